//! The outline of an Area on the painted picture: what lies inside, and how far from its rim.

use bevy::math::Vec2;

use gotham_content::geometry::Point;

/// A place of the board, in millimeters.
pub(super) fn to_vec(point: Point) -> Vec2 {
    Vec2::new(point.0 as f32, point.1 as f32)
}

/// The corners of an Area, and the box around them.
pub(super) struct Outline {
    corners: Vec<Vec2>,
    /// The corner of the box with the smallest coordinates.
    pub least: Vec2,
    /// The corner of the box with the largest coordinates.
    pub most: Vec2,
}

impl Outline {
    /// The outline with these corners.
    pub(super) fn of(corners: &[Point]) -> Outline {
        let corners: Vec<Vec2> = corners.iter().copied().map(to_vec).collect();
        let least = corners.iter().copied().reduce(Vec2::min).unwrap_or_default();
        let most = corners.iter().copied().reduce(Vec2::max).unwrap_or_default();
        Outline { corners, least, most }
    }

    fn edges(&self) -> impl Iterator<Item = (Vec2, Vec2)> {
        self.corners.iter().copied().zip(self.corners.iter().copied().cycle().skip(1))
    }

    /// Whether a place lies inside.
    pub(super) fn holds(&self, at: Vec2) -> bool {
        let mut is_inside = false;
        for (here, next) in self.edges() {
            if (here.y > at.y) != (next.y > at.y)
                && at.x < (next.x - here.x) * (at.y - here.y) / (next.y - here.y) + here.x
            {
                is_inside = !is_inside;
            }
        }
        is_inside
    }

    /// How far a place is from the rim.
    pub(super) fn distance(&self, at: Vec2) -> f32 {
        let nearest = self.edges().map(|(from, to)| {
            let way = to - from;
            let part = ((at - from).dot(way) / way.length_squared().max(0.001)).clamp(0.0, 1.0);
            at.distance_squared(from + way * part)
        });
        nearest.fold(f32::MAX, f32::min).sqrt()
    }
}
