//! What lies in front of the automated Villain. SOLO

use serde::{Deserialize, Serialize};

use crate::id::AiCardId;

/// The automated Villain's part of the table. Its deck lies among the table's decks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Automaton {
    /// The card that was revealed and is being resolved; `None` if it is on the discard pile. SOLO V.B
    pub card: Option<AiCardId>,
    /// The column that was resolved last, from 0. SOLO V.B
    pub column: Option<u8>,
    /// Whether the activation under way has paid for its one Reroll. SOLO XIII, G-79
    pub has_paid: bool,
}

impl Automaton {
    /// The position of its deck among the table's decks.
    pub const DECK: usize = 0;
}
