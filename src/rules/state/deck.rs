//! Face-down piles with a discard pile beside them: cards, or tokens that are drawn.

use serde::{Deserialize, Serialize};

/// A pile. What its items are is up to its owner; their order is hidden from everybody.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Deck {
    /// Face down; the top one is last.
    pub(crate) face_down: Vec<u8>,
    /// Drawn and laid aside, face up, in the order they came.
    pub(crate) discard: Vec<u8>,
}

impl Deck {
    /// A deck of these, not shuffled yet.
    pub fn new(items: impl IntoIterator<Item = u8>) -> Deck {
        Deck { face_down: items.into_iter().collect(), discard: Vec::new() }
    }

    /// A deck as it lies: the cards face down, the top one last, and those that were laid aside, the latest last.
    pub fn lying(face_down: Vec<u8>, discard: Vec<u8>) -> Deck {
        Deck { face_down, discard }
    }

    /// What lies face down, the top one last: for files. Nobody who plays may look.
    pub fn face_down(&self) -> &[u8] {
        &self.face_down
    }

    /// How many lie face down.
    pub fn left(&self) -> usize {
        self.face_down.len()
    }

    /// What was laid aside, the latest last.
    pub fn discard(&self) -> &[u8] {
        &self.discard
    }
}
