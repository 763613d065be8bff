//! A board that changes, on its own small board: what each query says before and after.

use gotham_content::DoorState::{Closed, Open};
use gotham_content::Skill;
use gotham_play::Placement;
use gotham_rules::board::{AreaId, Blocker, Change, DoorId, LinkId, MoveType, SightKind};
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::state::State;
use gotham_rules::{Ask, Command, Edition, Game, Happening, Reason, SkillTarget, query};

use crate::kit::{Position, Table};

const DOOR: DoorId = DoorId(0);
const ELEVATOR: LinkId = LinkId(0);

fn depot() -> Table {
    Position::on("depot").hero("batman", 1).tile("thugs_firearm", &[3]).start()
}

fn sees(table: &Table, a: u8, b: u8) -> bool {
    let seen = query::line_of_sight(&table.game, table.area(a), table.area(b));
    assert_eq!(seen, table.game.board().blockers(table.area(a), table.area(b)).is_empty() || broken(table, a, b));
    seen
}

fn broken(table: &Table, a: u8, b: u8) -> bool {
    table.game.board().is_broken(table.area(a), table.area(b))
}

fn distance(table: &Table, a: u8, b: u8) -> Option<u8> {
    query::distance(&table.game, table.area(a), table.area(b))
}

fn reaches(table: &Table, area: u8) -> bool {
    query::reach(&table.game, table.mini("batman")).iter().any(|way| way.area == table.area(area))
}

/// G-83: a closed door stops feet and lines; an open one lets both through, and past it, too.
#[test]
fn g_83_doors() {
    let mut table = depot();
    assert_eq!((sees(&table, 1, 2), sees(&table, 1, 3), distance(&table, 1, 3)), (false, false, None));
    let through = table.step("batman", 2, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&through), "R2 VII.A.2");
    table.game.change_board(Change::Door(DOOR, Open));
    assert_eq!((sees(&table, 1, 2), sees(&table, 1, 3), distance(&table, 1, 3)), (true, true, Some(2)));
    let crossed = &table.game.board().lines(table.area(1), table.area(3))[0].crossed;
    assert_eq!(*crossed, [1, 2, 3].map(|area| table.area(area)));
    assert!(reaches(&table, 3) && table.game.board().is_adjacent(table.area(1), table.area(2)));
    table.moves("batman", 2, MoveType::Adjacent, 0);
    table.game.change_board(Change::Door(DOOR, Closed));
    assert!(!sees(&table, 1, 3) && !reaches(&table, 1));
    assert!(table.game.state().board.is_none(), "as the map finds it: nothing to remember");
}

/// G-83, G-42: a closed door that is a wall may be broken, and stays so.
#[test]
fn g_83_a_door_is_broken() {
    let mut table = Position::on("depot").hero("batman", 3).tile("bane_venom", &[2]).start();
    table.villain_acts_with("bane_venom");
    table.moves("bane_venom", 1, MoveType::Break(1), 0);
    assert!(sees(&table, 1, 2) && !sees(&table, 1, 3));
    for state in [Open, Closed] {
        table.game.change_board(Change::Door(DOOR, state));
        assert_eq!((distance(&table, 1, 2), sees(&table, 1, 2)), (Some(1), true));
        let ways = table.game.board().exits(table.area(1)).iter().filter(|exit| exit.to == table.area(2));
        assert_eq!(ways.count(), 1, "one way, however often it is open");
    }
    assert!(!table.game.board().is_adjacent(table.area(1), table.area(2)));
}

/// G-84: an open link joins two parts of the board; an orange one shows each to the other.
#[test]
fn g_84_links() {
    let mut table = depot();
    assert_eq!((distance(&table, 3, 6), sees(&table, 3, 5)), (None, false));
    table.game.change_board(Change::Link(ELEVATOR, Open));
    assert_eq!((distance(&table, 3, 6), sees(&table, 3, 5), sees(&table, 3, 6)), (Some(2), true, false));
    assert_eq!(table.game.board().lines(table.area(3), table.area(5))[0].kind, SightKind::OrangeBoundary);
    assert!(table.game.board().is_adjacent(table.area(5), table.area(3)));
    table.put("batman", 3);
    table.moves("batman", 5, MoveType::Adjacent, 0);
    assert_eq!(table.where_is("batman"), 5);
    assert_eq!(distance(&table, 1, 7), None, "the cell stands alone");
}

