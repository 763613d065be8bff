//! How the cards move miniatures. SOLO IX

use gotham_rules::Hardship;
use gotham_rules::event::FieldKind;

use super::one_card;
use crate::kit::{Position, Table};

/// A position with one card that activates the first tile; the Villain has this many cubes besides the one that it
/// costs.
fn position(cubes: u8) -> Position {
    Position::new().cards(&[&one_card("most_wounds", "melee", 1)]).villain(1 + cubes, 0, 0)
}

fn played(position: Position) -> Table {
    let mut table = position.start();
    table.cards_play();
    table
}

/// What the only Thug did, and where.
fn thug(table: &Table) -> (Vec<String>, u8, u8) {
    (table.told_of_tasks(), table.where_is("thugs_crowbar"), table.game.state().post.spaces.movement)
}

const NOTHING_TO_DO: [&str; 3] = [
    "thugs_crowbar cannot attack: nobody_in_reach",
    "thugs_crowbar cannot advance: no_objective",
    "thugs_crowbar cannot protect: no_objective",
];

/// SOLO IX: no Drop, though it would be the shortest way; a miniature that can't do any Task goes toward the closest
/// Hero without a cube.
#[test]
fn no_drops() {
    let mut table = position(0).hero("batman", 15).tile("thugs_crowbar", &[8]).start();
    table.picks(&[1]);
    table.cards_play();
    let mut told: Vec<String> = NOTHING_TO_DO.map(String::from).to_vec();
    told.push("thugs_crowbar does move batman in 13".into());
    assert_eq!(thug(&table), (told, 13, 0));
    assert!(table.told().contains(&"thugs_crowbar: 7 12 13".to_string()), "as far as by climbing down to 14");
}

/// SOLO IX, SOLO XV: with option 10, Drops are made, and hurt nobody.
#[test]
fn drops_by_an_option() {
    let position = position(0).hero("batman", 15).tile("thugs_crowbar", &[8]).hardship(Hardship::UnhurtDrops, 1);
    let table = played(position);
    assert_eq!(thug(&table), (vec!["thugs_crowbar does attack batman in 15".into()], 15, 0));
    assert_eq!(table.body("thugs_crowbar").life, 1);
}

/// SOLO IX: not into Dangerous Terrain, unless it is immune.
#[test]
fn no_dangerous_terrain() {
    let mut table = position(3).hero("batman", 14).tile("thugs_crowbar", &[16]).start();
    table.field(FieldKind::Flame, 15, 1);
    table.cards_play();
    let mut told: Vec<String> = NOTHING_TO_DO.map(String::from).to_vec();
    told.push("thugs_crowbar does move batman in 26".into());
    assert_eq!(thug(&table), (told, 26, 0), "over the streets, for the short way leads through the flames");
    let card = one_card("most_wounds", "melee", 1);
    let position = Position::new().hero("batman", 14).tile("firefly", &[16]).leader("firefly").cards(&[&card]);
    let mut table = position.villain(1, 0, 0).start();
    table.field(FieldKind::Flame, 15, 1);
    table.cards_play();
    assert_eq!(table.told_of_tasks(), ["firefly does attack batman in 14"]);
}

/// SOLO VI, SOLO IX: at most one cube per Movement, and only if it is needed.
#[test]
fn one_cube_at_most() {
    for (area, cubes) in [(17, 0), (18, 1)] {
        let table = played(position(3).hero("batman", 14).tile("thugs_crowbar", &[area]));
        assert_eq!(thug(&table), (vec!["thugs_crowbar does attack batman in 14".into()], 14, cubes));
    }
    let table = played(position(3).hero("batman", 14).tile("thugs_crowbar", &[35]));
    let (told, area, cubes) = thug(&table);
    assert_eq!((told.last().map(String::as_str), area, cubes), (Some("thugs_crowbar does move batman in 16"), 16, 0));
    let table = played(position(0).hero("batman", 14).tile("thugs_crowbar", &[18]));
    assert_eq!(thug(&table).1, 15, "no cube is left: it goes as far as it gets");
}

