//! What goes wrong with a request.

use std::fmt::Display;

use gotham_content::Problem;
use gotham_play::log;
use gotham_play::record::EntryError;
use gotham_play::wire::WireError;
use gotham_rules::{Game, NotYet, Refusal};
use gotham_words::Words;
use serde_json::{Value, json};

use crate::validate::problem_out;

/// Why a request is not carried out. Nothing has changed.
pub(super) enum Failure {
    /// The rules say no, for programs.
    Refused(Value),
    /// The request makes no sense.
    Error {
        /// A word for programs.
        kind: &'static str,
        /// What is wrong, for people.
        message: String,
        /// Problems of content that came with it.
        problems: Vec<Problem>,
    },
}

impl Failure {
    /// An error with its message.
    pub(super) fn error(kind: &'static str, message: impl Display) -> Failure {
        Failure::Error { kind, message: message.to_string(), problems: Vec::new() }
    }

    /// What the rules refuse in this game.
    pub(super) fn refused(words: &Words, game: &Game, refusal: &Refusal) -> Failure {
        Failure::Refused(refusal_out(words, game, refusal))
    }

    /// An option that cannot be played yet.
    pub(super) fn not_yet(words: &Words, not_yet: NotYet) -> Failure {
        Failure::Refused(json!({ "rule": not_yet.rule(), "reason": log::not_yet(words, not_yet) }))
    }

    /// The answer to the request of this id.
    pub(super) fn answer(&self, id: Value) -> Value {
        match self {
            Failure::Refused(refusal) => json!({ "id": id, "ok": false, "refusal": refusal }),
            Failure::Error { kind, message, problems } => {
                let mut error = json!({ "kind": kind, "message": message });
                if !problems.is_empty() {
                    error["problems"] = problems.iter().map(problem_out).collect();
                }
                json!({ "id": id, "ok": false, "error": error })
            }
        }
    }
}

/// A refusal for programs.
pub(super) fn refusal_out(words: &Words, game: &Game, refusal: &Refusal) -> Value {
    json!({ "rule": refusal.rule, "reason": log::reason(words, game, refusal.why) })
}

impl From<WireError> for Failure {
    fn from(error: WireError) -> Failure {
        Failure::error("bad_command", error)
    }
}

impl From<EntryError> for Failure {
    fn from(error: EntryError) -> Failure {
        match error {
            EntryError::Wire(error) => error.into(),
            EntryError::Placement(error) => Failure::error("cannot_place", error),
            EntryError::Refused { .. } | EntryError::TooManyDice(_) => Failure::error("bad_command", error),
        }
    }
}
