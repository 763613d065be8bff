//! What a mission's ids are looked up in.

use super::super::card::Card;
use super::super::draft::Draft;
use super::super::hero::Hero;
use super::super::id::{AreaName, CardName, HeroName, TileName};
use super::super::map::{Area, Map};
use super::super::mission::{Mission, TokenKind, TokenMatch};
use super::super::tile::Tile;
use super::Report;

/// The catalogue around one mission. A file that could not be read is `None`, and nothing is said against its ids.
pub(super) struct World<'a> {
    pub(super) heroes: Option<&'a [Hero]>,
    pub(super) tiles: Option<&'a [Tile]>,
    pub(super) cards: Option<&'a [Card]>,
    pub(super) map: Option<&'a Map>,
    pub(super) token_kinds: &'a [TokenKind],
}

impl<'a> World<'a> {
    pub(super) fn new(draft: &'a Draft, mission: &'a Mission) -> World<'a> {
        World {
            heroes: draft.heroes.as_ref().map(|read| read.value.as_slice()),
            tiles: draft.tiles.as_ref().map(|read| read.value.as_slice()),
            cards: draft.cards.as_ref().map(|read| read.value.as_slice()),
            map: draft.maps.iter().map(|read| &read.value).find(|map| map.id == mission.map),
            token_kinds: &mission.token_kinds,
        }
    }

    pub(super) fn hero(&self, id: &HeroName, field: &str, report: &mut Report) -> Option<&'a Hero> {
        let found = self.heroes?.iter().find(|hero| hero.id == *id);
        report.expect(found.is_some(), field, format!("there is no Hero \"{id}\""));
        found
    }

    pub(super) fn tile(&self, id: &TileName, field: &str, report: &mut Report) -> Option<&'a Tile> {
        let found = self.tiles?.iter().find(|tile| tile.id == *id);
        report.expect(found.is_some(), field, format!("there is no Character tile \"{id}\""));
        found
    }

    pub(super) fn card(&self, id: &CardName, field: &str, report: &mut Report) -> Option<&'a Card> {
        let found = self.cards?.iter().find(|card| card.id == *id);
        report.expect(found.is_some(), field, format!("there is no card \"{id}\""));
        found
    }

    pub(super) fn area(&self, id: &AreaName, field: &str, report: &mut Report) -> Option<&'a Area> {
        let map = self.map?;
        let found = map.areas.iter().find(|area| area.id == *id);
        report.expect(found.is_some(), field, format!("the map \"{}\" has no Area \"{id}\"", map.id));
        found
    }

    /// A kind of token of the mission, with the face if one is named.
    pub(super) fn token(&self, wanted: &TokenMatch, field: &str, report: &mut Report) -> Option<&'a TokenKind> {
        let found = self.token_kinds.iter().find(|kind| kind.id == wanted.kind);
        match (found, &wanted.face) {
            (None, _) => {
                report.add(format!("{field}.kind"), format!("the mission has no token kind \"{}\"", wanted.kind));
            }
            (Some(kind), Some(face)) => self.face(kind, face, &format!("{field}.face"), report),
            (Some(_), None) => {}
        }
        found
    }

    pub(super) fn face(&self, kind: &TokenKind, face: &str, field: &str, report: &mut Report) {
        report.expect(
            kind.faces.iter().any(|known| known == face),
            field,
            format!("the token \"{}\" has no face \"{face}\", only {}", kind.id, kind.faces.join(", ")),
        );
    }
}
