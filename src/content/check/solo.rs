//! What the automated Villain is printed on: his cards, and the sheet of a mission. SOLO

use super::super::id::TileName;
use super::super::mission::Mission;
use super::super::solo::{LeaderCard, Slot, TileCard};
use super::super::tile::{Rank, Tile};
use super::world::World;
use super::{LARGEST, Report};

/// Tile Activation cards of the stacks A and B. SOLO II
const FEWEST_TILE_CARDS: usize = 6;
/// River positions on Tile Activation cards. SOLO V.B
const POSITIONS: u8 = 4;
/// Attack options on Tile Activation cards: no tile has more of one kind. SOLO VI
const OPTIONS: u8 = 2;

/// Tile Activation cards. SOLO V.B
pub(super) fn tile_cards(cards: &[TileCard], report: &mut Report) {
    let mut seen = Vec::new();
    for (index, card) in cards.iter().enumerate() {
        let at = |field: &str| format!("[{index}].{field}");
        report.expect_new_id(&mut seen, card.id.as_str(), at("id"));
        for (place, column) in card.columns.iter().enumerate() {
            let field = at(&format!("columns[{place}]"));
            let is_position = |position: u8| (1..=POSITIONS).contains(&position);
            report.expect(
                !matches!(column.slot, Slot::River(position) if !is_position(position)),
                format_args!("{field}.slot"),
                format_args!("a card shows the River positions 1 to {POSITIONS}, or the Leader"),
            );
            for (place, task) in column.tasks.iter().enumerate() {
                let is_new = !column.tasks[..place].contains(task);
                report.expect(is_new, format_args!("{field}.tasks[{place}]"), format_args!("{task:?} appears twice"));
            }
        }
        let is_option = (1..=OPTIONS).contains(&card.option);
        report.expect(is_option, at("option"), format_args!("an Attack option is a number from 1 to {OPTIONS}"));
    }
}

/// Leader Activation cards. SOLO X, XI
pub(super) fn leader_cards(cards: &[LeaderCard], tiles: Option<&[Tile]>, report: &mut Report) {
    let mut seen = Vec::new();
    for (index, card) in cards.iter().enumerate() {
        let at = |field: &str| format!("[{index}].{field}");
        report.expect_new_id(&mut seen, card.id.as_str(), at("id"));
        report.expect(!card.leaders.is_empty(), at("leaders"), "whose card is it?");
        for (place, task) in card.tasks.iter().enumerate() {
            let field = at(&format!("tasks[{place}]"));
            let fits = task.figure().is_none_or(|figure| (1..=LARGEST).contains(&figure));
            report.expect(fits, field, format_args!("its number is from 1 to {LARGEST}"));
        }
        for (place, name) in card.leaders.iter().enumerate() {
            let field = at(&format!("leaders[{place}]"));
            report.expect(!card.leaders[..place].contains(name), &field, format_args!("\"{name}\" appears twice"));
            let Some(tiles) = tiles else { continue };
            match tiles.iter().find(|tile| tile.id == *name) {
                None => report.add(field, format!("there is no Character tile \"{name}\"")),
                Some(tile) if tile.rank != Rank::Leader => report.add(field, format!("\"{name}\" is not a Leader")),
                Some(_) => {}
            }
        }
        abilities(card, tiles.unwrap_or_default(), &at("tasks"), report);
    }
}

/// A Leader can do what its card says; if it has several forms, at least one can. SOLO XI
fn abilities(card: &LeaderCard, tiles: &[Tile], field: &str, report: &mut Report) {
    let leaders: Vec<&Tile> = tiles.iter().filter(|tile| card.leaders.contains(&tile.id)).collect();
    for (place, task) in card.tasks.iter().enumerate() {
        let lacks: Vec<&str> = leaders.iter().filter_map(|tile| task.lack(tile)).collect();
        if let Some(lack) = lacks.first().filter(|_| lacks.len() == leaders.len()) {
            report.add(format!("{field}[{place}]"), format!("{task:?} needs {lack}: nobody with this card has it"));
        }
    }
}

