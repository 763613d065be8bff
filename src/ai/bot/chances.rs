//! Odds, remembered: the same few pools come up all the time.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use gotham_content::dice::{Color, Dice};
use gotham_rules::query::odds::{self, Aim, Distribution, MOST_REROLLS, Remembered, Throw};

/// A throw without the order of its dice: dice by color without and with an arrow, then what else counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Key {
    dice: [u8; 10],
    beside: (i8, u8, u8, u8, bool),
    aim: Option<u8>,
}

/// Chances of each number of successes, from 0.
pub(super) type Spread = Arc<[f64]>;

/// Odds that were asked for before.
#[derive(Clone, Debug, Default)]
pub(super) struct Chances {
    known: Remembered<Key, Spread>,
}

impl Chances {
    /// The chance of at least this many successes, when the rerolls are played for that.
    pub(super) fn reaching(&mut self, throw: &Throw, wanted: u8, dice: &Dice) -> f64 {
        self.spread_for(throw, Aim::AtLeast(wanted), dice).iter().skip(usize::from(wanted)).sum()
    }

    /// The chances of each number of successes, when the rerolls are played for the most.
    pub(super) fn spread(&mut self, throw: &Throw, dice: &Dice) -> &Spread {
        self.spread_for(throw, Aim::Most, dice)
    }

    fn spread_for(&mut self, throw: &Throw, aim: Aim, dice: &Dice) -> &Spread {
        let key = key(throw, aim);
        let solve = || solved(key, throw, aim, dice).unwrap_or_else(|| die_by_die(throw, dice));
        self.known.entry(key).or_insert_with(solve)
    }
}

/// Exact odds that any bot has asked for, in any match: what a throw comes to depends on nothing else.
static SOLVED: LazyLock<Mutex<Remembered<(Key, Dice), Spread>>> = LazyLock::new(Mutex::default);

/// Exact odds; `None` if that is too much work.
fn solved(key: Key, throw: &Throw, aim: Aim, dice: &Dice) -> Option<Spread> {
    let known = || SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (key, dice.clone());
    let found = known().get(&key).cloned();
    found.or_else(|| {
        let spread = solve(throw, aim, dice)?;
        known().insert(key, spread.clone());
        Some(spread)
    })
}

fn key(throw: &Throw, aim: Aim) -> Key {
    let mut dice = [0; 10];
    for die in &throw.dice {
        let color = Color::ALL.iter().position(|color| *color == die.color).unwrap_or(0);
        dice[color * 2 + usize::from(die.free_reroll)] += 1;
    }
    let aim = match aim {
        Aim::Most => None,
        Aim::AtLeast(wanted) => Some(wanted),
    };
    Key { dice, beside: (throw.modifier, throw.if_any, throw.bonus, throw.paid, throw.hurts), aim }
}

/// Positions of the dice beyond which a throw is judged die by die: a few thousandths of a second's work.
const MOST_POSITIONS: usize = 3_000;

fn solve(throw: &Throw, aim: Aim, dice: &Dice) -> Option<Spread> {
    let mut asked = throw.clone();
    asked.bonus = asked.bonus.min(MOST_REROLLS);
    asked.paid = asked.paid.min(MOST_REROLLS - asked.bonus);
    let exact = odds::odds_within(&asked, aim, dice, MOST_POSITIONS).ok()?;
    Some(exact.weights.iter().map(|weight| *weight as f64 / exact.total as f64).collect())
}

