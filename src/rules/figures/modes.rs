//! A side's modes: what its miniatures may not do, or are spared, while one is on.

use super::{are_allies, enemies};
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::mission::{Restraint, Side};

/// Whether a mode that is on restrains the miniatures of a side.
fn restrains_side(game: &Game, side: Side, restraint: Restraint) -> bool {
    let modes = &game.scenario().mission.modes;
    let on = game.state().memory.modes.iter().filter_map(|mode| modes.get(mode.index()));
    on.into_iter().any(|mode| mode.side == side && mode.restraints.contains(&restraint))
}

/// Whether the mission lets a miniature attack another: an enemy, except company that is not meant to be attacked, and
/// the Neutrals that are; and only if no mode forbids it. In the First edition allies may be attacked, too. G-10, E-20
pub(crate) fn may_be_attacked(game: &Game, attacker: MiniId, target: MiniId) -> bool {
    let company = game.state().mini(target).tile().and_then(|tile| game.scenario().company(tile));
    let is_neutral = game.state().mini(target).side.is_none();
    let is_ally_in_reach =
        game.options().edition.allies_are_targets() && attacker != target && are_allies(game, attacker, target);
    let is_meant = match company {
        Some(company) => company.attackable && (is_neutral || enemies(game, attacker, target) || is_ally_in_reach),
        None => enemies(game, attacker, target) || is_ally_in_reach,
    };
    is_meant && !restrains(game, attacker, Restraint::NoAttacks) && !restrains(game, target, Restraint::NotAttacked)
}

/// Whether a mode that is on restrains a miniature.
pub(crate) fn restrains(game: &Game, mini: MiniId, restraint: Restraint) -> bool {
    game.state().mini(mini).side.is_some_and(|side| restrains_side(game, side, restraint))
}
