//! The test language: English in strange letters, each sentence in a pair of brackets.

use std::borrow::Cow;

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const STRANGE: &str = "áƀćďéƒğĥíĵķľɱňóþɋřšťúѵŵẋýžÁɃĆĎÉƑĞĤÍĴĶĽⱮŇÓÞɊŘŠŤÚѴŴẊÝŽ";

/// The text with every English letter replaced by one that looks alike.
pub(super) fn letters(text: &str) -> Cow<'_, str> {
    let strange = |letter: char| PLAIN.chars().zip(STRANGE.chars()).find(|(plain, _)| *plain == letter);
    text.chars().map(|letter| strange(letter).map_or(letter, |(_, strange)| strange)).collect()
}

/// A whole sentence.
pub(super) fn bracketed(text: &str) -> String {
    format!("⟦{text}⟧")
}
