//! What is on the table: plain data, no rules. Everything here can be cloned, compared, hashed and saved.
//!
//! Only `flow` (and the setup in it) changes it; `query` reads it.

mod automaton;
mod chance;
mod deck;
mod forms;
mod memory;
mod mini;
mod mini_set;
mod places;
mod post;
mod shared;
mod tablet;

pub use self::automaton::Automaton;
pub use self::chance::{Chance, Draw, Fit, Misfit, Queued};
pub use self::deck::Deck;
pub use self::forms::{Form, Forms};
pub use self::memory::Memory;
pub use self::mini::{Body, Control, Mini, Purse};
pub use self::mini_set::MiniSet;
pub use self::places::Places;
pub use self::post::{CommandPost, RiverSlot};
pub use self::shared::Shared;
pub use self::tablet::{AllyTile, ByVariants, Spaces, Tablet, Tablets};

use serde::{Deserialize, Serialize};

use super::board::{AreaId, Changes};
use super::event::FieldKind;
use super::frames::Frame;
use super::id::{CardId, MiniId, TabletId, TileId, TokenId};
use super::players::Players;
use super::skill_target::SkillUse;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The round, from 1; 0 during setup. R2 III.A
    pub round: u8,
    /// Where the game is.
    pub phase: Phase,
    /// Who has won, by which ending of the mission.
    pub result: Option<Victory>,
    /// The Bat-Tablets; fewer than the mission's slots while Heroes are chosen.
    pub tablets: Tablets,
    /// Every miniature of the match.
    pub minis: Vec<Mini>,
    /// The Command Post.
    pub post: CommandPost,
    /// The River from left to right.
    pub river: Vec<RiverSlot>,
    /// Tiles that left the game: none of their miniatures come back. R2 VI.E
    pub removed_tiles: Vec<TileId>,
    /// Tiles set aside that the mission may bring in.
    pub set_aside: Vec<TileId>,
    /// Areas over their Occupation limit, and who stood there when they went over it. G-65
    pub crowds: Vec<(AreaId, Vec<MiniId>)>,
    /// Mission tokens on the board.
    pub tokens: Vec<MissionToken>,
    /// Field Modifier tokens on the board. R2 XI.C
    pub fields: Vec<FieldToken>,
    /// What differs from the printed board. Change it by [`Game::change_board`](super::Game::change_board).
    pub board: Shared<Changes>,
    /// Areas with a Reinforcement token, and whether it lies face up. R2 VI.D
    pub reinforcement_areas: Vec<(AreaId, bool)>,
    /// Who plays which Hero. G-62
    #[serde(default)]
    pub players: Players,
    /// What a player has turned down this round. G-62
    #[serde(default)]
    pub turned_down: Vec<TurnedDown>,
    /// Skills that were used this round. G-57
    pub used: Vec<SkillUse>,
    /// Skills that a miniature has lost for good.
    pub lost_skills: Vec<(MiniId, Skill)>,
    /// Equipment on the board.
    pub ground: Vec<(AreaId, CardId)>,
    /// Bat-Gadgets that were taken, for the supply of copies.
    pub gadgets_taken: Vec<CardId>,
    /// What the mission remembers.
    pub memory: Shared<Memory>,
    /// Procedures under way, the innermost last.
    pub stack: Vec<Frame>,
    /// Face-down piles, in an order that their owner knows.
    pub decks: Vec<Deck>,
    /// Where dice and everything else random comes from.
    pub chance: Chance,
    /// What lies in front of the automated Villain; `None` if a player has the Villain. SOLO
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub automaton: Option<Automaton>,
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
pub struct Victory {
    /// Who has won.
    pub winner: Side,
    /// Which ending of the mission, from 0.
    pub ending: u8,
}

/// Equipment that a player refused to let change hands, and who wanted it. G-62
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnedDown {
    /// Who wanted to give or take.
    pub wanted_by: MiniId,
    /// The card.
    pub card: CardId,
    /// Whose it is.
    pub from: MiniId,
    /// Who was to have it.
    pub to: MiniId,
}

/// A mission token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MissionToken {
    /// Its id, never reused.
    pub id: TokenId,
    /// Which kind of the mission, from 0.
    pub kind: u8,
    /// Where it lies, or its bearer stands.
    pub area: AreaId,
    /// Which face of its kind, from 0.
    pub face: u8,
    /// Nobody may look at its face.
    pub hidden: bool,
    /// Who carries it.
    pub carried_by: Option<MiniId>,
}

