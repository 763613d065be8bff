//! What a player may expect to be able to say at the open question: a superset of what is legal, from which
//! [`super::check`] strikes the rest. A Move comes with the fewest cubes, an action with every number of them.

mod actions;
mod mission;

pub use actions::{actions, hands, usable_efforts};
use actions::{each_once, with_tools};
pub use mission::granted;

use std::collections::BTreeSet;

use super::check::Movers;
use super::prompts;
use crate::command::{Command, RerollBy, Space, Stance};
use crate::frames::{AttackStage, Frame, HeroesStep, SetupStep, VillainStep};
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::offered;
use crate::query::energy::{each, pushes};
use crate::query::moving::{moves_on_bonus_alone, rests_and_moves, ways};
use crate::query::{self, energy, pools};
use crate::skills::Purpose;
use crate::state::{Phase, RiverSlot};
use gotham_content::mission::Side;
use gotham_content::script::AreaSet;

/// Everything that may be worth saying now.
pub fn candidates(game: &Game) -> Vec<Command> {
    let mut said = Vec::new();
    list(game, &mut said);
    let mut movers = Movers::new(game);
    for command in &mut said {
        if let Command::Move { mini, .. } = command
            && let Some(mover) = movers.of(*mini)
        {
            *command = mover.paid(command.clone());
        }
    }
    said
}

/// The same, added to a list that is reused. Moves are not paid for yet: [`super::open`] does that for the one
/// that is wanted.
pub fn list(game: &Game, said: &mut Vec<Command>) {
    let state = game.state();
    if state.result.is_some() {
        return;
    }
    match state.stack.last() {
        Some(Frame::Setup(step)) => setup_choices(game, *step, said),
        Some(Frame::HeroesTurn(HeroesStep::Stance(slot))) => {
            stances(state.mini_of(*slot), said);
            said.extend(offered::lent::answers(game));
        }
        Some(Frame::HeroesTurn(_)) => heroes_turn(game, said),
        Some(Frame::VillainsTurn(step)) => villains_turn(game, *step, said),
        Some(Frame::TileActivation(frame)) if query::heroes_choose_order(game, frame) => {
            said.extend(query::next_up(game, frame).into_iter().map(|mini| Command::ActivateMini { mini }));
        }
        Some(Frame::TileActivation(frame)) => {
            said.extend(frame.left.iter().map(|mini| Command::ActivateMini { mini: *mini }));
            said.push(Command::Finish);
        }
        Some(Frame::Activation(frame)) => {
            moves(game, frame.mini, said);
            actions(game, frame.mini, said);
            said.push(Command::Finish);
        }
        Some(Frame::Movement(frame)) => {
            moves(game, frame.mini, said);
            actions::free_actions(game, frame.mini, said);
            said.push(Command::Stop);
        }
        Some(Frame::Attack(frame)) if frame.stage == AttackStage::Defend => said.extend(defenses(game)),
        Some(Frame::Attack(frame)) => said.extend(offered::answers(game, frame)),
        Some(Frame::Action(frame)) => said.extend(frame.landing.iter().map(|area| Command::LandIn { area: *area })),
        Some(Frame::Roll(frame)) => {
            let dice = 0..frame.dice.len() as u8;
            said.extend(dice.flat_map(|die| RerollBy::ALL.map(|by| Command::Reroll { die, by })));
            said.push(Command::Keep);
            said.extend(offered::lent::answers(game));
        }
        Some(Frame::Wounds(_)) => said.extend(Space::ALL.map(|space| Command::LoseFrom { space })),
        Some(Frame::Dredge(_)) => said.extend(Space::ALL.map(|space| Command::PayFrom { space })),
        Some(Frame::HandOver(_)) => said.extend(query::agreement(game).into_iter().chain([Command::Decline])),
        Some(Frame::PutTokens(frame)) => said.extend((0..=frame.most).map(|count| Command::PutTokens { count })),
        Some(Frame::Reinforce { .. }) => {
            said.extend(reinforcements(game));
            said.push(Command::Finish);
        }
        Some(Frame::Regeneration(mini)) => said.extend(offered::regeneration::answers(game, *mini)),
        Some(Frame::Getaway(frame)) => said.extend(frame.areas.iter().map(|area| Command::PickArea { area: *area })),
        Some(frame) => match prompts::listed(game) {
            Some(answers) => said.extend(answers),
            None => mission::answers(game, frame, said),
        },
        None => {}
    }
    match super::side_asked(game) {
        Side::Heroes => drops(game, said),
        Side::Villain if state.phase == Phase::VillainsTurn => river_choices(game, said),
        Side::Villain => {}
    }
}

fn stances(mini: Option<MiniId>, said: &mut Vec<Command>) {
    let stances = [Stance::Active, Stance::Resting];
    said.extend(mini.into_iter().flat_map(|mini| stances.map(|stance| Command::TakeStance { mini, stance })));
}

