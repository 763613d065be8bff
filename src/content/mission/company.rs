//! Miniatures that are not the Villain's: by-standers, captives, allies without a commander.

use serde::{Deserialize, Serialize};

use super::Side;
use crate::id::TileName;
use crate::script::Allegiance;

/// Miniatures of a tile that have no place in the River by themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// The tile.
    pub tile: TileName,
    /// How many there are.
    pub count: u8,
    /// Whose side they are on.
    pub side: Allegiance,
    /// Which player decides for them, where something is to be decided; none = they do nothing by themselves.
    #[serde(default)]
    pub control: Option<Side>,
    /// Whether the enemies of their side, and of a Neutral one everybody, may attack them.
    #[serde(default)]
    pub attackable: bool,
}
