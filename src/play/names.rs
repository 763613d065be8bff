//! The word of every id, as files and the protocol write it, and back.
//!
//! A Hero's miniature is called by its Hero (`batman`), another by its tile and number (`thugs_crowbar#2`), a mission
//! token by its kind and number (`bomb#1`). A word never changes during a match.

use gotham_rules::ai_cards::AiCard;
use gotham_rules::board::{AreaId, DoorId, ElevatorId, LinkId};
use gotham_rules::state::{Automaton, Body};
use gotham_rules::{AiCardId, CardId, Game, HeroId, MiniId, Scenario, State, TileId, TokenId};

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

    /// Whether a mission token lies face down; one that is gone lay as those of its kind do at the beginning.
    pub(crate) fn lies_face_down(&self, kind: u8, token: Option<u8>) -> bool {
        let found = token.and_then(|id| self.state.token(TokenId(id)));
        let of_kind = || self.scenario.mission.token_kinds.get(usize::from(kind)).is_some_and(|kind| kind.hidden);
        found.map_or_else(of_kind, |found| found.hidden)
    }

    /// A miniature: `batman`, `thugs_crowbar#2`; as long as nobody fills its Hero slot, `slot#1`.
    pub fn mini(&self, id: MiniId) -> String {
        let Some(mini) = self.state.minis.get(id.index()) else { return format!("mini#{}", id.0) };
        match (mini.body, self.state.tablet(id)) {
            // Always the same one of two tiles, whichever is in force. G-56
            (Body::Tile(tile), _) => {
                let tile = mini.other_tile.map_or(tile, |other| tile.min(other));
                format!("{}#{}", self.tile(tile), mini.number)
            }
            (Body::Tablet(_), Some(hero)) => self.hero(hero.hero).to_string(),
            (Body::Tablet(_), None) => format!("slot#{}", mini.number),
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

    /// A card of the automated Villain: `assault_1`.
    pub fn ai_card(&self, id: AiCardId) -> &'a str {
        match self.scenario.ai_card(id) {
            Some(AiCard::Tile(card)) => card.id.as_str(),
            Some(AiCard::Leader(card)) => card.id.as_str(),
            None => "?",
        }
    }

    /// An Area: `subway_12`.
    pub fn area(&self, id: AreaId) -> &'a str {
        if id.index() < self.scenario.board.len() { self.scenario.board.area(id).name_id.as_str() } else { "?" }
    }

    /// A door of the board: `vault_door`.
    pub fn door(&self, id: DoorId) -> String {
        let door = self.scenario.board.doors().get(id.index());
        door.map_or_else(|| format!("door#{}", id.0), |door| door.name_id.to_string())
    }

    /// An elevator of the board: `elevator`.
    pub fn elevator(&self, id: ElevatorId) -> String {
        let elevator = self.scenario.board.elevators().get(id.index());
        elevator.map_or_else(|| format!("elevator#{}", id.0), |elevator| elevator.name_id.to_string())
    }

    /// A link of the board: `footbridge`.
    pub fn link(&self, id: LinkId) -> String {
        let link = self.scenario.board.links().get(id.index());
        link.map_or_else(|| format!("link#{}", id.0), |link| link.name_id.to_string())
    }

    /// A mission token: `bomb#1`, numbered within its kind as they come.
    pub fn token(&self, id: TokenId) -> String {
        let kinds = &self.state.memory.tokens;
        let Some(kind) = kinds.get(id.index()) else { return format!("token#{}", id.0) };
        let number = kinds[..=id.index()].iter().filter(|other| *other == kind).count();
        format!("{}#{number}", self.token_kind(*kind))
    }

    /// A mission token by its word, on the board or gone.
    pub(crate) fn find_token(&self, word: &str) -> Option<TokenId> {
        let all = (0..self.state.memory.tokens.len()).map(|at| TokenId(at as u8));
        all.into_iter().find(|id| self.token(*id) == word)
    }

    /// A kind of mission token: `bomb`.
    pub(crate) fn token_kind(&self, kind: u8) -> &'a str {
        self.scenario.mission.token_kinds.get(usize::from(kind)).map_or("?", |kind| kind.id.as_str())
    }

    /// A face of a kind of mission token: `primed`.
    pub fn face(&self, kind: u8, face: u8) -> &'a str {
        let kind = self.scenario.mission.token_kinds.get(usize::from(kind));
        kind.and_then(|kind| kind.faces.get(usize::from(face))).map_or("?", |face| face.as_str())
    }

    /// An interaction of the mission: `prime_in_place`.
    pub fn interaction(&self, at: u8) -> &'a str {
        self.scenario.mission.interactions.get(usize::from(at)).map_or("?", |found| found.id.as_str())
    }

    /// An interaction by its word.
    pub(crate) fn find_interaction(&self, word: &str) -> Option<u8> {
        position(self.scenario.mission.interactions.iter().map(|interaction| interaction.id.as_str()), word)
    }

    /// An Event of the mission: `venom`.
    pub fn event(&self, at: u8) -> &'a str {
        self.scenario.mission.events.get(usize::from(at)).map_or("?", |found| found.id.as_str())
    }

    /// An Event by its word.
    pub(crate) fn find_event(&self, word: &str) -> Option<u8> {
        position(self.scenario.mission.events.iter().map(|event| event.id.as_str()), word)
    }

    /// An ending of the mission: `bombs_gone`.
    pub fn ending(&self, at: u8) -> &'a str {
        self.scenario.mission.endings.get(usize::from(at)).map_or("?", |found| found.id.as_str())
    }

    /// A named number of the mission: `proofs`.
    pub fn value(&self, at: u8) -> &'a str {
        self.scenario.mission.values.get(usize::from(at)).map_or("?", |(name, _)| name.as_str())
    }

    /// A mode of a side: `passive`.
    pub fn mode(&self, at: u8) -> &'a str {
        self.scenario.mission.modes.get(usize::from(at)).map_or("?", |found| found.id.as_str())
    }

    /// A question of the mission, or an answer to one: they have no ids, and are called by their texts.
    pub fn question(&self, at: u8) -> &'a str {
        self.scenario.program.questions.get(usize::from(at)).map_or("?", |text| text.english())
    }

    /// A deck of the table; the automated Villain's is the only one.
    pub fn deck(&self, at: u8) -> &'static str {
        if usize::from(at) == Automaton::DECK { "villain_cards" } else { "?" }
    }

    /// A trigger of the mission.
    pub fn trigger(&self, at: u8) -> &'a str {
        self.scenario.mission.triggers.get(usize::from(at)).map_or("?", |found| found.id.as_str())
    }
}

fn position<'a>(mut ids: impl Iterator<Item = &'a str>, word: &str) -> Option<u8> {
    ids.position(|id| id == word).and_then(|at| u8::try_from(at).ok())
}
