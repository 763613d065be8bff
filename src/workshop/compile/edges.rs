//! Which boundary lies on which line: what the lists say of two Areas, on the lines that they share.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::geometry::{Place, Point, edges, locate};
use gotham_content::{Area, AreaName, Boundary, BoundaryKind, Door};

use super::super::brief::{Brief, Doorway};
use super::super::lists::Printed;
use super::super::names::{Pair, pair};
use super::arcs::Arc;
use super::raster::NOBODY;
use super::straight::distance;

/// The usual width of a doorway in millimeters, and how much of an edge it leaves at least.
const DOORWAY: i32 = 28;
const LEFT: f64 = 10.0;

/// The lines that each two Areas share, by their positions among the arcs.
pub(super) fn shared(arcs: &[Arc], names: &[AreaName]) -> BTreeMap<Pair, Vec<usize>> {
    let mut shared: BTreeMap<Pair, Vec<usize>> = BTreeMap::new();
    for (at, arc) in arcs.iter().enumerate().filter(|(_, arc)| arc.sides.0 != NOBODY) {
        let name = |side: u8| &names[usize::from(side) - 1];
        shared.entry(pair(name(arc.sides.0), name(arc.sides.1))).or_default().push(at);
    }
    shared
}

/// The boundaries of a board, in the order of the lists. Where only a part of an edge is open, the line gets corners at the
/// ends of that part.
pub(super) fn boundaries(
    arcs: &mut [Arc],
    shared: &BTreeMap<Pair, Vec<usize>>,
    brief: &Brief,
    printed: &Printed,
    names: &[AreaName],
) -> Vec<Boundary> {
    let mut found = Vec::new();
    for (between, lines) in shared {
        let open = printed.open.get(between).copied();
        let levels: Vec<u8> = printed.walls.get(between).into_iter().flatten().copied().collect();
        let is_solid = printed.solid.contains(between);
        // Where feet climb and eyes see, a wall leaves a part of the edge red.
        let is_passed = printed.has_move(between) && printed.sight.contains(between);
        let open = open.or_else(|| (is_passed && (is_solid || !levels.is_empty())).then_some(BoundaryKind::Red));
        // A doorway is where the door is, whatever the lists say of it while it is shut.
        let open = open.or_else(|| has_door(brief, names, between).then_some(BoundaryKind::White));
        let is_whole = levels.is_empty()
            && !is_solid
            && !printed.partly.contains(between)
            && hint(brief, names, between).is_none();
        let whole = |kind| Boundary { between: between.clone(), kind, along: None };
        match open {
            Some(kind) if is_whole => found.push(whole(kind)),
            Some(kind) => {
                let (doorway, rest) = divide(arcs, lines, brief, between, names);
                found.push(Boundary { along: Some(doorway), ..whole(kind) });
                let kinds: Vec<BoundaryKind> = match levels.is_empty() {
                    true => vec![hint(brief, names, between).map_or(BoundaryKind::SolidWall, |hint| hint.rest)],
                    false => levels.iter().map(|level| BoundaryKind::Wall(*level)).collect(),
                };
                for (nth, along) in rest.into_iter().enumerate() {
                    let kind = kinds[nth.min(kinds.len() - 1)];
                    found.push(Boundary { along: Some(along), ..whole(kind) });
                }
            }
            None if !levels.is_empty() => found.push(whole(BoundaryKind::Wall(levels[0]))),
            None if is_solid => found.push(whole(BoundaryKind::SolidWall)),
            None if printed.sight.contains(between) => found.push(whole(BoundaryKind::Red)),
            None => found.push(whole(BoundaryKind::SolidWall)),
        }
    }
    found
}

/// The boundaries beside doors, and the doors: one that the brief puts into a doorway is there, any other is the whole edge
/// unless it says where it is.
pub(super) fn with_doors(boundaries: Vec<Boundary>, brief: &Brief, board: &str) -> (Vec<Boundary>, Vec<Door>) {
    let of = |between: &(AreaName, AreaName)| pair(&between.0, &between.1);
    let name = |number: u32| -> AreaName { format!("{board}_{number}").as_str().into() };
    let in_doorway: BTreeSet<Pair> =
        brief.doorways.iter().map(|doorway| pair(&name(doorway.between.0), &name(doorway.between.1))).collect();
    let mut doors = brief.doors.clone();
    for door in doors.iter_mut().filter(|door| door.along.is_none() && in_doorway.contains(&of(&door.between))) {
        let open = boundaries.iter().find(|found| of(&found.between) == of(&door.between) && found.kind.is_open());
        door.along = open.and_then(|open| open.along.clone());
    }
    let is_beside = |boundary: &Boundary| {
        let door = brief.doors.iter().find(|door| of(&door.between) == of(&boundary.between));
        door.is_none_or(|door| {
            door.along.is_none() && in_doorway.contains(&of(&door.between)) && !boundary.kind.is_open()
        })
    };
    (boundaries.into_iter().filter(is_beside).collect(), doors)
}

/// Whether the brief puts a door into a doorway between two Areas.
fn has_door(brief: &Brief, names: &[AreaName], between: &Pair) -> bool {
    let is_it = |door: &Door| pair(&door.between.0, &door.between.1) == *between;
    hint(brief, names, between).is_some() && brief.doors.iter().any(is_it)
}

