//! How it ended: the winner, the figures, what to do next.

use egui::{Grid, RichText, Ui};

use super::draw;
use super::intent::Intent;
use super::parts;
use super::theme::Theme;
use super::view::{ReportView, View};
use crate::content::mission::Side;
use crate::rules::query;

/// The report.
pub fn show(ui: &mut Ui, view: &View, report: &ReportView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    let mission = &report.game.scenario().mission;
    let result = report.game.state().result;
    let (words, side) = match result.map(|result| result.winner) {
        Some(Side::Heroes) => ("The Heroes have won", Some(Side::Heroes)),
        Some(Side::Villain) => ("The Villain has won", Some(Side::Villain)),
        None => ("The match is not over", None),
    };
    ui.horizontal(|ui| {
        draw::side_icon(ui, &theme, side);
        ui.label(RichText::new(words).size(26.0).strong().color(theme.side(side)));
    });
    let ending = result.and_then(|result| mission.endings.get(usize::from(result.ending)));
    if let Some(ending) = ending {
        ui.label(RichText::new(&ending.text).italics());
    }
    parts::faint(
        ui,
        &theme,
        format!(
            "{} · round {} of {} · {} commands · seed {}",
            mission.name,
            report.game.state().round,
            mission.rounds,
            report.commands,
            report.seed
        ),
    );
    ui.add_space(8.0);
    for progress in query::objectives(report.game) {
        ui.label(format!("{}: {}", progress.text, progress.count));
    }
    if !report.figures.is_empty() {
        Grid::new("figures").striped(true).num_columns(3).show(ui, |ui| {
            ui.label("");
            ui.label(RichText::new("Heroes").strong().color(theme.side(Some(Side::Heroes))));
            ui.label(RichText::new("Villain").strong().color(theme.side(Some(Side::Villain))));
            ui.end_row();
            for (what, heroes, villain) in report.figures {
                ui.label(what);
                ui.label(heroes.to_string());
                ui.label(villain.to_string());
                ui.end_row();
            }
        });
    }
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        for (words, intent) in [
            ("Watch it again", Intent::WatchThis),
            ("Rematch", Intent::Rematch),
            ("Back to the menu", Intent::BackToMenu),
        ] {
            let response = ui.button(words);
            parts::first_focus(ui, &response);
            if response.clicked() {
                intents.push(intent);
            }
        }
    });
    intents
}
