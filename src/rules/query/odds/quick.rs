//! A quick mix of the keys under which odds are remembered. Nobody chooses those keys to do harm, and nothing depends on
//! their order.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// What is remembered by keys that are mixed quickly. It is never walked through.
pub type Remembered<K, V> = HashMap<K, V, BuildHasherDefault<Quick>>;

/// Mixes a key word by word.
#[derive(Clone, Default, Debug)]
pub struct Quick(u64);

impl Quick {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.add(chunk.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.add(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.add(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }

    /// The upper bits are mixed best.
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}