fn setup_choices(game: &Game, step: SetupStep, said: &mut Vec<Command>) {
    let scenario = game.scenario();
    match step {
        SetupStep::Hero(slot) => {
            said.extend(scenario.hero_ids().map(|hero| Command::ChooseHero { slot: slot.0, hero }));
        }
        SetupStep::Gadgets(slot) => {
            let Some(mini) = game.state().mini_of(slot) else { return };
            said.extend(query::gadgets_that_fit(game, slot).map(|card| Command::TakeGadget { mini, card }));
            said.push(Command::Finish);
        }
        SetupStep::Allies(slot) => {
            let Some(mini) = game.state().mini_of(slot) else { return };
            said.extend(query::allies_for(game, slot).map(|tile| Command::ChooseAllies { mini, tile }));
        }
        SetupStep::PlaceAllies(slot) => {
            let Some(mini) = query::next_unplaced(game, slot) else { return };
            said.extend(query::spots(game, slot, mini).into_iter().map(|area| Command::Place { mini, area }));
        }
    }
}

fn heroes_turn(game: &Game, said: &mut Vec<Command>) {
    for mini in query::heroes(game) {
        let Some(tablet) = game.state().tablet(mini) else { continue };
        if query::acts_freely(game, mini) {
            actions::free_actions(game, mini, said);
        }
        if tablet.is_neutralized() {
            continue;
        }
        if tablet.stance == Stance::Active {
            moves(game, mini, said);
            actions(game, mini, said);
        } else if rests_and_moves(game, mini) {
            moves(game, mini, said);
        }
    }
    said.push(Command::EndTurn);
}

fn villains_turn(game: &Game, step: VillainStep, said: &mut Vec<Command>) {
    match step {
        VillainStep::Activate(_) => {
            let positions = 0..game.state().river.len() as u8;
            said.extend(positions.map(|position| Command::ActivateTile { position }));
            said.push(Command::EndTurn);
        }
        VillainStep::Begin => said.push(Command::Finish),
        VillainStep::Recover | VillainStep::End => {}
    }
}

/// Dredging and Demobilizing. R2 VI.E, VI.F
fn river_choices(game: &Game, said: &mut Vec<Command>) {
    for (slot, position) in game.state().river.iter().zip(0u8..) {
        match slot {
            RiverSlot::Tile { neutralized: true, .. } => said.push(Command::Dredge { position }),
            RiverSlot::Tile { .. } if !game.state().post.demobilized => said.push(Command::Demobilize { position }),
            RiverSlot::Tile { .. } | RiverSlot::Event => {}
        }
    }
}

/// Every Move of a miniature, not paid for yet; with and without Pushing Limits. R2 VII.A, G-39
fn moves(game: &Game, mini: MiniId, said: &mut Vec<Command>) {
    let Some(from) = game.state().mini(mini).area else { return };
    let ways = ways(game, mini, from);
    for pushing in each(pushes(game, mini)) {
        for (exit, card) in ways.clone() {
            said.push(Command::Move { mini, area: exit.to, how: exit.how, cubes: 0, card, pushing });
        }
    }
}

/// The same Move with more cubes, up to the Exertion limit; none in the First edition, and none for a Resting Hero.
/// G-12, G-67, E-19
pub(crate) fn with_more_cubes(game: &Game, command: &Command) -> impl Iterator<Item = Command> + use<> {
    let (command, most) = match command {
        Command::Move { mini, .. } if moves_on_bonus_alone(game, *mini) => (None, 0),
        Command::Move { mini, cubes, pushing, .. } if !game.options().edition.cubes_buy_what_is_missing() => {
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
pub fn drops(game: &Game, said: &mut Vec<Command>) {
    for mini in query::heroes(game) {
        let Some(tablet) = game.state().tablet(mini) else { continue };
        for card in each_once(tablet.equipment.iter().copied()) {
            said.push(Command::Drop { mini, card });
        }
    }
}

/// Every Defense against the attack under way: cubes, with and without One-time use cards. R2 VIII.B
pub fn defenses(game: &Game) -> Vec<Command> {
    let Some(Frame::Attack(frame)) = game.state().stack.last() else { return Vec::new() };
    let most = pools::defense_cubes(game, frame.target);
    let hands = with_tools(game, frame.target, Purpose::Defense(frame.kind), vec![Vec::new()]);
    let all = hands.iter().flat_map(|cards| (0..=most).map(|cubes| Command::Defend { cubes, cards: cards.clone() }));
    all.collect()
}

/// Every Reinforcement that may be worth trying: tiles with somebody in the pool, Areas with a token or beside one. R2 VI.D
pub fn reinforcements(game: &Game) -> impl Iterator<Item = Command> {
    let board = game.board();
    let open = game.state().reinforcement_areas.iter().filter(|(_, up)| *up).map(|(area, _)| *area);
    let near = open.fold(AreaSet::default(), |near, area| near.or(AreaSet::of(area)).or(board.beside(area)));
    let waiting: BTreeSet<TileId> =
        game.state().minis.iter().filter_map(|mini| mini.tile().filter(|_| mini.area.is_none())).collect();
    let waiting = waiting.into_iter().filter(|tile| query::in_pool(game, *tile).next().is_some());
    waiting.flat_map(move |tile| near.iter().map(move |area| Command::Reinforce { tile, area }))
}
