//! The deck, the card that is turned over, its columns and what they cost. SOLO II, V.B

use gotham_content::Side;
use gotham_content::skill::Skill;
use gotham_rules::{Ask, Command, Happening};

use super::{card, one_card};
use crate::kit::{Position, Table};

/// The numbers of the cards that were turned over, from 1.
fn turned_over(table: &mut Table, turns: usize) -> Vec<u8> {
    let mut cards = Vec::new();
    for _ in 0..turns {
        table.cards_play();
        cards.extend(table.happened().filter_map(|what| match what {
            Happening::CardRevealed { card } => Some(card.0 + 1),
            _ => None,
        }));
        table.all_active();
    }
    cards
}

/// Six Tile cards, plus one for each Leader, with which nobody does anything: the Villain has no cubes, and everybody
/// is Neutralized.
fn idle(leaders: &[&str]) -> Position {
    let position = Position::new().hero("batman", 42).with_mission("rounds: 7", "rounds: 12");
    leaders
        .iter()
        .fold(position.tile("thugs_crowbar", &[1]), |position, leader| position.tile(leader, &[1]).leader(leader))
}

/// SOLO II: two Tile cards on top, then four others with the Leader's card among them.
#[test]
fn the_stacks() {
    for seed in 1..20 {
        let mut table = idle(&["bane"]).seed(seed).start();
        let cards = turned_over(&mut table, 7);
        assert!(cards[..2].iter().all(|card| *card < 7), "two Tile cards first: {cards:?}");
        assert!(cards[2..].contains(&7), "Bane's card in the second stack: {cards:?}");
        let mut sorted = cards.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4, 5, 6, 7]);
    }
}

/// SOLO II: of three Leader cards, two go into the second stack, the other one below.
#[test]
fn two_of_three_leader_cards() {
    for seed in 1..20 {
        let mut table = idle(&["bane", "mr_freeze", "killer_croc"]).seed(seed).start();
        let cards = turned_over(&mut table, 9);
        let leaders = |cards: &[u8]| cards.iter().filter(|card| **card > 6).count();
        assert_eq!([&cards[..2], &cards[2..8], &cards[8..]].map(leaders), [0, 2, 1], "{cards:?}");
    }
}

/// G-75: the discard pile becomes a new deck, shuffled, without stacks.
#[test]
fn g_75_the_deck_runs_out() {
    let mut table = idle(&["bane"]).start();
    turned_over(&mut table, 7);
    table.order(&[1, 2, 3, 4, 5, 6, 7]);
    let discard = table.game.state().decks[0].discard().to_vec();
    assert_eq!((table.game.state().decks[0].left(), discard.len()), (0, 7));
    let next = turned_over(&mut table, 1)[0];
    assert_eq!(next, discard[6] + 1, "the last of that order lies on top");
    assert!(table.rules().contains(&"G-75"));
    assert_eq!((table.game.state().decks[0].left(), table.game.state().decks[0].discard().len()), (6, 1));
}

/// SOLO V.B: the River position is paid for; the second tile may then be too expensive, and is skipped.
#[test]
fn columns_are_paid_for_or_skipped() {
    let card = card("active", ["river(1) attack, advance, protect", "river(3) attack, advance, protect"], "melee", 1);
    let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[1]).tile("thugs_firearm", &[2]);
    let mut table = position.tile("brutes_chains", &[3]).cards(&[&card]).villain(3, 0, 0).start();
    table.cards_play();
    let told: Vec<String> = table.told().into_iter().filter(|line| !line.starts_with("thugs")).collect();
    assert_eq!(told, ["card 1", "column 2 skipped: too_dear cost 3,reserve 2"]);
    assert!(table.told().contains(&"thugs_crowbar for 1".to_string()));
    assert_eq!(table.river(), ["thugs_firearm", "brutes_chains", "thugs_crowbar"]);
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue), (2, 1));
}

/// SOLO V.B: both may be skipped.
#[test]
fn both_columns_may_be_skipped() {
    let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[1]).tile("thugs_firearm", &[2]);
    let mut table = position.cards(&[&one_card("active", "melee", 1)]).start();
    table.cards_play();
    let told = ["card 1", "column 1 skipped: too_dear cost 1,reserve 0", "column 2 skipped: no_tile"];
    assert_eq!(table.told(), told);
    assert_eq!(table.ask(), Ask::TakeStance, "the Villain's turn is over");
}

/// SOLO V.B: Neutralized tiles go to the end at no cost, and the tile that is then in that position is activated.
#[test]
fn neutralized_tiles_are_passed_over() {
    let position = Position::new().hero("batman", 42).tile_and_pool("brutes_chains", &[], 1);
    let position = position.tile_and_pool("brutes_firearm", &[], 1).tile("thugs_crowbar", &[1]);
    let mut table = position.cards(&[&one_card("active", "melee", 1)]).villain(1, 0, 0).start();
    table.cards_play();
    assert_eq!(table.told()[..4], ["card 1", "past brutes_chains", "past brutes_firearm", "thugs_crowbar for 1"]);
    assert_eq!(table.river(), ["brutes_chains!", "brutes_firearm!", "thugs_crowbar"]);
}

