//! Where the labels of a drawing stand, so that none lies on another.

use gotham_content::geometry::{Place, Point, distance_squared, locate};

/// A box on the drawing: left, top, width, height.
type Box4 = (i32, i32, i32, i32);

/// What is written on a drawing so far.
#[derive(Default)]
pub(super) struct LabelPlaces {
    taken: Vec<Box4>,
}

impl LabelPlaces {
    /// Keeps a place free, around its middle.
    pub(super) fn take(&mut self, middle: Point, size: (i32, i32)) {
        self.taken.push(around(middle, size));
    }

    /// Puts something at the first of these places where it lies on nothing else, or else where it lies on the least; says
    /// where. Without any place it is in the corner of the board.
    pub(super) fn put(&mut self, size: (i32, i32), places: impl IntoIterator<Item = Point>) -> Point {
        let mut best: Option<(i64, Point)> = None;
        for place in places {
            let on: i64 = self.taken.iter().map(|other| shared(around(place, size), *other)).sum();
            if best.is_none_or(|(least, _)| on < least) {
                best = Some((on, place));
            }
            if on == 0 {
                break;
            }
        }
        let place = best.map_or((0, 0), |(_, place)| place);
        self.take(place, size);
        place
    }
}

/// The places in an outline where something of this size is wholly inside, the nearest to its middle first.
pub(super) fn inside(outline: &[Point], middle: Point, size: (i32, i32)) -> Vec<Point> {
    const STEPS: i32 = 24;
    let range = |pick: fn(&Point) -> i32| {
        let values = || outline.iter().map(pick);
        (values().min().unwrap_or(0), values().max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (range(|p| p.0), range(|p| p.1));
    let steps = |from: i32, to: i32| (from..=to).step_by(((to - from) / STEPS).max(2) as usize);
    let fits = |place: &Point| {
        let (x, y, wide, high) = around(*place, size);
        let corners = [(x, y), (x + wide, y), (x, y + high), (x + wide, y + high)];
        corners.iter().all(|corner| locate(outline, *corner) == Place::Inside)
    };
    let mut found: Vec<Point> =
        steps(top, bottom).flat_map(|y| steps(left, right).map(move |x| (x, y))).chain([middle]).filter(fits).collect();
    found.sort_by_key(|place| distance_squared(*place, middle));
    if found.is_empty() { vec![middle] } else { found }
}

fn around((x, y): Point, (wide, high): (i32, i32)) -> Box4 {
    (x - wide / 2, y - high / 2, wide, high)
}

/// How much of two boxes is the same, in square millimeters.
fn shared(one: Box4, other: Box4) -> i64 {
    let along = |a: i32, length: i32, b: i32, other: i32| ((a + length).min(b + other) - a.max(b)).max(0);
    i64::from(along(one.0, one.2, other.0, other.2)) * i64::from(along(one.1, one.3, other.1, other.3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_is_left_free() {
        let mut places = LabelPlaces::default();
        places.take((10, 10), (8, 8));
        assert_eq!(places.put((6, 6), [(10, 10), (14, 12), (30, 10)]), (30, 10));
        assert_eq!(places.put((6, 6), [(11, 11), (33, 10)]), (33, 10), "half of it is better than all of it");
    }

    #[test]
    fn labels_stay_inside() {
        let corner = [(0, 0), (60, 0), (60, 20), (20, 20), (20, 60), (0, 60)];
        let found = inside(&corner, (10, 10), (10, 10));
        assert!(found.len() > 10 && found.iter().all(|place| locate(&corner, *place) == Place::Inside));
        assert_eq!(inside(&corner, (10, 10), (90, 10)), [(10, 10)]);
    }
}
