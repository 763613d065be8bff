//! Checks that several kinds of file share: dice, Skills, looks.

use super::super::dice::{Color, Dice, Pool};
use super::super::sculpt::Sculpt;
use super::super::skill::{Skill, SkillLevel};
use super::Report;
use crate::limits::LARGEST;

/// The most Successes on a face.
const BEST_FACE: u8 = 4;

/// Every die can show a Success, but not too many.
pub(super) fn dice(dice: &Dice, report: &mut Report) {
    for color in Color::ALL {
        report.expect(dice.faces(color).iter().any(|face| *face > 0), color.word(), "no face shows a Success");
        report.expect(
            dice.faces(color).iter().all(|face| *face <= BEST_FACE),
            color.word(),
            format_args!("a face shows {BEST_FACE} Successes at most"),
        );
    }
}

/// A pool that a hand can hold.
pub(super) fn pool(pool: &Pool, field: &str, report: &mut Report) {
    report.expect(pool.0.len() <= LARGEST.into(), field, format_args!("more than {LARGEST} dice"));
}

/// A list of Skills and Traits: each once, with a level.
pub(super) fn skills(skills: &[SkillLevel], path: &str, report: &mut Report) {
    for (index, entry) in skills.iter().enumerate() {
        let title = entry.skill;
        let field = format_args!("{path}[{index}]");
        report.expect_figures(|name| format!("{field}.{name}"), &[("level", entry.level)]);
        report.expect(
            skills[..index].iter().all(|before| before.skill != entry.skill),
            format_args!("{field}.skill"),
            format_args!("{title:?} appears twice"),
        );
        // A grenade of level 0 explodes without harm and only brings its Field Modifier tokens.
        report.expect(
            entry.level > 0 || entry.skill == Skill::Grenade,
            format_args!("{field}.level"),
            format_args!("{title:?} of level 0 does nothing"),
        );
        report.expect(
            entry.level == 1 || !entry.skill.is_trait(),
            format_args!("{field}.level"),
            format_args!("{title:?} is a Trait and has level 1"),
        );
        report.expect(
            entry.lost_at != Some(0),
            format_args!("{field}.lost_at"),
            format_args!("{title:?} would be lost at Encumbrance 0"),
        );
    }
}

/// Colors that can be drawn.
pub(super) fn sculpt(sculpt: &Sculpt, path: &str, report: &mut Report) {
    let always = [("main", &sculpt.main), ("accent", &sculpt.accent), ("face", &sculpt.face)];
    for (name, color) in always.into_iter().chain(sculpt.hair.iter().map(|hair| ("hair", hair))) {
        let digits = color.strip_prefix('#').unwrap_or_default();
        report.expect(
            digits.len() == 6 && digits.chars().all(|c| c.is_ascii_hexdigit()),
            format_args!("{path}.{name}"),
            format_args!("\"{color}\" is not a color: write \"#rrggbb\""),
        );
    }
    report.expect(sculpt.holds.len() <= 2, format_args!("{path}.holds"), "a miniature has two hands");
}
