//! What goes into an action. R2 V.A, V.C.1

use serde::{Deserialize, Serialize};

use super::id::CardId;
use gotham_content::dice::Color;
use gotham_content::read_by_name;
use gotham_content::skill::Skill;

/// What goes into an action: cubes, cards, the chosen Characteristic, Pushing Limits; and what goes with a free attack.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Effort {
    /// Energy cubes from the Reserve Zone (Heroes only); of Regeneration the strength that comes back. G-120
    #[serde(default)]
    pub cubes: u8,
    /// Bonus lines used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardUse>,
    /// Which of a tile's Characteristics. R2 VI.C.3
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub choice: u8,
    /// Wounds taken for the action. S2 Pushing Limits, G-39
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub pushing: u8,
    /// Which of its own dice, where it may pick among several colors. G-21
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Color>,
    /// A Skill that is declared with a free attack; [`Command::Attack`](super::command::Command) names its own. G-91
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Skill>,
}

impl Effort {
    /// This many cubes and nothing else.
    pub fn cubes(cubes: u8) -> Effort {
        Effort { cubes, ..Effort::default() }
    }

    /// Whether it is empty, so that it doesn't need to be written.
    pub fn is_nothing(&self) -> bool {
        *self == Effort::default()
    }
}

/// Whether a number is 0, so that it doesn't need to be written.
pub(super) fn is_nothing(number: &u8) -> bool {
    *number == 0
}

/// One bonus line of a carried card. R2 V.C.1.6
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct CardUse {
    /// The card.
    pub card: CardId,
    /// Which of its lines, from 0.
    #[serde(default)]
    pub line: u8,
}

read_by_name!(Effort, CardUse);
