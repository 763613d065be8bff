//! Where the round and the turns are. R2 II, III.A, V.B, VI.B

use serde::{Deserialize, Serialize};

use crate::command::Stance;
use crate::id::{MiniId, TabletId, TileId};

/// How far setup has got. G-88
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupStep {
    /// Which Hero fills the slot. R2 II.A
    Hero(TabletId),
    /// What the Hero of the slot puts into its belt. R2 V.C.3
    Gadgets(TabletId),
    /// Which allies the Hero of the slot commands; none yet chosen for its Command Skill. R2 II.E
    Allies(TabletId),
    /// Allies that are not placed yet. R2 II.E
    PlaceAllies(TabletId),
}

/// How far the round has got. R2 III.A
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundStep {
    /// R2 III.A.1
    Upkeep,
    /// R2 III.A.2
    FirstTurn,
    /// R2 III.A.3
    SecondTurn,
    /// After both turns.
    End,
}

/// How far the Heroes' turn has got. R2 V.B
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HeroesStep {
    /// R2 V.B.1
    Rest,
    /// R2 V.B.3, for the Hero of a Bat-Tablet.
    Stance(TabletId),
    /// R2 V.B.4
    Actions,
    /// R2 V.B.6
    RestAgain,
    /// R2 V.B.3, for the Hero of a Bat-Tablet that has named its Stance.
    Recover(TabletId, Stance),
}

/// How far the Villain's turn has got. R2 VI.B
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VillainStep {
    /// Before R2 VI.B.1: tiles may leave. G-66
    Begin,
    /// R2 VI.B.1
    Recover,
    /// R2 VI.B.3, with this many activations left.
    Activate(u8),
    /// After R2 VI.B.4
    End,
}

/// A point of a turn at which a side is asked, for test positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The first Hero takes its Stance. R2 V.B.3
    Stances,
    /// The Heroes act. R2 V.B.4
    HeroActions,
    /// The Villain activates a tile; this many activations are left. R2 VI.B.3
    Activations(u8),
}

/// A tile whose miniatures are activated one after the other. R2 VI.B.3.c
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileActivation {
    /// The tile.
    pub tile: TileId,
    /// Miniatures that were not activated yet.
    pub left: Vec<MiniId>,
}

/// Cubes for a Dredge that are still to be paid. R2 VI.E
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dredge {
    /// How many.
    pub cubes: u8,
}

impl Dredge {
    /// What a Dredge costs. R2 VI.E
    pub(crate) const COST: u8 = 2;
}
