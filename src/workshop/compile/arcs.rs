//! The lines between the squares of a [`Raster`]: each once, so that what two Areas share they share exactly.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::geometry::Point;

use super::raster::{Raster, SIDE};

/// A line between two neighbors, from one meeting of three to the next, or all around what has only one neighbor.
#[derive(Clone, Debug)]
pub(super) struct Arc {
    /// Who has either side; [`super::raster::NOBODY`] is one of them at the rim.
    pub(super) sides: (u8, u8),
    /// Its corners in millimeters.
    pub(super) points: Vec<Point>,
}

/// A grid corner with the grid corners beside it that a line leads to, and who is on the sides of that step.
type Steps = BTreeMap<Point, Vec<(Point, (u8, u8))>>;

/// Every line of a sheet, corner by corner.
pub(super) fn arcs(raster: &Raster, size: (i32, i32)) -> Vec<Arc> {
    let mut steps: Steps = BTreeMap::new();
    let mut add = |from: Point, to: Point, one: u8, other: u8| {
        if one != other {
            let sides = (one.min(other), one.max(other));
            steps.entry(from).or_default().push((to, sides));
            steps.entry(to).or_default().push((from, sides));
        }
    };
    for y in 0..=raster.height {
        for x in 0..=raster.width {
            add((x, y), (x + 1, y), raster.at((x, y - 1)), raster.at((x, y)));
            add((x, y), (x, y + 1), raster.at((x - 1, y)), raster.at((x, y)));
        }
    }
    let mut walked: BTreeSet<(Point, Point)> = BTreeSet::new();
    let mut found = Vec::new();
    let meetings: Vec<Point> = steps.iter().filter(|(_, ways)| ways.len() != 2).map(|(place, _)| *place).collect();
    let stops: BTreeSet<Point> = meetings.iter().copied().collect();
    for start in meetings {
        for way in 0..steps[&start].len() {
            found.extend(walk(&steps, &stops, &mut walked, start, way));
        }
    }
    // What is left are rings: cut at their first corner and at the one farthest from it.
    let all: Vec<Point> = steps.keys().copied().collect();
    for start in all {
        if steps[&start].iter().all(|(to, _)| walked.contains(&(start, *to))) {
            continue;
        }
        if let Some(ring) = walk(&steps, &BTreeSet::from([start]), &mut walked, start, 0) {
            let far = (0..ring.points.len())
                .max_by_key(|&at| gotham_content::geometry::distance_squared(start, ring.points[at]));
            let far = far.unwrap_or(0);
            found.push(Arc { sides: ring.sides, points: ring.points[..=far].to_vec() });
            found.push(Arc { sides: ring.sides, points: ring.points[far..].to_vec() });
        }
    }
    for arc in &mut found {
        for point in &mut arc.points {
            *point = ((point.0 * SIDE).min(size.0), (point.1 * SIDE).min(size.1));
        }
    }
    found
}

/// Follows a line from a place up to the next stop.
fn walk(
    steps: &Steps,
    stops: &BTreeSet<Point>,
    walked: &mut BTreeSet<(Point, Point)>,
    start: Point,
    way: usize,
) -> Option<Arc> {
    let (mut to, sides) = steps[&start][way];
    if walked.contains(&(start, to)) {
        return None;
    }
    let (mut from, mut points) = (start, vec![start]);
    loop {
        walked.extend([(from, to), (to, from)]);
        points.push(to);
        if stops.contains(&to) {
            return Some(Arc { sides, points });
        }
        let next = steps[&to].iter().find(|(next, _)| *next != from && !walked.contains(&(to, *next)));
        let Some((next, _)) = next else { return Some(Arc { sides, points }) };
        (from, to) = (to, *next);
    }
}
