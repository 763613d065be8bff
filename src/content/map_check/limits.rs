//! How much a map may hold, and how far it may reach.

use super::super::geometry::{LIMIT, Point};

/// The most Areas of a map: as many as the rules' sets of Areas hold.
pub const MOST_AREAS: usize = 128;
/// The most corners of an outline.
pub(crate) const MOST_CORNERS: usize = 100;
/// The most Line of Sight markers of an Area.
pub const MOST_MARKERS: usize = 8;
/// The largest Occupation limit: as printed on the roomiest Areas.
pub(crate) const MOST_ROOM: u8 = 30;
/// The largest level of terrain or Elevation, as files may write it.
pub const MOST_LEVEL: u8 = 24;
/// The most doors, links or zones of a map: positions of doors and links are ids of one byte.
pub const MOST_NAMED: usize = 100;
/// The most boundaries, special Moves or props of a map.
pub(super) const MOST_ENTRIES: usize = 2_000;

/// Whether a point lies on the board, and no farther than any board reaches.
pub(super) fn in_range(point: Point, size: (i32, i32)) -> bool {
    (0..=size.0.min(LIMIT)).contains(&point.0) && (0..=size.1.min(LIMIT)).contains(&point.1)
}
