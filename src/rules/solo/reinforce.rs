//! Reinforcement by numbered tokens. SOLO XII

use super::card::sheet;
use super::ways::{Walker, Ways};
use crate::board::AreaId;
use crate::figures;
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::query;
use crate::state::RiverSlot;

/// Whose miniature comes next: the leftmost tile in the River that the points pay for. SOLO XII
pub(crate) fn next_in_pool(game: &Game, points: u8) -> Option<(TileId, MiniId)> {
    let river = game.state().river.iter().filter_map(|slot| match slot {
        RiverSlot::Tile { tile, .. } => Some(*tile),
        RiverSlot::Event => None,
    });
    let mut paid = river.filter(|tile| game.scenario().tile(*tile).reinforcement.is_some_and(|cost| cost <= points));
    paid.find_map(|tile| Some((tile, figures::in_pool(game, tile).next()?)))
}

/// The Areas of the Reinforcement tokens 1, 2, ..., and whether each lies face up. SOLO XII
pub(crate) fn numbered(game: &Game) -> Vec<(AreaId, bool)> {
    let is_up = |area: AreaId| game.state().reinforcement_areas.contains(&(area, true));
    let areas = sheet(game).map(|sheet| sheet.reinforcement.as_slice()).unwrap_or_default();
    areas.iter().map(|area| (*area, is_up(*area) && !game.board().is_closed(*area))).collect()
}

/// Of several Areas, those from which a miniature has the shortest way to a Hero. SOLO XII, G-50
pub(crate) fn closest_to(game: &Game, mini: MiniId, hero: MiniId, areas: &[AreaId]) -> Vec<AreaId> {
    let Some(goal) = game.state().mini(hero).area else { return areas.to_vec() };
    let far = |area: &AreaId| {
        let ways = Ways::from(game, mini, *area, Walker::Automaton);
        let distance = query::distance(game, *area, goal).unwrap_or(u8::MAX);
        ways.cost(goal).map_or((u8::MAX, distance), |cost| (cost, 0))
    };
    let least = areas.iter().map(far).min();
    areas.iter().copied().filter(|area| Some(far(area)) == least).collect()
}
