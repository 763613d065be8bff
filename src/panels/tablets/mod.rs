//! Bat-Tablets: a compact card for each Hero, and one in full when it is unfolded. R2 V.A

mod compact;
mod cubes;
mod spaces;
mod unfolded;

use egui::{Color32, Ui};

pub use unfolded::show as unfolded;

use super::intent::Intent;
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_rules::MiniId;
use gotham_rules::command::Stance;
use gotham_rules::state::Tablet;
use gotham_words::Words;

/// The compact cards of some Heroes.
pub fn strip(ui: &mut Ui, view: &View, table: &TableView, minis: &[MiniId]) -> Vec<Intent> {
    let mut intents = Vec::new();
    for mini in minis {
        intents.extend(compact::show(ui, view, table, *mini));
    }
    intents
}

/// A Hero's Stance, or that it is Neutralized.
fn state_words<'a>(words: &'a Words, tablet: &Tablet) -> &'a str {
    if tablet.is_neutralized() {
        return words.tablet_neutralized();
    }
    match tablet.stance {
        Stance::Active => words.tablet_active(),
        Stance::Resting => words.tablet_resting(),
    }
}

/// The color of these words.
fn state_color(theme: &Theme, tablet: &Tablet) -> Color32 {
    match (tablet.is_neutralized(), tablet.stance) {
        (true, _) => theme.red,
        (false, Stance::Active) => theme.green,
        (false, Stance::Resting) => theme.faint,
    }
}
