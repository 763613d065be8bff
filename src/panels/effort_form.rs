//! What goes into an action: cubes, cards, Characteristic, Wounds of Pushing Limits, with live odds.

use egui::{RichText, Ui, WidgetType};

use super::answers::{self, Form, Row, Stage};
use super::icon::Icon;
use super::intent::{Composing, Intent};
use super::printed::pool_words;
use super::theme::{self, Theme};
use super::view::{TableView, View};
use super::{draw, odds};
use gotham_content::tile::Action;
use gotham_play::log;
use gotham_rules::command::AttackKind;
use gotham_rules::query::pools;
use gotham_rules::state::Body;
use gotham_rules::{Command, MiniId, mission, skills};
use gotham_words::Words;

/// The width in points from which the odds fit beside the form.
const BESIDE: f32 = 480.0;

/// The part of the bar's width that the choices take, beside the odds.
const HALF: f32 = 0.46;

/// The form.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, form: &Form, stage: &Stage) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    // The odds are beside the form, or below it if there is no room.
    let outlook = odds::cached(ui, table, &form.command);
    let is_narrow = ui.available_width() < theme.points(BESIDE);
    let add = |ui: &mut Ui| {
        let chosen = ui.vertical(|ui| {
            if outlook.is_some() && !is_narrow {
                ui.set_max_width(ui.available_width() * HALF);
            }
            let mut chosen = choices(ui, words, &theme, table, form, stage);
            chosen.extend(confirm(ui, words, &theme, table, form));
            chosen
        });
        intents.extend(chosen.inner);
        if let Some(outlook) = &outlook {
            ui.add_space(if is_narrow { 4.0 } else { 14.0 });
            odds::show(ui, words, &theme, outlook);
        }
    };
    if is_narrow {
        ui.vertical(add);
    } else {
        ui.horizontal_top(add);
    }
    intents
}

/// What goes into the action: a row for each kind of thing of which there is a choice.
fn choices(ui: &mut Ui, words: &Words, theme: &Theme, table: &TableView, form: &Form, stage: &Stage) -> Vec<Intent> {
    let rows = form.rows();
    let at = |row: Row| rows.get(stage.cursor) == Some(&row);
    let mut intents = Vec::new();
    if form.characteristics.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            label(ui, theme, Icon::Dice, words.form_characteristic(), at(Row::Characteristic));
            for choice in &form.characteristics {
                let text = characteristic(table, form, *choice);
                if ui.selectable_label(form.effort.choice == *choice, text).clicked() {
                    intents.push(Composing::Characteristic(*choice).into());
                }
            }
        });
    }
    if form.cubes.len() > 1 {
        let spoken = |cubes| words.count_cubes(cubes);
        ui.horizontal_wrapped(|ui| {
            label(ui, theme, Icon::Cube, words.form_cubes(), at(Row::Cubes));
            intents.extend(numbers(ui, &form.cubes, form.effort.cubes, spoken, Composing::Cubes));
        });
    }
    for (line, used) in form.cards.iter().enumerate() {
        let text = answers::words::card_use(table.titles(), *used);
        let mut on = form.uses(line);
        let text = if at(Row::Card(line)) { RichText::new(text).color(theme.amber) } else { RichText::new(text) };
        if ui.checkbox(&mut on, text.small()).changed() {
            intents.push(Composing::ToggleCard(line).into());
        }
    }
    if form.pushing.len() > 1 {
        let spoken = |wounds| words.count_wounds(wounds);
        ui.horizontal_wrapped(|ui| {
            label(ui, theme, Icon::PushingLimits, words.form_pushing(), at(Row::Pushing));
            intents.extend(numbers(ui, &form.pushing, form.effort.pushing, spoken, Composing::Pushing));
        });
    }
    intents
}

/// The action with all of it, and why it may not be done.
fn confirm(ui: &mut Ui, words: &Words, theme: &Theme, table: &TableView, form: &Form) -> Option<Intent> {
    let row = ui.horizontal_wrapped(|ui| {
        let action = log::describe(words, table.game, &form.command);
        let text = RichText::new(&action).strong();
        let button = egui::Button::new((text, RichText::new(words.key_enter()).small().color(theme.amber)))
            .stroke(egui::Stroke::new(2.0, theme.amber));
        let can = form.refusal.is_none() && table.may_answer();
        let response = ui.add_enabled(can, button);
        response.widget_info(|| egui::WidgetInfo::labeled(WidgetType::Button, can, words.form_confirm(&action)));
        match &form.refusal {
            Some(refusal) => {
                let why = log::refusal(table.words, table.game, refusal);
                response.on_disabled_hover_text(&why);
                ui.label(RichText::new(why).color(theme.amber));
            }
            None if response.on_hover_text(words.form_keys()).clicked() => return Some(Composing::Confirm.into()),
            None => {}
        }
        None
    });
    row.inner
}

/// What a row is for; the one that the keys are at has a mark before it.
fn label(ui: &mut Ui, theme: &Theme, icon: Icon, words: &str, is_at: bool) {
    let color = if is_at { theme.amber } else { theme.faint };
    let shown = if is_at { format!("▶ {}", icon.before(words)) } else { icon.before(words) };
    let response = ui.label(RichText::new(shown).small().color(color));
    draw::speak(ui, &response, WidgetType::Label, words);
}

/// Numbers to choose from, in a row.
fn numbers(
    ui: &mut Ui,
    values: &[u8],
    now: u8,
    spoken: impl Fn(u8) -> String,
    step: impl Fn(u8) -> Composing,
) -> Option<Intent> {
    let mut chosen = None;
    for value in values {
        let response =
            ui.selectable_label(*value == now, RichText::new(value.to_string()).text_style(theme::question()));
        draw::speak(ui, &response, WidgetType::SelectableLabel, &spoken(*value));
        if response.clicked() {
            chosen = Some(step(*value).into());
        }
    }
    chosen
}

/// "2 orange, x2".
fn characteristic(table: &TableView, form: &Form, choice: u8) -> String {
    let (words, game) = (table.words, table.game);
    let action = match &form.command {
        Command::Attack { kind: AttackKind::Melee, .. } => Action::Melee,
        Command::Attack { kind: AttackKind::Ranged, .. } => Action::Ranged,
        Command::UseSkill { skill, .. } => skills::action_of(*skill),
        Command::Interact { interaction, .. } => {
            let found = game.scenario().program.interactions.get(usize::from(*interaction));
            found.and_then(mission::action).unwrap_or(Action::Manipulation)
        }
        _ => Action::Manipulation,
    };
    let of_tile = |mini: MiniId| match game.state().mini(mini).body {
        Body::Tile(tile) => Some(tile),
        Body::Tablet(_) => None,
    };
    let lines = form.actor().and_then(of_tile).map(|tile| pools::characteristics(game.scenario().tile(tile), action));
    match lines.and_then(|lines| lines.get(usize::from(choice))) {
        Some(line) => words.form_dice_times(pool_words(words, &line.0.0), line.1),
        None => words.form_choice(choice + 1),
    }
}
