//! Which Areas are meant.

use serde::{Deserialize, Serialize};

use super::{Minis, Names, Role, Tokens};

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
    /// At most this many Moves on from each of the first, along a shortest way to the nearest of the second. G-6
    Toward(u8, Box<Areas<N>>, Box<Areas<N>>),
    /// Adjacent to one of these. R2 IV.C
    Beside(Box<Areas<N>>),
    /// In Line of Sight of one of these. R2 XI.A
    SeenFrom(Box<Areas<N>>),
    /// With a Reinforcement token that lies face up. R2 VI.D
    Reinforcement,
    /// The mission's ways out.
    Exits,
    /// Of this Elevation.
    Elevation(i8),
    /// In all of these.
    Both(Vec<Areas<N>>),
    /// In one of these.
    Either(Vec<Areas<N>>),
    /// In the first, not in the second.
    Except(Box<Areas<N>>, Box<Areas<N>>),
}
