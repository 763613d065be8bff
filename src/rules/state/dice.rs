//! Where dice come from: a seeded generator whose position is part of the state, and queued faces for tests.

use std::collections::VecDeque;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::content::dice::{Color, Dice};

/// A face that was queued: the next die of this colour shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Queued {
    /// The colour.
    pub color: Color,
    /// The successes shown.
    pub face: u8,
}

/// The only source of chance in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiceSource {
    generator: Pcg32,
    /// Dice drawn so far.
    pub drawn: u32,
    queue: VecDeque<Queued>,
}

impl DiceSource {
    /// A source for a seed.
    pub fn new(seed: u64) -> DiceSource {
        DiceSource { generator: Pcg32::seed_from_u64(seed), drawn: 0, queue: VecDeque::new() }
    }

    /// Queues faces: used in order, by colour, before the generator.
    pub fn queue(&mut self, faces: impl IntoIterator<Item = Queued>) {
        self.queue.extend(faces);
    }

    /// Faces that were queued and not yet used.
    pub fn queued(&self) -> usize {
        self.queue.len()
    }

    /// Rolls one die: its successes. R2 IV.D
    pub fn roll(&mut self, color: Color, dice: &Dice) -> u8 {
        self.drawn += 1;
        if let Some(at) = self.queue.iter().position(|queued| queued.color == color) {
            return self.queue.remove(at).map_or(0, |queued| queued.face);
        }
        dice.faces(color)[self.generator.random_range(0..6usize)]
    }
}
