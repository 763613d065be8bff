//! Skills of the target and of those beside it: Impenetrable Defense, Untouchable, Bodyguard, Protected.

use super::level;
use crate::command::AttackKind;
use crate::figures;
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, require};
use crate::ruling::Rule;
use gotham_content::skill::Skill;

/// The Skill that adds to the Defense. S2 Impenetrable Defense, S2 Untouchable
pub(crate) fn guard(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::ImpenetrableDefense,
        AttackKind::Ranged => Skill::Untouchable,
    }
}

/// Automatic Successes that an ally beside the target adds to its Defense: the best of them, since only one may help,
/// and never the attacker. S2 Bodyguard, G-28, E-20
pub(crate) fn bodyguard(game: &Game, attacker: Option<MiniId>, target: MiniId) -> u8 {
    let guards = figures::allies_beside(game, target).filter(|ally| Some(*ally) != attacker);
    guards.map(|ally| level(game, ally, Skill::Bodyguard)).max().unwrap_or(0)
}

/// Whether a miniature hides behind enough allies that are not Protected themselves; Neutralized ones don't shield.
/// S2 Protected, G-27, G-90
pub(crate) fn protected(game: &Game, target: MiniId) -> Verdict {
    let needed = level(game, target, Skill::Protected);
    if needed == 0 {
        return Ok(());
    }
    let shields = figures::allies_beside(game, target).filter(|ally| level(game, *ally, Skill::Protected) == 0).count();
    let why = Reason::TargetIsProtected { target, shields: shields as u8 };
    require(shields < usize::from(needed), Rule::Protected, why)
}
