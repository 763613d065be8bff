//! Advice in words.

use super::titles::Titles;
use super::{describe, describe_with_actor};
use crate::advice::{Because, GoingFor};
use gotham_rules::{Command, Game};
use gotham_words::Words;

/// What is advised: "Melee Attack on Bane: 2 cubes", or the whole way as "Go to Ticket gates".
pub fn advised(words: &Words, game: &Game, way: &[Command]) -> String {
    let titles = Titles { words, game };
    match way {
        [] => String::new(),
        [.., Command::Move { area, .. }] => words.advice_go(titles.area(*area)),
        [command, ..] => describe(words, game, command),
    }
}

/// Who does what: "Bane: Go to Ticket gates", or "Bane: Melee Attack on Batman: 2 cubes".
pub fn planned(words: &Words, game: &Game, way: &[Command]) -> String {
    let titles = Titles { words, game };
    match way {
        [] => String::new(),
        [.., Command::Move { mini, area, .. }] => {
            words.statistics_did(titles.mini(*mini), words.advice_go(titles.area(*area)))
        }
        [command, ..] => describe_with_actor(words, game, command),
    }
}

/// What can be counted on with a plan, whether it is the best or not: its odds, or what it is for.
pub fn promise(words: &Words, game: &Game, reason: &Because) -> Option<String> {
    let titles = Titles { words, game };
    match *reason {
        Because::Work { percent: Some(percent), .. } => Some(words.advice_odds_work(percent)),
        Because::Attack { target, percent } => Some(words.advice_odds_attack(titles.mini(target), percent)),
        Because::Rest { more, .. } => Some(words.advice_odds_rest(more)),
        Because::Go { .. } => Some(because(words, game, reason)),
        _ => None,
    }
}

/// Why.
pub fn because(words: &Words, game: &Game, reason: &Because) -> String {
    let titles = Titles { words, game };
    match *reason {
        Because::Work { interaction, percent: Some(percent) } => {
            words.advice_work(titles.interaction(interaction), percent)
        }
        Because::Work { interaction, percent: None } => words.advice_work_sure(titles.interaction(interaction)),
        Because::Attack { target, percent } => words.advice_attack(titles.mini(target), percent),
        Because::Go { area, aim } => {
            let place = titles.area(area);
            match aim {
                GoingFor::Work(interaction) => words.advice_go_work(place, titles.interaction(interaction)),
                GoingFor::Attack(target) => words.advice_go_attack(place, titles.mini(target)),
                GoingFor::Use(skill) => words.advice_go_use(place, words.skill(skill)),
                GoingFor::Carry => words.advice_go_carry(place),
                GoingFor::Objective => words.advice_go_objective(place),
                GoingFor::Reach(enemy) => words.advice_go_reach(place, titles.mini(enemy)),
                GoingFor::Guard => words.advice_go_guard(place),
                GoingFor::Safety => words.advice_go_safety(place),
            }
        }
        Because::Use(skill) => words.advice_use(words.skill(skill)),
        Because::Carry => words.advice_carry().into(),
        Because::Rest { reserve, more } => words.advice_rest(reserve, more),
        Because::Act { reserve } => words.advice_act(reserve),
        Because::Defend { cubes: 0, percent } => words.advice_defend_bare(percent),
        Because::Defend { cubes, percent } => words.advice_defend(cubes, percent),
        Because::Reroll => words.advice_reroll().into(),
        Because::Keep => words.advice_keep().into(),
        Because::Save { reserve } => words.advice_save(reserve),
        Because::Activate => words.advice_activate().into(),
        Because::Weighed => words.advice_weighed().into(),
    }
}
