//! A line of the log: words, and what they speak of.

use std::fmt;

use gotham_content::dice::Color;
use gotham_rules::board::AreaId;
use gotham_rules::{CardId, MiniId, Rule, TileId, TokenId};
use gotham_words::Words;

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
    /// A die and the face that it shows.
    Die {
        /// Its color.
        color: Color,
        /// Its successes.
        face: u8,
        /// What it is called: "orange 2".
        name: String,
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
            | Segment::Token(_, text)
            | Segment::Die { name: text, .. } => f.write_str(text),
        }
    }
}

impl Line {
    /// The words without the rule.
    pub fn text(&self) -> String {
        self.segments.iter().map(Segment::to_string).collect()
    }

    /// The words with the rule: "Bane is Neutralized [R2 IX.B]".
    pub fn with_rule(&self, words: &Words) -> String {
        words.log_with_rule(self.text(), self.rule.id())
    }
}
