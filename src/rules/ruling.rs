//! Every rule id that the engine can cite, with its title and our own text.
//!
//! `R2` is rulebook 2.0, `S2` a Skill in its 2.0 form, `G` a ruling of this project. The log, the refusals and the
//! glossary show these; `tests/citations.rs` checks that no comment cites an id that is missing here.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! rules {
    ($($name:ident = $id:literal, $title:literal, $text:literal;)*) => {
        /// A rule.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "each rule's text says what it is")]
        pub enum Rule { $($name,)* }

        impl Rule {
            /// Every rule.
            pub const ALL: &[Rule] = &[$(Rule::$name,)*];

            /// The id that log and refusals show.
            pub fn id(self) -> &'static str {
                match self { $(Rule::$name => $id,)* }
            }

            /// A few words.
            pub fn title(self) -> &'static str {
                match self { $(Rule::$name => $title,)* }
            }

            /// The rule in our words.
            pub fn text(self) -> &'static str {
                match self { $(Rule::$name => $text,)* }
            }
        }
    };
}

rules! {
    Setup = "R2 II", "Setup", "The mission says who plays, where everything stands and how many cubes each side has.";
    ChooseHeroes = "R2 II.A", "Choosing Heroes", "Each Hero slot of the mission is filled with one of the Heroes that it allows.";
    VillainSetup = "R2 II.B", "The Villain's side", "The mission sets the River, the cubes, the Recovery Value and the miniatures.";
    AlliesSetup = "R2 II.E", "Hero Allies at setup", "A Command Skill brings miniatures of one Hero Ally tile; those that find no room stand in an Adjacent Area.";
    Round = "R2 III.A", "The round", "Upkeep, the turn of the side with Initiative, then the other side's turn.";
    Upkeep = "R2 III.A.1", "Upkeep", "The Round marker moves on and effects tied to the start of the round happen.";
    EndOfGame = "R2 III.B", "End of the game", "The game ends as soon as one of the mission's end conditions holds.";
    Priority = "R2 IV.A", "Which rule wins", "Mission rules stand above Traits, Traits above Skills, Skills above game rules.";
    Sides = "R2 IV.B", "Heroes and non-Heroes", "A miniature with a Bat-Tablet is a Hero; one with a Character tile is not.";
    Areas = "R2 IV.C", "Areas", "White and orange boundaries make Areas Adjacent.";
    DiceRule = "R2 IV.D", "Dice", "Dice are rolled and their successes counted.";
    BatTablet = "R2 V.A", "The Bat-Tablet", "Cubes in Reserve, on spaces, in Fatigue and in Wounds; each space has an Exertion limit.";
    Skills = "R2 V.A.8", "Skills", "A Skill with an Encumbrance threshold is off from that Encumbrance on.";
    EncumbranceTable = "R2 V.A.12", "Encumbrance table", "Encumbrance sets the First Movement Bonus and can never pass the table's end.";
    HeroesTurn = "R2 V.B", "The Heroes' turn", "Spent cubes rest, Stances are taken, then Active Heroes act in any order.";
    RestCubes = "R2 V.B.1", "Spent cubes rest", "Cubes that the Heroes spent in the Villain's turn move to the Fatigue Zone.";
    StartOfHeroesTurn = "R2 V.B.2", "Start of the Heroes' turn", "Effects tied to the start of the Heroes' turn happen.";
    Stances = "R2 V.B.3", "Stances", "Each Hero is Active or Resting and recovers cubes: from Fatigue to Reserve, and what is left over from Wounds to Fatigue.";
    HeroActions = "R2 V.B.4", "Hero actions", "Active Heroes act in any order and as often as their cubes and Exertion limits allow.";
    EndOfHeroesTurn = "R2 V.B.5", "End of the Heroes' turn", "Effects tied to the end of the Heroes' turn happen.";
    RestCubesAgain = "R2 V.B.6", "Cubes rest again", "Cubes that the Heroes spent in their turn move to the Fatigue Zone.";
    CardAnatomy = "R2 V.C.1", "Cards", "A card may be kept for one Hero, be Lethal, or be used up once it helped; one bonus line of a card counts in one action.";
    Equipment = "R2 V.C.2", "Equipment", "Heroes carry Equipment up to their Encumbrance limit.";
    Carrying = "R2 V.C.2.a", "Carrying", "Only cards that are carried help; their Encumbrance adds up and stays within the limit.";
    PickingUp = "R2 V.C.2.b", "Picking up", "An Automatic Manipulation takes one Equipment card from the Hero's Area.";
    GivingTaking = "R2 V.C.2.c", "Giving and taking", "An Automatic Manipulation hands one Equipment card between two Heroes in one Area.";
    Throwing = "R2 V.C.2.d", "Throwing", "A Complex Manipulation throws Equipment to an Area in sight; the Difficulty is the Distance, the card's Encumbrance takes successes away.";
    Dropping = "R2 V.C.2.e", "Dropping", "A Hero may drop Equipment at any time and for nothing.";
    BatGadgets = "R2 V.C.3", "Bat-Gadgets", "The utility belt holds Bat-Gadgets up to its capacity; they are chosen at setup and never change hands.";
    ManyCards = "R2 V.C.4", "Several cards", "At most one Melee Weapon, exactly one Ranged Weapon, and no two Tools of one name in one action.";
    CommandPost = "R2 VI.A.1", "The Command Post", "The Villain's cubes lie in Reserve, Fatigue and on the Movement, Defense and Reroll spaces.";
    CharacterTile = "R2 VI.A.2", "Character tiles", "A tile gives its miniatures' figures, actions and Skills.";
    VillainsTurn = "R2 VI.B", "The Villain's turn", "Spent cubes rest, some recover, then up to two tiles are activated.";
    VillainRecovery = "R2 VI.B.1", "The Villain recovers", "Spent cubes go to Fatigue, then the Recovery Value comes back to the Reserve.";
    StartOfVillainsTurn = "R2 VI.B.2", "Start of the Villain's turn", "Effects tied to the start of the Villain's turn happen.";
    ActivateTiles = "R2 VI.B.3", "Activating tiles", "Up to two tiles a turn, one after the other; the same tile may be activated twice.";
    ActivationCost = "R2 VI.B.3.a", "Activation cost", "A tile costs as many cubes as its position in the River.";
    RiverMoves = "R2 VI.B.3.b", "The River moves", "The activated tile goes to the right end, the others close up to the left.";
    TileEffect = "R2 VI.B.3.c", "The tile acts", "Each miniature of the tile may be activated once, or one Event happens; a Neutralized tile does nothing.";
    EndOfVillainsTurn = "R2 VI.B.4", "End of the Villain's turn", "Effects tied to the end of the Villain's turn happen.";
    ActivateMiniature = "R2 VI.C", "Activating a miniature", "A first Movement, one other action, a second Movement, each optional.";
    DesignateMiniature = "R2 VI.C.1", "Designating", "A miniature of the tile that was not yet activated by it.";
    FirstMovement = "R2 VI.C.2", "First Movement", "A Movement before the action, with the First Movement Bonus.";
    OtherAction = "R2 VI.C.3", "The action", "One action other than Movement, with one of its Characteristics, as often as the multiplier says.";
    SecondMovement = "R2 VI.C.4", "Second Movement", "A Movement after the action; the First Movement Bonus comes with the first of the two.";
    Reinforcement = "R2 VI.D", "Reinforcement", "Points bring miniatures from the Character Pool into Reinforcement Areas, or beside them when all are full.";
    Dredging = "R2 VI.E", "Dredging the River", "Two cubes leave the game to remove a Neutralized tile.";
    Demobilization = "R2 VI.F", "Demobilization", "Once a game an Elite or Henchman tile and its miniatures leave; it is Dredged at once.";
    Movement = "R2 VII.A", "Movement", "One or more Moves paid with Move Points.";
    MovePool = "R2 VII.A.1", "The Move Point Pool", "First Movement Bonus at the first Movement, then cubes.";
    MoveTypes = "R2 VII.A.2", "Kinds of Move", "Adjacent Moves, Jumps, Climbs and Drops; no Area may hold more than its Occupation limit.";
    MoveCost = "R2 VII.A.3", "Move Cost", "1, plus Hindering and Difficult Terrain where it starts, plus the level of a Jump or Climb.";
    MovePayment = "R2 VII.A.4", "Paying a Move", "Move Points first, cubes for what is missing.";
    MoveMade = "R2 VII.A.5", "Moving", "The miniature stands in the new Area.";
    MoveEffects = "R2 VII.A.6", "Arriving", "Drops and Dangerous Terrain roll Yellow dice for Wounds.";
    Melee = "R2 VII.B", "Melee Attack", "An attack on an enemy in the same Area.";
    MeleeTarget = "R2 VII.B.1", "Melee target", "An enemy in the same Area, or in an Adjacent Area in sight that is too full to enter.";
    MeleeCubes = "R2 VII.B.2", "Melee dice", "One die a cube, up to the Exertion limit.";
    MeleeWeapon = "R2 VII.B.3", "Melee Weapon", "One Melee Weapon may help.";
    MeleeSuccesses = "R2 VII.B.6", "Melee successes", "Dice and Automatic Successes; Melee is never hindered.";
    Ranged = "R2 VII.C", "Ranged Attack", "An attack on an enemy in sight.";
    RangedTarget = "R2 VII.C.1", "Ranged target", "An enemy in an Area in Line of Sight, at any Distance.";
    RangedCubes = "R2 VII.C.2", "Ranged dice", "One die a cube, up to the Exertion limit.";
    RangedWeapon = "R2 VII.C.3", "Ranged Weapon", "Exactly one Ranged Weapon is used.";
    ElevationBonus = "R2 VII.C.4", "Elevation bonus", "One Yellow die against a target that stands lower.";
    RangedSuccesses = "R2 VII.C.7", "Ranged successes", "Enemies' Menace beside the attacker takes successes away, allies' Menace helps against it.";
    Manipulation = "R2 VII.D", "Manipulation", "Handling things: automatic or against a Difficulty.";
    AutomaticManipulation = "R2 VII.D.1", "Automatic Manipulation", "One cube, no dice, no hindering.";
    ComplexManipulation = "R2 VII.D.2", "Complex Manipulation", "Dice against a Difficulty; enemies' Menace hinders.";
    Thought = "R2 VII.E", "Thought", "Working things out: automatic or against a Difficulty.";
    AutomaticThought = "R2 VII.E.1", "Automatic Thought", "One cube, no dice, no hindering.";
    ComplexThought = "R2 VII.E.2", "Complex Thought", "Dice against a Difficulty; enemies' Menace hinders.";
    Defense = "R2 VIII", "Defense", "The target of an attack defends itself with cubes and Automatic Defense.";
    DefenseCubes = "R2 VIII.B", "Defense dice", "One die a cube, up to the Exertion limit.";
    DefenseSuccesses = "R2 VIII.F", "Defense successes", "Dice, Automatic Defense and Skills.";
    DefenseWounds = "R2 VIII.G", "What comes through", "Each success left is a Wound; those beyond Neutralization remain.";
    Wounds = "R2 IX.A", "Wounds", "A Hero's cubes go to the Wound Zone: from Fatigue, then from spaces, then from the Reserve. A non-Hero loses Life Points.";
    Neutralization = "R2 IX.B", "Neutralization", "All cubes in the Wound Zone, or no Life Points. A Neutralized Hero lies there until it recovers; others go to the pool.";
    Rerolls = "R2 X", "Rerolls", "After a roll, dice may be rolled again.";
    FreeRerolls = "R2 X.B", "Free Rerolls", "Each arrow rolls one die of its colour again, one a die.";
    PaidRerolls = "R2 X.C", "Paid Rerolls", "One cube a die, up to the Exertion limit, again and again.";
    LineOfSight = "R2 XI.A", "Line of Sight", "Across an orange boundary, along a straight line between markers, or by a shared letter.";
    OrangeSight = "R2 XI.A.1", "Sight across orange", "An orange boundary or a Broken Wall always lets sight through.";
    StraightSight = "R2 XI.A.2", "Sight along a line", "Walls, Obstructions and higher Areas block the straight line between two markers.";
    LetterSight = "R2 XI.A.3", "Sight by letter", "Markers that share a letter see each other.";
    DangerousTerrain = "R2 XI.B", "Dangerous Terrain", "A Yellow die for each level on entering, or for each level gained while inside; successes are Wounds.";
    FieldModifiers = "R2 XI.C", "Field Modifier tokens", "Flame, Gas, Frost and Smoke lie for two turns of the side that put them.";
    Explosions = "R2 XI.D", "Explosions", "Everybody in the Area rolls a Yellow die for each level; successes are Wounds.";

    Poison = "S2 Poison", "Poison", "An attack that beats the Defense first deals so many Wounds more.";
    Electricity = "S2 Electricity", "Electricity", "An attack that beats the Defense first deals so many Wounds more.";
    Reach = "S2 Reach", "Reach", "Melee reaches so far, in sight.";
    MartialArts = "S2 Martial Arts", "Martial Arts", "A melee attack with a success gains more.";
    Counterattack = "S2 Counterattack", "Counterattack", "Attacked in melee and standing: a free melee attack with Yellow dice.";
    CircularStrike = "S2 Circular Strike", "Circular Strike", "What remains after a Neutralization strikes further targets.";
    Burst = "S2 Burst", "Burst", "What remains after a Neutralization hits further targets.";
    Combo = "S2 Combo", "Combo", "A Neutralization in melee gives a free melee attack on another.";
    Shackle = "S2 Shackle", "Shackle", "Shackle tokens instead of Wounds; each takes one success away.";
    PointBlank = "S2 Point Blank", "Point Blank", "Bonus Rerolls when shooting inside the own Area.";
    Luck = "S2 Luck", "Luck", "Bonus Rerolls for the miniature itself.";
    SupportSkill = "S2 Support", "Support", "Bonus Rerolls for allies in the Area.";
    Misfortune = "S2 Misfortune", "Misfortune", "An enemy in the Area must reroll dice.";
    Retaliation = "S2 Retaliation", "Retaliation", "Shot at and standing: a free ranged attack with Yellow dice.";
    Blast = "S2 Blast", "Blast", "Once a round: an Explosion in the own Area and in an Adjacent one.";
    Scream = "S2 Scream", "Scream", "A Blast that costs no cube.";
    Bodyguard = "S2 Bodyguard", "Bodyguard", "Allies in the Area defend better.";
    Horror = "S2 Horror", "Horror", "Enemies pay more to enter the Area.";
    Regeneration = "S2 Regeneration", "Regeneration", "Strength comes back by itself.";
    TacticianSkill = "S2 Tactician", "Tactician", "An ally moves at once, with more Move Points.";
    ImaginaryFriend = "S2 Imaginary Friend", "Imaginary Friend", "One more Yellow die, until an enemy thinks the friend away.";
    Marksman = "S2 Marksman", "Marksman", "A ranged attack with a success gains more.";
    Expertise = "S2 Munitions Specialist", "Munitions Specialist", "Automatic Successes where the mission says so.";
    Investigation = "S2 Investigation", "Investigation", "Automatic Successes where the mission says so.";
    Hacking = "S2 Hacking", "Hacking", "Automatic Successes where the mission says so.";
    LockPicking = "S2 Lock Picking", "Lock Picking", "Automatic Successes on locks and shackles.";
    Attraction = "S2 Attraction", "Attraction", "Pulls a miniature that is not bigger into the own Area.";
    Grenade = "S2 Grenade", "Grenade", "A thrown Explosion; what falls short explodes on the way.";
    CommandSkill = "S2 Command", "Command", "Hero Allies that the Hero activates with a Thought.";
    ImpenetrableDefense = "S2 Impenetrable Defense", "Impenetrable Defense", "Automatic Defense against melee.";
    Untouchable = "S2 Untouchable", "Untouchable", "Automatic Defense against shots.";
    Protected = "S2 Protected", "Protected", "No target while enough unprotected allies stand beside it.";
    WallBreaker = "S2 Wall Breaker", "Wall Breaker", "Moves through a wall and leaves it broken.";
    Immobilization = "S2 Immobilization", "Immobilization", "Enough Wounds at once lay a miniature down.";
    Elusive = "S2 Elusive", "Elusive", "Ignores enemies' Size when moving.";
    Mobility = "S2 Mobility", "Mobility", "Ignores Difficult Terrain.";
    Parkour = "S2 Parkour", "Parkour", "Ignores levels of Jumps, Climbs and Drops.";
    Ambidexterity = "S2 Ambidexterity", "Ambidexterity", "Two small weapons of one type at once.";
    PushingLimits = "S2 Pushing Limits", "Pushing Limits", "Wounds taken for dice, once a round.";
    NervesOfSteel = "S2 Nerves of Steel", "Nerves of Steel", "Ignores enemies' Menace.";
    Sacrifice = "S2 Sacrifice", "Sacrifice", "Takes successes meant for an ally in the Area.";
    ToxicGas = "S2 Toxic Gas", "Toxic Gas", "Leaves Gas tokens behind.";
    Frost = "S2 Frost", "Frost", "Leaves Frost tokens behind.";
    SmokeGrenade = "S2 Smoke Grenade", "Smoke Grenade", "Leaves Smoke tokens behind.";
    MoralCode = "S2 Moral Code", "Moral Code", "No help from Lethal cards.";
    FlameSkill = "S2 Flame", "Flame", "Leaves Flame tokens behind.";
    GasImmunity = "S2 Gas Immunity", "Gas Immunity", "Gas tokens do not hurt.";
    Harmless = "S2 Harmless", "Harmless", "The attack's own successes do not wound.";
    ReducedMobility = "S2 Reduced Mobility", "Reduced Mobility", "Adjacent Moves only.";
    Fly = "S2 Fly", "Fly", "Every Move costs 1; Drops do not hurt.";

    EndTests = "G-1", "When the end is tested", "After every resolved step.";
    Order = "G-2", "Order of effects", "Asked only when it matters.";
    Supply = "G-4", "Supply", "Tokens are as many as printed.";
    NoNegatives = "G-5", "No negative results", "Sums never fall below 0.";
    Distance = "G-6", "Distance", "The fewest Moves of any kind, whatever they cost.";
    CornerTouch = "G-7", "Touching a corner", "A line that only touches a corner is not blocked; one along a wall is.";
    BestLine = "G-8", "The best line", "The miniature that draws the line uses the best one.";
    NoMarker = "G-9", "Areas without markers", "Seen only across orange or a Broken Wall.";
    Neutrals = "G-10", "Neutrals", "Nobody's enemy and nobody's ally; they still fill their Area.";
    CostParts = "G-11", "Parts of a Move Cost", "Each part is shown; with Fly the cost is exactly 1.";
    CubesForMoves = "G-12", "Cubes for Moves", "Cubes are spent when the pool is short, at least as many as are missing.";
    FirstOfRound = "G-13", "First Movement", "The bonus comes with the first Movement of the round.";
    DropFirst = "G-14", "Drop before terrain", "Wounds of a Drop come first; a Neutralized miniature stops.";
    SafeContents = "G-63", "What is found", "Taken at once if Encumbrance allows, or left in the Area; no further cube.";
    FreeActions = "R2 XII", "Free Actions", "Whatever costs no cube may be done at any point at which the miniature may act.";
    MovedByEffect = "G-15", "Moved by an effect", "No cost and no Drop; Dangerous Terrain counts.";
    CountingOrder = "G-16", "Counting an attack", "Dice, cards, Martial Arts or Marksman, Hindering, Smoke, Shackles; never below 0.";
    MenaceTotals = "G-17", "Comparing Menace", "Sneak Attack leaves the attacker itself out and counts the defender among the enemies.";
    SeeFirst = "G-18", "Seeing before defending", "The defender sees the attack's successes before it chooses cubes.";
    PoisonFirst = "G-19", "Poison first", "Poison and Electricity wound before the attack's own Wounds.";
    Deferred = "G-20", "Deferred attacks", "Remaining Successes go on to another target, who may defend.";
    ComboDice = "G-21", "Combo dice", "The attacker picks among its Melee dice.";
    StrikingBack = "G-22", "Striking back", "By a miniature still standing, against a legal target, never in answer to such an attack.";
    AfterAttack = "G-23", "After an attack", "Wounds, deferred attacks, tokens and Immobilization, Combo, striking back.";
    WoundOrder = "G-24", "Order of Wounds", "Fatigue, then spaces as the player likes, then Reserve.";
    HarmlessPoison = "G-25", "Harmless poison", "Harmless zeroes the attack's Wounds; Poison and Electricity still wound.";
    Shackles = "G-26", "Shackles", "Instead of Wounds; removed by a Complex Manipulation of the number of tokens.";
    ProtectedWide = "G-27", "Protected everywhere", "Also from deferred attacks and Combos.";
    Sacrificing = "G-28", "Sacrificing", "Declared before the roll; its Wounds cannot be defended.";
    HalfRoundedUp = "G-29", "Half the strength", "Berserk rounds half up, in the Wound Zone and in Life Points.";
    RerollOrder = "G-30", "Order of Rerolls", "Bonus, Free, then Paid.";
    RerollScope = "G-31", "Rerolls everywhere", "Luck and Support help in every roll.";
    SkillThreshold = "G-32", "Skills off", "A Skill is off at its Encumbrance threshold and while Neutralized.";
    CardSkills = "G-33", "Skills of cards", "They add to the Hero's own while their line applies.";
    GrenadeUsers = "G-34", "Grenadiers", "A non-Hero needs Skill and dice to throw.";
    FallsShort = "G-35", "Falling short", "It lands where the line is as far as the successes; with none, at the thrower's feet.";
    LaidDown = "G-36", "Laid down", "It stands at its next activation without First Movement Bonus.";
    NoRegeneration = "G-37", "No Regeneration", "None for a Hero that is Neutralized when the Stance is declared.";
    ImaginaryDie = "G-38", "Imaginary Friend", "A Yellow die more in attacks and Complex actions, none in Defense.";
    PushedWounds = "G-39", "Pushing Limits", "The Wounds come in the usual order and give dice past the Exertion limit.";
    TacticianReach = "G-40", "Tactician", "Allies at any distance, each once a round; a Hero must be Active.";
    Commanding = "G-41", "Commanding allies", "Once a round; their cubes go to the commander's Thought space, Defense is Orange, a cube is one Move Point.";
    BrokenWalls = "G-42", "Broken Walls", "Everybody may pass and look through afterwards.";
    ReadingOrder = "G-52", "Reading order", "Areas follow one another as a page is read: rows from top to bottom, left to right in a row.";
    FreeSkills = "G-55", "Skills in free attacks", "Martial Arts and Marksman help there too.";
    OneOfTwoTiles = "G-56", "Two tiles, one miniature", "The tile farther right in the River is in force; activating the left one swaps them.";
    PlacedUnhurt = "G-61", "Placed by the mission", "Whoever is placed by setup, Reinforcement or the mission rolls nothing for Dangerous Terrain.";
    FreeAttacks = "G-69", "Free attacks", "So many dice as granted, with what the attacker's own Skills add; no weapons, no Elevation.";
    OncePer = "G-57", "Once a round", "Kept for each miniature, reset at Upkeep.";
    Levels = "G-58", "Levels add up", "Levels of one Skill from several sources add up.";
    TwoWeapons = "G-43", "Two weapons", "Two cards or copies of one weapon type, each small enough.";
    AttractionReach = "G-44", "How far Attraction reaches", "Distance and difference in Elevation up to its level.";
    RiverCost = "G-45", "River positions", "1 to 8 from the left.";
    NeutralizedTile = "G-46", "A Neutralized tile", "May be activated, to no effect; it counts.";
    Events = "G-47", "Events", "Exactly one Event of the mission, its parts in the Villain's order.";
    PostDefaults = "G-48", "The Command Post's spaces", "Movement x1 limit 3, Defense Orange limit 4, Reroll limit 3, unless the mission says otherwise.";
    LifePoints = "G-49", "Life Points", "Kept on the Map; full again from the pool.";
    AlliesLeftOut = "G-64", "Allies without room", "They stay out of the game, and nobody Reinforces them.";
    OverFull = "G-65", "An Area over its limit", "Nothing may enter it, size 0 included, until it is back at its limit.";
    FallenMenace = "G-68", "Menace of the fallen", "A Neutralized Hero's Menace counts for nothing, in a Sneak Attack's comparison too.";
    WaivedCube = "G-70", "The cube of a Scream", "It is not spent, but it must be there, with room on the Manipulation space.";
    TwoExplosions = "G-71", "Two Explosions", "Blast and Scream are one in each Area, each with its own tokens.";
    SentAhead = "G-72", "Sent ahead", "Tactician gives another miniature its First Movement only; it stands up and regenerates for it, and is activated in full later.";
    SneakOn = "G-73", "Sneak Attack carried on", "A deferred attack gains it too, with the Menace counted anew.";
    NotAsked = "G-59", "Not what is asked", "The game asks one question at a time; this is no answer to it.";
    Doors = "G-83", "Doors", "A door is the boundary that the map gives it while it is open, or while it is closed; a wall in it may be broken.";
    Links = "G-84", "Links", "While a link is open its two Areas are Adjacent wherever they lie; an orange one shows each to the other.";
    ClosedAreas = "G-85", "Closed Areas", "Nobody enters or is placed in a closed Area; who stands there may leave, and sight stays as it is.";
    ChangedAreas = "G-86", "Areas that change", "New terrain and Elevation take the printed ones' place; who stands where Dangerous Terrain rises rolls for the rise. Printed Moves keep their level.";
    Placement = "G-60", "Setup placement", "Our format lets each side finish its choices in order: Heroes, gadgets, allies.";
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
