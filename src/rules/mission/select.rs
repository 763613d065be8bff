//! Which miniatures, tokens and cards a selector finds.

use super::areas::{self, Reader};
use super::fits;
use crate::content::script::{Cards, Compiled, Minis, Role, Standing, Tokens};
use crate::rules::frames::{Actor, Scope, Thing};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::state::MissionToken;

/// The miniatures that fit, in the order of their ids.
pub fn minis(game: &Game, wanted: &Minis<Compiled>, scope: &Scope) -> Vec<MiniId> {
    let everybody = game.state().all_minis();
    match &wanted.role {
        Some(role) => of_role(role, scope, Thing::mini, |actor| actor.mini)
            .into_iter()
            .filter(|mini| fits(game, *mini, wanted, scope))
            .collect(),
        None => everybody.filter(|mini| fits(game, *mini, wanted, scope)).collect(),
    }
}

/// Those that play a part.
pub(super) fn of_role<T>(
    role: &Role<Compiled>,
    scope: &Scope,
    of_thing: impl Fn(Thing) -> Option<T>,
    of_actor: impl Fn(&Actor) -> Option<T>,
) -> Vec<T> {
    match role {
        Role::Acting => of_actor(&scope.acting).into_iter().collect(),
        Role::Subject => of_actor(&scope.subject).into_iter().collect(),
        Role::Picked(name) => scope.picked(*name).iter().filter_map(|thing| of_thing(*thing)).collect(),
    }
}

/// Whether a selector means miniatures that are not on the board.
pub(super) fn is_about_absent(wanted: &Minis<Compiled>) -> bool {
    wanted.state.iter().any(|state| matches!(state, Standing::OffBoard | Standing::Gone))
}

/// The tokens that fit, in the order of their ids.
pub fn tokens<'a>(
    game: &'a Game,
    wanted: &'a Tokens<Compiled>,
    scope: &Scope,
) -> impl Iterator<Item = &'a MissionToken> + use<'a> {
    let reader = Reader { game, scope };
    let named = wanted.role.as_ref().map(|role| of_role(role, scope, Thing::token, |actor| actor.token));
    let places = wanted.at.as_ref().map(|at| areas::set(&reader, at));
    let bearers = wanted.carried_by.as_ref().map(|bearers| minis(game, bearers, scope));
    game.state().tokens.iter().filter(move |token| {
        wanted.kind.is_none_or(|kind| token.kind == kind.0)
            && named.as_ref().is_none_or(|named| named.contains(&token.id))
            && wanted.face.is_none_or(|face| token.face == face.0)
            && wanted.hidden.is_none_or(|hidden| token.hidden == hidden)
            && wanted.carried.is_none_or(|carried| token.carried_by.is_some() == carried)
            && places.is_none_or(|places| places.has(token.area))
            && bearers.as_ref().is_none_or(|bearers| token.carried_by.is_some_and(|by| bearers.contains(&by)))
    })
}

/// How many copies of a card fit.
pub fn cards(game: &Game, wanted: &Cards<Compiled>, scope: &Scope) -> usize {
    let state = game.state();
    let reader = Reader { game, scope };
    let places = wanted.at.as_ref().map(|at| areas::set(&reader, at));
    let lying = state.ground.iter().filter(|(area, card)| {
        *card == wanted.card && wanted.carried_by.is_none() && places.is_none_or(|places| places.has(*area))
    });
    let bearers = state.all_minis().filter(|mini| {
        let at = state.mini(*mini).area;
        places.is_none_or(|places| at.is_some_and(|area| places.has(area)))
            && wanted.carried_by.as_ref().is_none_or(|bearers| fits(game, *mini, bearers, scope))
    });
    let held = bearers.filter_map(|mini| state.tablet(mini)).flat_map(|tablet| tablet.cards());
    lying.count() + held.filter(|card| *card == wanted.card).count()
}
