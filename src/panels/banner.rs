//! The line at the top: round, turn, how the mission stands, and what can be opened.

use egui::{Align, Layout, RichText, TextStyle, TextWrapMode, Ui, WidgetText, WidgetType, vec2};

use super::draw;
use super::icon::Icon;
use super::intent::{CameraMove, Gesture, Intent, Overlay, Panel, Wish};
use super::parts;
use super::theme::Theme;
use super::view::{TableView, View};
use gotham_content::mission::{Goal, Side};
use gotham_rules::mission;
use gotham_rules::state::Phase;
use gotham_words::Words;

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
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView) -> Vec<Intent> {
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
        let shown = if state.round == 0 { round.clone() } else { Icon::EndTurn.before(&round) };
        let response = ui.label(RichText::new(shown).heading().strong().color(theme.words));
        draw::speak(ui, &response, WidgetType::Label, &round);
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

/// An objective in the banner.
struct Entry {
    progress: mission::Progress,
    title: String,
    /// "Primed Bombs 1".
    label: String,
}

/// Objectives with their counts: in one line; in two small lines if that doesn't fit; otherwise just the counts.
fn objectives(ui: &mut Ui, words: &Words, theme: &Theme, table: &TableView) {
    let entries: Vec<Entry> = mission::shown_objectives(table.game)
        .into_iter()
        .map(|progress| {
            let title = words.text(&progress.text).into_owned();
            Entry { label: words.banner_objective(&title, progress.count), title, progress }
        })
        .collect();
    let room = ui.available_width();
    let long = |ui: &Ui, entries: &[Entry], style: TextStyle| -> f32 {
        entries.iter().map(|entry| width(ui, &entry.label, style.clone()) + ICON).sum()
    };
    let (upper, lower) = entries.split_at(entries.len().div_ceil(2));
    let longer = long(ui, upper, TextStyle::Small).max(long(ui, lower, TextStyle::Small));
    let is_one_line = long(ui, &entries, TextStyle::Body) <= room;
    if !is_one_line && longer <= room {
        ui.allocate_ui_with_layout(vec2(longer, TWO_LINES), Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().interact_size.y = 0.0;
            for line in [upper, lower] {
                ui.horizontal(|ui| {
                    for entry in line {
                        draw::side_icon(ui, theme, Some(entry.progress.side));
                        count(ui, words, theme, entry, RichText::new(&entry.label).small());
                    }
                });
            }
        });
        return;
    }
    // from right to left, as the buttons before them
    for entry in entries.iter().rev() {
        let text = if is_one_line { entry.label.clone() } else { entry.progress.count.to_string() };
        count(ui, words, theme, entry, RichText::new(text));
        draw::side_icon(ui, theme, Some(entry.progress.side));
    }
}

/// How far along an objective is; what it takes is shown beside the pointer.
fn count(ui: &mut Ui, words: &Words, theme: &Theme, entry: &Entry, text: RichText) {
    let (side, met, title) = (entry.progress.side, entry.progress.met, &entry.title);
    let color = if met { theme.side(Some(side)) } else { theme.faint };
    ui.label(text.color(color)).on_hover_text(match entry.progress.goal {
        Goal::AtLeast(goal) => words.banner_at_least(side, title, goal, met),
        Goal::AtMost(goal) => words.banner_at_most(side, title, goal, met),
    });
}

/// Width of a side's icon in the line, in points, with the gaps beside it.
const ICON: f32 = 36.0;

/// Width of two lines of small letters, in points.
const TWO_LINES: f32 = 30.0;

/// Width of a text on one line, in points.
fn width(ui: &Ui, text: &str, style: TextStyle) -> f32 {
    let text = WidgetText::from(text);
    text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, style).size().x
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
    // In a narrow window, the others are in the menu.
    let shown = if narrow { 2 } else { panels.len() };
    for (panel, label, tip, act) in panels.into_iter().take(shown) {
        let is_open = view.desk.is_open(panel);
        if ui.selectable_label(is_open, label).on_hover_text(view.tip(tip, act)).clicked() {
            let turned = if is_open { Gesture::Close(panel) } else { Gesture::Open(panel) };
            intents.push(turned.into());
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
                intents.push(Wish::RestartTurn.into());
            }
        }
        let undo = ui.add_enabled(can, egui::Button::new(words.banner_undo()));
        if undo.on_hover_text(view.tip(words.banner_undo_tip(), "Undo")).on_disabled_hover_text(why).clicked() {
            intents.push(Wish::Undo.into());
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
                intents.push(Wish::Overlay(overlay).into());
            }
        }
        if ui.button(words.reader_title()).on_hover_text(words.reader_title_tip()).clicked() {
            intents.push(Gesture::Open(Panel::Reader).into());
        }
        ui.separator();
        let mut follows = table.follows;
        if ui.checkbox(&mut follows, words.banner_follow()).changed() {
            intents.push(Wish::Camera(CameraMove::ToggleFollow).into());
        }
        for (camera, label) in [
            (CameraMove::TopDown, words.banner_top_down()),
            (CameraMove::Reset, words.banner_reset()),
            (CameraMove::Nearer, words.banner_nearer()),
            (CameraMove::Farther, words.banner_farther()),
            (CameraMove::Photo, words.banner_photo()),
        ] {
            if ui.button(label).clicked() {
                intents.push(Wish::Camera(camera).into());
            }
        }
    });
    intents
}
