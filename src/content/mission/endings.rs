//! How the game ends, and what each side plays for.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::Side;
use crate::id::EndingName;
use crate::script::{Areas, Condition, Moment, Names, Number, Tokens};
use crate::text::Text;

/// An end of the game. R2 III.B.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Ending<N: Names> {
    /// The id, unique in the mission.
    pub id: EndingName,
    /// What the last screen says.
    pub text: Text,
    /// At any time (`None`), or only at a moment of the last round.
    #[serde(default)]
    pub at: Option<Moment>,
    /// In the First edition, it is still tested at any time, and not only after a turn. E-1
    #[serde(default)]
    pub constant: bool,
    /// What must hold.
    #[serde(default = "Vec::new")]
    pub only_if: Vec<Condition<N>>,
    /// Who has won.
    pub winner: Side,
}

/// A word for each side on what matters here, for those who play the mission for the first time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counsel {
    /// For the Heroes.
    pub heroes: Text,
    /// For the Villain.
    pub villain: Text,
}

impl Counsel {
    /// The most letters of a word: it is read at a glance.
    pub const MOST_LETTERS: usize = 220;

    /// The word for a side.
    pub fn of(&self, side: Side) -> &Text {
        match side {
            Side::Heroes => &self.heroes,
            Side::Villain => &self.villain,
        }
    }
}

/// What the Heroes may manage besides winning: their third star.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Grace<N: Names> {
    /// What it is, in our words.
    pub text: Text,
    /// What must hold when the game is over.
    pub only_if: Vec<Condition<N>>,
}

/// A line of live progress on the mission sheet; the bots play for it, and the automated Villain goes there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Objective<N: Names> {
    /// What it counts, in our words.
    pub text: Text,
    /// Whether players see it; if not, it is a step on the way that only programs count.
    #[serde(default = "shown", skip_serializing_if = "is_shown")]
    pub shown: bool,
    /// The number that is watched.
    pub counts: Number<N>,
    /// Whose goal needs it.
    pub side: Side,
    /// The number at which the side is satisfied: at least (Villain's Bombs) or at most (Heroes').
    pub goal: Goal,
    /// How much a step counts for the bots compared to the mission's other objectives; 100: the normal weight.
    #[serde(default = "usual", deserialize_with = "weight")]
    pub weight: u8,
    /// Interactions that advance it: they make an objective of the Villain a Villain Objective. SOLO VII
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub advanced_by: Vec<N::Interaction>,
    /// Tokens that somebody is to carry, and where to: they are fetched and brought. SOLO VII
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub carried_to: Option<(Tokens<N>, Areas<N>)>,
    /// Areas that it concerns: where somebody must go for it. SOLO
    #[serde(default)]
    pub places: Option<Areas<N>>,
    /// It is inactive while all of these hold (`None`: never). SOLO
    #[serde(default = "Vec::new")]
    pub inactive_if: Vec<Condition<N>>,
}

impl<N: Names> Objective<N> {
    /// The Areas that a Hero Objective lies in: those that it names, or else where the tokens that it counts are.
    /// SOLO VIII
    pub fn lies_in(&self) -> Option<Areas<N>> {
        match (&self.places, &self.counts) {
            (Some(places), _) => Some(places.clone()),
            (None, Number::Tokens(tokens)) => Some(Areas::OfTokens(tokens.clone())),
            (None, _) => None,
        }
    }
}

fn none<T>() -> Option<T> {
    None
}

fn shown() -> bool {
    true
}

fn is_shown(shown: &bool) -> bool {
    *shown
}

/// A weight; beyond its limits, the message names them.
fn weight<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let number = i64::deserialize(deserializer)?;
    u8::try_from(number).map_err(|_| D::Error::custom(format!("{number}: a weight is from 0 to {}", u8::MAX)))
}

fn usual() -> u8 {
    100
}

/// What number is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// This many or more.
    AtLeast(u8),
    /// This many or fewer.
    AtMost(u8),
}

impl Goal {
    /// Whether a number is enough, or few enough.
    pub fn is_met(self, number: u8) -> bool {
        match self {
            Goal::AtLeast(wanted) => number >= wanted,
            Goal::AtMost(wanted) => number <= wanted,
        }
    }
}
