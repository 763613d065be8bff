//! What a mission's ids are looked up in.

use super::super::card::Card;
use super::super::catalogue::Catalogue;
use super::super::dice::Dice;
use super::super::draft::Draft;
use super::super::hero::Hero;
use super::super::id::{AreaName, CardName, FaceName, HeroName, TileName};
use super::super::map::{Area, Map};
use super::super::mission::{Mission, TokenKind};
use super::super::solo::{LeaderCard, TileCard};
use super::super::tile::Tile;
use super::Report;

/// The catalogue around one mission. A file that could not be read is `None`, and its ids are not reported.
pub(super) struct World<'a> {
    pub(super) heroes: Option<&'a [Hero]>,
    pub(super) tiles: Option<&'a [Tile]>,
    pub(super) cards: Option<&'a [Card]>,
    pub(super) tile_cards: Option<&'a [TileCard]>,
    pub(super) leader_cards: Option<&'a [LeaderCard]>,
    pub(super) map: Option<&'a Map>,
    pub(super) dice: Option<&'a Dice>,
}

impl<'a> World<'a> {
    pub(super) fn new(draft: &'a Draft, mission: &'a Mission) -> World<'a> {
        World {
            heroes: draft.heroes.as_ref().map(|read| read.value.as_slice()),
            tiles: draft.tiles.as_ref().map(|read| read.value.as_slice()),
            cards: draft.cards.as_ref().map(|read| read.value.as_slice()),
            tile_cards: draft.tile_cards.as_ref().map(|read| read.value.as_slice()),
            leader_cards: draft.leader_cards.as_ref().map(|read| read.value.as_slice()),
            map: draft.maps.iter().map(|read| &read.value).find(|map| map.id == mission.map),
            dice: draft.dice.as_ref().map(|read| &read.value),
        }
    }

    /// A whole catalogue.
    pub(super) fn of(catalogue: &'a Catalogue, mission: &Mission) -> World<'a> {
        World {
            heroes: Some(&catalogue.heroes),
            tiles: Some(&catalogue.tiles),
            cards: Some(&catalogue.cards),
            tile_cards: Some(&catalogue.tile_cards),
            leader_cards: Some(&catalogue.leader_cards),
            map: catalogue.maps.iter().find(|map| map.id == mission.map),
            dice: Some(&catalogue.dice),
        }
    }

    pub(super) fn hero(&self, id: &HeroName, field: &str, report: &mut Report) -> Option<&'a Hero> {
        let found = self.heroes?.iter().find(|hero| hero.id == *id);
        report.expect(found.is_some(), field, format_args!("there is no Hero \"{id}\""));
        found
    }

    pub(super) fn tile(&self, id: &TileName, field: &str, report: &mut Report) -> Option<&'a Tile> {
        let found = self.tiles?.iter().find(|tile| tile.id == *id);
        report.expect(found.is_some(), field, format_args!("there is no Character tile \"{id}\""));
        found
    }

    pub(super) fn card(&self, id: &CardName, field: &str, report: &mut Report) -> Option<&'a Card> {
        let found = self.cards?.iter().find(|card| card.id == *id);
        report.expect(found.is_some(), field, format_args!("there is no card \"{id}\""));
        found
    }

    pub(super) fn area(&self, id: &AreaName, field: &str, report: &mut Report) -> Option<&'a Area> {
        let map = self.map?;
        let found = map.areas.iter().find(|area| area.id == *id);
        report.expect(found.is_some(), field, format_args!("the map \"{}\" has no Area \"{id}\"", map.id));
        found
    }

    pub(super) fn face(&self, kind: &TokenKind, face: &FaceName, field: &str, report: &mut Report) {
        let names: Vec<&str> = kind.faces.iter().map(FaceName::as_str).collect();
        report.expect(
            kind.faces.iter().any(|known| known == face),
            field,
            format_args!("the token \"{}\" has no face \"{face}\", only {}", kind.id, names.join(", ")),
        );
    }
}
