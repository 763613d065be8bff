//! Who may be attacked. R2 VII.B.1, VII.C.1

use super::figures::{enemies, is_living, room_for};
use super::sight::{distance, line_of_sight};
use crate::content::skill::Skill;
use crate::rules::command::{AttackKind, CardUse};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::refusal::{Refusal, Verdict, require};
use crate::rules::ruling::Rule;
use crate::rules::skills;

/// Whether a miniature may target another, with the help of the cards in use. R2 VII.B.1, VII.C.1
pub fn attack_target(game: &Game, attacker: MiniId, target: MiniId, kind: AttackKind, cards: &[CardUse]) -> Verdict {
    let rule = match kind {
        AttackKind::Melee => Rule::MeleeTarget,
        AttackKind::Ranged => Rule::RangedTarget,
    };
    let state = game.state();
    let (Some(from), Some(to)) = (state.mini(attacker).area, state.mini(target).area) else {
        return Err(Refusal::new(rule, "it is not on the board"));
    };
    require(enemies(game, attacker, target), rule, "only an enemy can be attacked")?;
    require(is_living(game, target), Rule::Neutralization, "a Neutralized Hero cannot be attacked")?;
    match kind {
        AttackKind::Melee if from == to => {}
        AttackKind::Melee => {
            let reach = skills::level_using(game, attacker, Skill::Reach, cards);
            let is_near = distance(game, from, to).is_some_and(|distance| distance <= reach);
            // A Broken Wall lets through, but does not make its Areas Adjacent. G-42
            let is_crowded = game.scenario().board.is_adjacent(from, to) && !room_for(game, attacker, to);
            require(is_near || is_crowded, rule, "the target is out of reach")?;
            require(line_of_sight(game, from, to), Rule::LineOfSight, "there is no Line of Sight")?;
        }
        AttackKind::Ranged => require(line_of_sight(game, from, to), Rule::LineOfSight, "there is no Line of Sight")?,
    }
    skills::defending::protected(game, target)
}

/// Every miniature that another may target.
pub fn targets(game: &Game, attacker: MiniId, kind: AttackKind, cards: &[CardUse]) -> Vec<MiniId> {
    let everybody = game.state().all_minis();
    everybody.filter(|target| attack_target(game, attacker, *target, kind, cards).is_ok()).collect()
}
