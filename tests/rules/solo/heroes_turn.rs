//! What the cards' Villain does on the Heroes' turn. SOLO V.A

use gotham_content::Side;
use gotham_rules::command::{AttackKind, RerollBy};
use gotham_rules::event::AttackOrigin;
use gotham_rules::{Ask, Command, Happening};

use super::one_card;
use crate::kit::{Position, Table};

fn position() -> Position {
    Position::new().cards(&[&one_card("active", "melee", 1)]).villain(6, 0, 0)
}

/// Cubes that the Villain puts into the Defense against this many successes of Batman's Red dice.
fn defense(whom: &str, successes: &str) -> u8 {
    let position = position().hero("batman", 15).tile(whom, &[15]);
    let position = if whom == "bane" { position.leader("bane") } else { position };
    let mut table = position.start();
    table.dice(successes);
    table.melee("batman", whom, successes.split(' ').count() as u8, &[]);
    table.keep();
    assert_eq!(table.prompt().side, Side::Heroes, "the Villain is not asked");
    table.game.state().post.spaces.defense
}

/// SOLO V.A: a Minion gets one cube if one success would save it, and none if it would not. Batman has Martial Arts.
#[test]
fn the_defense_of_minions() {
    assert_eq!(defense("brutes_chains", "R1"), 0, "2 against its Automatic Defense of 2");
    assert_eq!(defense("brutes_chains", "R2"), 1);
    assert_eq!(defense("brutes_chains", "R3"), 0);
    assert_eq!(defense("thugs_crowbar", "R1"), 1, "2 against its Automatic Defense of 1");
    assert_eq!(defense("thugs_crowbar", "R2"), 0);
}

/// SOLO V.A: a Leader gets one cube whenever the attack beats its Automatic Defense.
#[test]
fn the_defense_of_leaders() {
    assert_eq!(defense("bane", "R1"), 0);
    assert_eq!(defense("bane", "R2"), 1);
    assert_eq!(defense("bane", "R3 R3"), 1);
}

/// SOLO V.A: no cube if there is none, or no room for it.
#[test]
fn no_defense_without_cubes() {
    let mut table = position().hero("batman", 15).tile("brutes_chains", &[15]).villain(0, 3, 0).start();
    table.dice("R2");
    table.melee("batman", "brutes_chains", 1, &[]);
    table.keep();
    assert_eq!(table.game.state().post.spaces.defense, 0);
    assert_eq!(table.neutralized("brutes_chains"), 1);
}

fn forced(table: &Table) -> Vec<(u8, u8, u8)> {
    let rerolls = table.happened().filter_map(|what| match what {
        Happening::Rerolled { die, from, to, by: RerollBy::Forced, .. } => Some((*die, *from, *to)),
        _ => None,
    });
    rerolls.collect()
}

/// SOLO V.A, G-51: Misfortune takes the die with the most successes, of two that show the same number, the stronger
/// color; blanks are left.
#[test]
fn g_51_misfortune_takes_the_best_die() {
    let rolled = |dice: &str| {
        let position = position().hero("robin_tim_drake", 15).with(&["tonfa"]);
        let mut table = position.tile("thugs_crowbar", &[15]).tile("scarecrow", &[15]).leader("scarecrow").start();
        table.dice(dice);
        table.melee("robin_tim_drake", "thugs_crowbar", 1, &["tonfa"]);
        table.keep();
        forced(&table)
    };
    assert_eq!(rolled("O1 Y1 O0 Y0"), [(0, 1, 0), (1, 1, 0)], "Orange before Yellow");
    assert_eq!(rolled("O1 Y2 Y2 Y0"), [(1, 2, 2), (1, 2, 0)]);
    assert_eq!(rolled("O0 Y0"), [], "blanks are good enough");
}

/// SOLO V.A: where successes hurt the Heroes, Misfortune takes blanks only.
#[test]
fn misfortune_takes_blanks_where_successes_hurt() {
    let position = position().hero("batman", 15).when("At(EndOfHeroesTurn)", "Hazard((hero: true), Just(3))");
    let mut table = position.tile("scarecrow", &[15]).leader("scarecrow").start();
    table.dice("Y0 Y2 Y1 Y1");
    table.end_turn();
    table.keep();
    assert_eq!(forced(&table), [(0, 0, 1)], "and when no blank is left it is done");
}

fn hits_back(table: &Table) -> usize {
    table
        .happened()
        .filter(|what| matches!(what, Happening::AttackDeclared { origin: AttackOrigin::HitBack, .. }))
        .count()
}

/// SOLO V.A: Counterattack and Retaliation at every opportunity.
#[test]
fn they_strike_back() {
    let mut table = position().hero("batman", 15).tile("brutes_firearm", &[15]).start();
    table.dice("R0 Y1 Y0");
    table.melee("batman", "brutes_firearm", 1, &[]);
    table.keep();
    assert_eq!(hits_back(&table), 1);
    assert_eq!(table.rolls(), ["R0", "Y1 Y0"], "nothing is paid for: it is no activation of theirs");
    assert!(matches!(table.ask(), Ask::Defend { .. }));
    let position = position().hero("red_hood_jason_todd", 15).with(&["revolver"]);
    let mut table = position.tile("deadshot", &[17]).leader("deadshot").start();
    table.shoot("red_hood_jason_todd", "deadshot", 1, &["revolver"]);
    table.keep();
    assert_eq!(hits_back(&table), 1);
}

/// SOLO V.A, SOLO II: the question of a Hero stays a Hero's: its Defense, its Rerolls.
#[test]
fn heroes_answer_for_themselves() {
    let mut table = position().hero("batman", 15).tile("thugs_crowbar", &[15]).start();
    table.dice("Y1 Y1");
    table.end_turn();
    let defend = Ask::Defend { attacker: table.mini("thugs_crowbar"), kind: AttackKind::Melee, successes: 2 };
    assert_eq!((table.prompt().side, table.ask()), (Side::Heroes, defend));
    table.dice("O0");
    table.say(Command::Defend { cubes: 0, cards: Vec::new() });
    table.heroes_pass();
    assert_eq!(table.hero("batman").wounds, 2);
}
