//! Rerolls: which rights are left, and whether any is worth a question. R2 X

use super::energy::most;
use crate::rules::command::{RerollBy, Space};
use crate::rules::frames::Roll;
use crate::rules::game::Game;
use crate::rules::prompt::RolledDie;

impl Roll {
    /// Whether a right may still be used on a die. R2 X.B, X.C, G-30
    pub fn may(&self, game: &Game, at: usize, by: RerollBy) -> bool {
        let Some(die) = self.dice.get(at) else { return false };
        by >= self.stage
            && match by {
                RerollBy::Bonus => self.bonus > 0,
                RerollBy::Free => !die.freed && self.free[die.color as usize] > 0,
                RerollBy::Paid => most(game, self.mini, Space::Reroll) > 0,
            }
    }

    /// Whether a die cannot show anything better for the roller.
    fn is_best(&self, game: &Game, die: &RolledDie) -> bool {
        let faces = game.scenario().dice.faces(die.color);
        let best = if self.roll.hurts() { faces.iter().min() } else { faces.iter().max() };
        best == Some(&die.face)
    }

    /// Whether there is anything to decide.
    pub fn has_choice(&self, game: &Game) -> bool {
        (0..self.dice.len()).any(|at| {
            !self.is_best(game, &self.dice[at])
                && [RerollBy::Bonus, RerollBy::Free, RerollBy::Paid].iter().any(|by| self.may(game, at, *by))
        })
    }
}
