//! How a compact id is written: for people and for files with its kind, `tile#3`, so that a reader knows what the
//! number counts; in hashes and other bytes, just the number.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

/// The kind of an id, from the name of its type: `TokenKindId` is a `tokenkind`.
fn kind(name: &str) -> String {
    name.trim_end_matches("Id").to_ascii_lowercase()
}

/// Writes an id of this type.
///
/// # Errors
/// Those of the serializer.
pub fn write<S: Serializer>(name: &str, place: impl Display + Serialize, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_str(&format_args!("{}#{place}", kind(name)))
    } else {
        place.serialize(serializer)
    }
}

/// Reads an id of this type.
///
/// # Errors
/// When it isn't one.
pub fn read<'de, D: Deserializer<'de>, T: FromStr + Deserialize<'de>>(
    name: &str,
    deserializer: D,
) -> Result<T, D::Error> {
    if !deserializer.is_human_readable() {
        return T::deserialize(deserializer);
    }
    let text = String::deserialize(deserializer)?;
    let place =
        text.split_once('#').filter(|(before, _)| *before == kind(name)).and_then(|(_, place)| place.parse().ok());
    place.ok_or_else(|| D::Error::custom(format!("\"{text}\" is no {}", kind(name))))
}
