//! Bat-Tablets. R2 V.A

use serde::{Deserialize, Serialize};

use super::Shared;
use crate::command::{CardUse, Space, Stance};
use crate::id::{CardId, HeroId, TabletId, TileId};
use gotham_content::read_by_name;
use gotham_content::skill::Skill;

/// A Bat-Tablet with its Screen. R2 V.A
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tablet {
    /// The Screen in force.
    pub hero: HeroId,
    /// The Stance of this round.
    pub stance: Stance,
    /// Cubes in the Reserve Zone.
    pub reserve: u8,
    /// Cubes in the Fatigue Zone.
    pub fatigue: u8,
    /// Cubes in the Wound Zone.
    pub wounds: u8,
    /// Cubes on the spaces.
    pub spaces: Spaces,
    /// Equipment carried, in the order it came.
    pub equipment: Vec<CardId>,
    /// Bat-Gadgets in the utility belt.
    pub gadgets: Vec<CardId>,
    /// Tiles that its Command Skills brought.
    pub allies: Vec<AllyTile>,
    /// Whether the First Movement Bonus of this round is used up. G-13
    pub has_moved: bool,
    /// The First Movement Bonus is lost for this turn: it had to get up. G-36
    pub rising: bool,
    /// Its Skills stay out of play until the next Upkeep: it was Neutralized. E-13
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub skills_are_out: bool,
    /// One-time use cards that have lent their Regeneration to the Stance that it is about to take. G-89
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub helped_by: Vec<CardUse>,
    /// What variants have it remember. R2 XIII
    #[serde(default, skip_serializing_if = "ByVariants::is_nothing")]
    pub by_variants: ByVariants,
}

/// What variants have a Bat-Tablet remember. R2 XIII
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ByVariants {
    /// Move Points of its First Movement Bonus that stay for later Movements of this turn.
    pub kept_points: u8,
    /// Whether its one free Success per game is used up.
    pub free_success_used: bool,
}

impl ByVariants {
    fn is_nothing(&self) -> bool {
        *self == ByVariants::default()
    }
}

/// The Bat-Tablets of a match, shared by copies of it until one of them changes. Only a [`TabletId`] finds one: no other number
/// can be mistaken for its position.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tablets(Shared<Vec<Tablet>>);

impl Tablets {
    /// The Bat-Tablet of an id, if its slot is filled.
    pub fn get(&self, id: TabletId) -> Option<&Tablet> {
        self.0.get(id.index())
    }

    /// The Bat-Tablet of an id, to change.
    pub fn get_mut(&mut self, id: TabletId) -> Option<&mut Tablet> {
        self.0.get_mut(id.index())
    }

    /// The next slot is filled.
    pub fn push(&mut self, tablet: Tablet) {
        self.0.push(tablet);
    }

    /// All of them, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Tablet> {
        self.0.iter()
    }

    /// All of them, to change.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Tablet> {
        self.0.iter_mut()
    }

    /// How many slots are filled.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody has been chosen yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A Hero Ally tile beside a Bat-Tablet. S2 Command
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AllyTile {
    /// The tile.
    pub tile: TileId,
    /// All its miniatures are gone.
    pub neutralized: bool,
}

impl Tablet {
    /// A Hero with no cube outside its Wound Zone. R2 IX.B
    pub fn is_neutralized(&self) -> bool {
        self.reserve == 0 && self.fatigue == 0 && self.spaces.total() == 0
    }

    /// Whether a Skill or Trait is in play: none for a Neutralized Hero; in the First edition, one that has recovered
    /// has only the Traits, which are always in effect. R2 IX.B, E-13
    pub fn has(&self, skill: Skill) -> bool {
        !self.is_neutralized() && self.keeps(skill)
    }

    /// The same, for a Hero who is known not to be Neutralized. E-13
    pub(crate) fn keeps(&self, skill: Skill) -> bool {
        !self.skills_are_out || skill.is_trait()
    }

    /// Every card it carries.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.equipment.iter().chain(&self.gadgets).copied()
    }
}

/// Cubes on the spaces of a Bat-Tablet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Spaces {
    /// Melee Attack.
    pub melee: u8,
    /// Ranged Attack.
    pub ranged: u8,
    /// Manipulation.
    pub manipulation: u8,
    /// Thought.
    pub thought: u8,
    /// Movement.
    pub movement: u8,
    /// Defense.
    pub defense: u8,
    /// Reroll.
    pub reroll: u8,
}

read_by_name!(Spaces);

impl Spaces {
    /// Cubes on one space.
    pub fn on(&self, space: Space) -> u8 {
        match space {
            Space::Melee => self.melee,
            Space::Ranged => self.ranged,
            Space::Manipulation => self.manipulation,
            Space::Thought => self.thought,
            Space::Movement => self.movement,
            Space::Defense => self.defense,
            Space::Reroll => self.reroll,
        }
    }

    /// Cubes on one space, to change.
    pub fn on_mut(&mut self, space: Space) -> &mut u8 {
        match space {
            Space::Melee => &mut self.melee,
            Space::Ranged => &mut self.ranged,
            Space::Manipulation => &mut self.manipulation,
            Space::Thought => &mut self.thought,
            Space::Movement => &mut self.movement,
            Space::Defense => &mut self.defense,
            Space::Reroll => &mut self.reroll,
        }
    }

    /// Cubes on each space.
    pub fn each(&self) -> impl Iterator<Item = u8> + use<> {
        let Spaces { melee, ranged, manipulation, thought, movement, defense, reroll } = *self;
        [melee, ranged, manipulation, thought, movement, defense, reroll].into_iter()
    }

    /// Cubes on all spaces.
    pub fn total(&self) -> u8 {
        self.each().fold(0, u8::saturating_add)
    }
}
