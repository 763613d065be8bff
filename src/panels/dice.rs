//! Dice on the table: click one to roll it again, or keep them. R2 X

use egui::{Align2, Color32, Id, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, vec2};

use super::answers::{Choice, Deed, Stage, Step};
use super::intent::Intent;
use super::motion::{self, Pace};
use super::theme::{self, Theme};
use super::view::{TableView, View};
use super::{draw, parts};
use crate::content::dice::Color;
use crate::play::log;
use crate::rules::Ask;
use crate::rules::command::{RerollBy, Space};
use crate::rules::query::energy;
use crate::rules::query::odds::{Aim, Lying, best_reroll, odds_of_lying};
use crate::words::{Value, Words};

/// The dice with what may still be done to them.
pub fn show(ui: &mut Ui, view: &View, table: &TableView, choices: &[Choice], stage: &Stage) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let words = view.words;
    let mut intents = Vec::new();
    let Ask::Reroll { roll, dice, bonus, free, any_free, modifier, against, rights, named, .. } = &table.prompt.ask
    else {
        return intents;
    };
    let advice =
        lying(table).and_then(|(lying, aim)| best_reroll(&lying, aim, &table.game.scenario().dice).ok().flatten());
    let faces: Vec<_> = dice.iter().map(|die| (die.color, die.face)).collect();
    let pace = Pace::of(view.settings);
    let counting = motion::count(ui.ctx(), pace, Id::new("dice count"), &faces, |(_, face)| i32::from(*face));
    ui.horizontal_wrapped(|ui| {
        for (at, die) in dice.iter().enumerate() {
            let choice = choices.iter().position(|choice| choice.step == Step::Die(at as u8));
            let can = choice.is_some() && table.may_answer();
            let sense = if can { Sense::click() } else { Sense::hover() };
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(46.0), sense);
            let is_counted = counting.is_some_and(|counting| counting.die == at);
            draw::die(ui.painter(), rect.shrink(if is_counted { 1.0 } else { 3.0 }), &theme, die.color, Some(die.face));
            let is_at = choice == Some(stage.cursor);
            if is_at || (can && response.hovered()) {
                ui.painter().rect_stroke(rect, 9.0, Stroke::new(2.0, theme.amber), StrokeKind::Inside);
            }
            if view.settings.hints && advice.is_some_and(|(best, _)| usize::from(best) == at) {
                ui.painter().circle_filled(rect.right_top() + vec2(-5.0, 5.0), 4.0, theme.green);
            }
            let is_named = named.iter().any(|die| usize::from(*die) == at);
            if is_named {
                ui.painter().rect_stroke(rect.shrink(1.0), 8.0, Stroke::new(3.0, theme.green), StrokeKind::Inside);
            }
            let name = log::rolled(words, die.color, die.face);
            let kind = if can { WidgetType::Button } else { WidgetType::Label };
            let spoken = if is_named { words.dice_named(&name) } else { words.dice_reroll(&name) };
            draw::speak(ui, &response, kind, &spoken);
            if response.clicked()
                && let Some(choice) = choice
            {
                intents.push(Intent::Choose(choice));
            }
            let hover = match choice {
                _ if is_named => words.dice_named(name),
                Some(_) => words.dice_reroll_by(name, rights_to(words, rights)),
                None => words.dice_fixed(name),
            };
            response.on_hover_text(hover);
        }
        ui.add_space(10.0);
        ui.vertical(|ui| {
            let sum: i32 = dice.iter().map(|die| i32::from(die.face)).sum::<i32>() + i32::from(*modifier);
            let line = |sum: i32| match modifier {
                0 => words.dice_sum(sum.max(0)),
                _ => words.dice_sum_modified(sum.max(0), Value::signed(*modifier)),
            };
            let so_far = counting.map_or(sum, |counting| counting.sum + i32::from(*modifier));
            // What is heard of it and the room it takes are those of the whole sum, however far it is counted.
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
        });
    });
    parts::faint(ui, &theme, left(table, *bonus, (free, *any_free), rights));
    outlook(ui, view, &theme, table);
    ui.horizontal_wrapped(|ui| {
        for (at, choice) in choices.iter().enumerate().filter(|(_, choice)| !matches!(choice.step, Step::Die(_))) {
            let mut button = egui::Button::new(RichText::new(&choice.label).strong());
            if at == stage.cursor {
                button = button.stroke(Stroke::new(2.0, theme.amber));
            }
            let is_default = matches!(choice.step, Step::Do(Deed::Keep)) && at == stage.cursor;
            let hover = if is_default { words.key_enter() } else { words.dice_choose() };
            if ui.add_enabled(choice.refusal.is_none() && table.may_answer(), button).on_hover_text(hover).clicked() {
                intents.push(Intent::Choose(at));
            }
        }
    });
    intents
}

/// "Bonus Reroll or 1 cube".
fn rights_to(words: &Words, rights: &[RerollBy]) -> String {
    let names = rights.iter().map(|right| match right {
        RerollBy::Bonus => words.dice_bonus().into(),
        RerollBy::Free => words.dice_free().into(),
        RerollBy::Forced => words.dice_forced().into(),
        RerollBy::Paid => words.count_cubes(1),
    });
    names.reduce(|before: String, last| words.dice_or(before, last)).unwrap_or_default()
}

/// The Rerolls that are left.
fn left(table: &TableView, bonus: u8, (free, any_free): (&[u8; 5], u8), rights: &[RerollBy]) -> String {
    let words = table.words;
    let mut kinds = Vec::new();
    kinds.extend((bonus > 0).then(|| words.dice_bonus_left(bonus)));
    for (color, left) in Color::ALL.iter().zip(free) {
        kinds.extend((*left > 0).then(|| words.dice_free_left(*left, log::color(words, *color))));
    }
    kinds.extend((any_free > 0).then(|| words.dice_any_free_left(any_free)));
    if rights.contains(&RerollBy::Paid)
        && let Some(mini) = table.prompt.subject
    {
        kinds.push(words.dice_paid_left(energy::most(table.game, mini, Space::Reroll)));
    }
    if kinds.is_empty() { words.dice_none_left().into() } else { words.dice_left(log::list(words, kinds)) }
}

/// The dice as the odds count them; Paid Rerolls are left out, they cost cubes.
fn lying(table: &TableView) -> Option<(Lying, Aim)> {
    let Ask::Reroll { roll, dice, bonus, free, any_free, modifier, against, .. } = &table.prompt.ask else {
        return None;
    };
    let lying = Lying {
        dice: dice.clone(),
        modifier: *modifier,
        if_any: 0,
        // A Free Reroll of any die counts like one more Bonus Reroll.
        bonus: *bonus + *any_free,
        free: *free,
        paid: 0,
        hurts: roll.hurts(),
    };
    Some((lying, against.map_or(Aim::Most, Aim::AtLeast)))
}

fn outlook(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView) {
    let Some((lying, aim)) = lying(table).filter(|_| view.settings.hints) else { return };
    let Ok(found) = odds_of_lying(&lying, aim, &table.game.scenario().dice) else { return };
    let mean = Value::tenths(found.mean_permille());
    let line = match aim {
        Aim::AtLeast(goal) => {
            view.words.dice_mean_goal(mean, found.chance_at_least(goal).percent(), Value::measure(goal))
        }
        Aim::Most => view.words.dice_mean(mean),
    };
    parts::faint(ui, theme, line);
}
