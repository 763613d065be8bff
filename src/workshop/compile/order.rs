//! Where Areas stand in the file, and where their markers stand to begin with.

use gotham_content::Area;
use gotham_content::geometry::{Place, Point, distance_squared, distance_squared_to, edges, locate};

/// Outlines that begin this many millimeters below the first one of a row are still of that row.
const ROW: i32 = 60;

/// Sorts Areas row by row from top to bottom, and from left to right within a row. G-52
pub(crate) fn in_reading_order(areas: &mut Vec<Area>) {
    let corner = |area: &Area, pick: fn(&Point) -> i32| area.outline.iter().map(pick).min().unwrap_or(0);
    areas.sort_by_key(|area| (corner(area, |p| p.1), corner(area, |p| p.0)));
    let mut sorted: Vec<Area> = Vec::with_capacity(areas.len());
    while let Some(first) = areas.first() {
        let end = corner(first, |p| p.1) + ROW;
        let count = areas.iter().position(|area| corner(area, |p| p.1) >= end).unwrap_or(areas.len());
        let mut row: Vec<Area> = areas.drain(..count).collect();
        row.sort_by_key(|area| (corner(area, |p| p.0), corner(area, |p| p.1)));
        sorted.extend(row);
    }
    // Whatever lies wholly above comes first, and on one height whatever lies wholly to the left.
    let comes_first = |one: &Area, other: &Area| {
        let (top, upper) = (corner(one, |p| p.1), corner(other, |p| p.1));
        let most = |pick: fn(&Point) -> i32| one.outline.iter().map(pick).max().unwrap_or(0);
        most(|p| p.1) <= upper || (top == upper && most(|p| p.0) <= corner(other, |p| p.0))
    };
    for at in 0..sorted.len() {
        while let Some(later) = (at + 1..sorted.len()).find(|&later| comes_first(&sorted[later], &sorted[at])) {
            let moved = sorted.remove(later);
            sorted.insert(at, moved);
        }
    }
    *areas = sorted;
}

/// The markers of a sketch, each inside the outline: in its roomiest spot if there is none, and as near as can be where the
/// clean outline leaves one outside.
pub(super) fn markers(outline: &[Point], sketched: &[Point]) -> Vec<Point> {
    let spots = spots(outline, 4, 3);
    let room = |spot: &Point| edges(outline).map(|edge| distance_squared_to(edge, *spot)).min().unwrap_or(0);
    if sketched.is_empty() {
        return spots.iter().copied().max_by_key(room).into_iter().collect();
    }
    let inside = |marker: &Point| match locate(outline, *marker) {
        Place::Inside => Some(*marker),
        Place::OnEdge | Place::Outside => spots.iter().copied().min_by_key(|spot| distance_squared(*spot, *marker)),
    };
    sketched.iter().filter_map(inside).collect()
}

/// Places inside an outline on a grid of this step, at least so far from its edges.
pub(crate) fn spots(outline: &[Point], step: i32, far: i32) -> Vec<Point> {
    let range = |pick: fn(&Point) -> i32| {
        let values = || outline.iter().map(pick);
        (values().min().unwrap_or(0), values().max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (range(|p| p.0), range(|p| p.1));
    let on = |low: i32, high: i32| (0..=(high - low) / step).map(move |at| low + at * step);
    let far = i64::from(far * far);
    let is_free = |spot: &Point| {
        locate(outline, *spot) == Place::Inside && edges(outline).all(|edge| distance_squared_to(edge, *spot) >= far)
    };
    on(top, bottom).flat_map(|y| on(left, right).map(move |x| (x, y))).filter(is_free).collect()
}
