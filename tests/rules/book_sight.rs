//! Rulebook 2.0's Line of Sight rules as far as the Subway shows them; `tests/boards.rs` checks every pair.

use gotham_content::Side;
use gotham_rules::board::{Blocker, SightKind};
use gotham_rules::event::{FieldKind, PartOf};
use gotham_rules::query;
use gotham_rules::state::FieldToken;

use crate::kit::{Position, Table};

fn table() -> Table {
    Position::new().hero("batman", 1).start()
}

fn kinds(table: &Table, a: u8, b: u8) -> Vec<SightKind> {
    table.game.board().lines(table.area(a), table.area(b)).iter().map(|line| line.kind).collect()
}

/// R2 p.52a, R2 XI.A.1: there is always sight across an orange boundary.
#[test]
fn orange_boundaries_let_sight_through() {
    let table = table();
    for (a, b) in [(16, 34), (27, 39), (40, 39)] {
        assert!(query::line_of_sight(&table.game, table.area(a), table.area(b)));
        assert!(kinds(&table, a, b).contains(&SightKind::OrangeBoundary), "{a}-{b}");
    }
}

/// R2 p.52b, R2 XI.A.2: a straight line between markers sees across white and red boundaries, and not through walls.
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

/// R2 p.53c, R2 XI.A, XI.A.2, XI.A.3: either of two markers will do; far away, only a line or a shared letter does.
#[test]
fn areas_with_two_markers() {
    let table = table();
    let lines = table.game.board().lines(table.area(10), table.area(26));
    assert_eq!(lines.iter().map(|line| line.kind).collect::<Vec<_>>(), [SightKind::StraightLine; 2]);
    assert_ne!(lines[0].from, lines[1].from, "from either marker");
    assert_eq!(kinds(&table, 19, 23), [SightKind::StraightLine]);
    assert_eq!(kinds(&table, 11, 20), [SightKind::SharedLetter('F')]);
}

/// R2 XI.A.2: between Areas of different levels, one as high as the higher of the two lets no line through, and neither
/// does a wall; both are reported.
#[test]
fn every_blocker_is_told() {
    let table = table();
    for (a, b) in [(7, 14), (9, 14)] {
        let by = table.game.board().blockers(table.area(a), table.area(b));
        assert!(by.iter().any(|blocker| matches!(blocker, Blocker::Wall { .. })), "{by:?}");
        assert!(by.contains(&Blocker::Higher(table.area(8))), "{by:?}");
    }
}

/// R2 p.16a, R1 fig.2, R2 IV.C: white and orange boundaries make Areas Adjacent, walls and red ones do not.
#[test]
fn adjacent_areas() {
    let table = table();
    let board = table.game.board();
    for (a, b, expected) in [(16, 15, true), (16, 34, true), (15, 34, false), (8, 14, false), (14, 16, false)] {
        let [one, other] = [a, b].map(|area| table.area(area));
        assert_eq!((board.is_adjacent(one, other), board.is_adjacent(other, one)), (expected, expected), "{a}-{b}");
    }
}

/// R2 XI.C, G-8: of two lines, the one with less Smoke is used.
#[test]
fn g_8_the_best_line() {
    for (from, to) in [(10, 17), (8, 21)] {
        let start = || {
            let position = Position::new().hero("batman", from).belt(&["batarangs"]);
            position.tile("thugs_crowbar", &[to]).start()
        };
        let board = start().game.board().clone();
        let [one, other] = board.lines(start().area(from), start().area(to)) else { panic!("two lines") };
        let (long, short) = if one.crossed.len() > other.crossed.len() { (one, other) } else { (other, one) };
        let detour = *long.crossed.iter().find(|area| !short.crossed.contains(area)).expect("a longer way");
        for (smoke, lost) in [(detour, 0), (short.crossed[1], -2)] {
            let mut table = start();
            let token = FieldToken { kind: FieldKind::Smoke, area: smoke, by: Side::Villain, active: true };
            table.arrange(|state| state.fields.extend([token; 2]));
            table.dice("O2 Y2 Y2");
            table.shoot("batman", "thugs_crowbar", 1, &["batarangs"]);
            assert_eq!(table.part_of_attack(PartOf::Smoke), lost, "{from} to {to}");
        }
    }
}
