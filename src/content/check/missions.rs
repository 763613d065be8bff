//! Missions: the sheet, and that the engine resolves every Skill that can come into play.

use super::super::card::Card;
use super::super::draft::{Draft, Read};
use super::super::id::CardName;
use super::super::mission::{Mission, Side};
use super::super::skill::{Skill, SkillLevel, Support};
use super::super::tile::{Allegiance, Rank};
use super::world::World;
use super::{Report, script, setup};

pub(super) fn check(draft: &Draft, read: &Read<Mission>, report: &mut Report) {
    let mission = &read.value;
    let world = World::new(draft, mission);
    report.expect(world.map.is_some() || draft.broken_map, "map", format!("there is no map \"{}\"", mission.map));
    sheet(mission, report);
    setup::check(mission, &world, report);
    script::check(mission, &world, report);
    skills(mission, &world, report);
}

fn sheet(mission: &Mission, report: &mut Report) {
    let texts = [
        ("name", &mission.name),
        ("story", &mission.story),
        ("heroes_goal", &mission.heroes_goal),
        ("villain_goal", &mission.villain_goal),
    ];
    for (field, text) in texts {
        report.expect_text(text, field);
    }
    for (index, text) in mission.special_rules.iter().enumerate() {
        report.expect_text(text, format!("special_rules[{index}]"));
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
    ];
    for (field, length) in lists {
        report.expect_short(length, field);
    }
    report.expect(mission.rounds > 0, "rounds", "a mission has at least one round");
    for (index, ending) in mission.endings.iter().enumerate() {
        report.expect_text(&ending.text, format!("endings[{index}].text"));
    }
    for side in [Side::Heroes, Side::Villain] {
        report.expect(
            mission.endings.iter().any(|ending| ending.winner == side),
            "endings",
            format!("no ending lets {} win", if side == Side::Heroes { "the Heroes" } else { "the Villain" }),
        );
    }
    report.expect(
        mission.endings.iter().any(|e| e.only_if.is_empty() && e.at.is_some_and(|(_, round)| round == mission.rounds)),
        "endings",
        format!("the last one must hold without condition at a moment of round {}", mission.rounds),
    );
}

/// Every Skill that this mission can bring into play is resolved by the engine.
fn skills(mission: &Mission, world: &World, report: &mut Report) {
    let (heroes, tiles) = (world.heroes.unwrap_or_default(), world.tiles.unwrap_or_default());
    let cards = world.cards.unwrap_or_default();
    let card = |id: &CardName| cards.iter().find(|card| card.id == *id);
    let mut in_play = InPlay::default();
    let mut chosen = Vec::new();
    for (slot, entry) in mission.heroes.iter().enumerate() {
        for (place, choice) in entry.choices.iter().enumerate() {
            let field = format!("heroes[{slot}].choices[{place}]");
            if let Some(hero) = heroes.iter().find(|hero| hero.id == choice.hero) {
                in_play.add(format!("{field}.hero"), &hero.name, &hero.skills);
                chosen.push(hero);
            }
            for (index, id) in choice.equipment.iter().enumerate() {
                in_play.add_card(format!("{field}.equipment[{index}]"), card(id));
            }
        }
    }
    for (index, (id, _)) in mission.villain.miniatures.iter().enumerate() {
        if let Some(tile) = tiles.iter().find(|tile| tile.id == *id) {
            in_play.add(format!("villain.miniatures[{index}]"), &tile.name, &tile.skills);
        }
    }
    for (index, (_, id)) in mission.equipment.iter().enumerate() {
        in_play.add_card(format!("equipment[{index}]"), card(id));
    }
    if chosen.iter().any(|hero| hero.utility_belt > 0) {
        for card in cards.iter().filter(|card| setup::may_be_chosen(mission, card)) {
            in_play.add_card("bat_gadgets".into(), Some(card));
        }
    }
    for (command, rank) in [(Skill::EliteCommand, Rank::Elite), (Skill::HenchmanCommand, Rank::Henchman)] {
        if chosen.iter().any(|hero| hero.skills.iter().any(|entry| entry.skill == command)) {
            for tile in tiles.iter().filter(|tile| tile.allegiance == Allegiance::Hero && tile.rank == rank) {
                in_play.add("heroes".into(), &tile.name, &tile.skills);
            }
        }
    }
    in_play.report(report);
}

/// Skills that may come into play: the field that brings them, whose they are, and they.
#[derive(Default)]
struct InPlay<'a>(Vec<(String, &'a str, &'a [SkillLevel])>);

impl<'a> InPlay<'a> {
    fn add(&mut self, field: String, whose: &'a str, skills: &'a [SkillLevel]) {
        self.0.push((field, whose, skills));
    }

    fn add_card(&mut self, field: String, card: Option<&'a Card>) {
        if let Some(card) = card {
            for line in &card.lines {
                self.add(field.clone(), &card.name, &line.skills);
            }
        }
    }

    fn report(self, report: &mut Report) {
        for (field, whose, skills) in self.0 {
            for entry in skills.iter().filter(|entry| entry.skill.support() != Support::Resolved) {
                report.add(
                    field.clone(),
                    format!("{whose} has {}, which the engine does not resolve yet", entry.skill.title()),
                );
            }
        }
    }
}