/// G-85: nobody enters a closed Area; those inside may leave; sight stays the same.
#[test]
fn g_85_closed_areas() {
    let mut table = depot();
    table.game.change_board(Change::Door(DOOR, Open));
    table.game.change_board(Change::Area(table.area(2), Closed));
    assert_eq!((distance(&table, 1, 2), distance(&table, 2, 1), sees(&table, 1, 3)), (None, Some(1), true));
    let enter = table.step("batman", 2, MoveType::Adjacent, 0);
    assert_eq!(table.refused_by(&enter), "G-85");
    assert!(!reaches(&table, 2) && !query::room_for(&table.game, table.mini("batman"), table.area(2)));
    table.put("batman", 2);
    table.moves("batman", 1, MoveType::Adjacent, 0);
    table.game.change_board(Change::Area(table.area(2), Open));
    assert!(reaches(&table, 2));
}

/// G-6, G-35, R2 V.C.2.d, S2 Grenade: an Area in sight that no Move leads to may be aimed at, and what is thrown falls
/// short.
#[test]
fn g_6_thrown_where_no_way_leads() {
    for successes in ["O0", "O2"] {
        let mut table = Position::on("depot").hero("batman", 3).with(&["stun_grenade", "medikit"]).start();
        table.game.change_board(Change::Door(DOOR, Open));
        table.game.change_board(Change::Area(table.area(2), Closed));
        assert_eq!((sees(&table, 3, 1), distance(&table, 3, 1)), (true, None));
        let (mini, area) = (table.mini("batman"), table.area(1));
        let effort = table.effort(1, &["stun_grenade"]);
        let grenade = Command::UseSkill { mini, skill: Skill::Grenade, on: SkillTarget::Area(area), effort };
        let throw = Command::Throw { mini, card: table.card("medikit"), area, effort: Effort::cubes(1) };
        let legal = table.game.legal();
        assert!(legal.contains(&grenade) && legal.contains(&throw));
        table.dice(&format!("{successes} Y0 Y0 Y0 {successes}"));
        table.say(grenade);
        table.keep();
        table.say(throw);
        table.keep();
        assert!(table.actions().iter().all(|(_, succeeded)| !succeeded));
        assert_eq!(table.lying(3), ["medikit"], "no Area on the way can be reached: at his feet");
        let here = table.area(3);
        assert!(table.saw(|what| matches!(what, Happening::Exploded { area, .. } if *area == here)));
    }
}

/// G-86: new terrain is felt like printed terrain.
#[test]
fn g_86_terrain() {
    let mut table = depot();
    let batman = table.mini("batman");
    table.game.change_board(Change::Difficult(table.area(1), 2));
    assert_eq!(query::moving::difficult_terrain(&table.game, batman, table.area(1)), 2);
    table.game.change_board(Change::Door(DOOR, Open));
    table.game.change_board(Change::Dangerous(table.area(2), 1));
    table.dice("Y2");
    table.moves("batman", 2, MoveType::Adjacent, 0);
    assert_eq!(table.costs(), [2], "1, and 2 less 1 by Mobility");
    table.keep();
    assert_eq!(table.wounds("batman"), 2);
}

/// R2 XI.A.2, G-86: new Elevation counts for sight, and what is as printed again is forgotten.
#[test]
fn g_86_elevation() {
    let mut table = depot();
    table.game.change_board(Change::Door(DOOR, Open));
    assert!(sees(&table, 1, 3));
    table.game.change_board(Change::Elevation(table.area(2), 1));
    assert!(!sees(&table, 1, 3) && sees(&table, 1, 2), "it stands in between");
    table.game.change_board(Change::Elevation(table.area(1), 2));
    assert!(sees(&table, 1, 3), "from above, past what is lower");
    assert_eq!(table.game.board().area(table.area(1)).elevation, 2);
    table.game.change_board(Change::Elevation(table.area(1), 0));
    table.game.change_board(Change::Elevation(table.area(2), 0));
    table.game.change_board(Change::Door(DOOR, Closed));
    assert_eq!(*table.game.board(), *table.game.scenario().board, "as printed again");
}

