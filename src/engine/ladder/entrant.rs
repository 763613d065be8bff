//! Who stands on the ladder: the programs of this engine, the cards, and programs of earlier commits.

use std::fmt;
use std::str::FromStr;

use gotham_ai::{NoSuchSeat, SeatKind};

/// A player of the ladder. Of two players the smaller one is first in the file; the cards are always second.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Entrant {
    /// A program of this engine.
    Own(SeatKind),
    /// A program of another commit's engine.
    Of {
        /// The word by which that engine knows it.
        seat: String,
        /// The commit, or another name of that engine.
        engine: String,
    },
    /// The cards of the automated Villain. SOLO
    Cards,
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum NoEntrant {
    /// This engine has no such program.
    #[error("{0}; or cards; or a program of an earlier commit, such as normal@0123abcd")]
    Seat(#[from] NoSuchSeat),
    /// Letters that would be hard to tell from the rest of a line.
    #[error("\"{0}\" is no name: letters, digits, `_`, `.` and `-` are expected, 40 at most")]
    Name(String),
}

const CARDS: &str = "cards";

/// A name of an engine or of a program in it.
pub(super) fn name(text: &str) -> Result<String, NoEntrant> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "_.-".contains(letter);
    let is_name = (1..=40).contains(&text.len()) && text.chars().all(is_plain);
    if is_name { Ok(text.into()) } else { Err(NoEntrant::Name(text.chars().take(60).collect())) }
}

impl FromStr for Entrant {
    type Err = NoEntrant;

    fn from_str(text: &str) -> Result<Entrant, NoEntrant> {
        match text.split_once('@') {
            Some((seat, engine)) => Ok(Entrant::Of { seat: name(seat)?, engine: name(engine)? }),
            None if text == CARDS => Ok(Entrant::Cards),
            None => Ok(Entrant::Own(text.parse()?)),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Own(kind) => kind.fmt(f),
            Entrant::Of { seat, engine } => write!(f, "{seat}@{engine}"),
            Entrant::Cards => f.write_str(CARDS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_by_words() {
        for text in ["random", "normal", "expert", "cards", "normal@0123abcd", "hard@v1.2"] {
            assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "joker", "normal@", "@abc", "normal@a b", "normal@a@b", "a\"@b"] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
        let long = "x".repeat(41);
        assert!(format!("normal@{long}").parse::<Entrant>().is_err());
    }
}
