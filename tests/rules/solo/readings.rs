//! What the solo rulebook leaves open. G-92 to G-103

use gotham_rules::Happening;
use gotham_rules::command::AttackKind;
use gotham_rules::event::FieldKind;
use gotham_rules::state::Deck;

use super::{card, one_card};
use crate::kit::{Position, Table};

fn position() -> Position {
    Position::new().cards(&[&one_card("most_wounds", "melee", 1)]).villain(4, 0, 0)
}

fn played(position: Position) -> Vec<String> {
    let mut table = position.start();
    table.cards_play();
    table.told_of_tasks()
}

fn first(lines: &[String]) -> &str {
    lines.first().map_or("", String::as_str)
}

fn attacked(table: &Table) -> Vec<String> {
    let attacks = table.happened().filter_map(|what| match what {
        Happening::AttackDeclared { target, .. } => Some(table.named(*target)),
        _ => None,
    });
    attacks.collect()
}

/// Bystanders in 15 for whom somebody decides.
fn with_by_standers(position: Position, company: &str) -> Position {
    let company = format!(
        r#"    company: [(tile: "by_standers", count: 1, {company})],
    interactions: ["#
    );
    let placed = r#"    miniatures: [("subway_15", ["by_standers"]),"#;
    position.with_mission("    interactions: [", &company).with_mission("    miniatures: [", placed)
}

/// SOLO III, G-92: a miniature of the Heroes' players is a Hero, if it may be attacked at all.
#[test]
fn g_92_whom_the_heroes_decide_for() {
    let position = || position().hero("batman", 42).tile("thugs_crowbar", &[16]);
    for company in ["side: Heroes, attackable: true", "side: Neutral, control: Heroes, attackable: true"] {
        let of_heroes = with_by_standers(position(), company);
        assert_eq!(played(of_heroes), ["thugs_crowbar does attack by_standers in 15"]);
    }
    for company in ["side: Heroes, attackable: false", "side: Neutral, attackable: true"] {
        let told = played(with_by_standers(position(), company));
        assert!(told.last().is_some_and(|line| line.starts_with("thugs_crowbar does move batman")), "{told:?}");
    }
}

/// SOLO III, G-92: a mode that spares the Heroes leaves them Heroes.
#[test]
fn g_92_spared_for_now() {
    let modes = r#"    modes: [(
        id: "unaware", name: "Unaware", text: "Nobody attacks.", side: Villain, at_start: true, restraints: [NoAttacks],
    )],
    interactions: ["#;
    let position =
        position().hero("batman", 42).tile("thugs_crowbar", &[16]).with_mission("    interactions: [", modes);
    let told = played(position);
    assert_eq!(first(&told), "thugs_crowbar cannot attack: nobody_in_reach");
    assert!(told.last().is_some_and(|line| line.starts_with("thugs_crowbar does move batman")), "{told:?}");
}

/// SOLO XI, G-27: no Task targets a Hero who is Protected.
#[test]
fn g_27_protected_heroes() {
    let stunned = |other: u8| {
        let position = Position::new().hero("renee_montoya", 15).hero("batman", other).tile("bane", &[16]);
        let card = position.leader_card("bane", "most_wounds", "stun, restore, restore, restore, restore, restore");
        let mut table = card.villain(4, 0, 0).start();
        table.top_card(7);
        table.cubes("renee_montoya", 2, 5, 2);
        table.d6(&[1]);
        table.cards_play();
        table.told_of_tasks()[0].clone()
    };
    assert_eq!(stunned(42), "bane does stun renee_montoya");
    assert_eq!(stunned(15), "bane does stun batman", "behind whom the other hides");
}

