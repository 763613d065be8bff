//! Players that are programs: each answers prompts like anybody else, with a [`Command`](gotham_rules::Command).
//!
//! A new one takes one implementation of [`Player`] and one word of [`SeatKind`]. This room reads the rules; it changes
//! nothing but its own what-if copies of a game.

mod adviser;
mod bot;
mod packing;
mod random;
mod thought;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub use adviser::Adviser;
pub use bot::Bot;
pub use gotham_play::Player;
pub use packing::suggested_setup;
pub use random::RandomPlayer;

use gotham_content::mission::Side;

/// Which program sits in a seat: the SEAT words of the command line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Any legal command, all equally likely.
    Random,
    /// The heuristic player of either side.
    Bot,
}

impl SeatKind {
    /// Every kind.
    pub const ALL: [SeatKind; 2] = [SeatKind::Random, SeatKind::Bot];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            SeatKind::Random => "random",
            SeatKind::Bot => "bot",
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
        SeatKind::ALL.into_iter().find(|kind| kind.word() == word).ok_or_else(|| NoSuchSeat(word.into()))
    }
}

/// A program for a seat. The same seed plays the same way.
pub fn seat(kind: SeatKind, side: Side, seed: u64) -> Box<dyn Player> {
    match kind {
        SeatKind::Random => Box::new(RandomPlayer::new(seed)),
        SeatKind::Bot => Box::new(Bot::new(side, seed)),
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
        let missing = "search:200".parse::<SeatKind>().unwrap_err().to_string();
        assert_eq!(missing, "there is no seat \"search:200\"; the choices are: random, bot");
    }
}
