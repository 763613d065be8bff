//! Between two players at one machine: whose turn it is, and what has happened.

use egui::{RichText, ScrollArea, Ui};

use super::intent::Intent;
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};
use crate::play::Recap;

/// The hand-over screen.
pub fn show(ui: &mut Ui, view: &View, table: &TableView, to: &str, recap: &Recap) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    ui.label(RichText::new(words.hand_over_title(to)).heading().color(theme.amber));
    parts::faint(ui, &theme, words.panel_round(table.game.state().round));
    ui.add_space(6.0);
    parts::heading(ui, &theme, words.hand_over_recap());
    for line in recap.summary(words, table.game) {
        ui.label(line);
    }
    let height = (ui.ctx().content_rect().height() * 0.4).max(80.0);
    ScrollArea::vertical().id_salt("recap").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for line in recap.lines(table.words, table.game) {
            intents.extend(parts::line(ui, words, &theme, &line));
        }
    });
    ui.add_space(8.0);
    let ready = ui.button(RichText::new(words.hand_over_ready()).size(16.0)).on_hover_text(words.key_enter());
    if ready.clicked() {
        intents.push(Intent::HandOverAccepted);
    }
    intents
}
