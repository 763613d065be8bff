//! Which miniatures, tokens, cards and Areas a selector finds. Selectors stand inside one another (miniatures in the Areas
//! that miniatures see), so they are read in one place.

use std::cell::OnceCell;

use super::standing::{allegiance, stands};
use crate::figures;
use crate::frames::{Actor, Scope, Thing};
use crate::game::Game;
use crate::id::{AreaId, MiniId};
use crate::state::{Mini, MiniSet, MissionToken};
use gotham_content::script::{AreaSet, Areas, Cards, Compiled, Minis, Role, Standing, Tokens};

/// The miniatures that fit, in the order of their ids.
pub fn minis(game: &Game, wanted: &Minis<Compiled>, scope: &Scope) -> Vec<MiniId> {
    Search::new(game, wanted, scope).found(|found| found.collect())
}

/// How many miniatures fit; those beyond `most` are not looked for.
pub(super) fn count_minis(game: &Game, wanted: &Minis<Compiled>, scope: &Scope, most: usize) -> usize {
    Search::new(game, wanted, scope).found(|found| found.take(most).count())
}

/// Those that play a part.
fn of_role<T>(
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

/// Whether a miniature looks as a selector says.
#[inline]
fn is_alike(mini: &Mini, wanted: &Minis<Compiled>) -> bool {
    wanted.side.is_none_or(|side| allegiance(mini.side) == side)
        && wanted.hero.is_none_or(|hero| mini.has_tablet() == hero)
        && (wanted.tiles.is_empty() || mini.tile().is_some_and(|tile| wanted.tiles.contains(&tile)))
}

/// Whether a selector means miniatures that are not on the board.
fn is_about_absent(wanted: &Minis<Compiled>) -> bool {
    wanted.state.iter().any(|state| matches!(state, Standing::OffBoard | Standing::Gone))
}

/// The tokens that fit, in the order of their ids.
pub fn tokens<'a>(
    game: &'a Game,
    wanted: &'a Tokens<Compiled>,
    scope: &Scope,
) -> impl Iterator<Item = &'a MissionToken> + use<'a> {
    // What the selector says of others is only read if there is a token to ask it of.
    let is_asked = game.state().tokens.iter().any(|token| is_like(token, wanted));
    let role = wanted.role.as_ref().filter(|_| is_asked);
    let named = role.map(|role| of_role(role, scope, Thing::token, |actor| actor.token));
    let places = wanted.at.as_ref().filter(|_| is_asked).map(|at| area_set(game, at, scope));
    let bearers = wanted.carried_by.as_ref().filter(|_| is_asked).map(|bearers| minis(game, bearers, scope));
    let is_bound = named.is_some() || places.is_some() || bearers.is_some();
    let is_there = move |token: &MissionToken| {
        named.as_ref().is_none_or(|named| named.contains(&token.id))
            && places.is_none_or(|places| places.has(token.area))
            && bearers.as_ref().is_none_or(|bearers| token.carried_by.is_some_and(|by| bearers.contains(&by)))
    };
    game.state().tokens.iter().filter(move |token| is_like(token, wanted) && (!is_bound || is_there(token)))
}

/// How many tokens fit; those beyond `most` are not looked for.
pub(super) fn count_tokens(game: &Game, wanted: &Tokens<Compiled>, scope: &Scope, most: usize) -> usize {
    match wanted {
        // Endings ask this after everything that happens, and usually look at nothing else.
        Tokens { role: None, at: None, carried_by: None, .. } => {
            game.state().tokens.iter().filter(|token| is_like(token, wanted)).take(most).count()
        }
        _ => tokens(game, wanted, scope).take(most).count(),
    }
}

/// Whether a token looks as a selector says.
pub(super) fn is_like(token: &MissionToken, wanted: &Tokens<Compiled>) -> bool {
    wanted.kind.is_none_or(|kind| token.kind == kind.0)
        && wanted.face.is_none_or(|face| token.face == face.0)
        && wanted.hidden.is_none_or(|hidden| token.hidden == hidden)
        && wanted.carried.is_none_or(|carried| token.carried_by.is_some() == carried)
}

