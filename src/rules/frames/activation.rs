//! A miniature under activation, and a Movement. R2 VI.C, VII.A

use serde::{Deserialize, Serialize};

use crate::effort::is_nothing;
use crate::id::MiniId;
use crate::prompt::ActivationStep;
use gotham_content::tile::Action;

/// A miniature under activation. R2 VI.C
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// Who.
    pub mini: MiniId,
    /// What comes next.
    pub step: ActivationStep,
    /// Whether it has moved, so that its First Movement Bonus is used up.
    pub moved: bool,
    /// Whether it had to get up, which costs the First Movement Bonus. G-36
    pub rising: bool,
    /// Move Points of its First Movement Bonus that it has saved for its second Movement. R2 XIII
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub kept_points: u8,
    /// The action that was chosen, with its Characteristic and how often it may still be done.
    pub action: Option<(Action, u8, u8)>,
}

impl Activation {
    /// A new activation. R2 VI.C.1
    pub fn of(mini: MiniId) -> Activation {
        let step = ActivationStep::FirstMovement;
        Activation { mini, step, moved: false, rising: false, kept_points: 0, action: None }
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
    /// How many of them are not lost when it ends: they are spent last. R2 XIII, G-74
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub kept: u8,
    /// The mission grants it: what applies to a Movement action doesn't apply to it. R2 XIII
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_granted: bool,
}

impl Movement {
    /// A Movement whose Move Points are lost when it ends.
    pub fn with(mini: MiniId, points: u8) -> Movement {
        Movement { mini, points, kept: 0, is_granted: false }
    }

    /// A Movement that the mission grants. R2 VII
    pub fn granted(mini: MiniId, points: u8) -> Movement {
        Movement { is_granted: true, ..Movement::with(mini, points) }
    }

    /// Takes Move Points from the pool; those that would be lost go first. G-74
    pub fn spend(&mut self, cost: u8) {
        self.points = self.points.saturating_sub(cost);
        self.kept = self.kept.min(self.points);
    }
}
