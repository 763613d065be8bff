//! What the Villain may say in its turn. R2 VI.B-F

use super::not_asked;
use crate::content::mission::Side;
use crate::content::tile::Rank;
use crate::rules::command::Command;
use crate::rules::frames::{Dredge, Frame, VillainStep};
use crate::rules::game::Game;
use crate::rules::query;
use crate::rules::refusal::{Refusal, Verdict, require};
use crate::rules::ruling::Rule;
use crate::rules::state::RiverSlot;

pub(super) fn check(game: &Game, command: &Command) -> Verdict {
    let state = game.state();
    match (state.stack.last(), command) {
        (_, Command::Dredge { position } | Command::Demobilize { position }) => {
            river(game, command, usize::from(*position))
        }
        (Some(Frame::VillainsTurn(VillainStep::Activate(left))), Command::ActivateTile { position }) => {
            require(*left > 0, Rule::ActivateTiles, "two tiles were activated this turn")?;
            let Some(cost) = query::tile_cost(game, usize::from(*position)) else {
                return Err(Refusal::new(Rule::ActivateTiles, "no tile lies there in the River"));
            };
            if cost > state.post.reserve {
                let reason = format!("it costs {cost} and the Reserve Zone holds {}", state.post.reserve);
                return Err(Refusal::new(Rule::ActivationCost, reason));
            }
            Ok(())
        }
        (Some(Frame::TileActivation(frame)), Command::ActivateMini { mini }) => {
            require(frame.left.contains(mini), Rule::DesignateMiniature, "it is not waiting to be activated")
        }
        (Some(Frame::Dredge(_)), Command::PayFrom { space }) => {
            require(state.post.spaces.on(*space) > 0, Rule::Dredging, "no cube lies there")
        }
        (Some(Frame::ChooseEvent), Command::ChooseEvent { event }) => {
            let known = usize::from(*event) < game.scenario().mission.events.len();
            require(known, Rule::Events, "the mission has no such Event")
        }
        (Some(Frame::Parts(frame)), Command::ChoosePart { part }) => {
            require(frame.left.contains(part), Rule::Order, "this part is not left")
        }
        (Some(Frame::Reinforce { points }), Command::Reinforce { tile, area }) => {
            reinforce(game, *points, *tile, *area)
        }
        _ => not_asked("this is not asked now"),
    }
}

/// At any point of the Villain's turn, but not while something is being resolved. R2 VI.E, VI.F
fn river(game: &Game, command: &Command, position: usize) -> Verdict {
    let state = game.state();
    let is_turn = state.stack.iter().any(|frame| matches!(frame, Frame::VillainsTurn(_)));
    let is_mine = is_turn && query::prompt(game).side == Side::Villain;
    require(is_mine, Rule::VillainsTurn, "it is not the Villain's turn")?;
    let is_open = matches!(
        state.stack.last(),
        Some(
            Frame::VillainsTurn(_)
                | Frame::TileActivation(_)
                | Frame::Activation(_)
                | Frame::Movement(_)
                | Frame::ChooseEvent
                | Frame::Parts(_)
                | Frame::Reinforce { .. }
        )
    );
    require(is_open, Rule::NotAsked, "something is being resolved")?;
    let cubes = state.post.fatigue + state.post.spaces.total() + state.post.reserve;
    require(cubes >= Dredge::COST, Rule::Dredging, "it costs two cubes")?;
    let Some(RiverSlot::Tile { tile, neutralized }) = state.river.get(position) else {
        return Err(Refusal::new(Rule::Dredging, "no Character tile lies there in the River"));
    };
    if let Command::Dredge { .. } = command {
        return require(*neutralized, Rule::Dredging, "only a Neutralized tile can be Dredged");
    }
    require(!state.post.demobilized, Rule::Demobilization, "Demobilization was used in this game")?;
    require(!neutralized, Rule::Demobilization, "a Neutralized tile is Dredged instead")?;
    let rank = game.scenario().tile(*tile).rank;
    require(rank != Rank::Leader, Rule::Demobilization, "only an Elite or Henchman tile can be Demobilized")
}

/// R2 VI.D
fn reinforce(game: &Game, points: u8, tile: crate::rules::id::TileId, area: crate::rules::board::AreaId) -> Verdict {
    let Some(cost) = game.scenario().tile(tile).reinforcement else {
        return Err(Refusal::new(Rule::Reinforcement, "its tile has no Reinforcement cost"));
    };
    if cost > points {
        return Err(Refusal::new(Rule::Reinforcement, format!("it costs {cost} and {points} points are left")));
    }
    let Some(mini) = query::in_pool(game, tile).next() else {
        return Err(Refusal::new(Rule::Reinforcement, "none of them waits in the Character Pool"));
    };
    require(query::room_for(game, mini, area), Rule::Reinforcement, "there is no room")?;
    let open: Vec<_> = game.state().reinforcement_areas.iter().filter(|(_, up)| *up).map(|(area, _)| *area).collect();
    if open.contains(&area) {
        return Ok(());
    }
    let is_full = open.iter().all(|at| !query::room_for(game, mini, *at));
    require(is_full, Rule::Reinforcement, "a Reinforcement Area still has room")?;
    let beside = open.iter().any(|at| game.scenario().board.is_adjacent(*at, area));
    require(beside, Rule::Reinforcement, "it must be Adjacent to a Reinforcement Area")
}
