//! What went wrong: the file, the line and what is wrong with it; or a match to share. Everything else goes on.

use egui::{RichText, ScrollArea, Ui};

use super::focus;
use super::intent::{Intent, Wish};
use super::theme::Theme;
use super::view::{Dialog, Shared, View};

/// The first dialog.
pub(crate) fn show(ui: &mut Ui, view: &View, dialog: &Dialog) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    let Dialog { title, text, shared } = dialog;
    ui.label(RichText::new(title).heading().color(theme.amber));
    ui.separator();
    let height = (ui.ctx().content_rect().height() * 0.5).max(80.0);
    let area = ScrollArea::vertical().id_salt("dialog").max_height(height).auto_shrink([false, true]);
    focus::scrolled(ui, area, |ui| {
        ui.label(text);
        if let Some(Shared { code, .. }) = shared {
            ui.add_space(6.0);
            theme.card().show(ui, |ui| ui.label(RichText::new(code).monospace().color(theme.cyan)));
        }
    });
    let copies = match shared {
        None => vec![(words.panel_copy(), text)],
        Some(Shared { code, link }) => {
            let link = link.iter().map(|link| (words.panel_copy_link(), link));
            [(words.panel_copy_code(), code)].into_iter().chain(link).collect()
        }
    };
    ui.horizontal_wrapped(|ui| {
        let understood = ui.button(words.panel_ok()).on_hover_text(words.key_enter());
        focus::first(ui, &understood);
        if understood.clicked() {
            intents.push(Wish::CloseDialog.into());
        }
        for (label, text) in copies {
            let is_copied = view.desk.copied.as_ref() == Some(text);
            if ui.button(if is_copied { words.panel_copied() } else { label }).clicked() {
                intents.push(Wish::Copy(text.clone()).into());
            }
        }
    });
    intents
}
