//! Missions: the sheet.

use super::super::mission::{Mission, Side};
use super::world::World;
use super::{Report, lessons, script, setup, solo};

/// Checks a mission; an unknown map is no surprise if one could not be read.
pub(super) fn check(mission: &Mission, world: &World, broken_map: bool, report: &mut Report) {
    report.expect(world.map.is_some() || broken_map, "map", format_args!("there is no map \"{}\"", mission.map));
    sheet(mission, report);
    dice(mission, world, report);
    setup::check(mission, world, report);
    solo::sheet(mission, world, report);
    script::check(mission, world, report);
    lessons::check(mission, world, report);
}

/// Each die shows what stands on one of its faces. R2 IV.D
fn dice(mission: &Mission, world: &World, report: &mut Report) {
    for (at, (color, face)) in mission.dice.iter().enumerate() {
        let is_there = world.dice.is_none_or(|dice| dice.faces(*color).contains(face));
        report.expect(is_there, format_args!("dice[{at}]"), format_args!("no {} die shows {face}", color.word()));
    }
}

fn sheet(mission: &Mission, report: &mut Report) {
    let texts = [
        ("name", &mission.name),
        ("story", &mission.story),
        ("heroes_goal", &mission.heroes_goal),
        ("villain_goal", &mission.villain_goal),
    ];
    for (field, text) in texts {
        report.expect_text(text.english(), field);
    }
    for (index, text) in mission.special_rules.iter().enumerate() {
        report.expect_text(text.english(), format_args!("special_rules[{index}]"));
    }
    let lists = [
        ("heroes", mission.heroes.len()),
        ("token_kinds", mission.token_kinds.len()),
        ("tokens", mission.tokens.len()),
        ("equipment", mission.equipment.len()),
        ("interactions", mission.interactions.len()),
        ("events", mission.events.len()),
        ("triggers", mission.triggers.len()),
        ("endings", mission.endings.len()),
        ("objectives", mission.objectives.len()),
        ("company", mission.company.len()),
        ("values", mission.values.len()),
        ("modes", mission.modes.len()),
        ("dice", mission.dice.len()),
    ];
    for (field, length) in lists {
        report.expect_short(length, field);
    }
    report.expect(mission.rounds > 0, "rounds", "a mission has at least one round");
    report.expect(
        mission.measured.is_none_or(|measured| measured.against_bot.max(measured.against_cards) <= 100),
        "measured",
        "of a hundred matches at most a hundred are won",
    );
    for side in [Side::Heroes, Side::Villain] {
        report.expect(
            mission.endings.iter().any(|ending| ending.winner == side),
            "endings",
            format_args!("no ending lets {} win", if side == Side::Heroes { "the Heroes" } else { "the Villain" }),
        );
    }
    for (at, ending) in mission.endings.iter().enumerate() {
        let field = format!("endings[{at}].constant");
        report.expect(
            !ending.constant || ending.at.is_none(),
            &field,
            "an ending of a moment is not tested at any time",
        );
    }
    report.expect(
        mission.endings.last().is_some_and(|ending| ending.only_if.is_empty() && ending.at.is_some()),
        "endings",
        "the last one must hold without a condition at a moment of the last round",
    );
}
