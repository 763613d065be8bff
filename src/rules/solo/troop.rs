//! Minions that a Leader calls: who comes next, and where it goes. SOLO XI

use super::card::is_leader;
use super::courses::{Course, Courses};
use super::heroes::best_by;
use super::towards::nearest_to;
use super::ways::{Budget, Ways};
use crate::ai_task::AreaReason;
use crate::board::AreaId;
use crate::figures;
use crate::frames::{Deed, Troop};
use crate::game::Game;
use crate::id::MiniId;
use crate::state::{Control, RiverSlot};
use gotham_content::mission::Side;

/// Where they go: to the Hero, or to the Leader. SOLO XI
fn goal(game: &Game, troop: &Troop) -> Option<AreaId> {
    game.state().mini(troop.hero.unwrap_or(troop.leader)).area
}

/// Who is called next: the closest Minion that is not there yet; of several, the one whose tile lies farthest right in
/// the River. Only those who can get there come to a Leader. SOLO XI, G-98
pub(crate) fn next_minion(game: &Game, troop: &Troop) -> Vec<MiniId> {
    let Some(goal) = goal(game, troop) else { return Vec::new() };
    let state = game.state();
    let is_minion = |mini: &MiniId| {
        let body = state.mini(*mini);
        body.side == Some(Side::Villain)
            && body.control == Control::Villain
            && body.tile().is_some()
            && body.area.is_some_and(|area| area != goal)
            && !is_leader(game, *mini)
            && !troop.called.contains(mini)
    };
    let far = |mini: MiniId| {
        let ways = Ways::of(game, mini)?;
        let comes = ways.cost_to_stop(goal).is_some_and(|cost| Budget::OneCube.pays(game, mini, cost));
        let distance = figures::distance_from(game, mini, goal);
        let far = ways.cost(goal).map_or((u8::MAX, distance), |cost| (cost, 0));
        (comes || troop.hero.is_some()).then_some(far)
    };
    let found: Vec<(MiniId, (u8, u8))> =
        state.all_minis().filter(is_minion).filter_map(|mini| Some((mini, far(mini)?))).collect();
    let least = found.iter().map(|(_, far)| *far).min();
    let near: Vec<MiniId> = found.iter().filter(|(_, far)| Some(*far) == least).map(|(mini, _)| *mini).collect();
    best_by(&near, |mini| river_position(game, *mini))
}

/// How far right a miniature's tile lies in the River.
fn river_position(game: &Game, mini: MiniId) -> Option<usize> {
    let wanted = game.state().mini(mini).tile()?;
    game.state().river.iter().rposition(|slot| matches!(slot, RiverSlot::Tile { tile, .. } if *tile == wanted))
}

/// Where a Minion that was called goes: there, or as close as it gets; called against a Hero, it attacks. SOLO XI
pub(crate) fn comes(game: &Game, troop: &Troop, mini: MiniId) -> Courses {
    let (Some(goal), Some(ways)) = (goal(game, troop), Ways::of(game, mini)) else { return Courses::default() };
    let within = ways.within(game, mini, Budget::OneCube);
    let areas = match troop.hero {
        _ if within.iter().any(|(area, _)| *area == goal) => vec![goal],
        Some(hero) => nearest_to(game, mini, hero, &within),
        None => Vec::new(),
    };
    let deed = troop.hero.map_or(Deed::Nothing, Deed::Strike);
    let course = |area| Course::of(troop.hero, area, deed.clone()).because(AreaReason::Called);
    Courses::of(areas.into_iter().map(course).collect())
}
