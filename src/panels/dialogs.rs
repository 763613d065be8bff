//! What went wrong: the file, the line and what is wrong with it. Everything else goes on.

use egui::{RichText, ScrollArea, Ui};

use super::intent::Intent;
use super::parts;
use super::theme::Theme;
use super::view::{Dialog, View};

/// The first dialog.
pub fn show(ui: &mut Ui, view: &View, dialog: &Dialog) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    let (title, text) = match dialog {
        Dialog::Problems { title, problems } => {
            let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
            (title, lines.join("\n"))
        }
        Dialog::Trouble { title, text } => (title, text.clone()),
    };
    ui.label(RichText::new(title).heading().color(theme.amber));
    ui.separator();
    let height = (ui.ctx().content_rect().height() * 0.5).max(80.0);
    ScrollArea::vertical().id_salt("dialog").max_height(height).auto_shrink([false, true]).show(
        ui,
        |ui| match dialog {
            Dialog::Problems { problems, .. } => {
                for problem in problems {
                    ui.label(
                        RichText::new(format!("{}, line {}, column {}", problem.file, problem.line, problem.column))
                            .monospace()
                            .color(theme.cyan),
                    );
                    if !problem.field.is_empty() {
                        parts::faint(ui, &theme, problem.field.as_str());
                    }
                    ui.label(&problem.message);
                    ui.add_space(4.0);
                }
                parts::faint(ui, &theme, "Nothing was changed or overwritten.");
            }
            Dialog::Trouble { text, .. } => drop(ui.label(text)),
        },
    );
    ui.horizontal(|ui| {
        let understood = ui.button("Understood").on_hover_text("Enter");
        parts::first_focus(ui, &understood);
        if understood.clicked() {
            intents.push(Intent::CloseDialog);
        }
        if ui.button("Copy the text").clicked() {
            intents.push(Intent::Copy(text));
        }
    });
    intents
}
