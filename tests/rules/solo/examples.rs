//! The printed examples of the solo rulebook, with our boards and the book's numbers.

use gotham_rules::Happening;
use gotham_rules::command::RerollBy;

use super::{card, one_card};
use crate::kit::{Position, Table};

fn position() -> Position {
    Position::new().cards(&[&one_card("most_wounds", "melee", 1)]).villain(4, 2, 0)
}

fn protecting(position: Position) -> Vec<String> {
    let card = card("active", ["river(1) protect, advance, attack", "river(4) attack, advance, protect"], "melee", 1);
    let mut table = position.cards(&[&card]).start();
    table.cards_play();
    table.told_of_tasks()
}

/// SOLO p.6a, SOLO V.A: 3 successes against a Brute's Automatic Defense of 2 make the Villain try; 4 do not.
#[test]
fn p_6a_batman_and_the_brute() {
    for (successes, cubes) in [("R2", 1), ("R3", 0)] {
        let mut table = position().hero("batman", 15).tile("brutes_firearm", &[15]).start();
        table.dice(successes);
        table.melee("batman", "brutes_firearm", 1, &[]);
        table.keep();
        assert_eq!(table.game.state().post.spaces.defense, cubes);
    }
}

/// SOLO p.6b, SOLO V.A: Scarecrow's Misfortune takes the Orange die with two successes, and once more; had it been a blank, it
/// would have taken the Yellow one.
#[test]
fn p_6b_scarecrow_beside_a_brute() {
    let rolled = |dice: &str| {
        let position = position().hero("robin_tim_drake", 15).with(&["tonfa"]).tile("brutes_chains", &[15]);
        let mut table = position.tile("scarecrow", &[15]).leader("scarecrow").start();
        table.dice(dice);
        table.melee("robin_tim_drake", "brutes_chains", 2, &["tonfa"]);
        table.keep();
        let forced = table.happened().filter_map(|what| match what {
            Happening::Rerolled { die, from, by: RerollBy::Forced, .. } => Some((*die, *from)),
            _ => None,
        });
        forced.collect::<Vec<_>>()
    };
    assert_eq!(rolled("O2 O0 Y1 O2 O0"), [(0, 2), (0, 2)]);
    assert_eq!(rolled("O2 O0 Y1 O0 Y0"), [(0, 2), (2, 1)]);
}

/// SOLO p.8, SOLO V.B: the Brutes in the first position try to attack, to advance and to protect, and go toward a Hero.
#[test]
fn p_8_the_brutes_are_activated() {
    let mut table = position().hero("batman", 42).tile("brutes_chains", &[1]).tile("thugs_crowbar", &[2]).start();
    table.cards_play();
    let told = [
        "card 1",
        "brutes_chains for 1",
        "brutes_chains cannot attack: nobody_in_reach",
        "brutes_chains cannot advance: no_objective",
        "brutes_chains cannot protect: no_objective",
        "brutes_chains does move batman in 15",
        "brutes_chains: 7 12 15",
        "column 2 skipped: no_tile",
    ];
    assert_eq!(table.told(), told);
}

/// SOLO p.9a, SOLO VI: Melee if it can, otherwise Ranged.
#[test]
fn p_9a_both_kinds_of_attack() {
    for (hero, area, roll) in [(15, 16, "W2 W2 Y1 Y1"), (11, 20, "Y1 R1 Y1")] {
        let mut table = position().hero("batman", hero).tile("harley_quinn", &[area]).leader("harley_quinn").start();
        table.cubes("batman", 0, 11, 0);
        table.dice(roll);
        table.cards_play();
        assert_eq!(table.rolls()[0], roll);
    }
}

/// SOLO p.9b, SOLO VI: the first of two Melee Attacks, a Yellow and a Black die with a Free Reroll each.
#[test]
fn p_9b_the_first_of_two_attacks() {
    let mut table = position().hero("batman", 15).tile("killer_croc", &[15]).leader("killer_croc").start();
    table.cubes("batman", 0, 11, 0);
    table.dice("Y0 B0 B4 Y1");
    table.cards_play();
    assert_eq!(table.rolls()[0], "Y0 B0");
    let free = table.happened().filter(|what| matches!(what, Happening::Rerolled { by: RerollBy::Free, .. }));
    assert_eq!(free.count(), 2);
}

/// SOLO p.10, SOLO VII: no Computer, none that can be reached, or nobody who can think: the Task is not completed.
#[test]
fn p_10_no_computer_to_think_at() {
    let objective = r#"(
        text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(9),
        advanced_by: ["prime_from_computer"],
    )"#;
    let told = |computers: &[u8], who: &str| {
        let position = position().hero("batman", 1).token("bomb", 40, "idle").objectives(objective);
        let position = computers.iter().fold(position, |position, area| position.token("computer", *area, "on"));
        let card =
            card("active", ["river(1) advance, attack, protect", "river(4) attack, advance, protect"], "melee", 1);
        let mut table = position.tile(who, &[17]).cards(&[&card]).start();
        table.cards_play();
        table.told_of_tasks()[0].clone()
    };
    assert_eq!(told(&[], "thugs_crowbar"), "thugs_crowbar cannot advance: no_objective");
    assert_eq!(told(&[42], "thugs_crowbar"), "thugs_crowbar cannot advance: objective_too_far");
    assert_eq!(told(&[17], "brutes_chains"), "brutes_chains cannot advance: cannot_advance");
    assert_eq!(told(&[17], "thugs_crowbar"), "thugs_crowbar does advance");
}

