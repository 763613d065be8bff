//! Exact odds of a throw under best reroll play, for previews before cubes are spent, for bots and for the command line.
//!
//! All chances are whole numbers over a power of six. A throw is solved backward over the multisets of faces that can
//! lie on the table: for each, the best die to roll again (or none) is known, and with it the exact distribution.
//! Rerolls are used in the order of G-30: Bonus, Free, Paid.

mod distribution;
mod position;
mod quick;
mod solver;
#[cfg(test)]
mod tests;
mod throw;

pub use distribution::{Distribution, Ratio};
pub use quick::{Quick, Remembered};
pub use throw::{Aim, Lying, MOST_DICE, MOST_REROLLS, Throw, TooLarge};

use crate::command::RerollBy;
use gotham_content::dice::{Color, Dice, Die};
use solver::{MOST_POSITIONS, Solver};

/// The exact distribution of a throw's successes under best reroll play.
///
/// # Errors
/// When there are too many dice or Rerolls.
pub fn odds(throw: &Throw, aim: Aim, dice: &Dice) -> Result<Distribution, TooLarge> {
    odds_within(throw, aim, dice, MOST_POSITIONS)
}

/// The same for callers that cannot wait: a throw with more positions of the dice than these counts as too large.
///
/// # Errors
/// When there are too many dice, Rerolls or positions.
pub fn odds_within(throw: &Throw, aim: Aim, dice: &Dice, positions: usize) -> Result<Distribution, TooLarge> {
    if throw.dice.len() > MOST_DICE || throw.bonus.saturating_add(throw.paid) > MOST_REROLLS {
        return Err(TooLarge);
    }
    match added_up(throw, aim) {
        Some(modifier) => by_color(throw, modifier, dice, positions),
        None => Solver::new(dice, aim, throw.modifier, throw.if_any, throw.hurts).within(positions).throw(throw),
    }
}

/// What is added to the dice, if nothing but that sum connects them: no Reroll that any die may have, and nothing that
/// depends on what the others show.
fn added_up(throw: &Throw, aim: Aim) -> Option<u8> {
    let is_sum = aim == Aim::Most && throw.bonus == 0 && throw.paid == 0 && throw.if_any == 0;
    u8::try_from(throw.modifier).ok().filter(|_| is_sum)
}

/// The dice of each color by themselves, added up.
fn by_color(throw: &Throw, modifier: u8, dice: &Dice, positions: usize) -> Result<Distribution, TooLarge> {
    let mut sum = Distribution::certain(modifier);
    for color in Color::ALL {
        let alike: Vec<Die> = throw.dice.iter().copied().filter(|die| die.color == color).collect();
        if !alike.is_empty() {
            let alone = Throw { dice: alike, hurts: throw.hurts, ..Throw::default() };
            let solver = Solver::new(dice, Aim::Most, 0, 0, throw.hurts).within(positions);
            sum = sum.plus(&solver.throw(&alone)?);
        }
    }
    Ok(sum)
}

/// The best next Reroll of dice that lie on the table: which die, from 0, and by which right; `None`: keep them.
///
/// # Errors
/// When there are too many dice or Rerolls.
pub fn best_reroll(lying: &Lying, aim: Aim, dice: &Dice) -> Result<Option<(u8, RerollBy)>, TooLarge> {
    if lying.dice.len() > MOST_DICE || lying.bonus.saturating_add(lying.paid) > MOST_REROLLS {
        return Err(TooLarge);
    }
    Solver::new(dice, aim, lying.modifier, lying.if_any, lying.hurts).best(lying)
}

/// The distribution from dice that lie on the table, under best reroll play with the Rerolls that are left.
///
/// # Errors
/// When there are too many dice or Rerolls.
pub fn odds_of_lying(lying: &Lying, aim: Aim, dice: &Dice) -> Result<Distribution, TooLarge> {
    if lying.dice.len() > MOST_DICE || lying.bonus.saturating_add(lying.paid) > MOST_REROLLS {
        return Err(TooLarge);
    }
    Solver::new(dice, aim, lying.modifier, lying.if_any, lying.hurts).lying(lying)
}

/// The successes that an attack has left after a Defense. R2 VIII.G
pub fn versus(attack: &Distribution, defense: &Distribution) -> Distribution {
    attack.less(defense)
}
