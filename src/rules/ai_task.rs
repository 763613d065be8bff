//! What the automated Villain's cards have a miniature do, and why it cannot. SOLO VI to XI, G-53

use serde::{Deserialize, Serialize};

use crate::content::solo::{LeaderTask, Task};

/// A Task of a miniature. SOLO V.B, XI
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AiTask {
    /// Of a Tile Activation card.
    Tile(Task),
    /// Of a Leader Activation card.
    Leader(LeaderTask),
    /// What is left where no Task can be completed. SOLO IX
    TowardsHero,
}

/// Why a Task cannot be completed. G-53
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StruckOut {
    /// No Hero stands on the board.
    NoHero,
    /// The tile has no such Characteristic.
    NoCharacteristic,
    /// The tile has not the Skill, or has used it.
    NoSkill,
    /// Nobody can be attacked, from here or from where it can get to.
    NobodyInReach,
    /// It cannot get to the Hero.
    HeroTooFar,
    /// The Hero that is meant lies down already.
    LiesDown,
    /// No Objective is active.
    NoObjective,
    /// It can do nothing for any Objective.
    CannotAdvance,
    /// It cannot get to the Objective.
    ObjectiveTooFar,
    /// No Minion can come.
    NoMinion,
    /// It has all its Life Points.
    Unhurt,
    /// No Area has room for it.
    NoRoom,
}

/// Why a column activates nobody. SOLO V.B, G-53
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Skipped {
    /// The tile costs more cubes than are in Reserve.
    TooDear {
        /// What it costs.
        cost: u8,
        /// Cubes in Reserve.
        reserve: u8,
    },
    /// No Leader's tile shows its living side.
    NoLeader,
    /// Every tile of the River was passed over.
    NoTile,
    /// The mission does not let the tile be activated before this round.
    Banned {
        /// The round.
        round: u8,
    },
}
