//! Moments of the round, which missions wait for.

use crate::flow::mission::{endings, triggers};
use crate::game::Game;
use gotham_content::script::Moment;

/// Whether anything would come of a moment now.
pub(super) fn is_due(game: &Game, moment: Moment) -> bool {
    endings::is_moment_due(game, moment) || triggers::are_due(game, moment)
}

/// A moment of the round has come: endings tied to it are tested, then the mission's triggers fire. R2 III.B, G-1, G-2
pub(super) fn moment(game: &mut Game, moment: Moment) {
    if !endings::test_moment(game, moment) {
        triggers::at(game, moment);
    }
}
