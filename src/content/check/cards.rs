//! Equipment and Bat-Gadgets.

use super::super::card::{Card, CardKind, Deck, Usage};
use super::{Report, figures};

pub(super) fn check(cards: &[Card], report: &mut Report) {
    let mut seen = Vec::new();
    for (index, card) in cards.iter().enumerate() {
        let at = |field: &str| format!("[{index}].{field}");
        report.expect_new_id(&mut seen, card.id.as_str(), at("id"));
        report.expect_text(card.name.english(), at("name"));
        report.expect_figures(at, &[("size", card.size), ("copies", card.copies)]);
        report.expect(card.copies > 0, at("copies"), "there is at least one such card");
        report.expect(!card.kinds.is_empty(), at("kinds"), "Object, Tool, MeleeWeapon or RangedWeapon is missing");
        report.expect(
            card.only.is_none() || card.deck == Deck::Equipment,
            at("only"),
            "a Bat-Gadget is for a Hero with a utility belt (R2 V.C.1.5)",
        );
        if let Some(only) = &card.only {
            report.expect_text(only, at("only"));
        }
        for (place, line) in card.lines.iter().enumerate() {
            let field = at(&format!("lines[{place}]"));
            report.expect(
                !line.dice.0.is_empty() || !line.skills.is_empty() || line.automatic > 0,
                &field,
                "the line gives nothing",
            );
            report.expect(
                fits(card, line.usage),
                format_args!("{field}.usage"),
                format_args!("a line for {:?} does not go with {:?}", line.usage, card.kinds),
            );
            report.expect_figures(|name| format!("{field}.{name}"), &[("automatic", line.automatic)]);
            figures::pool(&line.dice, &format!("{field}.dice"), report);
            figures::skills(&line.skills, &format!("{field}.skills"), report);
        }
        report.expect(
            !card.kinds.contains(&CardKind::RangedWeapon) || card.lines.iter().any(|line| line.usage == Usage::Ranged),
            at("lines"),
            "a Ranged Weapon has a line for Ranged Attacks",
        );
    }
}

/// A Ranged Attack uses exactly one Ranged Weapon, Manipulations and Thoughts use Tools. R2 V.C.4, VII.D.2.
fn fits(card: &Card, usage: Usage) -> bool {
    match usage {
        Usage::Ranged => card.kinds.contains(&CardKind::RangedWeapon),
        Usage::Manipulation | Usage::Thought => card.kinds.contains(&CardKind::Tool),
        Usage::Melee => !card.kinds.contains(&CardKind::RangedWeapon) || card.kinds.contains(&CardKind::MeleeWeapon),
        Usage::Movement | Usage::Defense | Usage::Always => true,
    }
}
