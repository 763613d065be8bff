//! Move Toward Hero. SOLO IX

use super::card::tie_in_force;
use super::courses::{Course, Courses};
use super::heroes::{closest, heroes, meant};
use super::ways::{Budget, Walker, Ways};
use crate::ai_task::{AreaReason, StruckOut};
use crate::board::AreaId;
use crate::figures;
use crate::game::Game;
use crate::id::MiniId;

/// As close to the closest Hero as it gets without a cube. SOLO IX
///
/// # Errors
/// When there is nobody to go to.
pub(crate) fn towards(game: &Game, mini: MiniId) -> Result<Courses, StruckOut> {
    let (Some(ways), Some(here)) = (Ways::of(game, mini), game.state().mini(mini).area) else {
        return Err(StruckOut::NoHero);
    };
    let tied = closest(game, &ways, here, &heroes(game, mini));
    let within = ways.within(game, mini, Budget::Empty);
    let list = meant(game, tie_in_force(game), &tied).into_iter().flat_map(|hero| {
        let near = nearest_to(game, mini, hero, &within);
        near.into_iter().map(move |area| Course::go(Some(hero), area))
    });
    let list: Vec<Course> = list.collect();
    if list.is_empty() {
        Err(StruckOut::NoHero)
    } else {
        Ok(Courses::among(list, tied).because(AreaReason::ClosestHero))
    }
}

/// Of the Areas that it can get to, those from which the rest of the way to a Hero is the shortest, and of these, the
/// ones with the shortest way so far. SOLO IX
pub(super) fn nearest_to(game: &Game, mini: MiniId, hero: MiniId, within: &[(AreaId, u8)]) -> Vec<AreaId> {
    let goal = game.state().mini(hero).area;
    goal.map_or_else(Vec::new, |goal| nearest(game, mini, goal, within))
}

/// The same on the way to an Area.
pub(super) fn nearest(game: &Game, mini: MiniId, goal: AreaId, within: &[(AreaId, u8)]) -> Vec<AreaId> {
    let left = |area: AreaId| {
        let ways = Ways::from(game, mini, area, Walker::Automaton);
        let distance = || figures::distance(game, area, goal).unwrap_or(u8::MAX);
        ways.cost(goal).map_or_else(|| (u8::MAX, distance()), |cost| (cost, 0))
    };
    let ranks: Vec<_> = within.iter().map(|(area, cost)| (left(*area), *cost)).collect();
    let best = ranks.iter().min().copied();
    within.iter().zip(&ranks).filter(|(_, rank)| Some(**rank) == best).map(|((area, _), _)| *area).collect()
}
