//! The match in words: which sentence of [`Words`] every event, command and question is said by, and what it is told.
//!
//! Lines are typed segments, so that a reader can point at a miniature or an Area; [`Line::text`] gives the plain text
//! of transcripts.

mod advice;
mod ai_card;
mod board;
mod commands;
mod happenings;
mod mission;
mod options;
mod questions;
mod refusals;
mod score;
mod skills;
mod solo;
mod teller;
mod titles;
mod why;

pub use advice::{advised, because};
pub use ai_card::{column_slot, task_title};
pub use board::{board_now, changed_areas, doors_of};
pub use commands::{describe, describe_with_actor};
pub use happenings::line;
pub use options::{edition, hardship, hardship_tip, not_yet, options, variant, variant_tip};
pub use questions::question;
pub use refusals::{reason, refusal};
pub use score::{rank, score, score_total};
pub use skills::{button as skill_button, regenerate};
pub use solo::{struck_out, tiebreaker};
pub use titles::{Titles, color, field, list, move_type, number, part_of, rolled, space};
pub use why::explained;

use std::fmt;

use crate::content::dice::Color;
use crate::rules::board::AreaId;
use crate::rules::{CardId, MiniId, Rule, TileId, TokenId};
use crate::words::Words;

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
        /// Its colour.
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
