//! Why a match cannot be shared, or a code cannot be opened.

use super::limits::{FORM, MOST_COMMANDS, MOST_LETTERS};
use crate::record::{Hash, LoadError};

/// Why a code can't be opened, or a match can't become one.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ShareError {
    /// The text contains no code of a kind, whose letters these are.
    #[error("there is no share code in this text: one begins with {0}{FORM}-")]
    Missing(&'static str),
    /// A newer program has written it.
    #[error(
        "the code has form {0}, and this program reads forms up to {FORM}: a newer version of the game can open it"
    )]
    Newer(u32),
    /// It is longer than any code.
    #[error("the text has {0} letters: at most {MOST_LETTERS} are read")]
    TooLong(usize),
    /// A letter that no code contains.
    #[error("letter {at} of the code: {letter:?} is never part of a code")]
    Letter {
        /// Which letter, from 1, not counting blanks.
        at: usize,
        /// What it is.
        letter: char,
    },
    /// It differs from what was written.
    #[error(
        "the code is damaged: some of its {0} letters are missing, doubled or changed (the checksum does not match)"
    )]
    Spoiled(usize),
    /// The checksum matches, but the bytes mean nothing.
    #[error("{part} of the code: {reason}")]
    Unreadable {
        /// Which part.
        part: &'static str,
        /// What is wrong there.
        reason: String,
    },
    /// The match is too long to be shared.
    #[error("the match has {0} commands: at most {MOST_COMMANDS} are shared")]
    TooManyCommands(usize),
    /// It was played by other rules, and leads elsewhere by these.
    #[error("the match was played by rules {0}, and this program plays by rules {ours}: {other} version of the game can open it", ours = gotham_rules::VERSION, other = if *.0 > gotham_rules::VERSION { "a newer" } else { "an older" })]
    OtherRules(u32),
    /// It was played with other content, and leads elsewhere with this.
    #[error(
        "the match of {mission:?} was played with different content (content {of}): a game with that content can open it"
    )]
    OtherContent {
        /// The mission.
        mission: String,
        /// The hash of its content.
        of: Hash,
    },
    /// A command is said after the end of the game.
    #[error("command {number} of {of}: nothing more is asked")]
    Over {
        /// From 1.
        number: usize,
        /// How many there are.
        of: usize,
    },
    /// More answers than questions.
    #[error("the code holds more than its {0} commands")]
    LeftOver(usize),
    /// Its beginning cannot be set up, a command is not allowed, or the table at its end is a different one.
    #[error(transparent)]
    Match(#[from] LoadError),
}
