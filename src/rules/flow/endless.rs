//! Content never goes on forever: the mission takes a limited number of steps for one answer, and the rest of them is dropped. What
//! the rules have begun meanwhile goes on to its end. G-123

use crate::event::Happening;
use crate::frames::{Due, Frame};
use crate::game::Game;
use crate::ruling::Rule;

/// The most steps of the mission for one answer; `docs/mission-format.md` names it. Our own missions take a hundred.
const MOST_STEPS: u32 = 5_000;
/// How many procedures may lie on one another. Triggers in a circle that ask somebody each time take few steps for an
/// answer, but each lies on the one before.
const HIGHEST: usize = 1_000;

/// Whether a step is one too many: steps of the mission are counted, and an event reports the first that is dropped. All
/// others are only looked at: every step of the rules passes here. G-123
#[inline]
pub(super) fn is_over(game: &mut Game, frame: &Frame) -> bool {
    is_content(frame) && is_one_too_many(game)
}

fn is_one_too_many(game: &mut Game) -> bool {
    if !game.mission_steps().is_cut_short {
        count(game, 1);
        if game.mission_steps().taken <= MOST_STEPS && game.state().stack.len() < HIGHEST {
            return false;
        }
        game.mission_steps_mut().is_cut_short = true;
        game.emit(Rule::Endless, Happening::CutShort);
    }
    true
}

/// Counts steps that the mission takes at once: an effect is as many as it is done to miniatures, tokens or Areas. G-123
pub(super) fn count(game: &mut Game, steps: usize) {
    let taken = &mut game.mission_steps_mut().taken;
    *taken = taken.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX));
}

/// Whether a procedure only says what the mission's words make happen.
fn is_content(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Effects(_)
            | Frame::ForEach(_)
            | Frame::Question(_)
            | Frame::Putting(_)
            | Frame::Parts(_)
            | Frame::Triggered(_)
    )
}

/// What of it is no content: an Event is over, and Field Modifier tokens tick. R2 XI.C, G-123
#[cold]
pub(super) fn without_content(mut frame: Frame) -> Option<Frame> {
    match &mut frame {
        Frame::Parts(parts) => parts.left.clear(),
        Frame::Triggered(triggered) => triggered.left.retain(|due| matches!(due, Due::Dissipation(_))),
        _ => return None,
    }
    Some(frame)
}
