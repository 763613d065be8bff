//! What the bytes of a code hold: a head, an appendix for things that few matches have, and the number of the answers.

use std::sync::Arc;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::error::ShareError;
use super::limits::MOST_COMMANDS;
use super::number::Number;
use crate::record::{Hash, Record};
use crate::sandbox::Sandbox;
use gotham_rules::Options;

/// The most bytes of an unpacked appendix.
const MOST_UNPACKED: usize = 256 * 1024;

/// How hard the appendix is packed: as hard as possible.
const LEVEL: u8 = 10;

/// What every code begins with.
#[derive(Serialize, Deserialize)]
pub(super) struct Head {
    /// The version of the rules.
    pub rules: u32,
    /// The mission; for a sandbox, the one that all sandboxes share.
    pub mission: String,
    /// The seed of the dice.
    pub seed: u64,
    /// What the scenario uses, as records have it.
    #[serde(with = "eight_bytes")]
    pub scenario: Hash,
    /// The table's hash at the end.
    #[serde(with = "eight_bytes")]
    pub end: Hash,
    /// How many commands there are.
    pub commands: u32,
    /// The appendix, packed; empty if there is none.
    pub appendix: Vec<u8>,
}

/// A hash in the order in which it is written down.
mod eight_bytes {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use crate::record::Hash;

    pub(super) fn serialize<S: Serializer>(hash: &Hash, serializer: S) -> Result<S::Ok, S::Error> {
        hash.0.to_be_bytes().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        <[u8; 8]>::deserialize(deserializer).map(|bytes| Hash(u64::from_be_bytes(bytes)))
    }
}

/// Things that few matches have. Anything left out has its default.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Appendix {
    /// What was agreed on before.
    #[serde(skip_serializing_if = "is_usual")]
    pub options: Options,
    /// Whether something was undone even though dice had shown it.
    #[serde(skip_serializing_if = "is_usual")]
    pub practice: bool,
    /// The sandbox that it began as.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<Arc<Sandbox>>,
    /// The table that it begins with, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// Entries, in words, that no list of legal answers contains.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<Value>,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The bytes of a match: its head, and the number of its answers.
pub(super) fn write(head: &Head, answers: &Number) -> Vec<u8> {
    let mut bytes = postcard::to_stdvec(head).unwrap_or_default();
    bytes.extend(answers.bytes());
    bytes
}

/// The head of a match with these entries in words that ends with this table.
pub(super) fn head_of(record: &Record, entries: Vec<Value>, end: Hash) -> Head {
    let appendix = Appendix {
        options: record.options,
        practice: record.practice,
        sandbox: record.sandbox.clone(),
        start: record.start.clone(),
        entries,
    };
    Head {
        rules: record.rules,
        mission: record.mission.clone(),
        seed: record.seed,
        scenario: record.scenario,
        end,
        commands: record.commands.len() as u32,
        appendix: pack(&appendix),
    }
}

/// An appendix, packed; empty if everything has its default.
pub(super) fn pack(appendix: &Appendix) -> Vec<u8> {
    match serde_json::to_vec(appendix) {
        Ok(json) if !is_usual(appendix) => compress_to_vec(&json, LEVEL),
        _ => Vec::new(),
    }
}

/// The head of a code's bytes, and the number after it.
pub(super) fn read(bytes: &[u8]) -> Result<(Head, Number), ShareError> {
    let read: Result<(Head, &[u8]), _> = postcard::take_from_bytes(bytes);
    let (head, answers) = read.map_err(|error| unreadable("the beginning", error))?;
    if head.commands as usize > MOST_COMMANDS {
        return Err(ShareError::TooManyCommands(head.commands as usize));
    }
    Ok((head, Number::of(answers)))
}

/// An appendix, unpacked.
pub(super) fn unpack(packed: &[u8]) -> Result<Appendix, ShareError> {
    if packed.is_empty() {
        return Ok(Appendix::default());
    }
    let json = decompress_to_vec_with_limit(packed, MOST_UNPACKED);
    let json = json.map_err(|error| unreadable("the appendix", error))?;
    serde_json::from_slice(&json).map_err(|error| unreadable("the appendix", error))
}

fn unreadable(part: &'static str, error: impl ToString) -> ShareError {
    ShareError::Unreadable { part, reason: error.to_string().chars().take(300).collect() }
}
