//! What the Villain may say in its turn. R2 VI.B-F

use super::acting::not_asked;
use crate::answers::side_asked;
use crate::board::AreaId;
use crate::command::Command;
use crate::frames::{AttackStage, Dredge, Frame, VillainStep};
use crate::game::Game;
use crate::id::TileId;
use crate::mission;
use crate::query;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::state::RiverSlot;
use gotham_content::mission::Side;
use gotham_content::tile::Rank;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    let state = game.state();
    match (state.stack.last(), command) {
        (_, Command::Dredge { position } | Command::Demobilize { position }) => {
            river(game, command, usize::from(*position))
        }
        (Some(Frame::VillainsTurn(VillainStep::Activate(left))), Command::ActivateTile { position }) => {
            require(*left > 0, Rule::ActivateTiles, Reason::TwoTilesActivated)?;
            let Some(cost) = query::tile_cost(game, usize::from(*position)) else {
                return refuse(Rule::ActivateTiles, Reason::NoTileThere);
            };
            let reserve = state.post.reserve;
            require(cost <= reserve, Rule::ActivationCost, Reason::TileCosts { cost, reserve })?;
            match mission::banned_until(game, usize::from(*position)) {
                Some(round) => refuse(Rule::Priority, Reason::TileIsBanned { round }),
                None => Ok(()),
            }
        }
        (Some(Frame::TileActivation(frame)), Command::ActivateMini { mini })
            if query::heroes_choose_order(game, frame) =>
        {
            let is_next = query::next_up(game, frame).contains(mini);
            require(is_next, Rule::AiTurn, Reason::NotWaitingForActivation { mini: *mini })
        }
        (Some(Frame::TileActivation(frame)), Command::ActivateMini { mini }) => require(
            frame.left.contains(mini),
            Rule::DesignateMiniature,
            Reason::NotWaitingForActivation { mini: *mini },
        ),
        (Some(Frame::Dredge(_)), Command::PayFrom { space }) => {
            require(state.post.spaces.on(*space) > 0, Rule::Dredging, Reason::NoCubeOnSpace)
        }
        (Some(Frame::ChooseEvent), Command::ChooseEvent { event }) => {
            require(mission::open_events(game).contains(event), Rule::Events, Reason::NoSuchEvent)
        }
        (Some(Frame::Triggered(frame)), Command::ChoosePart { part }) => {
            let is_left = frame.left.iter().any(|due| mission::part_of(game, due) == *part);
            require(is_left, Rule::Order, Reason::PartIsDone)
        }
        (Some(Frame::Parts(frame)), Command::ChoosePart { part }) => {
            require(frame.left.contains(part), Rule::Order, Reason::PartIsDone)
        }
        (Some(Frame::Reinforce { points }), Command::Reinforce { tile, area }) => {
            reinforce(game, *points, *tile, *area)
        }
        _ => not_asked(),
    }
}

/// Wherever the Villain decides something on its own turn, but not during a Defense or a Reroll. R2 VI.E, VI.F, G-66
fn river(game: &Game, command: &Command, position: usize) -> Verdict {
    let state = game.state();
    let is_turn = state.stack.iter().any(|frame| matches!(frame, Frame::VillainsTurn(_)));
    let is_mine = is_turn && side_asked(game) == Side::Villain;
    require(is_mine, Rule::VillainsTurn, Reason::NotVillainsTurn)?;
    let is_open = match state.stack.last() {
        Some(
            Frame::VillainsTurn(_)
            | Frame::TileActivation(_)
            | Frame::Activation(_)
            | Frame::Movement(_)
            | Frame::Action(_)
            | Frame::PutTokens(_)
            | Frame::ChooseEvent
            | Frame::Parts(_)
            | Frame::Triggered(_)
            | Frame::Effects(_)
            | Frame::Question(_)
            | Frame::Putting(_)
            | Frame::Granted(_)
            | Frame::Regeneration(_)
            | Frame::Reinforce { .. },
        ) => true,
        Some(Frame::Attack(frame)) => {
            matches!(frame.stage, AttackStage::CarryOn | AttackStage::FollowUp | AttackStage::HitBack)
        }
        _ => false,
    };
    require(is_open, Rule::NotAsked, Reason::BeingResolved)?;
    let cubes = state.post.cubes();
    require(cubes >= Dredge::COST, Rule::Dredging, Reason::DredgingCosts { cost: Dredge::COST, cubes })?;
    let Some(slot) = state.river.get(position) else { return refuse(Rule::Dredging, Reason::NoTileThere) };
    match (command, slot) {
        (_, RiverSlot::Event) => return refuse(Rule::Dredging, Reason::NoTileThere),
        (Command::Dredge { .. }, RiverSlot::Tile { neutralized, .. }) => {
            require(*neutralized, Rule::Dredging, Reason::OnlyNeutralizedAreDredged)?;
        }
        (_, RiverSlot::Tile { neutralized, .. }) => {
            require(!state.post.demobilized, Rule::Demobilization, Reason::DemobilizedAlready)?;
            require(!neutralized, Rule::Demobilization, Reason::DredgedInstead)?;
        }
    }
    may_leave_river(game, slot)
}

/// Whether a tile may leave the River for cubes: dredged if it is Neutralized, and otherwise demobilized, once per game
/// and never a Leader. R2 VI.E, VI.F
pub(crate) fn may_leave_river(game: &Game, slot: &RiverSlot) -> Verdict {
    match slot {
        RiverSlot::Event => refuse(Rule::Dredging, Reason::NoTileThere),
        RiverSlot::Tile { neutralized: true, .. } => Ok(()),
        RiverSlot::Tile { tile, neutralized: false } => {
            require(!game.state().post.demobilized, Rule::Demobilization, Reason::DemobilizedAlready)?;
            let is_leader = game.scenario().tile(*tile).rank == Rank::Leader;
            require(!is_leader, Rule::Demobilization, Reason::LeadersStay)
        }
    }
}

/// Whether a miniature may be brought in: with a token, or beside one if all are full; in the First edition, beside one
/// that is full. R2 VI.D, E-26
fn reinforce(game: &Game, points: u8, tile: TileId, area: AreaId) -> Verdict {
    let Some(cost) = game.scenario().tile(tile).reinforcement else {
        return refuse(Rule::Reinforcement, Reason::NeverReinforced);
    };
    require(cost <= points, Rule::Reinforcement, Reason::PointsTooFew { cost, points })?;
    let Some(mini) = query::in_pool(game, tile).next() else {
        return refuse(Rule::Reinforcement, Reason::PoolIsEmpty);
    };
    require(!game.board().is_closed(area), Rule::ClosedAreas, Reason::AreaIsClosed)?;
    require(query::room_for(game, mini, area), Rule::Reinforcement, Reason::NoRoom)?;
    let open: Vec<_> = game.state().reinforcement_areas.iter().filter(|(_, up)| *up).map(|(area, _)| *area).collect();
    if open.contains(&area) {
        return Ok(());
    }
    let beside = |at: &AreaId| game.board().is_adjacent(*at, area);
    let is_full = |at: &AreaId| !query::room_for(game, mini, *at);
    let spills = match game.options().edition.reinforcements_spill_over() {
        true => !open.iter().any(beside) || open.iter().any(|at| beside(at) && is_full(at)),
        false => open.iter().all(is_full),
    };
    require(spills, Rule::Reinforcement, Reason::ReinforcementAreaHasRoom)?;
    require(open.iter().any(beside), Rule::Reinforcement, Reason::FarFromReinforcementArea)
}
