//! The stage: what is still to be shown, one beat after the other, and the words that rise over the board.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::beat::{Beat, Showing};
use gotham_panels::Tone;

/// What is still to be shown. The game is always ahead of it.
#[derive(Resource, Default)]
pub(crate) struct Stage {
    pub(super) beats: VecDeque<Beat>,
    pub(super) running: Option<Running>,
    /// The position of the event that was shown last, when cards play the Villain.
    pub(super) reached: Option<usize>,
    /// Step by step: nothing more is shown until the player goes on.
    pub(super) waits: bool,
    /// The player has seen enough: what is on the stage ends at once.
    pub(super) skips: bool,
    /// Walls and doors are shown as the game has them, even though the stage is busy.
    pub(super) board_is_due: bool,
    /// Short notices that the session shall show.
    pub(super) announced: Vec<(String, Tone)>,
    /// Words over the board that rise and fade: where, what, color, age.
    pub floats: Vec<Float>,
}

/// The beat that is shown, its age in seconds, and how those that it moves stood when it began.
#[derive(Clone, Debug)]
pub(super) struct Running {
    pub(super) beat: Beat,
    pub(super) age: f32,
    pub(super) starts: [Option<Transform>; 2],
}

/// Words over the board.
#[derive(Clone, Debug)]
pub(crate) struct Float {
    /// Where they begin.
    pub at: Vec3,
    /// What they say.
    pub text: String,
    /// Red, green and blue.
    pub color: [u8; 3],
    /// Their age in seconds.
    pub age: f32,
}

/// How long words stay over the board, in seconds.
pub(crate) const FLOAT: f32 = 1.6;

impl Stage {
    /// Whether something is still shown.
    pub(crate) fn is_busy(&self) -> bool {
        self.waits || self.running.is_some() || !self.beats.is_empty()
    }

    /// Whether it waits for the player.
    pub(crate) fn waits(&self) -> bool {
        self.waits
    }

    /// The player goes on.
    pub(crate) fn go_on(&mut self) {
        self.waits = false;
    }

    /// The rest of what is on the stage ends at once: up to where it waits for the player, if it does.
    pub(crate) fn skip(&mut self) {
        self.skips = self.is_busy() && !self.waits;
    }

    /// Whether the walls may be shown as the game has them: nothing is under way, or the stage has got that far.
    pub(crate) fn shows_the_board(&mut self) -> bool {
        std::mem::take(&mut self.board_is_due) || !self.is_busy()
    }

    /// The position of the last event that is shown: nothing is hidden while nothing is under way.
    pub(crate) fn reached(&self) -> usize {
        self.reached.filter(|_| self.is_busy()).unwrap_or(usize::MAX)
    }

    /// Whether anything on the board moves, including fading words.
    pub(crate) fn is_alive(&self) -> bool {
        self.is_busy() && !self.waits || !self.floats.is_empty()
    }

    /// Shows this after everything else.
    pub(crate) fn add(&mut self, showing: Showing) {
        self.beats.push_back(Beat::of(showing));
    }

    /// Stops showing anything.
    pub(crate) fn clear(&mut self) {
        *self = Stage::default();
    }
}
