//! The line at the top: round, turn, how the mission stands, and what can be opened.

use egui::{Align, Layout, RichText, Ui};

use super::draw;
use super::intent::{CameraMove, Intent, Overlay, Panel};
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};
use crate::content::mission::{Goal, Side};
use crate::rules::query;
use crate::rules::state::Phase;

/// Whose moment it is.
pub fn phase_words(phase: Phase) -> (&'static str, Option<Side>) {
    match phase {
        Phase::Setup => ("Setup", None),
        Phase::Upkeep => ("Upkeep", None),
        Phase::HeroesTurn => ("Heroes' turn", Some(Side::Heroes)),
        Phase::VillainsTurn => ("Villain's turn", Some(Side::Villain)),
        Phase::GameOver => ("The end", None),
    }
}

/// The banner.
pub fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let state = table.game.state();
    let mission = &table.game.scenario().mission;
    let mut intents = Vec::new();
    ui.horizontal(|ui| {
        let (words, side) = phase_words(state.phase);
        let narrow = parts::is_narrow(ui.ctx());
        let round = match (state.round, narrow) {
            (0, _) => mission.name.clone(),
            (round, true) => format!("{round} / {}", mission.rounds),
            (round, false) => format!("Round {round} of {}", mission.rounds),
        };
        ui.label(RichText::new(round).heading().strong().color(theme.words));
        if side.is_some() {
            draw::side_icon(ui, &theme, side);
        }
        let color = side.map_or(theme.faint, |side| theme.side(Some(side)));
        ui.label(RichText::new(words).heading().color(color));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            intents.extend(buttons(ui, view, table));
            ui.add_space(6.0);
            if ui.available_width() > 180.0 {
                objectives(ui, &theme, table);
            }
        });
    });
    intents
}

/// Objectives as short counts: "Primed Bombs 1 (2 or more)".
fn objectives(ui: &mut Ui, theme: &Theme, table: &TableView) {
    for progress in query::objectives(table.game).iter().rev() {
        let wanted = match progress.goal {
            Goal::AtLeast(count) => format!("{count} or more"),
            Goal::AtMost(count) => format!("{count} or fewer"),
        };
        let color = if progress.met { theme.side(Some(progress.side)) } else { theme.faint };
        let text = RichText::new(format!("{} {}", progress.text, progress.count)).color(color);
        let whose = match progress.side {
            Side::Heroes => "the Heroes want",
            Side::Villain => "the Villain wants",
        };
        let met = if progress.met { "met" } else { "not met" };
        if ui.available_width() > 120.0 {
            ui.label(text).on_hover_text(format!("{}: {whose} {wanted}; {met} now", progress.text));
            draw::side_icon(ui, theme, Some(progress.side));
        }
    }
}

fn buttons(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let mut intents = Vec::new();
    let narrow = parts::is_narrow(ui.ctx());
    let panels = [
        (Panel::Pause, "Menu", "Save, settings, help, leave", "Back"),
        (Panel::Log, "Log", "Everything that has happened", "Log"),
        (Panel::Glossary, "Glossary", "Skills, rules and words", "Glossary"),
        (Panel::Mission, "Mission", "Story, goals and special rules", "Mission"),
    ];
    // In a narrow window the others are in the menu.
    let shown = if narrow { 2 } else { panels.len() };
    for (panel, words, hover, act) in panels.into_iter().take(shown) {
        let is_open = view.desk.is_open(panel);
        if ui.selectable_label(is_open, words).on_hover_text(format!("{hover}{}", view.key_of(act))).clicked() {
            intents.push(if is_open { Intent::Close(panel) } else { Intent::Open(panel) });
        }
    }
    if !narrow {
        intents.extend(view_menu(ui, table));
    }
    if table.replay.is_none() {
        let why = table.no_undo.unwrap_or_default();
        let can = table.no_undo.is_none();
        if !narrow {
            let restart = ui.add_enabled(can, egui::Button::new("Restart turn"));
            let key = view.key_of("RestartTurn");
            let restart = restart.on_hover_text(format!("Take back this turn, as far as no dice were seen{key}"));
            if restart.on_disabled_hover_text(why).clicked() {
                intents.push(Intent::RestartTurn);
            }
        }
        let undo = ui.add_enabled(can, egui::Button::new("Undo"));
        if undo
            .on_hover_text(format!("Take back the last command{}", view.key_of("Undo")))
            .on_disabled_hover_text(why)
            .clicked()
        {
            intents.push(Intent::Undo);
        }
    }
    intents
}

/// Overlays and camera.
fn view_menu(ui: &mut Ui, table: &TableView) -> Vec<Intent> {
    let mut intents = Vec::new();
    ui.menu_button("View", |ui| {
        for (overlay, words, on) in [
            (Overlay::Areas, "Area names", table.overlays.areas),
            (Overlay::Sight, "Line of Sight markers", table.overlays.sight),
            (Overlay::Reach, "Reachable Areas", table.overlays.reach),
        ] {
            let mut on = on;
            if ui.checkbox(&mut on, words).changed() {
                intents.push(Intent::Overlay(overlay));
            }
        }
        ui.separator();
        let mut follows = table.follows;
        if ui.checkbox(&mut follows, "Follow who acts").changed() {
            intents.push(Intent::Camera(CameraMove::ToggleFollow));
        }
        for (camera, words) in [
            (CameraMove::TopDown, "From above"),
            (CameraMove::Reset, "Reset the camera"),
            (CameraMove::Nearer, "Nearer"),
            (CameraMove::Farther, "Farther"),
        ] {
            if ui.button(words).clicked() {
                intents.push(Intent::Camera(camera));
            }
        }
    });
    intents
}
