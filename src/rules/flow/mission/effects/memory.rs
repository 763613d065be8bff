//! Effects on what the mission remembers: numbers, dice, modes, the end.

use crate::event::Happening;
use crate::flow::mission::endings;
use crate::frames::Scope;
use crate::game::Game;
use crate::id::{ModeId, ValueId};
use crate::mission;
use crate::ruling::Rule;
use gotham_content::script::{Compiled, Effect};

pub(super) fn carry_out(game: &mut Game, effect: &Effect<Compiled>, scope: &Scope) {
    let number = |wanted| mission::number(game, wanted, scope);
    match effect {
        Effect::Set(value, to) => {
            let to = number(to);
            set(game, *value, to);
        }
        Effect::Add(value, more) => {
            let to = game.state().memory.value(*value).saturating_add(number(more));
            set(game, *value, to);
        }
        Effect::Take(value, less) => {
            let to = game.state().memory.value(*value).saturating_sub(number(less));
            set(game, *value, to);
        }
        Effect::Roll(value, colors) => {
            let dice: Vec<_> = colors.iter().map(|color| (*color, game.draw_face(*color))).collect();
            let shown = dice.iter().map(|(_, face)| *face).sum();
            game.emit(Rule::DiceRule, Happening::MissionRolled { dice });
            set(game, *value, shown);
        }
        Effect::RollD6(value) => {
            let shown = game.draw_d6(Rule::DiceRule);
            set(game, *value, shown);
        }
        Effect::BeginMode(mode) => turn(game, *mode, true),
        Effect::EndMode(mode) => turn(game, *mode, false),
        Effect::SetLastRound(round) => {
            let round = number(round);
            if game.state().memory.last_round != round {
                game.state_mut().memory.last_round = round;
                game.emit(Rule::EndOfGame, Happening::LastRoundSet { round });
            }
        }
        Effect::End(ending) => endings::end(game, ending.index()),
        _ => {}
    }
}

/// A named number changes. G-5
fn set(game: &mut Game, value: ValueId, to: u8) {
    let Some(held) = game.state_mut().memory.values.get_mut(value.index()) else { return };
    let from = std::mem::replace(held, to);
    if from != to {
        game.emit(Rule::Priority, Happening::ValueSet { value, from, to });
    }
}

fn turn(game: &mut Game, mode: ModeId, on: bool) {
    let modes = &mut game.state_mut().memory.modes;
    if modes.contains(&mode) == on {
        return;
    }
    modes.retain(|other| *other != mode);
    if on {
        modes.push(mode);
    }
    game.emit(Rule::Priority, Happening::ModeTurned { mode, on });
}
