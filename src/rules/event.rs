//! What happened: a single stream that the log, the table, the sounds and the statistics read.
//!
//! An event carries every number that a reader needs, so nobody has to look back into a state that is gone.

use serde::{Deserialize, Serialize};

use super::ai_task::{AiTask, AreaReason, Lots, PlaceRolled, Skipped, StruckOut};
use super::board::{AreaId, DoorId, ElevatorId, LinkId, MoveType};
use super::command::{AttackKind, CardUse, RerollBy, Space, Stance};
use super::id::{AiCardId, CardId, HeroId, MiniId, ModeId, TileId, TokenId, ValueId};
use super::ruling::Rule;
use super::skill_target::SkillTarget;
use gotham_content::DoorState;
pub use gotham_content::FieldKind;
use gotham_content::dice::Color;
use gotham_content::mission::Side;
use gotham_content::skill::Skill;
use gotham_content::solo::Tiebreaker;

/// A thing that happened, with the rule that made it happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The rule.
    pub rule: Rule,
    /// What.
    #[serde(flatten)]
    pub what: Happening,
}

/// What an event lets the players see that nobody could foresee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Revealed {
    /// What chance has brought: dice, a pick, a shuffle, a card of a deck.
    Chance,
    /// What lay face down.
    Hidden,
}

impl Event {
    /// What was revealed, if anything: nothing before it can be taken back.
    pub fn reveals(&self) -> Option<Revealed> {
        use Happening::{
            AttackRolled, CardRevealed, DieRolled, Drawn, MissionRolled, Picked, PlaceRolled, Rerolled, Rolled,
            Shuffled, TaskRolled, ThirdActivation, TokenRevealed, TokenShown,
        };
        match self.what {
            Rolled { .. }
            | Rerolled { .. }
            | DieRolled { .. }
            | MissionRolled { .. }
            | TaskRolled { .. }
            | AttackRolled { .. }
            | PlaceRolled { .. }
            | ThirdActivation { .. }
            | Picked { .. }
            | Shuffled { .. }
            | Drawn { .. }
            | CardRevealed { .. } => Some(Revealed::Chance),
            TokenRevealed { .. } | TokenShown { .. } => Some(Revealed::Hidden),
            _ => None,
        }
    }
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
    /// Wounds by an effect of the mission.
    Mission,
}

impl RollFor {
    /// Whether successes hurt the roller. G-31
    pub fn hurts(self) -> bool {
        matches!(self, RollFor::Drop | RollFor::DangerousTerrain | RollFor::Explosion | RollFor::Mission)
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
    /// A Hero's one free Success per game. R2 XIII
    FreeSuccess,
}

/// Why a miniature now stands somewhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlacedBy {
    /// Mission setup.
    Setup,
    /// Reinforcement. R2 VI.D
    Reinforcement,
    /// A Skill moves it. G-15
    Pull,
    /// It takes another one's place.
    Transform,
    /// An effect of the mission. G-15
    Mission,
    /// It follows its leader.
    Led,
}

/// How an attack came to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackOrigin {
    /// An action.
    Action,
    /// Remaining Successes of Circular Strike or Burst. G-20
    Deferred,
    /// After a Neutralization. G-21
    FollowUp,
    /// S2 Counterattack or Retaliation. G-22
    HitBack,
    /// Granted by the mission. G-69
    Granted,
}

