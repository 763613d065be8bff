//! Keys and the first steps; and what Esc opens.

use egui::{Button, Grid, RichText, Ui, vec2};

use super::focus;
use super::intent::{Gesture, Intent, Panel, SandboxWish, Wish};
use super::parts;
use super::theme::Theme;
use super::view::{Screen, View};

/// Keys and first steps.
pub(crate) fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let intents = parts::title_bar(ui, view, words.help_title(), Gesture::Close(Panel::Help));
    parts::heading(ui, &theme, words.help_basics());
    let keys = ["LookOn", "NextPanel", "Back"].map(|act| view.key_of(act).unwrap_or_default());
    let by_keys = words.help_keys(keys[0], keys[1], keys[2]);
    for line in [
        words.help_question(),
        words.help_board(),
        words.help_cubes(),
        words.help_rest(),
        words.help_river(),
        words.help_undo(),
        words.help_skip(),
        words.help_solo(),
        words.help_steps(),
        by_keys.as_str(),
    ] {
        ui.label(words.panel_bullet(line));
    }
    parts::heading(ui, &theme, words.help_controls());
    Grid::new("keys").num_columns(2).striped(true).show(ui, |ui| {
        for (name, key) in view.keys.iter().filter_map(|key| Some((key.on(view.device)?, key))) {
            ui.label(RichText::new(name).monospace().color(theme.amber));
            ui.label(&key.does);
            ui.end_row();
        }
    });
    intents
}

/// What Esc opens.
pub(crate) fn pause(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let words = view.words;
    let mut intents = parts::title_bar(ui, view, words.help_pause(), Gesture::Close(Panel::Pause));
    let wide = vec2(220.0, 30.0);
    let is_match = matches!(view.screen, Screen::Table(_));
    let mut entries: Vec<(&str, Intent)> = vec![(words.help_resume(), Gesture::Close(Panel::Pause).into())];
    if let Some(table) = view.table() {
        if table.replay.is_none() {
            let mission = words.text(&table.game.scenario().mission.name);
            let name = words.help_save_name(mission, table.game.state().round);
            entries.push((words.help_save(), Wish::Save(name).into()));
        }
        if table.sandbox.is_none() {
            entries.push((words.menu_share(), Wish::Share(None).into()));
        }
        entries.push((words.help_mission(), Gesture::Open(Panel::Mission).into()));
        if table.sandbox.is_none() {
            entries.push((words.sandbox_edit(), Wish::Sandbox(SandboxWish::Take).into()));
        }
    }
    if view.has_own_content {
        entries.push((words.help_load_content(), Wish::LoadContent.into()));
    }
    entries.push((words.reader_title(), Gesture::Open(Panel::Reader).into()));
    entries.push((words.menu_glossary(), Gesture::Open(Panel::Glossary).into()));
    entries.push((words.menu_settings(), Gesture::Open(Panel::Settings).into()));
    entries.push((words.menu_help(), Gesture::Open(Panel::Help).into()));
    if is_match {
        entries.push((words.help_exit(), Wish::BackToMenu.into()));
    }
    if !view.is_page {
        entries.push((words.menu_quit(), Wish::Quit.into()));
    }
    for (label, intent) in entries {
        let response = ui.add(Button::new(label).min_size(wide));
        focus::first(ui, &response);
        if response.clicked() {
            if !matches!(intent, Intent::Desk(Gesture::Close(_))) {
                intents.push(Gesture::Close(Panel::Pause).into());
            }
            intents.push(intent);
        }
    }
    intents
}
