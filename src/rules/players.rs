//! Which Heroes belong to one player.

use serde::{Deserialize, Serialize};

use super::id::TabletId;

/// The most Hero slots that can be told apart.
const MOST: usize = 8;

/// Who plays the Hero of each slot: equal numbers are one player. By default, one plays them all. G-62
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct Players([u8; MOST]);

impl Players {
    /// The player of a slot.
    pub fn of(self, slot: TabletId) -> u8 {
        self.0.get(slot.index()).copied().unwrap_or(0)
    }

    /// Whether one player plays them all.
    pub fn is_one(&self) -> bool {
        *self == Players::default()
    }
}

impl FromIterator<u8> for Players {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Players {
        let mut players = Players::default();
        players.0.iter_mut().zip(numbers).for_each(|(slot, number)| *slot = number);
        players
    }
}

impl From<Vec<u8>> for Players {
    fn from(numbers: Vec<u8>) -> Players {
        numbers.into_iter().collect()
    }
}

impl From<Players> for Vec<u8> {
    fn from(Players(numbers): Players) -> Vec<u8> {
        let used = numbers.iter().rposition(|number| *number != 0).map_or(0, |last| last + 1);
        numbers[..used].to_vec()
    }
}
