//! What is answered to a question that is the Villain's: one of several equally good answers, at random. SOLO IV

use super::reinforce;
use super::tasks::set_paid;
use crate::content::mission::Side;
use crate::rules::answers;
use crate::rules::command::{Command, RerollBy};
use crate::rules::frames::{Deed, Frame};
use crate::rules::game::Game;
use crate::rules::ruling::Rule;
use crate::rules::solo;

/// The answer, if cards decide for the side that is asked. It passes the check as a player's does.
pub(in crate::rules::flow) fn respond(game: &mut Game) -> Option<Command> {
    if game.state().result.is_some() || !is_automated(game, answers::side_asked(game)) {
        return None;
    }
    let command = match game.state().stack.last() {
        Some(Frame::Reinforce { points }) => {
            let points = *points;
            reinforce::next(game, points)
        }
        _ => {
            let mut answers = solo::answers(game);
            let at = if is_by_the_die(game) { by_the_die(game, answers.len()) } else { None };
            let at = at.or_else(|| game.draw_one_of(Rule::GoldenRule, answers.len()))?;
            answers.swap_remove(at)
        }
    };
    debug_assert!(answers::check(game, &command).is_ok(), "{command:?} at {:?}", game.state().stack.last());
    if matches!(command, Command::Reroll { by: RerollBy::Paid, .. }) {
        set_paid(game, true);
    }
    Some(command)
}

/// Whether a Minion that was called has the choice of its attack. SOLO XI
fn is_by_the_die(game: &Game) -> bool {
    match game.state().stack.as_slice() {
        [.., Frame::Errand(errand), Frame::Activation(activation)] => {
            matches!(errand.deed, Deed::Strike(_)) && activation.action.is_none()
        }
        _ => false,
    }
}

/// One of several by the six-sided die: each has as many faces, what is left over is rolled again. SOLO XI
pub(super) fn by_the_die(game: &mut Game, of: usize) -> Option<usize> {
    if !(2..=6).contains(&of) {
        return None;
    }
    let faces = 6 / of;
    loop {
        let at = (usize::from(game.draw_d6(Rule::LeaderTasks)) - 1) / faces;
        if at < of {
            return Some(at);
        }
    }
}

/// Whether a side's answers are the cards'.
fn is_automated(game: &Game, side: Side) -> bool {
    side == Side::Villain && game.state().automaton.is_some()
}
