//! The table as a mission lays it, by ids: read once, so that a match begins without looking for a word. R2 II

use std::collections::BTreeMap;

use super::board::{AreaId, Board};
use super::id::{CardId, HeroId, TileId};
use gotham_content::card::Card;
use gotham_content::id::{AreaName, CardName, FaceName, TileName, TokenName};
use gotham_content::mission::{Mission, RiverTile, TokenKind};
use gotham_content::tile::Tile;
use gotham_content::{Hero, HeroChoice, HeroSlot};

/// The table as a mission lays it. R2 II
#[derive(Debug)]
pub struct Layout {
    /// Hero slots in order. R2 II.A
    pub heroes: Vec<Slot>,
    /// Miniatures of the Villain's tiles: how many there are of each. R2 II.B.7
    pub villains: Vec<(TileId, u8)>,
    /// The tiles of the mission's company, in its order.
    pub company: Vec<TileId>,
    /// Miniatures on the board. R2 II.C
    pub stand: Vec<(AreaId, TileId)>,
    /// The River from left to right; `None`: the Event Warning tile. R2 II.B.6
    pub river: Vec<Option<TileId>>,
    /// Tiles that the mission brings in later.
    pub set_aside: Vec<TileId>,
    /// Mission tokens.
    pub tokens: Vec<LaidToken>,
    /// Equipment on the board.
    pub ground: Vec<(AreaId, CardId)>,
    /// Areas with a face-up Reinforcement token. R2 VI.D
    pub reinforcement_areas: Vec<AreaId>,
}

/// A Hero slot: where its Hero starts, and who may fill it. R2 II.A
#[derive(Debug)]
pub struct Slot {
    /// Starting Area.
    pub area: AreaId,
    /// Who may be chosen.
    pub choices: Vec<Choice>,
}

/// A Hero that may fill a slot. R2 II.A
#[derive(Debug)]
pub struct Choice {
    /// Who.
    pub hero: HeroId,
    /// Cubes that start in the Fatigue Zone. R2 II.A.4
    pub fatigue: u8,
    /// Starting Equipment.
    pub equipment: Vec<CardId>,
}

/// A mission token on the board at the start.
#[derive(Debug)]
pub struct LaidToken {
    /// Where.
    pub area: AreaId,
    /// Its kind: an index into the mission's list.
    pub kind: u8,
    /// The face that lies up: an index into the kind's list.
    pub face: u8,
    /// Whether it lies face down.
    pub hidden: bool,
}

/// A word of a mission that names nothing.
#[derive(Debug)]
pub(crate) struct Unknown {
    /// The path of its field.
    pub field: &'static str,
    /// The word.
    pub word: String,
}

/// Where the words of a mission lead.
pub(super) struct Words<'a> {
    /// Areas of its board.
    pub board: &'a Board,
    /// Heroes that may be chosen.
    pub heroes: &'a [Hero],
    /// Those of its Heroes, its tiles and its cards.
    pub ids: &'a Ids,
}

/// Ids by their words.
#[derive(Debug)]
pub(super) struct Ids {
    /// Heroes.
    pub heroes: BTreeMap<String, HeroId>,
    /// Tiles.
    pub tiles: BTreeMap<String, TileId>,
    /// Cards.
    pub cards: BTreeMap<String, CardId>,
}

impl Ids {
    /// The positions in the lists of a scenario.
    pub(super) fn of(heroes: &[Hero], tiles: &[Tile], cards: &[Card]) -> Ids {
        Ids {
            heroes: heroes.iter().zip(0..).map(|(hero, at)| (hero.id.to_string(), HeroId(at))).collect(),
            tiles: tiles.iter().zip(0..).map(|(tile, at)| (tile.id.to_string(), TileId(at))).collect(),
            cards: cards.iter().zip(0..).map(|(card, at)| (card.id.to_string(), CardId(at))).collect(),
        }
    }
}

