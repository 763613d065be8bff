//! A miniature under activation, and a Movement. R2 VI.C, VII.A

use serde::{Deserialize, Serialize};

use crate::content::tile::Action;
use crate::rules::id::MiniId;
use crate::rules::prompt::ActivationStep;

/// A miniature under activation. R2 VI.C
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// Who.
    pub mini: MiniId,
    /// What comes next.
    pub step: ActivationStep,
    /// Whether it has moved, so that its First Movement Bonus is used up.
    pub moved: bool,
    /// Whether it had to stand up, which costs the First Movement Bonus. G-36
    pub rising: bool,
    /// The action that was chosen, with its Characteristic and how often it may still be done.
    pub action: Option<(Action, u8, u8)>,
}

impl Activation {
    /// A new activation. R2 VI.C.1
    pub fn of(mini: MiniId) -> Activation {
        Activation { mini, step: ActivationStep::FirstMovement, moved: false, rising: false, action: None }
    }

    /// How often the chosen action may still be done.
    pub fn attacks_left(&self) -> u8 {
        self.action.map_or(0, |(_, _, left)| left)
    }
}

/// A Movement under way. R2 VII.A
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Movement {
    /// Who moves.
    pub mini: MiniId,
    /// Move Points in the pool.
    pub points: u8,
    /// What Skills have ignored in this Movement.
    pub used: Ease,
}

/// What a Movement may ignore, or has ignored: Elusive, Mobility and Parkour count for a whole Movement. S2 Elusive
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Ease {
    /// Enemy Size. S2 Elusive
    pub elusive: u8,
    /// Difficult Terrain. S2 Mobility
    pub mobility: u8,
    /// Levels of Jumps and Climbs, or Wounds of Drops. S2 Parkour
    pub parkour: u8,
}

impl Ease {
    /// What is left of this when so much was used. The Skills count as they are now: Equipment dropped on the way can
    /// turn one on. R2 V.A.8
    pub fn less(self, used: Ease) -> Ease {
        Ease {
            elusive: self.elusive.saturating_sub(used.elusive),
            mobility: self.mobility.saturating_sub(used.mobility),
            parkour: self.parkour.saturating_sub(used.parkour),
        }
    }

    /// This and more.
    pub fn and(self, more: Ease) -> Ease {
        Ease {
            elusive: self.elusive + more.elusive,
            mobility: self.mobility + more.mobility,
            parkour: self.parkour + more.parkour,
        }
    }
}
