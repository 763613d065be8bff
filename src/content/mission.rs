//! Missions as data: setup, objects, interactions, triggers, Events, end. Nothing of a mission is written in Rust.
//!
//! `docs/mission-format.md` explains every word with an example.

use serde::{Deserialize, Serialize};

use super::hero_slot::HeroSlot;
use super::id::{AreaName, CardName, MapName, MissionName, TileName, TokenName};
use super::skill::Skill;

/// A mission, as `missions/*.ron` writes it. R2 II.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// The id.
    pub id: MissionName,
    /// The name.
    pub name: String,
    /// The board.
    pub map: MapName,
    /// The story, in our words.
    pub story: String,
    /// What the Heroes want.
    pub heroes_goal: String,
    /// What the Villain wants.
    pub villain_goal: String,
    /// Special rules for the mission sheet, a sentence or two each.
    pub special_rules: Vec<String>,
    /// How many rounds at most.
    pub rounds: u8,
    /// Who goes first each round. R2 III.A.
    pub initiative: Side,
    /// Hero slots in order. R2 II.A.
    pub heroes: Vec<HeroSlot>,
    /// The Command Post. R2 II.B.
    pub villain: VillainSetup,
    /// Miniatures on the board at the start. R2 II.C.
    pub miniatures: Vec<(AreaName, Vec<TileName>)>,
    /// Kinds of mission token and their faces.
    #[serde(default)]
    pub token_kinds: Vec<TokenKind>,
    /// Mission tokens on the board at the start, with the face that lies up.
    #[serde(default)]
    pub tokens: Vec<(AreaName, TokenName, String)>,
    /// Equipment on the board at the start.
    #[serde(default)]
    pub equipment: Vec<(AreaName, CardName)>,
    /// Areas with a face-up Reinforcement token. R2 VI.D.
    pub reinforcement_areas: Vec<AreaName>,
    /// Bat-Gadgets that may be chosen; none listed = every one in the catalogue. R2 V.C.3.
    #[serde(default)]
    pub bat_gadgets: Vec<CardName>,
    /// Manipulations and Thoughts that the mission allows. R2 VII.D-E.
    #[serde(default)]
    pub interactions: Vec<Interaction>,
    /// The Events of the Event Warning tile. R2 VI.B.3.c.
    pub events: Vec<MissionEvent>,
    /// What happens by itself at given moments.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// How the game ends and who has won then. Tested in order after every step (G-1).
    pub endings: Vec<Ending>,
    /// What each side sees of its goal.
    #[serde(default)]
    pub objectives: Vec<Objective>,
    /// Figures that the sources leave open and we filled in, in our words.
    #[serde(default)]
    pub designed: Vec<String>,
}

/// The two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The Heroes and their allies.
    Heroes,
    /// The Villain.
    Villain,
}

impl Side {
    /// The other side.
    pub fn enemy(self) -> Side {
        match self {
            Side::Heroes => Side::Villain,
            Side::Villain => Side::Heroes,
        }
    }
}

/// The Villain's play area. R2 II.B.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillainSetup {
    /// Cubes in the Reserve Zone.
    pub reserve: u8,
    /// Cubes in the Fatigue Zone.
    pub fatigue: u8,
    /// Recovery Value.
    pub recovery: u8,
    /// Exertion limit of the Movement space. G-48.
    #[serde(default = "three")]
    pub movement_limit: u8,
    /// Exertion limit of the Defense space. G-48.
    #[serde(default = "four")]
    pub defense_limit: u8,
    /// Exertion limit of the Reroll space. G-48.
    #[serde(default = "three")]
    pub reroll_limit: u8,
    /// The River from left to right.
    pub river: Vec<RiverTile>,
    /// Tiles set aside that the mission brings in later.
    #[serde(default)]
    pub set_aside: Vec<TileName>,
    /// Miniatures of each tile that exist in this mission; those not on the board at the start wait where `pool` says.
    pub miniatures: Vec<(TileName, u8)>,
    /// Miniatures that start in the Character Pool. R2 VI.D.
    #[serde(default)]
    pub pool: Vec<(TileName, u8)>,
}

fn three() -> u8 {
    3
}

fn four() -> u8 {
    4
}

/// A place in the River.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RiverTile {
    /// A Character tile.
    Character(TileName),
    /// The Event Warning tile.
    EventWarning,
}

/// A kind of mission token.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenKind {
    /// The id.
    pub id: TokenName,
    /// The name.
    pub name: String,
    /// What it looks like on the table.
    pub look: TokenLook,
    /// Its faces or forms; the first is the usual one.
    pub faces: Vec<String>,
    /// A line for the tooltip.
    pub text: String,
}

/// Shapes of tokens on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TokenLook {
    /// A bomb with a clock.
    Bomb,
    /// A computer.
    Computer,
    /// A safe.
    Safe,
    /// A panel with levers.
    CommandPanel,
    /// A flat disc.
    Disc,
}

