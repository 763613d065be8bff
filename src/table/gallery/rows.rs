//! Where everybody stands in a line-up: as on steps for a group picture, as large as the window allows.

use bevy::math::{Vec2, Vec3};

use crate::table::camera::FIELD;

/// From figure to figure, from row to row, and how much higher each row stands than the one in front of it.
const ASIDE: f32 = 0.5;
const BEHIND: f32 = 0.5;
const HIGHER: f32 = 0.14;

/// How high a figure may be, with its weapon raised.
const TALLEST: f32 = 0.8;

/// How steeply the camera looks at a line-up, in radians.
pub(super) const PITCH: f32 = 0.5;

/// The rows of a line-up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rows {
    count: usize,
    columns: usize,
    /// How far away the camera is.
    pub distance: f32,
}

impl Rows {
    /// Rows for this many, in a window with a given width-to-height ratio, part of whose width is free.
    pub(super) fn new(count: usize, aspect: f32, free: f32) -> Rows {
        let of = |columns: usize| {
            let rows = Rows { count, columns, distance: 0.0 };
            Rows { distance: rows.needed(aspect, free), ..rows }
        };
        let all = (1..=count.max(1)).map(of);
        all.min_by(|one, other| one.distance.total_cmp(&other.distance)).unwrap_or_else(|| of(1))
    }

    fn needed(&self, aspect: f32, free: f32) -> f32 {
        let size = self.size();
        let view = 2.0 * (FIELD / 2.0).tan();
        let rise = (self.lines() - 1) as f32 * HIGHER + TALLEST;
        let wide = (size.x + ASIDE) / (view * aspect * free);
        let high = ((size.y + ASIDE) * PITCH.sin() + rise * PITCH.cos()) / view;
        // the row in front is nearer than the middle
        wide.max(high) + size.y / 2.0 * PITCH.cos()
    }

    /// How many rows there are.
    pub(super) fn lines(&self) -> usize {
        self.count.div_ceil(self.columns).max(1)
    }

    /// Width and depth between the outermost figures.
    pub(super) fn size(&self) -> Vec2 {
        Vec2::new((self.columns - 1) as f32 * ASIDE, (self.lines() - 1) as f32 * BEHIND)
    }

    /// The middle of what is to be shown.
    pub(super) fn middle(&self) -> Vec3 {
        Vec3::Y * ((self.lines() - 1) as f32 * HIGHER / 2.0 + 0.2)
    }

    /// Where the one with this number stands: the first one on the left of the farthest row.
    pub(super) fn place(&self, number: usize) -> Vec3 {
        let (row, column) = (number / self.columns, number % self.columns);
        let in_row = self.columns.min(self.count - row * self.columns);
        let x = (column as f32 - (in_row - 1) as f32 / 2.0) * ASIDE;
        let from_front = self.lines() - 1 - row;
        Vec3::new(x, from_front as f32 * HIGHER, self.size().y / 2.0 - from_front as f32 * BEHIND)
    }

    /// The steps below them, the one in front first: middle and size of each.
    pub(super) fn steps(&self) -> impl Iterator<Item = (Vec3, Vec3)> {
        let (lines, size) = (self.lines(), self.size());
        (0..lines).map(move |line| {
            let high = line as f32 * HIGHER + 0.1;
            let front = size.y / 2.0 - line as f32 * BEHIND;
            (Vec3::new(0.0, high / 2.0 - 0.1, front), Vec3::new(size.x + 2.0 * ASIDE, high, BEHIND))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_room() {
        for count in [1, 2, 7, 32, 59, 124, 228] {
            let rows = Rows::new(count, 16.0 / 9.0, 0.75);
            let places: Vec<Vec3> = (0..count).map(|number| rows.place(number)).collect();
            for (at, one) in places.iter().enumerate() {
                assert!(places[..at].iter().all(|other| one.distance(*other) > ASIDE * 0.9), "{count}: {at}");
            }
            assert_eq!(rows.steps().count(), rows.lines());
        }
    }

    #[test]
    fn a_crowd_is_seen_from_where_a_match_is_seen() {
        let rows = Rows::new(59, 16.0 / 9.0, 0.75);
        assert!((4.0..9.0).contains(&rows.distance), "{rows:?}");
        assert!(Rows::new(228, 16.0 / 9.0, 0.75).distance < 16.0);
    }
}
