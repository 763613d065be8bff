//! Outlines of Areas: each one sound, and no two overlapping.

use super::super::geometry::{Fractional, Place, Point, Segment, cross, dot, edges, locate_fractional, twice_area};
use super::limits::{MOST_CORNERS, in_range};

/// What is wrong with an outline on its own.
pub(super) fn fault(outline: &[Point], size: (i32, i32)) -> Option<String> {
    if !(3..=MOST_CORNERS).contains(&outline.len()) {
        return Some(format!("an outline has 3 to {MOST_CORNERS} corners, not {}", outline.len()));
    }
    if let Some(point) = outline.iter().find(|&&point| !in_range(point, size)) {
        return Some(format!("{point:?} is outside the board"));
    }
    let sides: Vec<Segment> = edges(outline).collect();
    if let Some(Segment(twice, _)) = sides.iter().find(|side| side.0 == side.1) {
        return Some(format!("the corner {twice:?} appears twice in a row"));
    }
    for (at, side) in sides.iter().enumerate() {
        let next = sides[(at + 1) % sides.len()];
        if cross(side.0, side.1, next.1) == 0 && dot(side.1, side.0, next.1) > 0 {
            return Some(format!("it folds back on itself at {:?}", side.1));
        }
        let first_and_last = |other: usize| at == 0 && other == sides.len() - 1;
        let others = sides.iter().enumerate().skip(at + 2).filter(|&(other, _)| !first_and_last(other));
        if let Some((_, other)) =
            others.into_iter().find(|(_, other)| side.boxes_meet(**other) && side.touches(**other))
        {
            return Some(format!("its edge from {:?} meets its edge from {:?}", side.0, other.0));
        }
    }
    (twice_area(outline) == 0).then(|| "it encloses nothing".to_string())
}

/// Whether two sound outlines have any space in common.
pub(super) fn overlap(one: &[Point], other: &[Point]) -> bool {
    if !boxes_overlap(one, other) {
        return false;
    }
    let crossing = |a: Segment| edges(other).any(|b| a.boxes_meet(b) && a.crosses(b));
    edges(one).any(crossing) || reaches_into(one, other) || reaches_into(other, one)
}

fn boxes_overlap(one: &[Point], other: &[Point]) -> bool {
    let span = |outline: &[Point], pick: fn(&Point) -> i32| {
        let values = || outline.iter().map(pick);
        (values().min().unwrap_or(0), values().max().unwrap_or(0))
    };
    let apart = |pick: fn(&Point) -> i32| {
        let (a, b) = (span(one, pick), span(other, pick));
        a.1 <= b.0 || b.1 <= a.0
    };
    !apart(|p| p.0) && !apart(|p| p.1)
}

/// Whether the boundary of one outline runs through the inside of another, or all along its boundary. The two are
/// known not to cross, so between two corners of either an edge stays on one side.
fn reaches_into(one: &[Point], other: &[Point]) -> bool {
    let mut outside = false;
    for edge in edges(one) {
        let mut stops: Vec<Point> =
            other.iter().copied().filter(|&p| edge.contains(p)).chain([edge.0, edge.1]).collect();
        stops.sort_by_key(|&p| dot(edge.0, edge.1, p));
        stops.dedup();
        for pair in stops.windows(2) {
            let sum = |a: i32, b: i32| i64::from(a) + i64::from(b);
            let middle = Fractional { x: sum(pair[0].0, pair[1].0), y: sum(pair[0].1, pair[1].1), over: 2 };
            match locate_fractional(other, middle) {
                Place::Inside => return true,
                Place::Outside => outside = true,
                Place::OnEdge => {}
            }
        }
    }
    !outside
}
