//! The Event Warning tile, and Reinforcement by numbered tokens. SOLO XII, XV

use gotham_rules::{Happening, Hardship};

use super::{card, one_card};
use crate::kit::{Position, Table};

/// The Event tile first in the River, with a number of points; Brutes in the pool.
fn position(points: u8, areas: &[u8]) -> Position {
    let card =
        card("most_wounds", ["river(2) attack, advance, protect", "river(4) attack, advance, protect"], "melee", 1);
    let position = Position::new().hero("batman", 42).tile_and_pool("brutes_chains", &[1], 2);
    position.event(points, areas).cards(&[&card]).villain(2, 2, 0)
}

fn reinforced(table: &Table) -> Vec<(String, u8)> {
    let come = table.happened().filter_map(|what| match what {
        Happening::Reinforced { mini, area, .. } => Some((table.named(*mini), table.number_of(*area))),
        _ => None,
    });
    come.collect()
}

fn named(of: &[(&str, u8)]) -> Vec<(String, u8)> {
    of.iter().map(|(name, area)| (name.to_string(), *area)).collect()
}

/// SOLO XII: the die says at which token a miniature arrives; each leftover point returns a cube.
#[test]
fn the_die_says_where() {
    let mut table = position(3, &[31, 24, 6]).start();
    table.d6(&[2]);
    table.cards_play();
    assert_eq!(reinforced(&table), named(&[("brutes_chains#2", 24)]));
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue), (1, 3), "2 were paid, and 1 point is left");
    table.all_dice_used();
}

/// SOLO XII: one after the other, the place of each before the next.
#[test]
fn each_has_a_die_of_its_own() {
    let mut table = position(4, &[31, 24, 6]).start();
    table.d6(&[1, 3]);
    table.cards_play();
    assert_eq!(reinforced(&table), named(&[("brutes_chains#2", 31), ("brutes_chains#3", 6)]));
}

/// SOLO XII: beyond the highest number, it arrives closest to the Hero that the card means.
#[test]
fn beyond_the_highest_number() {
    let start = |hero: &str| {
        let mut table = position(2, &[11, 29, 6]).hero("catwoman", 5).start();
        table.cubes(hero, 5, 0, if hero == "batman" { 6 } else { 5 });
        table.d6(&[5]);
        table.cards_play();
        table
    };
    let table = start("batman");
    assert_eq!(reinforced(&table), named(&[("brutes_chains#2", 29)]));
    assert!(table.told().contains(&"batman of 2 by most_wounds".to_string()));
    assert_eq!(reinforced(&start("catwoman")), named(&[("brutes_chains#2", 6)]));
}

/// SOLO XII, G-100: it is rolled again if there is no room, or if the token is face down.
#[test]
fn no_room_at_a_token() {
    let position = position(2, &[31, 24, 6]).tile("clayface", &[31]).leader("clayface").tile("thugs_crowbar", &[31]);
    let mut table = position.start();
    table.event_at(2);
    let shut = table.area(24);
    table.arrange(|state| state.reinforcement_areas.iter_mut().filter(|it| it.0 == shut).for_each(|it| it.1 = false));
    table.d6(&[1, 2, 3]);
    table.cards_play();
    assert_eq!(reinforced(&table), named(&[("brutes_chains#2", 6)]), "31 is full, and 24 is shut");
    table.all_dice_used();
}

/// SOLO XII: if all are full, it arrives beside the one that was rolled first.
#[test]
fn beside_a_full_area() {
    let position = position(2, &[31]).tile("clayface", &[31]).leader("clayface").tile("thugs_crowbar", &[31]);
    let mut table = position.start();
    table.event_at(2);
    table.d6(&[1]);
    table.cards_play();
    assert_eq!(reinforced(&table), named(&[("brutes_chains#2", 29)]), "4 is the limit of 31, and 29 the only way out");
}

/// SOLO XII, G-82: an Event without effect is passed over, and the next tile is paid for; with a cube in Fatigue, it
/// has one.
#[test]
fn g_82_an_event_without_effect() {
    let position = |fatigue| {
        let card = one_card("most_wounds", "melee", 1);
        let card = card.replacen("river(1)", "river(2)", 1);
        let position = Position::new().hero("batman", 42).tile("brutes_chains", &[1]).event(2, &[31]);
        let mut table = position.tile("thugs_crowbar", &[2]).cards(&[&card]).villain(3, fatigue, 0).start();
        table.event_at(2);
        table.cards_play();
        table
    };
    let table = position(0);
    assert_eq!(table.told()[1..3], ["past event", "thugs_crowbar for 2"]);
    let table = position(1);
    assert_eq!(table.told()[1], "event for 2");
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue), (3, 1), "2 cubes are paid, and 2 come back");
}

/// SOLO XV: with option 4, the Event Warning tile goes off on its own at the first position, for free.
#[test]
fn events_by_themselves() {
    let card = one_card("most_wounds", "melee", 1);
    let position = || {
        let position = Position::new().hero("batman", 42).tile_and_pool("brutes_chains", &[1], 1).event(2, &[31]);
        position.cards(&[&card]).villain(1, 0, 0)
    };
    let mut table = position().start();
    table.cards_play();
    assert_eq!(table.river(), ["event", "brutes_chains"]);
    let mut table = position().hardship(Hardship::AutomaticEvents, 1).start();
    table.d6(&[1]);
    table.cards_play();
    assert_eq!(table.river(), ["brutes_chains", "event"]);
    assert!(table.told().contains(&"event for 0".to_string()), "{:?}", table.told());
    assert_eq!(reinforced(&table), named(&[("brutes_chains#2", 31)]));
}

/// SOLO XV: with option 6, a Red die brings points as the Villain's turn begins.
#[test]
fn points_as_the_turn_begins() {
    let position = Position::new().hero("batman", 42).tile_and_pool("brutes_chains", &[1], 1);
    let position = position.cards(&[&one_card("most_wounds", "melee", 1)]).villain(0, 4, 0);
    let mut table = position.hardship(Hardship::ContinuousReinforcements, 1).start();
    table.dice("R3");
    table.d6(&[1]);
    table.cards_play();
    assert_eq!(reinforced(&table), named(&[("brutes_chains#2", 31)]));
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue), (0, 4), "the cube of the point that is left pays for the Brutes");
}

/// SOLO XV: with option 7, one of the columns is resolved and paid for again.
#[test]
fn a_third_activation() {
    let card = card("active", ["river(1) attack, advance, protect", "river(2) attack, advance, protect"], "melee", 1);
    for (pick, cost) in [(1, "thugs_firearm for 1"), (2, "thugs_crowbar for 2")] {
        let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[1]).tile("thugs_firearm", &[2]);
        let position = position.tile("brutes_chains", &[3]).cards(&[&card]).villain(9, 0, 0);
        let mut table = position.hardship(Hardship::ThirdActivation, 1).start();
        table.picks(&[pick]);
        table.cards_play();
        let activated: Vec<String> = table.told().into_iter().filter(|line| line.contains(" for ")).collect();
        assert_eq!(activated, ["thugs_crowbar for 1", "brutes_chains for 2", cost].map(String::from));
    }
}
