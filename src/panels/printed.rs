//! What is printed on cards, tiles and Screens, in words.

use gotham_content::card::Usage;
use gotham_content::dice::{Color, Die};
use gotham_content::skill::Skill;
use gotham_content::tile::{Allegiance, Rank};
use gotham_play::log;
use gotham_words::Words;

/// "2 orange with Free Reroll, 1 red".
pub(crate) fn pool_words(words: &Words, dice: &[Die]) -> String {
    let mut kinds = Vec::new();
    for color in Color::ALL {
        let name = log::color(words, color);
        let count = |free| dice.iter().filter(|die| die.color == color && die.free_reroll == free).count();
        kinds.extend((count(false) > 0).then(|| words.card_dice(count(false), name)));
        kinds.extend((count(true) > 0).then(|| words.card_dice_free(count(true), name)));
    }
    if kinds.is_empty() { words.name_no_dice().into() } else { log::list(words, kinds) }
}

/// "Martial Arts 2"; a Trait has no level.
pub(crate) fn skill_words(words: &Words, skill: Skill, level: u8) -> String {
    if skill.is_trait() { words.skill(skill).into() } else { words.card_skill(words.skill(skill), level) }
}

/// When a bonus line helps.
pub(crate) fn usage_words(words: &Words, usage: Usage) -> &str {
    match usage {
        Usage::Melee => words.card_melee(),
        Usage::Ranged => words.card_ranged(),
        Usage::Manipulation => words.card_manipulation(),
        Usage::Thought => words.card_thought(),
        Usage::Movement => words.card_movement(),
        Usage::Defense => words.card_defense(),
        Usage::Always => words.card_always(),
    }
}

/// Whose miniatures a tile has.
pub(crate) fn side_words(words: &Words, allegiance: Allegiance) -> &str {
    match allegiance {
        Allegiance::Villain => words.name_villain(),
        Allegiance::Hero => words.card_hero_ally(),
        Allegiance::Neutral => words.card_neutral(),
    }
}

/// What a tile's miniatures are.
pub(crate) fn rank_words(words: &Words, rank: Rank) -> &str {
    match rank {
        Rank::Leader => words.card_leader(),
        Rank::Elite => words.card_elite(),
        Rank::Henchman => words.card_henchman(),
    }
}
