//! Keys and the first steps; and what Esc opens.

use egui::{Button, Grid, RichText, Ui, vec2};

use super::intent::{Intent, Panel};
use super::parts;
use super::theme::Theme;
use super::view::{Screen, View};

const STEPS: [&str; 6] = [
    "The bar at the bottom asks one question at a time. Its buttons are every answer that the rules allow; greyed ones say why not.",
    "On the board: click a Hero, then an Area to go there, an enemy to attack, a token to work on.",
    "Cubes are the Heroes' strength: each cube on an action space is a die, up to the space's Exertion limit.",
    "Spent cubes rest, and come back in later rounds. A Resting Hero gets back more, but does not act.",
    "The Villain pays for tiles of the River: cheap at the left, dear at the right. An activated tile goes to the right end.",
    "Undo takes back everything up to the last dice. The match saves itself after every answer.",
];

/// Keys and first steps.
pub fn show(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let intents = parts::title_bar(ui, &theme, "Help", Intent::Close(Panel::Help));
    parts::heading(ui, &theme, "How to play");
    for step in STEPS {
        ui.label(format!("• {step}"));
    }
    parts::heading(ui, &theme, "Keys");
    Grid::new("keys").num_columns(2).striped(true).show(ui, |ui| {
        for key in view.keys {
            ui.label(RichText::new(&key.key).monospace().color(theme.amber));
            ui.label(&key.does);
            ui.end_row();
        }
    });
    intents
}

/// What Esc opens.
pub fn pause(ui: &mut Ui, view: &View) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = parts::title_bar(ui, &theme, "Menu", Intent::Close(Panel::Pause));
    let wide = vec2(220.0, 30.0);
    let is_match = matches!(view.screen, Screen::Table(_));
    let mut entries = vec![("Go on", Intent::Close(Panel::Pause))];
    if let Some(table) = view.table() {
        if table.replay.is_none() {
            let mission = &table.game.scenario().mission.name;
            entries.push(("Save", Intent::Save(format!("{mission} round {}", table.game.state().round))));
        }
        entries.push(("Mission sheet", Intent::Open(Panel::Mission)));
    }
    entries.push(("Glossary", Intent::Open(Panel::Glossary)));
    entries.push(("Settings", Intent::Open(Panel::Settings)));
    entries.push(("Keys and help", Intent::Open(Panel::Help)));
    if is_match {
        entries.push(("Leave to the menu", Intent::BackToMenu));
    }
    entries.push(("Quit", Intent::Quit));
    for (words, intent) in entries {
        let response = ui.add(Button::new(words).min_size(wide));
        parts::first_focus(ui, &response);
        if response.clicked() {
            if !matches!(intent, Intent::Close(_)) {
                intents.push(Intent::Close(Panel::Pause));
            }
            intents.push(intent);
        }
    }
    intents
}
