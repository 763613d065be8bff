//! What could be said under older rules: their codes count the legal answers of their time.

use gotham_content::skill::Skill;
use gotham_rules::command::CardUse;
use gotham_rules::skills::declared::{Cards, Price};
use gotham_rules::skills::{self, wall_breaker};
use gotham_rules::{Command, Game};

/// Since these rules, Tools that lend one Skill add up, and a card's Regeneration may bring back less. R2 V.C.4, G-120
const TOOLS_ADD_UP: u32 = 6;

/// Leaves of all legal answers those that there were under these rules, in the same order.
pub(super) fn keep(all: &mut Vec<Command>, game: &Game, rules: u32) {
    if rules >= TOOLS_ADD_UP {
        return;
    }
    all.retain(|command| match command {
        Command::UseSkill { skill, effort, .. } => effort.cards.len() < 2 || !takes_lending_cards(*skill),
        Command::Move { .. } => wall_breaker::cards_used(game, command).len() < 2,
        _ => true,
    });
    // All that a card brings back comes first.
    all.dedup_by(|less, all| healing(less).is_some_and(|cards| healing(all) == Some(cards)));
}

/// Whether only cards that lend the Skill go into it.
fn takes_lending_cards(skill: Skill) -> bool {
    skills::declared(skill).is_some_and(|it| it.declaration().price == Price::Dice(Cards::Lending))
}

/// The cards whose Regeneration a command uses.
fn healing(command: &Command) -> Option<&[CardUse]> {
    match command {
        Command::UseSkill { skill: Skill::Regeneration, effort, .. } if !effort.cards.is_empty() => Some(&effort.cards),
        _ => None,
    }
}