const BAN: &str = r#"    setup: [BanTile("bane", Just(3))],
    interactions: ["#;

/// SOLO V.B, G-93: the Leader icon passes over a Leader whom the mission does not let act.
#[test]
fn g_93_the_leader_icon() {
    let by_icon = card("active", ["leader attack, advance, protect", "river(4) attack, advance, protect"], "melee", 1);
    let position = || {
        let position = Position::new().hero("batman", 42).tile("bane", &[2]).leader("bane").cards(&[&by_icon]);
        position.with_mission("    interactions: [", BAN).villain(3, 0, 0)
    };
    let mut table = position().tile("mr_freeze", &[3]).leader("mr_freeze").start();
    table.cards_play();
    assert!(table.told().contains(&"mr_freeze for 0".to_string()), "{:?}", table.told());
    let mut table = position().start();
    table.cards_play();
    assert_eq!(table.told()[1], "column 1 skipped: no_leader");
    assert_eq!(table.river(), ["bane"]);
}

/// SOLO X, G-93: the card of a Leader who cannot come gives way to the next one.
#[test]
fn g_93_a_leaders_card() {
    let position = position().hero("batman", 42).tile("bane", &[2]).leader("bane").tile("thugs_crowbar", &[3]);
    let mut table = position.with_mission("    interactions: [", BAN).start();
    table.arrange(|state| state.decks[0] = Deck::new([0, 1]));
    table.cards_play();
    let told = table.told();
    assert_eq!(told[..2], ["card 2", "card 1"], "{told:?}");
    assert!(table.saw(|what| matches!(what, Happening::CardPassedOver { .. })));
    assert_eq!(table.river(), ["bane", "thugs_crowbar"], "its tile stays where it is");
    assert!(table.rules().contains(&"G-93"));
}

/// SOLO V.B, G-94: the position's cost is checked before anything moves.
#[test]
fn g_94_too_dear_a_position() {
    let card = card("active", ["river(3) attack, advance, protect", "river(4) attack, advance, protect"], "melee", 1);
    let position = Position::new().hero("batman", 42).tile("thugs_crowbar", &[1]).tile("thugs_firearm", &[2]);
    let position = position.tile_and_pool("brutes_chains", &[], 1).tile("penguins_gang", &[3]).cards(&[&card]);
    let mut table = position.villain(2, 0, 0).start();
    table.cards_play();
    assert_eq!(table.told()[1], "column 1 skipped: too_dear cost 3,reserve 2");
    assert_eq!(table.river(), ["thugs_crowbar", "thugs_firearm", "brutes_chains!", "penguins_gang"]);
}

/// SOLO III, G-95: a Hero that can't be reached is farther away than any other; among such Heroes, Distance decides.
#[test]
fn g_95_where_no_way_leads() {
    let told = |others: &[u8]| {
        let names = ["catwoman", "nightwing"];
        let position = position().hero("batman", 31).tile("thugs_crowbar", &[29]);
        let position = others.iter().zip(names).fold(position, |position, (area, hero)| position.hero(hero, *area));
        let mut table = position.start();
        table.field(FieldKind::Flame, 31, 1);
        table.cards_play();
        table.told_of_tasks()
    };
    let alone = told(&[]);
    assert_eq!(first(&alone), "thugs_crowbar cannot attack: nobody_in_reach");
    assert_eq!(alone.last().map(String::as_str), Some("thugs_crowbar does move batman"), "it is as near as it gets");
    let two = told(&[1]);
    assert!(two.last().is_some_and(|line| line.starts_with("thugs_crowbar does move catwoman")), "{two:?}");
}

const PRIMED: &str = r#"(
    text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(2),
    advanced_by: ["prime"],
)"#;

