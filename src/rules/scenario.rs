//! A mission made ready to play: its board, its Heroes, tiles and cards under compact ids. It never changes during a
//! match; the state holds everything that does.

use std::sync::Arc;

use super::board::{AreaId, Board, KnownBoards};
use super::edition::Edition;
use super::id::{CardId, HeroId, LeaderCardId, TileCardId, TileId};
use super::layout::{Ids, Layout, Words};
use super::noticed::Noticed;
use super::options::Options;
use super::scenario_skills::PrintedSkills;
use gotham_content::card::{Card, Deck};
use gotham_content::dice::Dice;
use gotham_content::map::Map;
use gotham_content::mission::{Company, Mission};
use gotham_content::script::{Cast, Library, Program, compile};
use gotham_content::solo::{LeaderCard, TileCard};
use gotham_content::tile::{Allegiance, Rank, Tile};
use gotham_content::{Catalogue, Hero};

/// Everything about a mission that is printed.
#[derive(Debug)]
pub struct Scenario {
    /// The mission file.
    pub mission: Mission,
    /// Its words as numbers.
    pub program: Program,
    /// What its endings and triggers wait for.
    pub(crate) noticed: Noticed,
    /// The map file.
    pub map: Map,
    /// The board as it is printed; a match asks [`Game::board`](super::Game::board).
    pub board: Arc<Board>,
    /// The same with what matches have changed on it.
    pub(crate) boards: KnownBoards,
    /// The dice.
    pub dice: Dice,
    /// Heroes that may be chosen.
    pub heroes: Vec<Hero>,
    /// Tiles that can come into play: the mission's, then the Hero Allies that a Command Skill may choose.
    pub tiles: Vec<Tile>,
    /// Cards that can come into play, then all others in the catalogue: test positions may deal them.
    pub cards: Vec<Card>,
    /// How many of the cards are the mission's own.
    pub own_cards: usize,
    /// Tile Activation cards of the mission's sheet. SOLO V.B
    pub tile_cards: Vec<TileCard>,
    /// Leader Activation cards of the mission's sheet. SOLO X
    pub leader_cards: Vec<LeaderCard>,
    /// Which Skills are printed where.
    pub printed: PrintedSkills,
    /// Bat-Gadgets that the mission lets Heroes choose. R2 V.C.3
    pub gadgets: Vec<CardId>,
    /// By tile: its position among the mission's company, if it has one.
    companies: Vec<Option<usize>>,
    /// By tile: how the mission uses its piece.
    uses: Vec<MissionUse>,
    ids: Ids,
    /// The table as the mission lays it.
    pub layout: Layout,
    /// The content's hash, for saves and replays.
    pub content_hash: u64,
}

/// How a mission uses the piece that a tile is a side of. R2 II.E
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct MissionUse {
    /// The mission has miniatures of it: the Villain's, or company.
    brings_it: bool,
    /// It lies in the River.
    lies_in_river: bool,
}

/// Why a mission cannot be made ready.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScenarioError {
    /// No mission of that id.
    #[error("there is no mission \"{0}\"")]
    NoMission(String),
    /// The mission's board is missing.
    #[error("mission \"{mission}\" plays on \"{map}\", and there is no such map")]
    NoMap {
        /// The mission.
        mission: String,
        /// The map that it names.
        map: String,
    },
    /// The mission does not fit the catalogue.
    #[error("mission \"{mission}\", {field}: {message}")]
    Faulty {
        /// The mission.
        mission: String,
        /// The first field with a fault.
        field: String,
        /// What is wrong with it.
        message: String,
    },
}

impl Scenario {
    /// Makes a mission of the catalogue ready.
    ///
    /// # Errors
    /// When the mission is unknown or names something that the catalogue lacks.
    pub fn new(catalogue: &Catalogue, mission: &str) -> Result<Arc<Scenario>, ScenarioError> {
        let (_, found) = catalogue.mission(mission).ok_or_else(|| ScenarioError::NoMission(mission.into()))?;
        Scenario::of(catalogue, found)
    }

