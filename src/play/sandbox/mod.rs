//! The sandbox: any Heroes and tiles on any board, with cubes, tokens and whose turn it is, to try and to teach.
//! `docs/sandbox-format.md` explains every field of its file.
//!
//! A sandbox is plain data. It is made ready as a mission of its own, without Events and endings of note, and everything
//! that a mission does not say is put there in the words of [`Placement`](super::Placement): the rules know nothing of it.

mod edit;
mod examples;
mod export;
mod making;
mod mission;
mod placing;
mod troops;

use serde::{Deserialize, Serialize};

pub use edit::{Edit, Spot};
pub use examples::{EXAMPLES, examples};

use super::placement::{BoardPlacement, FieldPlacement, Owner, ReinforcementPlacement};
use crate::content::id::{AreaName, CardName, FaceName, HeroName, MapName, TileName, TokenName};
use crate::content::skill::Skill;
use crate::content::{Problem, SourceFile, TokenKind};
use crate::rules::Options;
use crate::rules::command::Stance;
use crate::rules::state::Spaces;

/// The id of the mission that a sandbox makes.
pub const MISSION: &str = "sandbox";

/// The most Heroes of a sandbox.
pub const MOST_HEROES: usize = 4;

/// The most cubes in a zone of the Command Post: all that a mission's two zones may have begun with.
const MOST_CUBES: u8 = 48;

/// A position to begin with. All but the board and one Hero has a value that is usual.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sandbox {
    /// What it is called.
    #[serde(default = "usual_name", skip_serializing_if = "is_usual_name")]
    pub name: String,
    /// What there is to see or to try, for whoever plays it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The board.
    pub map: MapName,
    /// Edition, variants, players.
    #[serde(default, skip_serializing_if = "is_default")]
    pub options: Options,
    /// The seed of the dice.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seed: u64,
    /// The round.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub round: u8,
    /// The last round; the Heroes win when they are still there at its end.
    #[serde(default = "long", skip_serializing_if = "is_long")]
    pub rounds: u8,
    /// Who goes first each round. R2 III.A
    #[serde(default = "the_heroes", skip_serializing_if = "is_the_heroes")]
    pub initiative: Owner,
    /// Whose turn it is, and where in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: Turn,
    /// The Heroes, by slot.
    pub heroes: Vec<Hero>,
    /// The Command Post.
    #[serde(default, skip_serializing_if = "is_default")]
    pub post: Post,
    /// The River from left to right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub river: Vec<Lying>,
    /// Miniatures of tiles that do not lie in the River: allies of a Hero, captives, by-standers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub company: Vec<Company>,
    /// Kinds of mission token, as mission files write them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub token_kinds: Vec<TokenKind>,
    /// Mission tokens, on the board or carried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Token>,
    /// Field Modifier tokens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<FieldPlacement>,
    /// Reinforcement tokens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reinforcement_areas: Vec<ReinforcementPlacement>,
    /// Equipment on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ground: Vec<(AreaName, CardName)>,
    /// What differs from the printed board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub board: BoardPlacement,
    /// Areas that are over their Occupation limit. G-65
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crowds: Vec<AreaName>,
}

/// A point of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Turn {
    /// The Heroes', each asked for its Stance first. R2 V.B.3
    #[default]
    Stances,
    /// The Heroes', who act. R2 V.B.4
    Heroes,
    /// The Villain's, before an activation. R2 VI.B.3
    Villain {
        /// How many are left.
        #[serde(default = "two")]
        activations: u8,
    },
}

