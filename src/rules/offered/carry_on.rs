//! Circular Strike and Burst: Remaining Successes go on to another target. S2 Circular Strike, S2 Burst, G-20

use super::offer::{Follow, Offer, Offered, others};
use crate::command::{AttackKind, CardUse, Effort};
use crate::event::AttackOrigin;
use crate::frames::AttackFrame;
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::refusal::Verdict;
use crate::ruling::Rule;
use gotham_content::skill::{Skill, SkillLevel};

pub(super) struct CarryOn;

/// The Skill that carries Remaining Successes on. S2 Circular Strike, S2 Burst, G-20
pub(super) fn skill(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::CircularStrike,
        AttackKind::Ranged => Skill::Burst,
    }
}

/// Deferred attacks that may still follow: the Skill counts as it is now, since Equipment dropped on the way can turn
/// it on. S2 Circular Strike, S2 Burst, G-20, R2 V.C.2.e
pub fn left(game: &Game, frame: &AttackFrame) -> u8 {
    frame.level(game, skill(frame.kind)).saturating_sub(frame.strikes)
}

/// The lines of the first attack that go on with it, and the Skills that they lend: in the First edition a deferred attack
/// is a Free Action of its own. E-37
fn weapon(game: &Game, frame: &AttackFrame) -> (Vec<CardUse>, Vec<SkillLevel>) {
    if game.options().edition.deferred_attacks_are_bare() {
        return Default::default();
    }
    (frame.cards.clone(), frame.lent.clone())
}

impl Offered for CarryOn {
    /// After an attack as an action that had Successes left. G-20
    fn offer(&self, game: &Game, frame: &AttackFrame) -> Option<Offer> {
        let is_due = frame.origin == AttackOrigin::Action && frame.remaining > 0;
        if !is_due || !query::is_living(game, frame.attacker) {
            return None;
        }
        let left = left(game, frame);
        if left == 0 {
            return None;
        }
        let targets = others(game, frame, &weapon(game, frame).0);
        let rule = match frame.kind {
            _ if !game.options().edition.deferred_attacks_are_bare() => Rule::Deferred,
            AttackKind::Melee => Rule::CircularStrike,
            AttackKind::Ranged => Rule::Burst,
        };
        let (skill, mini) = (skill(frame.kind), frame.attacker);
        let offer = Offer { skill, mini, rule, amount: frame.remaining, left, targets };
        (!offer.targets.is_empty()).then_some(offer)
    }

    fn check(&self, game: &Game, frame: &AttackFrame, target: MiniId) -> Verdict {
        query::attack_target(game, frame.attacker, target, frame.kind, &weapon(game, frame).0)
    }

    fn follow(&self, game: &Game, frame: &AttackFrame, target: MiniId, _effort: &Effort) -> Follow {
        let mut next = AttackFrame::free(frame.attacker, target, frame.kind, AttackOrigin::Deferred);
        next.carried = frame.remaining;
        (next.cards, next.lent) = weapon(game, frame);
        Follow::Attack(Box::new(next))
    }
}