fn known<T>(field: &'static str, word: &str, found: Option<T>) -> Result<T, Unknown> {
    found.ok_or_else(|| Unknown { field, word: word.into() })
}

impl Words<'_> {
    fn area(&self, field: &'static str, word: &AreaName) -> Result<AreaId, Unknown> {
        known(field, word.as_str(), self.board.find(word.as_str()))
    }

    fn tile(&self, field: &'static str, word: &TileName) -> Result<TileId, Unknown> {
        known(field, word.as_str(), self.ids.tiles.get(word.as_str()).copied())
    }

    fn card(&self, field: &'static str, word: &CardName) -> Result<CardId, Unknown> {
        known(field, word.as_str(), self.ids.cards.get(word.as_str()).copied())
    }

    fn slot(&self, slot: &HeroSlot) -> Result<Slot, Unknown> {
        let choices = slot.choices.iter().map(|choice| self.choice(choice)).collect::<Result<_, _>>()?;
        Ok(Slot { area: self.area("heroes", &slot.area)?, choices })
    }

    fn choice(&self, choice: &HeroChoice) -> Result<Choice, Unknown> {
        let word = choice.hero.as_str();
        let hero = known("heroes", word, self.ids.heroes.get(word).copied())?;
        let cards = choice.starts_with(&self.heroes[hero.index()]).iter();
        let equipment = cards.map(|card| self.card("heroes", card)).collect::<Result<_, _>>()?;
        Ok(Choice { hero, fatigue: choice.fatigue, equipment })
    }
}

impl Layout {
    /// Reads a mission.
    ///
    /// # Errors
    /// The first word that names nothing.
    pub(super) fn of(mission: &Mission, words: &Words) -> Result<Layout, Unknown> {
        let villain = &mission.villain;
        let mut stand = Vec::new();
        for (area, tiles) in &mission.miniatures {
            let area = words.area("miniatures", area)?;
            for tile in tiles {
                stand.push((area, words.tile("miniatures", tile)?));
            }
        }
        let slot = |slot: &RiverTile| match slot {
            RiverTile::EventWarning => Ok(None),
            RiverTile::Character(tile) => words.tile("villain.river", tile).map(Some),
        };
        let brought = |(tile, count): &(TileName, u8)| Ok((words.tile("villain.miniatures", tile)?, *count));
        let laid = |(area, kind, face): &(AreaName, TokenName, FaceName)| {
            let is_it = |known: &TokenKind| known.id == *kind;
            let at = known("tokens", kind.as_str(), mission.token_kinds.iter().position(is_it))?;
            let kind = &mission.token_kinds[at];
            let turned = known("tokens", face.as_str(), kind.faces.iter().position(|known| known == face))?;
            let area = words.area("tokens", area)?;
            Ok(LaidToken { area, kind: at as u8, face: turned as u8, hidden: kind.hidden })
        };
        let lying =
            |(area, card): &(AreaName, CardName)| Ok((words.area("equipment", area)?, words.card("equipment", card)?));
        Ok(Layout {
            heroes: mission.heroes.iter().map(|slot| words.slot(slot)).collect::<Result<_, _>>()?,
            villains: villain.miniatures.iter().map(brought).collect::<Result<_, _>>()?,
            company: mission.company.iter().map(|it| words.tile("company", &it.tile)).collect::<Result<_, _>>()?,
            stand,
            river: villain.river.iter().map(slot).collect::<Result<_, _>>()?,
            set_aside: villain
                .set_aside
                .iter()
                .map(|it| words.tile("villain.set_aside", it))
                .collect::<Result<_, _>>()?,
            tokens: mission.tokens.iter().map(laid).collect::<Result<_, _>>()?,
            ground: mission.equipment.iter().map(lying).collect::<Result<_, _>>()?,
            reinforcement_areas: mission
                .reinforcement_areas
                .iter()
                .map(|area| words.area("reinforcement_areas", area))
                .collect::<Result<_, _>>()?,
        })
    }
}
