//! Modes of a side: what it may not do, or is spared, while one is on.

use serde::{Deserialize, Serialize};

use super::Side;
use crate::id::ModeName;
use crate::script::{Minis, Written};
use crate::text::Text;

/// A mode of a side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// The id, unique in the mission.
    pub id: ModeName,
    /// The name.
    pub name: Text,
    /// A line for the mission sheet.
    pub text: Text,
    /// Whose.
    pub side: Side,
    /// Which miniatures of the side it is about, by what they are; `None`: all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Minis<Written>>,
    /// Whether it is on when the game begins.
    #[serde(default)]
    pub at_start: bool,
    /// What it means.
    pub restraints: Vec<Restraint>,
}

/// What a mode means for the miniatures of its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Restraint {
    /// They make no attacks.
    NoAttacks,
    /// They do not hinder the Moves of their enemies. R2 VII.A.3
    HinderNoMoves,
    /// They do not hinder anything else. R2 VII.C.7, VII.D.2, VII.E.2
    HinderNoActions,
    /// They cannot be attacked.
    NotAttacked,
    /// They do not move.
    NoMoves,
    /// They do not interact with the mission's objects.
    NoInteractions,
}
