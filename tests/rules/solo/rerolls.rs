//! Rerolls of the cards' Villain. SOLO XIII

use gotham_rules::command::RerollBy;
use gotham_rules::{Happening, MiniId};

use super::one_card;
use crate::kit::{Position, Table};

fn rerolls(table: &Table) -> Vec<(u8, RerollBy, u8)> {
    let rerolls = table.happened().filter_map(|what| match what {
        Happening::Rerolled { die, by, to, .. } => Some((*die, *by, *to)),
        _ => None,
    });
    rerolls.collect()
}

fn position(cubes: u8) -> Position {
    Position::new().cards(&[&one_card("active", "melee", 1)]).villain(1 + cubes, 0, 0)
}

/// SOLO XIII, G-51: only blanks, with free Rerolls first; one is paid for, the strongest color before others.
#[test]
fn g_51_blanks_are_rolled_again() {
    let rolled = |dice: &str| {
        let mut table = position(3).hero("batman", 15).tile("brutes_chains", &[15]).start();
        table.cubes("batman", 0, 11, 0);
        table.dice(dice);
        table.cards_play();
        rerolls(&table)
    };
    assert_eq!(rolled("W2 W2 Y1"), []);
    assert_eq!(rolled("W0 W0 Y0 Y0"), [(2, RerollBy::Paid, 0)], "Yellow before White, and once only");
    assert_eq!(rolled("W0 W2 Y1 W2"), [(0, RerollBy::Paid, 2)]);
}

/// SOLO XIII, G-79: one paid Reroll per activation, whatever it is for; the next activation has its own.
#[test]
fn g_79_one_paid_reroll_an_activation() {
    let position = position(3).hero("batman", 15).tile("deathstroke", &[15]).leader("deathstroke");
    let mut table = position.cards(&[&one_card("active", "melee", 2)]).start();
    table.cubes("batman", 0, 11, 0);
    table.dice("W0 W0 W0 W0 W0");
    table.cards_play();
    assert_eq!(rerolls(&table), [(0, RerollBy::Paid, 0)], "four attacks are one activation");
    let mut table = self::position(3).hero("batman", 15).tile("brutes_chains", &[15, 15]).start();
    table.cubes("batman", 0, 11, 0);
    table.dice("W0 W0 Y0 Y0 W0 W0 Y0 Y0");
    table.cards_play();
    assert_eq!(rerolls(&table), [(2, RerollBy::Paid, 0); 2]);
    assert_eq!(table.game.state().post.spaces.reroll, 2);
}

/// SOLO XIII: none is paid for in Defense.
#[test]
fn none_is_paid_for_in_defense() {
    let mut table = position(3).hero("batman", 15).tile("brutes_chains", &[15]).start();
    table.dice("R2 O0");
    table.melee("batman", "brutes_chains", 1, &[]);
    table.keep();
    assert_eq!((rerolls(&table), table.game.state().post.spaces.defense), (vec![], 1));
}

const PRIMED: &str = r#"(
    text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(2),
    advanced_by: ["prime"],
)"#;

/// SOLO XIII, G-79: a Complex action that can no longer succeed, or already has, is not paid for.
#[test]
fn g_79_complex_actions() {
    let rolled = |dice: &str| {
        let position = position(3).hero("batman", 42).token("bomb", 15, "idle").objectives(PRIMED);
        let mut table = position.tile("thugs_firearm", &[15]).start();
        table.dice(dice);
        table.cards_play();
        rerolls(&table)
    };
    assert_eq!(rolled("W2 O0 O1"), [(1, RerollBy::Paid, 1)], "2 of 3: a success would do");
    assert_eq!(rolled("W0 O0"), [], "0 of 3: no die has three successes");
    assert_eq!(rolled("W0 O2 W2"), [(0, RerollBy::Paid, 2)]);
}

/// SOLO XIII, SOLO XVI: Support and Luck are used before anything is paid for, only on blanks, again and again.
#[test]
fn support_and_luck() {
    let rolled = |who: &str, beside: &[u8], dice: &str| {
        let position = position(3).hero("batman", 15).tile(who, &[15]).tile("bane", beside).leader("bane");
        let position = if who == "ratcatcher" { position.leader(who) } else { position };
        let mut table = position.start();
        table.cubes("batman", 0, 11, 0);
        table.dice(dice);
        table.cards_play();
        rerolls(&table)
    };
    let with_bane = rolled("brutes_chains", &[15], "W2 W2 Y0 Y1");
    assert_eq!(with_bane, [(2, RerollBy::Bonus, 1)]);
    let alone = rolled("brutes_chains", &[42], "W2 W2 Y0 Y1");
    assert_eq!(alone, [(2, RerollBy::Paid, 1)]);
}

/// SOLO XIII: against Wounds, free Rerolls go at a 2 before a 1, and are used up before anything is paid for.
#[test]
fn luck_against_wounds() {
    let position = position(3).hero("batman", 42).tile("ratcatcher", &[1]).leader("ratcatcher");
    let mut table = position.when("At(StartOfVillainsTurn)", r#"Hazard((tiles: ["ratcatcher"]), Just(3))"#).start();
    table.dice("Y1 Y2 Y1 Y1 Y0 Y0");
    table.cards_play();
    let expected = [(1, RerollBy::Bonus, 1), (0, RerollBy::Bonus, 0), (1, RerollBy::Paid, 0)];
    assert_eq!(rerolls(&table)[..3], expected);
}

/// The Villain's miniatures roll Yellow dice as the Villain's turn ends: hazards of the mission.
fn hurt(who: &str, dice: &str, level: u8) -> Vec<(u8, RerollBy, u8)> {
    let hazard = format!(r#"Hazard((tiles: ["{who}"]), Just({level}))"#);
    let position = position(3).hero("batman", 42).tile(who, &[1]).when("At(StartOfVillainsTurn)", &hazard);
    let position = if who == "bane" { position.leader("bane") } else { position };
    let mut table = position.start();
    table.dice(dice);
    table.cards_play();
    let mini: MiniId = table.mini(who);
    let of_mini = table.happened().filter_map(|what| match what {
        Happening::Rerolled { mini: of, die, by, to, .. } if *of == mini => Some((*die, *by, *to)),
        _ => None,
    });
    of_mini.collect()
}

/// SOLO XIII: against Wounds, a Minion pays if a single die would hurt it, a Leader for the worst one.
#[test]
fn against_wounds() {
    assert_eq!(hurt("thugs_crowbar", "Y0 Y2 Y0", 2), [(1, RerollBy::Paid, 0)]);
    assert_eq!(hurt("thugs_crowbar", "Y1 Y2", 2), [], "one Reroll would not save it");
    assert_eq!(hurt("thugs_crowbar", "Y0 Y0", 2), []);
    assert_eq!(hurt("bane", "Y1 Y2 Y0", 2), [(1, RerollBy::Paid, 0)]);
    assert_eq!(hurt("bane", "Y0 Y0", 2), []);
}
