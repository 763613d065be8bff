//! A Manipulation or Thought under way. R2 VII.D.2, VII.E.2

use serde::{Deserialize, Serialize};

use super::{FreeSuccess, Outcome};
use crate::board::AreaId;
use crate::command::Effort;
use crate::id::{CardId, MiniId, TokenId};
use crate::skill_target::SkillTarget;
use gotham_content::skill::Skill;

/// A Complex Manipulation or Thought under way. R2 VII.D.2, VII.E.2
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActionFrame {
    /// Who.
    pub mini: MiniId,
    /// What.
    pub doing: Doing,
    /// What goes into it.
    pub effort: Effort,
    /// The Difficulty.
    pub difficulty: u8,
    /// What the dice show, and what else counts.
    pub rolled: Option<u8>,
    /// Whether the Hero's free Success counts. R2 XIII
    #[serde(default, skip_serializing_if = "FreeSuccess::is_unasked")]
    pub free_success: FreeSuccess,
    /// Where it may land, while the player chooses. G-35
    pub landing: Vec<AreaId>,
}

/// What a Complex action attempts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// An interaction of the mission.
    Interaction {
        /// Which.
        interaction: u8,
        /// The token in the Area.
        here: Option<TokenId>,
        /// The token elsewhere.
        chosen: Option<TokenId>,
        /// The miniature it is done to.
        target: Option<MiniId>,
    },
    /// R2 V.C.2.d
    Throw {
        /// The card.
        card: CardId,
        /// Where to.
        target: AreaId,
    },
    /// A declared Skill.
    Skill {
        /// Which.
        skill: Skill,
        /// What it is used on; anything aimed at an Area is thrown. G-35
        on: SkillTarget,
        /// What it brings about, noted before a card is used up.
        outcomes: Vec<Outcome>,
    },
}
