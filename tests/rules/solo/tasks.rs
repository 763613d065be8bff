//! The Tasks of Minions. SOLO VI, VII, VIII

use gotham_rules::command::AttackKind;
use gotham_rules::{Happening, query};

use super::{card, one_card};
use crate::kit::{Position, Table};

fn attacks(table: &Table) -> Vec<(AttackKind, String)> {
    let name = |mini| table.named(mini);
    let attacks = table.happened().filter_map(|what| match what {
        Happening::AttackDeclared { kind, target, .. } => Some((*kind, name(*target))),
        _ => None,
    });
    attacks.collect()
}

fn melee(position: Position) -> Position {
    position.cards(&[&one_card("most_wounds", "melee", 1)]).villain(4, 0, 0)
}

fn ranged(position: Position) -> Position {
    position.cards(&[&one_card("most_wounds", "ranged", 1)]).villain(4, 0, 0)
}

fn played(position: Position) -> Table {
    let mut table = position.start();
    table.cards_play();
    table
}

/// SOLO VI: a miniature with both kinds of Attack tries the one on the card first, otherwise the other one.
#[test]
fn the_preferred_kind_of_attack() {
    let position = |area| Position::new().hero("batman", 15).tile("harley_quinn", &[area]).leader("harley_quinn");
    let batman = || "batman".to_string();
    assert_eq!(attacks(&played(melee(position(15)))), [(AttackKind::Melee, batman())]);
    assert_eq!(attacks(&played(ranged(position(15)))), [(AttackKind::Ranged, batman())], "and stays beside him");
    let table = played(melee(position(19)));
    assert_eq!((attacks(&table), table.where_is("harley_quinn")), (vec![(AttackKind::Melee, batman())], 15));
    let far = Position::new().hero("batman", 11).tile("harley_quinn", &[20]).leader("harley_quinn");
    let table = played(melee(far));
    assert_eq!((attacks(&table), table.where_is("harley_quinn")), (vec![(AttackKind::Ranged, batman())], 20));
}

/// SOLO VI, R2 VI.C.3: the number on the card says which Attack; it is done as often as its multiplier says.
#[test]
fn the_number_of_the_attack() {
    let position =
        || Position::new().hero("batman", 15).tile("deathstroke", &[15]).leader("deathstroke").villain(1, 0, 0);
    for (option, rolls) in [(1, vec!["O1 O1"]), (2, vec!["W2", "W2", "W2", "W2"])] {
        let mut table = position().cards(&[&one_card("most_wounds", "melee", option)]).start();
        table.cubes("batman", 0, 11, 0);
        table.dice(&rolls.join(" "));
        table.cards_play();
        let of_attacks = table.rolls().into_iter().filter(|roll| rolls.contains(&roll.as_str())).count();
        assert_eq!((attacks(&table).len(), of_attacks), (rolls.len(), rolls.len()));
    }
}

/// SOLO VI: without moving if possible; of the Heroes in reach, the card says which.
#[test]
fn a_ranged_attack_from_where_it_stands() {
    let position = Position::new().hero("batman", 17).hero("catwoman", 15).tile("thugs_firearm", &[18]);
    let mut table = ranged(position).start();
    table.cubes("catwoman", 8, 0, 2);
    table.cards_play();
    assert_eq!(table.told_of_tasks(), ["thugs_firearm does attack batman"], "18 does not see 15");
    let position = Position::new().hero("batman", 17).hero("catwoman", 15).tile("thugs_firearm", &[22]);
    let mut table = ranged(position).start();
    table.cubes("catwoman", 8, 0, 2);
    table.cards_play();
    let told = ["catwoman of 2 by most_wounds", "thugs_firearm does attack catwoman"];
    assert_eq!((table.told_of_tasks(), table.where_is("thugs_firearm")), (told.map(String::from).to_vec(), 22));
}

/// SOLO VI: the shortest way into sight, and from above if there is a choice.
#[test]
fn into_sight_from_above() {
    let table = played(ranged(Position::new().hero("batman", 22).tile("thugs_firearm", &[13])));
    assert_eq!(table.told_of_tasks(), ["thugs_firearm does attack batman in 12"]);
    assert!(table.rolls()[0].contains('Y'), "the die of Elevation: {:?}", table.rolls());
}

/// SOLO VI: a miniature beside a Hero that can't be attacked stays there.
#[test]
fn beside_a_hero_it_stays() {
    let position = Position::new().hero("batman", 15).hero("catwoman", 14).tile("thugs_crowbar", &[15]);
    let mut table = melee(position).start();
    table.cubes("batman", 0, 0, 11);
    table.cards_play();
    assert_eq!(table.told_of_tasks(), ["thugs_crowbar does attack catwoman in 14"], "a Neutralized Hero is none");
}