/// SOLO III, G-50: closest means the fewest Move Points, not the fewest Moves.
#[test]
fn g_50_the_closest_hero() {
    let table = played(position(1).hero("batman", 36).hero("catwoman", 13).tile("thugs_crowbar", &[23]));
    assert_eq!(thug(&table).0, ["thugs_crowbar does attack catwoman in 13"], "3 Move Points, and 4 on the rails");
}

/// SOLO IX: of Heroes that are equally close, the card says which; of those that are tied, one is drawn.
#[test]
fn of_two_that_are_equally_close() {
    let start = |tie: &str| {
        let position = Position::new().hero("batman", 15).hero("catwoman", 17).tile("thugs_crowbar", &[16]);
        let mut table = position.cards(&[&one_card(tie, "melee", 1)]).villain(1, 0, 0).start();
        table.cubes("batman", 2, 5, 4);
        table.cubes("catwoman", 6, 4, 0);
        table
    };
    let told = |tie: &str| {
        let mut table = start(tie);
        table.cards_play();
        table.told_of_tasks()
    };
    let batman = |tie: &str| vec![format!("batman of 2 by {tie}"), "thugs_crowbar does attack batman in 15".into()];
    let catwoman =
        |tie: &str| vec![format!("catwoman of 2 by {tie}"), "thugs_crowbar does attack catwoman in 17".into()];
    for tie in ["most_wounds", "most_fatigue", "lowest_reserve"] {
        assert_eq!(told(tie), batman(tie));
    }
    for tie in ["fewest_wounds", "highest_reserve"] {
        assert_eq!(told(tie), catwoman(tie));
    }
    for (pick, told) in [(1, batman("active")), (2, catwoman("active"))] {
        let mut table = start("active");
        table.picks(&[pick]);
        table.cards_play();
        assert_eq!(table.told_of_tasks(), told, "both are Active");
    }
}

/// SOLO IX: the Stance, the Villain's miniatures around, and the way to an Objective tell Heroes apart, too.
#[test]
fn other_tiebreakers() {
    let told = |tie: &str, change: fn(Position) -> Position| {
        let position = Position::new().hero("batman", 15).hero("catwoman", 17);
        let position = change(position.tile("thugs_crowbar", &[16])).cards(&[&one_card(tie, "melee", 1)]);
        let mut table = position.villain(1, 0, 0).start();
        table.cards_play();
        table.told_of_tasks().remove(0)
    };
    let rests = |position: Position| position.rests();
    assert_eq!(told("resting", rests), "catwoman of 2 by resting");
    assert_eq!(told("active", rests), "batman of 2 by active");
    let bane = |position: Position| position.tile("thugs_firearm", &[15]);
    assert_eq!(told("fewest_villains", bane), "catwoman of 2 by fewest_villains");
    let bomb = |position: Position| {
        let bombs = r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0))"#;
        position.token("bomb", 12, "idle").objectives(bombs)
    };
    assert_eq!(told("closest_to_objective", bomb), "batman of 2 by closest_to_objective");
}

/// SOLO IX, SOLO XVI: through a wall if that is shorter, and not otherwise.
#[test]
fn through_a_wall_where_that_is_shorter() {
    let card = one_card("most_wounds", "melee", 1);
    let position = |area: u8, hero: u8| {
        let position = Position::new().hero("batman", hero).tile("bane_venom", &[area]).leader("bane");
        let mut table = position.cards(&[&card]).villain(2, 0, 0).start();
        table.cards_play();
        table.told()[2..4].to_vec()
    };
    assert_eq!(
        position(20, 35),
        ["bane_venom does attack batman in 35", "bane_venom: 35"],
        "4 Move Points, and else 5"
    );
    assert_eq!(position(18, 34), ["bane_venom does attack batman in 34", "bane_venom: 17 16 34"], "3 either way");
}
