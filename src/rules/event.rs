//! What happened: a single stream that the log, the table, the sounds and the statistics read.
//!
//! An event carries every figure that a reader needs, so nobody has to look into the state at a time that has passed.

use serde::{Deserialize, Serialize};

use super::board::{AreaId, MoveType};
use super::command::{AttackKind, CardUse, RerollBy, Space, Stance};
use super::id::{CardId, HeroId, MiniId, TileId, TokenId};
use super::ruling::Rule;
use crate::content::dice::Color;
use crate::content::mission::{Moment, Side};
use crate::content::skill::Skill;

/// A thing that happened, with the rule that made it happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The rule.
    pub rule: Rule,
    /// What.
    #[serde(flatten)]
    pub what: Happening,
}

/// Why dice are rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RollFor {
    /// A Melee Attack.
    Melee,
    /// A Ranged Attack.
    Ranged,
    /// A Complex Manipulation.
    Manipulation,
    /// A Complex Thought.
    Thought,
    /// A Defense.
    Defense,
    /// Wounds of a Drop.
    Drop,
    /// Wounds of Dangerous Terrain.
    DangerousTerrain,
    /// Wounds of an Explosion.
    Explosion,
}

impl RollFor {
    /// Whether successes hurt the roller. G-31
    pub fn hurts(self) -> bool {
        matches!(self, RollFor::Drop | RollFor::DangerousTerrain | RollFor::Explosion)
    }
}

/// One part of a sum, for the log and the previews.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// What it comes from.
    pub from: PartOf,
    /// How much; negative takes away.
    pub amount: i8,
}

/// Where a part of a Move Cost or of a number of successes comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartOf {
    /// The 1 that every Move costs, or the successes of the dice.
    Base,
    /// Enemies in the Area. R2 VII.A.3, VII.C.7
    Hindering,
    /// R2 VII.A.3
    DifficultTerrain,
    /// A Jump's or Climb's level. R2 VII.A.3
    SpecialMove,
    /// The 2 of a broken wall. G-11
    Wall,
    /// Automatic Successes of cards. R2 V.C.1.6
    Cards,
    /// A Skill.
    Skill(Skill),
    /// Shackle tokens. G-26
    Shackles,
    /// Smoke tokens along the line. R2 XI.C
    Smoke,
    /// The Encumbrance of a thrown card. R2 V.C.2.d
    Thrown,
    /// Automatic Defense of the tile. R2 VIII.F
    AutomaticDefense,
}

/// Field Modifier tokens. R2 XI.C
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    /// +1 Dangerous Terrain.
    Flame,
    /// +1 Dangerous Terrain.
    Gas,
    /// +1 Difficult Terrain.
    Frost,
    /// -1 success on Ranged lines.
    Smoke,
}

impl FieldKind {
    /// Every kind.
    pub const ALL: [FieldKind; 4] = [FieldKind::Flame, FieldKind::Gas, FieldKind::Frost, FieldKind::Smoke];
}

/// Why a miniature stands somewhere else now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlacedBy {
    /// Mission setup.
    Setup,
    /// Reinforcement. R2 VI.D
    Reinforcement,
    /// Attraction. G-44
    Attraction,
    /// It takes another's place.
    Transform,
}

/// How an attack came to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackOrigin {
    /// An action.
    Action,
    /// Remaining Successes of Circular Strike or Burst. G-20
    Deferred,
    /// S2 Combo
    Combo,
    /// S2 Counterattack or Retaliation. G-22
    StrikeBack,
}