/// SOLO VI: with Reach if the way is too long.
#[test]
fn by_reach() {
    let table = played(melee(Position::new().hero("batman", 14).tile("penguins_gang", &[16])));
    assert_eq!(table.told_of_tasks(), ["penguins_gang does attack batman in 15"], "no farther than needed");
    let table = played(melee(Position::new().hero("batman", 15).tile("penguins_gang", &[16])));
    assert_eq!(table.told_of_tasks(), ["penguins_gang does attack batman"]);
}

/// SOLO V.B, SOLO VI: a Task that cannot be completed gives way to the next.
#[test]
fn the_tasks_in_their_order() {
    let order = card("active", ["river(1) protect, advance, attack", "river(4) attack, advance, protect"], "melee", 1);
    let position = Position::new().hero("batman", 15).tile("thugs_crowbar", &[15]).cards(&[&order]);
    let table = played(position.villain(1, 0, 0));
    let told = [
        "thugs_crowbar cannot protect: no_objective",
        "thugs_crowbar cannot advance: no_objective",
        "thugs_crowbar does attack batman",
    ];
    assert_eq!(table.told_of_tasks(), told);
}

// ---- Advance

const PRIMED: &str = r#"(
    text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(2),
    advanced_by: ["prime", "prime_from_computer"],
)"#;

/// A card that has its miniatures advance first.
fn advancing(position: Position) -> Position {
    let order = card("active", ["river(1) advance, protect, attack", "river(4) attack, advance, protect"], "melee", 1);
    position.cards(&[&order]).objectives(PRIMED).villain(4, 0, 0)
}

/// SOLO VII: to the closest Objective that it has the dice for, with one cube at most, and tries to advance it.
#[test]
fn the_closest_objective_that_it_can_advance() {
    let position = Position::new().hero("batman", 1).token("computer", 15, "on").token("bomb", 18, "idle");
    let mut table = advancing(position.tile("thugs_firearm", &[16])).start();
    table.dice("W2 O1");
    table.cards_play();
    assert_eq!(table.told_of_tasks(), ["thugs_firearm does advance in 18"], "it cannot think, and so the Bomb it is");
    assert_eq!((table.actions(), table.game.state().tokens[1].face), (vec![(3, true)], 1));
}

/// SOLO VII: a miniature without the dice can't, nor can one that can't get there.
#[test]
fn objectives_that_cannot_be_advanced() {
    let position = Position::new().hero("batman", 1).token("bomb", 18, "idle").tile("thugs_crowbar", &[17]);
    let table = played(advancing(position));
    assert_eq!(table.told_of_tasks()[0], "thugs_crowbar cannot advance: cannot_advance");
    let position = Position::new().hero("batman", 1).token("bomb", 18, "idle").tile("thugs_firearm", &[14]);
    let table = played(advancing(position));
    assert_eq!(table.told_of_tasks()[0], "thugs_firearm cannot advance: objective_too_far");
    let position = Position::new().hero("batman", 1).tile("thugs_firearm", &[14]);
    let table = played(advancing(position));
    assert_eq!(table.told_of_tasks()[0], "thugs_firearm cannot advance: no_objective");
    let position = Position::new().hero("batman", 1).token("bomb", 14, "primed").tile("thugs_firearm", &[14]);
    let table = played(advancing(position));
    assert_eq!(table.told_of_tasks()[0], "thugs_firearm cannot advance: no_objective", "it is primed already");
}

/// SOLO VII: of Objectives that are equally close, the one with the fewest Heroes, then any.
#[test]
fn of_two_objectives() {
    let position = |hero| {
        let position = Position::new().hero("batman", hero).token("bomb", 15, "idle").token("bomb", 17, "idle");
        advancing(position.tile("thugs_firearm", &[16]))
    };
    assert_eq!(played(position(15)).told_of_tasks(), ["thugs_firearm does advance in 17"]);
    for (pick, told) in [(1, "thugs_firearm does advance in 15"), (2, "thugs_firearm does advance in 17")] {
        let mut table = position(1).start();
        table.picks(&[pick]);
        table.cards_play();
        assert_eq!(table.told_of_tasks(), [told]);
    }
}

// ---- Protect

const BOMBS: &str = r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0))"#;

/// A card that has its miniatures protect first.
fn protecting(position: Position) -> Position {
    let order = card("active", ["river(1) protect, advance, attack", "river(4) attack, advance, protect"], "melee", 1);
    position.cards(&[&order]).objectives(BOMBS).villain(4, 0, 0)
}