const BOMBS: &str = r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0))"#;

/// SOLO p.11b, SOLO VIII: beside a Bomb, but with nobody to shoot at, a Thug goes three Areas further, next to another
/// Bomb, and shoots at Batman.
#[test]
fn p_11b_a_thug_leaves_its_bomb() {
    let position = position().hero("batman", 34).token("bomb", 35, "idle").token("bomb", 34, "idle");
    let told = protecting(position.objectives(BOMBS).tile("thugs_firearm", &[35]));
    assert_eq!(told, ["thugs_firearm does protect batman in 16"]);
}

/// SOLO p.11c, SOLO VIII: to Batman at a Bomb, otherwise to Nightwing beside one, otherwise to the Bomb with the fewest
/// of the Villain's miniatures, otherwise to the closest one; with three Move Points, one of them from a cube.
#[test]
fn p_11c_the_riddlers_gang() {
    let goes = |batman: u8, nightwing: u8, others: &[u8]| {
        let position = position().hero("batman", batman).hero("nightwing", nightwing).objectives(BOMBS);
        let position = position.token("bomb", 14, "idle").token("bomb", 35, "idle");
        protecting(position.tile("riddlers_gang_baton", &[17]).tile("brutes_chains", others))[0].clone()
    };
    assert_eq!(goes(14, 18, &[42]), "riddlers_gang_baton does protect batman in 14");
    assert_eq!(goes(1, 18, &[42]), "riddlers_gang_baton does protect nightwing in 18");
    assert_eq!(goes(1, 2, &[35]), "riddlers_gang_baton does protect in 14");
    assert_eq!(goes(1, 2, &[42]), "riddlers_gang_baton does protect in 35");
}

/// SOLO p.11d, SOLO VIII: at a Bomb without a Hero near, which is an Objective of both sides, it tries to advance it.
#[test]
fn p_11d_protect_and_advance() {
    let primed = r#"(
        text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(9), advanced_by: ["prime"],
    )"#;
    let card = card("active", ["river(1) protect, advance, attack", "river(4) attack, advance, protect"], "melee", 1);
    let position = position().hero("batman", 1).token("bomb", 15, "idle").objectives(&format!("{BOMBS}, {primed}"));
    let mut table = position.tile("thugs_firearm", &[17]).cards(&[&card]).start();
    table.dice("W2 O1");
    table.cards_play();
    assert_eq!(table.told_of_tasks(), ["thugs_firearm does protect in 15"]);
    assert_eq!(table.actions(), [(3, true)]);
}

/// SOLO p.14, SOLO X: the die shows 3, but there is nothing to manipulate or think about; so the Joker shoots, and then hits
/// and runs.
#[test]
fn p_14_the_joker() {
    let position = position().hero("batman", 15).tile("joker", &[17]).leader("the_joker");
    let mut table = position.start();
    table.top_card(2);
    table.d6(&[3]);
    table.cards_play();
    let told = [
        "joker cannot manipulate_or_thought: no_objective",
        "joker does ranged batman",
        "joker does hit_and_run 3 batman in 15",
    ];
    assert_eq!(table.told_of_tasks(), told);
}

/// SOLO p.18, SOLO XII: of three points, two bring a Brute with a Firearm, which lies lower in the River, and the third
/// brings a cube back.
#[test]
fn p_18_three_reinforcement_points() {
    let card = card("active", ["river(3) attack, advance, protect", "river(4) attack, advance, protect"], "melee", 1);
    let position = Position::new().hero("batman", 42).tile_and_pool("brutes_firearm", &[1], 2);
    let position = position.tile_and_pool("brutes_chains", &[1], 2).event(3, &[31]).cards(&[&card]);
    let mut table: Table = position.villain(3, 2, 0).start();
    table.d6(&[1]);
    table.cards_play();
    assert_eq!((table.where_is("brutes_firearm#2"), table.where_is("brutes_chains#2")), (31, 0));
    let post = &table.game.state().post;
    assert_eq!((post.reserve, post.fatigue), (1, 4));
}

/// SOLO p.19, SOLO XIII: three blanks; both White dice are rerolled for free, and the Yellow one for a cube: 3
/// successes.
#[test]
fn p_19_a_thug_shoots_from_above() {
    let mut table = position().hero("batman", 22).tile("thugs_firearm", &[12]).start();
    table.dice("W0 W0 Y0 W0 W2 Y1");
    table.cards_play();
    let rerolls = table.happened().filter_map(|what| match what {
        Happening::Rerolled { die, by, to, .. } => Some((*die, *by, *to)),
        _ => None,
    });
    let rerolls: Vec<_> = rerolls.collect();
    assert_eq!(rerolls[..3], [(0, RerollBy::Free, 0), (1, RerollBy::Free, 2), (2, RerollBy::Paid, 1)]);
    assert_eq!(table.attack_successes(), [3]);
}
