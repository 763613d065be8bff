//! The Task Attack. SOLO VI

use super::courses::{Course, Courses};
use super::heroes::{closest, heroes, heroes_in, meant};
use super::stage::{Stage, strike};
use super::ways::{Budget, Ways};
use crate::ai_task::{AreaReason, StruckOut};
use crate::board::AreaId;
use crate::command::AttackKind;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::solo::Tiebreaker;

/// How a miniature attacks: kinds of Attack in order, with the Characteristic for each; what it spends on its
/// way; which Hero is meant. SOLO VI
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Manner {
    /// Kinds of Attack that it has, each with one of its Characteristics.
    pub lines: Vec<(AttackKind, u8)>,
    /// What it spends on its way.
    pub purse: Budget,
    /// Which Hero is meant.
    pub tie: Option<Tiebreaker>,
}

/// The attacks of a miniature: in the first kind that it can do at all, preferably from where it stands.
/// SOLO VI
///
/// # Errors
/// Why it can attack nobody.
pub(crate) fn attack(game: &Game, mini: MiniId, manner: &Manner) -> Result<Courses, StruckOut> {
    let Some(ways) = Ways::of(game, mini) else { return Err(StruckOut::NobodyInReach) };
    let Some(here) = game.state().mini(mini).area else { return Err(StruckOut::NobodyInReach) };
    if manner.lines.is_empty() {
        return Err(StruckOut::NoCharacteristic);
    }
    if heroes(game, mini).is_empty() {
        return Err(StruckOut::NoHero);
    }
    let mut stage = Stage::of(game, mini);
    for (kind, choice) in &manner.lines {
        let mut attempt = Attempt { game, mini, ways: &ways, here, kind: *kind, choice: *choice, manner };
        if let Some(courses) = attempt.standing_still(&mut stage).or_else(|| attempt.on_the_move(&mut stage)) {
            return Ok(courses);
        }
    }
    Err(StruckOut::NobodyInReach)
}

/// A kind of Attack that is tried.
struct Attempt<'a> {
    game: &'a Game,
    mini: MiniId,
    ways: &'a Ways,
    here: AreaId,
    kind: AttackKind,
    choice: u8,
    manner: &'a Manner,
}

impl Attempt<'_> {
    /// Without moving. SOLO VI
    fn standing_still(&mut self, stage: &mut Stage) -> Option<Courses> {
        let tied = stage.targets(self.here, self.kind, self.choice);
        let list = meant(self.game, self.manner.tie, &tied).into_iter().map(|hero| self.course(hero, self.here));
        let list: Vec<Course> = list.collect();
        (!list.is_empty()).then(|| Courses::among(list, tied).because(AreaReason::FromHere))
    }

    /// After a Movement; a miniature beside a Hero stays there. SOLO VI
    fn on_the_move(&mut self, stage: &mut Stage) -> Option<Courses> {
        if !heroes_in(self.game, self.mini, self.here).is_empty() {
            return None;
        }
        let within = self.ways.within(self.game, self.mini, self.manner.purse).into_iter();
        let spots: Vec<Spot> = within
            .map(|(area, cost)| Spot { area, cost, targets: stage.targets(area, self.kind, self.choice) })
            .filter(|spot| !spot.targets.is_empty())
            .collect();
        if spots.is_empty() {
            return None;
        }
        Some(match self.kind {
            AttackKind::Melee => self.to_the_closest(&spots),
            AttackKind::Ranged => self.to_where_it_sees(&spots),
        })
    }

    /// Toward the closest Hero that can be attacked, no farther than needed. SOLO VI, G-97
    fn to_the_closest(&self, spots: &[Spot]) -> Courses {
        let mut all: Vec<MiniId> = spots.iter().flat_map(|spot| spot.targets.iter().copied()).collect();
        all.sort_unstable();
        all.dedup();
        let tied = closest(self.game, self.ways, self.here, &all);
        let mut list = Vec::new();
        for hero in meant(self.game, self.manner.tie, &tied) {
            let near = spots.iter().filter(|spot| spot.targets.contains(&hero));
            let least = near.clone().map(|spot| spot.cost).min();
            list.extend(near.filter(|spot| Some(spot.cost) == least).map(|spot| self.course(hero, spot.area)));
        }
        Courses::among(list, tied).because(AreaReason::ClosestHero)
    }

    /// The shortest way to where it sees a Hero, from above if there is a choice. SOLO VI
    fn to_where_it_sees(&self, spots: &[Spot]) -> Courses {
        let least = spots.iter().map(|spot| spot.cost).min();
        let near: Vec<&Spot> = spots.iter().filter(|spot| Some(spot.cost) == least).collect();
        let is_above = |spot: &&&Spot| spot.targets.iter().any(|hero| stands_lower(self.game, *hero, spot.area));
        let above: Vec<&Spot> = near.iter().filter(is_above).copied().collect();
        let (mut list, mut tied) = (Vec::new(), Vec::new());
        let reason = if above.is_empty() { AreaReason::FirstSight } else { AreaReason::FromAbove };
        for spot in if above.is_empty() { near } else { above } {
            tied.extend(spot.targets.iter().map(|hero| (*hero, Some(spot.area))));
            let heroes = meant(self.game, self.manner.tie, &spot.targets);
            list.extend(heroes.into_iter().map(|hero| self.course(hero, spot.area)));
        }
        Courses { list, tied, area_first: true }.because(reason)
    }

    fn course(&self, hero: MiniId, area: AreaId) -> Course {
        Course::act(Some(hero), area, strike(self.mini, hero, self.kind, self.choice))
    }
}

/// An Area from which somebody can be attacked.
struct Spot {
    area: AreaId,
    cost: u8,
    targets: Vec<MiniId>,
}

/// Whether a miniature stands lower than an Area. R2 VII.C.4
pub(super) fn stands_lower(game: &Game, mini: MiniId, area: AreaId) -> bool {
    let board = game.board();
    game.state().mini(mini).area.is_some_and(|low| board.area(low).elevation < board.area(area).elevation)
}
