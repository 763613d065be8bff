//! What a save, a replay and a bug report are: how the match was set up, everything that was said, and the table as it
//! stands, in words.
//!
//! The text is JSON, one line per command. A match is the fold over its commands, and the checkpoints say whether the
//! fold still leads to the same table. If it does not, because the rules or the scenario have changed since, the match
//! goes on from the table that the record holds.

mod entry;
mod migrate;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

pub use entry::{Entry, EntryError, MOST_DICE};
pub use migrate::FORMAT;

use super::sandbox::{Sandbox, SandboxError};
use super::store::Unread;
use super::words_of_state::StateError;
use gotham_rules::{NotYet, Options, ScenarioError};

/// There is a checkpoint each time this many entries have passed.
pub(crate) const CHECKPOINT_EVERY: usize = 10;

/// The most entries in a match; a real one has a few hundred. A game is kept for each.
pub const MOST_ENTRIES: usize = 20_000;

/// A recorded match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The form of this text.
    pub format: u32,
    /// The version of the program that wrote it.
    pub version: String,
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// The mission.
    pub mission: String,
    /// The options that it was set up with; each one left out has its default.
    #[serde(default)]
    pub options: Options,
    /// The seed of its dice.
    pub seed: u64,
    /// What its scenario used, as [`fingerprint`](super::fingerprint) counts it.
    pub scenario: Hash,
    /// Whether something was undone even though dice had shown it.
    #[serde(default)]
    pub practice: bool,
    /// What the table remembers besides the game, such as who sat where.
    #[serde(default)]
    pub notes: BTreeMap<String, String>,
    /// The sandbox that it began as; a match of a mission has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<Arc<Sandbox>>,
    /// The table that it begins with, in words, if that is not the mission's setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// Everything that was said, in words.
    pub commands: Vec<Value>,
    /// Hashes along the way; the last one is of the end.
    pub checkpoints: Vec<Checkpoint>,
    /// The table as it stands, in words; records of form 1 had none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Value>,
}

/// The table's hash after a number of entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// After how many entries.
    pub after: usize,
    /// The hash.
    pub hash: Hash,
}

/// A hash, written as sixteen hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hash(pub u64);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let hash = (text.len() == 16).then(|| u64::from_str_radix(&text, 16).ok()).flatten();
        hash.map(Hash).ok_or_else(|| serde::de::Error::custom("sixteen hexadecimal digits are expected"))
    }
}

/// Why a record cannot be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LoadError {
    /// It is not a record, or it is cut off.
    #[error("line {line}, column {column}: {reason}")]
    Unreadable {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What is wrong there.
        reason: String,
    },
    /// A newer program has written it.
    #[error("it has form {0}, and this program reads forms up to {FORMAT}: it was written by a newer version")]
    Newer(u32),
    /// It is longer than any match.
    #[error("it has {0} commands or checkpoints: at most {MOST_ENTRIES} are played back")]
    TooLong(usize),
    /// It was set up with options that cannot be played yet.
    #[error("its options: {0}")]
    Options(#[from] NotYet),
    /// Its mission cannot be played.
    #[error(transparent)]
    Mission(#[from] ScenarioError),
    /// Its sandbox cannot be made.
    #[error("its sandbox: {0}")]
    Sandbox(#[from] SandboxError),
    /// It was played by newer rules.
    #[error("it was played by rules {0}, and this program knows rules up to {ours}: it was written by a newer version", ours = gotham_rules::VERSION)]
    NewerRules(u32),
    /// It was played by other rules or content, and there is no table in it to go on from.
    #[error("it was played by older rules (rules {0}; these are rules {ours}) or content, and it holds no table to go on from", ours = gotham_rules::VERSION)]
    Older(u32),
    /// The table in it cannot be set up.
    #[error("its table can no longer be set up: {0}")]
    Table(#[from] StateError),
    /// A command cannot be read or is not allowed.
    #[error("command {number} of {of}: {error}")]
    Command {
        /// From 1.
        number: usize,
        /// How many there are.
        of: usize,
        /// Why.
        error: EntryError,
    },
    /// The table differs from what it was.
    #[error("after command {after} the table differs from the record (hash {here} instead of {recorded})")]
    HashDiffers {
        /// After how many commands.
        after: usize,
        /// The hash of the record.
        recorded: Hash,
        /// The hash here.
        here: Hash,
    },
}

impl From<LoadError> for Unread {
    /// Only a text that isn't a record at all counts as damaged.
    fn from(error: LoadError) -> Unread {
        let words = error.to_string();
        if matches!(error, LoadError::Unreadable { .. }) { Unread::Damaged(words) } else { Unread::Foreign(words) }
    }
}

impl Record {
    /// Reads a record's text; playing it shows whether it can be played.
    ///
    /// # Errors
    /// When the text isn't a record, with line and column.
    pub fn parse(text: &str) -> Result<Record, LoadError> {
        /// The form is read on its own: the rest of a newer one may be anything.
        #[derive(Deserialize)]
        struct Form {
            format: u32,
        }
        match serde_json::from_str(text) {
            Ok(Form { format }) if format > FORMAT => Err(LoadError::Newer(format)),
            Ok(Form { format: format @ 1.. }) if format < FORMAT => {
                let mut value: Value = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
                migrate::migrate(&mut value, format);
                serde_json::from_value(value).map_err(|error| unreadable(&error))
            }
            _ => serde_json::from_str(text).map_err(|error| unreadable(&error)),
        }
    }

    /// The record's text: one line per command.
    pub fn text(&self) -> String {
        fn json(value: &impl Serialize) -> String {
            serde_json::to_string(value).unwrap_or_default()
        }
        let mut text = String::from("{\n");
        let mut head = vec![
            ("format", json(&self.format)),
            ("version", json(&self.version)),
            ("rules", json(&self.rules)),
            ("mission", json(&self.mission)),
            ("options", json(&self.options)),
            ("seed", json(&self.seed)),
            ("scenario", json(&self.scenario)),
            ("practice", json(&self.practice)),
            ("notes", json(&self.notes)),
        ];
        head.extend(self.sandbox.iter().map(|sandbox| ("sandbox", json(sandbox))));
        head.extend(self.start.iter().map(|start| ("start", json(start))));
        for (key, value) in head {
            text.push_str(&format!("  \"{key}\": {value},\n"));
        }
        text.push_str(&format!("  \"commands\": {},\n", lines(self.commands.iter().map(json))));
        text.push_str(&format!("  \"checkpoints\": {}", lines(self.checkpoints.iter().map(json))));
        if let Some(state) = &self.state {
            text.push_str(&format!(",\n  \"state\": {}", json(state)));
        }
        text + "\n}\n"
    }
}

/// A list with one line per item.
fn lines(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.map(|item| format!("    {item}")).collect();
    if items.is_empty() { "[]".into() } else { format!("[\n{}\n  ]", items.join(",\n")) }
}

fn unreadable(error: &serde_json::Error) -> LoadError {
    let (line, column) = (error.line().max(1), error.column().max(1));
    let mut reason = error.to_string();
    if let Some(end) = reason.rfind(" at line ") {
        reason.truncate(end);
    }
    let reason = if error.is_eof() { format!("the text is cut off ({reason})") } else { reason };
    LoadError::Unreadable { line, column, reason: reason.chars().take(300).collect() }
}
