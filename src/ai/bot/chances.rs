//! Odds, remembered: the same few pools come up all the time.

use std::collections::HashMap;

use crate::content::dice::{Color, Dice};
use crate::rules::query::odds::{self, Aim, Distribution, MOST_DICE, MOST_REROLLS, Throw};

/// A throw without the order of its dice: dice by colour without and with an arrow, then what counts beside them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Key {
    dice: [u8; 10],
    beside: (i8, u8, u8, u8, bool),
    aim: Option<u8>,
}

/// Chances of each number of successes, from 0.
pub type Spread = Vec<f64>;

/// Odds that were asked for before.
#[derive(Clone, Debug, Default)]
pub struct Chances {
    known: HashMap<Key, Spread>,
}

impl Chances {
    /// The chance of at least so many successes, when the rerolls are played for it.
    pub fn reaching(&mut self, throw: &Throw, wanted: u8, dice: &Dice) -> f64 {
        self.spread_for(throw, Aim::AtLeast(wanted), dice).iter().skip(usize::from(wanted)).sum()
    }

    /// The chances of each number of successes, when the rerolls are played for the most.
    pub fn spread(&mut self, throw: &Throw, dice: &Dice) -> &Spread {
        self.spread_for(throw, Aim::Most, dice)
    }

    fn spread_for(&mut self, throw: &Throw, aim: Aim, dice: &Dice) -> &Spread {
        self.known.entry(key(throw, aim)).or_insert_with(|| solve(throw, aim, dice))
    }
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

/// Exact where it can be; a throw that is too large is judged without its Rerolls and without its last dice.
fn solve(throw: &Throw, aim: Aim, dice: &Dice) -> Spread {
    let mut asked = throw.clone();
    asked.dice.truncate(MOST_DICE);
    asked.bonus = asked.bonus.min(MOST_REROLLS);
    asked.paid = asked.paid.min(MOST_REROLLS - asked.bonus);
    let exact = odds::odds(&asked, aim, dice).or_else(|_| {
        asked.dice.iter_mut().for_each(|die| die.free_reroll = false);
        (asked.bonus, asked.paid) = (0, 0);
        odds::odds(&asked, aim, dice)
    });
    let exact = exact.unwrap_or_else(|_| Distribution::certain(0));
    exact.weights.iter().map(|weight| *weight as f64 / exact.total as f64).collect()
}

/// The mean of what an attack leaves after a Defense, at most so much; and the chance that it leaves that much.
pub fn left_over(attack: &[f64], defense: &[f64], most: u8) -> (f64, f64) {
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
