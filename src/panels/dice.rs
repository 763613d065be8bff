//! Dice on the table: click one to roll it again, or keep them. R2 X

use egui::{RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, vec2};

use super::answers::{Choice, Deed, Stage, Step};
use super::intent::Intent;
use super::odds::tenths;
use super::theme::Theme;
use super::view::{TableView, View};
use super::{draw, parts};
use crate::content::dice::Color;
use crate::rules::Ask;
use crate::rules::command::{RerollBy, Space};
use crate::rules::query::energy;
use crate::rules::query::odds::{Aim, Lying, best_reroll, odds_of_lying};

/// The dice with what may still be done to them.
pub fn show(ui: &mut Ui, view: &View, table: &TableView, choices: &[Choice], stage: &Stage) -> Vec<Intent> {
    let theme = Theme::of(view.settings);
    let mut intents = Vec::new();
    let Ask::Reroll { roll, dice, bonus, free, modifier, against, rights } = &table.prompt.ask else { return intents };
    let advice =
        lying(table).and_then(|(lying, aim)| best_reroll(&lying, aim, &table.game.scenario().dice).ok().flatten());
    ui.horizontal(|ui| {
        for (at, die) in dice.iter().enumerate() {
            let choice = choices.iter().position(|choice| choice.step == Step::Die(at as u8));
            let can = choice.is_some() && table.may_answer();
            let sense = if can { Sense::click() } else { Sense::hover() };
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(46.0), sense);
            draw::die(ui.painter(), rect.shrink(3.0), &theme, die.color, Some(die.face));
            let is_at = choice == Some(stage.cursor);
            if is_at || (can && response.hovered()) {
                ui.painter().rect_stroke(rect, 9.0, Stroke::new(2.0, theme.amber), StrokeKind::Inside);
            }
            if view.settings.hints && advice.is_some_and(|(best, _)| usize::from(best) == at) {
                ui.painter().circle_filled(rect.right_top() + vec2(-5.0, 5.0), 4.0, theme.green);
            }
            let words = format!("Reroll {} {}", die.color.word(), die.face);
            draw::speak(ui, &response, if can { WidgetType::Button } else { WidgetType::Label }, &words);
            if response.clicked()
                && let Some(choice) = choice
            {
                intents.push(Intent::Choose(choice));
            }
            let hover = match choice {
                Some(_) => format!(
                    "{words}: {}",
                    rights.iter().map(|right| right_words(*right)).collect::<Vec<_>>().join(" or ")
                ),
                None => format!("{} {}: no right to roll it again", die.color.word(), die.face),
            };
            response.on_hover_text(hover);
        }
        ui.add_space(10.0);
        ui.vertical(|ui| {
            let sum: i32 = dice.iter().map(|die| i32::from(die.face)).sum::<i32>() + i32::from(*modifier);
            let aside = if *modifier == 0 { String::new() } else { format!(" ({modifier:+} counted)") };
            ui.label(RichText::new(format!("{} successes{aside}", sum.max(0))).size(16.0).strong());
            if let Some(against) = against {
                let enough = sum.max(0) >= i32::from(*against);
                let color = if enough { theme.green } else { theme.amber };
                ui.label(RichText::new(format!("against {against}")).color(color));
            }
            if roll.hurts() {
                ui.label(RichText::new("These successes are Wounds.").color(theme.red));
            }
        });
    });
    parts::faint(ui, &theme, rights_words(table, *bonus, free, rights));
    outlook(ui, view, &theme, table);
    ui.horizontal_wrapped(|ui| {
        for (at, choice) in choices.iter().enumerate().filter(|(_, choice)| !matches!(choice.step, Step::Die(_))) {
            let mut button = egui::Button::new(RichText::new(&choice.label).strong());
            if at == stage.cursor {
                button = button.stroke(Stroke::new(2.0, theme.amber));
            }
            let is_default = matches!(choice.step, Step::Do(Deed::Keep)) && at == stage.cursor;
            let hover = if is_default { "Enter" } else { "Choose" };
            if ui.add_enabled(choice.refusal.is_none() && table.may_answer(), button).on_hover_text(hover).clicked() {
                intents.push(Intent::Choose(at));
            }
        }
    });
    intents
}

fn right_words(right: RerollBy) -> &'static str {
    match right {
        RerollBy::Bonus => "Bonus Reroll",
        RerollBy::Free => "Free Reroll",
        RerollBy::Paid => "1 cube",
    }
}

fn rights_words(table: &TableView, bonus: u8, free: &[u8; 5], rights: &[RerollBy]) -> String {
    let mut words = Vec::new();
    words.extend((bonus > 0).then(|| format!("{bonus} Bonus")));
    for (color, left) in Color::ALL.iter().zip(free) {
        words.extend((*left > 0).then(|| format!("{left} Free on {}", color.word())));
    }
    if rights.contains(&RerollBy::Paid)
        && let Some(mini) = table.prompt.subject
    {
        words.push(format!("up to {} Paid (1 cube each)", energy::most(table.game, mini, Space::Reroll)));
    }
    if words.is_empty() { "No Rerolls left.".into() } else { format!("Rerolls: {}", words.join(", ")) }
}

/// The dice as the odds count them; Paid Rerolls are left out, they cost cubes.
fn lying(table: &TableView) -> Option<(Lying, Aim)> {
    let Ask::Reroll { roll, dice, bonus, free, modifier, against, .. } = &table.prompt.ask else { return None };
    let lying = Lying {
        dice: dice.clone(),
        modifier: *modifier,
        if_any: 0,
        bonus: *bonus,
        free: *free,
        paid: 0,
        hurts: roll.hurts(),
    };
    Some((lying, against.map_or(Aim::Most, Aim::AtLeast)))
}

fn outlook(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView) {
    let Some((lying, aim)) = lying(table).filter(|_| view.settings.hints) else { return };
    let Ok(found) = odds_of_lying(&lying, aim, &table.game.scenario().dice) else { return };
    let goal = match aim {
        Aim::AtLeast(goal) => format!(", {} % for {goal}", found.chance_at_least(goal).percent()),
        Aim::Most => String::new(),
    };
    parts::faint(
        ui,
        theme,
        format!("With the Rerolls that cost nothing: {} successes on average{goal}", tenths(found.mean_permille())),
    );
}