/// A Manipulation or Thought that the mission allows. R2 VII.D, VII.E.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interaction {
    /// The id, unique in the mission.
    pub id: String,
    /// What the button says.
    pub name: String,
    /// A line for the tooltip.
    pub text: String,
    /// Who may do it.
    pub who: Actor,
    /// Manipulation or Thought.
    pub action: InteractionAction,
    /// Difficulty; none = automatic. R2 VII.D.1, VII.D.2.
    #[serde(default)]
    pub difficulty: Option<u8>,
    /// Skills whose Automatic Successes help.
    #[serde(default)]
    pub helped_by: Vec<Skill>,
    /// The token that must lie in the miniature's Area.
    #[serde(default)]
    pub here: Option<TokenMatch>,
    /// A token anywhere on the board that the player chooses.
    #[serde(default)]
    pub anywhere: Option<TokenMatch>,
    /// What else must hold.
    #[serde(default)]
    pub only_if: Vec<Condition>,
    /// What happens on success.
    pub effects: Vec<Effect>,
}

/// Who may perform an interaction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Actor {
    /// Any Hero.
    Hero,
    /// Heroes and Hero Allies.
    HeroSide,
    /// Any miniature of the Villain.
    VillainSide,
    /// Miniatures of these tiles.
    Tiles(Vec<TileName>),
}

/// Manipulation or Thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum InteractionAction {
    /// R2 VII.D
    Manipulation,
    /// R2 VII.E
    Thought,
}

/// Tokens of a kind, of any face or of one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenMatch {
    /// The kind.
    pub kind: TokenName,
    /// The face that must lie up; none = any.
    #[serde(default)]
    pub face: Option<String>,
}

/// What must hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// At least so many matching tokens on the board.
    TokensAtLeast(TokenMatch, u8),
    /// At most so many matching tokens on the board.
    TokensAtMost(TokenMatch, u8),
    /// The round is this or later.
    RoundAtLeast(u8),
    /// At least one miniature of the tile is on the board.
    OnMap(TileName),
    /// No miniature of the tile is on the board.
    OffMap(TileName),
    /// Every Hero is Neutralized.
    AllHeroesNeutralized,
    /// A Hero carries the card.
    Carried(CardName),
    /// All of them hold.
    All(Vec<Condition>),
    /// One of them holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
}

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// The token in the Area leaves the game.
    RemoveHere,
    /// The token in the Area shows this face.
    TurnHere(String),
    /// The chosen token leaves the game.
    RemoveChosen,
    /// The chosen token shows this face.
    TurnChosen(String),
    /// So many Reinforcement Points, spent at once or lost. R2 VI.D, G-47.
    Reinforcement(u8),
    /// The miniature of one tile becomes that of another: same Area, same lost Life Points, same River position.
    Transform {
        /// Leaves.
        from: TileName,
        /// Comes, from those set aside.
        to: TileName,
    },
    /// Every miniature of the tile is activated once, without cost and without moving the tile. R2 VI.C.
    Activate(TileName),
    /// Every miniature of the tile on the board suffers so many Wounds. R2 IX.A.
    Wound(TileName, u8),
    /// The first branch whose condition holds, or else the last list.
    Choose(Vec<(Condition, Vec<Effect>)>, Vec<Effect>),
    /// An Explosion of this level in the miniature's Area. R2 XI.D.
    ExplosionHere(u8),
    /// The Equipment card comes into the miniature's Area.
    PlaceEquipmentHere(CardName),
    /// The Area's Reinforcement token is turned down.
    CloseReinforcement(AreaName),
    /// The Area's Reinforcement token is turned up.
    OpenReinforcement(AreaName),
}

/// One Event of the Event Warning tile: parts in the Villain's order. G-47.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionEvent {
    /// The id, unique in the mission.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A line for the mission sheet.
    pub text: String,
    /// Parts, each a list of effects in order.
    pub parts: Vec<EventPart>,
}

/// A part of an Event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPart {
    /// What the button says.
    pub name: String,
    /// The effects in order.
    pub effects: Vec<Effect>,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    /// The id, unique in the mission.
    pub id: String,
    /// The name for the log.
    pub name: String,
    /// When.
    pub at: Moment,
    /// Only if.
    #[serde(default)]
    pub only_if: Vec<Condition>,
    /// What.
    pub effects: Vec<Effect>,
}

/// Moments of the round. R2 III.A, V.B, VI.B.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// R2 III.A.1
    Upkeep,
    /// R2 V.B.2
    StartOfHeroesTurn,
    /// R2 V.B.5
    EndOfHeroesTurn,
    /// R2 VI.B.2
    StartOfVillainsTurn,
    /// R2 VI.B.4
    EndOfVillainsTurn,
    /// After the second side's turn.
    EndOfRound,
}

/// An end of the game. R2 III.B.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The id, unique in the mission.
    pub id: String,
    /// What the last screen says.
    pub text: String,
    /// At any time (none), or only at a moment of a round.
    #[serde(default)]
    pub at: Option<(Moment, u8)>,
    /// What must hold.
    #[serde(default)]
    pub only_if: Vec<Condition>,
    /// Who has won.
    pub winner: Side,
}

/// A line of live progress on the mission sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// What it counts, in our words.
    pub text: String,
    /// The tokens that count.
    pub counts: TokenMatch,
    /// Whose goal needs it.
    pub side: Side,
    /// The number at which the side is content: at least (Villain's Bombs) or at most (Heroes').
    pub goal: Goal,
}

/// What number of tokens is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// So many or more.
    AtLeast(u8),
    /// So many or fewer.
    AtMost(u8),
}
