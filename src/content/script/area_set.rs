//! Areas that a board has, all at once.

use serde::{Deserialize, Serialize};

use crate::index::AreaId;

/// Areas as bits, by their ids: a board has at most 128.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AreaSet(pub u128);

impl AreaSet {
    /// One Area.
    pub fn of(area: AreaId) -> AreaSet {
        AreaSet(1 << area.0)
    }

    /// Whether it holds an Area.
    pub fn has(self, area: AreaId) -> bool {
        self.0 & (1 << area.0) != 0
    }

    /// The Areas in both.
    pub fn and(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }

    /// The Areas in either.
    pub fn or(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }

    /// Its Areas in reading order.
    pub fn iter(self) -> impl Iterator<Item = AreaId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| AreaId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }

    /// How many there are.
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl FromIterator<AreaId> for AreaSet {
    fn from_iter<I: IntoIterator<Item = AreaId>>(areas: I) -> AreaSet {
        AreaSet(areas.into_iter().fold(0, |set, area| set | 1 << area.0))
    }
}
