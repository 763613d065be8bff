//! Which Areas are meant.

use serde::{Deserialize, Serialize};

use super::{Minis, Names, Role, Tokens};
use crate::index::AreaId;

/// Areas of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Areas<N: Names> {
    /// Every Area.
    Anywhere,
    /// This one.
    At(N::Area),
    /// These.
    OneOf(Vec<N::Area>),
    /// Those of a zone of the map.
    Zone(N::Zone),
    /// Where the acting miniature stands.
    Here,
    /// The Area by the part that it plays: of the event, or picked before.
    The(Role<N>),
    /// Where these stand.
    Of(Box<Minis<N>>),
    /// Where these lie, or where their bearer stands.
    OfTokens(Box<Tokens<N>>),
    /// At most this many Moves from one of these. G-6
    Within(u8, Box<Areas<N>>),
    /// Adjacent to one of these. R2 IV.C
    Beside(Box<Areas<N>>),
    /// In Line of Sight of one of these. R2 XI.A
    SeenFrom(Box<Areas<N>>),
    /// With a Reinforcement token that lies face up. R2 VI.D
    Reinforcement,
    /// Of this Elevation.
    Elevation(i8),
    /// In all of these.
    Both(Vec<Areas<N>>),
    /// In one of these.
    Either(Vec<Areas<N>>),
    /// In the first, not in the second.
    Except(Box<Areas<N>>, Box<Areas<N>>),
}

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
