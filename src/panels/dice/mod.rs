//! Dice on the table: click one to reroll it, or keep them. R2 X

mod rerolls;
mod row;

use egui::{Align2, Atoms, Color32, Id, Response, RichText, Stroke, Ui, WidgetInfo, WidgetType};

use super::answers::{Choice, Deed, Stage, Step};
use super::coach::mark::Mark;
use super::intent::{Composing, Intent};
use super::motion::{self, Counting, Pace};
use super::theme::{self, Theme};
use super::view::{TableView, View};
use super::{coach, parts};
use gotham_play::log;
use gotham_rules::Ask;
use gotham_rules::query::pools;
use gotham_words::Value;

/// The dice with what may still be done to them.
pub(crate) fn show(ui: &mut Ui, view: &View, table: &TableView, choices: &[Choice], stage: &Stage) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let Ask::Reroll { dice, bonus, free, any_free, rights, .. } = &table.prompt.ask else { return Vec::new() };
    let marked = coach::marks(view, table, &stage.path, choices);
    let faces: Vec<_> = dice.iter().map(|die| (die.color, die.face)).collect();
    let pace = Pace::of(view.settings);
    let counting = motion::count(ui.ctx(), pace, Id::new("dice count"), &faces, |(_, face)| i32::from(*face));
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        intents.extend(row::show(
            ui,
            view,
            table,
            row::Answers { choices, marked: &marked, cursor: stage.cursor },
            counting,
        ));
        ui.add_space(10.0);
        ui.vertical(|ui| sum(ui, &theme, table, counting));
    });
    parts::faint(ui, &theme, rerolls::left(table, *bonus, (free, *any_free), rights));
    rerolls::outlook(ui, view, &theme, table);
    ui.horizontal_wrapped(|ui| {
        let others = choices.iter().enumerate().filter(|(_, choice)| !matches!(choice.step, Step::Die(_)));
        for (at, choice) in others {
            if button(ui, &theme, table, choice, at == stage.cursor, marked[at]).clicked() {
                intents.push(Composing::Choose(at).into());
            }
        }
    });
    intents
}

/// The successes, what they count against, and whether they hurt.
fn sum(ui: &mut Ui, theme: &Theme, table: &TableView, counting: Option<Counting>) {
    let words = table.words;
    let Ask::Reroll { roll, dice, modifier, against, .. } = &table.prompt.ask else { return };
    let sum: i32 = dice.iter().map(|die| i32::from(die.face)).sum::<i32>() + i32::from(*modifier);
    let added = pools::on_the_table(table.game).map(|pool| log::added(words, &pool.parts));
    let added = added.filter(|added| !added.is_empty()).map(|added| log::list(words, added));
    let line = |sum: i32| match (modifier, &added) {
        (0, None) => words.dice_sum(sum.max(0)),
        (_, Some(added)) => words.dice_sum_modified(sum - i32::from(*modifier), added, sum.max(0)),
        (_, None) => words.dice_sum_modified(sum - i32::from(*modifier), Value::signed(*modifier), sum.max(0)),
    };
    let so_far = counting.map_or(sum, |counting| counting.sum + i32::from(*modifier));
    // What is read aloud and the room it takes are those of the whole sum, however far it has been counted.
    let text = RichText::new(line(sum)).text_style(theme::question()).strong();
    let label = ui.label(if counting.is_some() { text.color(Color32::TRANSPARENT) } else { text });
    if counting.is_some() {
        let font = theme::question().resolve(ui.style());
        ui.painter().text(label.rect.left_center(), Align2::LEFT_CENTER, line(so_far), font, theme.amber);
    }
    if let Some(against) = against {
        let enough = so_far.max(0) >= i32::from(*against);
        let color = if enough { theme.green } else { theme.amber };
        ui.label(RichText::new(words.dice_against(Value::measure(*against))).color(color));
    }
    if roll.hurts() {
        ui.label(RichText::new(words.dice_wounds()).color(theme.red));
    }
}

/// An answer that isn't a die: keeping them, or by which right a die is rerolled.
fn button(ui: &mut Ui, theme: &Theme, table: &TableView, choice: &Choice, is_at: bool, is_marked: bool) -> Response {
    let words = table.words;
    let mut atoms = Atoms::default();
    atoms.push_right(RichText::new(&choice.label).strong());
    if is_marked {
        coach::mark::behind(&mut atoms, words, theme, Mark::Advised);
    }
    let mut button = egui::Button::new(atoms);
    if is_at {
        button = button.stroke(Stroke::new(2.0, theme.amber));
    } else if is_marked {
        button = button.stroke(coach::mark::line(theme));
    }
    let is_default = matches!(choice.step, Step::Do(Deed::Keep)) && is_at;
    let hover = if is_default { words.key_enter() } else { words.dice_choose() };
    let can = choice.refusal.is_none() && table.may_answer();
    let response = ui.add_enabled(can, button).on_hover_text(hover);
    if is_marked {
        let spoken = coach::mark::spoken(words, &choice.label, Mark::Advised);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, can, &spoken));
    }
    response
}
