//! The Command Post and the River. R2 VI.A

use serde::{Deserialize, Serialize};

use super::Spaces;
use crate::id::TileId;

/// The Villain's cubes. R2 VI.A.1
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommandPost {
    /// Cubes in the Reserve Zone.
    pub reserve: u8,
    /// Cubes in the Fatigue Zone.
    pub fatigue: u8,
    /// Cubes on the Movement, Defense and Reroll spaces; the others stay empty.
    pub spaces: Spaces,
    /// Cubes that recover each turn.
    pub recovery: u8,
    /// Whether Demobilization was used. R2 VI.F
    pub demobilized: bool,
    /// Cubes that left the game. R2 VI.E
    pub lost: u8,
    /// Whether the Free Reroll of this turn is left. R2 XIII
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free_reroll: bool,
}

impl CommandPost {
    /// Every cube that it still has. R2 VI.A.1
    pub fn cubes(&self) -> u8 {
        self.fatigue + self.spaces.total() + self.reserve
    }
}

/// A place in the River. R2 VI.A.1.8
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RiverSlot {
    /// A Character tile, perhaps with its Neutralized side up.
    Tile {
        /// Which.
        tile: TileId,
        /// Its Neutralized side is up. R2 IX.B
        neutralized: bool,
    },
    /// The Event Warning tile.
    Event,
}