    /// Makes a mission ready, in the catalogue or not.
    ///
    /// # Errors
    /// When it names something that the catalogue lacks.
    pub fn of(catalogue: &Catalogue, mission: &Mission) -> Result<Arc<Scenario>, ScenarioError> {
        let name = mission.id.to_string();
        let map = catalogue
            .maps
            .iter()
            .find(|map| map.id == mission.map)
            .ok_or_else(|| ScenarioError::NoMap { mission: name.clone(), map: mission.map.to_string() })?;
        let library = Library {
            heroes: &catalogue.heroes,
            tiles: &catalogue.tiles,
            cards: &catalogue.cards,
            tile_cards: &catalogue.tile_cards,
            leader_cards: &catalogue.leader_cards,
            map,
        };
        let mut program = compile(mission, &library).map_err(|faults| {
            let first = faults.into_iter().next();
            let (field, message) = first.map_or_else(Default::default, |fault| (fault.field, fault.message));
            ScenarioError::Faulty { mission: name, field, message }
        })?;
        let cast = std::mem::take(&mut program.cast);
        let (own_cards, others) = (cast.cards.len(), cast.other_cards(&library));
        let Cast { heroes, tiles, mut cards, tile_cards, leader_cards } = cast;
        let gadgets = gadgets(mission, &cards);
        let in_company = |tile: &Tile| mission.company.iter().position(|company| company.tile == tile.id);
        cards.extend(others);
        let (board, ids) = (Arc::new(Board::new(map)), Ids::of(&heroes, &tiles, &cards));
        let words = Words { board: &board, heroes: &heroes, ids: &ids };
        let layout = Layout::of(mission, &words).map_err(|unknown| ScenarioError::Faulty {
            mission: mission.id.to_string(),
            field: unknown.field.into(),
            message: format!("there is no \"{}\"", unknown.word),
        })?;
        Ok(Arc::new(Scenario {
            boards: KnownBoards::of(Arc::clone(&board)),
            board,
            map: map.clone(),
            dice: catalogue.dice.clone(),
            mission: mission.clone(),
            printed: PrintedSkills::of(&heroes, &tiles, &cards).granting(&program.lists),
            noticed: Noticed::of(&program.endings, &program.triggers),
            program,
            gadgets,
            companies: tiles.iter().map(in_company).collect(),
            uses: uses(&layout, &tiles),
            layout,
            ids,
            heroes,
            tiles,
            cards,
            own_cards,
            tile_cards,
            leader_cards,
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

    /// A Tile Activation card of the sheet. SOLO V.B
    pub fn tile_card(&self, id: TileCardId) -> &TileCard {
        &self.tile_cards[id.index()]
    }

    /// A Leader Activation card of the sheet. SOLO X
    pub fn leader_card(&self, id: LeaderCardId) -> &LeaderCard {
        &self.leader_cards[id.index()]
    }

    /// The Leader Activation card of a tile; a miniature with one is a Leader, and any other of the Villain's is a
    /// Minion. SOLO III, G-81
    pub(crate) fn leader_card_of(&self, tile: TileId) -> Option<LeaderCardId> {
        let name = &self.tile(tile).id;
        let at = self.leader_cards.iter().position(|card| card.leaders.contains(name))?;
        Some(LeaderCardId(at as u8))
    }

    /// Whether a tile is one of the Villain's Leaders: in a mission with a sheet, each of them has a card. SOLO III
    pub fn is_leader(&self, id: TileId) -> bool {
        let is_villains = |id: TileId| self.layout.villains.iter().any(|(tile, _)| *tile == id);
        let is_here = is_villains(id) || self.other_tile(id).is_some_and(is_villains);
        is_here && self.tile(id).rank == Rank::Leader
    }

    /// The Life Points of an unhurt miniature of a tile. R2 VI.A.2, SOLO XV 8
    pub fn full_life(&self, id: TileId, options: &Options) -> u8 {
        let more = if self.is_leader(id) { options.leader_life() } else { 0 };
        self.tile(id).life + more
    }

    /// A Hero by its word.
    pub fn find_hero(&self, id: &str) -> Option<HeroId> {
        self.ids.heroes.get(id).copied()
    }

    /// A tile by its word.
    pub fn find_tile(&self, id: &str) -> Option<TileId> {
        self.ids.tiles.get(id).copied()
    }

    /// The other tile of a tile's miniature. G-56
    pub fn other_tile(&self, id: TileId) -> Option<TileId> {
        self.find_tile(self.tile(id).other_tile.as_ref()?.as_str())
    }

    /// A card by its word.
    pub fn find_card(&self, id: &str) -> Option<CardId> {
        self.ids.cards.get(id).copied()
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
    pub(crate) fn hero_ids(&self) -> impl Iterator<Item = HeroId> + use<> {
        (0..self.heroes.len() as u8).map(HeroId)
    }

    /// Every tile's id.
    pub fn tile_ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles.len() as u8).map(TileId)
    }

    /// What the mission says about miniatures of a tile that are not the Villain's.
    pub fn company(&self, id: TileId) -> Option<&Company> {
        let at = self.companies[id.index()]?;
        self.mission.company.get(at)
    }

    /// Whether a tile is a Hero Ally tile that the mission does not use itself, not even by another side of it; in the
    /// First edition, one that is not in the River. R2 II.E, E-2
    pub fn is_free_ally(&self, id: TileId, edition: Edition) -> bool {
        let used = self.uses[id.index()];
        if edition.commands_may_recruit_what_the_mission_uses() {
            return self.tile(id).allegiance == Allegiance::Hero && !used.lies_in_river;
        }
        !used.brings_it
    }
}

/// How the mission uses the piece of each tile.
fn uses(layout: &Layout, tiles: &[Tile]) -> Vec<MissionUse> {
    let piece = |tile: &TileId| tiles[tile.index()].piece();
    let brought: Vec<_> = layout.villains.iter().map(|(tile, _)| tile).chain(&layout.company).map(piece).collect();
    let in_river: Vec<_> = layout.river.iter().flatten().map(piece).collect();
    let of = |tile: &Tile| MissionUse {
        brings_it: brought.contains(&tile.piece()),
        lies_in_river: in_river.contains(&tile.piece()),
    };
    tiles.iter().map(of).collect()
}

/// Bat-Gadgets among a mission's cards that it lets Heroes choose: those that it lists, or all of them. R2 V.C.3
fn gadgets(mission: &Mission, cards: &[Card]) -> Vec<CardId> {
    let allowed = &mission.bat_gadgets;
    let is_offered = |card: &Card| card.deck == Deck::BatGadget && (allowed.is_empty() || allowed.contains(&card.id));
    let found = (0u8..).map(CardId).zip(cards).filter(|(_, card)| is_offered(card));
    found.map(|(id, _)| id).collect()
}
