//! How a Hero is, in a word and its color.

use egui::Color32;

use crate::theme::Theme;
use gotham_rules::command::Stance;
use gotham_rules::state::Tablet;
use gotham_words::Words;

/// A Hero's Stance, or that it is Neutralized.
pub(super) fn state_words<'a>(words: &'a Words, tablet: &Tablet) -> &'a str {
    if tablet.is_neutralized() {
        return words.tablet_neutralized();
    }
    match tablet.stance {
        Stance::Active => words.tablet_active(),
        Stance::Resting => words.tablet_resting(),
    }
}

/// The color of these words.
pub(super) fn state_color(theme: &Theme, tablet: &Tablet) -> Color32 {
    match (tablet.is_neutralized(), tablet.stance) {
        (true, _) => theme.red,
        (false, Stance::Active) => theme.green,
        (false, Stance::Resting) => theme.faint,
    }
}
