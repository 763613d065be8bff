//! Advice in words.

use super::describe;
use super::titles::Titles;
use crate::advice::{Advice, Aim, Reason};
use gotham_rules::{Command, Game};
use gotham_words::Words;

/// What is advised: "Melee Attack on Bane: 2 cubes", or the whole way as "Go to Ticket gates".
pub fn advised(words: &Words, game: &Game, advice: &Advice) -> String {
    let titles = Titles { words, game };
    match advice.way.as_slice() {
        [] => String::new(),
        [.., Command::Move { area, .. }] => words.advice_go(titles.area(*area)),
        [command, ..] => describe(words, game, command),
    }
}

/// Why.
pub fn because(words: &Words, game: &Game, reason: &Reason) -> String {
    let titles = Titles { words, game };
    match *reason {
        Reason::Work { interaction, percent: Some(percent) } => {
            words.advice_work(titles.interaction(interaction), percent)
        }
        Reason::Work { interaction, percent: None } => words.advice_work_sure(titles.interaction(interaction)),
        Reason::Attack { target, percent } => words.advice_attack(titles.mini(target), percent),
        Reason::Go { area, aim } => {
            let place = titles.area(area);
            match aim {
                Aim::Work(interaction) => words.advice_go_work(place, titles.interaction(interaction)),
                Aim::Attack(target) => words.advice_go_attack(place, titles.mini(target)),
                Aim::Use(skill) => words.advice_go_use(place, words.skill(skill)),
                Aim::Carry => words.advice_go_carry(place),
                Aim::Objective => words.advice_go_objective(place),
                Aim::Reach(enemy) => words.advice_go_reach(place, titles.mini(enemy)),
                Aim::Guard => words.advice_go_guard(place),
                Aim::Safety => words.advice_go_safety(place),
            }
        }
        Reason::Use(skill) => words.advice_use(words.skill(skill)),
        Reason::Carry => words.advice_carry().into(),
        Reason::Rest { reserve, more } => words.advice_rest(reserve, more),
        Reason::Act { reserve } => words.advice_act(reserve),
        Reason::Defend { cubes: 0, percent } => words.advice_defend_bare(percent),
        Reason::Defend { cubes, percent } => words.advice_defend(cubes, percent),
        Reason::Reroll => words.advice_reroll().into(),
        Reason::Keep => words.advice_keep().into(),
        Reason::Save { reserve } => words.advice_save(reserve),
        Reason::Activate => words.advice_activate().into(),
        Reason::Weighed => words.advice_weighed().into(),
    }
}
