//! Test positions: things put where a test or a puzzle wants them, in the words of the protocol.
//!
//! Only what is named changes. The position must be a possible one: [`query::invariants`] judges it, and for whoever asks
//! for it now `possible` as well. Sandboxes are made by the same words, and judged by the same check.

mod automaton;
mod board;
mod ledger;
mod possible;
mod put;
mod words;

pub(super) use possible::too_many_cubes;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use gotham_content::mission::Side;
use gotham_content::read_by_name;
use gotham_rules::command::Stance;
use gotham_rules::event::FieldKind;
use gotham_rules::state::Spaces;

/// What to put where.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Placement {
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// The round with which the game ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_round: Option<u8>,
    /// Whose turn it is, and what is asked: whatever is under way is dropped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnPlacement>,
    /// Miniatures by their words.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub minis: BTreeMap<String, MiniPlacement>,
    /// The Command Post.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command_post: Option<PostPlacement>,
    /// The cards of the automated Villain. SOLO II
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automaton: Option<AutomatonPlacement>,
    /// The River from left to right: tiles, or `event` for the Event Warning tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub river: Option<Vec<String>>,
    /// How many miniatures of a tile wait in the Character Pool, by tile.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pool: BTreeMap<String, u8>,
    /// Every Reinforcement token on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reinforcement_areas: Option<Vec<ReinforcementPlacement>>,
    /// Every use of a Skill that counts this round. G-57
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<Vec<UsePlacement>>,
    /// Every interaction that was done this round and may be done once per round. G-57
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<Vec<DonePlacement>>,
    /// Every Skill that is lost for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost_skills: Option<Vec<LossPlacement>>,
    /// Named numbers of the mission.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<String, u8>,
    /// Every mode of the mission that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modes: Option<Vec<String>>,
    /// Mission tokens by their words; `None` takes one off the board.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tokens: BTreeMap<String, Option<TokenPlacement>>,
    /// Every Field Modifier token on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fields: Option<Vec<FieldPlacement>>,
    /// Every Area that those who stand there now have put over its Occupation limit. G-65
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crowds: Option<Vec<String>>,
    /// All Equipment on the board, by Area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<BTreeMap<String, Vec<String>>>,
    /// Everything that differs from the printed board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardPlacement>,
}

/// What differs from the printed board; what is left out does not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
pub struct BoardPlacement {
    /// Where Broken Wall tokens lie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub broken_walls: Vec<(String, String)>,
    /// Doors by their ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub doors: BTreeMap<String, Openness>,
    /// Links by their ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub links: BTreeMap<String, Openness>,
    /// Elevators by their ids, and the Area beside which the car stands.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub elevators: BTreeMap<String, String>,
    /// Areas by their ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub areas: BTreeMap<String, AreaPlacement>,
}

/// Whether something is open, in the protocol's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the two are one another's opposite")]
pub enum Openness {
    Open,
    Closed,
}

/// An Area; what is left out is as printed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
pub struct AreaPlacement {
    /// Whether nobody may enter it.
    pub closed: bool,
    /// Difficult Terrain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difficult: Option<u8>,
    /// Dangerous Terrain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dangerous: Option<u8>,
    /// Elevation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elevation: Option<i8>,
}

/// A miniature's place and condition; what is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the names are those of the state")]
pub struct MiniPlacement {
    /// The Area, or `off` for the pool.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub life: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub down: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shackles: Option<u8>,
    /// The Hero whose Command Skill leads it, for miniatures of tiles. S2 Command
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commander: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stance: Option<Stance>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fatigue: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wounds: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spaces: Option<Spaces>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equipment: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gadgets: Option<Vec<String>>,
    /// Whether the First Movement Bonus of this round is used up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_moved: Option<bool>,
}

/// The Command Post; what is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the names are those of the state")]
pub struct PostPlacement {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fatigue: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub movement: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defense: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reroll: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recovery: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub demobilized: Option<bool>,
}

/// The cards of the automated Villain. Those of neither pile lie on the discard pile, below what is named there. SOLO II
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
pub struct AutomatonPlacement {
    /// Those that lie face down, from the top; by default, those that do already and are not named in the other pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// Those on the discard pile, the latest last; by default, those that lie there already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<String>>,
}

