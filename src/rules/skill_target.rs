//! What a Skill is used on, and what was used this round. G-57

use serde::{Deserialize, Serialize};

use super::board::AreaId;
use super::id::{MiniId, TileId};
use gotham_content::skill::Skill;

/// What a Skill is used on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SkillTarget {
    /// Nothing but its possessor.
    #[default]
    Nothing,
    /// A miniature.
    Mini(MiniId),
    /// An Area.
    Area(AreaId),
    /// A tile with all its miniatures.
    Tile(TileId),
}

impl SkillTarget {
    /// Whether it names nothing, so that it doesn't need to be written.
    pub fn is_nothing(&self) -> bool {
        *self == SkillTarget::Nothing
    }

    /// The miniature that it names.
    pub fn mini(self) -> Option<MiniId> {
        match self {
            SkillTarget::Mini(mini) => Some(mini),
            _ => None,
        }
    }
}

/// A use of a Skill that counts once per round. G-57
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SkillUse {
    /// Who has used it.
    pub mini: MiniId,
    /// Which Skill.
    pub skill: Skill,
    /// On what.
    pub on: SkillTarget,
}
