//! What a mission puts on the table: Hero slots, Command Post, miniatures, tokens, cards.

use std::collections::BTreeMap;

use super::super::card::Deck;
use super::super::hero_slot::{HeroChoice, can_all_be_filled};
use super::super::id::TileName;
use super::super::limits::RIVER_POSITIONS;
use super::super::mission::{Mission, RiverTile, VillainSetup};
use super::Report;
use super::world::World;

/// Copies of a tile that may lie in the River together: a mission may say so.
const SAME_TILES: usize = 2;
/// Reinforcement tokens in the box. G-4.
const REINFORCEMENT_TOKENS: usize = 6;

pub(super) fn check(mission: &Mission, world: &World, report: &mut Report) {
    heroes(mission, world, report);
    river(mission, world, report);
    miniatures(mission, world, report);
    occupation(mission, world, report);
    tokens(mission, world, report);
    cards(mission, world, report);
    let areas = &mission.reinforcement_areas;
    for (index, area) in areas.iter().enumerate() {
        let field = format!("reinforcement_areas[{index}]");
        world.area(area, &field, report);
        report.expect(!areas[..index].contains(area), &field, format_args!("\"{area}\" appears twice"));
    }
    for (index, exit) in mission.exits.iter().enumerate() {
        let is_new = !mission.exits[..index].contains(exit);
        report.expect(is_new, format_args!("exits[{index}]"), format_args!("\"{exit}\" appears twice"));
    }
    report.expect(
        areas.len() <= REINFORCEMENT_TOKENS,
        "reinforcement_areas",
        format_args!("there are {REINFORCEMENT_TOKENS} Reinforcement tokens"),
    );
}

fn heroes(mission: &Mission, world: &World, report: &mut Report) {
    report.expect(!mission.heroes.is_empty(), "heroes", "a mission has at least one Hero");
    for (slot, entry) in mission.heroes.iter().enumerate() {
        let field = format!("heroes[{slot}]");
        world.area(&entry.area, &format!("{field}.area"), report);
        report.expect(!entry.choices.is_empty(), format_args!("{field}.choices"), "nobody can fill the slot");
        for (place, choice) in entry.choices.iter().enumerate() {
            let field = format!("{field}.choices[{place}]");
            report.expect(
                entry.choices[..place].iter().all(|before| before.hero != choice.hero),
                format_args!("{field}.hero"),
                format_args!("\"{}\" appears twice", choice.hero),
            );
            self::choice(choice, &field, world, report);
        }
    }
    report.expect(
        can_all_be_filled(&mission.heroes, &[]),
        "heroes",
        "there are too few different Heroes to fill every slot",
    );
}

/// Cubes in Fatigue are the Hero's, and the starting Equipment can be carried. R2 II.A.4, V.A.12.
fn choice(choice: &HeroChoice, field: &str, world: &World, report: &mut Report) {
    let mut encumbrance = 0;
    let equipment = choice.equipment.as_deref().unwrap_or_default();
    for (index, id) in equipment.iter().enumerate() {
        let field = format!("{field}.equipment[{index}]");
        let Some(card) = world.card(id, &field, report) else { continue };
        card.out_of_place(Deck::Equipment).into_iter().for_each(|fault| report.add(&field, fault));
        let copies = equipment[..=index].iter().filter(|other| *other == id).count();
        report.expect(copies <= card.copies.into(), &field, format_args!("there are {} of \"{id}\"", card.copies));
        encumbrance += u32::from(card.size);
    }
    let Some(hero) = world.hero(&choice.hero, &format!("{field}.hero"), report) else { return };
    report.expect(
        choice.fatigue <= hero.energy,
        format_args!("{field}.fatigue"),
        format_args!("{} has {} cubes", hero.name.english(), hero.energy),
    );
    report.expect(
        encumbrance <= hero.encumbrance_limit().into(),
        format_args!("{field}.equipment"),
        format_args!(
            "Encumbrance {encumbrance} is more than the {} of {}",
            hero.encumbrance_limit(),
            hero.name.english()
        ),
    );
}