/// A Hero.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hero {
    /// Who.
    pub hero: HeroName,
    /// Where.
    pub area: AreaName,
    /// The Stance; active if not said.
    #[serde(default = "active", skip_serializing_if = "is_active")]
    pub stance: Stance,
    /// Cubes in the Reserve Zone; all that are not elsewhere, if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserve: Option<u8>,
    /// Cubes in the Fatigue Zone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fatigue: u8,
    /// Cubes in the Wound Zone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wounds: u8,
    /// Cubes on the spaces.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spaces: Spread,
    /// Equipment; the Screen's own if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equipment: Option<Vec<CardName>>,
    /// Bat-Gadgets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gadgets: Vec<CardName>,
    /// Whether the First Movement Bonus of this round is used up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub has_moved: bool,
    /// Laid down. G-36
    #[serde(default, skip_serializing_if = "is_default")]
    pub down: bool,
    /// Shackle tokens. G-26
    #[serde(default, skip_serializing_if = "is_default")]
    pub shackles: u8,
    /// Skills that are lost for good.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost_skills: Vec<Skill>,
    /// Mission tokens that it carries, by their words: `bomb#1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carries: Vec<String>,
}

/// Cubes on the spaces of a Bat-Tablet; none on those that are left out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the names are those of the spaces")]
pub struct Spread {
    #[serde(skip_serializing_if = "is_default")]
    pub melee: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub ranged: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub manipulation: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub thought: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub movement: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub defense: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub reroll: u8,
}

impl From<Spread> for Spaces {
    fn from(spread: Spread) -> Spaces {
        let Spread { melee, ranged, manipulation, thought, movement, defense, reroll } = spread;
        Spaces { melee, ranged, manipulation, thought, movement, defense, reroll }
    }
}

impl From<Spaces> for Spread {
    fn from(spaces: Spaces) -> Spread {
        let Spaces { melee, ranged, manipulation, thought, movement, defense, reroll } = spaces;
        Spread { melee, ranged, manipulation, thought, movement, defense, reroll }
    }
}

/// The Command Post.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the names are those of missions and placements")]
pub struct Post {
    pub reserve: u8,
    pub fatigue: u8,
    pub recovery: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub movement: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub defense: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub reroll: u8,
    pub movement_limit: u8,
    pub defense_limit: u8,
    pub reroll_limit: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub demobilized: bool,
}

/// As most missions have it.
impl Default for Post {
    fn default() -> Post {
        Post {
            reserve: 8,
            fatigue: 0,
            recovery: 5,
            movement: 0,
            defense: 0,
            reroll: 0,
            movement_limit: 3,
            defense_limit: 4,
            reroll_limit: 3,
            demobilized: false,
        }
    }
}

/// What lies at a position of the River.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Lying {
    /// A Character tile, whatever its color: the Villain's.
    Tile {
        /// Which.
        tile: TileName,
        /// Its miniatures on the board.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        miniatures: Vec<Figure>,
        /// How many more wait in the Character Pool.
        #[serde(default, skip_serializing_if = "is_default")]
        pool: u8,
    },
    /// The Event Warning tile; its one Event brings Reinforcement Points. R2 VI.D
    Event {
        /// How many.
        #[serde(default = "four")]
        points: u8,
    },
}

/// A miniature of a tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Where.
    pub area: AreaName,
    /// Life Points left; all if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub life: Option<u8>,
    /// Laid down. G-36
    #[serde(default, skip_serializing_if = "is_default")]
    pub down: bool,
    /// Shackle tokens. G-26
    #[serde(default, skip_serializing_if = "is_default")]
    pub shackles: u8,
    /// The Hero whose Command Skill leads it: company only. S2 Command
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commander: Option<HeroName>,
    /// Skills that are lost for good.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost_skills: Vec<Skill>,
    /// Mission tokens that it carries, by their words: `bomb#1`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carries: Vec<String>,
}

impl Figure {
    /// A miniature in an Area, in good health.
    pub fn at(area: AreaName) -> Figure {
        Figure {
            area,
            life: None,
            down: false,
            shackles: 0,
            commander: None,
            lost_skills: Vec::new(),
            carries: Vec::new(),
        }
    }
}

/// Miniatures of a tile that does not lie in the River.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// The tile.
    pub tile: TileName,
    /// Whose side they are on; those with a commander are the Heroes' whatever it says.
    #[serde(default, skip_serializing_if = "is_default")]
    pub side: Belonging,
    /// Who decides for those without a commander; nobody if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<Owner>,
    /// Whether the enemies of their side, and of neutral ones everybody, may attack them.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub attackable: bool,
    /// Its miniatures on the board.
    pub miniatures: Vec<Figure>,
}

