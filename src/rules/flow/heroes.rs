//! The Heroes' turn. R2 V.B

use super::round::moment;
use super::stack::{Flow, go, push, wait};
use super::{action, activation, attack, energy, fields, movement, wounds};
use crate::content::mission::{Moment, Side};
use crate::rules::command::{Command, Stance};
use crate::rules::event::Happening;
use crate::rules::frames::{Frame, HeroesStep};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::ruling::Rule;

/// Goes on with the Heroes' turn. R2 V.B
pub(super) fn step(game: &mut Game, step: HeroesStep) -> Flow {
    match step {
        HeroesStep::Rest => {
            rest(game, Rule::RestCubes);
            push(game, Frame::HeroesTurn(HeroesStep::Stance(0)));
            fields::dissipate(game, Side::Heroes);
            moment(game, Moment::StartOfHeroesTurn);
            Flow::Goes
        }
        HeroesStep::Stance(slot) => {
            let Some(tablet) = game.state().heroes.get(usize::from(slot)) else {
                return go(game, Frame::HeroesTurn(HeroesStep::Actions));
            };
            if tablet.is_neutralized() {
                take_stance(game, MiniId(slot), Stance::Resting);
                return go(game, Frame::HeroesTurn(HeroesStep::Stance(slot + 1)));
            }
            wait(game, Frame::HeroesTurn(step))
        }
        HeroesStep::Actions => wait(game, Frame::HeroesTurn(step)),
        HeroesStep::RestAgain => {
            rest(game, Rule::RestCubesAgain);
            game.emit(Rule::HeroesTurn, Happening::TurnEnds { side: Side::Heroes });
            Flow::Goes
        }
    }
}

/// Carries out what the Heroes say in their turn. R2 V.B.3-4
pub(super) fn answer(game: &mut Game, step: HeroesStep, command: &Command) {
    match (step, command) {
        (HeroesStep::Stance(slot), Command::TakeStance { mini, stance }) => {
            take_stance(game, *mini, *stance);
            push(game, Frame::HeroesTurn(HeroesStep::Stance(slot + 1)));
        }
        (_, Command::EndTurn) => {
            push(game, Frame::HeroesTurn(HeroesStep::RestAgain));
            moment(game, Moment::EndOfHeroesTurn);
        }
        _ => {
            push(game, Frame::HeroesTurn(step));
            act(game, command);
        }
    }
}

/// Begins the action that a command names, on top of the frame that allowed it: the Wounds of Pushing Limits are
/// suffered before it. R2 VII, S2 Pushing Limits
pub(super) fn act(game: &mut Game, command: &Command) {
    match command.effort() {
        Some((mini, effort)) if effort.pushing > 0 => {
            let wounds = effort.pushing;
            push(game, Frame::Pushed(Box::new(command.clone())));
            wounds::push_limits(game, mini, wounds);
        }
        _ => perform(game, command),
    }
}

/// Performs an action whose Wounds have been suffered. R2 VII
pub(super) fn perform(game: &mut Game, command: &Command) {
    match command {
        Command::Move { .. } => movement::begin(game, command),
        Command::Attack { .. } | Command::Shackle { .. } => attack::begin(game, command),
        Command::CommandAllies { mini, tile } => activation::command_allies(game, *mini, *tile),
        _ => action::begin(game, command),
    }
}

fn rest(game: &mut Game, rule: Rule) {
    for slot in 0..game.state().heroes.len() as u8 {
        energy::rest_hero(game, MiniId(slot), rule);
    }
}

/// A Stance and its recovery: from Fatigue to Reserve, then from Wounds to Fatigue. R2 V.B.3
fn take_stance(game: &mut Game, mini: MiniId, stance: Stance) {
    let scenario = game.scenario().clone();
    let state = game.state_mut();
    let tablet = &mut state.heroes[mini.index()];
    let was_neutralized = tablet.is_neutralized();
    let screen = scenario.hero(tablet.hero);
    let value = match stance {
        Stance::Active => screen.active_recovery,
        Stance::Resting => screen.resting_recovery,
    };
    tablet.stance = stance;
    let to_reserve = value.min(tablet.fatigue);
    tablet.fatigue -= to_reserve;
    tablet.reserve += to_reserve;
    let healed = (value - to_reserve).min(tablet.wounds);
    tablet.wounds -= healed;
    tablet.fatigue += healed;
    let is_back = was_neutralized && !tablet.is_neutralized();
    let stands_up = stance == Stance::Active && state.minis[mini.index()].down;
    if stands_up {
        state.minis[mini.index()].down = false;
        state.heroes[mini.index()].rising = true;
    }
    game.emit(Rule::Stances, Happening::StanceTaken { mini, stance });
    if to_reserve > 0 || healed > 0 {
        game.emit(Rule::Stances, Happening::Recovered { mini: Some(mini), to_reserve, healed });
    }
    if is_back {
        game.emit(Rule::Neutralization, Happening::Revived { mini });
    }
    if stands_up {
        game.emit(Rule::LaidDown, Happening::StoodUp { mini });
    }
}
