//! Random matches of random mixtures: any Heroes, tiles, Equipment and Bat-Gadgets of the catalogue together, so
//! that Skills meet that no scenario combines.

use gotham_content::{Allegiance, Deck};
use gotham_rules::{Command, Edition, Game, State, Variant, answers};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::kit::lively::lively;
use crate::kit::{Position, Table, catalogue};

fn pick<'a, T>(from: &'a [T], chance: &mut Pcg32) -> &'a T {
    &from[chance.random_range(0..from.len())]
}

/// A position with three Heroes, six tiles and all kinds of things lying around, in a few Areas so that they meet.
pub(super) fn mixture(chance: &mut Pcg32) -> Position {
    let catalogue = catalogue();
    let crowd = [13u8, 14, 15, 16, 17, 21, 22, 23, 34, 3, 5, 12];
    let mut position = Position::new().event(5, &[31, 6, 11, 24]).villain(9, 2, 5).with_allies();
    let mut heroes: Vec<&str> = catalogue.heroes.iter().map(|hero| hero.id.as_str()).collect();
    for area in [16, 17, 15] {
        let hero = heroes.swap_remove(chance.random_range(0..heroes.len()));
        position = position.hero(hero, area);
    }
    let mut tiles: Vec<_> = catalogue.tiles.iter().filter(|tile| tile.allegiance != Allegiance::Hero).collect();
    for _ in 0..6 {
        let tile = tiles.swap_remove(chance.random_range(0..tiles.len()));
        tiles.retain(|other| other.piece() != tile.piece());
        if tile.double.is_some() {
            // the River has room for one that fills two positions
            tiles.retain(|other| other.double.is_none() && other.other_tile.is_none());
        }
        if let Some(other) = &tile.other_tile {
            // the River has room for one more tile of the same miniature
            tiles.retain(|known| known.other_tile.is_none() && known.double.is_none());
            position = position.other_tile(other.as_str()).tile(tile.id.as_str(), &[*pick(&[20, 21, 22], chance)]);
            continue;
        }
        let count = if tile.reinforcement.is_some() { 2 } else { 1 };
        let places: Vec<u8> = (0..count).map(|_| *pick(&[20, 21, 22, 4, 17, 28], chance)).collect();
        position = position.tile_and_pool(tile.id.as_str(), &places, chance.random_range(0..2));
    }
    let equipment: Vec<_> = catalogue.cards.iter().filter(|card| card.deck == Deck::Equipment).collect();
    for _ in 0..12 {
        position = position.ground(*pick(&crowd, chance), pick(&equipment, chance).id.as_str());
    }
    for (area, token) in [(34, "bomb"), (13, "bomb"), (23, "computer"), (14, "safe")] {
        let face = match token {
            "bomb" => "idle",
            "computer" => "on",
            _ => "shut",
        };
        position = position.token(token, area, face);
    }
    let variants = Variant::ALL.into_iter().filter(|_| chance.random_range(0..3u8) == 0);
    variants.fold(position, Position::variant)
}

/// Usually a command that does something.
pub(super) fn choose(game: &Game, chance: &mut Pcg32) -> Command {
    let legal = lively(game, chance);
    // Kinds of command first, so that a hundred ways to throw a card do not hide the one Combo.
    let kinds: Vec<_> = legal.iter().map(std::mem::discriminant).collect();
    let mut distinct = kinds.clone();
    distinct.dedup();
    let kind = *pick(&distinct, chance);
    let of_kind: Vec<&Command> = legal.iter().zip(&kinds).filter(|(_, k)| **k == kind).map(|(c, _)| c).collect();
    (*pick(&of_kind, chance)).clone()
}

fn cubes_of_the_villain(table: &Table) -> u8 {
    let post = &table.game.state().post;
    post.reserve + post.fatigue + post.spaces.total() + post.lost
}

#[test]
fn random_matches_of_random_mixtures() {
    for seed in 0..150u64 {
        let mut chance = Pcg32::seed_from_u64(seed);
        // Every third match is a First edition one.
        let edition = if seed % 3 == 2 { Edition::First } else { Edition::Second };
        let mut table = mixture(&mut chance).edition(edition).start();
        let cubes = cubes_of_the_villain(&table);
        let cards = |table: &Table| {
            let state = table.game.state();
            state.ground.len() + state.tablets.iter().map(|tablet| tablet.equipment.len()).sum::<usize>()
        };
        let mut steps = 0;
        while table.game.state().result.is_none() {
            let (command, before) = (choose(&table.game, &mut chance), cards(&table));
            table.fresh();
            table.say(command.clone());
            let spent =
                table.happened().filter(|what| matches!(what, gotham_rules::Happening::CardSpent { .. })).count();
            let placed =
                table.happened().filter(|what| matches!(what, gotham_rules::Happening::EquipmentPlaced { .. })).count();
            assert!(cards(&table) + spent >= before + placed, "seed {seed}: {command:?} loses a card");
            assert!(cards(&table) <= before + placed, "seed {seed}: {command:?} doubles a card");
            assert_eq!(cubes_of_the_villain(&table), cubes, "seed {seed}: {command:?} loses cubes");
            if steps % 97 == 0 {
                let json = serde_json::to_string(table.game.state()).expect("a state can be saved");
                let state: State = serde_json::from_str(&json).expect("a saved state can be read");
                assert_eq!(&state, table.game.state());
                for offer in answers::candidates::candidates(&table.game) {
                    let said = table.game.clone().apply(&offer).err();
                    assert_eq!(said, table.game.why_not(&offer), "{offer:?}");
                }
            }
            steps += 1;
            assert!(steps < 5000, "seed {seed}: the match does not end");
        }
    }
}
