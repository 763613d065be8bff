//! The end of the game. R2 III.B, G-1

use crate::rules::event::Happening;
use crate::rules::game::Game;
use crate::rules::query;
use crate::rules::ruling::Rule;
use crate::rules::state::{Outcome, Phase};

/// Tests the endings that hold at any time. R2 III.B, G-1
pub(super) fn test_endings(game: &mut Game) {
    if game.state().phase == Phase::Setup || game.state().result.is_some() {
        return;
    }
    let endings = &game.scenario().mission.endings;
    let found = endings
        .iter()
        .position(|ending| ending.at.is_none() && ending.only_if.iter().all(|condition| query::holds(game, condition)));
    if let Some(ending) = found {
        end(game, ending);
    }
}

/// Ends the game by an ending of the mission. R2 III.B
pub(super) fn end(game: &mut Game, ending: usize) {
    let winner = game.scenario().mission.endings[ending].winner;
    let outcome = Outcome { winner, ending: ending as u8 };
    let state = game.state_mut();
    state.result = Some(outcome);
    state.phase = Phase::GameOver;
    state.stack.clear();
    game.emit(Rule::EndOfGame, Happening::GameOver { winner, ending: ending as u8 });
}
