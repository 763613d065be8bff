//! The mission sheet: story, objectives with live progress, special rules, Events, how it ends, round track.

use egui::{Color32, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType};

use super::draw;
use super::intent::{Intent, Panel};
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};
use crate::content::mission::{Goal, Side};
use crate::rules::query;

/// The mission sheet.
pub fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mission = &table.game.scenario().mission;
    let intents = parts::title_bar(ui, &theme, &mission.name, Intent::Close(Panel::Mission));
    ui.label(RichText::new(&mission.story).italics());
    round_track(ui, &theme, table.game.state().round, mission.rounds);
    parts::heading(ui, &theme, "Objectives");
    for progress in query::objectives(table.game) {
        ui.horizontal(|ui| {
            draw::side_icon(ui, &theme, Some(progress.side));
            let wanted = match progress.goal {
                Goal::AtLeast(count) => format!("{count} or more"),
                Goal::AtMost(count) => format!("{count} or fewer"),
            };
            let mark = if progress.met { "met" } else { "not yet" };
            let color = if progress.met { theme.green } else { theme.amber };
            ui.label(format!("{}: {} (wanted: {wanted})", progress.text, progress.count));
            ui.label(RichText::new(mark).color(color));
        });
    }
    for (side, title, goal) in
        [(Side::Heroes, "The Heroes", &mission.heroes_goal), (Side::Villain, "The Villain", &mission.villain_goal)]
    {
        ui.horizontal(|ui| {
            draw::side_icon(ui, &theme, Some(side));
            ui.label(RichText::new(title).strong().color(theme.side(Some(side))));
        });
        ui.label(goal);
    }
    list(ui, &theme, "Special rules", mission.special_rules.iter().cloned());
    list(ui, &theme, "On the board", mission.token_kinds.iter().map(|kind| format!("{}: {}", kind.name, kind.text)));
    list(ui, &theme, "Events", mission.events.iter().map(|event| format!("{}: {}", event.name, event.text)));
    list(
        ui,
        &theme,
        "How it ends",
        mission.endings.iter().map(|ending| {
            let winner = match ending.winner {
                Side::Heroes => "the Heroes win",
                Side::Villain => "the Villain wins",
            };
            format!("{} ({winner})", ending.text)
        }),
    );
    if !mission.designed.is_empty() {
        ui.collapsing("What we filled in", |ui| {
            for line in &mission.designed {
                parts::faint(ui, &theme, line.as_str());
            }
        });
    }
    intents
}

fn list(ui: &mut Ui, theme: &Theme, title: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() {
        return;
    }
    parts::heading(ui, theme, title);
    for line in lines {
        ui.label(format!("• {line}"));
    }
}

fn round_track(ui: &mut Ui, theme: &Theme, now: u8, rounds: u8) {
    ui.horizontal(|ui| {
        for round in 1..=rounds {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
            let (fill, ink) = match round.cmp(&now) {
                std::cmp::Ordering::Less => (theme.line, theme.faint),
                std::cmp::Ordering::Equal => (theme.amber, Color32::BLACK),
                std::cmp::Ordering::Greater => (theme.ground, theme.words),
            };
            ui.painter().rect(rect, 3.0, fill, Stroke::new(1.0, theme.line), StrokeKind::Inside);
            ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, round, egui::FontId::proportional(13.0), ink);
            let words = if round == now { format!("Round {round}, now") } else { format!("Round {round}") };
            draw::speak(ui, &response, WidgetType::Label, &words);
        }
    });
}
