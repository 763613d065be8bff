//! The end of the game. R2 III.B, G-1, E-1

use crate::event::Happening;
use crate::frames::Scope;
use crate::game::Game;
use crate::mission;
use crate::ruling::Rule;
use crate::state::{Phase, Victory};
use gotham_content::Ending;
use gotham_content::script::{Compiled, Moment};

/// Tests the endings that are watched throughout. R2 III.B, G-1
pub(in crate::flow) fn test(game: &mut Game) {
    if game.state().result.is_none()
        && let Some(ending) = watched(game)
    {
        end(game, ending);
    }
}

/// After either side's turn, tests the endings that are not watched throughout, and says whether the game is over. E-1
pub(in crate::flow) fn test_checkpoint(game: &mut Game) -> bool {
    test_those(game, |ending| ending.at.is_none())
}

/// Tests the endings of a moment, only in the last round, and says whether the game is over. One that waits for the
/// checkpoint is not overtaken by one of the moment listed after it. R2 III.B, G-1, E-1
pub(in crate::flow) fn test_moment(game: &mut Game, moment: Moment) -> bool {
    let is_last = game.state().round == game.state().memory.last_round;
    let is_due = is_last && due(game, |ending| ending.at == Some(moment)).is_some();
    is_due && test_those(game, |ending| ending.at.is_none_or(|at| at == moment))
}

fn test_those(game: &mut Game, is_tested: impl Fn(&Ending<Compiled>) -> bool) -> bool {
    let found = due(game, is_tested);
    if let Some(ending) = found {
        end(game, ending);
    }
    found.is_some()
}

/// Whether an ending that is watched throughout holds now. R2 III.B, G-1
pub(in crate::flow) fn is_due(game: &Game) -> bool {
    watched(game).is_some()
}

fn watched(game: &Game) -> Option<usize> {
    let throughout = game.options().edition.tests_endings_throughout();
    let is_over = || due(game, |ending| ending.at.is_none() && (throughout || ending.constant));
    if game.state().phase == Phase::Setup { None } else { is_over() }
}

/// The first of the given endings that holds now.
fn due(game: &Game, is_tested: impl Fn(&Ending<Compiled>) -> bool) -> Option<usize> {
    let scope = Scope::default();
    let mut endings = game.scenario().program.endings.iter();
    endings.position(|ending| is_tested(ending) && mission::all_hold(game, &ending.only_if, &scope))
}

/// Ends the game by an ending of the mission. R2 III.B
pub(in crate::flow) fn end(game: &mut Game, ending: usize) {
    let winner = game.scenario().program.endings[ending].winner;
    let outcome = Victory { winner, ending: ending as u8 };
    let state = game.state_mut();
    state.result = Some(outcome);
    state.phase = Phase::GameOver;
    state.stack.clear();
    game.emit(Rule::EndOfGame, Happening::GameOver { winner, ending: ending as u8 });
}
