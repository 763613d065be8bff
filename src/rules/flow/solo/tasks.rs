//! A miniature tries the Tasks of a column, the first that it can complete. SOLO V.B

use super::errand;
use crate::ai_task::{AiTask, StruckOut};
use crate::event::Happening;
use crate::flow::stack::{Flow, push};
use crate::frames::{Activation, Frame, Tasks};
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::solo::{self, Courses};
use crate::state::Control;
use gotham_content::solo::Task;

/// Whether cards decide for a miniature.
pub(in crate::flow) fn leads(game: &Game, mini: MiniId) -> bool {
    game.state().automaton.is_some() && game.state().mini(mini).control == Control::Villain
}

/// A miniature is activated; it may pay for one Reroll. SOLO V.B, XIII
pub(in crate::flow) fn begin(game: &mut Game, mini: MiniId, rising: bool) {
    set_paid(game, false);
    push(game, Frame::Tasks(Tasks { mini, rising }));
}

/// Whether the activation under way has paid for its one Reroll: never as it begins. G-79
pub(super) fn set_paid(game: &mut Game, has_paid: bool) {
    if let Some(automaton) = &mut game.state_mut().automaton {
        automaton.has_paid = has_paid;
    }
}

/// The first Task of the column that can be completed, or toward a Hero. SOLO V.B
pub(in crate::flow) fn step(game: &mut Game, frame: Tasks) -> Flow {
    let Tasks { mini, rising } = frame;
    if !query::is_living(game, mini) {
        return Flow::Goes;
    }
    for task in solo::tasks(game) {
        match on_trial(game, mini, rising, |game| try_task(game, mini, task)) {
            Ok(courses) => {
                errand::send(game, mini, rising, AiTask::Tile(task), courses);
                return Flow::Goes;
            }
            Err(why) => strike_out(game, mini, AiTask::Tile(task), why),
        }
    }
    go_towards_a_hero(game, mini, rising);
    Flow::Goes
}

/// Nothing on the card can be done. SOLO IX
pub(super) fn go_towards_a_hero(game: &mut Game, mini: MiniId, rising: bool) {
    match on_trial(game, mini, rising, |game| solo::towards(game, mini)) {
        Ok(courses) => errand::send(game, mini, rising, AiTask::TowardsHero, courses),
        Err(why) => strike_out(game, mini, AiTask::TowardsHero, why),
    }
}

fn try_task(game: &Game, mini: MiniId, task: Task) -> Result<Courses, StruckOut> {
    let manner = solo::manner(game, mini);
    match task {
        Task::Attack => solo::attack(game, mini, &manner),
        Task::Advance => solo::advance(game, mini),
        Task::Protect => solo::protect(game, mini, &manner, |it| solo::by_the_card(game, mini, it)),
    }
}

/// Asks something as if the miniature were activated: it may do whatever its activation lets it do.
pub(super) fn on_trial<T>(game: &mut Game, mini: MiniId, rising: bool, ask: impl FnOnce(&Game) -> T) -> T {
    push(game, Frame::Activation(Activation { rising, ..Activation::of(mini) }));
    let answer = ask(game);
    game.state_mut().stack.pop();
    answer
}

/// A Task is left out, with the reason. G-53
pub(super) fn strike_out(game: &mut Game, mini: MiniId, task: AiTask, why: StruckOut) {
    game.emit(errand::rule_of(task), Happening::TaskStruckOut { mini, task, why });
}
