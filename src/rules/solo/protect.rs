//! The Task Protect. SOLO VIII

use super::attack::Manner;
use super::courses::{Course, Courses};
use super::elevator::to_another_level;
use super::heroes::{closest, heroes_in, meant, villains_in};
use super::stage::{Interacting, Stage, strike};
use super::ways::{Walker, Ways};
use crate::ai_task::{AreaReason, StruckOut};
use crate::board::AreaId;
use crate::command::AttackKind;
use crate::game::Game;
use crate::id::MiniId;
use crate::mission;
use gotham_content::mission::Side;
use gotham_content::script::AreaSet;

/// Where a miniature makes it hardest for the Heroes, and what it does there. SOLO VIII
///
/// # Errors
/// Why it cannot.
pub(crate) fn protect(
    game: &Game,
    mini: MiniId,
    manner: &Manner,
    wanted: impl Fn(&Interacting) -> bool,
) -> Result<Courses, StruckOut> {
    let places = mission::places(game, Side::Heroes);
    let (Some(ways), Some(here)) = (Ways::of(game, mini), game.state().mini(mini).area) else {
        return Err(StruckOut::ObjectiveTooFar);
    };
    if places.count() == 0 {
        return Err(StruckOut::NoObjective);
    }
    if let Some(courses) = to_another_level(game, mini, places, manner.purse) {
        return Ok(courses);
    }
    let within = ways.within(game, mini, manner.purse);
    let mut guard = Guard { game, mini, manner, places, ways, within, stage: Stage::of(game, mini) };
    let (spots, reason) = if guard.is_near(here) { guard.stay_or_strike(here) } else { guard.go()? };
    Ok(guard.courses(spots, wanted).because(reason))
}

/// A miniature looking for a place to protect.
struct Guard<'a> {
    game: &'a Game,
    mini: MiniId,
    manner: &'a Manner,
    /// Areas of active Hero Objectives.
    places: AreaSet,
    ways: Ways,
    /// Areas that it can get to, with their cost.
    within: Vec<(AreaId, u8)>,
    stage: Stage,
}

/// Something that it could do: the Objective, and the Area that it goes to.
type Spot = (AreaId, AreaId);

/// Where it goes, and why.
type Chosen = (Vec<Spot>, AreaReason);

