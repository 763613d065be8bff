//! What the glossary says about Skills and Traits.

use serde::{Deserialize, Serialize};

use super::skill::Skill;
use super::text::Text;

/// The texts of one Skill or Trait, as `assets/content/skills.ron` writes them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillText {
    /// Which.
    pub skill: Skill,
    /// Under which heading the glossary lists it.
    pub kind: SkillKind,
    /// What it does in one line; `X` stands for its level.
    pub line: Text,
    /// The whole of it, with an example.
    pub text: Text,
    /// The rule that says so: `S2 Martial Arts`, `G-16`.
    pub rule: String,
}

/// The glossary's headings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum SkillKind {
    /// Works in Melee and Ranged Attacks.
    Attack,
    /// Works in Melee Attacks.
    Melee,
    /// Works in Ranged Attacks.
    Ranged,
    /// Helps or grants Manipulations.
    Manipulation,
    /// Helps or grants Thoughts.
    Thought,
    /// Helps allies or leads them.
    Leadership,
    /// Works in Movements.
    Movement,
    /// Works while being attacked.
    Defense,
    /// Changes Rerolls.
    Reroll,
    /// Concerns cubes, Wounds and Life Points.
    Vigor,
    /// Places Field Modifier tokens or is an Explosion.
    Field,
    /// Not optional, above Skills. R2 IV.A.
    Trait,
}
