//! Tile Activation cards. SOLO V.B

use serde::{Deserialize, Serialize};

use crate::attack::AttackKind;
use crate::id::AiCardName;

/// A Tile Activation card. SOLO V.B, G-54
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileCard {
    /// The id.
    pub id: AiCardName,
    /// Which Hero is meant when several qualify. SOLO IX
    pub tie: Tiebreaker,
    /// What is activated first, and then: each tile's Tasks in order.
    pub columns: [Column; 2],
    /// Which Attack a miniature with both kinds tries first. SOLO VI
    pub attack: AttackKind,
    /// Which of several Attack options it uses, from 1. SOLO VI
    pub option: u8,
}

/// A column: one activation. SOLO V.B
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// Whose.
    pub slot: Slot,
    /// What each miniature tries, in order. Each Task appears once.
    pub tasks: [Task; 3],
}

/// Which tile a column activates. SOLO V.B
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// The one at this position of the River, 1 to 4, for its cost.
    River(u8),
    /// The Leader tile that lies lowest in the River, for free.
    Leader,
}

/// What a Minion tries. SOLO VI, VII, VIII
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// SOLO VI
    Attack,
    /// SOLO VII
    Advance,
    /// SOLO VIII
    Protect,
}

/// Which of several Heroes is meant; ties are drawn. SOLO IX
///
/// For a Hero without a Bat-Tablet, Wounds are lost Life Points; it has no cubes and no Stance, and counts as 0 and
/// Active.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tiebreaker {
    /// The most cubes in the Wounds Zone.
    MostWounds,
    /// The fewest.
    FewestWounds,
    /// The most cubes in the Fatigue Zone.
    MostFatigue,
    /// The fewest cubes in the Reserve.
    LowestReserve,
    /// The most.
    HighestReserve,
    /// In Resting Stance.
    Resting,
    /// In Active Stance.
    Active,
    /// The fewest Villain miniatures in the Hero's Area.
    FewestVillains,
    /// Closest to an active Objective, of either side.
    ClosestToObjective,
}
