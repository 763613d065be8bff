//! Exact plane geometry on integer millimeters, y down: what the map check and the board's line of sight both need.
//!
//! Nothing here rounds. Coordinates stay within [`LIMIT`], so every product of two differences fits an `i64`; points
//! between the millimeters are written as fractions ([`Fractional`]) and compared in `i128`.

mod triangles;

use std::cmp::Ordering;

pub use triangles::triangles;

/// A point of the board, in millimeters.
pub type Point = (i32, i32);

/// The largest coordinate, in either direction, for which the arithmetic here is exact.
pub const LIMIT: i32 = 10_000;

/// A straight segment from one point to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Segment(pub Point, pub Point);

/// A point with fractional coordinates: `(x / over, y / over)`, `over` positive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fractional {
    /// Numerator of x.
    pub x: i64,
    /// Numerator of y.
    pub y: i64,
    /// The common denominator.
    pub over: i64,
}

/// Where a point lies relative to an outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Strictly inside.
    Inside,
    /// On an edge or a corner.
    OnEdge,
    /// Strictly outside.
    Outside,
}

/// Twice the signed area of the triangle: positive, zero or negative depending on whether `c` lies right of, on or left
/// of the way from `a` to `b` (y points down).
pub fn cross(a: Point, b: Point, c: Point) -> i64 {
    let (ux, uy) = difference(a, b);
    let (vx, vy) = difference(a, c);
    ux * vy - uy * vx
}

/// The scalar product of the ways from `a` to `b` and from `a` to `c`.
pub fn dot(a: Point, b: Point, c: Point) -> i64 {
    let (ux, uy) = difference(a, b);
    let (vx, vy) = difference(a, c);
    ux * vx + uy * vy
}

/// The square of the distance between two points.
pub fn distance_squared(a: Point, b: Point) -> i64 {
    dot(a, b, b)
}

fn difference(from: Point, to: Point) -> (i64, i64) {
    (i64::from(to.0) - i64::from(from.0), i64::from(to.1) - i64::from(from.1))
}

impl Segment {
    /// The same piece with its ends in order, so that both directions compare equal.
    pub fn ordered(self) -> Segment {
        Segment(self.0.min(self.1), self.0.max(self.1))
    }

    /// Whether a point lies on it, including its ends.
    pub fn contains(self, point: Point) -> bool {
        cross(self.0, self.1, point) == 0 && in_box(self, point)
    }

    /// Whether the two cross in a point inside both.
    pub fn crosses(self, other: Segment) -> bool {
        let side = |s: Segment, p| cross(s.0, s.1, p).signum();
        side(self, other.0) * side(self, other.1) < 0 && side(other, self.0) * side(other, self.1) < 0
    }

    /// The part that both have in common, if they lie on one line and share more than a point.
    pub fn overlap(self, other: Segment) -> Option<Segment> {
        if cross(self.0, self.1, other.0) != 0 || cross(self.0, self.1, other.1) != 0 {
            return None;
        }
        let (a, b) = (self.ordered(), other.ordered());
        let shared = Segment(a.0.max(b.0), a.1.min(b.1));
        (shared.0 < shared.1).then_some(shared)
    }

    /// Whether the two have any point in common.
    pub fn touches(self, other: Segment) -> bool {
        self.crosses(other)
            || self.contains(other.0)
            || self.contains(other.1)
            || other.contains(self.0)
            || other.contains(self.1)
    }

    /// Whether the boxes around the two meet: a quick no before the exact questions.
    pub fn boxes_meet(self, other: Segment) -> bool {
        let (left, right) = (self.0.0.min(self.1.0), self.0.0.max(self.1.0));
        let (top, bottom) = (self.0.1.min(self.1.1), self.0.1.max(self.1.1));
        left <= other.0.0.max(other.1.0)
            && right >= other.0.0.min(other.1.0)
            && top <= other.0.1.max(other.1.1)
            && bottom >= other.0.1.min(other.1.1)
    }

