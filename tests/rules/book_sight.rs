//! Rulebook 2.0's Line of Sight rules as far as the Subway shows them; `tests/subway.rs` checks every pair.

use gotham_chronicles::rules::board::{Blocker, SightKind};
use gotham_chronicles::rules::query;

use crate::kit::{Position, Table};

fn table() -> Table {
    Position::new().hero("batman", 1).start()
}

fn kinds(table: &Table, a: u8, b: u8) -> Vec<SightKind> {
    table.game.board().lines(table.area(a), table.area(b)).iter().map(|line| line.kind).collect()
}

/// R2 XI.A.1: across an orange boundary there is always sight.
#[test]
fn orange_boundaries_let_sight_through() {
    let table = table();
    for (a, b) in [(16, 34), (27, 39), (40, 39)] {
        assert!(query::line_of_sight(&table.game, table.area(a), table.area(b)));
        assert!(kinds(&table, a, b).contains(&SightKind::OrangeBoundary), "{a}-{b}");
    }
}

/// R2 XI.A.2: a straight line between markers sees across white and red boundaries, and not through walls.
#[test]
fn straight_lines_stop_at_walls() {
    let table = table();
    assert!(kinds(&table, 15, 16).contains(&SightKind::StraightLine), "across white");
    assert!(kinds(&table, 8, 14).contains(&SightKind::StraightLine), "across red, from above");
    assert!(!query::line_of_sight(&table.game, table.area(15), table.area(34)), "a wall stands between them");
    assert!(!query::line_of_sight(&table.game, table.area(26), table.area(39)), "a wall stands between them");
}

/// R2 XI.A.3: markers with a common letter see each other past everything.
#[test]
fn a_common_letter_is_enough() {
    let table = table();
    assert_eq!(kinds(&table, 7, 19), [SightKind::SharedLetter('F')]);
    assert!(query::line_of_sight(&table.game, table.area(19), table.area(7)), "both ways");
}

/// R2 XI.A: everybody sees its own Area.
#[test]
fn the_own_area_is_in_sight() {
    let table = table();
    for area in table.game.board().areas() {
        assert!(query::line_of_sight(&table.game, area, area));
    }
}

/// R2 XI.A, its example of two markers: either may serve; far away only a line or a letter of both does.
#[test]
fn areas_with_two_markers() {
    let table = table();
    let lines = table.game.board().lines(table.area(10), table.area(26));
    assert_eq!(lines.iter().map(|line| line.kind).collect::<Vec<_>>(), [SightKind::StraightLine; 2]);
    assert_ne!(lines[0].from, lines[1].from, "from either marker");
    assert_eq!(kinds(&table, 19, 23), [SightKind::StraightLine]);
    assert_eq!(kinds(&table, 11, 20), [SightKind::SharedLetter('F')]);
}

/// R2 XI.A: between Areas of one level an Area as high as they are does not let a line through, and neither does a wall;
/// both are told.
#[test]
fn every_blocker_is_told() {
    let table = table();
    for (a, b) in [(7, 14), (9, 14)] {
        let by = table.game.board().blockers(table.area(a), table.area(b));
        assert!(by.iter().any(|blocker| matches!(blocker, Blocker::Wall { .. })), "{by:?}");
        assert!(by.contains(&Blocker::Higher(table.area(8))), "{by:?}");
    }
}
