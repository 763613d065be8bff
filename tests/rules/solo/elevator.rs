//! The Elevator. SOLO XIV

use gotham_content::DoorState;
use gotham_rules::Happening;
use gotham_rules::ai_task::AreaReason;

use super::card;
use crate::kit::{Position, Table};

const BOMBS: &str = r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0))"#;
const PRIMED: &str = r#"(
    text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(2),
    advanced_by: ["prime"],
)"#;
const STOPS: &str = r#"    sheet: (
        elevator: [(area: "mansion_1"), (area: "mansion_4")],"#;

/// A card that has its miniatures advance first, then protect, with a number of cubes; Batman in the Dock.
fn position(objectives: &str, cubes: u8) -> Position {
    let order = card("active", ["river(1) advance, protect, attack", "river(4) attack, advance, protect"], "melee", 1);
    let position = Position::on("mansion").hero("batman", 5).cards(&[&order]).villain(1 + cubes, 0, 0);
    position.objectives(objectives).with_mission("    sheet: (", STOPS)
}

fn played(position: Position) -> Table {
    let mut table = position.start();
    table.cards_play();
    table
}

fn is_open(table: &Table, link: &str) -> bool {
    let link = table.game.board().find_link(link).expect("a link");
    table.game.board().links()[link.index()].state == DoorState::Open
}

/// SOLO XIV, G-104: no Objective is on its level, so it goes to the Elevator and rides, without calling it; the
/// Elevator stays where it has gone.
#[test]
fn g_104_to_the_elevator() {
    for (objectives, task) in [(PRIMED, "advance"), (BOMBS, "protect")] {
        let table = played(position(objectives, 0).token("bomb", 4, "idle").tile("thugs_firearm", &[2]));
        assert_eq!(table.told_of_tasks().last().cloned(), Some(format!("thugs_firearm does {task} in 1")));
        assert_eq!(table.where_is("thugs_firearm"), 4, "beside the shaft on the other level");
        assert!(table.saw(|what| matches!(what, Happening::TaskBegun { reason: AreaReason::ToElevator, .. })));
        assert!(is_open(&table, "to_cave") && !is_open(&table, "to_hall"));
        assert!(table.rules().contains(&"SOLO XIV"));
    }
}

/// SOLO XIV: several ride in one turn, and the Elevator stays on the last level visited.
#[test]
fn several_levels_in_one_turn() {
    let both = format!("{BOMBS}, {PRIMED}");
    let position = position(&both, 0).token("bomb", 2, "idle").tile("thugs_firearm", &[4]);
    let table = played(position);
    assert_eq!(table.where_is("thugs_firearm"), 1);
    assert!(is_open(&table, "to_hall") && !is_open(&table, "to_cave"));
}

/// SOLO XIV: an Objective on its own level keeps it there, as does a full Area on the other one.
#[test]
fn who_stays_on_its_level() {
    let table =
        played(position(BOMBS, 0).token("bomb", 1, "idle").token("bomb", 4, "idle").tile("thugs_crowbar", &[2]));
    assert_eq!(table.where_is("thugs_crowbar"), 2, "beside its Objective");
    let full = position(BOMBS, 0).token("bomb", 4, "idle").tile("thugs_crowbar", &[2]).tile("brutes_chains", &[4; 8]);
    assert_eq!(played(full).told_of_tasks()[1], "thugs_crowbar cannot protect: objective_too_far");
}

/// SOLO XIV: the sheet says which level, if its conditions hold; otherwise it can be any.
#[test]
fn the_sheet_says_which_level() {
    let goes = |condition: &str, picks: &[u8]| {
        let stops = format!(
            r#"    sheet: (
        elevator: [(area: "mansion_1"), (area: "mansion_4", only_if: [{condition}]), (area: "mansion_5")],"#
        );
        let order =
            card("active", ["river(1) protect, advance, attack", "river(4) attack, advance, protect"], "melee", 1);
        let position = Position::on("mansion").hero("batman", 5).cards(&[&order]).villain(1, 0, 0);
        let position = position.objectives(BOMBS).with_mission("    sheet: (", &stops);
        let mut table = position.token("bomb", 4, "idle").tile("thugs_crowbar", &[1]).start();
        table.picks(picks);
        table.cards_play();
        table.where_is("thugs_crowbar")
    };
    assert_eq!(goes("AtLeast(Round, 1)", &[2]), 5, "both fit, and the second is drawn");
    assert_eq!(goes("AtLeast(Round, 2)", &[]), 5, "the only one that fits");
}
