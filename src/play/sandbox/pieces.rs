//! Who and what is in a sandbox: Heroes, the Command Post, the River, company, tokens.

use serde::{Deserialize, Serialize};

use super::usual::{is_default, is_one};
use crate::placement::Owner;
use gotham_content::dice::Color;
use gotham_content::id::{AreaName, CardName, FaceName, HeroName, TileName, TokenName};
use gotham_content::skill::Skill;
use gotham_rules::command::Stance;
use gotham_rules::state::Spaces;

/// A Hero.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hero {
    /// Who.
    pub hero: HeroName,
    /// Where.
    pub area: AreaName,
    /// The Stance; active by default.
    #[serde(default = "active", skip_serializing_if = "is_active")]
    pub stance: Stance,
    /// Cubes in the Reserve Zone; by default, all that are not elsewhere.
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
    /// Equipment; by default, the Screen's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equipment: Option<Vec<CardName>>,
    /// Bat-Gadgets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gadgets: Vec<CardName>,
    /// Whether the First Movement Bonus of this round is used up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub has_moved: bool,
    /// Knocked down. G-36
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

/// Cubes on the spaces of a Bat-Tablet; 0 on those that are left out.
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
    #[serde(skip_serializing_if = "is_one")]
    pub movement_multiplier: u8,
    #[serde(skip_serializing_if = "is_orange")]
    pub defense_die: Color,
    pub movement_limit: u8,
    pub defense_limit: u8,
    pub reroll_limit: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub demobilized: bool,
}

fn is_orange(die: &Color) -> bool {
    *die == Color::Orange
}

/// As in most missions.
impl Default for Post {
    fn default() -> Post {
        Post {
            reserve: 8,
            fatigue: 0,
            recovery: 5,
            movement: 0,
            defense: 0,
            reroll: 0,
            movement_multiplier: 1,
            defense_die: Color::Orange,
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
pub enum RiverEntry {
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
    /// Life Points left; all by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub life: Option<u8>,
    /// Knocked down. G-36
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
    /// A miniature in an Area, unhurt.
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

/// Miniatures of a tile that is not in the River.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// The tile.
    pub tile: TileName,
    /// Whose side they are on; those with a commander are the Heroes', whatever it says.
    #[serde(default, skip_serializing_if = "is_default")]
    pub side: Belonging,
    /// Who decides for those without a commander; by default, nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<Owner>,
    /// Whether their side's enemies may attack them; for neutral ones, everybody.
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
    /// Its kind, from `token_kinds`.
    pub kind: TokenName,
    /// Where it lies; a carried one is where its bearer stands, whatever it says.
    pub area: AreaName,
    /// Its face; the first one by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<FaceName>,
    /// Whether it lies face down; by default, as its kind does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hidden: Option<bool>,
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

fn four() -> u8 {
    4
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