/// The sheet of a mission; unknown names, conditions and Events are reported where its words are compiled. SOLO II
pub(super) fn sheet(mission: &Mission, world: &World, report: &mut Report) {
    let Some(sheet) = &mission.sheet else { return };
    report.expect(
        sheet.tile_cards.len() >= FEWEST_TILE_CARDS,
        "sheet.tile_cards",
        format_args!("{} is too few: stacks A and B take {FEWEST_TILE_CARDS}", sheet.tile_cards.len()),
    );
    report.expect_short(sheet.tile_cards.len(), "sheet.tile_cards");
    for (list, names) in [("tile_cards", &sheet.tile_cards), ("leader_cards", &sheet.leader_cards)] {
        for (place, name) in names.iter().enumerate() {
            let is_new = !names[..place].contains(name);
            report.expect(is_new, format_args!("sheet.{list}[{place}]"), format_args!("\"{name}\" appears twice"));
        }
    }
    for (place, text) in sheet.designed.iter().enumerate() {
        report.expect_text(text.english(), format_args!("sheet.designed[{place}]"));
    }
    if let (Some(tiles), Some(cards)) = (world.tiles, world.leader_cards) {
        leaders(mission, tiles, cards, report);
    }
    let (areas, tokens) = (&mission.reinforcement_areas, &sheet.reinforcement);
    for (place, area) in tokens.iter().enumerate() {
        let field = format!("sheet.reinforcement[{place}]");
        report.expect(!tokens[..place].contains(area), &field, format_args!("\"{area}\" appears twice"));
        report.expect(
            areas.contains(area),
            &field,
            format_args!("\"{area}\" is not a Reinforcement Area of the mission"),
        );
    }
    for area in areas.iter().filter(|area| !tokens.contains(area)) {
        report.add("sheet.reinforcement", format!("\"{area}\" has no number"));
    }
}

/// Every Leader of the mission has one card, and every card belongs to one of them. SOLO II, G-81
fn leaders(mission: &Mission, tiles: &[Tile], cards: &[LeaderCard], report: &mut Report) {
    let sheet = mission.sheet.iter().flat_map(|sheet| sheet.leader_cards.iter().enumerate());
    let named: Vec<(usize, &LeaderCard)> =
        sheet.filter_map(|(place, name)| Some((place, cards.iter().find(|card| card.id == *name)?))).collect();
    let here = leaders_of(mission, tiles);
    for tile in &here {
        let mut of_it = named.iter().filter(|(_, card)| card.leaders.contains(tile));
        match of_it.next() {
            None => report.add("sheet.leader_cards", format!("the Leader \"{tile}\" has no card")),
            Some((_, first)) => of_it.for_each(|(place, card)| {
                let message = format!("\"{tile}\" has two cards, \"{}\" and \"{}\"", first.id, card.id);
                report.add(format!("sheet.leader_cards[{place}]"), message);
            }),
        }
    }
    for (place, card) in &named {
        let is_here = card.leaders.iter().any(|leader| here.contains(&leader));
        let message = format!("\"{}\" belongs to no Leader of the mission", card.id);
        report.expect(is_here, format_args!("sheet.leader_cards[{place}]"), message);
    }
}

/// Tiles of the rank Leader that the Villain has miniatures of, including the other tile of such a miniature. G-56
fn leaders_of<'a>(mission: &'a Mission, tiles: &'a [Tile]) -> Vec<&'a TileName> {
    let of_villain = mission.villain.miniatures.iter();
    let found = of_villain.filter_map(|(name, _)| tiles.iter().find(|tile| tile.id == *name));
    let leaders = found.filter(|tile| tile.rank == Rank::Leader);
    leaders.flat_map(|tile| std::iter::once(&tile.id).chain(&tile.other_tile)).collect()
}