/// A mission token's place and face; what is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
pub struct TokenPlacement {
    /// The Area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<String>,
    /// The face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
    /// Whether it lies face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<bool>,
    /// The miniature that carries it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carried_by: Option<String>,
}

/// A point of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "side", rename_all = "snake_case", deny_unknown_fields)]
pub enum TurnPlacement {
    /// The Heroes'.
    Heroes {
        /// What is asked.
        #[serde(default)]
        step: HeroesPoint,
    },
    /// The Villain's, before an activation.
    Villain {
        /// How many are left.
        #[serde(default = "two")]
        activations: u8,
    },
}

/// What the Heroes are asked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HeroesPoint {
    /// Each for its Stance. R2 V.B.3
    Stances,
    /// What they do. R2 V.B.4
    #[default]
    Actions,
}

fn two() -> u8 {
    2
}

/// A Reinforcement token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct ReinforcementPlacement {
    /// Where.
    pub area: String,
    /// Whether it lies face up.
    #[serde(default = "yes")]
    pub open: bool,
}

/// A use of a Skill.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct UsePlacement {
    /// Who has used it.
    pub mini: String,
    /// Which Skill.
    pub skill: String,
    /// On what.
    #[serde(default)]
    pub on: TargetPlacement,
}

/// What a Skill was used on.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are those of the state")]
pub enum TargetPlacement {
    #[default]
    Nothing,
    Mini(String),
    Area(String),
    Tile(String),
}

/// An interaction that was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct DonePlacement {
    /// Who has done it.
    pub mini: String,
    /// Which.
    pub interaction: String,
}

/// A Skill that is lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct LossPlacement {
    /// Who has lost it.
    pub mini: String,
    /// Which.
    pub skill: String,
}

/// A Field Modifier token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct FieldPlacement {
    /// Which kind.
    pub kind: FieldKind,
    /// Where.
    pub area: String,
    /// Whose turns it counts.
    pub by: Owner,
    /// Active, or already dissipating.
    #[serde(default = "yes")]
    pub active: bool,
}

fn yes() -> bool {
    true
}

/// A side, in the protocol's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the two sides")]
pub enum Owner {
    Heroes,
    Villain,
}

impl Owner {
    /// The side.
    pub fn side(self) -> Side {
        match self {
            Owner::Heroes => Side::Heroes,
            Owner::Villain => Side::Villain,
        }
    }

    /// The owner of a side.
    pub fn of(side: Side) -> Owner {
        match side {
            Side::Heroes => Owner::Heroes,
            Side::Villain => Owner::Villain,
        }
    }
}

read_by_name!(
    BoardPlacement,
    AreaPlacement,
    MiniPlacement,
    PostPlacement,
    AutomatonPlacement,
    TokenPlacement,
    ReinforcementPlacement,
    UsePlacement,
    DonePlacement,
    LossPlacement,
    FieldPlacement,
);

/// Why a position is not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlacementError {
    /// A word that means nothing here.
    #[error("{field}: there is no {what} called \"{word}\" in this match")]
    Unknown {
        /// Where it is.
        field: String,
        /// What it should be.
        what: &'static str,
        /// The word.
        word: String,
    },
    /// A field that this miniature doesn't have.
    #[error("minis.{0}: only Heroes have cubes, a Stance and cards")]
    NoHero(String),
    /// An impossible value.
    #[error("{field}: {message}")]
    Value {
        /// Where it is.
        field: String,
        /// What is wrong with it.
        message: String,
    },
    /// Nobody may ask for it: fields, and what is wrong with them.
    #[error("{}", .0.iter().map(|(field, message)| format!("{field}: {message}")).collect::<Vec<_>>().join("; "))]
    Faulty(Vec<(String, String)>),
    /// The River needs the tiles that it has.
    #[error("river: the same tiles are expected, in another order")]
    River,
    /// The position is impossible.
    #[error("that position cannot be: {}", .0.join("; "))]
    Impossible(Vec<String>),
}