/// What happened. Names are of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs, reason = "each variant says what happened; its fields are full words")]
pub enum Happening {
    // ---- setup
    /// A Hero slot is filled.
    HeroChosen { mini: MiniId, hero: HeroId },
    /// A Bat-Gadget is in the belt.
    GadgetTaken { mini: MiniId, card: CardId },
    /// Hero Allies join.
    AlliesChosen { mini: MiniId, tile: TileId, count: u8 },
    /// A miniature stands in an Area.
    Placed { mini: MiniId, area: AreaId, by: PlacedBy },
    // ---- the round
    /// A round begins.
    RoundBegins { round: u8 },
    /// A side's turn begins.
    TurnBegins { side: Side },
    /// A side's turn ends.
    TurnEnds { side: Side },
    /// Spent cubes go to the Fatigue Zone: a Hero's, or (none) the Command Post's.
    CubesRested { mini: Option<MiniId>, cubes: u8 },
    /// Cubes come back to the Reserve Zone and (a Hero's) from the Wound to the Fatigue Zone.
    Recovered { mini: Option<MiniId>, to_reserve: u8, healed: u8 },
    /// A Stance is taken.
    StanceTaken { mini: MiniId, stance: Stance },
    /// A trigger of the mission fires.
    Triggered { moment: Moment, trigger: u8 },
    // ---- energy
    /// Cubes leave the Reserve Zone for a space (the Villain's tile activation has none).
    Spent { mini: Option<MiniId>, space: Option<Space>, cubes: u8 },
    /// S2 Pushing Limits.
    Pushed { mini: MiniId, cubes: u8 },
    /// Cubes leave the game.
    CubesLost { cubes: u8 },
    // ---- movement
    /// A Movement begins with so many Move Points.
    MovementBegins { mini: MiniId, points: u8 },
    /// One Move, with the parts of its cost and the Move Points left.
    Moved { mini: MiniId, from: AreaId, to: AreaId, how: MoveType, cost: Vec<Part>, points_left: u8 },
    /// The Movement is over.
    MovementEnds { mini: MiniId },
    /// A wall is broken.
    WallBroken { between: (AreaId, AreaId) },
    /// A Skill takes Wounds of a Drop away.
    Spared { mini: MiniId, wounds: u8, by: Skill },
    /// A miniature is laid down.
    LaidDown { mini: MiniId },
    /// It stands up.
    StoodUp { mini: MiniId },
    // ---- attacks
    /// An attack is declared.
    AttackDeclared {
        mini: MiniId,
        target: MiniId,
        kind: AttackKind,
        origin: AttackOrigin,
        shackling: bool,
        cards: Vec<CardUse>,
    },
    /// Somebody steps in for the target.
    SacrificeDeclared { mini: MiniId, target: MiniId },
    /// The successes of an attack before Defense, part by part.
    AttackCounted { mini: MiniId, target: MiniId, parts: Vec<Part>, successes: u8 },
    /// Successes taken by the one that stepped in.
    Sacrificed { mini: MiniId, successes: u8 },
    /// The Defense, part by part; what is left of the attack.
    DefenseCounted { mini: MiniId, parts: Vec<Part>, successes: u8, through: u8 },
    /// Shackle tokens are put on a miniature.
    Shackled { mini: MiniId, tokens: u8 },
    /// All Shackle tokens are taken off.
    Unshackled { mini: MiniId },
    // ---- dice
    /// Dice are rolled: colours and faces.
    Rolled { mini: MiniId, roll: RollFor, dice: Vec<(Color, u8)> },
    /// A die is rolled again.
    Rerolled { mini: MiniId, die: u8, color: Color, from: u8, to: u8, by: RerollBy },
    // ---- wounds
    /// Wounds suffered.
    Wounded { mini: MiniId, wounds: u8, left: u8 },
    /// Neutralized.
    Neutralized { mini: MiniId },
    /// No longer Neutralized.
    Revived { mini: MiniId },
    // ---- cards and objects
    /// A card is used up.
    CardSpent { mini: MiniId, card: CardId },
    /// Equipment is picked up.
    PickedUp { mini: MiniId, card: CardId, area: AreaId },
    /// Equipment changes hands.
    HandedOver { from: MiniId, to: MiniId, card: CardId },
    /// Equipment is dropped.
    Dropped { mini: MiniId, card: CardId, area: AreaId },
    /// Equipment is thrown: where to, and where it lands.
    Thrown { mini: MiniId, card: CardId, target: AreaId, lands: AreaId },
    /// Equipment comes into an Area.
    EquipmentPlaced { card: CardId, area: AreaId },
    /// A Manipulation or Thought is declared.
    ActionDeclared { mini: MiniId, action: ActionTried },
    /// Its successes against the Difficulty.
    ActionCounted { mini: MiniId, parts: Vec<Part>, successes: u8, difficulty: u8, succeeded: bool },
    /// A mission token shows another face.
    TokenTurned { token: TokenId, area: AreaId, kind: u8, face: u8 },
    /// A mission token leaves the board.
    TokenRemoved { token: TokenId, area: AreaId, kind: u8 },
    /// Field Modifier tokens are put down.
    FieldsPlaced { kind: FieldKind, area: AreaId, count: u8 },
    /// A Field Modifier token turns to its dissipating side.
    FieldDissipates { kind: FieldKind, area: AreaId },
    /// A Field Modifier token leaves.
    FieldGone { kind: FieldKind, area: AreaId },
    /// An Explosion.
    Exploded { area: AreaId, level: u8 },
    // ---- the Villain
    /// A tile is activated for so many cubes; the Event Warning tile has no tile.
    TileActivated { tile: Option<TileId>, position: u8, cost: u8 },
    /// A miniature is activated.
    MiniActivated { mini: MiniId },
    /// A tile shows its Neutralized side at the River's right end.
    TileNeutralized { tile: TileId },
    /// A tile is turned up again.
    TileRevived { tile: TileId },
    /// A tile leaves the game.
    TileRemoved { tile: TileId, demobilized: bool },
    /// An Event is carried out.
    EventChosen { which: u8 },
    /// Reinforcement Points to spend.
    PointsGained { points: u8 },
    /// A miniature comes from the pool.
    Reinforced { mini: MiniId, area: AreaId, cost: u8, points_left: u8 },
    /// Points that nobody spent are lost.
    PointsLost { points: u8 },
    /// A miniature becomes another.
    Transformed { from: MiniId, to: MiniId, area: AreaId },
    /// A Reinforcement Area opens or closes.
    ReinforcementTurned { area: AreaId, open: bool },
    /// Hero Allies are activated by their commander.
    AlliesCommanded { mini: MiniId, tile: TileId },
    // ---- the end
    /// The game is over.
    GameOver { winner: Side, ending: u8 },
}

/// Which Manipulation or Thought is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionTried {
    /// Of the mission, from 0.
    Interaction(u8),
    /// R2 V.C.2.b
    PickUp(CardId),
    /// R2 V.C.2.c
    Give(CardId),
    /// R2 V.C.2.c
    Take(CardId),
    /// R2 V.C.2.d
    Throw(CardId),
    /// S2 Grenade
    Grenade(AreaId),
    /// S2 Attraction
    Attract(MiniId),
    /// G-26
    Unshackle(MiniId),
    /// S2 Command
    Command(TileId),
}