    /// Whether it comes into or touches a box, which is given by two opposite corners.
    pub fn enters_box(self, around: Segment) -> bool {
        let Segment((left, top), (right, bottom)) = around;
        let sides =
            [(left, top), (right, top), (right, bottom), (left, bottom)].map(|corner| cross(self.0, self.1, corner));
        self.boxes_meet(around) && !sides.iter().all(|side| *side > 0) && !sides.iter().all(|side| *side < 0)
    }
}

fn in_box(s: Segment, p: Point) -> bool {
    p.0 >= s.0.0.min(s.1.0) && p.0 <= s.0.0.max(s.1.0) && p.1 >= s.0.1.min(s.1.1) && p.1 <= s.0.1.max(s.1.1)
}

/// The edges of an outline, in order, the closing one last.
pub fn edges(outline: &[Point]) -> impl Iterator<Item = Segment> + '_ {
    outline.iter().zip(outline.iter().cycle().skip(1)).map(|(&a, &b)| Segment(a, b))
}

/// Twice the area inside an outline.
pub fn twice_area(outline: &[Point]) -> i64 {
    signed_area(outline).abs()
}

/// Whether the inside of an outline lies to the right of its edges, as they follow one another.
pub fn turns_right(outline: &[Point]) -> bool {
    signed_area(outline) > 0
}

fn signed_area(outline: &[Point]) -> i64 {
    edges(outline).map(|e| cross((0, 0), e.0, e.1)).sum()
}

/// Where a point lies relative to an outline.
pub fn locate(outline: &[Point], point: Point) -> Place {
    locate_fractional(outline, Fractional { x: i64::from(point.0), y: i64::from(point.1), over: 1 })
}

/// Where a point between the millimeters lies relative to an outline.
pub(crate) fn locate_fractional(outline: &[Point], point: Fractional) -> Place {
    let (x, y, over) = (i128::from(point.x), i128::from(point.y), i128::from(point.over));
    let mut inside = false;
    for Segment(a, b) in edges(outline) {
        let (ax, ay) = (i128::from(a.0) * over - x, i128::from(a.1) * over - y);
        let (bx, by) = (i128::from(b.0) * over - x, i128::from(b.1) * over - y);
        let turn = ax * by - ay * bx;
        if turn == 0 && ax * bx <= 0 && ay * by <= 0 {
            return Place::OnEdge;
        }
        // A ray toward positive x: count the edges that it crosses, including each edge's upper end but not its lower
        // one.
        if (ay > 0) != (by > 0) && (turn > 0) == (by > ay) {
            inside = !inside;
        }
    }
    if inside { Place::Inside } else { Place::Outside }
}

/// The pieces of edge that two outlines share, each with its ends in order, sorted.
pub(crate) fn shared_edges(one: &[Point], other: &[Point]) -> Vec<Segment> {
    let mut shared: Vec<Segment> = edges(one).flat_map(|a| edges(other).filter_map(move |b| a.overlap(b))).collect();
    shared.sort();
    shared.dedup();
    shared
}

/// Compares two fractions with positive denominators, each written as numerator and denominator.
pub fn compare_fractions(a: (i64, i64), b: (i64, i64)) -> Ordering {
    (i128::from(a.0) * i128::from(b.1)).cmp(&(i128::from(b.0) * i128::from(a.1)))
}

/// The square of the distance from a point to a piece, rounded down.
pub fn distance_squared_to(piece: Segment, point: Point) -> i64 {
    let length_squared = distance_squared(piece.0, piece.1);
    let along = dot(piece.0, piece.1, point);
    if along <= 0 {
        return distance_squared(piece.0, point);
    }
    if along >= length_squared {
        return distance_squared(piece.1, point);
    }
    let turn = cross(piece.0, piece.1, point);
    turn * turn / length_squared
}
