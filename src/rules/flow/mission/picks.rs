//! Whom an effect is done to: everything that fits, some at random, the nearest, or those that a side picks. G-2

use crate::command::Command;
use crate::frames::{Effects, Picking, Scope, Thing};
use crate::game::Game;
use crate::id::AreaId;
use crate::mission;
use crate::query;
use crate::ruling::Rule;
use gotham_content::mission::Side;
use gotham_content::script::{Compiled, Effect, Pick, Subject};

/// Whom the next effect of a list is done to; `None` if a side is asked first.
pub(super) fn subjects(game: &mut Game, effect: &Effect<Compiled>, frame: &mut Effects) -> Option<Vec<Thing>> {
    let Some(subject) = effect.subject() else { return Some(Vec::new()) };
    if let Some(picking) = frame.picking.take() {
        if picking.taken.len() >= usize::from(picking.most) {
            return Some(picking.taken);
        }
        frame.picking = Some(picking);
        return None;
    }
    let found = found(game, subject, &frame.scope);
    let (side, most, may_stop) = match subject.pick() {
        None => return Some(found),
        Some(Pick::Nearest(areas)) => {
            let areas = mission::areas(game, areas, &frame.scope);
            return Some(nearest(game, found, &areas));
        }
        Some(Pick::Random(count)) => {
            let count = mission::number(game, count, &frame.scope);
            return Some(game.draw_some_of(Rule::Priority, found, usize::from(count)));
        }
        Some(Pick::Heroes(count)) => (Side::Heroes, count, false),
        Some(Pick::HeroesUpTo(count)) => (Side::Heroes, count, true),
        Some(Pick::Villain(count)) => (Side::Villain, count, false),
        Some(Pick::VillainUpTo(count)) => (Side::Villain, count, true),
    };
    let most = mission::number(game, most, &frame.scope).min(u8::try_from(found.len()).unwrap_or(u8::MAX));
    if most == 0 || (usize::from(most) == found.len() && !may_stop) {
        return Some(if most == 0 { Vec::new() } else { found });
    }
    let least = if may_stop { 0 } else { most };
    frame.picking = Some(Picking { side, from: found, least, most, taken: Vec::new() });
    None
}

/// Everything that fits.
fn found(game: &Game, subject: Subject<'_, Compiled>, scope: &Scope) -> Vec<Thing> {
    match subject {
        Subject::Minis(minis) => mission::minis(game, minis, scope).into_iter().map(Thing::Mini).collect(),
        Subject::Tokens(tokens) => mission::tokens(game, tokens, scope).map(|token| Thing::Token(token.id)).collect(),
        Subject::Areas(areas, _) => mission::areas(game, areas, scope).into_iter().map(Thing::Area).collect(),
    }
}

/// Those that are the fewest Moves away, all that are equally near. G-6
fn nearest(game: &Game, found: Vec<Thing>, areas: &[AreaId]) -> Vec<Thing> {
    let state = game.state();
    let distance = |thing: &Thing| {
        let from = match *thing {
            Thing::Mini(mini) => state.mini(mini).area,
            Thing::Token(token) => state.token(token).map(|token| token.area),
            Thing::Area(area) => Some(area),
        }?;
        areas.iter().filter_map(|to| query::distance(game, from, *to)).min()
    };
    let least = found.iter().filter_map(distance).min();
    found.into_iter().filter(|thing| least.is_some() && distance(thing) == least).collect()
}

/// One more is picked, or the picks so far are enough.
pub(super) fn answer(picking: &mut Picking, command: &Command) {
    let thing = match command {
        Command::PickMini { mini } => Thing::Mini(*mini),
        Command::PickToken { token } => Thing::Token(*token),
        Command::PickArea { area } => Thing::Area(*area),
        _ => {
            picking.most = u8::try_from(picking.taken.len()).unwrap_or(u8::MAX);
            return;
        }
    };
    picking.from.retain(|left| *left != thing);
    picking.taken.push(thing);
}