/// A Field Modifier token. R2 XI.C
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FieldToken {
    /// Which kind.
    pub kind: FieldKind,
    /// Where.
    pub area: AreaId,
    /// Whose turns it counts.
    pub by: Side,
    /// Active, or already dissipating.
    pub active: bool,
}

impl State {
    /// A miniature.
    pub fn mini(&self, id: MiniId) -> &Mini {
        &self.minis[id.index()]
    }

    /// The Bat-Tablet of a miniature, if it has one that has been chosen.
    pub fn tablet(&self, id: MiniId) -> Option<&Tablet> {
        self.tablets.get(self.mini(id).tablet()?)
    }

    /// The Bat-Tablet of a miniature, to change.
    pub fn tablet_mut(&mut self, id: MiniId) -> Option<&mut Tablet> {
        let tablet = self.mini(id).tablet()?;
        self.tablets.get_mut(tablet)
    }

    /// The miniature of a Bat-Tablet; even of a slot that nobody has filled yet.
    pub fn mini_of(&self, tablet: TabletId) -> Option<MiniId> {
        self.all_minis().find(|id| self.mini(*id).tablet() == Some(tablet))
    }

    /// Miniatures with a Bat-Tablet that has been chosen.
    pub fn with_tablets(&self) -> MiniSet {
        (0..self.tablets.len() as u8).filter_map(|slot| self.mini_of(TabletId(slot))).collect()
    }

    /// Remembers that a Skill was used this round. G-57
    pub(crate) fn keep_use(&mut self, used: SkillUse) {
        self.used.push(used);
    }

    /// Miniatures that stand in an Area; the rules ask [`Game::places`](super::Game::places), which doesn't need to
    /// look at all of them.
    pub fn in_area(&self, area: AreaId) -> MiniSet {
        self.who(move |mini| mini.area == Some(area))
    }

    /// Miniatures that fit.
    pub fn who(&self, fits: impl Fn(&Mini) -> bool) -> MiniSet {
        MiniSet::of(&self.minis, fits)
    }

    /// The same, found one after the other: for callers that seldom want them all, or that ask each for more.
    pub(crate) fn each(&self, fits: impl Fn(&Mini) -> bool) -> impl Iterator<Item = MiniId> {
        self.minis.iter().enumerate().filter(move |(_, mini)| fits(mini)).map(|(at, _)| MiniId(at as u8))
    }

    /// Every miniature's id.
    pub fn all_minis(&self) -> impl Iterator<Item = MiniId> + use<> {
        (0..self.minis.len() as u8).map(MiniId)
    }

    /// Miniatures of a tile that stand on the board, whether it is in force or their other one. G-56
    pub fn of_tile(&self, tile: TileId) -> impl Iterator<Item = MiniId> + '_ {
        self.all_minis().filter(move |id| {
            let mini = self.mini(*id);
            mini.is_of(tile) && mini.area.is_some()
        })
    }

    /// Miniatures that the tile in the River leads: those of it on the board that the Villain decides for. R2 VI.B.3.c
    pub fn of_river(&self, tile: TileId) -> impl Iterator<Item = MiniId> + '_ {
        self.of_tile(tile).filter(|id| self.mini(*id).control == Control::Villain)
    }

    /// Allies of a Hero that are on the board. S2 Command
    pub fn allies_of(&self, commander: MiniId, tile: TileId) -> impl Iterator<Item = MiniId> + '_ {
        self.of_tile(tile).filter(move |id| self.mini(*id).commander == Some(commander))
    }

    /// A mission token on the board.
    pub fn token(&self, id: TokenId) -> Option<&MissionToken> {
        self.tokens.iter().find(|token| token.id == id)
    }

    /// Whether a side was shown the face of a mission token.
    pub fn was_shown(&self, token: TokenId, side: Side) -> bool {
        self.memory.shown.contains(&(token, side))
    }

    /// How many Field Modifier tokens of a kind lie in an Area.
    pub fn fields_in(&self, area: AreaId, kind: FieldKind) -> u8 {
        self.fields.iter().filter(|token| token.area == area && token.kind == kind).count() as u8
    }
}
