//! A mission made ready to play: its board, its Heroes, tiles and cards under compact ids. It never changes during a
//! match; the state holds everything that does.

use std::sync::Arc;

use super::board::{AreaId, Board};
use super::id::{CardId, HeroId, TileId};
use crate::content::Catalogue;
use crate::content::card::{Card, Deck};
use crate::content::dice::Dice;
use crate::content::hero::Hero;
use crate::content::map::Map;
use crate::content::mission::{Effect, Mission, RiverTile};
use crate::content::skill::{Skill, Support};
use crate::content::tile::{Allegiance, Rank, Tile};

/// Everything about a mission that is printed.
#[derive(Debug)]
pub struct Scenario {
    /// The mission file.
    pub mission: Mission,
    /// The map file.
    pub map: Map,
    /// The board made from it.
    pub board: Board,
    /// The dice.
    pub dice: Dice,
    /// Heroes that may be chosen.
    pub heroes: Vec<Hero>,
    /// Tiles that can come into play: the mission's, then the Hero Allies that a Command Skill may choose.
    pub tiles: Vec<Tile>,
    /// Cards that can come into play.
    pub cards: Vec<Card>,
    /// The content's hash, for saves and replays.
    pub content_hash: u64,
}

/// Why a mission cannot be made ready.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScenarioError {
    /// No mission of that id.
    #[error("there is no mission \"{0}\"")]
    NoMission(String),
    /// The mission's board is not there.
    #[error("mission \"{mission}\" plays on \"{map}\", and there is no such map")]
    NoMap {
        /// The mission.
        mission: String,
        /// The map that it names.
        map: String,
    },
    /// Something that the mission names is not in the catalogue.
    #[error("mission \"{mission}\" names the {what} \"{id}\", which is not in the catalogue")]
    Dangling {
        /// The mission.
        mission: String,
        /// Hero, tile or card.
        what: &'static str,
        /// The id.
        id: String,
    },
    /// More of something than the compact ids can count.
    #[error("mission \"{mission}\" needs more than 250 {what}")]
    TooMany {
        /// The mission.
        mission: String,
        /// Of what.
        what: &'static str,
    },
}

impl Scenario {
    /// Makes a mission of the catalogue ready.
    ///
    /// # Errors
    /// When the mission is unknown or names something that the catalogue lacks.
    pub fn new(catalogue: &Catalogue, mission: &str) -> Result<Arc<Scenario>, ScenarioError> {
        let mission = catalogue
            .missions
            .iter()
            .find(|candidate| candidate.id.as_str() == mission)
            .ok_or_else(|| ScenarioError::NoMission(mission.into()))?;
        let name = mission.id.to_string();
        let map = catalogue
            .maps
            .iter()
            .find(|map| map.id == mission.map)
            .ok_or_else(|| ScenarioError::NoMap { mission: name.clone(), map: mission.map.to_string() })?;
        let dangling = |what, id: &str| ScenarioError::Dangling { mission: name.clone(), what, id: id.into() };

        let mut heroes: Vec<Hero> = Vec::new();
        for choice in mission.heroes.iter().flat_map(|slot| &slot.choices) {
            if heroes.iter().all(|hero| hero.id != choice.hero) {
                let hero = catalogue.heroes.iter().find(|hero| hero.id == choice.hero);
                heroes.push(hero.ok_or_else(|| dangling("Hero", choice.hero.as_str()))?.clone());
            }
        }
        let mut tiles: Vec<Tile> = Vec::new();
        for id in mission_tiles(mission) {
            if tiles.iter().all(|tile| tile.id.as_str() != id) {
                let tile = catalogue.tiles.iter().find(|tile| tile.id.as_str() == id);
                tiles.push(tile.ok_or_else(|| dangling("tile", id))?.clone());
            }
        }
        let known = tiles.clone();
        tiles.extend(catalogue.tiles.iter().filter(|tile| may_be_commanded(tile) && !known.contains(tile)).cloned());
        let mut cards: Vec<Card> = Vec::new();
        for id in mission_cards(mission) {
            if cards.iter().all(|card| card.id.as_str() != id) {
                let card = catalogue.cards.iter().find(|card| card.id.as_str() == id);
                cards.push(card.ok_or_else(|| dangling("card", id))?.clone());
            }
        }
        if mission.bat_gadgets.is_empty() {
            cards.extend(catalogue.cards.iter().filter(|card| is_usable_gadget(card)).cloned());
        }
        for (what, count) in [("Heroes", heroes.len()), ("tiles", tiles.len()), ("cards", cards.len())] {
            if count > 250 {
                return Err(ScenarioError::TooMany { mission: name, what });
            }
        }
        Ok(Arc::new(Scenario {
            board: Board::new(map),
            map: map.clone(),
            dice: catalogue.dice.clone(),
            mission: mission.clone(),
            heroes,
            tiles,
            cards,
            content_hash: catalogue.content_hash,
        }))
    }