/// How many copies of a card fit.
pub fn cards(game: &Game, wanted: &Cards<Compiled>, scope: &Scope) -> usize {
    let state = game.state();
    let places = wanted.at.as_ref().map(|at| area_set(game, at, scope));
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

/// The Areas that are meant, in reading order. G-52
pub fn areas(game: &Game, wanted: &Areas<Compiled>, scope: &Scope) -> Vec<AreaId> {
    area_set(game, wanted, scope).iter().collect()
}

/// The Areas that are meant.
pub(super) fn area_set(game: &Game, wanted: &Areas<Compiled>, scope: &Scope) -> AreaSet {
    let board = game.board();
    let state = game.state();
    let set = |wanted: &Areas<Compiled>| area_set(game, wanted, scope);
    let where_is = |mini: MiniId| state.mini(mini).area;
    let all = || board.areas();
    match wanted {
        Areas::Anywhere => all().collect(),
        Areas::At(area) => AreaSet::of(*area),
        Areas::OneOf(areas) => areas.iter().copied().collect(),
        Areas::Zone(zone) => *zone,
        Areas::Here => scope.acting.mini.and_then(where_is).or(scope.acting.area).into_iter().collect(),
        Areas::The(role) => where_role_is(game, role, scope),
        Areas::Of(wanted) => minis(game, wanted, scope).into_iter().filter_map(where_is).collect(),
        Areas::OfTokens(wanted) => tokens(game, wanted, scope).map(|token| token.area).collect(),
        Areas::Within(moves, from) => {
            set(from).iter().map(|from| board.around(*moves, from)).fold(AreaSet::default(), AreaSet::or)
        }
        Areas::Toward(moves, from, to) => {
            let to = set(to);
            set(from).iter().map(|from| on_the_way(game, *moves, from, to)).fold(AreaSet::default(), AreaSet::or)
        }
        Areas::Beside(of) => set(of).iter().map(|area| board.beside(area)).fold(AreaSet::default(), AreaSet::or),
        Areas::SeenFrom(of) => set(of).iter().map(|area| board.seen_from(area)).fold(AreaSet::default(), AreaSet::or),
        Areas::Reinforcement => state.reinforcement_areas.iter().filter(|(_, up)| *up).map(|(area, _)| *area).collect(),
        Areas::Exits => game.scenario().program.exits,
        Areas::Elevation(level) => all().filter(|area| board.area(*area).elevation == *level).collect(),
        Areas::Both(parts) => parts.iter().map(set).fold(AreaSet(u128::MAX), AreaSet::and),
        Areas::Either(parts) => parts.iter().map(set).fold(AreaSet::default(), AreaSet::or),
        Areas::Except(areas, others) => AreaSet(set(areas).0 & !set(others).0),
    }
}

/// The Areas at most that many Moves on from one, along the shortest ways to the nearest of others: none if there is no
/// way, or if it is one of them. G-6
fn on_the_way(game: &Game, moves: u8, from: AreaId, to: AreaSet) -> AreaSet {
    let distance = |one, other| figures::distance(game, one, other);
    let Some(shortest) = to.iter().filter_map(|goal| distance(from, goal)).min() else { return AreaSet::default() };
    let is_on_it = |area: &AreaId| {
        let Some(gone) = distance(from, *area).filter(|gone| (1..=moves).contains(gone)) else { return false };
        to.iter().filter_map(|goal| distance(*area, goal)).any(|left| gone.saturating_add(left) == shortest)
    };
    game.board().areas().filter(is_on_it).collect()
}

/// The Area of the miniature or token that plays a part: where it happened, or where it is now.
fn where_role_is(game: &Game, role: &Role<Compiled>, scope: &Scope) -> AreaSet {
    let state = game.state();
    let where_is = |thing: Thing| match thing {
        Thing::Mini(mini) => state.mini(mini).area,
        Thing::Token(token) => state.token(token).map(|token| token.area),
        Thing::Area(area) => Some(area),
    };
    match role {
        Role::Picked(name) => scope.picked(*name).iter().filter_map(|thing| where_is(*thing)).collect(),
        Role::Acting | Role::Subject => {
            let actor = if *role == Role::Acting { &scope.acting } else { &scope.subject };
            let now = || {
                let token = actor.token.and_then(|token| where_is(Thing::Token(token)));
                token.or_else(|| actor.mini.and_then(|mini| where_is(Thing::Mini(mini))))
            };
            actor.area.or_else(now).into_iter().collect()
        }
    }
}

/// Whether a miniature fits everything that a selector says; one that is not on the board only fits if that is said.
pub fn fits(game: &Game, mini: MiniId, wanted: &Minis<Compiled>, scope: &Scope) -> bool {
    let body = game.state().mini(mini);
    // Most selectors are about looks, which are quick to see.
    is_alike(body, wanted) && Search::new(game, wanted, scope).finds(mini)
}

/// Whether a miniature fits a selector, regardless of where it stands.
pub(super) fn anywhere(game: &Game, mini: MiniId, wanted: &Minis<Compiled>, scope: &Scope) -> bool {
    Search::new(game, wanted, scope).finds_at(mini, Where::Anywhere)
}

/// Whether the miniature that something happened to fits: where it happened, even if it is no longer there.
pub(super) fn was(game: &Game, mini: MiniId, wanted: &Minis<Compiled>, scope: &Scope) -> bool {
    let area = scope.subject.area.or(game.state().mini(mini).area);
    Search::new(game, wanted, scope).finds_at(mini, Where::At(area))
}

/// Where a miniature is assumed to be.
#[derive(Clone, Copy)]
enum Where {
    At(Option<AreaId>),
    /// It doesn't matter.
    Anywhere,
}

/// A selector that is asked of several miniatures. What it says of others is looked up once, and only if it is needed:
/// however deep selectors lie in one another, each is read once.
struct Search<'a> {
    game: &'a Game,
    wanted: &'a Minis<Compiled>,
    scope: &'a Scope,
    places: OnceCell<AreaSet>,
    /// Who carries the tokens that are meant.
    bearers: OnceCell<Vec<MiniId>>,
    /// Whom it must see, and where they stand.
    others: OnceCell<Vec<(MiniId, AreaId)>>,
    leaders: OnceCell<Box<Search<'a>>>,
    excepted: OnceCell<Box<Search<'a>>>,
}

