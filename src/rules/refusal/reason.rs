//! Every reason for which the rules refuse, with the numbers and ids that its sentence needs.

use crate::board::AreaId;
use crate::id::{CardId, MiniId};
use gotham_content::skill::Skill;

/// A reason to refuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each name says why not, and its sentence says it to players")]
pub enum Reason {
    // The moment.
    GameIsOver,
    SetupIsOver,
    SetupIsNotOver,
    SetupAsksSomethingElse,
    NotAsked,
    AttackAsksSomethingElse,
    NobodyActs,
    NotVillainsTurn,
    BeingResolved,

    // Unknown ids, from programs.
    NoSuchMini,
    NoSuchArea,
    NoSuchCard,
    NoSuchTile,
    NoSuchHero,
    NoSuchInteraction,
    NoSuchEvent,

    // Setup.
    AnotherSlot,
    HeroNotOffered,
    HeroAlreadyChosen,
    LaterSlotWouldStayEmpty,
    AnotherPacksBelt { packing: MiniId },
    GadgetDoesNotFit { card: CardId },
    AnotherChoosesAllies { choosing: MiniId },
    NoFittingAlly,
    AnotherIsPlaced,
    AlliesStandAdjacent,

    // Who may act.
    AlliesActOnCommand,
    OthersDecide { mini: MiniId },
    ActorIsNeutralized { mini: MiniId },
    ActorRests { mini: MiniId },
    LiesDown { mini: MiniId },
    RestingSpendsNothing { mini: MiniId },
    AnotherIsActivated { active: MiniId },
    AnotherMoves { moving: MiniId },
    AnotherTakesStance { asked: MiniId },
    ActionIsDone,
    OneCharacteristic,
    ActionNotOnTile,
    NoSuchCharacteristic,
    HeroesHaveOneCharacteristic,
    NotWaitingForActivation { mini: MiniId },
    NotAskedToStepIn { mini: MiniId },

    // Cubes.
    ReserveIsEmpty,
    SpaceIsFull,
    TilesTakeNoCubes,
    CubeNeeded,
    ReserveTooSmall { cubes: u8, reserve: u8 },
    PassesExertionLimit { room: u8 },
    TooManyDefenseCubes { most: u8 },
    NoCubeOnSpace,
    OneCubeOnly,

    // Pushing Limits.
    CannotPushLimits,
    PushingTakesLevel { level: u8 },
    PushingWouldNeutralize,

    // Moving.
    NotOnBoard,
    NoSuchMove,
    CannotBreakWall,
    MoveNeedsNoCard,
    MoveTakesNoMore { needed: u8 },
    ReducedMobility,
    AreaIsFull { limit: u8 },
    AreaIsClosed,
    NoRoom,
    MoveNeedsCubes { cost: u8, points: u8, needed: u8 },
    TooFarToGo,

    // Targets.
    NotAnEnemy,
    TargetIsNeutralized { target: MiniId },
    OutOfReach,
    NoLineOfSight,
    TooDark { area: AreaId },
    TargetIsProtected { target: MiniId, shields: u8 },

    // Cards.
    OnlyHeroesUseCards,
    NeutralizedUsesNoCards,
    CardHelpsOnly { card: CardId },
    MoralCodeForbids { card: CardId },
    CardNotCarried { card: CardId },
    NoSuchBonusLine { card: CardId },
    CardDoesNotHelp { card: CardId },
    CardHelpsUnasked { card: CardId },
    WrongWeapon { card: CardId },
    TwoOfOneName { card: CardId },
    RangedWeaponNeeded,
    OneWeaponOnly,
    TooBigForTwoWeapons { most: u8 },

    // Equipment that changes places.
    OnlyHeroesCarry,
    CardLiesElsewhere { card: CardId },
    TooMuchEncumbrance { total: u8, limit: u8 },
    OnlyHeroesHandOver,
    TwoHeroesNeeded,
    HeroesApart,
    TurnedDown { mini: MiniId },
    NotCarriedAsEquipment { card: CardId },
    CardInUse { card: CardId },
    CannotLandThere,

    // Interactions of the mission.
    NotForThisMini,
    NoTokenHere,
    TokenNeeded,
    MissionForbids,
    DoneThisRound,
    NotOffered,
    PickMore { count: u8 },
    CannotCarryToken,
    TokenNotCarried,
    TileIsBanned { round: u8 },

    // Skills.
    NotDeclared { skill: Skill },
    LacksSkill { skill: Skill },
    SkillUsedThisRound { skill: Skill },
    OneLendingCard { skill: Skill },
    MeleeOnly { skill: Skill },
    WrongTarget,
    NotAnAlly,
    NotAnEnemyHere,
    NoImaginaryFriend { target: MiniId },
    ShackleUsesNoWeapon,
    NotShackled { target: MiniId },
    ShacklesOutOfHand,
    PullsFromElsewhere,
    NeutralsAreNotPulled,
    TargetTooBig { target: MiniId },
    TooFarToPull { level: u8 },
    TooSteepToPull { level: u8 },
    NotItsAllies,
    AlliesAreGone,
    SkillsAreOff,
    SkillOffByEncumbrance { threshold: u8, encumbrance: u8 },

    // Dice and tokens.
    QueueDoesNotFit { left: u8 },
    NoSuchReroll,
    NoFreeSuccessNow,
    TooManyTokens { most: u8 },
    AllTokensOrNone { most: u8 },
    PicksDice { count: u8 },
    RegainsAtMost { most: u8 },

    // The River and the Command Post.
    TwoTilesActivated,
    NoTileThere,
    TileCosts { cost: u8, reserve: u8 },
    PartIsDone,
    DredgingCosts { cost: u8, cubes: u8 },
    OnlyNeutralizedAreDredged,
    DemobilizedAlready,
    DredgedInstead,
    LeadersStay,
    NeverReinforced,
    PointsTooFew { cost: u8, points: u8 },
    PoolIsEmpty,
    ReinforcementAreaHasRoom,
    FarFromReinforcementArea,
}
