//! The line at the top: round, turn, how the mission stands, and what can be opened.

use egui::{Align, Layout, RichText, TextStyle, TextWrapMode, Ui, WidgetText};

use super::draw;
use super::intent::{CameraMove, Intent, Overlay, Panel};
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};
use crate::content::mission::{Goal, Side};
use crate::rules::mission;
use crate::rules::state::Phase;
use crate::words::Words;

/// Whose moment it is.
fn phase_words(words: &Words, phase: Phase) -> (&str, Option<Side>) {
    match phase {
        Phase::Setup => (words.banner_setup(), None),
        Phase::Upkeep => (words.banner_upkeep(), None),
        Phase::HeroesTurn => (words.banner_heroes_turn(), Some(Side::Heroes)),
        Phase::VillainsTurn => (words.banner_villains_turn(), Some(Side::Villain)),
        Phase::GameOver => (words.banner_game_over(), None),
    }
}

/// The banner.
pub fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let state = table.game.state();
    let mission = &table.game.scenario().mission;
    let mut intents = Vec::new();
    ui.horizontal(|ui| {
        let words = view.words;
        let (phase, side) = phase_words(words, state.phase);
        let narrow = parts::is_narrow(ui.ctx());
        let round = match (state.round, narrow) {
            (0, _) => words.text(&mission.name).into_owned(),
            (round, true) => words.banner_round_short(round, mission.rounds),
            (round, false) => words.banner_round(round, mission.rounds),
        };
        ui.label(RichText::new(round).heading().strong().color(theme.words));
        if side.is_some() {
            draw::side_icon(ui, &theme, side);
        }
        let color = side.map_or(theme.faint, |side| theme.side(Some(side)));
        ui.label(RichText::new(phase).heading().color(color));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            intents.extend(buttons(ui, view, table));
            ui.add_space(6.0);
            objectives(ui, words, &theme, table);
        });
    });
    intents
}

/// Objectives as short counts, "Primed Bombs 1 (2 or more)"; the counts alone, where the line has no room for more.
fn objectives(ui: &mut Ui, words: &Words, theme: &Theme, table: &TableView) {
    let objectives = mission::objectives(table.game);
    let titles: Vec<_> = objectives.iter().map(|progress| words.text(&progress.text)).collect();
    let labels: Vec<String> = objectives
        .iter()
        .zip(&titles)
        .map(|(progress, title)| words.banner_objective(&**title, progress.count))
        .collect();
    let wanted: f32 = labels.iter().map(|label| width(ui, label) + ICON).sum();
    let fits = wanted <= ui.available_width();
    for ((progress, title), label) in objectives.iter().zip(&titles).zip(labels).rev() {
        let (title, label) = (&**title, if fits { label } else { progress.count.to_string() });
        let color = if progress.met { theme.side(Some(progress.side)) } else { theme.faint };
        let (side, met) = (progress.side, progress.met);
        ui.label(RichText::new(label).color(color)).on_hover_text(match progress.goal {
            Goal::AtLeast(goal) => words.banner_at_least(side, title, goal, met),
            Goal::AtMost(goal) => words.banner_at_most(side, title, goal, met),
        });
        draw::side_icon(ui, theme, Some(side));
    }
}

/// Points that a side's icon takes in the line, with the gaps beside it.
const ICON: f32 = 36.0;

/// Points that a text takes in one line.
fn width(ui: &Ui, text: &str) -> f32 {
    let text = WidgetText::from(text);
    text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body).size().x
}

fn buttons(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    let narrow = parts::is_narrow(ui.ctx());
    let panels = [
        (Panel::Pause, words.banner_menu(), words.banner_menu_tip(), "Back"),
        (Panel::Log, words.banner_log(), words.banner_log_tip(), "Log"),
        (Panel::Glossary, words.banner_glossary(), words.banner_glossary_tip(), "Glossary"),
        (Panel::Mission, words.banner_mission(), words.banner_mission_tip(), "Mission"),
    ];
    // In a narrow window the others are in the menu.
    let shown = if narrow { 2 } else { panels.len() };
    for (panel, label, tip, act) in panels.into_iter().take(shown) {
        let is_open = view.desk.is_open(panel);
        if ui.selectable_label(is_open, label).on_hover_text(view.tip(tip, act)).clicked() {
            intents.push(if is_open { Intent::Close(panel) } else { Intent::Open(panel) });
        }
    }
    if !narrow {
        intents.extend(view_menu(ui, words, table));
    }
    if table.replay.is_none() {
        let why = table.no_undo.unwrap_or_default();
        let can = table.no_undo.is_none();
        if !narrow {
            let restart = ui.add_enabled(can, egui::Button::new(words.banner_restart()));
            let restart = restart.on_hover_text(view.tip(words.banner_restart_tip(), "RestartTurn"));
            if restart.on_disabled_hover_text(why).clicked() {
                intents.push(Intent::RestartTurn);
            }
        }
        let undo = ui.add_enabled(can, egui::Button::new(words.banner_undo()));
        if undo.on_hover_text(view.tip(words.banner_undo_tip(), "Undo")).on_disabled_hover_text(why).clicked() {
            intents.push(Intent::Undo);
        }
    }
    intents
}

/// Overlays and camera.
fn view_menu(ui: &mut Ui, words: &Words, table: &TableView) -> Vec<Intent> {
    let mut intents = Vec::new();
    ui.menu_button(words.banner_view(), |ui| {
        for (overlay, label, on) in [
            (Overlay::Areas, words.banner_areas(), table.overlays.areas),
            (Overlay::Sight, words.banner_sight(), table.overlays.sight),
            (Overlay::Reach, words.banner_reach(), table.overlays.reach),
        ] {
            let mut on = on;
            if ui.checkbox(&mut on, label).changed() {
                intents.push(Intent::Overlay(overlay));
            }
        }
        ui.separator();
        let mut follows = table.follows;
        if ui.checkbox(&mut follows, words.banner_follow()).changed() {
            intents.push(Intent::Camera(CameraMove::ToggleFollow));
        }
        for (camera, label) in [
            (CameraMove::TopDown, words.banner_top_down()),
            (CameraMove::Reset, words.banner_reset()),
            (CameraMove::Nearer, words.banner_nearer()),
            (CameraMove::Farther, words.banner_farther()),
        ] {
            if ui.button(label).clicked() {
                intents.push(Intent::Camera(camera));
            }
        }
    });
    intents
}
