//! Rerolls: which rights are left, and whether any is worth a question. R2 X

use super::energy::most;
use crate::command::{RerollBy, Space};
use crate::frames::Roll;
use crate::game::Game;
use crate::prompt::RolledDie;
use crate::skills::lent::lent_besides;
use crate::state::Control;
use gotham_content::skill::Skill;

impl Roll {
    /// Whether a right may still be used on a die; where Free Rerolls are named, they are rolled before anything else.
    /// R2 X.B, X.C, G-30, E-28
    pub fn may(&self, game: &Game, at: usize, by: RerollBy) -> bool {
        let Some(die) = self.dice.get(at) else { return false };
        by >= self.stage
            && (self.named.is_empty() || by == RerollBy::Free)
            && match by {
                RerollBy::Bonus => self.bonus > 0,
                RerollBy::Free => !die.freed && (self.free[die.color as usize] > 0 || self.any_free(game) > 0),
                RerollBy::Forced => self.is_forced(),
                // Paid Rerolls come last: what may still be forced comes first. G-30
                RerollBy::Paid => self.forced == 0 && most(game, self.mini, Space::Reroll) > 0,
            }
    }

    /// Free Rerolls that any die may have: the one that the Villain has this turn. R2 XIII
    pub fn any_free(&self, game: &Game) -> u8 {
        let state = game.state();
        let is_villains = state.mini(self.mini).control == Control::Villain;
        u8::from(is_villains && state.post.free_reroll)
    }

    /// Whether a die cannot show anything better for whoever decides: an enemy wants what the roller does not. G-31
    fn is_best(&self, game: &Game, die: &RolledDie) -> bool {
        let faces = game.scenario().dice.faces(die.color);
        let wants_few = self.roll.hurts() != self.is_forced();
        let best = if wants_few { faces.iter().min() } else { faces.iter().max() };
        best == Some(&die.face)
    }

    /// Whether more Luck would help the roller: its time is before the other Rerolls, and a die may still get better.
    /// G-30, G-89
    pub(crate) fn may_gain_luck(&self, game: &Game) -> bool {
        self.stage == RerollBy::Bonus && self.dice.iter().any(|die| !self.is_best(game, die))
    }

    /// Whether a card would lend the roller Luck now. G-89
    fn has_luck_at_hand(&self, game: &Game) -> bool {
        !lent_besides(game, self.mini, Skill::Luck, &self.cards).is_empty() && self.may_gain_luck(game)
    }

    /// Whether there is anything to decide.
    pub fn has_choice(&self, game: &Game) -> bool {
        (0..self.dice.len())
            .any(|at| !self.is_best(game, &self.dice[at]) && RerollBy::ALL.iter().any(|by| self.may(game, at, *by)))
            || self.has_luck_at_hand(game)
    }
}
