//! How a word names things. [`Written`](super::Written) and [`Compiled`](super::Compiled) are the two ways.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// What every name can do.
pub trait Name: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned {}

impl<T: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned> Name for T {}

/// How things are named in a mission's words.
#[allow(missing_docs, reason = "each is the name of what it is called after")]
pub trait Names: Clone + PartialEq + Eq + Debug + 'static {
    type Area: Name;
    type Zone: Name;
    type Tile: Name;
    type Hero: Name;
    type Card: Name;
    /// A Tile Activation card of the automated Villain.
    type TileCard: Name;
    /// A Leader Activation card of the automated Villain.
    type LeaderCard: Name;
    type Kind: Name;
    type Face: Name;
    type Value: Name;
    type Pick: Name;
    type Interaction: Name;
    type Event: Name;
    type Ending: Name;
    type Mode: Name;
    type Door: Name;
    type Link: Name;
    type Elevator: Name;
    /// Effects in order.
    type Effects: Name;
    /// A question, in words.
    type Question: Name;
}
