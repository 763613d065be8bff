//! What was decided for a miniature is drawn, told and carried out. SOLO IV, IX, XI, G-50, G-53

use crate::content::solo::{LeaderTask, Task};
use crate::rules::ai_task::AiTask;
use crate::rules::command::Command;
use crate::rules::event::Happening;
use crate::rules::flow::movement;
use crate::rules::flow::stack::{Flow, push, wait};
use crate::rules::frames::{Activation, Errand, Frame, Getaway};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::query;
use crate::rules::ruling::Rule;
use crate::rules::solo::{self, Course, Courses, Ways};

/// One of several equally good courses: the Hero first, then the Area, then what is done there. SOLO IV, IX, G-50
pub(super) fn draw(game: &mut Game, rule: Rule, courses: Courses) -> Option<Course> {
    let Courses { mut list, tied, area_first } = courses;
    let by_hero = |game: &mut Game, list: &mut Vec<Course>| keep_one(game, rule, list, |course| course.hero);
    let by_area = |game: &mut Game, list: &mut Vec<Course>| keep_one(game, rule, list, |course| Some(course.area));
    if area_first {
        by_area(game, &mut list);
        by_hero(game, &mut list);
    } else {
        by_hero(game, &mut list);
        by_area(game, &mut list);
    }
    let at = game.draw_one_of(rule, list.len())?;
    let course = list.swap_remove(at);
    if let (Some(hero), Some(by), 2..) = (course.hero, solo::tie_in_force(game), tied.len()) {
        game.emit(Rule::AiMovement, Happening::TieBroken { hero, by, of: tied.len() as u8 });
    }
    Some(course)
}

/// Of courses that differ in something one value is drawn.
fn keep_one<T: PartialEq + Copy>(game: &mut Game, rule: Rule, list: &mut Vec<Course>, of: impl Fn(&Course) -> T) {
    let mut values: Vec<T> = Vec::new();
    for value in list.iter().map(&of) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    if let Some(at) = game.draw_one_of(rule, values.len()) {
        list.retain(|course| of(course) == values[at]);
    }
}

/// A miniature sets about a Task by one of several courses. SOLO V.B
pub(super) fn send(game: &mut Game, mini: MiniId, rising: bool, task: AiTask, courses: Courses) {
    if let Some(course) = draw(game, rule_of(task), courses) {
        set_out(game, mini, rising, task, course);
    }
}

/// A miniature sets about a Task. SOLO V.B, G-53
pub(super) fn set_out(game: &mut Game, mini: MiniId, rising: bool, task: AiTask, course: Course) {
    let (Some(from), Some(ways)) = (game.state().mini(mini).area, Ways::of(game, mini)) else { return };
    let area = (course.area != from).then_some(course.area);
    let hero = course.hero;
    game.emit(rule_of(task), Happening::TaskBegun { mini, task, hero, area });
    let plan = course.plan(&ways);
    let errand = Errand { mini, task, from, way: plan.way, deed: plan.course.deed, hero };
    push(game, Frame::Errand(Box::new(errand)));
    push(game, Frame::Activation(Activation { rising, ..Activation::of(mini) }));
}

/// The activation is over; a Leader may make off. SOLO XI
pub(in crate::rules::flow) fn step(game: &mut Game, errand: &Errand) -> Flow {
    let (mini, AiTask::Leader(LeaderTask::HitAndRun(points))) = (errand.mini, errand.task) else { return Flow::Goes };
    let Some(hero) = errand.hero.filter(|_| query::is_living(game, mini)) else { return Flow::Goes };
    let areas = solo::getaways(game, mini, hero, points);
    match areas.as_slice() {
        [] => Flow::Goes,
        _ => wait(game, Frame::Getaway(Getaway { mini, areas, points })),
    }
}

/// The Heroes have said where it makes off to. SOLO XI
pub(in crate::rules::flow) fn getaway_answer(game: &mut Game, frame: Getaway, command: &Command) {
    let (Command::PickArea { area }, Some(from)) = (command, game.state().mini(frame.mini).area) else {
        return push(game, Frame::Getaway(frame));
    };
    let Some(ways) = Ways::of(game, frame.mini) else { return };
    let (mini, task) = (frame.mini, AiTask::TowardsHero);
    let plan = Course::go(None, *area).plan(&ways);
    push(game, Frame::Errand(Box::new(Errand { mini, task, from, way: plan.way, deed: plan.course.deed, hero: None })));
    movement::set_out(game, mini, 0, frame.points);
}

/// Which section a Task stands in.
pub(super) fn rule_of(task: AiTask) -> Rule {
    match task {
        AiTask::Tile(Task::Attack) => Rule::AiAttack,
        AiTask::Tile(Task::Advance) => Rule::AiAdvance,
        AiTask::Tile(Task::Protect) => Rule::AiProtect,
        AiTask::Leader(_) => Rule::LeaderTasks,
        AiTask::TowardsHero => Rule::AiMovement,
    }
}
