//! The free Success that each Hero may add once per game. R2 XIII, G-74

use serde::{Deserialize, Serialize};

use crate::event::{Part, PartOf};
use crate::id::MiniId;

/// Whether a Hero adds its free Success to what it is doing. R2 XIII
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeSuccess {
    /// Nobody was asked.
    #[default]
    Unasked,
    /// Its player was asked, and has not added it.
    Left,
    /// It counts.
    Added,
}

impl FreeSuccess {
    /// Whether nobody was asked.
    pub(crate) fn is_unasked(&self) -> bool {
        *self == FreeSuccess::Unasked
    }

    /// What it adds to the successes. G-74
    pub fn part(self) -> Option<Part> {
        (self == FreeSuccess::Added).then_some(Part { from: PartOf::FreeSuccess, amount: 1 })
    }
}

/// A Hero's player is asked while successes are counted. R2 XIII
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SuccessOffer {
    /// Whose free Success it is.
    pub mini: MiniId,
    /// The successes without it.
    pub successes: u8,
    /// The Difficulty of a Complex action.
    pub difficulty: Option<u8>,
    /// The target of an attack.
    pub target: Option<MiniId>,
}
