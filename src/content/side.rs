//! The two sides of a match.

use serde::{Deserialize, Serialize};

/// The two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The Heroes and their allies.
    Heroes,
    /// The Villain.
    Villain,
}

impl Side {
    /// The other side.
    pub fn enemy(self) -> Side {
        match self {
            Side::Heroes => Side::Villain,
            Side::Villain => Side::Heroes,
        }
    }
}
