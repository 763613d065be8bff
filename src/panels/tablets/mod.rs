//! Bat-Tablets: a compact card for each Hero, and one in full when it is unfolded. R2 V.A

mod compact;
mod cubes;
mod spaces;
mod state;
mod unfolded;

use egui::Ui;

pub(crate) use unfolded::show as unfolded;

use super::intent::Intent;
use super::view::{TableView, View};
use gotham_rules::MiniId;

/// The compact cards of some Heroes.
pub(crate) fn strip(ui: &mut Ui, view: &View, table: &TableView, minis: &[MiniId]) -> Vec<Intent> {
    let mut intents = Vec::new();
    for mini in minis {
        intents.extend(compact::show(ui, view, table, *mini));
    }
    intents
}
