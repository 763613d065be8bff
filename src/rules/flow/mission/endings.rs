//! The end of the game. R2 III.B, G-1

use crate::content::script::Moment;
use crate::rules::event::Happening;
use crate::rules::frames::Scope;
use crate::rules::game::Game;
use crate::rules::mission;
use crate::rules::ruling::Rule;
use crate::rules::state::{Outcome, Phase};

/// Tests the endings that hold at any time. R2 III.B, G-1
pub(in crate::rules::flow) fn test(game: &mut Game) {
    if game.state().phase != Phase::Setup && game.state().result.is_none() {
        test_at(game, None);
    }
}

/// Tests the endings of a moment, in the last round only; whether the game is over. R2 III.B, G-1
pub(in crate::rules::flow) fn test_moment(game: &mut Game, moment: Moment) -> bool {
    game.state().round == game.state().memory.last_round && test_at(game, Some(moment))
}

fn test_at(game: &mut Game, moment: Option<Moment>) -> bool {
    let found = due(game, moment);
    if let Some(ending) = found {
        end(game, ending);
    }
    found.is_some()
}

/// Whether an ending that holds at any time holds now. R2 III.B, G-1
pub(in crate::rules::flow) fn is_due(game: &Game) -> bool {
    game.state().phase != Phase::Setup && due(game, None).is_some()
}

fn due(game: &Game, moment: Option<Moment>) -> Option<usize> {
    let scope = Scope::default();
    let mut endings = game.scenario().program.endings.iter();
    endings.position(|ending| ending.at == moment && mission::all_hold(game, &ending.only_if, &scope))
}

/// Ends the game by an ending of the mission. R2 III.B
pub(in crate::rules::flow) fn end(game: &mut Game, ending: usize) {
    let winner = game.scenario().program.endings[ending].winner;
    let outcome = Outcome { winner, ending: ending as u8 };
    let state = game.state_mut();
    state.result = Some(outcome);
    state.phase = Phase::GameOver;
    state.stack.clear();
    game.emit(Rule::EndOfGame, Happening::GameOver { winner, ending: ending as u8 });
}
