//! What a Hero is good at: the spaces in which it stands out, and its strongest Skills.

use gotham_content::dice::Dice;
use gotham_content::skill::SkillLevel;
use gotham_content::{Catalogue, Hero};
use gotham_rules::command::Space;
use gotham_words::Words;

/// How many of a Hero's Skills say the most about it, and how many strengths.
const SKILLS: usize = 3;
const STRENGTHS: usize = 2;

/// The Skills that say the most about a Hero: the highest levels first, then as the Screen has them; no Traits.
pub(crate) fn strongest(hero: &Hero) -> Vec<&SkillLevel> {
    let mut skills: Vec<&SkillLevel> = hero.skills.iter().filter(|entry| !entry.skill.is_trait()).collect();
    skills.sort_by_key(|entry| core::cmp::Reverse(entry.level));
    skills.truncate(SKILLS);
    skills
}

/// The spaces in which a Hero stands out most from all other Heroes, the best first.
pub(crate) fn strengths(catalogue: &Catalogue, hero: &Hero) -> [Space; STRENGTHS] {
    let mut spaces: Vec<(u32, Space)> = SPACES
        .into_iter()
        .map(|space| {
            let of = |hero: &Hero| power(&catalogue.dice, hero, space);
            let all: u32 = catalogue.heroes.iter().map(of).sum();
            let count = catalogue.heroes.len().max(1) as u32;
            (of(hero) * 1000 * count / all.max(1), space)
        })
        .collect();
    spaces.sort_by_key(|(part, _)| core::cmp::Reverse(*part));
    core::array::from_fn(|at| spaces[at].1)
}

/// What Heroes are compared in.
pub(crate) const SPACES: [Space; 6] =
    [Space::Melee, Space::Ranged, Space::Manipulation, Space::Thought, Space::Movement, Space::Defense];

/// What a Hero can do in a space at most: successes of six throws of its full dice, or Move Points.
pub(crate) fn power(dice: &Dice, hero: &Hero, space: Space) -> u32 {
    let rolled = |space: &gotham_content::Space| {
        let faces: u32 = dice.faces(space.die.color).iter().map(|face| u32::from(*face)).sum();
        faces * u32::from(space.limit) + u32::from(space.die.free_reroll)
    };
    match space {
        Space::Melee => rolled(&hero.melee),
        Space::Ranged => rolled(&hero.ranged),
        Space::Manipulation => rolled(&hero.manipulation),
        Space::Thought => rolled(&hero.thought),
        Space::Defense => rolled(&hero.defense),
        Space::Movement => {
            u32::from(hero.movement_limit) * u32::from(hero.movement_multiplier)
                + u32::from(hero.first_movement_bonus(0))
        }
        Space::Reroll => u32::from(hero.reroll_limit),
    }
}

/// A word for somebody who is good in a space.
pub(crate) fn role(words: &Words, space: Space) -> &str {
    match space {
        Space::Melee => words.menu_role_melee(),
        Space::Ranged => words.menu_role_ranged(),
        Space::Manipulation => words.menu_role_manipulation(),
        Space::Thought => words.menu_role_thought(),
        Space::Movement => words.menu_role_movement(),
        Space::Defense | Space::Reroll => words.menu_role_defense(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heroes_are_told_apart_by_what_they_are_best_at() {
        let catalogue = gotham_embedded::catalogue();
        let mut first = Vec::new();
        for hero in &catalogue.heroes {
            let [best, next] = strengths(&catalogue, hero);
            assert_ne!(best, next);
            first.push(best);
        }
        for space in SPACES {
            let share = first.iter().filter(|best| **best == space).count();
            assert!(share * 2 < first.len(), "{space:?}: {share} of {} Heroes", first.len());
        }
        let of = |id: &str| strengths(&catalogue, catalogue.hero(id).expect("it is built in").1);
        assert!(of("green_arrow").contains(&Space::Ranged), "{:?}", of("green_arrow"));
    }

    #[test]
    fn a_card_shows_skills_and_no_traits() {
        let catalogue = gotham_embedded::catalogue();
        for hero in &catalogue.heroes {
            let shown = strongest(hero);
            assert!(shown.len() <= SKILLS && shown.iter().all(|entry| !entry.skill.is_trait()), "{}", hero.id);
            assert!(shown.is_sorted_by_key(|entry| core::cmp::Reverse(entry.level)), "{}", hero.id);
        }
    }
}
