//! Whose answer is waited for.

use gotham_play::Recap;

/// Who answers the question.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Asked {
    /// The person at the screen.
    Here,
    /// Another person, who sits down first.
    HandOver {
        /// Who.
        to: String,
        /// What happened meanwhile.
        recap: Box<Recap>,
        /// The person's number.
        person: u8,
    },
    /// A program.
    Program,
    /// Nobody: a record is watched, or the game is over.
    Nobody,
}
