//! The Rerolls that are left, and what they promise.

use egui::Ui;

use crate::parts;
use crate::theme::Theme;
use crate::view::{TableView, View};
use gotham_content::dice::Color;
use gotham_play::log;
use gotham_rules::Ask;
use gotham_rules::command::{RerollBy, Space};
use gotham_rules::query::energy;
use gotham_rules::query::odds::{Aim, Lying, best_reroll, odds_of_lying};
use gotham_words::{Value, Words};

/// "Bonus Reroll or 1 cube".
pub(super) fn rights_to(words: &Words, rights: &[RerollBy]) -> String {
    let names = rights.iter().map(|right| match right {
        RerollBy::Bonus => words.dice_bonus().into(),
        RerollBy::Free => words.dice_free().into(),
        RerollBy::Forced => words.dice_forced().into(),
        RerollBy::Paid => words.count_cubes(1),
    });
    names.reduce(|before: String, last| words.dice_or(before, last)).unwrap_or_default()
}

/// The Rerolls that are left.
pub(super) fn left(table: &TableView, bonus: u8, (free, any_free): (&[u8; 5], u8), rights: &[RerollBy]) -> String {
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

/// The dice as the odds count them; Paid Rerolls are left out because they cost cubes.
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

/// What to hope for with everything that is free.
pub(super) fn outlook(ui: &mut Ui, view: &View, theme: &Theme, table: &TableView) {
    let Some((lying, aim)) = lying(table).filter(|_| view.settings.hints) else { return };
    if lying.bonus == 0 && lying.free == [0; 5] {
        let Ask::Reroll { rights, .. } = &table.prompt.ask else { return };
        if rights.contains(&RerollBy::Paid) {
            parts::faint(ui, theme, view.words.dice_none_free());
        }
        return;
    }
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

/// The die that gains the most from another roll, if any does.
pub(super) fn best(table: &TableView) -> Option<usize> {
    let (lying, aim) = lying(table)?;
    let (best, _) = best_reroll(&lying, aim, &table.game.scenario().dice).ok()??;
    Some(usize::from(best))
}
