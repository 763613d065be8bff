//! Actions that a mission allows. R2 VII.D, VII.E

use serde::{Deserialize, Serialize};

use crate::id::InteractionName;
use crate::script::{Condition, Minis, Names, Number, Tokens};
use crate::skill::Skill;
use crate::text::Text;

/// An action that the mission allows. R2 VII.D, VII.E.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Interaction<N: Names> {
    /// The id, unique in the mission.
    pub id: InteractionName,
    /// What the button says.
    pub name: Text,
    /// A line for the tooltip.
    pub text: Text,
    /// Who may do it.
    pub who: Minis<N>,
    /// Manipulation or Thought, or a Free Action.
    pub action: InteractionAction,
    /// Difficulty; `None`: automatic. R2 VII.D.1, VII.D.2.
    #[serde(default)]
    pub difficulty: Option<Number<N>>,
    /// Skills whose Automatic Successes help.
    #[serde(default)]
    pub helped_by: Vec<Skill>,
    /// The token that must lie in the miniature's Area, or be carried by it; `Acting` in the effects.
    #[serde(default)]
    pub here: Option<Tokens<N>>,
    /// A token anywhere on the board that the player chooses; `Subject` in the effects.
    #[serde(default)]
    pub anywhere: Option<Tokens<N>>,
    /// A miniature it is done to, which the player chooses; `Subject` in the effects.
    #[serde(default)]
    pub target: Option<Minis<N>>,
    /// A card that the Hero must carry.
    #[serde(default)]
    pub needs: Option<N::Card>,
    /// Whether this uses up that card.
    #[serde(default)]
    pub uses_up: bool,
    /// How often at most per round for each miniature. G-57
    #[serde(default)]
    pub once_a_round: bool,
    /// At most once in each turn of a side, by whomever of them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub once_a_turn: bool,
    /// What else must hold.
    #[serde(default = "Vec::new")]
    pub only_if: Vec<Condition<N>>,
    /// What happens on success.
    pub effects: N::Effects,
    /// What happens when it fails.
    #[serde(default)]
    pub otherwise: Option<N::Effects>,
}

/// Manipulation or Thought, or neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum InteractionAction {
    /// R2 VII.D
    Manipulation,
    /// R2 VII.E
    Thought,
    /// A Free Action: no cube and no dice, at any point at which the miniature may act. R2 XII
    Free,
}
