//! The Elevator. SOLO XIV

use gotham_content::DoorState;
use gotham_rules::ai_task::AreaReason;
use gotham_rules::{Command, Happening};

use super::card;
use crate::kit::{Position, Table};

const BOMBS: &str = r#"(text: "Bombs", counts: Tokens((kind: "bomb")), side: Heroes, goal: AtMost(0))"#;
const PRIMED: &str = r#"(
    text: "Primed", counts: Tokens((kind: "bomb", face: "primed")), side: Villain, goal: AtLeast(2),
    advanced_by: ["prime"],
)"#;
const STOPS: &str = r#"    sheet: (
        elevator: [(area: "cellar_1"), (area: "cellar_4")],"#;

/// A card that has its miniatures advance first, then protect, with a number of cubes; Batman in the Dock.
fn position(objectives: &str, cubes: u8) -> Position {
    let order = card("active", ["river(1) advance, protect, attack", "river(4) attack, advance, protect"], "melee", 1);
    let position = Position::on("cellar").hero("batman", 5).cards(&[&order]).villain(1 + cubes, 0, 0);
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
        elevator: [(area: "cellar_1"), (area: "cellar_4", only_if: [{condition}]), (area: "cellar_5")],"#
        );
        let order =
            card("active", ["river(1) protect, advance, attack", "river(4) attack, advance, protect"], "melee", 1);
        let position = Position::on("cellar").hero("batman", 5).cards(&[&order]).villain(1, 0, 0);
        let position = position.objectives(BOMBS).with_mission("    sheet: (", &stops);
        let mut table = position.token("bomb", 4, "idle").tile("thugs_crowbar", &[1]).start();
        table.picks(picks);
        table.cards_play();
        table.where_is("thugs_crowbar")
    };
    assert_eq!(goes("AtLeast(Round, 1)", &[2]), 5, "both fit, and the second is drawn");
    assert_eq!(goes("AtLeast(Round, 2)", &[]), 5, "the only one that fits");
}

/// SOLO XIV, G-124: on a board with an elevator, the car itself goes along and stays.
#[test]
fn the_car_of_the_board_goes_along() {
    let order = card("active", ["river(1) protect, advance, attack", "river(4) attack, advance, protect"], "melee", 1);
    let stops = r#"    sheet: (
        elevator: [(area: "lift_2"), (area: "lift_5", only_if: [AtLeast(Round, 2)]), (area: "lift_6")],"#;
    let position = Position::on("lift").hero("batman", 4).cards(&[&order]).villain(1, 0, 0).objectives(BOMBS);
    let position = position.with_mission("    sheet: (", stops).token("bomb", 6, "idle");
    let table = played(position.tile("thugs_crowbar", &[1]));
    assert_eq!(table.where_is("thugs_crowbar"), 6, "beside the shaft of the loft");
    let board = table.game.board();
    let shaft = board.shaft_of(&board.elevators()[0]).expect("a shaft");
    assert_eq!(shaft.beside, table.area(6));
    assert!(table.saw(|what| matches!(what, Happening::ElevatorMoved { .. })));
}

/// SOLO XIV, G-124: on a ride of the Villain's, those in the car go along, and Heroes may step out of it and into it.
#[test]
fn heroes_step_out_on_a_ride_of_the_cards() {
    let stops = r#"    sheet: (
        elevator: [(area: "lift_2"), (area: "lift_5")],"#;
    let order = card("active", ["river(1) advance, protect, attack", "river(4) attack, advance, protect"], "melee", 1);
    let position = Position::on("lift").hero("batman", 3).hero("catwoman", 5).cards(&[&order]).villain(1, 0, 0);
    let position = position.objectives(PRIMED).with_mission("    sheet: (", stops);
    let mut table = position.token("bomb", 4, "idle").tile("thugs_firearm", &[2]).start();
    table.fresh();
    table.end_turn();
    let picks = |table: &Table| {
        let legal = table.game.legal().into_iter();
        legal.filter(|it| matches!(it, Command::PickMini { .. })).collect::<Vec<_>>()
    };
    let (batman, catwoman) = (table.mini("batman"), table.mini("catwoman"));
    assert_eq!(picks(&table), [Command::PickMini { mini: batman }], "out of the car");
    table.say(Command::PickMini { mini: batman });
    if picks(&table).is_empty() {
        table.say(Command::Finish);
    }
    assert_eq!((table.where_is("batman"), table.where_is("thugs_firearm")), (5, 5));
    assert_eq!(picks(&table).len(), 2, "or into it");
    table.say(Command::PickMini { mini: catwoman });
    table.say(Command::Finish);
    assert_eq!(table.where_is("catwoman"), 3);
}
