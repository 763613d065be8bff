//! The sheet of a mission: what its automated Villain needs to know besides the cards. SOLO II, V

use serde::{Deserialize, Serialize};

use crate::script::{Condition, Names};
use crate::text::Text;

/// A mission sheet. Villain and Hero Objectives, their places and when they are inactive are listed with the mission's
/// objectives; the sheet has the rest. SOLO II
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Sheet<N: Names> {
    /// The Tile Activation cards that are shuffled in.
    pub tile_cards: Vec<N::TileCard>,
    /// The Leader Activation cards, one per Leader of the mission.
    pub leader_cards: Vec<N::LeaderCard>,
    /// Where the Reinforcement tokens 1, 2, ... lie: every Reinforcement Area once. SOLO XII
    pub reinforcement: Vec<N::Area>,
    /// What else is done when the table is set up, after the mission's own `setup`: what makes up for a Villain who plays by
    /// cards.
    #[serde(default)]
    pub setup: Option<N::Effects>,
    /// Which Event the Villain chooses: the first one whose conditions hold; otherwise a random one of those that may
    /// be chosen.
    #[serde(default = "Vec::new")]
    pub events: Vec<Choice<N>>,
    /// Where the Elevator stops: the Area beside its shaft on each level; empty if there is none. SOLO XIV
    #[serde(default = "Vec::new")]
    pub elevator: Vec<Stop<N>>,
    /// What on this sheet is our own rather than from the sources, and what it changes at setup. Shown to whoever plays
    /// against the cards.
    #[serde(default)]
    pub designed: Vec<Text>,
}

/// A stop of the Elevator. SOLO XIV
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Stop<N: Names> {
    /// The Area beside its shaft.
    pub area: N::Area,
    /// It is preferred while all of these hold.
    #[serde(default = "Vec::new")]
    pub only_if: Vec<Condition<N>>,
}

/// An Event that is preferred. SOLO XII
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Choice<N: Names> {
    /// Which of the mission's Events, by its position, from 1.
    pub event: u8,
    /// While all of these hold.
    #[serde(default = "Vec::new")]
    pub only_if: Vec<Condition<N>>,
}