/// What happened, in the rulebook's words.
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
    /// A miniature stands in an Area, and stood in another before (`None`: not on the board).
    Placed { mini: MiniId, from: Option<AreaId>, area: AreaId, by: PlacedBy },
    // ---- the round
    /// A round begins.
    RoundBegins { round: u8 },
    /// A side's turn begins.
    TurnBegins { side: Side },
    /// A side's turn ends.
    TurnEnds { side: Side },
    /// Spent cubes go to the Fatigue Zone: a Hero's, or (`None`) the Command Post's.
    CubesRested { mini: Option<MiniId>, cubes: u8 },
    /// Cubes went from the Reserve straight to Fatigue; of the Villain if there is no miniature.
    Tired { mini: Option<MiniId>, cubes: u8 },
    /// Cubes come back to the Reserve Zone and (for a Hero) from the Wound to the Fatigue Zone.
    Recovered { mini: Option<MiniId>, to_reserve: u8, healed: u8 },
    /// A Stance is taken.
    StanceTaken { mini: MiniId, stance: Stance },
    /// A trigger of the mission fires.
    Triggered { trigger: u8 },
    // ---- energy
    /// Cubes leave the Reserve Zone for a space (the Villain's tile activation has none).
    Spent { mini: Option<MiniId>, space: Option<Space>, cubes: u8 },
    /// S2 Pushing Limits.
    Pushed { mini: MiniId, cubes: u8 },
    /// Cubes leave the game.
    CubesLost { cubes: u8 },
    // ---- movement
    /// A Movement begins with this many Move Points.
    MovementBegins { mini: MiniId, points: u8 },
    /// One Move, with the parts of its cost and the Move Points left.
    Moved { mini: MiniId, from: AreaId, to: AreaId, how: MoveType, cost: Vec<Part>, points_left: u8 },
    /// The Movement is over.
    MovementEnds { mini: MiniId },
    /// This many Move Points of a First Movement Bonus stay for a later Movement. R2 XIII
    PointsKept { mini: MiniId, points: u8 },
    /// A wall is broken.
    WallBroken { between: (AreaId, AreaId) },
    // ---- the board
    /// A door opens or closes.
    DoorTurned { door: DoorId, to: DoorState },
    /// A link becomes usable, or no longer is.
    LinkTurned { link: LinkId, to: DoorState },
    /// A car has gone to the shaft beside an Area. G-124
    ElevatorMoved { elevator: ElevatorId, area: AreaId },
    /// An Area may be entered again, or no longer.
    AreaTurned { area: AreaId, to: DoorState },
    /// Difficult Terrain of an Area changes.
    DifficultSet { area: AreaId, level: u8 },
    /// Dangerous Terrain of an Area changes.
    DangerousSet { area: AreaId, level: u8 },
    /// Elevation of an Area changes.
    ElevationSet { area: AreaId, level: i8 },
    // ---- what comes of Moves
    /// A Skill prevents Wounds of a Drop.
    Spared { mini: MiniId, wounds: u8, by: Skill },
    /// A miniature is knocked down.
    LaidDown { mini: MiniId },
    /// It gets up.
    StoodUp { mini: MiniId },
    // ---- attacks
    /// An attack is declared.
    AttackDeclared {
        mini: MiniId,
        target: MiniId,
        kind: AttackKind,
        origin: AttackOrigin,
        with: Option<Skill>,
        cards: Vec<CardUse>,
    },
    /// The successes of an attack before Defense, part by part.
    AttackCounted { mini: MiniId, target: MiniId, parts: Vec<Part>, successes: u8 },
    /// A Hero adds its one free Success per game. R2 XIII
    SuccessAdded { mini: MiniId },
    /// Successes taken by the one that stepped in.
    StoodIn { mini: MiniId, successes: u8 },
    /// The Defense, part by part; what is left of the attack.
    DefenseCounted { mini: MiniId, parts: Vec<Part>, successes: u8, through: u8 },
    /// Shackle tokens are put on a miniature.
    Shackled { mini: MiniId, tokens: u8 },
    /// All Shackle tokens are taken off.
    Unshackled { mini: MiniId },
    // ---- dice
    /// Dice are rolled: colors and faces.
    Rolled { mini: MiniId, roll: RollFor, dice: Vec<(Color, u8)> },
    /// A die is rolled again.
    Rerolled { mini: MiniId, die: u8, color: Color, from: u8, to: u8, by: RerollBy },
    // ---- chance other than dice
    /// A six-sided die shows a number.
    DieRolled { shown: u8 },
    /// One of several is picked at random, counted from 1.
    Picked { number: u8, of: u8 },
    /// This many are shuffled face down.
    Shuffled { count: u8 },
    /// The top of a deck is drawn; this many are left.
    Drawn { deck: u8, left: u8 },
    // ---- wounds
    /// Wounds suffered, and who dealt them (`None`: nobody).
    Wounded { mini: MiniId, wounds: u8, left: u8, by: Option<MiniId> },
    /// An attack is over, with all that followed from it.
    AttackOver { mini: MiniId, target: MiniId },
    /// Neutralized, where it stood, and by whom (`None`: nobody).
    Neutralized { mini: MiniId, area: Option<AreaId>, by: Option<MiniId> },
    /// No longer Neutralized.
    Revived { mini: MiniId },
    // ---- cards and objects
    /// The mission takes a card away.
    CardLost { mini: MiniId, card: CardId },
    /// A card is used up.
    CardSpent { mini: MiniId, card: CardId },
    /// Equipment is picked up.
    PickedUp { mini: MiniId, card: CardId, area: AreaId },
    /// Equipment changes hands.
    HandedOver { from: MiniId, to: MiniId, card: CardId },
    /// A player refused to let Equipment change hands.
    TurnedDown { mini: MiniId, card: CardId },
    /// Equipment is dropped.
    Dropped { mini: MiniId, card: CardId, area: AreaId },
    /// Equipment is thrown: where to, and where it lands.
    Thrown { mini: MiniId, card: CardId, target: AreaId, lands: AreaId },
    /// Equipment comes into an Area.
    EquipmentPlaced { card: CardId, area: AreaId },
    /// A Skill is used on something.
    SkillUsed { mini: MiniId, skill: Skill, on: SkillTarget },
    /// A Skill is lost for good. G-38
    SkillLost { mini: MiniId, skill: Skill },
    /// Regeneration heals: a Hero's cubes go from Wounds to Fatigue, or Life Points come back. G-37
    Regenerated { mini: MiniId, strength: u8 },
    /// A Manipulation or Thought is declared.
    ActionDeclared { mini: MiniId, action: ActionTried },
    /// Its successes against the Difficulty.
    ActionCounted { mini: MiniId, parts: Vec<Part>, successes: u8, difficulty: u8, succeeded: bool },
    /// A mission token shows another face.
    TokenTurned { token: TokenId, area: AreaId, kind: u8, face: u8 },
    /// A mission token leaves the board.
    TokenRemoved { token: TokenId, area: AreaId, kind: u8, face: u8 },
    /// A mission token comes onto the board.
    TokenPlaced { token: TokenId, area: AreaId, kind: u8, face: u8 },
    /// A mission token moves to another Area.
    TokenMoved { token: TokenId, area: AreaId, kind: u8 },
    /// A mission token shows its face to everybody.
    TokenRevealed { token: TokenId, area: AreaId, kind: u8, face: u8 },
    /// A mission token hides its face.
    TokenHidden { token: TokenId, area: AreaId, kind: u8 },
    /// A miniature takes a mission token.
    TokenPickedUp { mini: MiniId, token: TokenId, kind: u8 },
    /// A miniature puts a mission token down, or loses it.
    TokenPutDown { mini: MiniId, token: TokenId, area: AreaId, kind: u8 },
    /// Field Modifier tokens are put down.
    FieldsPlaced { kind: FieldKind, area: AreaId, count: u8 },
    /// A Field Modifier token turns to its dissipating side.
    FieldDissipates { kind: FieldKind, area: AreaId },
    /// A Field Modifier token leaves.
    FieldGone { kind: FieldKind, area: AreaId },
    /// An Explosion.
    Exploded { area: AreaId, level: u8 },
    // ---- the Villain
    /// A tile is activated for this many cubes; the Event Warning tile has no tile.
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
    /// A miniature becomes another, with this many Life Points. G-105
    Transformed { from: MiniId, to: MiniId, area: AreaId, life: u8 },
    /// The other tile of a miniature comes into force. G-56
    PersonalityChanged { mini: MiniId, from: TileId, to: TileId },
    /// A Reinforcement Area opens or closes.
    ReinforcementTurned { area: AreaId, open: bool },
    // ---- the mission
    /// An interaction of the mission is over.
    Interacted { mini: MiniId, interaction: u8, succeeded: bool },
    /// An Event has been carried out.
    EventResolved { which: u8 },
    /// A side has answered a question of the mission; the answer is one of its questions and answers.
    OfferChosen { side: Side, answer: u8 },
    /// Dice are rolled for the mission, by nobody.
    MissionRolled { dice: Vec<(Color, u8)> },
    /// A named number of the mission changes.
    ValueSet { value: ValueId, from: u8, to: u8 },
    /// A mode of a side begins or ends.
    ModeTurned { mode: ModeId, on: bool },
    /// The game ends with another round than before.
    LastRoundSet { round: u8 },
    /// A miniature regains Life Points.
    Healed { mini: MiniId, healed: u8 },
    /// A miniature leaves the board other than by Wounds; safe if by an exit.
    LeftBoard { mini: MiniId, area: AreaId, safe: bool },
    /// A miniature changes sides; `None`: Neutral.
    SideChanged { mini: MiniId, side: Option<Side> },
    /// Somebody else decides for a miniature; `None`: nobody.
    ControlChanged { mini: MiniId, control: Option<Side> },
    /// A Hero's Screen is replaced; the Hero now has this many cubes.
    ScreenChanged { mini: MiniId, from: HeroId, to: HeroId, cubes: u8 },
    /// A miniature follows another from now on.
    Led { mini: MiniId, by: MiniId },
    /// A miniature no longer follows anybody.
    Released { mini: MiniId },
    /// A tile comes into the River, at this position from 0.
    TileInserted { tile: TileId, position: u8 },
    /// A tile changes its place in the River.
    TileMoved { tile: TileId, position: u8 },
    /// A tile cannot be activated before this round.
    TileBanned { tile: TileId, round: u8 },
    // ---- the automated Villain
    /// A card is turned over. SOLO V.B
    CardRevealed { card: AiCardId },
    /// A tile goes to the River's end without being activated; the Event Warning tile has no tile. SOLO V.B, XII
    PassedOver { tile: Option<TileId> },
    /// A column of the card activates nobody. SOLO V.B
    ColumnSkipped { column: u8, why: Skipped },
    /// A miniature cannot complete a Task. SOLO V.B
    TaskStruckOut { mini: MiniId, task: AiTask, why: StruckOut },
    /// A card calls a Leader who cannot come; another one is turned over. G-93
    CardPassedOver { card: AiCardId, why: Skipped },
    /// A column of the card is resolved. SOLO V.B
    ColumnBegun { column: u8 },
    /// By chance, this column is resolved once more. SOLO XV
    ThirdActivation { column: u8 },
    /// A miniature sets about a Task: against whom, in which Area and why there; with which kind of Attack and which
    /// of several Characteristics, from 1. SOLO V.B
    TaskBegun {
        mini: MiniId,
        task: AiTask,
        hero: Option<MiniId>,
        area: Option<AreaId>,
        /// Where the Objective of the Task is.
        objective: Option<AreaId>,
        reason: AreaReason,
        lots: Lots,
        attack: Option<AttackKind>,
        option: Option<u8>,
    },
    /// Which of several Heroes the card means: how many there were, how many the card's words leave, one of which is
    /// drawn. SOLO IX
    TieBroken { hero: MiniId, by: Tiebreaker, of: u8, left: u8 },
    /// The die says with which Task a Leader begins. SOLO X
    TaskRolled { mini: MiniId, shown: u8, task: AiTask },
    /// The die, with this many Heroes added, says how a miniature attacks; options count from 1. SOLO XI
    AttackRolled { mini: MiniId, shown: u8, heroes: Option<u8>, kind: AttackKind, option: Option<u8> },
    /// A Leader calls a Minion; this many were equally close. SOLO XI
    MinionCalled { leader: MiniId, mini: MiniId, of: u8 },
    /// How many successes it would take to save a miniature, and how many cubes are spent on it. SOLO V.A
    DefenseWeighed { mini: MiniId, missing: u8, cubes: u8 },
    /// Which Event it will be: by the mission's sheet, or by chance out of this many. SOLO XII
    EventMeant { which: u8, by_sheet: bool, of: u8 },
    /// The die says where a Reinforcement comes. SOLO XII
    PlaceRolled { mini: MiniId, shown: u8, area: Option<AreaId>, what: PlaceRolled },
    // ---- the end
    /// The game is over.
    GameOver { winner: Side, ending: u8 },
    // ---- later words of missions
    /// A side sees the face of a mission token that lies face down.
    TokenShown { token: TokenId, area: AreaId, kind: u8, side: Side },
    /// A miniature is granted a Skill.
    SkillGranted { mini: MiniId, skill: Skill, level: u8 },
    /// An Area is dark from now on, or light again.
    DarknessSet { area: AreaId, dark: bool },
    /// The X of a Screen is another number.
    FigureSet { hero: HeroId, figure: u8 },
    // ---- the limits of content
    /// The mission has gone on for too long by itself: the rest of it is dropped. G-123
    CutShort,
}

impl Happening {
    /// Whether the board is different from now on. G-42, G-83 to G-86
    pub fn changes_board(&self) -> bool {
        use Happening::{
            AreaTurned, DangerousSet, DarknessSet, DifficultSet, DoorTurned, ElevationSet, ElevatorMoved, LinkTurned,
            WallBroken,
        };
        matches!(
            self,
            WallBroken { .. }
                | DoorTurned { .. }
                | LinkTurned { .. }
                | ElevatorMoved { .. }
                | AreaTurned { .. }
                | DifficultSet { .. }
                | DangerousSet { .. }
                | ElevationSet { .. }
                | DarknessSet { .. }
        )
    }
}

/// Which Manipulation or Thought is attempted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionTried {
    /// Of the mission, from 0.
    Interaction(u8),
    /// R2 V.C.2.b
    PickUp(CardId),
    /// R2 VII.D.1
    PickUpToken(TokenId),
    /// R2 VII.D.1
    PutDownToken(TokenId),
    /// R2 V.C.2.c
    Give(CardId),
    /// R2 V.C.2.c
    Take(CardId),
    /// R2 V.C.2.d
    Throw(CardId),
}
