//! What somebody did in a match.

use super::throws::Throws;
use gotham_content::mission::Side;
use gotham_rules::command::Space;
use gotham_rules::{MiniId, TileId};

/// Whose deeds are counted together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// A miniature with a Bat-Tablet.
    Hero(MiniId),
    /// All miniatures of a Character tile.
    Tile(TileId),
    /// The Command Post: cubes that the Villain's player spends.
    Post,
}

/// Somebody and their deeds on one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// Who.
    pub who: Who,
    /// For whom; `None`: Neutral.
    pub side: Option<Side>,
    /// What they did.
    pub deeds: Deeds,
}

/// What a cube is spent on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A space of the Bat-Tablet or the Command Post.
    On(Space),
    /// The activation of a tile.
    Activation,
}

impl Use {
    /// Every use.
    pub const ALL: [Use; 8] = [
        Use::On(Space::Melee),
        Use::On(Space::Ranged),
        Use::On(Space::Manipulation),
        Use::On(Space::Thought),
        Use::On(Space::Movement),
        Use::On(Space::Defense),
        Use::On(Space::Reroll),
        Use::Activation,
    ];

    fn place(self) -> usize {
        Use::ALL.iter().position(|known| *known == self).unwrap_or(0)
    }
}

/// Tries, and how many of them succeeded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tries {
    /// All of them.
    pub tried: u32,
    /// Those that succeeded.
    pub succeeded: u32,
}

impl Tries {
    /// Another one.
    pub(super) fn add(&mut self, succeeded: bool) {
        self.tried += 1;
        self.succeeded += u32::from(succeeded);
    }

    fn with(self, other: Tries) -> Tries {
        Tries { tried: self.tried + other.tried, succeeded: self.succeeded + other.succeeded }
    }
}

/// What was done and suffered.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Deeds {
    /// Wounds dealt.
    pub dealt: u32,
    /// Wounds suffered.
    pub suffered: u32,
    /// Others Neutralized.
    pub felled: u32,
    /// Times Neutralized.
    pub fell: u32,
    /// Attacks, including those that answer another one.
    pub attacks: u32,
    /// Moves from Area to Area.
    pub moves: u32,
    /// Manipulations.
    pub manipulations: Tries,
    /// Thoughts.
    pub thoughts: Tries,
    /// Dice rerolled.
    pub rerolls: u32,
    /// Miniatures that came in as Reinforcements.
    pub reinforcements: u32,
    /// Cubes that went from the spaces to the Fatigue Zone.
    pub rested: u32,
    /// Cubes that went from the Reserve Zone straight to the Fatigue Zone.
    pub tired: u32,
    /// Cubes that came back to the Reserve Zone.
    pub recovered: u32,
    /// Cubes that left the game.
    pub lost: u32,
    /// Dice.
    pub throws: Throws,
    spent: [u32; 8],
}

impl Deeds {
    /// Cubes spent on something.
    pub fn spent(&self, on: Use) -> u32 {
        self.spent[on.place()]
    }

    /// Cubes spent on anything.
    pub fn all_spent(&self) -> u32 {
        self.spent.iter().sum()
    }

    pub(super) fn spend(&mut self, on: Use, cubes: u8) {
        self.spent[on.place()] += u32::from(cubes);
    }

    /// Both together.
    pub fn with(mut self, other: &Deeds) -> Deeds {
        self.dealt += other.dealt;
        self.suffered += other.suffered;
        self.felled += other.felled;
        self.fell += other.fell;
        self.attacks += other.attacks;
        self.moves += other.moves;
        self.manipulations = self.manipulations.with(other.manipulations);
        self.thoughts = self.thoughts.with(other.thoughts);
        self.rerolls += other.rerolls;
        self.reinforcements += other.reinforcements;
        self.rested += other.rested;
        self.tired += other.tired;
        self.recovered += other.recovered;
        self.lost += other.lost;
        self.throws = self.throws.with(&other.throws);
        for (mine, theirs) in self.spent.iter_mut().zip(other.spent) {
            *mine += theirs;
        }
        self
    }
}
