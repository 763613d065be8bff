//! Links in sentences: a name passed to a sentence can carry a number, and is found again in the result.

use super::Value;

/// A private character in front of a linked name: the first one and its number.
const FIRST: u32 = 0xE000;
/// How many links a sentence may have.
const MOST: u32 = 0x1000;
/// The private character after a linked name.
const END: char = '\u{F8FF}';

/// A piece of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Plain words.
    Text(&'a str),
    /// A name with the number that it was given.
    Link(usize, &'a str),
}

impl Value<'_> {
    /// A name that [`Piece::of`] finds again by this number.
    pub fn linked(number: usize, name: &str) -> Value<'static> {
        Piece::linked(number, name).into()
    }
}

impl Piece<'_> {
    /// A name that [`Piece::of`] finds again by this number, even when it is passed as part of something.
    pub fn linked(number: usize, name: &str) -> String {
        let offset = u32::try_from(number).map_or(MOST - 1, |number| number.min(MOST - 1));
        let start = char::from_u32(FIRST + offset).unwrap_or(END);
        format!("{start}{name}{END}")
    }

    /// The pieces of a sentence, none of them empty.
    pub fn of(sentence: &str) -> Vec<Piece<'_>> {
        let is_start = |c: char| (FIRST..FIRST + MOST).contains(&u32::from(c));
        let mut pieces = Vec::new();
        let mut rest = sentence;
        while let Some((at, start)) = rest.char_indices().find(|(_, c)| is_start(*c)) {
            pieces.extend((at > 0).then_some(Piece::Text(&rest[..at])));
            let name = &rest[at + start.len_utf8()..];
            let (name, behind) = name.split_once(END).unwrap_or((name, ""));
            pieces.push(Piece::Link((u32::from(start) - FIRST) as usize, name));
            rest = behind;
        }
        pieces.extend((!rest.is_empty()).then_some(Piece::Text(rest)));
        pieces
    }
}
