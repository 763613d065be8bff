//! What is put into an action: cubes, cards, Characteristic, Wounds for dice, with live odds.

use egui::{RichText, Ui, WidgetType};

use super::answers::{Form, Row, Stage, words};
use super::intent::Intent;
use super::theme::Theme;
use super::view::{TableView, View};
use super::{draw, odds, parts};
use crate::content::tile::Action;
use crate::play::log;
use crate::rules::command::AttackKind;
use crate::rules::query::pools;
use crate::rules::state::Kind;
use crate::rules::{Command, Game, MiniId};

/// The form.
pub fn show(ui: &mut Ui, view: &View, table: &TableView, form: &Form, stage: &Stage) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    let rows = form.rows();
    let at = |row: Row| rows.get(stage.cursor) == Some(&row);
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            if form.characteristics.len() > 1 {
                label(ui, &theme, "Characteristic", at(Row::Characteristic));
                ui.horizontal(|ui| {
                    for choice in &form.characteristics {
                        let text = characteristic(table.game, form, *choice);
                        if ui.selectable_label(form.effort.choice == *choice, text).clicked() {
                            intents.push(Intent::Characteristic(*choice));
                        }
                    }
                });
            }
            if form.cubes.len() > 1 {
                label(ui, &theme, "Energy cubes", at(Row::Cubes));
                intents.extend(numbers(ui, &form.cubes, form.effort.cubes, "cube", Intent::Cubes));
            }
            for (line, used) in form.cards.iter().enumerate() {
                let text = words::card_use(table.game, *used);
                let mut on = form.uses(line);
                let text =
                    if at(Row::Card(line)) { RichText::new(text).color(theme.amber) } else { RichText::new(text) };
                if ui.checkbox(&mut on, text).changed() {
                    intents.push(Intent::ToggleCard(line));
                }
            }
            if form.pushing.len() > 1 {
                label(ui, &theme, "Pushing Limits: Wounds for dice", at(Row::Pushing));
                intents.extend(numbers(ui, &form.pushing, form.effort.pushing, "Wound", Intent::Pushing));
            }
        });
        if let Some(outlook) = odds::cached(ui, table.game, &form.command) {
            ui.add_space(14.0);
            odds::show(ui, &theme, &outlook);
        }
    });
    ui.horizontal(|ui| {
        let words = log::describe(table.game, &form.command);
        let text = RichText::new(&words).strong();
        let button = egui::Button::new((text, RichText::new("Enter").small().color(theme.amber)))
            .stroke(egui::Stroke::new(2.0, theme.amber));
        let can = form.refusal.is_none() && table.may_answer();
        let response = ui.add_enabled(can, button);
        response.widget_info(|| egui::WidgetInfo::labeled(WidgetType::Button, can, format!("Confirm: {words}")));
        match &form.refusal {
            Some(refusal) => {
                response.on_disabled_hover_text(refusal.to_string());
                ui.label(RichText::new(refusal.to_string()).color(theme.amber));
            }
            None if response.clicked() => intents.push(Intent::Confirm),
            None => {}
        }
    });
    if view.settings.hints && rows.len() > 1 {
        parts::faint(ui, &theme, "Up and Down choose a line, Left and Right change it.");
    }
    intents
}

fn label(ui: &mut Ui, theme: &Theme, words: &str, is_at: bool) {
    let color = if is_at { theme.amber } else { theme.faint };
    ui.label(RichText::new(words).small().color(color));
}

/// A row of figures to choose one of.
fn numbers(ui: &mut Ui, values: &[u8], now: u8, thing: &str, intent: impl Fn(u8) -> Intent) -> Option<Intent> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        for value in values {
            let response = ui.selectable_label(*value == now, RichText::new(value.to_string()).size(15.0));
            let plural = if *value == 1 { "" } else { "s" };
            draw::speak(ui, &response, WidgetType::SelectableLabel, &format!("{value} {thing}{plural}"));
            if response.clicked() {
                chosen = Some(intent(*value));
            }
        }
    });
    chosen
}

/// "2 orange, x2".
fn characteristic(game: &Game, form: &Form, choice: u8) -> String {
    let action = match &form.command {
        Command::Attack { kind: AttackKind::Melee, .. } | Command::Shackle { .. } => Action::Melee,
        Command::Attack { kind: AttackKind::Ranged, .. } => Action::Ranged,
        Command::Interact { interaction, .. } => {
            match game.scenario().mission.interactions.get(usize::from(*interaction)).map(|found| found.action) {
                Some(crate::content::mission::InteractionAction::Thought) => Action::Thought,
                _ => Action::Manipulation,
            }
        }
        _ => Action::Manipulation,
    };
    let of_tile = |mini: MiniId| match game.state().mini(mini).kind {
        Kind::Tile(tile) => Some(tile),
        Kind::Hero => None,
    };
    let lines = form.actor().and_then(of_tile).map(|tile| pools::characteristics(game.scenario().tile(tile), action));
    match lines.and_then(|lines| lines.get(usize::from(choice))) {
        Some(line) => format!("{}, x{}", words::pool_words(&line.0.0), line.1),
        None => format!("Choice {}", choice + 1),
    }
}
