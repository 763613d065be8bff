//! What a player may expect to be able to say at the open question: a superset of what is legal, from which
//! [`super::check`] strikes the rest. Cubes come in the fewest for a Move and in every number for an action.

mod actions;
mod mission;

pub use actions::{actions, each, efforts, hands, pushes};
pub use mission::granted;

use super::moving::{Leaving, breaks, cubes_needed, points, rests_and_moves};
use super::pools;
use super::{cards, energy};
use crate::content::card::Usage;
use crate::content::mission::Side;
use crate::rules::board::{AreaId, Exit};
use crate::rules::command::{CardUse, Command, RerollBy, Space, Stance};
use crate::rules::frames::{AttackStage, Frame, HeroesStep, SetupStep, VillainStep};
use crate::rules::game::Game;
use crate::rules::id::{CardId, MiniId};
use crate::rules::skills::moving::Ease;
use crate::rules::skills::offered;
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
            let mini = state.mini_of(*slot).into_iter();
            let stances = [Stance::Active, Stance::Resting];
            mini.flat_map(|mini| stances.map(|stance| Command::TakeStance { mini, stance })).collect()
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
        Some(Frame::Attack(frame)) if frame.stage == AttackStage::Defend => defenses(game),
        Some(Frame::Attack(frame)) => offered::answers(game, frame),
        Some(Frame::Action(frame)) => frame.landing.iter().map(|area| Command::LandIn { area: *area }).collect(),
        Some(Frame::Roll(frame)) => {
            let dice = 0..frame.dice.len() as u8;
            let rerolls = dice.flat_map(|die| RerollBy::ALL.map(|by| Command::Reroll { die, by }));
            rerolls.chain([Command::Keep]).collect()
        }
        Some(Frame::Wounds(_)) => Space::ALL.map(|space| Command::LoseFrom { space }).into(),
        Some(Frame::Dredge(_)) => Space::ALL.map(|space| Command::PayFrom { space }).into(),
        Some(Frame::HandOver(_)) => super::agreement(game).into_iter().chain([Command::Decline]).collect(),
        Some(Frame::PutTokens(frame)) => (0..=frame.most).map(|count| Command::PutTokens { count }).collect(),
        Some(Frame::Reinforce { .. }) => {
            let mut said = reinforcements(game);
            said.push(Command::Finish);
            said
        }
        Some(frame) => mission::answers(game, frame).unwrap_or_default(),
        None => Vec::new(),
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
        SetupStep::Hero(slot) => scenario.hero_ids().map(|hero| Command::ChooseHero { slot: slot.0, hero }).collect(),
        SetupStep::Gadgets(slot) => {
            let Some(mini) = game.state().mini_of(slot) else { return Vec::new() };
            let cards = super::gadgets_that_fit(game, slot).into_iter();
            cards.map(|card| Command::TakeGadget { mini, card }).chain([Command::Finish]).collect()
        }
        SetupStep::Allies(slot) => {
            let Some(mini) = game.state().mini_of(slot) else { return Vec::new() };
            super::allies_for(game, slot).into_iter().map(|tile| Command::ChooseAllies { mini, tile }).collect()
        }
        SetupStep::PlaceAllies(slot) => {
            let Some(mini) = super::next_unplaced(game, slot) else { return Vec::new() };
            let spots = super::spots(game, slot, mini).into_iter();
            spots.map(|area| Command::Place { mini, area }).collect()
        }
    }
}

fn heroes_turn(game: &Game) -> Vec<Command> {
    let mut said = Vec::new();
    for mini in super::heroes(game) {
        let Some(tablet) = game.state().tablet(mini) else { continue };
        if tablet.is_neutralized() {
            continue;
        }
        if tablet.stance == Stance::Active {
            said.extend(moves(game, mini));
            said.extend(actions(game, mini));
        } else if rests_and_moves(game, mini) {
            said.extend(moves(game, mini));
        }
    }
    said.push(Command::EndTurn);
    said
}

fn villains_turn(game: &Game, step: VillainStep) -> Vec<Command> {
    match step {
        VillainStep::Activate(_) => {}
        VillainStep::Begin => return vec![Command::Finish],
        VillainStep::Recover | VillainStep::End => return Vec::new(),
    }
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

/// Every Move of a miniature, with the fewest cubes that pay it; with and without Pushing Limits. R2 VII.A, G-39
pub fn moves(game: &Game, mini: MiniId) -> Vec<Command> {
    let Some(from) = game.state().mini(mini).area else { return Vec::new() };
    let (points, leaving) = (points(game, mini), Leaving::of(game, mini, from, Ease::of(game, mini)));
    let breaks = breaks(game, mini, from);
    let mut said = Vec::new();
    for pushing in each(pushes(game, mini)) {
        let ways = game.board().exits(from).iter().map(|exit| (*exit, None)).chain(breaks.iter().copied());
        said.extend(ways.map(|(exit, card): (Exit, Option<CardId>)| {
            let cubes = cubes_needed(game, mini, leaving.cost(exit), points).saturating_sub(pushing);
            Command::Move { mini, area: exit.to, how: exit.how, cubes, card, pushing }
        }));
    }
    said
}

/// The same Move with more cubes, up to the Exertion limit. G-12
pub fn with_more_cubes(game: &Game, command: &Command) -> impl Iterator<Item = Command> + use<> {
    let (command, most) = match command {
        Command::Move { mini, cubes, pushing, .. } => {
            (Some((command.clone(), *cubes)), energy::most_after(game, *mini, Space::Movement, *pushing))
        }
        _ => (None, 0),
    };
    command.into_iter().flat_map(move |(command, cubes)| (cubes + 1..=most).map(move |more| with_cubes(&command, more)))
}

fn with_cubes(command: &Command, wanted: u8) -> Command {
    let mut command = command.clone();
    if let Command::Move { cubes, .. } = &mut command {
        *cubes = wanted;
    }
    command
}

/// What may be dropped: at any time, by the Heroes' side. R2 V.C.2.e
pub fn drops(game: &Game) -> Vec<Command> {
    let mut said = Vec::new();
    for mini in super::heroes(game) {
        let Some(tablet) = game.state().tablet(mini) else { continue };
        let mut cards = tablet.equipment.clone();
        cards.sort();
        cards.dedup();
        said.extend(cards.into_iter().map(|card| Command::Drop { mini, card }));
    }
    said
}

/// Every Defense against the attack under way: cubes, with and without One-time use cards. R2 VIII.B
pub fn defenses(game: &Game) -> Vec<Command> {
    let Some(Frame::Attack(frame)) = game.state().stack.last() else { return Vec::new() };
    let most = pools::defense_cubes(game, frame.target);
    let mut tools: Vec<CardUse> = Vec::new();
    if let Some(tablet) = game.state().tablet(frame.target) {
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

/// Every Reinforcement that may be worth trying: tiles with somebody in the pool, Areas with a token or beside one. R2 VI.D
pub fn reinforcements(game: &Game) -> Vec<Command> {
    let board = game.board();
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
