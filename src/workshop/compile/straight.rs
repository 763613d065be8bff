//! Lines as a builder would draw them: few corners, and straight along the sheet where they nearly are.

use std::collections::BTreeMap;

use gotham_content::geometry::Point;

use super::arcs::Arc;
use super::rim::sharpen;

/// How far a drawn line may lie from the squares that it stands for, in millimeters.
const TOLERANCE: f64 = 5.0;
/// How far apart corners may be that are brought to one line along the sheet.
const SPREAD: i32 = 9;
/// Lines along the sheet lie on multiples of this many millimeters.
const STEP: i32 = 2;

/// Lines with few corners. Those with a `care` greater than 0 stay closer to their squares; the others have the corners that
/// are `kept` on them, each at its position.
pub(super) fn simplified(
    arcs: &[Arc],
    care: impl Fn(&Arc) -> u32,
    kept: impl Fn(&Arc) -> Vec<(usize, Point)>,
) -> Vec<Arc> {
    arcs.iter()
        .map(|arc| {
            let care = care(arc);
            let tolerance = TOLERANCE / f64::from(1 + care * 2);
            let mut points = arc.points.clone();
            let mut stops = vec![0];
            for (at, corner) in if care == 0 { kept(arc) } else { Vec::new() } {
                sharpen(&mut points, at, corner);
                stops.push(at);
            }
            stops.push(points.len() - 1);
            let piece = |ends: &[usize]| {
                let mut piece = points[ends[0]..=ends[1]].to_vec();
                piece.dedup();
                simple(&piece, tolerance)
            };
            let mut drawn: Vec<Point> = stops.windows(2).flat_map(piece).collect();
            drawn.dedup();
            Arc { sides: arc.sides, points: drawn }
        })
        .collect()
}

/// Leaves out the corners that lie within a tolerance of the line between those that stay.
fn simple(points: &[Point], tolerance: f64) -> Vec<Point> {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return Vec::new() };
    let far = |at: usize| distance(*first, *last, points[at]);
    let farthest = (1..points.len().saturating_sub(1)).max_by(|one, other| far(*one).total_cmp(&far(*other)));
    match farthest {
        Some(at) if far(at) > tolerance => {
            let mut left = simple(&points[..=at], tolerance);
            left.pop();
            left.extend(simple(&points[at..], tolerance));
            left
        }
        _ => vec![*first, *last],
    }
}

/// How far a point lies from a piece of line.
pub(super) fn distance(a: Point, b: Point, point: Point) -> f64 {
    (gotham_content::geometry::distance_squared_to(gotham_content::geometry::Segment(a, b), point) as f64).sqrt()
}

/// Brings corners of lines that run nearly along the sheet to one line, wherever Areas share them. Lines for which `leave`
/// holds stay where they are.
pub(super) fn straighten(arcs: &mut [Arc], size: (i32, i32), leave: impl Fn(&Arc) -> bool) {
    let mut x = Together::default();
    let mut y = Together::default();
    let mut pieces: Vec<(Point, Point)> = Vec::new();
    for arc in arcs.iter().filter(|arc| !leave(arc)) {
        pieces.extend(arc.points.windows(2).map(|pair| (pair[0], pair[1])));
    }
    let length = |(a, b): &(Point, Point)| (a.0 - b.0).abs().max((a.1 - b.1).abs());
    pieces.sort_by_key(|piece| -length(piece));
    for (a, b) in pieces {
        let (dx, dy) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        if dy <= 8 && dx >= 3 * dy {
            y.join((a, a.1), (b, b.1));
        }
        if dx <= 8 && dy >= 3 * dx {
            x.join((a, a.0), (b, b.0));
        }
    }
    let (x, y) = (x.values(size.0), y.values(size.1));
    for point in arcs.iter_mut().flat_map(|arc| &mut arc.points) {
        *point = (x.get(point).copied().unwrap_or(point.0), y.get(point).copied().unwrap_or(point.1));
    }
    for arc in arcs {
        arc.points.dedup();
    }
}

/// Corners that get one coordinate.
#[derive(Default)]
struct Together {
    groups: Vec<Vec<(Point, i32)>>,
    of: BTreeMap<Point, usize>,
}

impl Together {
    fn join(&mut self, one: (Point, i32), other: (Point, i32)) {
        let (one, other) = (self.group(one), self.group(other));
        if one == other {
            return;
        }
        let values = || self.groups[one].iter().chain(&self.groups[other]).map(|(_, value)| *value);
        let (least, most) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        if most - least <= SPREAD {
            let moved = std::mem::take(&mut self.groups[other]);
            for (point, _) in &moved {
                self.of.insert(*point, one);
            }
            self.groups[one].extend(moved);
        }
    }

    fn group(&mut self, (point, value): (Point, i32)) -> usize {
        *self.of.entry(point).or_insert_with(|| {
            self.groups.push(vec![(point, value)]);
            self.groups.len() - 1
        })
    }

    /// The new coordinate of each corner: the middle one of its group, on the rim if that is near.
    fn values(self, most: i32) -> BTreeMap<Point, i32> {
        let mut values = BTreeMap::new();
        for group in self.groups.into_iter().filter(|group| group.len() > 1) {
            let mut sorted: Vec<i32> = group.iter().map(|(_, value)| *value).collect();
            sorted.sort_unstable();
            let middle = sorted[sorted.len() / 2];
            let value = if middle <= 4 {
                0
            } else if most - middle <= 4 {
                most
            } else {
                (middle + STEP / 2) / STEP * STEP
            };
            values.extend(group.into_iter().map(|(point, _)| (point, value)));
        }
        values
    }
}

/// Makes one meeting of lines that are shorter than `least` and for which `may` holds.
pub(super) fn collapse(arcs: &mut Vec<Arc>, least: f64, may: impl Fn(&Arc) -> bool) {
    loop {
        let length = |arc: &Arc| -> f64 {
            arc.points
                .windows(2)
                .map(|pair| (gotham_content::geometry::distance_squared(pair[0], pair[1]) as f64).sqrt())
                .sum()
        };
        let Some(at) =
            arcs.iter().position(|arc| length(arc) < least && may(arc) && arc.points.first() != arc.points.last())
        else {
            return;
        };
        let gone = arcs.remove(at);
        let (Some(&first), Some(&last)) = (gone.points.first(), gone.points.last()) else { continue };
        for arc in arcs.iter_mut() {
            for point in &mut arc.points {
                if *point == last {
                    *point = first;
                }
            }
            arc.points.dedup();
        }
        arcs.retain(|arc| arc.points.len() > 1);
    }
}

/// Leaves out corners at which a line does not turn. Its ends stay.
pub(super) fn without_needless(points: &[Point]) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::with_capacity(points.len());
    for (at, point) in points.iter().enumerate() {
        let turns = match (kept.last(), points.get(at + 1)) {
            (Some(before), Some(after)) => gotham_content::geometry::cross(*before, *point, *after) != 0,
            _ => true,
        };
        if turns {
            kept.push(*point);
        }
    }
    kept
}
