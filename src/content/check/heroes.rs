//! Heroes' Screens.

use super::super::card::{Card, Deck};
use super::super::hero::Hero;
use super::{Report, figures};

pub(super) fn check(heroes: &[Hero], cards: Option<&[Card]>, report: &mut Report) {
    let mut seen = Vec::new();
    for (index, hero) in heroes.iter().enumerate() {
        let at = |field: &str| format!("[{index}].{field}");
        report.expect_new_id(&mut seen, hero.id.as_str(), at("id"));
        report.expect_text(hero.name.english(), at("name"));
        report.expect_text(&hero.called, at("called"));
        report.expect_figures(
            at,
            &[
                ("energy", hero.energy),
                ("utility_belt", hero.utility_belt),
                ("size", hero.size),
                ("menace", hero.menace),
                ("melee", hero.melee.limit),
                ("ranged", hero.ranged.limit),
                ("manipulation", hero.manipulation.limit),
                ("thought", hero.thought.limit),
                ("defense", hero.defense.limit),
                ("movement_limit", hero.movement_limit),
                ("movement_multiplier", hero.movement_multiplier),
                ("reroll_limit", hero.reroll_limit),
            ],
        );
        report.expect(hero.energy > 0, at("energy"), "a Hero has cubes");
        for (field, value) in [("active_recovery", hero.active_recovery), ("resting_recovery", hero.resting_recovery)] {
            report.expect(value <= hero.energy, at(field), format_args!("there are only {} cubes", hero.energy));
        }
        report.expect(hero.movement_multiplier > 0, at("movement_multiplier"), "a cube gives at least one Move Point");
        encumbrance(hero, &at("encumbrance"), report);
        equipment(hero, cards, &at("equipment"), report);
        figures::skills(&hero.skills, &at("skills"), report);
        figures::sculpt(&hero.sculpt, &at("sculpt"), report);
    }
}

/// The Screen's own Equipment is Equipment, and can be carried.
fn equipment(hero: &Hero, cards: Option<&[Card]>, field: &str, report: &mut Report) {
    let Some(cards) = cards else { return };
    let mut encumbrance = 0;
    for (index, id) in hero.equipment.iter().enumerate() {
        let field = format!("{field}[{index}]");
        let found = cards.iter().find(|card| card.id == *id && card.deck == Deck::Equipment);
        report.expect(found.is_some(), &field, format_args!("there is no Equipment \"{id}\""));
        let copies = hero.equipment[..=index].iter().filter(|other| *other == id).count();
        let printed = found.map_or(u8::MAX, |card| card.copies);
        report.expect(copies <= printed.into(), &field, format_args!("there are {printed} of \"{id}\""));
        encumbrance += found.map_or(0, |card| u32::from(card.size));
    }
    let limit = hero.encumbrance_limit();
    report.expect(encumbrance <= limit.into(), field, format_args!("Encumbrance {encumbrance} is more than {limit}"));
}

/// From Encumbrance 0 up, rising thresholds give ever smaller bonuses. R2 V.A.12.
fn encumbrance(hero: &Hero, field: &str, report: &mut Report) {
    report.expect(
        hero.encumbrance.first().is_some_and(|(from, _)| *from == 0),
        field,
        "the first entry is the bonus at Encumbrance 0",
    );
    for (index, (from, bonus)) in hero.encumbrance.iter().enumerate() {
        report.expect_figures(|place| format!("{field}[{index}]{place}"), &[("[0]", *from), ("[1]", *bonus)]);
    }
    for (index, pair) in hero.encumbrance.windows(2).enumerate() {
        report.expect(
            pair[0].0 < pair[1].0 && pair[0].1 > pair[1].1,
            format_args!("{field}[{}]", index + 1),
            format_args!("{:?} does not follow {:?}: Encumbrance rises and the bonus falls", pair[1], pair[0]),
        );
    }
}
