//! What was decided for a miniature is drawn, reported and carried out. SOLO IV, IX, XI, G-50, G-53

use crate::ai_task::{AiTask, Lots};
use crate::board::{AreaId, Change};
use crate::command::{AttackKind, Command};
use crate::event::{Happening, PlacedBy};
use crate::flow::stack::{Flow, push, wait};
use crate::flow::{board, movement};
use crate::frames::{Activation, Deed, Effects, Errand, Frame, Getaway, Scope};
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::query::pools;
use crate::ruling::Rule;
use crate::solo::{self, Course, Courses, Ways};
use gotham_content::solo::{LeaderTask, Task};

/// One of several equally good courses: the Hero first, then the Area, then what is done there. SOLO IV, IX, G-50
pub(super) fn draw(game: &mut Game, rule: Rule, courses: Courses) -> Option<(Course, Lots)> {
    let Courses { mut list, tied, area_first } = courses;
    let by_hero = |game: &mut Game, list: &mut Vec<Course>| keep_one(game, rule, list, |course| course.hero);
    let by_area = |game: &mut Game, list: &mut Vec<Course>| keep_one(game, rule, list, |course| Some(course.area));
    let (heroes, areas) = if area_first {
        let areas = by_area(game, &mut list);
        (by_hero(game, &mut list), areas)
    } else {
        (by_hero(game, &mut list), by_area(game, &mut list))
    };
    let deeds = list.len() as u8;
    let at = game.draw_one_of(rule, list.len())?;
    let course = list.swap_remove(at);
    if let Some(hero) = course.hero {
        let of = tied.iter().filter(|(_, area)| area.is_none_or(|area| area == course.area)).count();
        tell_tie(game, hero, of as u8, heroes);
    }
    Some((course, Lots { heroes, areas, deeds }))
}

/// How many Heroes there were, how many the card has left, and which of these was drawn. SOLO IX, G-53
pub(super) fn tell_tie(game: &mut Game, hero: MiniId, of: u8, left: u8) {
    if let (Some(by), 2..) = (solo::tie_in_force(game), of) {
        game.emit(Rule::AiMovement, Happening::TieBroken { hero, by, of, left });
    }
}

/// Among courses that differ in something, one value is drawn, and out of how many.
fn keep_one<T: PartialEq + Copy>(game: &mut Game, rule: Rule, list: &mut Vec<Course>, of: impl Fn(&Course) -> T) -> u8 {
    let mut values: Vec<T> = Vec::new();
    for value in list.iter().map(&of) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    if let Some(at) = game.draw_one_of(rule, values.len()) {
        list.retain(|course| of(course) == values[at]);
    }
    values.len() as u8
}

/// A miniature sets about a Task by one of several courses. SOLO V.B
pub(super) fn send(game: &mut Game, mini: MiniId, rising: bool, task: AiTask, courses: Courses) {
    if let Some(drawn) = draw(game, rule_of(task), courses) {
        set_out(game, mini, rising, task, drawn);
    }
}

/// A miniature sets about a Task. SOLO V.B, G-53
pub(super) fn set_out(game: &mut Game, mini: MiniId, rising: bool, task: AiTask, (course, lots): (Course, Lots)) {
    let (Some(from), Some(ways)) = (game.state().mini(mini).area, Ways::of(game, mini)) else { return };
    let hero = course.hero;
    tell(game, mini, task, (&course, lots));
    let plan = course.plan(&ways);
    let errand = Errand { mini, task, from, way: plan.way, deed: plan.course.deed, hero };
    push(game, Frame::Errand(Box::new(errand)));
    push(game, Frame::Activation(Activation { rising, ..Activation::of(mini) }));
}

/// What a miniature is about to do, and why. G-53
pub(super) fn tell(game: &mut Game, mini: MiniId, task: AiTask, (course, lots): (&Course, Lots)) {
    let area = (Some(course.area) != game.state().mini(mini).area).then_some(course.area);
    let (attack, option) = match &course.deed {
        Deed::Act(command) => characteristic(game, command),
        Deed::Strike(_) | Deed::Ride(_) | Deed::Nothing => (None, None),
    };
    let (hero, objective, reason) = (course.hero, course.objective, course.reason);
    let what = Happening::TaskBegun { mini, task, hero, area, objective, reason, lots, attack, option };
    game.emit(rule_of(task), what);
}

/// An answer's kind of Attack, and which of several Characteristics it uses, from 1.
fn characteristic(game: &Game, command: &Command) -> (Option<AttackKind>, Option<u8>) {
    match command {
        Command::Attack { mini, kind, effort, .. } => {
            let several = solo::options(game, *mini, pools::action_of(*kind)) > 1;
            (Some(*kind), several.then_some(effort.choice + 1))
        }
        _ => (None, None),
    }
}

/// The Elevator takes a miniature along, and stays where it has gone; Heroes may step out of its car and into it. SOLO XIV
fn ride(game: &mut Game, mini: MiniId, to: AreaId) {
    for change in solo::rides(game, to) {
        board::change(game, change);
        if let Change::Elevator(id, _) = change
            && let Some(list) = game.scenario().program.boardings.get(id.index()).copied()
        {
            push(game, Frame::Effects(Effects::new(list, Scope::default())));
        }
    }
    let from = game.state().mini(mini).area;
    game.stand(mini, Some(to));
    game.emit(Rule::Elevator, Happening::Placed { mini, from, area: to, by: PlacedBy::Mission });
}

/// The activation is over; the Elevator takes the miniature along, or a Leader makes off. SOLO XI, XIV
pub(in crate::flow) fn step(game: &mut Game, errand: &Errand) -> Flow {
    if let Deed::Ride(to) = errand.deed {
        if game.state().mini(errand.mini).area == Some(errand.goal()) {
            ride(game, errand.mini, to);
        }
        return Flow::Goes;
    }
    let (mini, AiTask::Leader(LeaderTask::HitAndRun(points))) = (errand.mini, errand.task) else { return Flow::Goes };
    let Some(hero) = errand.hero.filter(|_| query::is_living(game, mini)) else { return Flow::Goes };
    let areas = solo::getaways(game, mini, hero, points);
    match areas.as_slice() {
        [] => Flow::Goes,
        _ => wait(game, Frame::Getaway(Getaway { mini, areas, points })),
    }
}

/// The Heroes have said where it gets away to. SOLO XI
pub(in crate::flow) fn getaway_answer(game: &mut Game, frame: Getaway, command: &Command) {
    let (Command::PickArea { area }, Some(from)) = (command, game.state().mini(frame.mini).area) else {
        return push(game, Frame::Getaway(frame));
    };
    let Some(ways) = Ways::of(game, frame.mini) else { return };
    let (mini, task) = (frame.mini, AiTask::TowardsHero);
    let plan = Course::go(None, *area).plan(&ways);
    push(game, Frame::Errand(Box::new(Errand { mini, task, from, way: plan.way, deed: plan.course.deed, hero: None })));
    movement::set_out(game, mini, 0, frame.points);
}

/// Which section a Task is in.
pub(super) fn rule_of(task: AiTask) -> Rule {
    match task {
        AiTask::Tile(Task::Attack) => Rule::AiAttack,
        AiTask::Tile(Task::Advance) => Rule::AiAdvance,
        AiTask::Tile(Task::Protect) => Rule::AiProtect,
        AiTask::Leader(_) => Rule::LeaderTasks,
        AiTask::TowardsHero => Rule::AiMovement,
    }
}
