//! Dice on the table. R2 X, G-30

use serde::{Deserialize, Serialize};

use crate::command::{CardUse, RerollBy};
use crate::event::RollFor;
use crate::id::MiniId;
use crate::prompt::RolledDie;

/// Dice on the table and the Rerolls that are left. R2 X
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// Who rolls.
    pub mini: MiniId,
    /// Why.
    pub roll: RollFor,
    /// The dice.
    pub dice: Vec<RolledDie>,
    /// Bonus Rerolls left. G-30
    pub bonus: u8,
    /// Free Rerolls left by color, White first. R2 X.B
    pub free: [u8; 5],
    /// Rerolls that an enemy's Misfortune may still force. G-30
    pub forced: u8,
    /// Whose Misfortune it is.
    pub forced_by: Option<MiniId>,
    /// The right used last: earlier ones are over. G-30
    pub stage: RerollBy,
    /// What is added to the dice, for the one who decides.
    pub modifier: i8,
    /// What the roll is measured against, for the one who decides.
    pub against: Option<u8>,
    /// Dice that are named for Free Rerolls and not yet rolled. E-28
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<u8>,
    /// One-time use cards that have lent their Luck to this roll. G-89
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardUse>,
}

impl Roll {
    /// Who decides now: an enemy that forces Rerolls, or the roller. G-30
    pub fn decides(&self) -> MiniId {
        let enemy = self.forced_by.filter(|_| self.stage == RerollBy::Forced && self.forced > 0);
        enemy.unwrap_or(self.mini)
    }

    /// Whether an enemy decides which dice are rerolled. G-30
    pub(crate) fn is_forced(&self) -> bool {
        self.decides() != self.mini
    }

    /// Successes that the dice show; 255 is as good as more.
    pub fn successes(&self) -> u8 {
        self.dice.iter().fold(0, |sum: u8, die| sum.saturating_add(die.face))
    }
}