/// The tiles of the River from the left, with their positions.
fn river_tiles(villain: &VillainSetup) -> impl Iterator<Item = (usize, &TileName)> {
    villain.river.iter().enumerate().filter_map(|(index, tile)| match tile {
        RiverTile::Character(id) => Some((index, id)),
        RiverTile::EventWarning => None,
    })
}

/// The other tile of a tile's miniature. G-56
fn other_tile<'a>(world: &World<'a>, id: &TileName) -> Option<&'a TileName> {
    world.tiles?.iter().find(|tile| tile.id == *id)?.other_tile.as_ref()
}

/// The Command Post; each tile once, and no more tiles than positions. R2 II.B.6.
fn river(mission: &Mission, world: &World, report: &mut Report) {
    let villain = &mission.villain;
    report.expect_figures(
        |field| format!("villain.{field}"),
        &[
            ("reserve", villain.reserve),
            ("fatigue", villain.fatigue),
            ("recovery", villain.recovery),
            ("movement_limit", villain.movement_limit),
            ("defense_limit", villain.defense_limit),
            ("reroll_limit", villain.reroll_limit),
            ("movement_multiplier", villain.movement_multiplier),
            ("points_beside_events", villain.points_beside_events),
        ],
    );
    let mut positions = villain.river.len();
    let mut seen: Vec<&TileName> = Vec::new();
    for (index, id) in river_tiles(villain) {
        let field = format!("villain.river[{index}]");
        if world.tile(id, &field, report).is_some_and(|tile| tile.double.is_some()) {
            positions += 1;
        }
        let before = seen.iter().filter(|known| **known == id).count();
        report.expect(before < SAME_TILES, &field, format_args!("\"{id}\" is in the River more than twice"));
        seen.push(id);
    }
    for (index, id) in villain.set_aside.iter().enumerate() {
        let field = format!("villain.set_aside[{index}]");
        world.tile(id, &field, report);
        report.expect(!seen.contains(&id), &field, format_args!("\"{id}\" is in the River or set aside already"));
        seen.push(id);
    }
    report.expect(
        positions <= RIVER_POSITIONS,
        "villain.river",
        format_args!("the River has {RIVER_POSITIONS} positions"),
    );
    pairs(villain, world, report);
    sides(villain, world, report);
    let warnings = villain.river.iter().filter(|tile| **tile == RiverTile::EventWarning).count();
    report.expect(warnings <= 1, "villain.river", "there is one Event Warning tile");
    report.expect(
        warnings == 0 || !mission.events.is_empty(),
        "events",
        "the River has the Event Warning tile, but the mission has no Event",
    );
    report.expect(
        warnings > 0 || mission.events.is_empty(),
        "events",
        "the River has no Event Warning tile that could trigger an Event",
    );
}

/// Both tiles of a miniature with two are in the River, once each. G-56
fn pairs(villain: &VillainSetup, world: &World, report: &mut Report) {
    for (index, id) in river_tiles(villain) {
        let Some(other) = other_tile(world, id) else { continue };
        let field = format!("villain.river[{index}]");
        let is_there = river_tiles(villain).any(|(_, tile)| tile == other);
        report.expect(
            is_there,
            &field,
            format_args!("\"{other}\", the other tile of its miniature, is not in the River"),
        );
        let copies = river_tiles(villain).filter(|(_, tile)| *tile == id).count();
        report.expect(
            copies == 1,
            &field,
            format_args!("\"{id}\" is one of two tiles, and in the River more than once"),
        );
    }
}

