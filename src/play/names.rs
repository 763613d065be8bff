//! The word of every id, as files and the protocol write it, and back.
//!
//! A Hero's miniature is called by its Hero (`batman`), another by its tile and number (`thugs_crowbar#2`), a mission
//! token by its kind and number (`bomb#1`). A word never changes during a match.

use crate::rules::board::AreaId;
use crate::rules::state::Kind;
use crate::rules::{CardId, Game, HeroId, MiniId, Scenario, State, TileId, TokenId};

/// Words of one match.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    scenario: &'a Scenario,
    state: &'a State,
}

impl<'a> Names<'a> {
    /// The words of this game.
    pub fn of(game: &'a Game) -> Names<'a> {
        Names { scenario: game.scenario(), state: game.state() }
    }

    /// A miniature: `batman`, `thugs_crowbar#2`.
    pub fn mini(&self, id: MiniId) -> String {
        let Some(mini) = self.state.minis.get(id.index()) else { return format!("mini#{}", id.0) };
        match (mini.kind, self.state.hero(id)) {
            (Kind::Tile(tile), _) => format!("{}#{}", self.tile(tile), mini.number),
            (Kind::Hero, Some(hero)) => self.hero(hero.hero).to_string(),
            (Kind::Hero, None) => format!("hero#{}", mini.number),
        }
    }

    /// A miniature by its word.
    pub fn find_mini(&self, word: &str) -> Option<MiniId> {
        self.state.all_minis().find(|id| self.mini(*id) == word)
    }

    /// A Hero's Screen: `batman`.
    pub fn hero(&self, id: HeroId) -> &'a str {
        self.scenario.heroes.get(id.index()).map_or("?", |hero| hero.id.as_str())
    }

    /// A Character tile: `thugs_crowbar`.
    pub fn tile(&self, id: TileId) -> &'a str {
        self.scenario.tiles.get(id.index()).map_or("?", |tile| tile.id.as_str())
    }

    /// A card: `batarangs`.
    pub fn card(&self, id: CardId) -> &'a str {
        self.scenario.cards.get(id.index()).map_or("?", |card| card.id.as_str())
    }

    /// An Area: `subway_12`.
    pub fn area(&self, id: AreaId) -> &'a str {
        if id.index() < self.scenario.board.len() { self.scenario.board.area(id).name_id.as_str() } else { "?" }
    }

    /// A mission token: `bomb#1`, numbered within its kind in the mission's order.
    pub fn token(&self, id: TokenId) -> String {
        let tokens = &self.scenario.mission.tokens;
        let Some((_, kind, _)) = tokens.get(id.index()) else { return format!("token#{}", id.0) };
        let number = tokens[..=id.index()].iter().filter(|(_, other, _)| other == kind).count();
        format!("{kind}#{number}")
    }

    /// A mission token by its word, on the board or gone.
    pub fn find_token(&self, word: &str) -> Option<TokenId> {
        let all = (0..self.scenario.mission.tokens.len()).map(|at| TokenId(at as u8));
        all.chain(self.state.tokens.iter().map(|token| token.id)).find(|id| self.token(*id) == word)
    }

    /// A kind of mission token: `bomb`.
    pub fn token_kind(&self, kind: u8) -> &'a str {
        self.scenario.mission.token_kinds.get(usize::from(kind)).map_or("?", |kind| kind.id.as_str())
    }

    /// A face of a kind of mission token: `primed`.
    pub fn face(&self, kind: u8, face: u8) -> &'a str {
        let kind = self.scenario.mission.token_kinds.get(usize::from(kind));
        kind.and_then(|kind| kind.faces.get(usize::from(face))).map_or("?", String::as_str)
    }

    /// An interaction of the mission: `prime_in_place`.
    pub fn interaction(&self, at: u8) -> &'a str {
        self.scenario.mission.interactions.get(usize::from(at)).map_or("?", |found| &found.id)
    }

    /// An interaction by its word.
    pub fn find_interaction(&self, word: &str) -> Option<u8> {
        position(self.scenario.mission.interactions.iter().map(|interaction| &interaction.id), word)
    }

    /// An Event of the mission: `venom`.
    pub fn event(&self, at: u8) -> &'a str {
        self.scenario.mission.events.get(usize::from(at)).map_or("?", |found| &found.id)
    }

    /// An Event by its word.
    pub fn find_event(&self, word: &str) -> Option<u8> {
        position(self.scenario.mission.events.iter().map(|event| &event.id), word)
    }

    /// An ending of the mission: `bombs_gone`.
    pub fn ending(&self, at: u8) -> &'a str {
        self.scenario.mission.endings.get(usize::from(at)).map_or("?", |found| &found.id)
    }

    /// A trigger of the mission.
    pub fn trigger(&self, at: u8) -> &'a str {
        self.scenario.mission.triggers.get(usize::from(at)).map_or("?", |found| &found.id)
    }
}

fn position<'a>(mut ids: impl Iterator<Item = &'a String>, word: &str) -> Option<u8> {
    ids.position(|id| id == word).and_then(|at| u8::try_from(at).ok())
}
