//! An elevator of the board: one car that stands in one of several shafts. G-124

use gotham_content::{DoorState, Side};
use gotham_play::Placement;
use gotham_rules::board::{Change, ElevatorId, LinkId, MoveType, SightKind};
use gotham_rules::{Ask, Command, Game, Happening, query};

use crate::kit::{Position, Table};

const ELEVATOR: ElevatorId = ElevatorId(0);
const CAR: u8 = 3;

fn lift() -> Position {
    Position::on("lift").hero("batman", 2).tile("thugs_firearm", &[4])
}

fn go(table: &mut Table, beside: u8) {
    table.game.change_board(Change::Elevator(ELEVATOR, table.area(beside)));
}

/// Where the car stands: the Area beside its shaft.
fn stands(game: &Game) -> String {
    let board = game.board();
    let shaft = board.shaft_of(&board.elevators()[0]).expect("a shaft");
    board.area(shaft.beside).name_id.to_string()
}

fn distance(table: &Table, a: u8, b: u8) -> Option<u8> {
    query::distance(&table.game, table.area(a), table.area(b))
}

/// The Areas that the car sees and that see it.
fn seen(table: &Table) -> Vec<u8> {
    let others = (1..=6).filter(|area| *area != CAR);
    let sees = |a, b| query::line_of_sight(&table.game, table.area(a), table.area(b));
    let seen: Vec<u8> = others.filter(|area| sees(CAR, *area)).collect();
    assert!(seen.iter().all(|area| sees(*area, CAR)));
    seen
}

/// G-124: the car is Adjacent to the Area beside its shaft and to no other, sees what the map lists for the shaft, and has
/// the Elevation of the Area beside it.
#[test]
fn g_124_the_car_stands_in_one_shaft() {
    let mut table = lift().start();
    for (beside, sees, level) in [(2, vec![1, 2], 0), (6, vec![], 2), (5, vec![4, 5], 0), (2, vec![1, 2], 0)] {
        go(&mut table, beside);
        let (board, car) = (table.game.board(), table.area(CAR));
        for other in [2, 5, 6] {
            assert_eq!(board.is_adjacent(car, table.area(other)), other == beside, "{beside}: {other}");
            assert_eq!(distance(&table, other, CAR).is_some(), other == beside);
        }
        assert_eq!(seen(&table), sees, "{beside}");
        let shaft = board.shaft_of(&board.elevators()[0]).expect("a shaft");
        assert_eq!((board.area(car).elevation, board.area(car).centre), (level, shaft.at));
        assert!(board.area(car).outline.contains(&(shaft.at.0 - 20, shaft.at.1 - 20)), "its outline goes along");
    }
    assert!(table.game.state().board.is_none(), "where the map finds it: nothing to remember");
    let line = |a, b| table.game.board().lines(table.area(a), table.area(b))[0].kind;
    assert_eq!((line(CAR, 1), line(2, CAR)), (SightKind::Shaft, SightKind::OrangeBoundary));
    assert_eq!((distance(&table, 1, CAR), distance(&table, 1, 4)), (Some(2), None));
}

/// G-124: it goes nowhere where it has no shaft, no link moves it, and its Elevation is not its own. Those who stand in it
/// come along.
#[test]
fn g_124_what_moves_the_car() {
    let mut table = lift().start();
    table.moves("batman", CAR, MoveType::Adjacent, 0);
    for nothing in [
        Change::Elevator(ELEVATOR, table.area(4)),
        Change::Elevator(ElevatorId(1), table.area(5)),
        Change::Link(LinkId(1), DoorState::Open),
        Change::Link(LinkId(0), DoorState::Closed),
        Change::Elevation(table.area(CAR), 3),
    ] {
        table.game.change_board(nothing);
        assert!(table.game.state().board.is_none(), "{nothing:?}");
        assert_eq!(stands(&table.game), "lift_2");
    }
    go(&mut table, 5);
    assert_eq!(table.where_is("batman"), CAR);
    table.moves("batman", 5, MoveType::Adjacent, 0);
    table.game.change_board(Change::Elevation(table.area(5), 1));
    assert_eq!(table.game.board().area(table.area(CAR)).elevation, 1, "as high as the Area beside it");
}

