//! What a builder would not leave: slivers, edges that nobody has said anything about, Areas out of order. None of it would
//! stop the rules; all of it is a slip of the pen.

use std::collections::BTreeSet;

use super::super::geometry::{
    Place, Point, Segment, distance_squared, distance_squared_to, edges, locate, shared_edges,
};
use super::super::map::Map;
use super::report::{Names, Report};

/// An Area without a place so far from its edges is a sliver, in millimeters.
const THIN: i32 = 5;
/// Two Areas that share less edge than this share a sliver of it, in millimeters.
const SHORT: i64 = 4;

/// The box around an outline: left, top, right, bottom.
type Around = (i32, i32, i32, i32);

impl Report {
    /// Slivers, edges that no entry names, and Areas that stand out of reading order.
    pub(super) fn tidy(&mut self, map: &Map, names: &Names, sound: &[bool]) {
        let around: Vec<Around> = map.areas.iter().map(|area| around(&area.outline)).collect();
        for (at, area) in map.areas.iter().enumerate().filter(|(at, _)| sound[*at]) {
            if !has_room(&area.outline, around[at]) {
                let message = format!("{} is a sliver: nowhere in it are its edges {THIN} millimeters away", area.id);
                self.add(format!("areas[{at}].outline"), message);
            }
        }
        self.edges_named(map, names, sound, &around);
        self.reading_order(map, sound, &around);
    }

    /// Every edge that two Areas share is in the file, and is more than a sliver.
    fn edges_named(&mut self, map: &Map, names: &Names, sound: &[bool], around: &[Around]) {
        let boundaries = map.boundaries.iter().map(|boundary| &boundary.between);
        let listed: BTreeSet<(usize, usize)> = boundaries
            .chain(map.doors.iter().map(|door| &door.between))
            .filter_map(|(one, other)| Some((*names.get(one.as_str())?, *names.get(other.as_str())?)))
            .map(|(one, other)| (one.min(other), one.max(other)))
            .collect();
        for later in 0..map.areas.len() {
            for earlier in
                (0..later).filter(|&earlier| sound[earlier] && sound[later] && meet(around[earlier], around[later]))
            {
                let (one, other) = (&map.areas[earlier], &map.areas[later]);
                let shared = shared_edges(&one.outline, &other.outline);
                let length: i64 = shared.iter().map(|Segment(a, b)| distance_squared(*a, *b).isqrt()).sum();
                if shared.is_empty() {
                    continue;
                }
                if length < SHORT {
                    let message = format!(
                        "{} and {} share only {length} millimeters of edge, at {:?}: draw a corner, or more edge",
                        one.id, other.id, shared[0].0
                    );
                    self.add(format!("areas[{later}].outline"), message);
                } else if !listed.contains(&(earlier, later)) {
                    let message = format!(
                        "{} and {} share an edge, at {:?}, that no boundary names: SolidWall if nothing passes",
                        one.id, other.id, shared[0].0
                    );
                    self.add("boundaries", message);
                }
            }
        }
    }

    /// G-52
    fn reading_order(&mut self, map: &Map, sound: &[bool], around: &[Around]) {
        for later in (0..map.areas.len()).filter(|&at| sound[at]) {
            let (_, top, right, bottom) = around[later];
            let comes_first = |&earlier: &usize| {
                let (left, upper, _, _) = around[earlier];
                sound[earlier] && (bottom <= upper || (top == upper && right <= left))
            };
            if let Some(earlier) = (0..later).find(comes_first) {
                let (id, before) = (&map.areas[later].id, &map.areas[earlier].id);
                let message = format!("{id} comes before {before} when one reads the board: list it before (G-52)");
                self.add(format!("areas[{later}]"), message);
            }
        }
    }
}

fn around(outline: &[Point]) -> Around {
    let x = || outline.iter().map(|point| point.0);
    let y = || outline.iter().map(|point| point.1);
    (x().min().unwrap_or(0), y().min().unwrap_or(0), x().max().unwrap_or(0), y().max().unwrap_or(0))
}

fn meet(one: Around, other: Around) -> bool {
    one.0 <= other.2 && other.0 <= one.2 && one.1 <= other.3 && other.1 <= one.3
}

/// Whether some place is far enough from every edge.
fn has_room(outline: &[Point], (left, top, right, bottom): Around) -> bool {
    let steps = |from: i32, to: i32| {
        let step = ((to - from) / 40).max(2) as usize;
        (from + THIN..=to - THIN).step_by(step)
    };
    let far = i64::from(THIN * THIN);
    steps(top, bottom).any(|y| {
        steps(left, right).any(|x| {
            locate(outline, (x, y)) == Place::Inside
                && edges(outline).all(|edge| distance_squared_to(edge, (x, y)) >= far)
        })
    })
}