    /// A Hero's Screen.
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[id.index()]
    }

    /// A Character tile.
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// A card.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// A Hero by its word.
    pub fn find_hero(&self, id: &str) -> Option<HeroId> {
        self.heroes.iter().position(|hero| hero.id.as_str() == id).map(|at| HeroId(at as u8))
    }

    /// A tile by its word.
    pub fn find_tile(&self, id: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.id.as_str() == id).map(|at| TileId(at as u8))
    }

    /// A card by its word.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id.as_str() == id).map(|at| CardId(at as u8))
    }

    /// An Area by its word.
    pub fn find_area(&self, id: &str) -> Option<AreaId> {
        self.board.find(id)
    }

    /// A kind of mission token by its word.
    pub fn find_token_kind(&self, id: &str) -> Option<u8> {
        self.mission.token_kinds.iter().position(|kind| kind.id.as_str() == id).map(|at| at as u8)
    }

    /// Every Hero's id.
    pub fn hero_ids(&self) -> impl Iterator<Item = HeroId> + use<> {
        (0..self.heroes.len() as u8).map(HeroId)
    }

    /// Every tile's id.
    pub fn tile_ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles.len() as u8).map(TileId)
    }

    /// Every card's id.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u8).map(CardId)
    }

    /// Whether a mission effect turns the miniature of another tile into one of this tile.
    pub fn comes_by_transform(&self, id: TileId) -> bool {
        let name = &self.tile(id).id;
        all_effects(&self.mission).any(|effect| matches!(effect, Effect::Transform { to, .. } if to == name))
    }

    /// Whether a tile is a Hero Ally tile that the mission does not use itself. R2 II.E
    pub fn is_free_ally(&self, id: TileId) -> bool {
        let tile = self.tile(id);
        may_be_commanded(tile) && !mission_tiles(&self.mission).any(|used| used == tile.id.as_str())
    }
}

/// Tiles that a Command Skill may bring, as far as the engine resolves their Skills. R2 II.E
fn may_be_commanded(tile: &Tile) -> bool {
    tile.allegiance == Allegiance::Hero
        && tile.rank != Rank::Leader
        && tile.reinforcement.is_some()
        && tile.skills.iter().all(|skill| skill.skill.support() == Support::Resolved)
}

fn is_usable_gadget(card: &Card) -> bool {
    let skills = card.lines.iter().flat_map(|line| &line.skills);
    card.deck == Deck::BatGadget
        && skills.map(|skill: &_| skill.skill).all(|skill: Skill| skill.support() == Support::Resolved)
}

fn mission_tiles(mission: &Mission) -> impl Iterator<Item = &str> {
    let river = mission.villain.river.iter().filter_map(|slot| match slot {
        RiverTile::Character(tile) => Some(tile),
        RiverTile::EventWarning => None,
    });
    river
        .chain(&mission.villain.set_aside)
        .chain(mission.villain.miniatures.iter().map(|(tile, _)| tile))
        .map(|tile| tile.as_str())
}

fn mission_cards(mission: &Mission) -> impl Iterator<Item = &str> {
    let carried = mission.heroes.iter().flat_map(|slot| &slot.choices).flat_map(|choice| &choice.equipment);
    let lying = mission.equipment.iter().map(|(_, card)| card);
    let placed = all_effects(mission).filter_map(|effect| match effect {
        Effect::PlaceEquipmentHere(card) => Some(card),
        _ => None,
    });
    carried.chain(lying).chain(&mission.bat_gadgets).chain(placed).map(|card| card.as_str())
}

/// Every effect of a mission, those inside choices included.
fn all_effects(mission: &Mission) -> impl Iterator<Item = &Effect> {
    let lists = mission
        .interactions
        .iter()
        .map(|interaction| &interaction.effects)
        .chain(mission.events.iter().flat_map(|event| &event.parts).map(|part| &part.effects))
        .chain(mission.triggers.iter().map(|trigger| &trigger.effects));
    let mut open: Vec<&Effect> = lists.flatten().collect();
    let mut all = Vec::new();
    while let Some(effect) = open.pop() {
        if let Effect::Choose(branches, otherwise) = effect {
            open.extend(branches.iter().flat_map(|(_, effects)| effects).chain(otherwise));
        }
        all.push(effect);
    }
    all.into_iter()
}