impl Guard<'_> {
    /// Objectives in an Area or Adjacent to it.
    fn objectives_near(&self, area: AreaId) -> AreaSet {
        self.places.and(self.game.board().beside(area).or(AreaSet::of(area)))
    }

    fn is_near(&self, area: AreaId) -> bool {
        self.objectives_near(area).count() > 0
    }

    /// It stays beside its Objective, unless it can attack from beside another one but not from here. SOLO VIII
    fn stay_or_strike(&mut self, here: AreaId) -> Chosen {
        let stays = (
            self.best(self.objectives_near(here).iter().map(|objective| (objective, here)).collect()),
            AreaReason::GuardsAlready,
        );
        if !self.strikes(here).is_empty() {
            return stays;
        }
        let within = self.within.clone();
        let mut spots: Vec<Spot> = Vec::new();
        for (area, _) in within {
            if self.is_near(area) && !self.strikes(area).is_empty() {
                spots.extend(self.objectives_near(area).iter().map(|objective| (objective, area)));
            }
        }
        let best = self.best(spots);
        if best.is_empty() { stays } else { (best, AreaReason::LeavesToAttack) }
    }

    /// The first of the four kinds of place that it can get to. SOLO VIII
    fn go(&self) -> Result<Chosen, StruckOut> {
        let board = self.game.board();
        let can_stop = |area: &AreaId| self.within.iter().any(|(known, _)| known == area);
        let has_heroes = |area: &AreaId| !heroes_in(self.game, self.mini, *area).is_empty();
        let at: Vec<Spot> = self.places.iter().filter(can_stop).map(|area| (area, area)).collect();
        let beside = self.places.iter().flat_map(|objective| {
            let areas = board.beside(objective).iter().filter(can_stop);
            areas.map(move |area| (objective, area)).collect::<Vec<Spot>>()
        });
        let beside: Vec<Spot> = beside.collect();
        let held = |spots: &[Spot]| spots.iter().copied().filter(|(_, area)| has_heroes(area)).collect::<Vec<Spot>>();
        let far = |spot: &Spot| self.ways.cost(spot.0).unwrap_or(u8::MAX);
        let least = beside.iter().map(far).min();
        let closest: Vec<Spot> = beside.iter().copied().filter(|spot| Some(far(spot)) == least).collect();
        let kinds = [
            (held(&at), AreaReason::HeroAtObjective),
            (held(&beside), AreaReason::HeroBesideObjective),
            (at, AreaReason::AtObjective),
            (closest, AreaReason::BesideObjective),
        ];
        let found = kinds.into_iter().find(|(spots, _)| !spots.is_empty());
        let (spots, reason) = found.ok_or(StruckOut::ObjectiveTooFar)?;
        Ok((self.best(spots), reason))
    }

    /// Of several Objectives, the one with the fewest of the Villain's miniatures, then the closest; of its Areas,
    /// those with the shortest way. SOLO VIII
    fn best(&self, spots: Vec<Spot>) -> Vec<Spot> {
        let crowd = |objective: AreaId| villains_in(self.game, objective, Some(self.mini));
        let far = |objective: AreaId| self.ways.cost(objective).unwrap_or(u8::MAX);
        let cost = |area: AreaId| self.ways.cost(area).unwrap_or(u8::MAX);
        let of_objective = |spot: &Spot| (crowd(spot.0), far(spot.0));
        let Some(least) = spots.iter().map(of_objective).min() else { return Vec::new() };
        let best: Vec<Spot> = spots.into_iter().filter(|spot| of_objective(spot) == least).collect();
        let mut spots: Vec<Spot> = Vec::new();
        for (objective, area) in &best {
            let own = best.iter().filter(|(other, _)| other == objective).map(|(_, area)| cost(*area));
            if own.min() == Some(cost(*area)) && spots.iter().all(|(_, known)| known != area) {
                spots.push((*objective, *area));
            }
        }
        spots
    }

    /// Attacks from an Area: in Melee on a Hero that stands there, otherwise on the closest Hero in sight. SOLO VIII
    fn strikes(&mut self, area: AreaId) -> Vec<(MiniId, AttackKind, u8)> {
        for (kind, choice) in &self.manner.lines {
            let mut targets = self.stage.targets(area, *kind, *choice);
            match kind {
                AttackKind::Melee => targets.retain(|hero| self.game.state().mini(*hero).area == Some(area)),
                AttackKind::Ranged => {
                    let ways = Ways::from(self.game, self.mini, area, Walker::Automaton);
                    targets = closest(self.game, &ways, area, &targets);
                }
            }
            if !targets.is_empty() {
                return targets.into_iter().map(|hero| (hero, *kind, *choice)).collect();
            }
        }
        Vec::new()
    }

    /// What it does in these Areas: an attack, or else something for a Villain Objective. SOLO VIII
    fn courses(&mut self, spots: Vec<Spot>, wanted: impl Fn(&Interacting) -> bool) -> Courses {
        let (mut list, mut tied) = (Vec::new(), Vec::new());
        let own = mission::places(self.game, Side::Villain);
        for (objective, area) in spots {
            let strikes = self.strikes(area);
            let heroes: Vec<MiniId> = strikes.iter().map(|(hero, ..)| *hero).collect();
            let chosen = meant(self.game, self.manner.tie, &heroes);
            tied.extend(heroes.into_iter().map(|hero| (hero, Some(area))));
            let strikes = strikes.into_iter().filter(|(hero, ..)| chosen.contains(hero));
            let before = list.len();
            list.extend(
                strikes
                    .map(|(hero, kind, choice)| Course::act(Some(hero), area, strike(self.mini, hero, kind, choice))),
            );
            if list.len() == before && AreaSet::of(area).and(own).count() > 0 {
                let deeds = self.stage.interactions(area, &wanted).into_iter();
                list.extend(deeds.map(|deed| Course::act(None, area, deed)));
            }
            if list.len() == before {
                list.push(Course::go(None, area));
            }
            list[before..].iter_mut().for_each(|course| course.objective = Some(objective));
        }
        Courses { list, tied, area_first: true }
    }
}
