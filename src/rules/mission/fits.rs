//! Whether one miniature fits a selector.

use super::areas::{self, Reader};
use super::select::{self, is_about_absent};
use crate::content::mission::Side;
use crate::content::script::{Allegiance, Compiled, Minis, Standing};
use crate::rules::command::Stance;
use crate::rules::figures;
use crate::rules::frames::{Scope, Thing};
use crate::rules::game::Game;
use crate::rules::id::{AreaId, MiniId};

/// Whether a miniature fits everything that a selector says; who is not on the board fits only where that is said.
pub fn fits(game: &Game, mini: MiniId, wanted: &Minis<Compiled>, scope: &Scope) -> bool {
    let area = game.state().mini(mini).area;
    (area.is_some() || is_about_absent(wanted)) && fits_at(game, mini, Where::At(area), wanted, scope)
}

/// Whether a miniature fits a selector but for where it stands.
pub(super) fn anywhere(game: &Game, mini: MiniId, wanted: &Minis<Compiled>, scope: &Scope) -> bool {
    fits_at(game, mini, Where::Anywhere, wanted, scope)
}

/// Whether the miniature that something happened to fits: where it happened, even if it is not there any more.
pub(super) fn was(game: &Game, mini: MiniId, wanted: &Minis<Compiled>, scope: &Scope) -> bool {
    let area = scope.subject.area.or(game.state().mini(mini).area);
    fits_at(game, mini, Where::At(area), wanted, scope)
}

/// Where a miniature is taken to be.
#[derive(Clone, Copy)]
enum Where {
    At(Option<AreaId>),
    /// It does not matter.
    Anywhere,
}

fn fits_at(game: &Game, mini: MiniId, place: Where, wanted: &Minis<Compiled>, scope: &Scope) -> bool {
    let state = game.state();
    let body = state.mini(mini);
    let reader = Reader { game, scope };
    let is_named = |role| select::of_role(role, scope, Thing::mini, |actor| actor.mini).contains(&mini);
    let carries = |tokens| select::tokens(game, tokens, scope).any(|token| token.carried_by == Some(mini));
    let has = |card| state.tablet(mini).is_some_and(|tablet| tablet.cards().any(|held| held == card));
    let is_led = |by: &Minis<Compiled>| state.memory.leader(mini).is_some_and(|leader| fits(game, leader, by, scope));
    wanted.role.as_ref().is_none_or(is_named)
        && wanted.side.is_none_or(|side| allegiance(body.side) == side)
        && wanted.hero.is_none_or(|hero| body.has_tablet() == hero)
        && (wanted.tiles.is_empty() || body.tile().is_some_and(|tile| wanted.tiles.contains(&tile)))
        && (wanted.heroes.is_empty() || state.tablet(mini).is_some_and(|tablet| wanted.heroes.contains(&tablet.hero)))
        && wanted.state.iter().all(|standing| stands(game, mini, *standing))
        && wanted.at.as_ref().is_none_or(|at| match place {
            Where::At(area) => area.is_some_and(|area| areas::set(&reader, at).has(area)),
            Where::Anywhere => true,
        })
        && wanted.carries.as_ref().is_none_or(carries)
        && wanted.has.is_none_or(has)
        && wanted.sees.as_ref().is_none_or(|others| sees(game, mini, others, scope))
        && wanted.led_by.as_deref().is_none_or(is_led)
        && wanted.except.as_ref().is_none_or(|others| !fits(game, mini, others, scope))
}

/// A side as missions name it.
fn allegiance(side: Option<Side>) -> Allegiance {
    match side {
        Some(Side::Heroes) => Allegiance::Heroes,
        Some(Side::Villain) => Allegiance::Villain,
        None => Allegiance::Neutral,
    }
}

/// Whether a miniature stands like this.
fn stands(game: &Game, mini: MiniId, standing: Standing) -> bool {
    let state = game.state();
    let body = state.mini(mini);
    match standing {
        Standing::Living => figures::is_living(game, mini),
        Standing::Neutralized => body.area.is_some() && !figures::is_living(game, mini),
        Standing::Down => body.down,
        Standing::Shackled => body.shackles > 0,
        Standing::Wounded => match (state.tablet(mini), body.tile()) {
            (Some(tablet), _) => tablet.wounds > 0,
            (None, Some(tile)) => body.life < game.scenario().tile(tile).life,
            (None, None) => false,
        },
        Standing::Active => state.tablet(mini).is_some_and(|tablet| tablet.stance == Stance::Active),
        Standing::Led => state.memory.leader(mini).is_some(),
        Standing::OffBoard => body.area.is_none() && !body.gone,
        Standing::Gone => body.gone,
        Standing::Engaged => state.all_minis().any(|other| {
            figures::enemies(game, mini, other)
                && body.area.is_some()
                && state.mini(other).area == body.area
                && figures::is_living(game, other)
        }),
    }
}

/// Whether a miniature sees one that fits. R2 XI.A
fn sees(game: &Game, mini: MiniId, others: &Minis<Compiled>, scope: &Scope) -> bool {
    let Some(from) = game.state().mini(mini).area else { return false };
    select::minis(game, others, scope).into_iter().any(|other| {
        let to = game.state().mini(other).area;
        other != mini && to.is_some_and(|to| figures::line_of_sight(game, from, to))
    })
}