/// What lies on edges that two outlines share by being straight alone: red where the lists have sight, or a wall.
pub(super) fn unnamed(areas: &[Area], named: &[Boundary], printed: &Printed) -> Vec<Boundary> {
    let known: BTreeSet<Pair> = named.iter().map(|boundary| pair(&boundary.between.0, &boundary.between.1)).collect();
    let mut found = Vec::new();
    for (at, one) in areas.iter().enumerate() {
        for other in &areas[at + 1..] {
            let between = pair(&one.id, &other.id);
            let touch = || edges(&one.outline).any(|a| edges(&other.outline).any(|b| a.overlap(b).is_some()));
            if !known.contains(&between) && touch() {
                let kind = if printed.sight.contains(&between) { BoundaryKind::Red } else { BoundaryKind::SolidWall };
                found.push(Boundary { between, kind, along: None });
            }
        }
    }
    found
}

/// The open part of an edge, and the parts on its sides. The line gets a corner at each end of the open part.
fn divide(
    arcs: &mut [Arc],
    lines: &[usize],
    brief: &Brief,
    between: &Pair,
    names: &[AreaName],
) -> (Vec<Point>, Vec<Vec<Point>>) {
    let longest =
        lines.iter().copied().max_by(|one, other| length(&arcs[*one].points).total_cmp(&length(&arcs[*other].points)));
    let Some(longest) = longest else { return (Vec::new(), Vec::new()) };
    let sketch = |name: &AreaName| names.iter().position(|known| known == name).map(|at| &brief.areas[at]);
    let (one, other) = (sketch(&between.0), sketch(&between.1));
    let hint = hint(brief, names, between);
    let at = hint.and_then(|hint| hint.at);
    // With a hint, the line that comes closest to it.
    let line = match at {
        Some(at) => lines
            .iter()
            .copied()
            .min_by(|one, other| nearest(&arcs[*one].points, at).total_cmp(&nearest(&arcs[*other].points, at))),
        None => Some(longest),
    };
    let line = line.unwrap_or(longest);
    let points = arcs[line].points.clone();
    let whole = length(&points);
    let width = f64::from(hint.map_or(DOORWAY, |hint| hint.width)).min((whole - LEFT).max(whole * 0.4));
    let cost = |place: Point| match at {
        Some(at) => (gotham_content::geometry::distance_squared(place, at) as f64).sqrt(),
        None => [one, other].into_iter().flatten().map(|area| outside(&area.outline, place)).sum(),
    };
    let steps = whole.floor() as i32;
    let costs: Vec<f64> = (0..=steps).map(|at| cost(along(&points, f64::from(at)))).collect();
    let window = width as usize;
    let last = costs.len().saturating_sub(window + 1);
    let middle = last as f64 / 2.0;
    let sum = |start: usize| {
        let inside: f64 = costs[start..(start + window).min(costs.len())].iter().sum();
        inside + (start as f64 - middle).abs() * 0.02
    };
    let start = (0..=last).min_by(|one, other| sum(*one).total_cmp(&sum(*other))).unwrap_or(0);
    let (from, to) = (start as f64, (start as f64 + width).min(whole));
    let (from, to) = (if from < 5.0 { 0.0 } else { from }, if whole - to < 5.0 { whole } else { to });
    let (before, rest) = split(&points, from);
    let (doorway, after) = split(&rest, to - from);
    let mut all = before.clone();
    all.extend(&doorway);
    all.extend(&after);
    all.dedup();
    arcs[line].points = all;
    let others = lines.iter().filter(|other| **other != line).map(|other| arcs[*other].points.clone());
    let rest = [before, after].into_iter().filter(|part| part.len() > 1).chain(others).collect();
    (doorway, rest)
}

/// What the brief says of the open part between two Areas.
fn hint<'b>(brief: &'b Brief, names: &[AreaName], between: &Pair) -> Option<&'b Doorway> {
    let number = |name: &AreaName| names.iter().position(|known| known == name).map(|at| brief.areas[at].number);
    let (one, other) = (number(&between.0)?, number(&between.1)?);
    brief.doorways.iter().find(|doorway| [(one, other), (other, one)].contains(&doorway.between))
}

fn length(points: &[Point]) -> f64 {
    points.windows(2).map(|pair| (gotham_content::geometry::distance_squared(pair[0], pair[1]) as f64).sqrt()).sum()
}

/// The place this far along a line.
fn along(points: &[Point], far: f64) -> Point {
    let mut left = far;
    for pair in points.windows(2) {
        let piece = length(pair);
        if left <= piece && piece > 0.0 {
            let part = left / piece;
            let at = |a: i32, b: i32| (f64::from(a) + f64::from(b - a) * part).round() as i32;
            return (at(pair[0].0, pair[1].0), at(pair[0].1, pair[1].1));
        }
        left -= piece;
    }
    points.last().copied().unwrap_or_default()
}

/// A line up to a place and from there on; the place is a corner of both.
fn split(points: &[Point], far: f64) -> (Vec<Point>, Vec<Point>) {
    if far <= 0.0 {
        return (Vec::new(), points.to_vec());
    }
    let (mut left, mut before) = (far, Vec::new());
    for (at, pair) in points.windows(2).enumerate() {
        before.push(pair[0]);
        let piece = length(pair);
        if left < piece {
            let place = along(pair, left);
            let mut after = vec![place];
            after.extend(&points[at + 1..]);
            before.push(place);
            before.dedup();
            after.dedup();
            return (before, after);
        }
        left -= piece;
    }
    (points.to_vec(), Vec::new())
}

fn nearest(points: &[Point], place: Point) -> f64 {
    points.windows(2).map(|pair| distance(pair[0], pair[1], place)).fold(f64::MAX, f64::min)
}

/// How far a place lies outside an outline.
fn outside(outline: &[Point], place: Point) -> f64 {
    match locate(outline, place) {
        Place::Outside => edges(outline).map(|edge| distance(edge.0, edge.1, place)).fold(f64::MAX, f64::min),
        Place::Inside | Place::OnEdge => 0.0,
    }
}