/// G-124: missions send the car and ask where it stands; one that is not asked to move reports nothing.
#[test]
fn g_124_missions_send_the_car() {
    let mut table = lift()
        .when(
            "At(EndOfHeroesTurn)",
            r#"SendElevator("elevator", At("lift_5")), SendElevator("elevator", At("lift_4"))"#,
        )
        .when(
            "At(StartOfVillainsTurn)",
            r#"Choose([(ElevatorAt("elevator", Zone("below")), [SetDifficult(At("lift_1"), 1)])], [])"#,
        )
        .when(
            "At(StartOfVillainsTurn)",
            r#"Choose([(ElevatorAt("elevator", At("lift_2")), [SetDifficult(At("lift_1"), 2)])], [])"#,
        )
        .start();
    table.end_turn();
    assert!(matches!(table.ask(), Ask::ActivateTile { .. }));
    assert_eq!(stands(&table.game), "lift_5");
    assert_eq!(table.game.board().area(table.area(1)).difficult, 1, "it stands below");
    let moves = table.log.iter().filter(|event| matches!(event.what, Happening::ElevatorMoved { .. }));
    assert_eq!(moves.count(), 1);
    assert!(table.rules().contains(&"G-124"));
}

/// The procedure of the Wayne Manor box in the words of a mission: an Automatic Manipulation from inside the car, to any
/// shaft, once a turn of the side; the mover's side may step out on arrival.
#[test]
fn a_mission_lets_a_hero_send_the_car() {
    let send = r#"    values: [("sent", 0)],
    interactions: [
        (
        id: "send", name: "Send", text: "The car goes.", who: (side: Heroes, at: At("lift_3")), action: Manipulation,
        only_if: [Exactly(Value("sent"), 0)],
        effects: [
            Set("sent", Just(1)),
            PickAreas("where", Except(OneOf(["lift_2", "lift_5", "lift_6"]), Beside(At("lift_3"))), Heroes(Just(1))),
            SendElevator("elevator", The(Picked("where"))),
            PickMinis("out", (side: Heroes, at: At("lift_3"), pick: HeroesUpTo(Just(9)))),
            MoveTo((role: Picked("out")), Beside(At("lift_3"))),
        ],
        ),"#;
    let mut table = lift().with_mission("    interactions: [", send).start();
    table.moves("batman", CAR, MoveType::Adjacent, 0);
    if matches!(table.ask(), Ask::KeepMoving { .. }) {
        table.say(Command::Stop);
    }
    let can_send = |table: &Table| table.game.legal().iter().any(|it| matches!(it, Command::Interact { .. }));
    assert!(can_send(&table));
    let command = table.game.legal().into_iter().find(|it| matches!(it, Command::Interact { .. })).expect("it");
    table.say(command);
    let offered: Vec<Command> = [5, 6].map(|area| Command::PickArea { area: table.area(area) }).into();
    assert_eq!(table.game.legal(), offered, "any shaft but its own");
    table.say(Command::PickArea { area: table.area(6) });
    assert_eq!(stands(&table.game), "lift_6");
    let batman = table.mini("batman");
    table.say(Command::PickMini { mini: batman });
    assert_eq!(table.where_is("batman"), 6);
    assert!(!can_send(&table), "once a turn");
}

/// A position from a file says where the car stands, and a save remembers it.
#[test]
fn a_position_and_a_save_keep_the_car() {
    let table = lift().start();
    let place = |board: serde_json::Value| {
        let position = serde_json::json!({ "board": board });
        serde_json::from_value::<Placement>(position).expect("a position").apply(&table.game)
    };
    let placed = place(serde_json::json!({ "elevators": { "elevator": "lift_6" } })).expect("a shaft");
    assert_eq!(stands(&placed), "lift_6");
    let again = Game::from_state(placed.scenario().clone(), *placed.options(), placed.state().clone());
    assert_eq!((stands(&again).as_str(), again.hash()), ("lift_6", placed.hash()));
    for (board, message) in [
        (serde_json::json!({ "elevators": { "stairs": "lift_6" } }), "board.elevators.stairs: there is no elevator"),
        (serde_json::json!({ "elevators": { "elevator": "attic" } }), "board.elevators.elevator: there is no Area"),
        (serde_json::json!({ "elevators": { "elevator": "lift_4" } }), "board.elevators.elevator: there is no shaft"),
    ] {
        let error = place(board).expect_err(message).to_string();
        assert!(error.starts_with(message), "{error}");
    }
}

/// What sends the car to one Area, whoever of the Heroes stands in it or beside it.
fn ride(to: &str) -> String {
    format!(
        r#"    interactions: [
        (
            id: "ride", name: "Ride", text: "The car goes.", who: (hero: true), action: Free, once_a_turn: true,
            effects: [RideElevator("elevator", At("{to}"), Heroes)],
        ),"#
    )
}

/// G-124: the mover's side steps out, then in; the car goes; its side steps out, then the other; then each steps in.
#[test]
fn g_124_the_steps_of_a_ride() {
    let position = Position::on("lift").hero("batman", 3).hero("catwoman", 2).tile("thugs_firearm", &[3, 5]);
    let trigger = r#"SetDifficult(At("lift_1"), 2)"#;
    let position = position.when(r#"Arrived("elevator", At("lift_5"))"#, trigger);
    let mut table = position.with_mission("    interactions: [", &ride("lift_5")).start();
    let (batman, catwoman) = (table.mini("batman"), table.mini("catwoman"));
    let send = table.game.legal().into_iter().find(|it| matches!(it, Command::Interact { .. })).expect("a ride");
    table.say(send);
    let offered = |table: &Table| {
        let picks = table.game.legal().into_iter().filter_map(|it| match it {
            Command::PickMini { mini } => Some(mini),
            _ => None,
        });
        (table.prompt().side, picks.collect::<Vec<_>>())
    };
    assert_eq!(offered(&table), (Side::Heroes, vec![batman]), "who steps out");
    table.say(Command::Finish);
    assert_eq!(offered(&table), (Side::Heroes, vec![catwoman]), "who steps in");
    assert_eq!(stands(&table.game), "lift_2", "it has not gone yet");
    table.say(Command::PickMini { mini: catwoman });
    if matches!(table.game.legal().as_slice(), [Command::Finish]) {
        table.say(Command::Finish);
    }
    assert_eq!(table.where_is("catwoman"), CAR);
    assert_eq!(stands(&table.game), "lift_5");
    assert_eq!(table.game.board().area(table.area(1)).difficult, 2, "a trigger hears that it has arrived");
    assert_eq!(offered(&table), (Side::Heroes, vec![batman, catwoman]), "those who have arrived");
    table.say(Command::PickMini { mini: batman });
    table.say(Command::Finish);
    assert_eq!(table.where_is("batman"), 5);
    let (side, villains) = offered(&table);
    assert_eq!((side, villains.len()), (Side::Villain, 1), "the other side's in the car");
    let thug = villains[0];
    table.say(Command::PickMini { mini: thug });
    while table.prompt().side == Side::Villain && offered(&table).1.is_empty() {
        table.say(Command::Finish);
    }
    assert_eq!(table.game.state().mini(thug).area, Some(table.area(5)));
    assert_eq!(offered(&table), (Side::Heroes, vec![batman]), "who steps in again");
    table.say(Command::Finish);
    assert_eq!(offered(&table).0, Side::Villain, "and the others");
    table.say(Command::Finish);
    assert_eq!(table.ask(), Ask::HeroAction);
}

/// SOLO XIV: the automated Villain's miniatures do not leave or enter the car on the Heroes' turn.
#[test]
fn cards_do_not_step_out_on_a_ride_of_the_heroes() {
    let position = Position::on("lift").hero("batman", 3).tile("thugs_firearm", &[3, 5]).cards(&[]);
    let position = position.objectives("").with_mission("    interactions: [", &ride("lift_5"));
    let mut table = position.start();
    let send = table.game.legal().into_iter().find(|it| matches!(it, Command::Interact { .. })).expect("a ride");
    table.say(send);
    while table.ask() != Ask::HeroAction {
        table.say(Command::Finish);
    }
    let thugs = table.game.state().all_minis().filter(|mini| table.game.state().mini(*mini).tile().is_some());
    let mut areas: Vec<_> = thugs.filter_map(|mini| table.game.state().mini(mini).area).collect();
    areas.sort();
    assert_eq!(areas, [table.area(CAR), table.area(5)]);
}
