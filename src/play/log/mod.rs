//! The match in words: every event, command and question as a short text of our own.
//!
//! Lines are typed segments, so that a reader can point at a miniature or an Area; [`std::fmt::Display`] gives the
//! plain text of transcripts.

mod commands;
mod happenings;
mod phrase;
mod questions;
mod titles;

pub use commands::{describe, describe_with_actor};
pub use happenings::line;
pub use questions::question;
pub use titles::Titles;

use std::fmt;

use crate::content::dice::Color;
use crate::rules::board::AreaId;
use crate::rules::{CardId, MiniId, Rule, TileId, TokenId};

/// A line of the log: the rule and what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The rule that made it happen.
    pub rule: Rule,
    /// The words.
    pub segments: Vec<Segment>,
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Segment {
    /// Words.
    Text(String),
    /// A miniature by its name.
    Mini(MiniId, String),
    /// An Area by its name.
    Area(AreaId, String),
    /// A Character tile by its name.
    Tile(TileId, String),
    /// A card by its name.
    Card(CardId, String),
    /// A mission token by its name.
    Token(TokenId, String),
    /// A figure.
    Number(i32),
    /// A die and the face that it shows.
    Die {
        /// Its colour.
        color: Color,
        /// Its successes.
        face: u8,
    },
}

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Segment::Text(text)
            | Segment::Mini(_, text)
            | Segment::Area(_, text)
            | Segment::Tile(_, text)
            | Segment::Card(_, text)
            | Segment::Token(_, text) => f.write_str(text),
            Segment::Number(number) => write!(f, "{number}"),
            Segment::Die { color, face } => write!(f, "{} {face}", color.word()),
        }
    }
}

impl Line {
    /// The words without the rule.
    pub fn text(&self) -> String {
        self.segments.iter().map(Segment::to_string).collect()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.text(), self.rule)
    }
}
