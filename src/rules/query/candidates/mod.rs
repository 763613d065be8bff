//! What a player may expect to be able to say at the open question: a superset of what is legal, from which
//! [`super::check`] strikes the rest. Cubes come in the fewest for a Move and in every number for an action.

mod actions;

pub use actions::{actions, efforts, has_grenade, may_interact};

use super::cards;
use super::moving::{breaks, cost_with, cubes_needed, exits, points, total};
use super::pools;
use crate::content::card::Usage;
use crate::content::mission::Side;
use crate::rules::board::{AreaId, Exit};
use crate::rules::command::{AttackKind, CardUse, Command, RerollBy, Space, Stance};
use crate::rules::frames::{AttackStage, Frame, HeroesStep, SetupStep, VillainStep};
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::skills::moving::Ease;
use crate::rules::state::{Phase, RiverSlot};

/// Everything that may be worth saying now.
pub fn candidates(game: &Game) -> Vec<Command> {
    let state = game.state();
    if state.result.is_some() {
        return Vec::new();
    }
    let mut said = match state.stack.last() {
        Some(Frame::Setup(step)) => setup_choices(game, *step),
        Some(Frame::HeroesTurn(HeroesStep::Stance(slot))) => {
            [Stance::Active, Stance::Resting].map(|stance| Command::TakeStance { mini: MiniId(*slot), stance }).into()
        }
        Some(Frame::HeroesTurn(_)) => heroes_turn(game),
        Some(Frame::VillainsTurn(step)) => villains_turn(game, *step),
        Some(Frame::TileActivation(frame)) => {
            let minis = frame.left.iter().map(|mini| Command::ActivateMini { mini: *mini });
            minis.chain([Command::Finish]).collect()
        }
        Some(Frame::Activation(frame)) => {
            let mut said = moves(game, frame.mini);
            said.extend(actions(game, frame.mini));
            said.push(Command::Finish);
            said
        }
        Some(Frame::Movement(frame)) => {
            let mut said = moves(game, frame.mini);
            said.push(Command::Stop);
            said
        }
        Some(Frame::Attack(frame)) => match frame.stage {
            AttackStage::Sacrifice => {
                let offers = frame.guardians.first().map(|mini| Command::Sacrifice { mini: *mini }).into_iter();
                offers.chain([Command::Decline]).collect()
            }
            AttackStage::Strikes => {
                let targets = super::targets(game, frame.attacker, frame.kind, &frame.cards);
                targets.into_iter().map(|target| Command::Strike { target }).chain([Command::Decline]).collect()
            }
            AttackStage::Combo => combos(game),
            AttackStage::StrikeBack => vec![Command::StrikeBack, Command::Decline],
            _ => defenses(game),
        },
        Some(Frame::Action(frame)) => frame.landing.iter().map(|area| Command::LandIn { area: *area }).collect(),
        Some(Frame::Roll(frame)) => {
            let dice = 0..frame.dice.len() as u8;
            let rights = [RerollBy::Bonus, RerollBy::Free, RerollBy::Paid];
            let rerolls = dice.flat_map(|die| rights.map(|by| Command::Reroll { die, by }));
            rerolls.chain([Command::Keep]).collect()
        }
        Some(Frame::Wounds(_)) => Space::ALL.map(|space| Command::LoseFrom { space }).into(),
        Some(Frame::Dredge(_)) => Space::ALL.map(|space| Command::PayFrom { space }).into(),
        Some(Frame::PutTokens(frame)) => (0..=frame.most).map(|count| Command::PutTokens { count }).collect(),
        Some(Frame::Parts(frame)) => frame.left.iter().map(|part| Command::ChoosePart { part: *part }).collect(),
        Some(Frame::ChooseEvent) => {
            (0..game.scenario().mission.events.len() as u8).map(|event| Command::ChooseEvent { event }).collect()
        }
        Some(Frame::Reinforce { .. }) => {
            let mut said = reinforcements(game);
            said.push(Command::Finish);
            said
        }
        Some(Frame::Round(_) | Frame::Pushed(_) | Frame::Hazard(_) | Frame::Explosion(_) | Frame::Effects(_))
        | None => Vec::new(),
    };
    match super::prompt(game).side {
        Side::Heroes => said.extend(drops(game)),
        Side::Villain if state.phase == Phase::VillainsTurn => said.extend(river_choices(game)),
        Side::Villain => {}
    }
    said
}

fn setup_choices(game: &Game, step: SetupStep) -> Vec<Command> {
    let scenario = game.scenario();
    match step {
        SetupStep::Hero(slot) => scenario.hero_ids().map(|hero| Command::ChooseHero { slot, hero }).collect(),
        SetupStep::Gadgets(slot) => {
            let mini = MiniId(slot);
            let cards = super::gadgets_that_fit(game, mini).into_iter();
            cards.map(|card| Command::TakeGadget { mini, card }).chain([Command::Finish]).collect()
        }
        SetupStep::Allies(slot) => {
            let mini = MiniId(slot);
            super::allies_for(game, mini).into_iter().map(|tile| Command::ChooseAllies { mini, tile }).collect()
        }
        SetupStep::PlaceAllies(slot) => {
            let Some(mini) = super::next_unplaced(game, MiniId(slot)) else { return Vec::new() };
            let spots = super::spots(game, MiniId(slot), mini).into_iter();
            spots.map(|area| Command::Place { mini, area }).collect()
        }
    }
}

