//! Which Areas a selector means.

use super::select;
use crate::content::script::{AreaSet, Areas, Compiled, Role};
use crate::rules::figures;
use crate::rules::frames::{Scope, Thing};
use crate::rules::game::Game;
use crate::rules::id::{AreaId, MiniId};

/// What Areas are read from.
pub(super) struct Reader<'a> {
    pub(super) game: &'a Game,
    pub(super) scope: &'a Scope,
}

/// The Areas that are meant, in reading order. G-52
pub fn areas(game: &Game, wanted: &Areas<Compiled>, scope: &Scope) -> Vec<AreaId> {
    set(&Reader { game, scope }, wanted).iter().collect()
}

/// The Areas that are meant.
pub(super) fn set(reader: &Reader, wanted: &Areas<Compiled>) -> AreaSet {
    let Reader { game, scope } = *reader;
    let board = game.board();
    let state = game.state();
    let where_is = |mini: MiniId| state.mini(mini).area;
    let all = || board.areas();
    match wanted {
        Areas::Anywhere => all().collect(),
        Areas::At(area) => AreaSet::of(*area),
        Areas::OneOf(areas) => areas.iter().copied().collect(),
        Areas::Zone(zone) => *zone,
        Areas::Here => scope.acting.mini.and_then(where_is).or(scope.acting.area).into_iter().collect(),
        Areas::The(role) => of_role(reader, role),
        Areas::Of(minis) => select::minis(game, minis, scope).into_iter().filter_map(where_is).collect(),
        Areas::OfTokens(tokens) => select::tokens(game, tokens, scope).map(|token| token.area).collect(),
        Areas::Within(moves, from) => {
            let from = set(reader, from);
            let near =
                |to: &AreaId| from.iter().any(|at| figures::distance(game, at, *to).is_some_and(|d| d <= *moves));
            all().filter(near).collect()
        }
        Areas::Beside(of) => {
            set(reader, of).iter().map(|area| board.beside(area)).fold(AreaSet::default(), AreaSet::or)
        }
        Areas::SeenFrom(of) => {
            set(reader, of).iter().map(|area| board.seen_from(area)).fold(AreaSet::default(), AreaSet::or)
        }
        Areas::Reinforcement => state.reinforcement_areas.iter().filter(|(_, up)| *up).map(|(area, _)| *area).collect(),
        Areas::Elevation(level) => all().filter(|area| board.area(*area).elevation == *level).collect(),
        Areas::Both(parts) => parts.iter().map(|part| set(reader, part)).fold(AreaSet(u128::MAX), AreaSet::and),
        Areas::Either(parts) => parts.iter().map(|part| set(reader, part)).fold(AreaSet::default(), AreaSet::or),
        Areas::Except(areas, others) => AreaSet(set(reader, areas).0 & !set(reader, others).0),
    }
}

/// The Area of who or what plays a part: where it happened, or where it is now.
fn of_role(reader: &Reader, role: &Role<Compiled>) -> AreaSet {
    let Reader { game, scope } = *reader;
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
