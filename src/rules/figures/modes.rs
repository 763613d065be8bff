//! A side's modes: what its miniatures may not do, or are spared, while one is on.

use super::{are_allies, enemies};
use crate::game::Game;
use crate::id::{MiniId, ModeId};
use gotham_content::mission::Restraint;

/// Whether a mode is about a miniature, by what that is.
fn is_about(game: &Game, mini: MiniId, mode: ModeId) -> bool {
    let Some(Some(who)) = game.scenario().program.modes.get(mode.index()) else { return true };
    let body = game.state().mini(mini);
    let hero = game.state().tablet(mini).map(|tablet| tablet.hero);
    who.hero.is_none_or(|hero| body.has_tablet() == hero)
        && (who.tiles.is_empty() || body.tile().is_some_and(|tile| who.tiles.contains(&tile)))
        && (who.heroes.is_empty() || hero.is_some_and(|hero| who.heroes.contains(&hero)))
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
    let Some(side) = game.state().mini(mini).side else { return false };
    let modes = &game.scenario().mission.modes;
    let mut on = game.state().memory.modes.iter().filter_map(|id| Some((*id, modes.get(id.index())?)));
    on.any(|(id, mode)| mode.side == side && mode.restraints.contains(&restraint) && is_about(game, mini, id))
}
