//! What is offered, and what its use leads to.

use crate::command::{AttackKind, CardUse, Effort};
use crate::frames::AttackFrame;
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::refusal::Verdict;
use crate::ruling::Rule;
use crate::skills;
use gotham_content::skill::Skill;

/// An offer that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Which Skill.
    pub skill: Skill,
    /// Whose Skill it is.
    pub mini: MiniId,
    /// The rule that offers it.
    pub rule: Rule,
    /// The dice or successes in question.
    pub amount: u8,
    /// How often it may still be used in this attack.
    pub left: u8,
    /// What it may be used on.
    pub targets: Vec<MiniId>,
}

/// What the use of an offered Skill leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Follow {
    /// Another attack.
    Attack(Box<AttackFrame>),
    /// Its possessor steps in for the target. G-28
    StepIn,
}

/// Whom the attacker may go on to: anyone but its first target, which can still be a target in the First edition.
/// S2 Combo, G-20, E-10
pub(super) fn others(game: &Game, frame: &AttackFrame, cards: &[CardUse]) -> Vec<MiniId> {
    let mut targets = query::targets(game, frame.attacker, frame.kind, cards);
    targets.retain(|target| *target != frame.target);
    targets
}

/// The same efforts, and then each with the Skills that may be declared with a free attack. G-91, S2 Shackle
pub(super) fn declared_with(game: &Game, attacker: MiniId, kind: AttackKind, mut efforts: Vec<Effort>) -> Vec<Effort> {
    let may = |skill: &Skill| skills::may_declare_with(game, attacker, *skill, kind, &[]).is_ok();
    for with in skills::DECLARED_WITH_ATTACKS.into_iter().filter(may) {
        let bare = efforts.iter().filter(|effort| effort.with.is_none());
        let more: Vec<Effort> = bare.map(|effort| Effort { with: Some(with), ..effort.clone() }).collect();
        efforts.extend(more);
    }
    efforts
}

/// A Skill that is offered at a stage of an attack.
pub trait Offered: Sync {
    /// The offer, if there is one now.
    fn offer(&self, game: &Game, frame: &AttackFrame) -> Option<Offer>;

    /// What may be put into it: nothing by default.
    fn efforts(&self, _game: &Game, _frame: &AttackFrame) -> Vec<Effort> {
        vec![Effort::default()]
    }

    /// Why somebody is not a target.
    ///
    /// # Errors
    /// The rule that forbids it, and why.
    fn check(&self, game: &Game, frame: &AttackFrame, target: MiniId) -> Verdict;

    /// What its use leads to.
    fn follow(&self, game: &Game, frame: &AttackFrame, target: MiniId, effort: &Effort) -> Follow;
}
