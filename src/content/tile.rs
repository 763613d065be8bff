//! Character tiles. R2 VI.A.2.

use serde::{Deserialize, Serialize};

use super::dice::Pool;
use super::id::TileName;
use super::sculpt::Sculpt;
use super::skill::SkillLevel;
use super::text::Text;

/// A Character tile, as `assets/content/tiles.ron` writes it. R2 VI.A.2.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The id.
    pub id: TileName,
    /// The printed name.
    pub name: Text,
    /// What one of its miniatures is called, if it may have several and its name is a plural.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one: Option<Text>,
    /// Which box the tile comes from.
    #[serde(default)]
    pub origin: String,
    /// The color: whose side it is on by default. R2 VI.A.2.2.
    pub allegiance: Allegiance,
    /// Leader/Lieutenant, Elite or Henchman. R2 VI.A.2.12.
    pub rank: Rank,
    /// Life Points of each miniature.
    pub life: u8,
    /// Automatic Defense Successes.
    pub automatic_defense: u8,
    /// First Movement Bonus.
    pub first_movement_bonus: u8,
    /// Size Index.
    pub size: u8,
    /// Menace Index.
    pub menace: u8,
    /// Melee Attack Characteristics, one or a choice of several. R2 VI.A.2.9.
    #[serde(default)]
    pub melee: Vec<Characteristic>,
    /// Ranged Attack Characteristics.
    #[serde(default)]
    pub ranged: Vec<Characteristic>,
    /// Manipulation Characteristics.
    #[serde(default)]
    pub manipulation: Vec<Characteristic>,
    /// Thought Characteristics.
    #[serde(default)]
    pub thought: Vec<Characteristic>,
    /// Actions that the tile can never do, whatever grants them. R2 VI.A.2.9.
    #[serde(default)]
    pub never: Vec<Action>,
    /// Skills and Traits.
    #[serde(default)]
    pub skills: Vec<SkillLevel>,
    /// Reinforcement cost; `None`: cannot be Reinforced. R2 VI.A.2.11.
    #[serde(default)]
    pub reinforcement: Option<u8>,
    /// A double-sized tile fills two River positions; this one gives its cost: 0 the left one, 1 the right one. G-45.
    #[serde(default)]
    pub double: Option<u8>,
    /// The other tile of its miniature: both lie in the River, and the one farther right is in force. G-56
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_tile: Option<TileName>,
    /// Another entry for the same piece of the box, of which this one is the other face or the other color: the two
    /// share its `copies`, and its miniatures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side_of: Option<TileName>,
    /// Miniatures of the tile in the box; `None`: as many as a mission says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub miniatures: Option<u8>,
    /// Tiles of this kind in the box.
    #[serde(default = "one")]
    pub copies: u8,
    /// How the miniature looks.
    pub sculpt: Sculpt,
    /// Numbers that the sources leave open and we filled in, in our own words.
    #[serde(default)]
    pub designed: Vec<String>,
}

impl Tile {
    /// The entry under which its piece is counted: its own, or that of the tile it is a side of.
    pub fn piece(&self) -> &TileName {
        self.side_of.as_ref().unwrap_or(&self.id)
    }
}

/// Dice and action multiplier, written `("O+O+", 1)`. R2 VI.A.2.9.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Characteristic(
    /// The dice.
    pub Pool,
    /// How often the action may be performed in one activation.
    pub u8,
);

/// A tile's color. R2 VI.A.2.2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Allegiance {
    /// Gray.
    Villain,
    /// Blue: Hero Allies.
    Hero,
    /// Orange: civilians.
    Neutral,
}

/// The type of a tile. R2 VI.A.2.12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Rank {
    /// Leader or Lieutenant.
    Leader,
    /// Two chevrons.
    Elite,
    /// One chevron.
    Henchman,
}

/// The five actions. R2 VII.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// R2 VII.A
    Movement,
    /// R2 VII.B
    Melee,
    /// R2 VII.C
    Ranged,
    /// R2 VII.D
    Manipulation,
    /// R2 VII.E
    Thought,
}

fn one() -> u8 {
    1
}