/// A throw too large to be solved: each die on its own with its own Free Reroll, and none that any die may have.
fn die_by_die(throw: &Throw, dice: &Dice) -> Spread {
    let mut shown = vec![1.0];
    for die in &throw.dice {
        let alone = Throw { dice: vec![*die], hurts: throw.hurts, ..Throw::default() };
        let alone = odds::odds(&alone, Aim::Most, dice).unwrap_or_else(|_| Distribution::certain(0));
        let mut sum = vec![0.0; shown.len() + alone.weights.len() - 1];
        for (known, chance) in shown.iter().enumerate() {
            for (more, weight) in alone.weights.iter().enumerate() {
                sum[known + more] += chance * *weight as f64 / alone.total as f64;
            }
        }
        shown = sum;
    }
    let most = shown.len() + usize::from(throw.if_any) + usize::from(throw.modifier.unsigned_abs());
    let mut spread = vec![0.0; most];
    for (shown, chance) in shown.into_iter().enumerate() {
        let spurred = if shown > 0 { usize::from(throw.if_any) } else { 0 };
        let successes = (shown + spurred).saturating_add_signed(isize::from(throw.modifier));
        spread[successes] += chance;
    }
    spread.into()
}

/// The chances of what is known: exactly this many successes.
pub(super) fn certainly(successes: u8) -> Spread {
    (0..=successes).map(|shown| if shown == successes { 1.0 } else { 0.0 }).collect()
}

/// The mean of what an attack leaves after a Defense, up to a limit; and the chance that it leaves that much.
pub(super) fn left_over(attack: &[f64], defense: &[f64], most: u8) -> (f64, f64) {
    let (mut mean, mut full) = (0.0, 0.0);
    for (hits, chance) in attack.iter().enumerate() {
        for (stopped, stops) in defense.iter().enumerate().take_while(|(stopped, _)| *stopped < hits) {
            let left = (hits - stopped).min(usize::from(most));
            mean += chance * stops * left as f64;
            if left == usize::from(most) {
                full += chance * stops;
            }
        }
    }
    (mean, full)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_content::dice::Die;

    #[test]
    fn odds_do_not_depend_on_the_order_of_the_dice() {
        let face = [0, 0, 1, 1, 2, 2];
        let dice = Dice { white: face, yellow: [0, 0, 0, 1, 1, 2], orange: face, red: face, black: [0, 0, 0, 1, 4, 4] };
        let die = |at: usize| Die { color: Color::ALL[at % 5], free_reroll: at.is_multiple_of(3) };
        for (bonus, aim) in [(0, Aim::Most), (1, Aim::Most), (1, Aim::AtLeast(3))] {
            let throw = Throw { dice: (0..6).map(die).collect(), bonus, ..Throw::default() };
            let turned = Throw { dice: (0..6).rev().map(die).collect(), ..throw.clone() };
            assert_eq!(key(&throw, aim), key(&turned, aim));
            let solved = solve(&throw, aim, &dice).expect("it is small");
            assert_eq!(Some(solved), solve(&turned, aim, &dice));
        }
    }

    #[test]
    fn a_throw_that_is_too_large_is_judged_die_by_die() {
        let (white, yellow, orange) = ([0, 0, 0, 0, 2, 2], [0, 0, 0, 1, 1, 2], [0, 0, 1, 1, 2, 2]);
        let dice = Dice { white, yellow, orange, red: [0, 1, 1, 2, 2, 3], black: [0, 0, 0, 1, 4, 4] };
        let throw = |count: usize, modifier: i8| {
            let die = |at: usize| Die { color: Color::ALL[at % 5], free_reroll: true };
            Throw { dice: (0..count).map(die).collect(), modifier, if_any: 1, bonus: 2, ..Throw::default() }
        };
        for (count, modifier) in [(2, 0), (10, 0), (10, -4), (14, 3)] {
            let throw = throw(count, modifier);
            let by_itself = die_by_die(&throw, &dice);
            assert!((by_itself.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            let solved = Chances::default().spread(&throw, &dice).clone();
            let mean = |spread: &[f64]| -> f64 { spread.iter().enumerate().map(|(n, chance)| n as f64 * chance).sum() };
            assert!(mean(&by_itself) <= mean(&solved) + 1e-9, "{count} dice: Bonus Rerolls only help");
            assert_eq!(count > 2, by_itself == solved, "{count} dice");
        }
    }
}
