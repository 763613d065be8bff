//! Effects on the Villain's side: Reinforcement, the River, cubes. R2 VI

use crate::event::Happening;
use crate::figures;
use crate::flow::mission::bodies::CubeZone;
use crate::flow::stack::push;
use crate::frames::{Frame, Scope, Thing};
use crate::game::Game;
use crate::id::{AreaId, TileId};
use crate::mission;
use crate::ruling::Rule;
use crate::state::RiverSlot;
use gotham_content::script::{Compiled, Effect};

pub(super) fn carry_out(game: &mut Game, effect: &Effect<Compiled>, things: &[Thing], scope: &Scope) {
    let number = |wanted| mission::number(game, wanted, scope);
    let places = things.iter().filter_map(|thing| thing.area());
    match effect {
        Effect::Reinforcement(points) => {
            let points = number(points);
            let points = points + game.options().extra_reinforcement(points);
            if points > 0 {
                game.emit(Rule::Reinforcement, Happening::PointsGained { points });
                push(game, Frame::Reinforce { points });
            }
        }
        Effect::InsertTile(tile, position) => insert(game, *tile, usize::from(*position)),
        Effect::MoveTile(tile, position) => move_to(game, *tile, usize::from(*position)),
        Effect::RemoveTile(tile) => remove(game, *tile),
        Effect::BanTile(tile, round) => {
            let round = number(round);
            let bans = &mut game.state_mut().memory.bans;
            bans.retain(|(banned, _)| banned != tile);
            bans.push((*tile, round));
            game.emit(Rule::Priority, Happening::TileBanned { tile: *tile, round });
        }
        Effect::VillainRecovers(cubes) => {
            let post = &game.state().post;
            let cubes = number(cubes).min(post.fatigue);
            shift(game, cubes, CubeZone::Reserve);
        }
        Effect::VillainTires(cubes) => {
            let post = &game.state().post;
            let cubes = number(cubes).min(post.reserve);
            shift(game, cubes, CubeZone::Fatigue);
        }
        Effect::OpenReinforcement(_) => places.for_each(|area| reinforcement_turned(game, area, true)),
        Effect::CloseReinforcement(_) => places.for_each(|area| reinforcement_turned(game, area, false)),
        _ => {}
    }
}

/// An Area's Reinforcement token lies face up or face down; a new one may come. R2 VI.D
pub(in crate::flow) fn reinforcement_turned(game: &mut Game, area: AreaId, open: bool) {
    let places = &mut game.state_mut().reinforcement_areas;
    match places.iter_mut().find(|(place, _)| *place == area) {
        Some((_, known)) if *known == open => return,
        Some((_, known)) => *known = open,
        None => places.push((area, open)),
    }
    game.emit(Rule::Reinforcement, Happening::ReinforcementTurned { area, open });
}

fn is_slot_of(slot: &RiverSlot, tile: TileId) -> bool {
    matches!(slot, RiverSlot::Tile { tile: there, .. } if *there == tile)
}

/// A tile comes into the River, once more if it lies there already, as long as there is room. R2 VI.A.1.8, G-4
fn insert(game: &mut Game, tile: TileId, position: usize) {
    if game.state().river.len() >= figures::RIVER_TILES {
        return;
    }
    let state = game.state_mut();
    let neutralized = state.of_river(tile).next().is_none();
    state.set_aside.retain(|other| *other != tile);
    state.removed_tiles.retain(|other| *other != tile);
    let at = position.saturating_sub(1).min(state.river.len());
    state.river.insert(at, RiverSlot::Tile { tile, neutralized });
    game.emit(Rule::Priority, Happening::TileInserted { tile, position: at as u8 });
}

/// A tile changes its place in the River; the leftmost one, if it lies there more than once.
fn move_to(game: &mut Game, tile: TileId, position: usize) {
    let river = &mut game.state_mut().river;
    let Some(from) = river.iter().position(|slot| is_slot_of(slot, tile)) else { return };
    let slot = river.remove(from);
    let at = position.saturating_sub(1).min(river.len());
    river.insert(at, slot);
    if at != from {
        game.emit(Rule::Priority, Happening::TileMoved { tile, position: at as u8 });
    }
}

/// A tile leaves the River for good; its miniatures stay where they are.
fn remove(game: &mut Game, tile: TileId) {
    let state = game.state_mut();
    let before = state.river.len();
    state.river.retain(|slot| !is_slot_of(slot, tile));
    if state.river.len() == before {
        return;
    }
    state.removed_tiles.push(tile);
    game.emit(Rule::Priority, Happening::TileRemoved { tile, demobilized: false });
}

/// Cubes of the Villain go from Fatigue to Reserve, or back. R2 VI.A.1
fn shift(game: &mut Game, cubes: u8, towards: CubeZone) {
    if cubes == 0 {
        return;
    }
    let post = &mut game.state_mut().post;
    let what = match towards {
        CubeZone::Reserve => {
            (post.fatigue, post.reserve) = (post.fatigue - cubes, post.reserve + cubes);
            Happening::Recovered { mini: None, to_reserve: cubes, healed: 0 }
        }
        CubeZone::Fatigue => {
            (post.fatigue, post.reserve) = (post.fatigue + cubes, post.reserve - cubes);
            Happening::Tired { mini: None, cubes }
        }
    };
    game.emit(Rule::Priority, what);
}
