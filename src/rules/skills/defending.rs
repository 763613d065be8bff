//! Skills of the target: Impenetrable Defense, Untouchable, Protected, Sacrifice.

use super::level;
use crate::content::skill::Skill;
use crate::rules::command::AttackKind;
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::query;
use crate::rules::refusal::{Refusal, Verdict};
use crate::rules::ruling::Rule;

/// The Skill that adds to the Defense. S2 Impenetrable Defense, S2 Untouchable
pub fn guard(kind: AttackKind) -> Skill {
    match kind {
        AttackKind::Melee => Skill::ImpenetrableDefense,
        AttackKind::Ranged => Skill::Untouchable,
    }
}

/// Whether a miniature hides behind enough allies that are not Protected themselves. S2 Protected, G-27
pub fn protected(game: &Game, target: MiniId) -> Verdict {
    let needed = level(game, target, Skill::Protected);
    if needed == 0 {
        return Ok(());
    }
    let shields = query::allies_beside(game, target).filter(|ally| level(game, *ally, Skill::Protected) == 0).count();
    if shields >= usize::from(needed) {
        let name = query::name(game, target);
        return Err(Refusal::new(Rule::Protected, format!("{name} stands behind {shields} unprotected allies")));
    }
    Ok(())
}

/// Who may step in for a target: living allies beside it with Sacrifice, not the attacker. S2 Sacrifice, G-28
pub fn may_sacrifice(game: &Game, attacker: MiniId, target: MiniId) -> Vec<MiniId> {
    let allies = query::allies_beside(game, target).filter(|ally| *ally != attacker);
    allies.filter(|ally| level(game, *ally, Skill::Sacrifice) > 0).collect()
}