/// SOLO VIII: beside an Objective, it stays and attacks in its own Area.
#[test]
fn beside_an_objective_it_stays() {
    for (area, hero) in [(15, 15), (14, 14)] {
        let position = Position::new().hero("batman", hero).token("bomb", 15, "idle");
        let table = played(protecting(position.tile("thugs_crowbar", &[area])));
        assert_eq!(table.told_of_tasks(), ["thugs_crowbar does protect batman"]);
    }
    let position = Position::new().hero("batman", 1).token("bomb", 15, "idle");
    let table = played(protecting(position.tile("thugs_crowbar", &[16])));
    assert_eq!(table.told_of_tasks(), ["thugs_crowbar does protect"]);
    assert_eq!(table.where_is("thugs_crowbar"), 16);
}

/// SOLO VIII: it prefers a Hero at an Objective over one beside one, over an Objective, over an
/// Area beside the closest one.
#[test]
fn the_four_places_to_go_to() {
    let position = |heroes: &[u8], bombs: &[u8]| {
        let names = ["batman", "catwoman"];
        let position =
            heroes.iter().zip(names).fold(Position::new(), |position, (area, hero)| position.hero(hero, *area));
        let position = bombs.iter().fold(position, |position, area| position.token("bomb", *area, "idle"));
        protecting(position.tile("thugs_crowbar", &[22]))
    };
    let goes = |position: Position| played(position).told_of_tasks();
    assert_eq!(goes(position(&[18, 13], &[18, 15, 26])), ["thugs_crowbar does protect batman in 18"], "at one");
    assert_eq!(goes(position(&[19, 13], &[18, 15])), ["thugs_crowbar does protect catwoman in 13"], "beside one");
    assert_eq!(goes(position(&[1, 2], &[18])), ["thugs_crowbar does protect in 18"], "no Hero is near");
    assert_eq!(goes(position(&[1, 2], &[12])), ["thugs_crowbar does protect in 13"], "as near as it gets");
    assert_eq!(goes(position(&[1, 2], &[40]))[0], "thugs_crowbar cannot protect: objective_too_far");
}

/// SOLO VIII: of two Objectives, the one with the fewest of the Villain's miniatures, then the closest one.
#[test]
fn of_two_objectives_to_protect() {
    let position = |others: &[u8]| {
        let position = Position::new().hero("batman", 1).token("bomb", 17, "idle").token("bomb", 23, "idle");
        protecting(position.tile("thugs_crowbar", &[14]).tile("brutes_chains", others))
    };
    let goes = |others: &[u8]| played(position(others)).told_of_tasks()[0].clone();
    assert_eq!(goes(&[42]), "thugs_crowbar does protect in 23");
    assert_eq!(goes(&[23]), "thugs_crowbar does protect in 17");
    assert_eq!(goes(&[23, 17, 17]), "thugs_crowbar does protect in 23");
}

/// SOLO p.11a, SOLO VIII: an Objective that is inactive, or whose goal is met, doesn't count.
#[test]
fn inactive_objectives() {
    let position = |objectives: &str| {
        let position = Position::new().hero("batman", 1).token("bomb", 15, "idle").tile("thugs_crowbar", &[15]);
        protecting(position).objectives(objectives)
    };
    let told = |objectives: &str| played(position(objectives)).told_of_tasks()[0].clone();
    let by = |more: &str, goal: &str| {
        format!(r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: {goal}, {more})"#)
    };
    assert_eq!(told(&by("", "AtMost(0)")), "thugs_crowbar does protect");
    let inactive = by("inactive_if: [AtLeast(Round, 1)]", "AtMost(0)");
    assert_eq!(told(&inactive), "thugs_crowbar cannot protect: no_objective");
    assert_eq!(told(&by("", "AtMost(1)")), "thugs_crowbar cannot protect: no_objective");
    let elsewhere = by(r#"places: At("subway_6")"#, "AtMost(0)");
    assert_eq!(told(&elsewhere), "thugs_crowbar cannot protect: objective_too_far");
}

/// SOLO VIII: a Ranged Attack targets the closest Hero in sight.
#[test]
fn the_closest_hero_in_sight() {
    let position = Position::new().hero("batman", 17).hero("catwoman", 16).token("bomb", 15, "idle");
    let table = played(protecting(position.tile("thugs_firearm", &[15])));
    assert_eq!(attacks(&table), [(AttackKind::Ranged, "catwoman".to_string())]);
    assert_eq!(query::invariants(&table.game), Vec::<String>::new());
}
