//! The numbers of a map; everything else about it is in `map_check`.

use super::super::map::{BoundaryKind, Map};
use super::Report;

pub(super) fn check(map: &Map, report: &mut Report) {
    for (index, area) in map.areas.iter().enumerate() {
        let figures = [
            ("elevation", area.elevation.unsigned_abs()),
            ("difficult", area.difficult),
            ("dangerous", area.dangerous),
        ];
        report.expect_figures(|field| format!("areas[{index}].{field}"), &figures);
    }
    for (index, boundary) in map.boundaries.iter().enumerate() {
        if let BoundaryKind::Wall(level) = boundary.kind {
            report.expect_figures(|field| format!("boundaries[{index}].{field}"), &[("kind", level)]);
        }
    }
    for (index, door) in map.doors.iter().enumerate() {
        if let BoundaryKind::Wall(level) = door.closed {
            report.expect_figures(|field| format!("doors[{index}].{field}"), &[("closed", level)]);
        }
    }
    for (index, special) in map.moves.iter().enumerate() {
        report.expect_figures(|field| format!("moves[{index}].{field}"), &[("level", special.level)]);
    }
}
