//! The Villain's play area. R2 II.B.

use serde::{Deserialize, Serialize};

use crate::dice::Color;
use crate::id::TileName;

/// The Villain's play area. R2 II.B.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillainSetup {
    /// Cubes in the Reserve Zone.
    pub reserve: u8,
    /// Cubes in the Fatigue Zone.
    pub fatigue: u8,
    /// Recovery Value.
    pub recovery: u8,
    /// Exertion limit of the Movement space. G-48.
    #[serde(default = "three")]
    pub movement_limit: u8,
    /// Move Points that a cube buys. G-48.
    #[serde(default = "one")]
    pub movement_multiplier: u8,
    /// The die that a cube adds to a Defense. G-48.
    #[serde(default = "orange")]
    pub defense_die: Color,
    /// Exertion limit of the Defense space. G-48.
    #[serde(default = "four")]
    pub defense_limit: u8,
    /// Exertion limit of the Reroll space. G-48.
    #[serde(default = "three")]
    pub reroll_limit: u8,
    /// Reinforcement Points that the Event Warning tile brings along with its Event, in the First edition. E-25
    #[serde(default)]
    pub points_beside_events: u8,
    /// The River from left to right.
    pub river: Vec<RiverTile>,
    /// Tiles set aside that the mission brings in later.
    #[serde(default)]
    pub set_aside: Vec<TileName>,
    /// Miniatures of each tile that exist in this mission; those not on the board at the start wait where `pool` says.
    pub miniatures: Vec<(TileName, u8)>,
    /// Miniatures that start in the Character Pool. R2 VI.D.
    #[serde(default)]
    pub pool: Vec<(TileName, u8)>,
}

fn one() -> u8 {
    1
}

fn orange() -> Color {
    Color::Orange
}

fn three() -> u8 {
    3
}

fn four() -> u8 {
    4
}

/// A place in the River.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RiverTile {
    /// A Character tile.
    Character(TileName),
    /// The Event Warning tile.
    EventWarning,
}
