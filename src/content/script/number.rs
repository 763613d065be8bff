//! Numbers: printed, counted, remembered.

use serde::{Deserialize, Serialize};

use super::{Areas, Cards, Minis, Names, Tokens};
use crate::field::FieldKind;

/// A number. Nothing falls below 0 (G-5).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Number<N: Names> {
    /// This one.
    Just(u8),
    /// The round. R2 III.A
    Round,
    /// The round with which the game ends; a mission may move it.
    LastRound,
    /// How many Heroes play.
    HeroCount,
    /// How many miniatures fit.
    Minis(Box<Minis<N>>),
    /// Life Points, or cubes outside the Wound Zone, of those that fit.
    Life(Box<Minis<N>>),
    /// How many tokens fit.
    Tokens(Box<Tokens<N>>),
    /// How many of these Areas hold a token that fits.
    AreasWith(Box<Tokens<N>>),
    /// How many copies of the card fit.
    Cards(Box<Cards<N>>),
    /// How many Field Modifier tokens of a kind lie in these Areas. R2 XI.C
    Fields(FieldKind, Box<Areas<N>>),
    /// How many Areas these are.
    Areas(Box<Areas<N>>),
    /// How many tiles of the River lie with their Character side up.
    LivingTiles,
    /// The River position of the tile, from 1; 0: not there.
    PositionOf(N::Tile),
    /// How many miniatures of the tile wait in the Character Pool.
    InPool(N::Tile),
    /// A named number.
    Value(N::Value),
    /// All of them together.
    Sum(Vec<Number<N>>),
    /// The first minus the second, never below 0.
    Less(Box<Number<N>>, Box<Number<N>>),
    /// This many times as much.
    Times(u8, Box<Number<N>>),
    /// The smallest.
    Least(Vec<Number<N>>),
    /// The largest.
    Most(Vec<Number<N>>),
}

impl<N: Names> Number<N> {
    /// How much it is whatever happens, as far as it is printed.
    pub fn at_least(&self) -> u8 {
        match self {
            Number::Just(number) => *number,
            Number::Sum(parts) => parts.iter().map(Number::at_least).fold(0, u8::saturating_add),
            Number::Times(times, number) => times.saturating_mul(number.at_least()),
            Number::Least(parts) => parts.iter().map(Number::at_least).min().unwrap_or(0),
            Number::Most(parts) => parts.iter().map(Number::at_least).max().unwrap_or(0),
            _ => 0,
        }
    }
}