/// SOLO V.B: if every tile is Neutralized, nobody is activated and nothing is paid.
#[test]
fn a_river_of_neutralized_tiles() {
    let position = Position::new().hero("batman", 42).tile_and_pool("brutes_chains", &[], 1);
    let mut table = position.cards(&[&one_card("active", "melee", 1)]).villain(4, 0, 0).start();
    table.cards_play();
    assert_eq!(table.told().last().map(String::as_str), Some("column 2 skipped: no_tile"));
    assert!(table.told().contains(&"column 1 skipped: no_tile".to_string()));
    assert_eq!(table.game.state().post.reserve, 4);
}

/// SOLO V.B: with the Leader icon, the Leader's tile that lies lowest is activated for free; by its position, it is
/// paid for.
#[test]
fn the_leader_icon() {
    let by_icon = card("active", ["leader attack, advance, protect", "river(4) attack, advance, protect"], "melee", 1);
    let position = || {
        let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[1]).tile("bane", &[2]);
        position.tile("mr_freeze", &[3]).leader("bane").leader("mr_freeze").villain(3, 0, 0)
    };
    let mut table = position().cards(&[&by_icon]).start();
    table.cards_play();
    assert_eq!(table.told()[1], "bane for 0");
    assert_eq!(table.game.state().post.reserve, 3);
    assert_eq!(table.river(), ["thugs_crowbar", "mr_freeze", "bane"]);
    let by_place =
        card("active", ["river(2) attack, advance, protect", "river(4) attack, advance, protect"], "melee", 1);
    let mut table = position().cards(&[&by_place]).start();
    table.cards_play();
    assert_eq!(table.told()[1], "bane for 2");
}

/// SOLO V.B, G-52: miniatures of a tile in Reading Order, whatever their numbers.
#[test]
fn g_52_reading_order() {
    let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[25, 9, 2, 13]);
    let mut table = position.cards(&[&one_card("active", "melee", 1)]).villain(1, 0, 0).start();
    table.cards_play();
    let activated: Vec<u8> = table
        .happened()
        .filter_map(|what| match what {
            Happening::MiniActivated { mini } => Some(table.game.state().mini(*mini).number),
            _ => None,
        })
        .collect();
    assert_eq!(activated, [3, 4, 2, 1], "Areas 2, 13, 9, 25 stand in this order on the board");
}

/// SOLO V.B: of miniatures in one Area, the Heroes say who comes first, if they differ.
#[test]
fn the_heroes_choose_among_miniatures_of_one_area() {
    let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[2, 2, 9]);
    let mut table = position.cards(&[&one_card("active", "melee", 1)]).villain(1, 0, 0).start();
    let second = table.mini("thugs_crowbar#2");
    table.arrange(|state| state.minis[second.index()].down = true);
    table.end_turn();
    let tile = table.tile("thugs_crowbar");
    assert_eq!((table.ask(), table.prompt().side), (Ask::ActivateMini { tile }, Side::Heroes));
    assert_eq!(table.prompt().rule.id(), "SOLO V.B");
    let orders = [1, 2].map(|number| Command::ActivateMini { mini: table.mini(&format!("thugs_crowbar#{number}")) });
    let legal: Vec<Command> =
        table.game.legal().into_iter().filter(|command| matches!(command, Command::ActivateMini { .. })).collect();
    assert_eq!(legal, orders);
    let third = Command::ActivateMini { mini: table.mini("thugs_crowbar#3") };
    assert_eq!(table.refused_by(&third), "SOLO V.B", "it stands elsewhere");
    assert_eq!(table.refused_by(&Command::Finish), "G-87", "each of them is activated");
    table.saved_and_loaded();
    table.first("thugs_crowbar#2");
    assert_eq!(table.ask(), Ask::TakeStance, "one that is alone in its Area is not asked for");
    let alike = || {
        let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[2, 2, 9]);
        position.cards(&[&one_card("active", "melee", 1)]).villain(1, 0, 0).start()
    };
    let mut table = alike();
    table.end_turn();
    assert_eq!(table.ask(), Ask::TakeStance, "where they are alike there is nothing to choose");
    let mut table = alike();
    let second = table.mini("thugs_crowbar#2");
    table.arrange(|state| state.lost_skills.push((second, Skill::Elusive)));
    table.end_turn();
    assert_eq!(table.ask(), Ask::ActivateMini { tile }, "one of them has lost a Skill");
}
