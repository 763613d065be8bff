//! Everybody on the table while events are shown, and what all of that has in common.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::table::animate::{Showing, Stage};
use crate::table::components::Home;
use crate::table::project::tabletop::{Surface, over_head};
use crate::table::sound::cue::Cue;
use gotham_content::mission;
use gotham_panels::Tone;
use gotham_rules::board::{AreaId, ElevatorId};
use gotham_rules::{Game, MiniId};
use gotham_words::Words;

/// The colors of words over the board: something is so, bad, good, or about to be decided.
pub(super) const PALE: [u8; 3] = [225, 235, 245];
pub(super) const RED: [u8; 3] = [255, 96, 80];
pub(super) const GREEN: [u8; 3] = [130, 225, 140];
pub(super) const AMBER: [u8; 3] = [255, 195, 90];

/// Everybody on the table, according to this frame's events so far.
pub(super) struct Cast<'a, 'w, 's> {
    /// What says it.
    pub words: &'a Words,
    /// The game as the events leave it.
    pub game: &'a Game,
    /// What they are put on.
    pub surface: Surface<'w, 's>,
    /// Where it is shown.
    pub stage: &'a mut Stage,
    /// Whose win sounds like one.
    pub cheers: mission::Side,
    /// The miniatures on the table, and where each stands when nothing moves.
    pub there: BTreeMap<u8, (Entity, Home)>,
    /// Where the cars of elevators stand.
    pub cars: BTreeMap<ElevatorId, Vec3>,
}

impl Cast<'_, '_, '_> {
    /// The middle of an Area.
    pub(super) fn centre(&self, area: AreaId) -> Vec3 {
        self.surface.plan.centre(self.game.board(), area)
    }

    /// A miniature on the table, and where it stands when nothing moves.
    pub(super) fn who(&self, mini: MiniId) -> Option<(Entity, Home)> {
        self.there.get(&mini.0).copied()
    }

    /// A short notice appears.
    pub(super) fn announce(&mut self, text: impl Into<String>, tone: Tone) {
        self.stage.add(Showing::Announce { text: text.into(), tone });
    }

    /// A sound plays.
    pub(super) fn hear(&mut self, cue: Cue) {
        self.stage.add(Showing::Hear(cue));
    }

    /// Words rise over somebody.
    pub(super) fn float(&mut self, mini: MiniId, text: String, color: [u8; 3]) {
        if let Some((_, home)) = self.who(mini) {
            let at = over_head(self.game, mini, home.at);
            self.stage.add(Showing::Float { at, text, color });
        }
    }

    /// The camera looks at somebody.
    pub(super) fn look_at(&mut self, mini: MiniId) {
        if let Some((_, home)) = self.who(mini) {
            self.stage.add(Showing::Look(home.at, home.at));
        }
    }
}
