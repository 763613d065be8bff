//! What a save, a replay and a bug report are: seed, options, content and everything that was said, in words.
//!
//! The text is JSON, a line a command. Nothing of the state is in it: a match is the fold over its commands, and the
//! checkpoints say whether the fold still leads to the same table.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::placement::{Placement, PlacementError};
use super::store::Unread;
use super::wire::{self, WireError};
use crate::content::dice::Color;
use crate::rules::state::Queued;
use crate::rules::{Command, Event, Game, Options, Refusal, ScenarioError};

/// The form of records that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 1;

/// After so many entries there is a checkpoint.
pub const CHECKPOINT_EVERY: usize = 10;

/// The most entries of a match; a real one has a few hundred. A game is kept for each.
pub const MOST_ENTRIES: usize = 20_000;

/// The most dice that wait in the queue.
pub const MOST_DICE: usize = 1_000;

/// A recorded match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The form of this text.
    pub format: u32,
    /// The version of the program that wrote it.
    pub version: String,
    /// The mission.
    pub mission: String,
    /// The options that it was set up with.
    pub options: Options,
    /// The seed of its dice.
    pub seed: u64,
    /// The content that it was played with.
    pub content_hash: Hash,
    /// Whether something was taken back although dice had shown it.
    #[serde(default)]
    pub practice: bool,
    /// What the table remembers beside the game, such as who sat where.
    #[serde(default)]
    pub notes: BTreeMap<String, String>,
    /// Everything that was said, in words.
    pub commands: Vec<Value>,
    /// Hashes along the way; the last one is of the end.
    pub checkpoints: Vec<Checkpoint>,
}

/// What the table's hash was after so many entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// After so many entries.
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

/// One entry of a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A player spoke.
    Said(Command),
    /// Dice faces were queued, for a test or a puzzle.
    Dice(Vec<Queued>),
    /// Things were put somewhere else, for a test position.
    Placed(Box<Placement>),
}

