//! What is thrown, how it lies, and what Rerolls are played for.

use crate::prompt::RolledDie;
use gotham_content::dice::{Color, Die};

/// The most dice that a throw may have.
pub const MOST_DICE: usize = 10;
/// The most Bonus and Paid Rerolls together that a throw may have.
pub const MOST_REROLLS: u8 = 6;

/// What is thrown, and what counts besides the dice.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Throw {
    /// The dice; each arrow is one Free Reroll of a die of its color. R2 X.B
    pub dice: Vec<Die>,
    /// Automatic Successes minus Hindering and the like, added after the dice; the sum is never below 0. G-5, G-16
    pub modifier: i8,
    /// Successes added only if the dice show at least one. G-16
    pub if_any: u8,
    /// Bonus Rerolls: any die, the same one again and again, before the others. G-30
    pub bonus: u8,
    /// Cubes that may go into Paid Rerolls, after the others. R2 X.C
    pub paid: u8,
    /// Successes are Wounds of the roller, who wants blanks. G-31
    pub hurts: bool,
}

/// Dice as they lie during a reroll, and what may still be done with them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lying {
    /// The dice.
    pub dice: Vec<RolledDie>,
    /// As in [`Throw`].
    pub modifier: i8,
    /// As in [`Throw`].
    pub if_any: u8,
    /// Bonus Rerolls left.
    pub bonus: u8,
    /// Free Rerolls left, by color from White to Black.
    pub free: [u8; 5],
    /// Paid Rerolls that the roller would pay for.
    pub paid: u8,
    /// As in [`Throw`].
    pub hurts: bool,
}

/// What rerolls are played for; if the dice hurt, the fewest instead of the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The most successes on average.
    Most,
    /// The best chance of at least this many.
    AtLeast(u8),
}

/// A throw that is too large to be solved exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the odds of such a large throw are not computed: at most 10 dice, 6 Bonus and Paid Rerolls together")]
pub struct TooLarge;

/// A color's index in arrays from White to Black.
pub(super) fn place(color: Color) -> usize {
    Color::ALL.iter().position(|known| *known == color).unwrap_or(0)
}
