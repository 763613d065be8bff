//! What the gallery shows: what was found, and what of it stands there.

use std::collections::VecDeque;

use bevy::prelude::*;

use gotham_content::skill::Skill;

use gotham_panels::exhibits::Exhibit;
use gotham_panels::{Filter, Topic};
use gotham_words::Words;

/// What was found, and which of it is standing there.
#[derive(Resource, Default)]
pub(crate) struct Hall {
    /// What the filter lets through.
    pub found: Vec<Exhibit>,
    /// The Skills and Traits that anybody has.
    pub skills: Vec<Skill>,
    pub(super) made_for: Option<(Filter, Words)>,
    /// Counts what was found.
    pub(super) version: u64,
    pub(super) staged: Option<Staged>,
    /// Who still has to take a place in the rows.
    pub(super) coming: VecDeque<(Topic, Vec3)>,
    /// How far the one on the plinth is turned, in radians.
    pub(super) turn: f32,
    pub(super) turns: bool,
    pub(super) hovered: Option<Topic>,
}

impl Hall {
    /// Whether anything in it moves.
    pub(crate) fn is_alive(&self) -> bool {
        self.turns || !self.coming.is_empty()
    }

    /// Nothing stands there now.
    pub(super) fn clear(&mut self) {
        (self.staged, self.turns, self.hovered) = (None, false, None);
        self.coming.clear();
    }
}

/// What stands in the gallery.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Staged {
    /// Who is on the plinth.
    Plinth(Option<Topic>),
    /// The rows of what was found, by number.
    Rows(u64),
}

/// The miniature of a Screen or tile, in the rows.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Shows(pub Topic);

/// The miniature on the plinth.
#[derive(Component)]
pub(super) struct Turntable;
