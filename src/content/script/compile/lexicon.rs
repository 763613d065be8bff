//! What a mission's names are looked up in.

use super::cast::Cast;
use super::library::Library;
use crate::id::{PickName, TileName};
use crate::index::PickId;
use crate::mission::Mission;

/// Every name that the mission may use, in the order of its numbers.
pub(super) struct Lexicon<'a> {
    pub(super) mission: &'a Mission,
    pub(super) library: Library<'a>,
    pub(super) cast: Cast,
    /// Names of picks, in order of appearance.
    picks: Vec<PickName>,
}

impl<'a> Lexicon<'a> {
    pub(super) fn of(mission: &'a Mission, library: &Library<'a>) -> Lexicon<'a> {
        Lexicon { mission, library: *library, cast: Cast::default(), picks: Vec::new() }
    }

    /// The number of a pick's name.
    pub(super) fn pick(&mut self, name: &PickName) -> PickId {
        let at = self.picks.iter().position(|known| known == name).unwrap_or_else(|| {
            self.picks.push(name.clone());
            self.picks.len() - 1
        });
        PickId(at.min(u8::MAX.into()) as u8)
    }

    /// Whether miniatures of a tile belong to the mission.
    pub(super) fn has_miniatures_of(&self, tile: &TileName) -> bool {
        let Mission { villain, company, .. } = self.mission;
        villain.miniatures.iter().any(|(known, _)| known == tile) || company.iter().any(|c| c.tile == *tile)
    }
}
