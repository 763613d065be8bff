//! Sacrifice: an ally beside the target steps in. S2 Sacrifice, G-28

use super::offer::{Follow, Offer, Offered};
use crate::command::Effort;
use crate::figures;
use crate::frames::AttackFrame;
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse};
use crate::ruling::Rule;
use crate::skills::level;
use gotham_content::skill::Skill;

/// Each of those who may step in is asked. G-28
pub(super) struct StepIn;

/// Who may step in for a target: living allies beside it, not the attacker. S2 Sacrifice, G-28
pub(crate) fn guardians(game: &Game, attacker: MiniId, target: MiniId) -> Vec<MiniId> {
    let allies = figures::allies_beside(game, target).filter(|ally| *ally != attacker);
    allies.filter(|ally| takes(game, *ally) > 0).collect()
}

/// The most successes that one who stepped in takes. S2 Sacrifice
pub fn takes(game: &Game, guardian: MiniId) -> u8 {
    level(game, guardian, Skill::Sacrifice)
}

impl Offered for StepIn {
    fn offer(&self, game: &Game, frame: &AttackFrame) -> Option<Offer> {
        let mini = *frame.guardians.first()?;
        let (skill, rule, amount) = (Skill::Sacrifice, Rule::Sacrifice, takes(game, mini));
        Some(Offer { skill, mini, rule, amount, left: 1, targets: vec![frame.target] })
    }

    fn check(&self, _game: &Game, _frame: &AttackFrame, _target: MiniId) -> Verdict {
        refuse(Rule::Sacrifice, Reason::WrongTarget)
    }

    fn follow(&self, _game: &Game, _frame: &AttackFrame, _target: MiniId, _effort: &Effort) -> Follow {
        Follow::StepIn
    }
}
