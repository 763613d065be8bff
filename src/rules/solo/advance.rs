//! The Task Advance. SOLO VII

use super::carrying;
use super::choice::by_the_card;
use super::courses::{Course, Courses};
use super::elevator::to_another_level;
use super::heroes::heroes_in;
use super::stage::Stage;
use super::ways::{Budget, Ways};
use crate::ai_task::{AreaReason, StruckOut};
use crate::board::AreaId;
use crate::command::Command;
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use gotham_content::mission::Side;

/// What is done for a Villain Objective: at the closest one that the miniature is able to advance. What it carries for one
/// is brought first. SOLO VII
///
/// # Errors
/// Why it cannot.
pub(crate) fn advance(game: &Game, mini: MiniId) -> Result<Courses, StruckOut> {
    let by_heroes = |areas: Vec<AreaId>| {
        let heroes = |area: &AreaId| heroes_in(game, mini, *area).len();
        let fewest = areas.iter().map(heroes).min();
        areas.into_iter().filter(|area| Some(heroes(area)) == fewest).collect()
    };
    if let Some(courses) = carrying::bring(game, mini) {
        return Ok(courses);
    }
    let deeds = |stage: &mut Stage, area: AreaId| {
        let mut deeds = stage.interactions(area, |it| by_the_card(game, mini, it));
        deeds.extend(carrying::fetches(game, stage, mini, area));
        deeds
    };
    go_to(game, mini, Budget::OneCube, deeds, by_heroes)
}

/// The same for whatever may be done in an Area, with another purse and another choice among the closest Objectives. SOLO VII,
/// XI
pub(super) fn go_to(
    game: &Game,
    mini: MiniId,
    purse: Budget,
    deeds: impl Fn(&mut Stage, AreaId) -> Vec<Command>,
    choose: impl Fn(Vec<AreaId>) -> Vec<AreaId>,
) -> Result<Courses, StruckOut> {
    let places = mission::places(game, Side::Villain);
    if places.count() == 0 {
        return Err(StruckOut::NoObjective);
    }
    let Some(ways) = Ways::of(game, mini) else { return Err(StruckOut::ObjectiveTooFar) };
    let mut stage = Stage::of(game, mini);
    let known = places.iter().map(|area| (area, deeds(&mut stage, area)));
    let able: Vec<(AreaId, Vec<Command>)> = known.filter(|(_, deeds)| !deeds.is_empty()).collect();
    let wanted = able.iter().map(|(area, _)| *area).collect();
    if let Some(courses) = to_another_level(game, mini, wanted, purse) {
        return Ok(courses);
    }
    if able.is_empty() {
        return Err(StruckOut::CannotAdvance);
    }
    let cost = |area: &AreaId| ways.cost_to_stop(*area);
    let least = able.iter().filter_map(|(area, _)| cost(area)).min().filter(|cost| purse.pays(game, mini, *cost));
    let Some(least) = least else { return Err(StruckOut::ObjectiveTooFar) };
    let near: Vec<AreaId> = able.iter().map(|(area, _)| *area).filter(|area| cost(area) == Some(least)).collect();
    let chosen = choose(near.clone());
    let reason = if chosen.len() < near.len() { AreaReason::FewestHeroes } else { AreaReason::ClosestObjective };
    let chosen = able.into_iter().filter(|(area, _)| chosen.contains(area));
    let course = |area: AreaId, deed: Command| Course::act(None, area, deed).about(area).because(reason);
    let list = chosen.flat_map(|(area, deeds)| deeds.into_iter().map(move |deed| course(area, deed)));
    Ok(Courses::of(list.collect()))
}