/// R2 XI.A, G-86: from afar nobody in the dark is a target, and the dark is the reason; where a wall hides them anyway, it
/// is the wall.
#[test]
fn g_86_darkness() {
    let mut table = Position::on("depot").hero("batman", 1).belt(&["batarangs"]).tile("thugs_firearm", &[3]).start();
    let (from, to) = (table.area(1), table.area(3));
    let shot = table.attack_with(AttackKind::Ranged, "batman", "thugs_firearm", table.effort(1, &["batarangs"]));
    table.game.change_board(Change::Dark(to));
    assert_eq!(table.refused(&shot).why, Reason::NoLineOfSight, "a closed door is in the way");
    assert!(matches!(table.game.board().blockers(from, to)[..], [Blocker::Wall { .. }]));
    table.game.change_board(Change::Door(DOOR, Open));
    assert!(!sees(&table, 1, 3) && sees(&table, 2, 3) && sees(&table, 3, 1));
    assert_eq!(table.game.board().blockers(from, to), [Blocker::Dark(to)]);
    let refusal = table.refused(&shot);
    assert_eq!((refusal.rule.id(), refusal.why), ("G-86", Reason::TooDark { area: to }));
    table.game.change_board(Change::Light(to));
    assert_eq!(table.game.why_not(&shot), None);
}

/// R2 VII.A.6: a Drop of level 0 rolls no dice.
#[test]
fn a_drop_of_level_0_hurts_nobody() {
    let mut table = Position::on("depot").hero("batman", 4).start();
    table.moves("batman", 1, MoveType::Drop(0), 0);
    assert_eq!((table.costs(), table.where_is("batman"), table.wounds("batman")), (vec![1], 1, 0));
    assert!(!table.saw(|what| matches!(what, Happening::Rolled { .. })));
}

/// Occupation limits up to 30 are counted like all others.
#[test]
fn a_roomy_hall() {
    let table = Position::on("depot").hero("batman", 1).tile("thugs_firearm", &[1; 12]).start();
    let sizes: u8 = table.game.state().in_area(table.area(1)).map(|mini| query::size(&table.game, mini)).sum();
    assert_eq!(query::area_limit_left(&table.game, table.area(1)), 30 - sizes);
}

/// Every change is in the state, its hash and what a save brings back; a clone keeps its own board.
#[test]
fn changes_are_saved_hashed_and_cloned() {
    let table = depot();
    let area = table.area(2);
    let changes = [
        Change::Door(DOOR, Open),
        Change::Link(ELEVATOR, Open),
        Change::Area(area, Closed),
        Change::Difficult(area, 1),
        Change::Dangerous(area, 2),
        Change::Elevation(area, -1),
        Change::WallBroken(table.area(1), area),
    ];
    let mut game = table.game.clone();
    let mut hashes = vec![game.hash()];
    for change in changes {
        let before = game.clone();
        game.change_board(change);
        assert!(!hashes.contains(&game.hash()), "{change:?} is hashed");
        hashes.push(game.hash());
        assert_ne!(before.board(), game.board(), "{change:?}");
        let json: State = serde_json::from_str(&serde_json::to_string(game.state()).expect("JSON")).expect("a state");
        let ron: State = ron::from_str(&ron::to_string(game.state()).expect("RON")).expect("a state");
        for state in [json, ron] {
            let loaded = Game::from_state(game.scenario().clone(), *game.options(), state);
            assert_eq!((loaded.hash(), loaded.board()), (game.hash(), game.board()), "{change:?}");
        }
    }
    assert_eq!(table.game.board(), &*table.game.scenario().board);
}

/// Changing something a board doesn't have does nothing, and a state that mentions it is read without harm.
#[test]
fn changes_of_what_is_not_there() {
    let mut table = depot();
    let nowhere = gotham_rules::board::AreaId(99);
    let strange = [
        Change::Door(DoorId(9), Open),
        Change::Link(LinkId(9), Open),
        Change::Area(nowhere, Closed),
        Change::Difficult(nowhere, 1),
        Change::WallBroken(nowhere, table.area(1)),
    ];
    strange.into_iter().for_each(|change| table.game.change_board(change));
    assert!(table.game.state().board.is_none());
    let text = serde_json::to_string(table.game.state()).expect("JSON");
    let spoiled = text.replace(
        r#""broken_walls":[],"doors":[],"links":[],"areas":[]"#,
        r#""broken_walls":[["area#0","area#99"]],"doors":[["door#9","Open"]],"links":[["link#9","Open"]],
        "areas":[["area#99",{"closed":true,"difficult":1,"dangerous":null,"elevation":2}]]"#,
    );
    assert_ne!(text, spoiled);
    let state: State = serde_json::from_str(&spoiled).expect("a state");
    let loaded = Game::from_state(table.game.scenario().clone(), *table.game.options(), state);
    assert_eq!(loaded.board().exits(table.area(1)), table.game.board().exits(table.area(1)));
    assert!(!query::invariants(&loaded).is_empty(), "no such Area");
}

