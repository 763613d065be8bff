//! Which Hero is meant. SOLO III, IX

use std::cmp::Reverse;

use super::ways::{Walker, Ways};
use crate::board::AreaId;
use crate::command::Stance;
use crate::figures;
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use crate::skills;
use crate::state::Control;
use gotham_content::mission::Side;
use gotham_content::solo::Tiebreaker;

/// Heroes that a Task may mean, except Protected ones. SOLO III, G-27
pub(crate) fn heroes(game: &Game, mini: MiniId) -> Vec<MiniId> {
    let is_open = |hero: &MiniId| skills::defending::protected(game, *hero).is_ok();
    game.state().all_minis().filter(|other| is_hero(game, mini, *other)).filter(is_open).collect()
}

/// Whether a miniature is a Hero for another: in whatever form, it is on the Heroes' side, or their players decide for
/// it; it stands, and the other's side may attack it. One that a mode spares for now is still a Hero.
/// SOLO III, G-92
pub(super) fn is_hero(game: &Game, mini: MiniId, other: MiniId) -> bool {
    let is_foe = match game.state().mini(other).tile().and_then(|tile| game.scenario().company(tile)) {
        Some(company) => company.attackable && !figures::are_allies(game, mini, other),
        None => figures::enemies(game, mini, other),
    };
    is_the_heroes(game, other) && is_foe && figures::is_living(game, other)
}

/// Whether a miniature is on the Heroes' side, or their players decide for it; never one that the Villain decides for.
pub(super) fn is_the_heroes(game: &Game, mini: MiniId) -> bool {
    let body = game.state().mini(mini);
    match body.side {
        Some(Side::Heroes) => body.control != Control::Villain,
        Some(Side::Villain) => false,
        None => body.control.side() == Some(Side::Heroes),
    }
}

/// How close a Hero is: Move Points into its Area; if there is no way, as far as can be, and then by Distance. G-50,
/// G-95
fn closeness(game: &Game, ways: &Ways, from: AreaId, hero: MiniId) -> (u8, u8) {
    let Some(area) = game.state().mini(hero).area else { return (u8::MAX, u8::MAX) };
    let distance = figures::distance(game, from, area).unwrap_or(u8::MAX);
    ways.cost(area).map_or((u8::MAX, distance), |cost| (cost, 0))
}

/// The closest of several Heroes, all that are equally close. SOLO III, G-50, G-95
pub(crate) fn closest(game: &Game, ways: &Ways, from: AreaId, heroes: &[MiniId]) -> Vec<MiniId> {
    let far = |hero: &MiniId| closeness(game, ways, from, *hero);
    let least = heroes.iter().map(far).min();
    heroes.iter().copied().filter(|hero| Some(far(hero)) == least).collect()
}

/// Of several Heroes, those that the card means: all that are tied, and all if no card is in force. SOLO IX
pub(crate) fn meant(game: &Game, tie: Option<Tiebreaker>, heroes: &[MiniId]) -> Vec<MiniId> {
    let Some(tie) = tie.filter(|_| heroes.len() > 1) else { return heroes.to_vec() };
    let ranks: Vec<u16> = heroes.iter().map(|hero| rank(game, tie, *hero)).collect();
    let best = ranks.iter().min().copied();
    heroes.iter().zip(&ranks).filter(|(_, rank)| Some(**rank) == best).map(|(hero, _)| *hero).collect()
}

/// The lower it is, the more the card means this Hero. SOLO IX
fn rank(game: &Game, tie: Tiebreaker, hero: MiniId) -> u16 {
    let state = game.state();
    let tablet = state.tablet(hero);
    let cubes = |count: u8| u16::from(count);
    let most = |count: u8| u16::MAX - u16::from(count);
    let wounds = tablet.map_or_else(|| lost_life(game, hero), |tablet| tablet.wounds);
    let rests = tablet.is_some_and(|tablet| tablet.stance == Stance::Resting);
    match tie {
        Tiebreaker::MostWounds => most(wounds),
        Tiebreaker::FewestWounds => cubes(wounds),
        Tiebreaker::MostFatigue => most(tablet.map_or(0, |tablet| tablet.fatigue)),
        Tiebreaker::LowestReserve => cubes(tablet.map_or(0, |tablet| tablet.reserve)),
        Tiebreaker::HighestReserve => most(tablet.map_or(0, |tablet| tablet.reserve)),
        Tiebreaker::Resting => u16::from(!rests),
        Tiebreaker::Active => u16::from(rests),
        Tiebreaker::FewestVillains => cubes(state.mini(hero).area.map_or(0, |area| villains_in(game, area, None))),
        Tiebreaker::ClosestToObjective => cubes(way_to_objective(game, hero)),
    }
}

/// What an ally has lost: it has no Wound Zone. G-101
fn lost_life(game: &Game, mini: MiniId) -> u8 {
    let body = game.state().mini(mini);
    body.tile().map_or(0, |tile| game.scenario().tile(tile).life.saturating_sub(body.life))
}

/// The Villain's miniatures in an Area, perhaps leaving one of them out. SOLO III
pub(super) fn villains_in(game: &Game, area: AreaId, without: Option<MiniId>) -> u8 {
    let is_his = |mini: &MiniId| {
        Some(*mini) != without
            && game.state().mini(*mini).side == Some(Side::Villain)
            && figures::is_living(game, *mini)
    };
    game.places().within(area).filter(is_his).count() as u8
}

/// Heroes in an Area against whom a miniature may turn.
pub(super) fn heroes_in(game: &Game, mini: MiniId, area: AreaId) -> Vec<MiniId> {
    heroes(game, mini).into_iter().filter(|hero| game.state().mini(*hero).area == Some(area)).collect()
}

/// Move Points of a Hero to an active Objective of either side. SOLO IX, G-50
fn way_to_objective(game: &Game, hero: MiniId) -> u8 {
    let Some(area) = game.state().mini(hero).area else { return u8::MAX };
    let ways = Ways::from(game, hero, area, Walker::Anybody);
    let places = [Side::Heroes, Side::Villain].map(|side| mission::places(game, side));
    let costs = places.into_iter().flat_map(|places| places.iter()).filter_map(|place| ways.cost(place));
    costs.min().unwrap_or(u8::MAX)
}

/// Those with the highest rank: all that are tied.
pub(super) fn best_by<T: Copy, R: Ord>(items: &[T], rank: impl Fn(&T) -> R) -> Vec<T> {
    let ranks: Vec<Reverse<R>> = items.iter().map(|item| Reverse(rank(item))).collect();
    let best = ranks.iter().min();
    items.iter().zip(&ranks).filter(|(_, rank)| Some(*rank) == best).map(|(item, _)| *item).collect()
}
