//! What the board reader remembers.

use crate::intent::Reading;
use gotham_content::{AreaName, HeroName, MapName};

/// What the board reader remembers.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct ReaderDesk {
    /// The board that is read outside a match; `None`: the first one.
    pub(crate) board: Option<MapName>,
    /// The Area that is read.
    pub(crate) area: Option<AreaName>,
    /// Whose Moves are priced.
    pub(crate) hero: Option<HeroName>,
    /// Where the sheet was saved last.
    pub(crate) saved: Option<String>,
}

impl ReaderDesk {
    /// Applies what a player wants.
    pub(super) fn take(&mut self, wanted: Reading) {
        match wanted {
            Reading::Board(board) => {
                *self = ReaderDesk { board: Some(board), hero: self.hero.take(), ..Self::default() }
            }
            Reading::Area(area) => self.area = Some(area),
            Reading::Hero(hero) => self.hero = hero,
            Reading::Saved(place) => self.saved = Some(place),
        }
    }
}
