//! What the Event Warning tile does, and what happens on its own.

use serde::{Deserialize, Serialize};

use crate::id::EventName;
use crate::script::{Condition, Names, When};
use crate::text::Text;

/// One Event of the Event Warning tile: parts in the Villain's order. G-47.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct MissionEvent<N: Names> {
    /// The id, unique in the mission.
    pub id: EventName,
    /// Its name.
    pub name: Text,
    /// A line for the mission sheet.
    pub text: Text,
    /// Offered only if all hold; at least one Event has none.
    #[serde(default = "Vec::new")]
    pub only_if: Vec<Condition<N>>,
    /// Parts, each a list of effects in order.
    pub parts: Vec<EventPart<N>>,
}

/// A part of an Event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct EventPart<N: Names> {
    /// What the button says.
    pub name: Text,
    /// It is left out unless all hold; checked when the Event begins.
    #[serde(default = "Vec::new")]
    pub only_if: Vec<Condition<N>>,
    /// The effects in order.
    pub effects: N::Effects,
}

/// What happens on its own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Trigger<N: Names> {
    /// The id, unique in the mission.
    pub id: String,
    /// The name for the log.
    pub name: Text,
    /// What sets it off.
    pub when: When<N>,
    /// Only if.
    #[serde(default = "Vec::new")]
    pub only_if: Vec<Condition<N>>,
    /// Once per game.
    #[serde(default)]
    pub once: bool,
    /// What.
    pub effects: N::Effects,
}
