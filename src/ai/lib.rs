//! Players that are programs: each answers prompts like anybody else, with a [`Command`](gotham_rules::Command).
//!
//! A new one takes one implementation of [`Player`] and one word of [`SeatKind`]. This room reads the rules; it changes
//! nothing but its own what-if copies of a game.

mod adviser;
mod bot;
mod packing;
pub mod puzzle;
mod random;
mod review;
mod thought;
pub mod value;

use std::fmt;
use std::str::FromStr;

pub use adviser::Adviser;
pub use bot::Bot;
pub use gotham_play::{Level, Player};
pub use packing::suggested_setup;
pub use random::RandomPlayer;
pub use review::{Progress, Reviewer};

use gotham_content::mission::Side;

/// Which program sits in a seat: the SEAT words of the command line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SeatKind {
    /// Any legal command, all equally likely.
    Random,
    /// The heuristic player of either side; `bot` is another word for the normal one.
    Computer(Level),
}

impl SeatKind {
    /// The computer at its weakest.
    pub const EASY: SeatKind = SeatKind::Computer(Level::Easy);
    /// The computer as it plays unless somebody chooses otherwise.
    pub const NORMAL: SeatKind = SeatKind::Computer(Level::Normal);
    /// The computer that looks ahead.
    pub const HARD: SeatKind = SeatKind::Computer(Level::Hard);
    /// The computer at its strongest.
    pub const EXPERT: SeatKind = SeatKind::Computer(Level::Expert);
    /// Every kind.
    pub const ALL: [SeatKind; 5] =
        [SeatKind::Random, SeatKind::EASY, SeatKind::NORMAL, SeatKind::HARD, SeatKind::EXPERT];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            SeatKind::Random => "random",
            SeatKind::Computer(level) => level.word(),
        }
    }
}

impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that doesn't name a program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no seat \"{0}\"; the choices are: {words}", words = SeatKind::ALL.map(SeatKind::word).join(", "))]
pub struct NoSuchSeat(String);

impl FromStr for SeatKind {
    type Err = NoSuchSeat;

    fn from_str(word: &str) -> Result<SeatKind, NoSuchSeat> {
        let is_meant = |kind: &SeatKind| kind.word() == word || (*kind == SeatKind::NORMAL && word == "bot");
        SeatKind::ALL.into_iter().find(is_meant).ok_or_else(|| NoSuchSeat(word.into()))
    }
}

/// A program for a seat. The same seed plays the same way.
pub fn seat(kind: SeatKind, side: Side, seed: u64) -> Box<dyn Player> {
    match kind {
        SeatKind::Random => Box::new(RandomPlayer::new(seed)),
        SeatKind::Computer(level) => Box::new(Bot::new(side, seed, level)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_named_by_words() {
        for kind in SeatKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!("bot".parse(), Ok(SeatKind::NORMAL));
        let missing = "search:200".parse::<SeatKind>().unwrap_err().to_string();
        assert_eq!(missing, "there is no seat \"search:200\"; the choices are: random, easy, normal, hard, expert");
    }
}