impl<'a> Search<'a> {
    fn new(game: &'a Game, wanted: &'a Minis<Compiled>, scope: &'a Scope) -> Search<'a> {
        let (places, bearers, others) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Search { game, wanted, scope, places, bearers, others, leaders: OnceCell::new(), excepted: OnceCell::new() }
    }

    /// All that it finds, for somebody who takes as many of them as it needs.
    fn found<T>(&self, take: impl FnOnce(&mut dyn Iterator<Item = MiniId>) -> T) -> T {
        let finds = |mini: &MiniId| self.finds(*mini);
        if let Some(named) = self.named() {
            return take(&mut named.into_iter().filter(finds));
        }
        match self.nearby() {
            Some(nearby) => take(&mut nearby.filter(finds)),
            None => take(&mut self.alike().filter(finds)),
        }
    }

    /// Those that play the part that is asked for; `None`: anybody may fit.
    fn named(&self) -> Option<Vec<MiniId>> {
        let role = self.wanted.role.as_ref();
        role.map(|role| of_role(role, self.scope, Thing::mini, |actor| actor.mini))
    }

    /// Those in the one Area that the selector names, if it does: they are few, and found at once.
    fn nearby(&self) -> Option<MiniSet> {
        let at = self.wanted.at.as_ref().filter(|at| matches!(at, Areas::At(_) | Areas::Here | Areas::The(_)))?;
        let is_there = !is_about_absent(self.wanted);
        is_there.then(|| self.game.places().within_any(self.places(at)))
    }

    /// Those that look as the selector says: of everybody on the table, few do, and that is quick to see.
    fn alike(&self) -> impl Iterator<Item = MiniId> + use<'a> {
        let (wanted, even_absent) = (self.wanted, is_about_absent(self.wanted));
        self.game.state().each(move |mini| (even_absent || mini.area.is_some()) && is_alike(mini, wanted))
    }

    fn finds(&self, mini: MiniId) -> bool {
        let area = self.game.state().mini(mini).area;
        (area.is_some() || is_about_absent(self.wanted)) && self.finds_at(mini, Where::At(area))
    }

    fn finds_at(&self, mini: MiniId, place: Where) -> bool {
        let (wanted, state) = (self.wanted, self.game.state());
        let body = state.mini(mini);
        let is_named = |role: &Role<Compiled>| match role {
            Role::Acting => self.scope.acting.mini == Some(mini),
            Role::Subject => self.scope.subject.mini == Some(mini),
            Role::Picked(name) => self.scope.picked(*name).contains(&Thing::Mini(mini)),
        };
        let has = |card| state.tablet(mini).is_some_and(|tablet| tablet.cards().any(|held| held == card));
        let is_led = |by| state.memory.leader(mini).is_some_and(|leader| self.within(&self.leaders, by).finds(leader));
        wanted.role.as_ref().is_none_or(is_named)
            && is_alike(body, wanted)
            && (wanted.heroes.is_empty()
                || state.tablet(mini).is_some_and(|tablet| wanted.heroes.contains(&tablet.hero)))
            && wanted.state.iter().all(|standing| stands(self.game, mini, *standing))
            && wanted.at.as_ref().is_none_or(|at| match place {
                Where::At(area) => area.is_some_and(|area| self.places(at).has(area)),
                Where::Anywhere => true,
            })
            && wanted.carries.as_ref().is_none_or(|tokens| self.bearers(tokens).contains(&mini))
            && wanted.has.is_none_or(has)
            && wanted.sees.as_deref().is_none_or(|others| self.sees(mini, others))
            && wanted.led_by.as_deref().is_none_or(is_led)
            && wanted.except.as_deref().is_none_or(|others| !self.within(&self.excepted, others).finds(mini))
    }

    fn places(&self, wanted: &Areas<Compiled>) -> AreaSet {
        *self.places.get_or_init(|| area_set(self.game, wanted, self.scope))
    }

    fn bearers(&self, wanted: &Tokens<Compiled>) -> &[MiniId] {
        self.bearers
            .get_or_init(|| tokens(self.game, wanted, self.scope).filter_map(|token| token.carried_by).collect())
    }

    /// A selector inside of this one.
    fn within<'s>(&'s self, kept: &'s OnceCell<Box<Search<'a>>>, wanted: &'a Minis<Compiled>) -> &'s Search<'a> {
        kept.get_or_init(|| Box::new(Search::new(self.game, wanted, self.scope)))
    }

    /// Whether a miniature sees one that fits. R2 XI.A
    fn sees(&self, mini: MiniId, others: &Minis<Compiled>) -> bool {
        let Some(from) = self.game.state().mini(mini).area else { return false };
        let others = self.others.get_or_init(|| {
            let found = minis(self.game, others, self.scope).into_iter();
            found.filter_map(|other| Some((other, self.game.state().mini(other).area?))).collect()
        });
        others.iter().any(|(other, to)| *other != mini && figures::line_of_sight(self.game, from, *to))
    }
}
