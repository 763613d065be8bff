//! How large the figures of content may be, and how long its lists.

/// The largest number on a Screen, tile, card, map or mission; no printed one is half as large. The rules add a few of
/// them up in one byte.
pub(crate) const LARGEST: u8 = 24;
/// The longest list of a mission: positions in it are ids of one byte.
pub(crate) const LONGEST: usize = 100;
/// Positions of the River when a match begins. R2 VI.A.1
pub const RIVER_POSITIONS: usize = 8;
