//! Heroes' Screens. R2 V.A.

use serde::{Deserialize, Serialize};

use super::dice::Die;
use super::id::{CardName, HeroName};
use super::sculpt::Sculpt;
use super::skill::SkillLevel;
use super::text::Text;

/// A Hero's Screen, as `assets/content/heroes.ron` writes it. R2 V.A.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hero {
    /// The id.
    pub id: HeroName,
    /// The printed name.
    pub name: Text,
    /// The family name that "only for" restrictions of cards use: both Catwomen are `Catwoman`. R2 V.C.1.
    pub called: String,
    /// Which box the Screen comes from.
    #[serde(default)]
    pub origin: String,
    /// Total Energy cubes. R2 V.A.10.
    pub energy: u8,
    /// Cubes recovered in an Active Stance. R2 V.A.11.
    pub active_recovery: u8,
    /// Cubes recovered while Resting. R2 V.A.11.
    pub resting_recovery: u8,
    /// First Movement Bonus by Encumbrance: `(from Encumbrance, bonus)`, rising; the last entry's Encumbrance is the
    /// limit that the Hero can never exceed. R2 V.A.12.
    pub encumbrance: Vec<(u8, u8)>,
    /// What X is as long as no mission says otherwise, for a Screen that prints it: the Active recovery and the level of
    /// every Skill are X.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<u8>,
    /// Utility belt capacity; 0: no belt. R2 V.C.3.
    #[serde(default)]
    pub utility_belt: u8,
    /// Size Index.
    pub size: u8,
    /// Menace Index.
    pub menace: u8,
    /// Melee Attack space.
    pub melee: Space,
    /// Ranged Attack space.
    pub ranged: Space,
    /// Manipulation space.
    pub manipulation: Space,
    /// Thought space.
    pub thought: Space,
    /// Defense space.
    pub defense: Space,
    /// Exertion limit of the Movement space.
    pub movement_limit: u8,
    /// Move Points per cube.
    #[serde(default = "one")]
    pub movement_multiplier: u8,
    /// Exertion limit of the Reroll space.
    pub reroll_limit: u8,
    /// Automatic Defense die. R2 VIII.C.
    #[serde(default)]
    pub automatic_defense: Option<SpaceDie>,
    /// Equipment that it starts with unless a mission says otherwise. R2 II.A.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equipment: Vec<CardName>,
    /// Skills and Traits.
    pub skills: Vec<SkillLevel>,
    /// How the miniature looks.
    pub sculpt: Sculpt,
    /// Numbers that the sources leave open and we filled in, in our own words.
    #[serde(default)]
    pub designed: Vec<String>,
}

impl Hero {
    /// The First Movement Bonus at an Encumbrance. R2 V.A.12.
    pub fn first_movement_bonus(&self, encumbrance: u8) -> u8 {
        self.encumbrance.iter().rev().find(|(from, _)| *from <= encumbrance).map_or(0, |(_, bonus)| *bonus)
    }

    /// The Encumbrance that the Hero can never exceed. R2 V.A.12.
    pub fn encumbrance_limit(&self) -> u8 {
        self.encumbrance.last().map_or(0, |(limit, _)| *limit)
    }
}

/// An action or Defense space: one die per cube, up to the Exertion limit. R2 V.A.2-3. Written `"O+4"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Space {
    /// The die that each cube gives.
    pub die: Die,
    /// The most cubes the space can hold.
    pub limit: u8,
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let split = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
        let (die, limit) = text.split_at(split);
        let die = SpaceDie::try_from(die.to_string())?.0;
        let limit = limit.parse().map_err(|_| format!("space \"{text}\": write a die and a limit, such as \"O+4\""))?;
        Ok(Space { die, limit })
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        format!("{}{}", String::from(SpaceDie(space.die)), space.limit)
    }
}

/// A single die, written `"O"` or `"Y+"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SpaceDie(pub Die);

impl TryFrom<String> for SpaceDie {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let pool = super::dice::Pool::try_from(text).map_err(|e| e.to_string())?;
        match pool.0.as_slice() {
            [die] => Ok(SpaceDie(*die)),
            dice => Err(format!("one die expected, {} given", dice.len())),
        }
    }
}

impl From<SpaceDie> for String {
    fn from(die: SpaceDie) -> String {
        super::dice::Pool(vec![die.0]).into()
    }
}

fn one() -> u8 {
    1
}
