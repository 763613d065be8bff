//! Counterattack and Retaliation: the target strikes back. S2 Counterattack, S2 Retaliation, G-22

use super::offer::{Follow, Offer, Offered, declared_with};
use crate::command::{AttackKind, Effort};
use crate::event::AttackOrigin;
use crate::frames::AttackFrame;
use crate::game::Game;
use crate::id::MiniId;
use crate::query::{self, cards};
use crate::refusal::{Reason, Verdict, refuse};
use crate::ruling::Rule;
use crate::skills::{attacking, level};
use gotham_content::card::CardKind;
use gotham_content::dice::{Color, Die};
use gotham_content::skill::Skill;

pub(super) struct HitBack;

/// S2 Counterattack, S2 Retaliation
fn skill(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::Counterattack,
        AttackKind::Ranged => Skill::Retaliation,
    }
}

/// Retaliating Heroes need a usable Ranged Weapon that is not One-time use; others need none. G-22
fn is_armed(game: &Game, mini: MiniId, kind: AttackKind) -> bool {
    let Some(tablet) = game.state().tablet(mini).filter(|_| kind == AttackKind::Ranged) else { return true };
    tablet.cards().any(|card| {
        let printed = game.scenario().card(card);
        printed.kinds.contains(&CardKind::RangedWeapon)
            && !printed.one_time
            && cards::may_benefit(game, mini, card).is_ok()
    })
}

impl Offered for HitBack {
    /// Never in answer to such an attack, and only by a target that still stands and reaches the attacker. G-22
    fn offer(&self, game: &Game, frame: &AttackFrame) -> Option<Offer> {
        if frame.origin == AttackOrigin::HitBack || !query::is_living(game, frame.target) {
            return None;
        }
        let skill = skill(frame.kind);
        let (mini, amount) = (frame.target, level(game, frame.target, skill));
        let reaches = || query::attack_target(game, mini, frame.attacker, frame.kind, &[]).is_ok();
        let may = amount > 0 && is_armed(game, mini, frame.kind) && reaches();
        let (rule, targets) = (Rule::StrikingBack, vec![frame.attacker]);
        may.then_some(Offer { skill, mini, rule, amount, left: 1, targets })
    }

    /// G-91
    fn efforts(&self, game: &Game, frame: &AttackFrame) -> Vec<Effort> {
        declared_with(game, frame.target, frame.kind, vec![Effort::default()])
    }

    fn check(&self, _game: &Game, _frame: &AttackFrame, _target: MiniId) -> Verdict {
        refuse(Rule::StrikingBack, Reason::WrongTarget)
    }

    /// Yellow dice, and what its own Skills add; in the First edition, the Elevation die for non-Heroes. G-22, G-69,
    /// E-42
    fn follow(&self, game: &Game, frame: &AttackFrame, target: MiniId, effort: &Effort) -> Follow {
        let mut next = AttackFrame::free(frame.target, target, frame.kind, AttackOrigin::HitBack);
        next.with = effort.with;
        let yellow = Die { color: Color::Yellow, free_reroll: false };
        next.dice = vec![yellow; usize::from(level(game, frame.target, skill(frame.kind)))];
        next.dice.extend(attacking::more_dice(game, frame.target, frame.kind, &Effort::default()));
        if game.options().edition.retaliation_knows_height() && !game.state().mini(frame.target).has_tablet() {
            next.dice.extend(query::pools::elevation_bonus(game, frame.target, target, frame.kind));
        }
        Follow::Attack(Box::new(next))
    }
}