/// What missions do to the board is done and reported; a door that opens sets off what waits for it.
#[test]
fn missions_change_the_board() {
    let ends = "At(EndOfHeroesTurn)";
    let mut table = Position::on("depot")
        .hero("batman", 1)
        .tile("thugs_firearm", &[3])
        .when(ends, r#"OpenDoor("office_door"), OpenLink("elevator"), CloseAreas(At("depot_6"))"#)
        .when(ends, r#"SetDifficult(Zone("inside"), 1), SetElevation(At("depot_2"), 1)"#)
        .when(r#"Opened("office_door")"#, r#"SetDangerous(At("depot_7"), 3)"#)
        .start();
    table.end_turn();
    assert!(matches!(table.ask(), Ask::ActivateTile { .. }), "no order matters: nobody is asked");
    let game = &table.game;
    let board = game.board();
    assert!(board.is_open(DOOR) && board.links()[0].state == Open && board.is_closed(table.area(6)));
    let area = |number| board.area(table.area(number));
    assert_eq!([1, 2, 3].map(|number| area(number).difficult), [1, 1, 0]);
    assert_eq!((area(2).elevation, area(7).dangerous), (1, 3));
    let told = |wanted: fn(&Happening) -> bool| table.log.iter().filter(|event| wanted(&event.what)).count();
    assert_eq!(told(|what| matches!(what, Happening::DoorTurned { to: Open, .. })), 1);
    assert_eq!(told(|what| matches!(what, Happening::LinkTurned { to: Open, .. })), 1);
    assert_eq!(told(|what| matches!(what, Happening::AreaTurned { to: Closed, .. })), 1);
    assert_eq!(told(|what| matches!(what, Happening::DifficultSet { level: 1, .. })), 2);
    assert_eq!(told(|what| matches!(what, Happening::ElevationSet { level: 1, .. })), 1);
}

/// What is already so is neither done nor reported again, and what was changed can be changed back.
#[test]
fn missions_change_the_board_back() {
    let mut table = Position::on("depot")
        .hero("batman", 1)
        .tile("thugs_firearm", &[3])
        .when("At(EndOfHeroesTurn)", r#"OpenDoor("office_door"), OpenDoor("office_door"), OpenLink("elevator")"#)
        .when("At(EndOfHeroesTurn)", r#"CloseAreas(At("depot_6")), SetDangerous(At("depot_5"), 2)"#)
        .when("At(StartOfVillainsTurn)", r#"CloseDoor("office_door"), CloseLink("elevator")"#)
        .when("At(StartOfVillainsTurn)", r#"OpenAreas(At("depot_6")), SetDangerous(At("depot_5"), 0)"#)
        .start();
    table.end_turn();
    assert!(matches!(table.ask(), Ask::ActivateTile { .. }), "no order matters: nobody is asked");
    assert!(table.game.state().board.is_none());
    let doors = table.log.iter().filter(|event| matches!(event.what, Happening::DoorTurned { .. }));
    assert_eq!(doors.count(), 2, "opened once, closed once");
}

/// R2 XI.B, G-61, G-86: anyone inside when Dangerous Terrain rises rolls for the increase, and doesn't roll when it
/// sinks.
#[test]
fn g_86_dangerous_terrain_rises() {
    let mut table = Position::on("depot")
        .hero("batman", 1)
        .tile("thugs_firearm", &[3])
        .when("At(EndOfHeroesTurn)", r#"SetDangerous(At("depot_1"), 2), SetDangerous(At("depot_3"), 0)"#)
        .start();
    table.game.change_board(Change::Dangerous(table.area(1), 1));
    table.game.change_board(Change::Dangerous(table.area(3), 1));
    table.dice("Y2");
    table.end_turn();
    table.keep();
    let rolled: Vec<usize> = table
        .log
        .iter()
        .filter_map(|event| match &event.what {
            Happening::Rolled { dice, .. } => Some(dice.len()),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [1], "from 1 to 2: one die");
    assert_eq!(table.wounds("batman"), 2);
}

/// A position from a file: doors, links, Areas and walls are as written, the rest as printed.
#[test]
fn a_position_sets_the_board() {
    let place = |game: &Game, board: serde_json::Value| {
        let position = serde_json::json!({ "board": board });
        serde_json::from_value::<Placement>(position).expect("a position").apply(game)
    };
    let mut table = depot();
    table.game.change_board(Change::Elevation(table.area(6), 3));
    let wanted = serde_json::json!({
        "doors": { "office_door": "open" },
        "links": { "elevator": "open" },
        "areas": { "depot_4": { "closed": true, "dangerous": 2 } },
    });
    let placed = place(&table.game, wanted).expect("a board that can be");
    let (changes, closed) = (&placed.state().board, table.area(4));
    assert_eq!(changes.doors().collect::<Vec<_>>(), [(DOOR, Open)]);
    assert_eq!(changes.links().collect::<Vec<_>>(), [(ELEVATOR, Open)]);
    assert_eq!(changes.areas().map(|(area, _)| area).collect::<Vec<_>>(), [closed], "Area 6 is as printed again");
    assert!(placed.board().is_closed(closed) && placed.board().area(closed).dangerous == 2);

    let broken = place(&placed, serde_json::json!({ "broken_walls": [["depot_1", "depot_2"]] })).expect("a wall");
    assert!(broken.board().is_broken(table.area(1), table.area(2)) && !broken.board().is_closed(closed));
    for (board, message) in [
        (serde_json::json!({ "doors": { "vault": "open" } }), "board.doors.vault: there is no door"),
        (serde_json::json!({ "links": { "stairs": "open" } }), "board.links.stairs: there is no link"),
        (serde_json::json!({ "areas": { "attic": {} } }), "board.areas.attic: there is no Area"),
        (serde_json::json!({ "broken_walls": [["depot_1", "depot_7"]] }), "board.broken_walls[0]: no wall"),
        (
            serde_json::json!({ "areas": { "depot_4": { "difficult": 200 } } }),
            "that position cannot be: Rim of the vat has changed",
        ),
    ] {
        let error = place(&table.game, board).expect_err(message).to_string();
        assert!(error.starts_with(message), "{error}");
    }
    let ajar = serde_json::json!({ "board": { "doors": { "office_door": "ajar" } } });
    let error = serde_json::from_value::<Placement>(ajar).expect_err("a door is open or closed").to_string();
    assert!(error.starts_with("unknown variant `ajar`, expected `open` or `closed`"), "{error}");
}

/// The board that a match has made, change by change, is the one that a save of it makes where nobody remembers a board,
/// in either edition. G-42, G-83 to G-86
#[test]
fn a_board_that_changes_step_by_step_is_the_one_that_is_loaded() {
    for edition in Edition::ALL {
        let depot = || Position::on("depot").edition(edition).hero("batman", 1).tile("thugs_firearm", &[3]).start();
        let (mut table, elsewhere) = (depot(), depot().game.scenario().clone());
        let board = table.game.board();
        let areas: Vec<AreaId> = board.areas().collect();
        let walls: Vec<_> = areas.iter().flat_map(|a| board.walls_of(*a).map(|(b, _)| (*a, b))).collect();
        for step in 0..200usize {
            let (at, state) = (step * 7 % 31, if step % 3 == 0 { Closed } else { Open });
            let (area, wall) = (areas[at % areas.len()], walls[at % walls.len()]);
            let change = match step % 7 {
                0 => Change::Door(DOOR, state),
                1 => Change::Link(ELEVATOR, state),
                2 => Change::Area(area, state),
                3 => Change::Difficult(area, (at % 4) as u8),
                4 if step % 5 == 0 => Change::WallBroken(wall.0, wall.1),
                _ => Change::Elevation(area, (at % 5) as i8 - 1),
            };
            table.game.change_board(change);
            let state = table.game.state().clone();
            let loaded = Game::from_state(elsewhere.clone(), *table.game.options(), state);
            assert!(loaded.board() == table.game.board(), "{edition:?}, step {step}: {change:?}");
        }
        assert!(!table.game.state().board.broken_walls().is_empty());
    }
}
