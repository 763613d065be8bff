//! Valid texts, damaged: cut off, with parts left out, repeated, swapped and changed.
//!
//! Random bytes hardly get past a reader. Noise that knows words, numbers and lines gets to the checks behind it.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// Numbers at which something may tip over.
const NUMBERS: [&str; 12] =
    ["0", "1", "2", "7", "127", "128", "200", "255", "256", "-1", "4294967296", "99999999999999999999"];

/// A text with one to four changes, which follow from the seed.
pub(super) fn spoiled(text: &str, seed: u64) -> Vec<u8> {
    let mut chance = Pcg32::seed_from_u64(seed);
    let mut text = text.to_string();
    for _ in 0..chance.random_range(1..=4u8) {
        let mut parts: Vec<&str> = if chance.random_range(0..4u8) == 0 { lines(&text) } else { tokens(&text) };
        if parts.is_empty() {
            break;
        }
        change(&mut parts, &mut chance);
        text = parts.concat();
    }
    let mut bytes = text.into_bytes();
    if chance.random_range(0..8u8) == 0 && !bytes.is_empty() {
        let at = chance.random_range(0..bytes.len());
        bytes[at] = chance.random();
    }
    bytes
}

/// One change of lines or tokens.
fn change(parts: &mut Vec<&str>, chance: &mut Pcg32) {
    let at = chance.random_range(0..parts.len());
    let end = parts.len().min(at + chance.random_range(1..=6));
    match chance.random_range(0..16u8) {
        0 => parts.truncate(at),
        1 => drop(parts.drain(at..end)),
        2 => {
            let copy = parts[at..end].to_vec();
            let to = chance.random_range(0..=parts.len());
            parts.splice(to..to, copy);
        }
        3 => {
            let copy = parts[at..end].repeat(chance.random_range(2..40));
            parts.splice(at..end, copy);
        }
        4 => {
            let other = chance.random_range(0..parts.len());
            parts.swap(at, other);
        }
        5..=9 => {
            let numbers = places(parts, Kind::Number);
            if let Some(at) = pick(&numbers, chance) {
                parts[at] = NUMBERS[chance.random_range(0..NUMBERS.len())];
            }
        }
        kind => {
            let alike = places(parts, if kind < 14 { Kind::Word } else { Kind::Number });
            if let (Some(at), Some(other)) = (pick(&alike, chance), pick(&alike, chance)) {
                parts[at] = parts[other];
            }
        }
    }
}

fn pick(places: &[usize], chance: &mut Pcg32) -> Option<usize> {
    (!places.is_empty()).then(|| places[chance.random_range(0..places.len())])
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Word,
    Number,
    Other,
}

fn kind(c: char) -> Kind {
    match c {
        '0'..='9' => Kind::Number,
        '_' | 'a'..='z' | 'A'..='Z' => Kind::Word,
        _ => Kind::Other,
    }
}

fn places(parts: &[&str], wanted: Kind) -> Vec<usize> {
    let is_wanted = |part: &str| part.chars().next().is_some_and(|first| kind(first) == wanted);
    parts.iter().enumerate().filter(|(_, part)| is_wanted(part)).map(|(at, _)| at).collect()
}

fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// Words such as `subway_16`, numbers, and every other letter on its own.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let goes_on = |c: char| match kind(first) {
            Kind::Word => kind(c) != Kind::Other,
            Kind::Number => kind(c) == Kind::Number,
            Kind::Other => false,
        };
        let length = first.len_utf8();
        let end = rest[length..].find(|c| !goes_on(c)).map_or(rest.len(), |end| length + end);
        let (token, after) = rest.split_at(end);
        tokens.push(token);
        rest = after;
    }
    tokens
}
