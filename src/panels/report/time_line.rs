//! Round by round: the objectives, who was ahead, and every key moment, from which the match can be watched.

use egui::{Button, Grid, RichText, Ui, WidgetType};

use super::graph;
use crate::draw;
use crate::icon::Icon;
use crate::intent::{Intent, Wish};
use crate::moments;
use crate::parts;
use crate::theme::Theme;
use crate::view::{ReportView, View};
use gotham_play::statistics::told;
use gotham_words::Words;

/// The page.
pub(super) fn show(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) -> Vec<Intent> {
    let words = view.words;
    parts::heading(ui, theme, words.statistics_objectives());
    objectives(ui, words, theme, report);
    ui.add_space(6.0);
    parts::heading(ui, theme, words.report_moments());
    list(ui, view, theme, report)
}

/// The count of each objective at the end of each round.
fn objectives(ui: &mut Ui, words: &Words, theme: &Theme, report: &ReportView) {
    let (statistics, program) = (report.statistics, &report.game.scenario().program.objectives);
    let rounds = statistics.rounds();
    Grid::new("objectives").striped(true).num_columns(rounds.len() + 2).min_col_width(24.0).show(ui, |ui| {
        ui.label("");
        ui.label("");
        for (round, _) in &rounds {
            let head = if *round == 0 { words.report_start().to_string() } else { round.to_string() };
            let label = ui.label(RichText::new(&head).small().color(theme.faint));
            let spoken = if *round == 0 { words.statistics_setup().into() } else { words.panel_round(*round) };
            draw::speak(ui, &label, WidgetType::Label, &spoken);
        }
        ui.end_row();
        for (which, objective) in program.iter().enumerate().filter(|(_, objective)| objective.shown) {
            draw::side_icon(ui, theme, Some(objective.side));
            ui.label(words.text(&objective.text));
            for (_, turns) in &rounds {
                ui.label(statistics.turns[turns.end - 1].counts[which].to_string());
            }
            ui.end_row();
        }
    });
}

/// Every turn with its key moments.
fn list(ui: &mut Ui, view: &View, theme: &Theme, report: &ReportView) -> Vec<Intent> {
    let (words, statistics) = (view.words, report.statistics);
    let mut intents = Vec::new();
    let point = statistics.turning_point;
    for (at, turn) in statistics.turns.iter().enumerate() {
        let line = graph::stands(words, report, turn);
        ui.horizontal_wrapped(|ui| {
            draw::side_icon(ui, theme, turn.side);
            let color = if turn.side.is_some() { theme.side(turn.side) } else { theme.faint };
            let response = ui.add(Button::new(RichText::new(&line).strong().color(color)).frame(false));
            draw::speak(ui, &response, WidgetType::Button, &words.report_watch_turn(&line));
            if response.on_hover_text(words.report_watch_here()).clicked() {
                intents.push(Wish::WatchFrom(turn.begins).into());
            }
            if report.found().is_none() && point.is_some_and(|point| point.turn == at) {
                let flag = Icon::Initiative.before(words.report_turning_point());
                let label = ui.label(RichText::new(flag).strong().color(theme.amber));
                draw::speak(ui, &label, WidgetType::Label, words.report_turning_point());
            }
        });
        for mark in statistics.marks.iter().filter(|mark| mark.turn == at) {
            ui.horizontal_wrapped(|ui| {
                ui.add_space(20.0);
                let told = told::mark(words, report.game, mark);
                ui.label(RichText::new(moments::icon(mark.kind).letter()).color(moments::color(theme, mark.kind)));
                let response = ui.add(Button::new(RichText::new(&told).small().color(theme.words)).frame(false));
                draw::speak(ui, &response, WidgetType::Button, &words.report_watch_moment(&told));
                if response.on_hover_text(words.report_watch_here()).clicked() {
                    intents.push(Wish::WatchFrom(mark.step).into());
                }
            });
        }
    }
    intents
}
