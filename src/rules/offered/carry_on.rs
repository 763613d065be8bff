//! Circular Strike and Burst: Remaining Successes go on to another target. S2 Circular Strike, S2 Burst, G-20

use super::offer::{Follow, Offer, Offered};
use crate::content::skill::Skill;
use crate::rules::command::{AttackKind, Effort};
use crate::rules::event::AttackOrigin;
use crate::rules::frames::AttackFrame;
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::query;
use crate::rules::refusal::Verdict;
use crate::rules::ruling::Rule;

pub(super) struct CarryOn;

/// The Skill that carries Remaining Successes on. S2 Circular Strike, S2 Burst, G-20
pub fn skill(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::CircularStrike,
        AttackKind::Ranged => Skill::Burst,
    }
}

impl Offered for CarryOn {
    /// After an attack as an action that left something. G-20
    fn offer(&self, game: &Game, frame: &AttackFrame) -> Option<Offer> {
        let is_due = frame.origin == AttackOrigin::Action && frame.remaining > 0 && frame.strikes_left > 0;
        if !is_due || !query::is_living(game, frame.attacker) {
            return None;
        }
        let targets = query::targets(game, frame.attacker, frame.kind, &frame.cards);
        let (skill, mini, rule) = (skill(frame.kind), frame.attacker, Rule::Deferred);
        let offer = Offer { skill, mini, rule, amount: frame.remaining, left: frame.strikes_left, targets };
        (!offer.targets.is_empty()).then_some(offer)
    }

    fn check(&self, game: &Game, frame: &AttackFrame, target: MiniId) -> Verdict {
        query::attack_target(game, frame.attacker, target, frame.kind, &frame.cards)
    }

    fn follow(&self, _game: &Game, frame: &AttackFrame, target: MiniId, _effort: &Effort) -> Follow {
        let mut next = AttackFrame::free(frame.attacker, target, frame.kind, AttackOrigin::Deferred);
        next.carried = frame.remaining;
        (next.cards, next.lent) = (frame.cards.clone(), frame.lent.clone());
        Follow::Attack(Box::new(next))
    }
}
