//! What is on the table: plain data, no rules. Everything here can be cloned, compared, hashed and saved.
//!
//! Only `flow` (and the setup in it) changes it; `query` reads it.

mod dice;
mod hero;
mod mini;
mod post;

pub use self::dice::{DiceSource, Queued};
pub use self::hero::{AllyTile, Hero, Spaces};
pub use self::mini::{Kind, Mini};
pub use self::post::{CommandPost, RiverSlot};

use serde::{Deserialize, Serialize};

use super::board::AreaId;
use super::event::FieldKind;
use super::frames::Frame;
use super::id::{CardId, MiniId, TileId, TokenId};
use crate::content::mission::Side;

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The round, from 1; 0 during setup. R2 III.A
    pub round: u8,
    /// Where the game is.
    pub phase: Phase,
    /// Who has won, by which ending of the mission.
    pub result: Option<Outcome>,
    /// The Heroes by slot; fewer than the mission's slots while they are chosen.
    pub heroes: Vec<Hero>,
    /// Every miniature of the match: the Heroes first, by slot.
    pub minis: Vec<Mini>,
    /// The Command Post.
    pub post: CommandPost,
    /// The River from left to right.
    pub river: Vec<RiverSlot>,
    /// Tiles that left the game: nobody of theirs comes back. R2 VI.E
    pub removed_tiles: Vec<TileId>,
    /// Tiles set aside that the mission may bring in.
    pub set_aside: Vec<TileId>,
    /// Mission tokens on the board.
    pub tokens: Vec<MissionToken>,
    /// Field Modifier tokens on the board. R2 XI.C
    pub fields: Vec<FieldToken>,
    /// Broken Wall tokens, the lower Area first. G-42
    pub broken_walls: Vec<(AreaId, AreaId)>,
    /// Areas with a Reinforcement token, and whether it lies face up. R2 VI.D
    pub reinforcement_areas: Vec<(AreaId, bool)>,
    /// Equipment on the board.
    pub ground: Vec<(AreaId, CardId)>,
    /// Bat-Gadgets that were taken, for the supply of copies.
    pub gadgets_taken: Vec<CardId>,
    /// Procedures under way, the innermost last.
    pub stack: Vec<Frame>,
    /// Where dice come from.
    pub dice: DiceSource,
}

/// Where the game is. R2 III.A
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// R2 II
    Setup,
    /// R2 III.A.1
    Upkeep,
    /// R2 V.B
    HeroesTurn,
    /// R2 VI.B
    VillainsTurn,
    /// R2 III.B
    GameOver,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who has won.
    pub winner: Side,
    /// Which ending of the mission, from 0.
    pub ending: u8,
}

/// A mission token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MissionToken {
    /// Its id, never used again.
    pub id: TokenId,
    /// Which kind of the mission, from 0.
    pub kind: u8,
    /// Where.
    pub area: AreaId,
    /// Which face of its kind, from 0.
    pub face: u8,
}

/// A Field Modifier token. R2 XI.C
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FieldToken {
    /// Which kind.
    pub kind: FieldKind,
    /// Where.
    pub area: AreaId,
    /// Whose turn it counts.
    pub by: Side,
    /// Active, or already dissipating.
    pub active: bool,
}

impl State {
    /// A miniature.
    pub fn mini(&self, id: MiniId) -> &Mini {
        &self.minis[id.index()]
    }

    /// The Bat-Tablet of a Hero's miniature.
    pub fn hero(&self, id: MiniId) -> Option<&Hero> {
        self.heroes.get(id.index())
    }

    /// Miniatures that stand in an Area.
    pub fn in_area(&self, area: AreaId) -> impl Iterator<Item = MiniId> + '_ {
        self.all_minis().filter(move |id| self.mini(*id).area == Some(area))
    }

    /// Every miniature's id.
    pub fn all_minis(&self) -> impl Iterator<Item = MiniId> + use<> {
        (0..self.minis.len() as u8).map(MiniId)
    }

    /// Miniatures of a tile that stand on the board.
    pub fn of_tile(&self, tile: TileId) -> impl Iterator<Item = MiniId> + '_ {
        self.all_minis().filter(move |id| {
            let mini = self.mini(*id);
            mini.kind == Kind::Tile(tile) && mini.area.is_some()
        })
    }

    /// A mission token on the board.
    pub fn token(&self, id: TokenId) -> Option<&MissionToken> {
        self.tokens.iter().find(|token| token.id == id)
    }

    /// How many Field Modifier tokens of a kind lie in an Area.
    pub fn fields_in(&self, area: AreaId, kind: FieldKind) -> u8 {
        self.fields.iter().filter(|token| token.area == area && token.kind == kind).count() as u8
    }
}
