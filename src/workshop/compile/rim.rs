//! The rim: where an Area borders on none, its outline stays as it is sketched.

use std::collections::BTreeSet;

use gotham_content::geometry::{LIMIT, Point, distance_squared};

use super::arcs::Arc;
use super::raster::NOBODY;

/// An edge that runs along the rim of the sheet and comes so near reaches it, in millimeters.
const RIM: i32 = 14;
/// How many times as long as its slant an edge is that runs along the rim.
const ALONG: i32 = 6;
/// How far a sketched corner may lie from the squares that stand for it, in millimeters.
const NEAR: i64 = 12;
/// Nearer to the end of a line, where another Area begins, sketched corners are its neighbor's as much, in millimeters.
const AT_END: i64 = 14;

/// A sketched outline, drawn up to the rim of the sheet where it runs along it.
pub(super) fn reaching(outline: &[Point], size: (i32, i32)) -> Vec<Point> {
    let count = outline.len();
    let kept = |side: i32| side.clamp(-LIMIT, 2 * LIMIT);
    let outline: Vec<Point> = outline.iter().map(|corner| (kept(corner.0), kept(corner.1))).collect();
    let mut drawn = outline.clone();
    for at in 0..count {
        let next = (at + 1) % count;
        let (a, b) = (outline[at], outline[next]);
        let (wide, high) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        for rim in [0, size.0] {
            if wide * ALONG <= high && (a.0 - rim).abs() <= RIM && (b.0 - rim).abs() <= RIM {
                (drawn[at].0, drawn[next].0) = (rim, rim);
            }
        }
        for rim in [0, size.1] {
            if high * ALONG <= wide && (a.1 - rim).abs() <= RIM && (b.1 - rim).abs() <= RIM {
                (drawn[at].1, drawn[next].1) = (rim, rim);
            }
        }
    }
    drawn
}

/// The corners of a sketch that lie on a line of its rim: the place of each on the line, and the corner. None on a line
/// between two Areas.
pub(super) fn corners(arc: &Arc, sketches: &[Vec<Point>]) -> Vec<(usize, Point)> {
    if arc.sides.0 != NOBODY || arc.sides.1 == NOBODY {
        return Vec::new();
    }
    let (Some(first), Some(last)) = (arc.points.first(), arc.points.last()) else { return Vec::new() };
    let is_at_end = |place: Point| [first, last].iter().any(|end| distance_squared(**end, place) < AT_END * AT_END);
    let mut found: Vec<(usize, Point)> = sketches[usize::from(arc.sides.1) - 1]
        .iter()
        .filter(|corner| !is_at_end(**corner))
        .filter_map(|corner| {
            let far = |at: &usize| distance_squared(arc.points[*at], *corner);
            let nearest = (1..arc.points.len().saturating_sub(1)).min_by_key(far)?;
            (far(&nearest) <= NEAR * NEAR).then_some((nearest, *corner))
        })
        .collect();
    found.sort_unstable();
    // Of corners that are near each other, the first: what lies between them is no wider than a hook.
    found.dedup_by(|(at, corner), (before, kept)| at == before || distance_squared(*corner, *kept) <= NEAR * NEAR);
    found
}

/// Puts the ends of lines all around an Area, which are anywhere on its rim, onto the sketched corners near them.
pub(super) fn close_rings(arcs: &mut [Arc], sketches: &[Vec<Point>], leave: impl Fn(&Arc) -> bool) {
    let ends: BTreeSet<Point> =
        arcs.iter().flat_map(|arc| [arc.points.first(), arc.points.last()]).flatten().copied().collect();
    for end in ends {
        let is_here = |arc: &&Arc| arc.points.first() == Some(&end) || arc.points.last() == Some(&end);
        let mut here = arcs.iter().filter(is_here);
        let Some(sides) = here.next().map(|arc| arc.sides) else { continue };
        let is_ring = sides.0 == NOBODY && sides.1 != NOBODY && here.all(|arc| arc.sides == sides);
        let nearest = || {
            let corners = sketches[usize::from(sides.1) - 1].iter().copied();
            let nearest = corners.min_by_key(|corner| distance_squared(*corner, end))?;
            (distance_squared(nearest, end) <= NEAR * NEAR).then_some(nearest)
        };
        let Some(corner) = is_ring.then(nearest).flatten() else { continue };
        for arc in arcs.iter_mut().filter(|arc| arc.sides == sides && !leave(arc)) {
            for at in [0, arc.points.len() - 1] {
                if arc.points[at] == end {
                    sharpen(&mut arc.points, at, corner);
                }
            }
            arc.points.dedup();
        }
    }
}

/// Puts a corner into a line of squares, which is rounded there. Positions stay as they are.
pub(super) fn sharpen(points: &mut [Point], at: usize, corner: Point) {
    let is_round = |point: &&mut Point| distance_squared(**point, corner) <= NEAR * NEAR;
    let (before, after) = points.split_at_mut(at);
    before
        .iter_mut()
        .rev()
        .take_while(is_round)
        .chain(after.iter_mut().take_while(is_round))
        .for_each(|point| *point = corner);
}
