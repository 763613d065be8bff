//! The end of the game. R2 III.B, G-1, E-1

use crate::event::Happening;
use crate::frames::Scope;
use crate::game::Game;
use crate::mission;
use crate::ruling::Rule;
use crate::state::{Phase, Victory};
use gotham_content::Ending;
use gotham_content::script::{Aspects, Compiled, Moment};

/// Tests the endings that are watched throughout, as far as what has changed since they were last tested concerns them.
/// R2 III.B, G-1
pub(in crate::flow) fn test(game: &mut Game) {
    let changed = game.untested();
    if changed == Aspects::NONE || game.state().result.is_some() || game.state().phase == Phase::Setup {
        return;
    }
    let is_concerned = game.scenario().noticed.concerns_endings(changed);
    let found = if is_concerned { watched(game, changed) } else { None };
    game.endings_are_tested();
    if let Some(ending) = found {
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
    is_moment_due(game, moment) && test_those(game, |ending| ending.at.is_none_or(|at| at == moment))
}

/// Whether an ending of a moment holds now, in the last round. R2 III.B, G-1
pub(in crate::flow) fn is_moment_due(game: &Game, moment: Moment) -> bool {
    let is_last = game.state().round == game.state().memory.last_round;
    is_last && due(game, |_, ending| ending.at == Some(moment)).is_some()
}

fn test_those(game: &mut Game, is_tested: impl Fn(&Ending<Compiled>) -> bool) -> bool {
    let found = due(game, |_, ending| is_tested(ending));
    if let Some(ending) = found {
        end(game, ending);
    }
    found.is_some()
}

/// Whether an ending that is watched throughout holds now. R2 III.B, G-1
pub(in crate::flow) fn is_due(game: &Game) -> bool {
    game.state().phase != Phase::Setup && watched(game, Aspects::ALL).is_some()
}

fn watched(game: &Game, changed: Aspects) -> Option<usize> {
    let throughout = game.options().edition.tests_endings_throughout();
    let is_watched = |ending: &Ending<Compiled>| ending.at.is_none() && (throughout || ending.constant);
    let noticed = &game.scenario().noticed;
    due(game, |at, ending| noticed.concerns_ending(at, changed) && is_watched(ending))
}

/// The first of the given endings that holds now.
fn due(game: &Game, is_tested: impl Fn(usize, &Ending<Compiled>) -> bool) -> Option<usize> {
    let scope = Scope::default();
    let mut endings = game.scenario().program.endings.iter().enumerate();
    let holds = |ending: &Ending<Compiled>| mission::all_hold(game, &ending.only_if, &scope);
    endings.find(|(at, ending)| is_tested(*at, ending) && holds(ending)).map(|(at, _)| at)
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
