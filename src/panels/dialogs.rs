//! What went wrong: the file, the line and what is wrong with it. Everything else goes on.

use egui::{RichText, ScrollArea, Ui};

use super::intent::Intent;
use super::parts;
use super::theme::Theme;
use super::view::{Dialog, View};

/// The first dialog.
pub fn show(ui: &mut Ui, view: &View, dialog: &Dialog) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    let Dialog { title, text } = dialog;
    ui.label(RichText::new(title).heading().color(theme.amber));
    ui.separator();
    let height = (ui.ctx().content_rect().height() * 0.5).max(80.0);
    let area = ScrollArea::vertical().id_salt("dialog").max_height(height).auto_shrink([false, true]);
    area.show(ui, |ui| ui.label(text));
    ui.horizontal(|ui| {
        let understood = ui.button(words.panel_ok()).on_hover_text(words.key_enter());
        parts::first_focus(ui, &understood);
        if understood.clicked() {
            intents.push(Intent::CloseDialog);
        }
        if ui.button(words.panel_copy()).clicked() {
            intents.push(Intent::Copy(text.clone()));
        }
    });
    intents
}
