//! Who may be attacked. R2 VII.B.1, VII.C.1

use crate::command::{AttackKind, CardUse};
use crate::figures::{can_be_hit, distance, may_be_attacked, room_for, seen};
use crate::game::Game;
use crate::id::MiniId;
use crate::refusal::{Reason, Verdict, refuse, require};
use crate::ruling::Rule;
use crate::skills;
use crate::state::MiniSet;
use gotham_content::script::AreaSet;
use gotham_content::skill::Skill;

/// Which rule says whom an attack may target. R2 VII.B.1, VII.C.1
pub(crate) fn target_rule(kind: AttackKind) -> Rule {
    match kind {
        AttackKind::Melee => Rule::MeleeTarget,
        AttackKind::Ranged => Rule::RangedTarget,
    }
}

/// Whether a miniature may target another, with the help of the cards in use. R2 VII.B.1, VII.C.1, E-10
pub(crate) fn attack_target(
    game: &Game,
    attacker: MiniId,
    target: MiniId,
    kind: AttackKind,
    cards: &[CardUse],
) -> Verdict {
    let rule = target_rule(kind);
    let state = game.state();
    let (Some(from), Some(to)) = (state.mini(attacker).area, state.mini(target).area) else {
        return refuse(rule, Reason::NotOnBoard);
    };
    require(may_be_attacked(game, attacker, target), rule, Reason::NotAnEnemy)?;
    require(can_be_hit(game, target), Rule::Neutralization, Reason::TargetIsNeutralized { target })?;
    match kind {
        AttackKind::Melee if from == to => {}
        AttackKind::Melee => {
            let reach = skills::level_using(game, attacker, Skill::Reach, cards);
            let is_near = distance(game, from, to).is_some_and(|distance| distance <= reach);
            // In the Second edition, a Broken Wall lets attacks through, but doesn't make its Areas Adjacent. G-42, E-6
            let board = game.board();
            let is_crowded = board.is_adjacent(from, to) && !board.is_closed(to) && !room_for(game, attacker, to);
            require(is_near || is_crowded, rule, Reason::OutOfReach)?;
            seen(game, from, to)?;
        }
        AttackKind::Ranged => seen(game, from, to)?,
    }
    skills::defending::protected(game, target)
}

/// Every miniature that another may target.
pub fn targets(game: &Game, attacker: MiniId, kind: AttackKind, cards: &[CardUse]) -> Vec<MiniId> {
    near(game, attacker, kind).filter(|target| attack_target(game, attacker, *target, kind, cards).is_ok()).collect()
}

/// Everyone near enough that a miniature might target it, with whatever cards: usually nobody,
/// which is quick to check. R2 VII.B.1, VII.C.1
pub fn near(game: &Game, attacker: MiniId, kind: AttackKind) -> MiniSet {
    let areas = game.state().mini(attacker).area.map_or(AreaSet::default(), |from| {
        let (board, here) = (game.board(), AreaSet::of(from));
        match kind {
            AttackKind::Melee if skills::may_have(game, attacker, Skill::Reach) => board.seen_from(from).or(here),
            AttackKind::Melee => board.seen_from(from).and(board.beside(from)).or(here),
            AttackKind::Ranged => board.seen_from(from),
        }
    });
    game.places().within_any(areas)
}
