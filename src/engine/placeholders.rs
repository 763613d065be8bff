//! Places in a text that are still to be filled in, such as `{rounds}`. A mission has no braces of its own.

use std::collections::BTreeMap;

use gotham_content::is_well_formed;

/// A pair of braces in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Placeholder<'a> {
    /// What is between them.
    pub name: &'a str,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl Placeholder<'_> {
    /// Whether it can be filled in: its name is one that a file may use.
    pub(crate) fn is_sound(&self) -> bool {
        is_well_formed(self.name)
    }
}

/// Every opening brace of a text, with what is up to the closing one, or up to the end of its line if there is none.
pub(crate) fn placeholders(text: &str) -> impl Iterator<Item = Placeholder<'_>> {
    text.lines().zip(1..).flat_map(|(content, line)| {
        content.match_indices('{').map(move |(at, _)| {
            let rest = &content[at + 1..];
            let name = rest.split_once('}').map_or(rest, |(name, _)| name);
            Placeholder { name, line, column: 1 + content[..at].chars().count() }
        })
    })
}

/// The text with every placeholder filled in that has something to be filled with.
pub(crate) fn fill(text: &str, with: &BTreeMap<&str, String>) -> String {
    let mut parts = text.split('{');
    let mut filled = parts.next().unwrap_or_default().to_string();
    for part in parts {
        match part.split_once('}').and_then(|(name, rest)| Some((with.get(name)?, rest))) {
            Some((value, rest)) => filled.extend([value, rest]),
            None => filled.extend(["{", part]),
        }
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_found_where_they_stand_and_filled_in() {
        let text = "rounds: {rounds},\n  é {x} {y z} {open\n{rounds}";
        let found: Vec<_> = placeholders(text).map(|found| (found.name, found.line, found.column)).collect();
        assert_eq!(found, [("rounds", 1, 9), ("x", 2, 5), ("y z", 2, 9), ("open", 2, 15), ("rounds", 3, 1)]);
        assert!(placeholders(text).map(|found| found.is_sound()).eq([true, true, false, true, true]));
        let with = BTreeMap::from([("rounds", "7".to_string()), ("x", "{rounds}".to_string())]);
        assert_eq!(fill(text, &with), "rounds: 7,\n  é {rounds} {y z} {open\n7");
    }
}