/// Whose side somebody is on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Belonging {
    #[default]
    Heroes,
    Villain,
    Neutral,
}

/// A mission token.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// Its kind, of `token_kinds`.
    pub kind: TokenName,
    /// Where it lies; one that is carried lies where its bearer stands, whatever it says.
    pub area: AreaName,
    /// Its face; the first one if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<FaceName>,
    /// Whether it lies face down; as its kind does if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hidden: Option<bool>,
}

/// One thing that is wrong with a sandbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The path of the field: `heroes[0].area`; empty = the position as a whole.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        f.write_str(&self.message)
    }
}

/// Why there can be no such sandbox: all that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SandboxError(pub Vec<Fault>);

impl SandboxError {
    /// One thing is wrong.
    fn of(field: impl Into<String>, message: impl Into<String>) -> SandboxError {
        SandboxError(vec![Fault { field: field.into(), message: message.into() }])
    }

    /// What is wrong, where it stands in a file.
    pub fn problems(&self, file: &SourceFile) -> Vec<Problem> {
        self.0.iter().map(|fault| file.problem(&fault.field, &fault.message)).collect()
    }
}

impl Sandbox {
    /// A board with one Hero on it, and nothing else.
    pub fn new(map: MapName, hero: HeroName, area: AreaName) -> Sandbox {
        Sandbox {
            name: usual_name(),
            text: String::new(),
            map,
            options: Options::default(),
            seed: 0,
            round: 1,
            rounds: LONG,
            initiative: Owner::Heroes,
            turn: Turn::default(),
            heroes: vec![Hero::at(hero, area)],
            post: Post::default(),
            river: Vec::new(),
            company: Vec::new(),
            token_kinds: Vec::new(),
            tokens: Vec::new(),
            fields: Vec::new(),
            reinforcement_areas: Vec::new(),
            ground: Vec::new(),
            board: BoardPlacement::default(),
            crowds: Vec::new(),
        }
    }

    /// Reads a sandbox file. Whether it can be played is seen when it is [made](Sandbox::game).
    ///
    /// # Errors
    /// When it has not the shape of one, with line, column and field.
    pub fn read(file: &SourceFile) -> Result<Sandbox, Problem> {
        file.parse()
    }

    /// The sandbox as the text of a file, which [`Sandbox::read`] reads again.
    pub fn file(&self) -> String {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let pretty = ron::ser::PrettyConfig::default().depth_limit(2).new_line("\n".to_string());
        options.to_string_pretty(self, pretty).unwrap_or_default() + "\n"
    }
}

impl Hero {
    /// A Hero in an Area, fresh, with what its Screen gives it.
    pub fn at(hero: HeroName, area: AreaName) -> Hero {
        Hero {
            hero,
            area,
            stance: Stance::Active,
            reserve: None,
            fatigue: 0,
            wounds: 0,
            spaces: Spread::default(),
            equipment: None,
            gadgets: Vec::new(),
            has_moved: false,
            down: false,
            shackles: 0,
            lost_skills: Vec::new(),
            carries: Vec::new(),
        }
    }
}

/// So many rounds are no limit.
const LONG: u8 = 99;

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn usual_name() -> String {
    "Sandbox".into()
}

fn is_usual_name(name: &String) -> bool {
    *name == usual_name()
}

fn one() -> u8 {
    1
}

fn is_one(number: &u8) -> bool {
    *number == 1
}

fn two() -> u8 {
    2
}

fn four() -> u8 {
    4
}

fn long() -> u8 {
    LONG
}

fn is_long(rounds: &u8) -> bool {
    *rounds == LONG
}

fn yes() -> bool {
    true
}

fn is_yes(value: &bool) -> bool {
    *value
}

fn active() -> Stance {
    Stance::Active
}

fn is_active(stance: &Stance) -> bool {
    *stance == Stance::Active
}

fn the_heroes() -> Owner {
    Owner::Heroes
}

fn is_the_heroes(side: &Owner) -> bool {
    *side == Owner::Heroes
}