fn heroes_turn(game: &Game) -> Vec<Command> {
    let mut said = Vec::new();
    for mini in (0..game.state().heroes.len() as u8).map(MiniId) {
        let Some(tablet) = game.state().hero(mini) else { continue };
        if tablet.stance != Stance::Active || tablet.is_neutralized() {
            continue;
        }
        said.extend(moves(game, mini));
        said.extend(actions(game, mini));
        said.extend(tablet.allies.iter().map(|ally| Command::CommandAllies { mini, tile: ally.tile }));
    }
    said.push(Command::EndTurn);
    said
}

fn villains_turn(game: &Game, step: VillainStep) -> Vec<Command> {
    let VillainStep::Activate(_) = step else { return Vec::new() };
    let tiles = (0..game.state().river.len() as u8).map(|position| Command::ActivateTile { position });
    tiles.chain([Command::EndTurn]).collect()
}

/// Dredging and Demobilizing. R2 VI.E, VI.F
fn river_choices(game: &Game) -> Vec<Command> {
    let slots = game.state().river.iter().zip(0u8..);
    slots
        .filter_map(|(slot, position)| match slot {
            RiverSlot::Tile { neutralized: true, .. } => Some(Command::Dredge { position }),
            RiverSlot::Tile { .. } if !game.state().post.demobilized => Some(Command::Demobilize { position }),
            RiverSlot::Tile { .. } | RiverSlot::Event => None,
        })
        .collect()
}

/// Every Move of a miniature, with the fewest cubes that pay it. R2 VII.A
pub fn moves(game: &Game, mini: MiniId) -> Vec<Command> {
    let Some(from) = game.state().mini(mini).area else { return Vec::new() };
    let (points, ease) = (points(game, mini), Ease::of(game, mini));
    let ways = exits(game, from).map(|exit| (exit, None)).chain(breaks(game, mini, from));
    ways.map(|(exit, card): (Exit, Option<CardId>)| {
        let parts = cost_with(game, mini, from, exit, ease);
        let cubes = cubes_needed(game, mini, total(&parts), points);
        Command::Move { mini, area: exit.to, how: exit.how, cubes, card }
    })
    .collect()
}

fn drops(game: &Game) -> Vec<Command> {
    let mut said = Vec::new();
    for (tablet, slot) in game.state().heroes.iter().zip(0u8..) {
        let mut cards = tablet.equipment.clone();
        cards.sort();
        cards.dedup();
        said.extend(cards.into_iter().map(|card| Command::Drop { mini: MiniId(slot), card }));
    }
    said
}

/// Every Defense against the attack under way: cubes, with and without One-time use cards. R2 VIII.B
pub fn defenses(game: &Game) -> Vec<Command> {
    let Some(Frame::Attack(frame)) = game.state().stack.last() else { return Vec::new() };
    let most = pools::defense_cubes(game, frame.target);
    let mut tools: Vec<CardUse> = Vec::new();
    if let Some(tablet) = game.state().hero(frame.target) {
        for id in tablet.cards().filter(|id| game.scenario().card(*id).one_time) {
            let line = game.scenario().card(id).lines.iter().position(|line| line.usage == Usage::Defense);
            let helps = cards::may_benefit(game, frame.target, id).is_ok();
            tools.extend(line.filter(|_| helps).map(|line| CardUse { card: id, line: line as u8 }));
        }
    }
    let mut choices: Vec<Vec<CardUse>> = vec![Vec::new()];
    choices.extend(tools.into_iter().map(|tool| vec![tool]));
    let all = choices.iter().flat_map(|cards| (0..=most).map(|cubes| Command::Defend { cubes, cards: cards.clone() }));
    all.collect()
}

fn combos(game: &Game) -> Vec<Command> {
    let Some(Frame::Attack(frame)) = game.state().stack.last() else { return Vec::new() };
    let pool = super::combo_pool(game, frame);
    let size = super::combo_size(game, frame);
    let mut picks: Vec<Vec<crate::content::dice::Color>> = vec![Vec::new()];
    for die in &pool {
        let longer: Vec<_> = picks.iter().map(|pick| pick.iter().copied().chain([die.color]).collect()).collect();
        picks.extend::<Vec<Vec<_>>>(longer);
    }
    picks.retain(|pick| pick.len() == size);
    picks.iter_mut().for_each(|pick| pick.sort());
    picks.sort();
    picks.dedup();
    let targets = super::targets(game, frame.attacker, AttackKind::Melee, &[]);
    let all = targets.into_iter().flat_map(|target| {
        picks.iter().map(move |dice| Command::Combo { target, dice: dice.clone() }).collect::<Vec<_>>()
    });
    all.chain([Command::Decline]).collect()
}

/// Every Reinforcement that may be worth trying: tiles with somebody in the pool, Areas with a token or beside one. R2 VI.D
pub fn reinforcements(game: &Game) -> Vec<Command> {
    let board = &game.scenario().board;
    let open: Vec<AreaId> =
        game.state().reinforcement_areas.iter().filter(|(_, up)| *up).map(|(area, _)| *area).collect();
    let near = |area: &AreaId| open.contains(area) || open.iter().any(|at| board.is_adjacent(*at, *area));
    let mut said = Vec::new();
    for tile in game.scenario().tile_ids() {
        if super::in_pool(game, tile).next().is_some() {
            said.extend(board.areas().filter(near).map(|area| Command::Reinforce { tile, area }));
        }
    }
    said
}
