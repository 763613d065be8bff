//! What somebody has made of a puzzle.

use crate::advice::Because;
use crate::history::Match;
use crate::record::Entry;
use gotham_rules::frames::Frame;
use gotham_rules::{Command, Game, answers};

/// A plan, and what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Reasoned {
    /// One command, or the Moves of a whole way.
    pub way: Vec<Command>,
    /// Why somebody would do it.
    pub reason: Because,
}

/// What a side has done since it was asked, once that is whole: one command, or the Moves of a whole Movement. What the other
/// side is asked on the way, and any detail, is no part of it.
pub fn plan_since(table: &Match, asked: usize) -> Option<Vec<Command>> {
    let side = answers::side_asked(table.at(asked));
    let mut plan = Vec::new();
    for (at, step) in table.steps().iter().enumerate().skip(asked) {
        let Entry::Said(command) = &step.entry else { return None };
        let is_own = answers::side_asked(table.at(at)) == side;
        if is_own && (plan.is_empty() || is_move(command)) {
            plan.push(command.clone());
        }
        if !plan.first().is_some_and(is_move) || !is_moving(&step.after) {
            return Some(plan).filter(|plan| !plan.is_empty());
        }
    }
    None
}

fn is_move(command: &Command) -> bool {
    matches!(command, Command::Move { .. })
}

/// Whether a Movement is under way, though something else may be asked first.
fn is_moving(game: &Game) -> bool {
    let state = game.state();
    state.result.is_none() && state.stack.iter().any(|frame| matches!(frame, Frame::Movement(_)))
}
