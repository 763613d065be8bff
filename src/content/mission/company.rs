//! Miniatures that are not the Villain's: bystanders, captives, allies without a commander.

use serde::{Deserialize, Serialize};

use super::Side;
use crate::id::TileName;
use crate::script::Allegiance;

/// Miniatures of a tile that has no place of its own in the River.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// The tile.
    pub tile: TileName,
    /// How many there are.
    pub count: u8,
    /// Whose side they are on.
    pub side: Allegiance,
    /// Which player decides for them, if anything is to be decided; `None`: they do nothing on their own.
    #[serde(default)]
    pub control: Option<Side>,
    /// Whether their side's enemies may attack them; for Neutral ones, everybody.
    #[serde(default)]
    pub attackable: bool,
    /// Explosions do them no harm.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub safe_from_explosions: bool,
}
