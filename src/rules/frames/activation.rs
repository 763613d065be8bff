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
}