/// SOLO VI, SOLO VII, G-96: the number on the card also applies to a Manipulation; a miniature with only one kind uses
/// that.
#[test]
fn g_96_the_number_on_the_card() {
    let order = |option| {
        card("active", ["river(1) advance, attack, protect", "river(4) attack, advance, protect"], "melee", option)
    };
    let rolled = |option, manipulation: &str| {
        let position = Position::new().hero("batman", 42).token("bomb", 15, "idle").objectives(PRIMED);
        let skills = "\n        skills: [(skill: Parkour, level: 1)],";
        let own = format!(r#"manipulation: [("WO", 1)],{skills}"#);
        let other = format!("manipulation: {manipulation},{skills}");
        let position = position.with_content(&own, &other);
        let mut table = position.tile("thugs_firearm", &[15]).cards(&[&order(option)]).villain(1, 0, 0).start();
        table.cards_play();
        table.rolls()[0].split(' ').map(|die| die.chars().take(1).collect::<String>()).collect::<String>()
    };
    assert_eq!(rolled(1, r#"[("WO", 1), ("YY", 1)]"#), "WO");
    assert_eq!(rolled(2, r#"[("WO", 1), ("YY", 1)]"#), "YY");
    assert_eq!(rolled(2, r#"[("WO", 1)]"#), "WO");
}

/// SOLO VI, G-97: the closest Hero that can be attacked, when another is closer, up a wall, and in a full Area.
#[test]
fn g_97_a_hero_in_a_full_area() {
    let position = |crowd: &[u8]| {
        let position = position().hero("batman", 3).hero("catwoman", 17).tile("riddlers_gang_baton", &[13]);
        position.tile("thugs_crowbar", crowd)
    };
    assert_eq!(played(position(&[3; 4])), ["riddlers_gang_baton does attack batman in 3"]);
    assert_eq!(played(position(&[3; 5])), ["riddlers_gang_baton does attack catwoman in 17"]);
}

/// R2 VII.B.1, SOLO VI: a Hero in a full Area is attacked from beside it.
#[test]
fn from_beside_a_full_area() {
    let position = position().hero("batman", 15).hero("catwoman", 18).tile("riddlers_gang_baton", &[16]);
    assert_eq!(played(position.tile("thugs_crowbar", &[15; 7])), ["riddlers_gang_baton does attack batman"]);
}

/// SOLO IX, G-101: lost Life Points are Wounds for the card.
#[test]
fn g_101_allies_have_no_zones() {
    let told = |wounds: u8, life: Option<u8>| {
        let tile = ALLY;
        let company = format!(r#"    company: [(tile: "{tile}", count: 1, side: Heroes, attackable: true)],"#);
        let position = position().hero("batman", 17).tile("thugs_crowbar", &[16]);
        let position = position
            .with_mission("    interactions: [", &format!("{company}\n    interactions: ["))
            .with_mission("    miniatures: [", &format!("    miniatures: [(\"subway_15\", [\"{tile}\"]),"));
        let mut table = position.start();
        table.cubes("batman", 8, 3 - wounds.min(3), wounds);
        if let Some(life) = life {
            table.life(tile, life);
        }
        table.cards_play();
        table.told_of_tasks()[0].clone()
    };
    assert_eq!(told(1, None), "batman of 2 by most_wounds");
    assert_eq!(told(0, Some(1)), format!("{ALLY} of 2 by most_wounds"));
}

/// An ally of the Heroes with several Life Points.
const ALLY: &str = "alfred";

/// SOLO VI, G-102: several attacks of one activation go at one Hero until it falls, then at another that the card means.
#[test]
fn g_102_one_after_the_other() {
    let position = Position::new().hero("batman", 15).hero("catwoman", 15).hero("nightwing", 15);
    let position = position.tile("deathstroke", &[15]).leader("deathstroke").villain(1, 0, 0);
    let mut table = position.cards(&[&one_card("most_wounds", "melee", 2)]).start();
    table.cubes("batman", 0, 1, 10);
    table.cubes("catwoman", 0, 9, 1);
    table.cubes("nightwing", 0, 7, 3);
    table.dice("W2 W2 W2 W2");
    table.cards_play();
    let whom = attacked(&table);
    assert_eq!(whom[..2], ["batman", "nightwing"], "{whom:?}");
    assert!(whom[2..].iter().all(|hero| hero == "nightwing"), "{whom:?}");
}

/// SOLO XI, G-103: the die says how a Leader attacks that protects.
#[test]
fn g_103_a_leader_that_guards() {
    let bombs = r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0))"#;
    for (die, kind) in [(3, AttackKind::Melee), (4, AttackKind::Ranged)] {
        let position = Position::new().hero("batman", 15).token("bomb", 15, "idle").objectives(bombs);
        let position = position.tile("harley_quinn", &[15]);
        let tasks = "protect, stun, stun, stun, stun, stun";
        let mut table = position.leader_card("harley_quinn", "most_wounds", tasks).villain(4, 0, 0).start();
        table.top_card(7);
        table.d6(&[1, die]);
        table.cards_play();
        let kinds = table.happened().filter_map(|what| match what {
            Happening::AttackDeclared { kind, .. } => Some(*kind),
            _ => None,
        });
        assert_eq!(kinds.take(1).collect::<Vec<_>>(), [kind]);
    }
}