/// Two sides of one piece are in the River together only if there are enough copies of it.
fn sides(villain: &VillainSetup, world: &World, report: &mut Report) {
    let Some(tiles) = world.tiles else { return };
    let find = |id: &TileName| tiles.iter().find(|tile| tile.id == *id);
    let there: Vec<_> = river_tiles(villain).filter_map(|(index, id)| Some((index, find(id)?))).collect();
    for (at, (index, tile)) in there.iter().enumerate() {
        let before = there[..at].iter().filter(|(_, other)| other.piece() == tile.piece());
        let others = before.clone().filter(|(_, other)| other.id != tile.id).count();
        let copies = find(tile.piece()).map_or(1, |piece| piece.copies);
        let message = format!("\"{}\" is a side of \"{}\", and there are {copies} of it", tile.id, tile.piece());
        let is_enough = others == 0 || before.count() < copies.into();
        report.expect(is_enough, format_args!("villain.river[{index}]"), message);
    }
}

/// Every miniature comes from a tile that is in play, and is either on the board or in the Character Pool. R2 II.B.7.
fn miniatures(mission: &Mission, world: &World, report: &mut Report) {
    let villain = &mission.villain;
    let numbers = villain.miniatures.iter().map(|(_, number)| *number);
    let there: usize = numbers.chain(mission.company.iter().map(|company| company.count)).map(usize::from).sum();
    report.expect_short(there, "villain.miniatures");
    let mut exist: BTreeMap<&TileName, u32> = BTreeMap::new();
    for (index, (id, number)) in villain.miniatures.iter().enumerate() {
        let field = format!("villain.miniatures[{index}]");
        let printed = world.tile(id, &field, report).and_then(|tile| tile.miniatures);
        report.expect(*number > 0, &field, format_args!("no miniature of \"{id}\""));
        let most = printed.unwrap_or(u8::MAX);
        report.expect(*number <= most, &field, format_args!("the tile \"{id}\" has {most} miniatures"));
        report.expect(exist.insert(id, (*number).into()).is_none(), &field, format_args!("\"{id}\" appears twice"));
        report.expect(
            villain.set_aside.contains(id) || river_tiles(villain).any(|(_, tile)| tile == id),
            &field,
            format_args!("the tile \"{id}\" is neither in the River nor set aside"),
        );
        if let Some(other) = other_tile(world, id) {
            let is_alone = *number == 1 && villain.miniatures.iter().all(|(tile, _)| tile != other);
            report.expect(is_alone, &field, format_args!("\"{id}\" and \"{other}\" are two tiles of one miniature"));
        }
    }
    for (index, company) in mission.company.iter().enumerate() {
        let (id, field) = (&company.tile, format!("company[{index}]"));
        world.tile(id, &format!("{field}.tile"), report);
        report.expect(company.count > 0, format_args!("{field}.count"), format_args!("no miniature of \"{id}\""));
        let is_new = exist.insert(id, company.count.into()).is_none();
        report.expect(is_new, format_args!("{field}.tile"), format_args!("\"{id}\" appears twice"));
    }
    let mut placed: BTreeMap<&TileName, u32> = BTreeMap::new();
    for (index, (area, tiles)) in mission.miniatures.iter().enumerate() {
        world.area(area, &format!("miniatures[{index}][0]"), report);
        for (place, id) in tiles.iter().enumerate() {
            let field = format!("miniatures[{index}][1][{place}]");
            take(&exist, &mut placed, id, 1, &field, report);
        }
    }
    for (index, (id, number)) in villain.pool.iter().enumerate() {
        take(&exist, &mut placed, id, (*number).into(), &format!("villain.pool[{index}]"), report);
    }
    for (index, id) in river_tiles(villain) {
        let id = other_tile(world, id).filter(|_| !exist.contains_key(id)).unwrap_or(id);
        let (there, placed) = (exist.get(id).copied(), placed.get(id).copied().unwrap_or(0));
        report.expect(
            there.is_some_and(|there| there <= placed),
            format_args!("villain.river[{index}]"),
            match there {
                Some(there) if there > placed => {
                    format!("{} miniatures of \"{id}\" are neither on the board nor in the pool", there - placed)
                }
                _ => format!("villain.miniatures does not say how many \"{id}\" there are"),
            },
        );
    }
}

