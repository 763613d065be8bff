//! Leaders' Tasks: where they go, whom they mean, what they do there. SOLO XI

use super::advance::go_to;
use super::attack::stands_lower;
use super::card::{options, tie_in_force};
use super::courses::{Course, Courses};
use super::heroes::{best_by, closest, heroes, meant, villains_in};
use super::stage::{Stage, strike};
use super::ways::{Budget, Ways};
use crate::ai_task::{AiTask, AreaReason, StruckOut};
use crate::board::AreaId;
use crate::command::{AttackKind, Command, Effort};
use crate::event::AttackOrigin;
use crate::figures;
use crate::frames::Frame;
use crate::game::Game;
use crate::id::MiniId;
use crate::query::pools;
use crate::skill_target::SkillTarget;
use crate::skills;
use gotham_content::skill::{Skill, SkillLevel};
use gotham_content::solo::LeaderTask;
use gotham_content::tile::Action;

/// A Leader that looks for what its Task needs.
struct Search<'a> {
    game: &'a Game,
    mini: MiniId,
    here: AreaId,
    ways: Ways,
    stage: Stage,
}

/// What comes of a Task.
type Found = Result<Courses, StruckOut>;

impl<'a> Search<'a> {
    fn of(game: &'a Game, mini: MiniId) -> Result<Search<'a>, StruckOut> {
        let (Some(ways), Some(here)) = (Ways::of(game, mini), game.state().mini(mini).area) else {
            return Err(StruckOut::NoRoom);
        };
        if heroes(game, mini).is_empty() {
            return Err(StruckOut::NoHero);
        }
        Ok(Search { game, mini, here, ways, stage: Stage::of(game, mini) })
    }

    /// Heroes in groups, the closest first; a group that offers no legal place gives way to the next. SOLO XI
    fn by_closeness(&self) -> Vec<Vec<MiniId>> {
        let mut left = heroes(self.game, self.mini);
        let mut groups = Vec::new();
        while !left.is_empty() {
            let group = closest(self.game, &self.ways, self.here, &left);
            left.retain(|hero| !group.contains(hero));
            groups.push(group);
        }
        groups
    }

    /// Goes for the first group of Heroes for which there is a legal place; the Leader must be able to pay for the way.
    /// SOLO XI
    fn go_for(
        &mut self,
        groups: Vec<Vec<MiniId>>,
        mut places: impl FnMut(&mut Search, MiniId) -> Vec<Course>,
        rank: impl Fn(&Search, &Course) -> (u8, u8),
    ) -> Found {
        for group in groups {
            let mut tried: Vec<(MiniId, Vec<Course>)> = Vec::new();
            for hero in group {
                let mut found = places(self, hero);
                found.retain(|course| self.ways.cost_to_stop(course.area).is_some());
                if !found.is_empty() {
                    tried.push((hero, found));
                }
            }
            if tried.is_empty() {
                continue;
            }
            let tied: Vec<MiniId> = tried.iter().map(|(hero, _)| *hero).collect();
            let chosen = meant(self.game, tie_in_force(self.game), &tied);
            let mut list = Vec::new();
            for (_, found) in tried.into_iter().filter(|(hero, _)| chosen.contains(hero)) {
                let paid = found.into_iter().filter(|course| self.pays(course.area));
                let paid: Vec<Course> = paid.collect();
                let least = paid.iter().map(|course| rank(self, course)).min();
                list.extend(paid.into_iter().filter(|course| Some(rank(self, course)) == least));
            }
            return if list.is_empty() { Err(StruckOut::HeroTooFar) } else { Ok(Courses::among(list, tied)) };
        }
        Err(StruckOut::NobodyInReach)
    }

    fn pays(&self, area: AreaId) -> bool {
        self.ways.cost_to_stop(area).is_some_and(|cost| Budget::Open.pays(self.game, self.mini, cost))
    }

    fn cost(&self, area: AreaId) -> u8 {
        self.ways.cost(area).unwrap_or(u8::MAX)
    }

    /// Every Area in which it could stop.
    fn areas(&self) -> Vec<AreaId> {
        let areas = self.game.board().areas();
        areas.filter(|area| self.ways.cost_to_stop(*area).is_some()).collect()
    }

    fn has(&self, action: Action) -> Result<(), StruckOut> {
        if options(self.game, self.mini, action) > 0 { Ok(()) } else { Err(StruckOut::NoCharacteristic) }
    }

    fn area_of(&self, hero: MiniId) -> Option<AreaId> {
        self.game.state().mini(hero).area
    }

    /// An attack on a Hero from an Area, if it may be made there.
    fn strike(&mut self, hero: MiniId, area: AreaId, kind: AttackKind) -> Option<Course> {
        let command = strike(self.mini, hero, kind, 0);
        self.stage.can(area, &command).then(|| Course::act(Some(hero), area, command))
    }

    /// Areas Adjacent to a Hero's.
    fn beside(&self, hero: MiniId) -> Vec<AreaId> {
        let board = self.game.board();
        let areas = self.area_of(hero).map(|area| board.beside(area));
        areas
            .into_iter()
            .flat_map(|areas| areas.iter())
            .filter(|area| self.ways.cost_to_stop(*area).is_some())
            .collect()
    }
}

/// Which of two Characteristics a Leader attacks with: the Heroes that count, added to the die. SOLO XI
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crowd {
    /// Those in its Area.
    Here,
    /// Those that it sees.
    InSight,
    /// Those that its attack could be aimed at.
    InReach,
}

/// How many Heroes are added to the die when a Leader attacks from an Area. SOLO XI
pub(crate) fn crowd(game: &Game, mini: MiniId, area: AreaId, kind: AttackKind, crowd: Crowd) -> u8 {
    let state = game.state();
    let where_is = |hero: &MiniId| state.mini(*hero).area;
    let all = heroes(game, mini).into_iter();
    let count = match crowd {
        Crowd::Here => all.filter(|hero| where_is(hero) == Some(area)).count(),
        Crowd::InSight => {
            all.filter(|hero| where_is(hero).is_some_and(|at| figures::line_of_sight(game, area, at))).count()
        }
        Crowd::InReach => Stage::of(game, mini).targets(area, kind, 0).len(),
    };
    count as u8
}

/// Into the closest Hero's Area, and a Melee Attack. SOLO XI
pub(crate) fn melee(game: &Game, mini: MiniId) -> Found {
    in_its_area(game, mini, AttackKind::Melee)
}

/// Into the closest Hero's Area, and a Ranged Attack with the Skill. SOLO XI
pub(crate) fn point_blank(game: &Game, mini: MiniId) -> Found {
    if skills::level(game, mini, Skill::PointBlank) == 0 {
        return Err(StruckOut::NoSkill);
    }
    in_its_area(game, mini, AttackKind::Ranged)
}

fn in_its_area(game: &Game, mini: MiniId, kind: AttackKind) -> Found {
    let mut search = Search::of(game, mini)?;
    search.has(pools::action_of(kind))?;
    let groups = search.by_closeness();
    let place = |search: &mut Search, hero: MiniId| {
        let area = search.area_of(hero);
        area.and_then(|area| search.strike(hero, area, kind)).into_iter().collect()
    };
    search.go_for(groups, place, |_, _| (0, 0)).map(|courses| courses.because(AreaReason::ClosestHero))
}

/// Into sight of the closest Hero by the shortest way, from above if there is a choice, and a Ranged Attack. SOLO XI,
/// G-78
pub(crate) fn ranged(game: &Game, mini: MiniId) -> Found {
    let mut search = Search::of(game, mini)?;
    search.has(Action::Ranged)?;
    let groups = search.by_closeness();
    let place = |search: &mut Search, hero: MiniId| {
        let areas = search.areas();
        areas.into_iter().filter_map(|area| search.strike(hero, area, AttackKind::Ranged)).collect()
    };
    let rank = |search: &Search, course: &Course| {
        let is_above = course.hero.is_some_and(|hero| stands_lower(game, hero, course.area));
        (search.cost(course.area), u8::from(!is_above))
    };
    search.go_for(groups, place, rank).map(|courses| courses.because(AreaReason::FirstSight))
}

/// To a distance from the closest Hero, where most of the Villain's miniatures stand, and a Melee Attack by Reach.
/// SOLO XI
pub(crate) fn reach_melee(game: &Game, mini: MiniId, distance: u8) -> Found {
    let mut search = Search::of(game, mini)?;
    search.has(Action::Melee)?;
    if skills::level(game, mini, Skill::Reach) == 0 {
        return Err(StruckOut::NoSkill);
    }
    let groups = search.by_closeness();
    let place = |search: &mut Search, hero: MiniId| {
        let Some(goal) = search.area_of(hero) else { return Vec::new() };
        let is_far = |area: &AreaId| figures::distance(game, *area, goal) == Some(distance);
        let areas: Vec<AreaId> = search.areas().into_iter().filter(is_far).collect();
        areas.into_iter().filter_map(|area| search.strike(hero, area, AttackKind::Melee)).collect()
    };
    let found = search.go_for(groups, place, |_, course| (u8::MAX - villains_in(game, course.area, Some(mini)), 0));
    found.map(|courses| courses.because(AreaReason::MostVillains))
}

/// By the shortest way to where it sees a Hero from above, and a Ranged Attack. SOLO XI
pub(crate) fn snipe(game: &Game, mini: MiniId) -> Found {
    let mut search = Search::of(game, mini)?;
    search.has(Action::Ranged)?;
    let all = heroes(game, mini);
    let mut spots: Vec<Course> = Vec::new();
    for area in search.areas() {
        for hero in all.iter().copied().filter(|hero| stands_lower(game, *hero, area)) {
            spots.extend(search.strike(hero, area, AttackKind::Ranged));
        }
    }
    let Some(least) = spots.iter().map(|course| search.cost(course.area)).min() else {
        return Err(StruckOut::NobodyInReach);
    };
    spots.retain(|course| search.cost(course.area) == least && search.pays(course.area));
    let mut tied: Vec<MiniId> = spots.iter().filter_map(|course| course.hero).collect();
    tied.sort_unstable();
    tied.dedup();
    let chosen = meant(game, tie_in_force(game), &tied);
    spots.retain(|course| course.hero.is_some_and(|hero| chosen.contains(&hero)));
    if spots.is_empty() {
        Err(StruckOut::HeroTooFar)
    } else {
        Ok(Courses::among(spots, tied).because(AreaReason::FromAbove))
    }
}

/// Beside the Hero with the fewest of the Villain's miniatures around it, and an Explosion both there and here. SOLO XI
pub(crate) fn blast(game: &Game, mini: MiniId) -> Found {
    let mut search = Search::of(game, mini)?;
    if !skills::holds(game, mini, Skill::Blast, &[]) {
        return Err(StruckOut::NoSkill);
    }
    let mut left = heroes(game, mini);
    let around = |hero: &MiniId| {
        let area = game.state().mini(*hero).area;
        u8::MAX - area.map_or(0, |area| villains_in(game, area, Some(mini)))
    };
    let mut groups = Vec::new();
    while !left.is_empty() {
        let group = best_by(&left, around);
        left.retain(|hero| !group.contains(hero));
        groups.push(group);
    }
    let rank = |_: &Search, course: &Course| (villains_in(game, course.area, Some(mini)), 0);
    let found = search.go_for(groups, |search, hero| beside_with(search, hero, Skill::Blast), rank);
    found.map(|courses| courses.because(AreaReason::FewestVillains))
}

/// Into any Area beside the closest Hero, and a grenade. SOLO XI
pub(crate) fn grenade(game: &Game, mini: MiniId) -> Found {
    let mut search = Search::of(game, mini)?;
    if !skills::holds(game, mini, Skill::Grenade, &[]) {
        return Err(StruckOut::NoSkill);
    }
    search.has(Action::Manipulation)?;
    let groups = search.by_closeness();
    let found = search.go_for(groups, |search, hero| beside_with(search, hero, Skill::Grenade), |_, _| (0, 0));
    found.map(|courses| courses.because(AreaReason::BesideClosestHero))
}

/// A Skill that is used on a Hero's Area from one beside it.
fn beside_with(search: &mut Search, hero: MiniId, skill: Skill) -> Vec<Course> {
    let Some(goal) = search.area_of(hero) else { return Vec::new() };
    let mini = search.mini;
    let on = SkillTarget::Area(goal);
    let command = Command::UseSkill { mini, skill, on, effort: Effort::default() };
    let areas = search.beside(hero).into_iter();
    let able: Vec<AreaId> = areas.filter(|area| search.stage.can(*area, &command)).collect();
    able.into_iter().map(|area| Course::act(Some(hero), area, command.clone())).collect()
}

/// To the closest Villain Objective that wants one of these Complex actions. SOLO XI
pub(crate) fn objective(game: &Game, mini: MiniId, actions: &[Action]) -> Found {
    let deeds =
        |stage: &mut Stage, area: AreaId| stage.interactions(area, |it| it.is_complex && actions.contains(&it.action));
    go_to(game, mini, Budget::Open, deeds, |near| near)
}

/// To a Hero among more menacing friends than foes, and an attack. SOLO XI, G-17
pub(crate) fn sneak_attack(game: &Game, mini: MiniId, kind: AttackKind) -> Found {
    let mut search = Search::of(game, mini)?;
    search.has(pools::action_of(kind))?;
    let place = |search: &mut Search, hero: MiniId| {
        let Some(area) = search.area_of(hero) else { return Vec::new() };
        let (enemies, allies) = figures::menace_around(search.stage.in_area(area), mini);
        let may = allies > enemies && search.pays(area);
        may.then(|| search.strike(hero, area, kind)).flatten().into_iter().collect()
    };
    let all = heroes(game, mini);
    search.go_for(vec![all], place, |_, _| (0, 0)).map(|courses| courses.because(AreaReason::MoreMenace))
}

/// The Sneak Attack that the Task gives an attack under way, on top of the Leader's own. SOLO XI
pub(crate) fn lent(game: &Game, attacker: MiniId, origin: AttackOrigin) -> Option<SkillLevel> {
    let errand = game.state().stack.iter().rev().find_map(|frame| match frame {
        Frame::Errand(errand) => Some(errand),
        _ => None,
    })?;
    let AiTask::Leader(LeaderTask::SneakAttack(level)) = errand.task else { return None };
    let skill = Skill::SneakAttack;
    let level = level.saturating_sub(skills::level(game, attacker, skill));
    let is_its = errand.mini == attacker && origin == AttackOrigin::Action;
    (is_its && level > 0).then_some(SkillLevel { skill, level, lost_at: None })
}

/// Where a Leader may get away to with a number of Move Points: anywhere but the Hero's Area. SOLO XI
pub(crate) fn getaways(game: &Game, mini: MiniId, hero: MiniId, points: u8) -> Vec<AreaId> {
    let Some(ways) = Ways::of(game, mini) else { return Vec::new() };
    let within = ways.within(game, mini, Budget::Points(points)).into_iter().map(|(area, _)| area);
    within.filter(|area| game.state().mini(hero).area != Some(*area)).collect()
}