/// Why an entry cannot be carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum EntryError {
    /// It cannot be read.
    #[error(transparent)]
    Wire(#[from] WireError),
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The position would not be a possible one.
    #[error(transparent)]
    Placement(#[from] PlacementError),
    /// The queue would not end.
    #[error("{0} dice would be queued: at most {MOST_DICE}")]
    TooManyDice(usize),
}

impl Entry {
    /// An entry in words.
    pub fn out(&self, game: &Game) -> Value {
        match self {
            Entry::Said(command) => wire::command_out(game, command),
            Entry::Dice(faces) => serde_json::json!({ "dice": faces.iter().map(face_out).collect::<Vec<_>>() }),
            Entry::Placed(placement) => serde_json::json!({ "place": placement }),
        }
    }

    /// Reads an entry in words.
    ///
    /// # Errors
    /// When it has not the shape of one.
    pub fn read(game: &Game, value: &Value) -> Result<Entry, WireError> {
        if let Some(faces) = value.get("dice").filter(|_| value.get("say").is_none()) {
            return faces_in(faces).map(Entry::Dice);
        }
        if let Some(placement) = value.get("place") {
            let read = Placement::deserialize(placement);
            return read
                .map(|placement| Entry::Placed(Box::new(placement)))
                .map_err(|error| WireError { field: "place".into(), message: error.to_string() });
        }
        wire::command_in(game, value).map(Entry::Said)
    }

    /// Carries the entry out.
    ///
    /// # Errors
    /// When it is not allowed; then nothing changes.
    pub fn apply(&self, game: &mut Game) -> Result<Vec<Event>, EntryError> {
        match self {
            Entry::Said(command) => Ok(game.apply(command)?),
            Entry::Dice(faces) => {
                let queued = game.state().dice.queued() + faces.len();
                if queued > MOST_DICE {
                    return Err(EntryError::TooManyDice(queued));
                }
                game.queue_dice(faces.iter().copied());
                Ok(Vec::new())
            }
            Entry::Placed(placement) => {
                *game = placement.apply(game)?;
                Ok(Vec::new())
            }
        }
    }
}

/// A queued face in words: `orange:2`.
pub fn face_out(queued: &Queued) -> String {
    format!("{}:{}", queued.color.word(), queued.face)
}

/// Reads a list of queued faces.
///
/// # Errors
/// When it is no list of `colour:successes`.
pub fn faces_in(value: &Value) -> Result<Vec<Queued>, WireError> {
    let fail = |field: String, message: &str| WireError { field, message: message.into() };
    let Some(list) = value.as_array() else {
        return Err(fail("faces".into(), "a list such as [\"orange:2\", \"white:0\"] is expected"));
    };
    let read = |(at, face): (usize, &Value)| {
        let parts = face.as_str().and_then(|text| text.split_once(':'));
        let queued = parts.and_then(|(color, face)| {
            Some(Queued { color: Color::parse(color)?, face: face.parse().ok().filter(|face| *face <= 4)? })
        });
        queued.ok_or_else(|| {
            fail(format!("faces[{at}]"), "a colour and its successes are expected, such as \"orange:2\"")
        })
    };
    list.iter().enumerate().map(read).collect()
}

/// Why a record cannot be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LoadError {
    /// It is no record, or it is cut off.
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
    #[error("it has form {0}, and this program reads forms up to {FORMAT}: a newer version has written it")]
    Newer(u32),
    /// It is longer than any match.
    #[error("it has {0} commands or checkpoints: at most {MOST_ENTRIES} are played back")]
    TooLong(usize),
    /// Its mission cannot be played.
    #[error(transparent)]
    Mission(#[from] ScenarioError),
    /// The maps, missions or cards have changed since.
    #[error("it was played with other content ({recorded}; here it is {here}), so it cannot be played back")]
    OtherContent {
        /// The content of the record.
        recorded: Hash,
        /// The content here.
        here: Hash,
    },
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
    /// The table is not what it was.
    #[error("after command {after} the table differs from the record (hash {here} instead of {recorded})")]
    HashDiffers {
        /// After so many commands.
        after: usize,
        /// The hash of the record.
        recorded: Hash,
        /// The hash here.
        here: Hash,
    },
}

impl From<LoadError> for Unread {
    /// Only a text that is no record at all is damaged.
    fn from(error: LoadError) -> Unread {
        let words = error.to_string();
        if matches!(error, LoadError::Unreadable { .. }) { Unread::Damaged(words) } else { Unread::Foreign(words) }
    }
}

impl Record {
    /// Reads a record's text; whether it can be played is seen when it is.
    ///
    /// # Errors
    /// When the text is no record, with line and column.
    pub fn parse(text: &str) -> Result<Record, LoadError> {
        /// The form stands for itself: the rest of a newer one may be anything.
        #[derive(Deserialize)]
        struct Form {
            format: u32,
        }
        match serde_json::from_str(text) {
            Ok(Form { format }) if format > FORMAT => Err(LoadError::Newer(format)),
            _ => serde_json::from_str(text).map_err(|error| unreadable(&error)),
        }
    }

    /// The record's text: a line a command.
    pub fn text(&self) -> String {
        fn json(value: &impl Serialize) -> String {
            serde_json::to_string(value).unwrap_or_default()
        }
        let mut text = String::from("{\n");
        let head: [(&str, String); 8] = [
            ("format", json(&self.format)),
            ("version", json(&self.version)),
            ("mission", json(&self.mission)),
            ("options", json(&self.options)),
            ("seed", json(&self.seed)),
            ("content_hash", json(&self.content_hash)),
            ("practice", json(&self.practice)),
            ("notes", json(&self.notes)),
        ];
        for (key, value) in head {
            text.push_str(&format!("  \"{key}\": {value},\n"));
        }
        text.push_str(&format!("  \"commands\": {},\n", lines(self.commands.iter().map(json))));
        text.push_str(&format!("  \"checkpoints\": {}\n}}\n", lines(self.checkpoints.iter().map(json))));
        text
    }
}

/// A list with a line an item.
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
