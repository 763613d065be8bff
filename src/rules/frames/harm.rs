//! Wounds, and what causes them: hazards, Explosions, tokens. R2 IX.A, XI

use serde::{Deserialize, Serialize};

use crate::board::AreaId;
use crate::event::{FieldKind, RollFor};
use crate::id::MiniId;
use gotham_content::mission::Side;

/// Wounds to suffer, one after the other. R2 IX.A
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wounds {
    /// Who.
    pub mini: MiniId,
    /// How many are left.
    pub left: u8,
    /// How many were suffered.
    pub suffered: u8,
    /// Who deals them: the attacker, or whoever caused the Explosion; `None`: nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<MiniId>,
}

/// Yellow dice whose successes are Wounds. R2 VII.A.6, XI.B, XI.D
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hazard {
    /// Who.
    pub mini: MiniId,
    /// How many Yellow dice.
    pub level: u8,
    /// Why.
    pub roll: RollFor,
    /// Bonus Rerolls, as they were when it came, so that the order of those hit together doesn't affect how they help
    /// each other.
    pub bonus: u8,
    /// Rerolls that Misfortune forces, and whose it is, as they were then. G-31
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forced: Option<(MiniId, u8)>,
    /// Wounds that Parkour takes away. S2 Parkour
    pub spared: u8,
    /// The number of Wounds that knocks it down; 0: never. S2 Immobilization
    pub lays_down: u8,
    /// What the dice show.
    pub rolled: Option<u8>,
    /// Whose doing it is; `None`: nobody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<MiniId>,
}

/// An Explosion under way. R2 XI.D
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explosion {
    /// Where.
    pub area: AreaId,
    /// Its level.
    pub level: u8,
    /// Whose doing it is; `None`: nobody's.
    pub by: Option<MiniId>,
    /// Who is unhurt: the one who causes it with Blast or Scream. G-34
    pub spares: Option<MiniId>,
    /// The number of Wounds that knocks its victims down; 0: never. S2 Immobilization
    pub lays_down: u8,
    /// Tokens that may follow.
    pub tokens: Vec<(FieldKind, u8)>,
    /// Whether it has gone off.
    pub is_over: bool,
}

impl Explosion {
    /// An Explosion of the mission, caused by nobody.
    pub fn plain(area: AreaId, level: u8, by: Option<MiniId>) -> Explosion {
        Explosion { area, level, by, spares: None, lays_down: 0, tokens: Vec::new(), is_over: false }
    }
}

/// Tokens that somebody may put into an Area. S2 Frost, S2 Toxic Gas, S2 Smoke Grenade
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PutTokens {
    /// Which kind.
    pub kind: FieldKind,
    /// Where.
    pub area: AreaId,
    /// How many at most.
    pub most: u8,
    /// Whose turns they count, and who decides.
    pub by: Side,
    /// Who isn't hurt when they come: the one who threw them with a card that is used up. E-30
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spares: Option<MiniId>,
}
