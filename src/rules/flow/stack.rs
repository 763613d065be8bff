//! The stack of procedures under way. R2 III.A

use crate::frames::Frame;
use crate::game::Game;

/// Whether a frame goes on by itself or waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Goes,
    Waits,
}

/// One step of any frame: handed to code that tries out on a copy what would come of something.
pub(super) type Work = fn(&mut Game, Frame) -> Flow;

/// Puts a frame on top.
pub(super) fn push(game: &mut Game, frame: Frame) {
    game.state_mut().stack.push(frame);
}

/// Puts a frame back and waits.
pub(super) fn wait(game: &mut Game, frame: Frame) -> Flow {
    push(game, frame);
    Flow::Waits
}

/// Puts a frame back and goes on.
pub(super) fn go(game: &mut Game, frame: Frame) -> Flow {
    push(game, frame);
    Flow::Goes
}
