//! How it ended: the winner, the figures, what to do next.

use egui::{Grid, RichText, Ui};

use super::draw;
use super::focus;
use super::intent::{Intent, MenuPage};
use super::parts;
use super::score_lines;
use super::theme::{self, Theme};
use super::view::{Figure, ReportView, View};
use crate::content::mission::Side;
use crate::rules::mission;
use crate::rules::score::Score;
use crate::words::Words;

/// The report.
pub fn show(ui: &mut Ui, view: &View, report: &ReportView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    let mission = &report.game.scenario().mission;
    let result = report.game.state().result;
    let (title, side) = match result.map(|result| result.winner) {
        Some(Side::Heroes) => (words.report_heroes_win(), Some(Side::Heroes)),
        Some(Side::Villain) => (words.report_villain_wins(), Some(Side::Villain)),
        None => (words.report_open(), None),
    };
    ui.horizontal(|ui| {
        draw::side_icon(ui, &theme, side);
        ui.label(RichText::new(title).text_style(theme::title()).strong().color(theme.side(side)));
    });
    let ending = result.and_then(|result| mission.endings.get(usize::from(result.ending)));
    if let Some(ending) = ending {
        ui.label(RichText::new(words.text(&ending.text)).italics());
    }
    let round = report.game.state().round;
    let line = words.report_line(words.text(&mission.name), round, mission.rounds, report.commands, report.seed);
    parts::faint(ui, &theme, line);
    ui.add_space(8.0);
    for progress in mission::objectives(report.game) {
        ui.label(words.report_objective(words.text(&progress.text), progress.count));
    }
    score(ui, words, &theme, report);
    if !report.figures.is_empty() {
        Grid::new("figures").striped(true).num_columns(3).show(ui, |ui| {
            ui.label("");
            ui.label(RichText::new(words.report_heroes()).strong().color(theme.side(Some(Side::Heroes))));
            ui.label(RichText::new(words.report_villain()).strong().color(theme.side(Some(Side::Villain))));
            ui.end_row();
            for (what, heroes, villain) in report.figures {
                ui.label(figure_name(words, *what));
                ui.label(heroes.to_string());
                ui.label(villain.to_string());
                ui.end_row();
            }
        });
    }
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        for (label, intent) in [
            (words.report_watch(), Intent::WatchThis),
            (words.report_rematch(), Intent::Rematch),
            (words.menu_share(), Intent::Share(None)),
            (words.report_menu(), Intent::BackToMenu),
        ] {
            let response = ui.button(label);
            focus::first(ui, &response);
            if response.clicked() {
                intents.push(intent);
            }
        }
        if report.game.options().solo && ui.button(words.score_list()).clicked() {
            intents.extend([Intent::BackToMenu, Intent::Page(MenuPage::Scores)]);
        }
    });
    intents
}

/// What a win against the cards is worth. SOLO XV
fn score(ui: &mut Ui, words: &Words, theme: &Theme, report: &ReportView) {
    if !report.game.options().solo {
        return;
    }
    parts::heading(ui, theme, words.score_title());
    match Score::of(report.game) {
        Some(score) => score_lines::show(ui, words, theme, &score),
        None => drop(parts::faint(ui, theme, words.score_lost())),
    }
    if report.is_arranged {
        parts::faint(ui, theme, words.score_arranged());
    }
    ui.add_space(6.0);
}

fn figure_name(words: &Words, figure: Figure) -> &str {
    match figure {
        Figure::Moves => words.report_moves(),
        Figure::Attacks => words.report_attacks(),
        Figure::Dice => words.report_dice(),
        Figure::Wounds => words.report_wounds(),
        Figure::Losses => words.report_losses(),
        Figure::Reinforcements => words.report_reinforcements(),
    }
}
