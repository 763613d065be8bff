//! Events: which one is chosen, and whether the Event Warning tile would do anything. SOLO XII, G-82

use super::card::sheet;
use crate::figures;
use crate::frames::Scope;
use crate::game::Game;
use crate::id::EventId;
use crate::mission;
use gotham_content::script::{Compiled, Effect};
use gotham_content::solo::Choice;

/// The Event that the sheet prefers, or else every Event that may be chosen. SOLO XII
pub(super) fn preferred_events(game: &Game) -> Vec<u8> {
    meant_events(game).0
}

/// The same, and whether it is the sheet that says so. SOLO XII, G-53
pub(crate) fn meant_events(game: &Game) -> (Vec<u8>, bool) {
    let open = mission::open_events(game);
    let preferred = sheet(game).map(|sheet| sheet.events.as_slice()).unwrap_or_default();
    let holds = |choice: &&Choice<Compiled>| {
        open.contains(&(choice.event - 1)) && mission::all_hold(game, &choice.only_if, &Scope::default())
    };
    preferred.iter().find(holds).map_or_else(|| (open.clone(), false), |choice| (vec![choice.event - 1], true))
}

/// Whether any Event that would be chosen has an effect. SOLO XII, G-82
pub(crate) fn event_matters(game: &Game) -> bool {
    let beside = game.scenario().mission.villain.points_beside_events;
    let comes_beside = game.options().edition.missions_order_events() && beside > 0 && points_matter(game, beside);
    comes_beside || preferred_events(game).into_iter().any(|event| does_something(game, EventId(event)))
}

fn does_something(game: &Game, event: EventId) -> bool {
    let program = &game.scenario().program;
    let parts = mission::open_parts(game, event.0).into_iter();
    let mut lists = parts.map(|part| program.events[event.index()].parts[usize::from(part)].effects);
    lists.any(|list| program.list(list).iter().any(|effect| has_effect(game, effect)))
}

/// Points alone may be of no use; everything else is assumed to be of some.
fn has_effect(game: &Game, effect: &Effect<Compiled>) -> bool {
    match effect {
        Effect::Reinforcement(points) => {
            let points = mission::number(game, points, &Scope::default());
            points_matter(game, points + game.options().extra_reinforcement(points))
        }
        _ => true,
    }
}

/// Whether this many Reinforcement Points bring anybody in, or return a cube for leftover points. SOLO XII, G-82
fn points_matter(game: &Game, points: u8) -> bool {
    let scenario = game.scenario();
    let is_paid = |cost: u8| cost <= points;
    let comes = scenario.tile_ids().any(|tile| {
        scenario.tile(tile).reinforcement.is_some_and(is_paid) && figures::in_pool(game, tile).next().is_some()
    });
    points > 0 && (comes || game.state().post.fatigue > 0)
}
