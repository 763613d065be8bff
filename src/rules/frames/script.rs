//! What the mission file makes happen: effects in order, and parts of one moment. G-2, G-47

use serde::{Deserialize, Serialize};

use crate::content::mission::{Effect, Moment};
use crate::rules::id::{MiniId, TokenId};

/// What "here" and "chosen" mean for a list of effects.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Context {
    /// Who caused them.
    pub mini: Option<MiniId>,
    /// The token in its Area.
    pub here: Option<TokenId>,
    /// The token chosen elsewhere.
    pub chosen: Option<TokenId>,
}

/// Effects under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effects {
    /// What is left, the next one last.
    pub left: Vec<Effect>,
    /// What they speak of.
    pub context: Context,
}

impl Effects {
    /// A list of effects in order.
    pub fn new(effects: &[Effect], context: Context) -> Effects {
        Effects { left: effects.iter().rev().cloned().collect(), context }
    }
}

/// Parts that are left, in an order that the side in charge chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Parts {
    /// Of what.
    pub of: PartsOf,
    /// Which are left, by their place in the mission file.
    pub left: Vec<u8>,
}

/// What the parts belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartsOf {
    /// An Event of the mission.
    Event(u8),
    /// Triggers of a moment.
    Triggers(Moment),
}
