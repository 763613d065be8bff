//! What must hold.

use serde::{Deserialize, Serialize};

use super::{Areas, Cards, Minis, Names, Number, Tokens};

/// What must hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Condition<N: Names> {
    /// The number is this or more.
    AtLeast(Number<N>, u8),
    /// The number is this or less.
    AtMost(Number<N>, u8),
    /// The number is this.
    Exactly(Number<N>, u8),
    /// The first number is greater than the second.
    More(Number<N>, Number<N>),
    /// A miniature fits.
    AnyMini(Minis<N>),
    /// No miniature fits.
    NoMini(Minis<N>),
    /// A token fits.
    AnyToken(Tokens<N>),
    /// No token fits.
    NoToken(Tokens<N>),
    /// A copy of the card fits.
    AnyCard(Cards<N>),
    /// Every Hero is Neutralized.
    AllHeroesNeutralized,
    /// The door is open.
    IsOpen(N::Door),
    /// The link between parts of the board can be used. G-84
    LinkIsOpen(N::Link),
    /// The elevator's car stands beside one of the Areas. G-124
    ElevatorAt(N::Elevator, Areas<N>),
    /// The mode is on.
    InMode(N::Mode),
    /// All of them hold.
    All(Vec<Condition<N>>),
    /// One of them holds.
    Any(Vec<Condition<N>>),
    /// It does not hold.
    Not(Box<Condition<N>>),
}