/// Places miniatures of a tile, if there are enough.
fn take<'m>(
    exist: &BTreeMap<&TileName, u32>,
    placed: &mut BTreeMap<&'m TileName, u32>,
    id: &'m TileName,
    number: u32,
    field: &str,
    report: &mut Report,
) {
    let sum = placed.entry(id).or_default();
    *sum += number;
    match exist.get(id) {
        None => report.add(field, format!("villain.miniatures and company have no \"{id}\"")),
        Some(there) => {
            report.expect(*sum <= *there, field, format_args!("there are only {there} miniatures of \"{id}\""))
        }
    }
}

/// No Area is Over-Occupied before the first round, no matter which Heroes are chosen. R2 VII.A.2.
fn occupation(mission: &Mission, world: &World, report: &mut Report) {
    let (Some(map), Some(tiles), Some(heroes)) = (world.map, world.tiles, world.heroes) else { return };
    for area in &map.areas {
        let placed = mission.miniatures.iter().enumerate().filter(|(_, (id, _))| *id == area.id);
        let mut first = None;
        let mut size: u32 = 0;
        for (index, (_, ids)) in placed {
            first = first.or(Some(format!("miniatures[{index}]")));
            let of = |id: &TileName| tiles.iter().find(|tile| tile.id == *id).map_or(0, |tile| u32::from(tile.size));
            size += ids.iter().map(of).sum::<u32>();
        }
        for (slot, entry) in mission.heroes.iter().enumerate().filter(|(_, entry)| entry.area == area.id) {
            first = first.or(Some(format!("heroes[{slot}].area")));
            let sizes = heroes.iter().filter(|hero| entry.choices.iter().any(|choice| choice.hero == hero.id));
            size += sizes.map(|hero| u32::from(hero.size)).max().unwrap_or(0);
        }
        report.expect(
            size <= area.limit.into(),
            first.unwrap_or_default(),
            format_args!("the Area \"{}\" holds a Size of {} at most, not {size}", area.id, area.limit),
        );
    }
}

fn tokens(mission: &Mission, world: &World, report: &mut Report) {
    let mut seen = Vec::new();
    for (index, kind) in mission.token_kinds.iter().enumerate() {
        let at = |field: &str| format!("token_kinds[{index}].{field}");
        report.expect_new_id(&mut seen, kind.id.as_str(), at("id"));
        report.expect_text(kind.name.english(), at("name"));
        report.expect_text(kind.text.english(), at("text"));
        report.expect_short(kind.faces.len(), at("faces"));
        report.expect(!kind.faces.is_empty(), at("faces"), "a token has at least one face");
        for (place, face) in kind.faces.iter().enumerate() {
            let field = at(&format!("faces[{place}]"));
            report.expect_text(face.as_str(), &field);
            report.expect(!kind.faces[..place].contains(face), &field, format_args!("\"{face}\" appears twice"));
        }
    }
    for (index, (area, kind, face)) in mission.tokens.iter().enumerate() {
        world.area(area, &format!("tokens[{index}][0]"), report);
        match mission.token_kinds.iter().find(|known| known.id == *kind) {
            Some(known) => world.face(known, face, &format!("tokens[{index}][2]"), report),
            None => report.add(format!("tokens[{index}][1]"), format!("the mission has no token kind \"{kind}\"")),
        }
    }
}

fn cards(mission: &Mission, world: &World, report: &mut Report) {
    for (index, (area, id)) in mission.equipment.iter().enumerate() {
        world.area(area, &format!("equipment[{index}][0]"), report);
        let field = format!("equipment[{index}][1]");
        let fault = world.card(id, &field, report).and_then(|card| card.out_of_place(Deck::Equipment));
        fault.into_iter().for_each(|fault| report.add(&field, fault));
    }
    for (index, id) in mission.bat_gadgets.iter().enumerate() {
        let field = format!("bat_gadgets[{index}]");
        let fault = world.card(id, &field, report).and_then(|card| card.out_of_place(Deck::BatGadget));
        fault.into_iter().for_each(|fault| report.add(&field, fault));
    }
}
