//! What a mission is like, for those who choose one: its genre, and how often the Heroes have won it.

use serde::{Deserialize, Serialize};

/// What kind of problem a mission is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Genre {
    /// Machines, bombs and switches decide.
    Sabotage,
    /// Something is carried off.
    Heist,
    /// Something has to be found, and nobody knows where it is.
    Search,
    /// Somebody has to come through alive.
    Escort,
    /// A place has to be held.
    Siege,
    /// Something spreads.
    Outbreak,
    /// Somebody is hunted.
    Hunt,
    /// Unseen in and out again.
    Infiltration,
}

impl Genre {
    /// Every genre.
    pub const ALL: [Genre; 8] = [
        Genre::Sabotage,
        Genre::Heist,
        Genre::Search,
        Genre::Escort,
        Genre::Siege,
        Genre::Outbreak,
        Genre::Hunt,
        Genre::Infiltration,
    ];
}

/// How many matches of a hundred the Heroes win when the computer plays them, as `docs/balance.md` has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// Against the computer as the Villain.
    pub against_bot: u8,
    /// Against the game's cards. SOLO
    pub against_cards: u8,
}

impl Measured {
    /// As hard for the Heroes as a mission gets.
    pub const HARDEST: u8 = 5;
    /// From how many wins of two hundred on a mission is easier than the next level.
    const EASIER: [u16; 4] = [113, 105, 101, 92];

    /// How hard it is for the Heroes, from 1 to [`Measured::HARDEST`].
    pub fn hardness(self) -> u8 {
        let wins = u16::from(self.against_bot) + u16::from(self.against_cards);
        let harder = Measured::EASIER.iter().filter(|least| wins < **least).count();
        harder as u8 + 1
    }
}
