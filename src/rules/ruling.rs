//! Every rule id that the engine can cite. What each says is in `assets/words/en/rule.ftl`, by the same name.
//!
//! `R2` is rulebook 2.0, `S2` a Skill in its 2.0 form, `R1` where the rulebook of 2019 differs, `SOLO` the rulebook of
//! the automated Villain, `G` a ruling of this project. The log, the refusals and the glossary show these; `tests/citations`
//! checks that no comment cites an id that is missing here.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! rules {
    ($($name:ident = $id:literal;)*) => {
        /// A rule.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Rule { $(#[doc = concat!("`", $id, "`")] $name,)* }

        impl Rule {
            /// Every rule.
            pub const ALL: &[Rule] = &[$(Rule::$name,)*];

            /// The id that log and refusals show.
            pub fn id(self) -> &'static str {
                match self { $(Rule::$name => $id,)* }
            }
        }
    };
}

rules! {
    Setup = "R2 II";
    ChooseHeroes = "R2 II.A";
    VillainSetup = "R2 II.B";
    AlliesSetup = "R2 II.E";
    Round = "R2 III.A";
    Upkeep = "R2 III.A.1";
    EndOfGame = "R2 III.B";
    Priority = "R2 IV.A";
    Sides = "R2 IV.B";
    Areas = "R2 IV.C";
    DiceRule = "R2 IV.D";
    BatTablet = "R2 V.A";
    Skills = "R2 V.A.8";
    EncumbranceTable = "R2 V.A.12";
    HeroesTurn = "R2 V.B";
    RestCubes = "R2 V.B.1";
    StartOfHeroesTurn = "R2 V.B.2";
    Stances = "R2 V.B.3";
    HeroActions = "R2 V.B.4";
    EndOfHeroesTurn = "R2 V.B.5";
    RestCubesAgain = "R2 V.B.6";
    CardAnatomy = "R2 V.C.1";
    Equipment = "R2 V.C.2";
    Carrying = "R2 V.C.2.a";
    PickingUp = "R2 V.C.2.b";
    GivingTaking = "R2 V.C.2.c";
    Throwing = "R2 V.C.2.d";
    Dropping = "R2 V.C.2.e";
    BatGadgets = "R2 V.C.3";
    ManyCards = "R2 V.C.4";
    CommandPost = "R2 VI.A.1";
    CharacterTile = "R2 VI.A.2";
    VillainsTurn = "R2 VI.B";
    VillainRecovery = "R2 VI.B.1";
    StartOfVillainsTurn = "R2 VI.B.2";
    ActivateTiles = "R2 VI.B.3";
    ActivationCost = "R2 VI.B.3.a";
    RiverMoves = "R2 VI.B.3.b";
    TileEffect = "R2 VI.B.3.c";
    EndOfVillainsTurn = "R2 VI.B.4";
    ActivateMiniature = "R2 VI.C";
    DesignateMiniature = "R2 VI.C.1";
    FirstMovement = "R2 VI.C.2";
    OtherAction = "R2 VI.C.3";
    SecondMovement = "R2 VI.C.4";
    Reinforcement = "R2 VI.D";
    Dredging = "R2 VI.E";
    Demobilization = "R2 VI.F";
    Movement = "R2 VII.A";
    MovePool = "R2 VII.A.1";
    MoveTypes = "R2 VII.A.2";
    MoveCost = "R2 VII.A.3";
    MovePayment = "R2 VII.A.4";
    MoveMade = "R2 VII.A.5";
    MoveEffects = "R2 VII.A.6";
    Melee = "R2 VII.B";
    MeleeTarget = "R2 VII.B.1";
    MeleeCubes = "R2 VII.B.2";
    MeleeWeapon = "R2 VII.B.3";
    MeleeSuccesses = "R2 VII.B.6";
    Ranged = "R2 VII.C";
    RangedTarget = "R2 VII.C.1";
    RangedCubes = "R2 VII.C.2";
    RangedWeapon = "R2 VII.C.3";
    ElevationBonus = "R2 VII.C.4";
    RangedSuccesses = "R2 VII.C.7";
    Manipulation = "R2 VII.D";
    AutomaticManipulation = "R2 VII.D.1";
    ComplexManipulation = "R2 VII.D.2";
    Thought = "R2 VII.E";
    AutomaticThought = "R2 VII.E.1";
    ComplexThought = "R2 VII.E.2";
    Defense = "R2 VIII";
    DefenseCubes = "R2 VIII.B";
    DefenseSuccesses = "R2 VIII.F";
    DefenseWounds = "R2 VIII.G";
    Wounds = "R2 IX.A";
    Neutralization = "R2 IX.B";
    Rerolls = "R2 X";
    FreeRerolls = "R2 X.B";
    PaidRerolls = "R2 X.C";
    LineOfSight = "R2 XI.A";
    OrangeSight = "R2 XI.A.1";
    StraightSight = "R2 XI.A.2";
    LetterSight = "R2 XI.A.3";
    DangerousTerrain = "R2 XI.B";
    FieldModifiers = "R2 XI.C";
    Explosions = "R2 XI.D";
    Poison = "S2 Poison";
    Electricity = "S2 Electricity";
    Reach = "S2 Reach";
    MartialArts = "S2 Martial Arts";
    Counterattack = "S2 Counterattack";
    CircularStrike = "S2 Circular Strike";
    Burst = "S2 Burst";
    Combo = "S2 Combo";
    Shackle = "S2 Shackle";
    PointBlank = "S2 Point Blank";
    Luck = "S2 Luck";
    SupportSkill = "S2 Support";
    Misfortune = "S2 Misfortune";
    Retaliation = "S2 Retaliation";
    Blast = "S2 Blast";
    Scream = "S2 Scream";
    Bodyguard = "S2 Bodyguard";
    Horror = "S2 Horror";
    Regeneration = "S2 Regeneration";
    TacticianSkill = "S2 Tactician";
    ImaginaryFriend = "S2 Imaginary Friend";
    Marksman = "S2 Marksman";
    Expertise = "S2 Munitions Specialist";
    Investigation = "S2 Investigation";
    Hacking = "S2 Hacking";
    LockPicking = "S2 Lock Picking";
    Attraction = "S2 Attraction";
    Grenade = "S2 Grenade";
    CommandSkill = "S2 Command";
    ImpenetrableDefense = "S2 Impenetrable Defense";
    Untouchable = "S2 Untouchable";
    Protected = "S2 Protected";
    WallBreaker = "S2 Wall Breaker";
    Immobilization = "S2 Immobilization";
    Elusive = "S2 Elusive";
    Mobility = "S2 Mobility";
    Parkour = "S2 Parkour";
    Ambidexterity = "S2 Ambidexterity";
    PushingLimits = "S2 Pushing Limits";
    NervesOfSteel = "S2 Nerves of Steel";
    Sacrifice = "S2 Sacrifice";
    ToxicGas = "S2 Toxic Gas";
    Frost = "S2 Frost";
    SmokeGrenade = "S2 Smoke Grenade";
    MoralCode = "S2 Moral Code";
    FlameSkill = "S2 Flame";
    GasImmunity = "S2 Gas Immunity";
    Harmless = "S2 Harmless";
    ReducedMobility = "S2 Reduced Mobility";
    Fly = "S2 Fly";
    EndTests = "G-1";
    Order = "G-2";
    Supply = "G-4";
    NoNegatives = "G-5";
    Distance = "G-6";
    CornerTouch = "G-7";
    BestLine = "G-8";
    NoMarker = "G-9";
    Neutrals = "G-10";
    CostParts = "G-11";
    CubesForMoves = "G-12";
    FirstOfRound = "G-13";
    TerrainFirst = "G-14";
    HandingOver = "G-62";
    SafeContents = "G-63";
    Variants = "R2 XIII";
    FreeActions = "R2 XII";
    MovedByEffect = "G-15";
    CountingOrder = "G-16";
    MenaceTotals = "G-17";
    SeeFirst = "G-18";
    PoisonFirst = "G-19";
    Deferred = "G-20";
    ComboDice = "G-21";
    StrikingBack = "G-22";
    AfterAttack = "G-23";
    WoundOrder = "G-24";
    HarmlessPoison = "G-25";
    Shackles = "G-26";
    ProtectedWide = "G-27";
    Sacrificing = "G-28";
    HalfRoundedUp = "G-29";
    RerollOrder = "G-30";
    RerollScope = "G-31";
    SkillThreshold = "G-32";
    CardSkills = "G-33";
    GrenadeUsers = "G-34";
    FallsShort = "G-35";
    LaidDown = "G-36";
    NoRegeneration = "G-37";
    ImaginaryDie = "G-38";
    PushedWounds = "G-39";
    TacticianReach = "G-40";
    Commanding = "G-41";
    BrokenWalls = "G-42";
    ReadingOrder = "G-52";
    FreeSkills = "G-55";
    OneOfTwoTiles = "G-56";
    PlacedUnhurt = "G-61";
    FreeAttacks = "G-69";
    OncePer = "G-57";
    Levels = "G-58";
    TwoWeapons = "G-43";
    AttractionReach = "G-44";
    RiverCost = "G-45";
    NeutralizedTile = "G-46";
    Events = "G-47";
    PostDefaults = "G-48";
    LifePoints = "G-49";
    AlliesLeftOut = "G-64";
    OverFull = "G-65";
    DredgingTime = "G-66";
    RestingMovement = "G-67";
    FallenMenace = "G-68";
    WaivedCube = "G-70";
    TwoExplosions = "G-71";
    SentAhead = "G-72";
    SneakOn = "G-73";
    SpentFirst = "G-74";
    SmokeOnTheWay = "G-59";
    EachMove = "G-60";
    Doors = "G-83";
    Links = "G-84";
    ClosedAreas = "G-85";
    ChangedAreas = "G-86";
    NotAsked = "G-87";
    Placement = "G-88";
    AskedFor = "G-89";
    FallenShields = "G-90";
    BindingFreely = "G-91";
    HeroesOfCards = "G-92";
    LeaderMissing = "G-93";
    TooDear = "G-94";
    NoWay = "G-95";
    CardNumber = "G-96";
    NextTarget = "G-97";
    CalledMinions = "G-98";
    StunAgain = "G-99";
    MissingToken = "G-100";
    CubesOfAllies = "G-101";
    SeveralStrikes = "G-102";
    LeaderGuards = "G-103";
    TwoLevels = "G-104";
    AnotherForm = "G-105";
    LessRegenerated = "G-120";
    OneTimeUse = "G-121";
    WholeStances = "G-122";
    SoloSetup = "SOLO II";
    GoldenRule = "SOLO IV";
    AiHeroesTurn = "SOLO V.A";
    AiTurn = "SOLO V.B";
    AiAttack = "SOLO VI";
    AiAdvance = "SOLO VII";
    AiProtect = "SOLO VIII";
    AiMovement = "SOLO IX";
    LeaderCards = "SOLO X";
    LeaderTasks = "SOLO XI";
    AiEvents = "SOLO XII";
    AiRerolls = "SOLO XIII";
    Elevator = "SOLO XIV";
    Difficulty = "SOLO XV";
    AiSkills = "SOLO XVI";
    DeckAnew = "G-75";
    Endless = "G-123";
    Elevators = "G-124";
    FirstEndOfGame = "R1 IV:E";
    FirstCommand = "R1 X Elite Command";
    FirstOverOccupation = "R1 IX:H";
    FirstLineOfSight = "R1 IX:L";
    FirstStances = "R1 V:B:3";
    FirstNeutralization = "R1 IX:B";
    FirstHindering = "R1 IX:N";
    FirstItems = "R1 V:D";
    FirstMovePool = "R1 V:C:5 [c]";
    FirstMoveTypes = "R1 V:C:5 [d]";
    FirstMoveCost = "R1 V:C:5 [e]";
    FirstMovePayment = "R1 V:C:5 [f]";
    FirstMeleeTarget = "R1 V:C:1 [b]";
    FirstRangedTarget = "R1 V:C:2 [b]";
    FirstCharacteristics = "R1 IX:E";
    FirstEvents = "R1 VI:B:3 [d]";
    FirstReinforcement = "R1 VI:E";
    FirstFreeRerolls = "R1 VIII:B";
    FirstExplosions = "R1 IX:R";
    FirstFlame = "R1 X Flame / Toxic Gas";
    FirstFrost = "R1 X Frost";
    FirstSmoke = "R1 X Smoke Grenade";
    FirstBlast = "R1 X Blast";
    FirstCry = "R1 X Cry";
    FirstPushingLimits = "R1 X Pushing Limits";
    FirstTactician = "R1 X Tactician";
    FirstAttraction = "R1 X Attraction";
    FirstCircularStrike = "R1 X Circular Strike";
    FirstBurst = "R1 X Burst";
    FirstShackle = "R1 X Shackle";
    FirstRetaliation = "R1 X Retaliation";
    FirstWallBreaker = "R1 X Wall Breaker";
}

impl Rule {
    /// Finds a rule by its id.
    pub fn find(id: &str) -> Option<Rule> {
        Rule::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Rule::find(&id).ok_or_else(|| serde::de::Error::custom(format!("no rule has the id {id:?}")))
    }
}
