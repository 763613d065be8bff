//! Minions that a Leader calls come one after the other. SOLO XI

use super::errand;
use super::tasks::{on_trial, set_paid};
use crate::ai_task::AiTask;
use crate::event::Happening;
use crate::flow::rousing::{Rising, rouse};
use crate::flow::stack::{Flow, push};
use crate::frames::{Frame, Troop};
use crate::game::Game;
use crate::ruling::Rule;
use crate::solo;
use gotham_content::solo::LeaderTask;

/// The next Minion comes, if any is left. SOLO XI
pub(in crate::flow) fn step(game: &mut Game, mut frame: Troop) -> Flow {
    let next = if frame.left > 0 { solo::next_minion(game, &frame) } else { Vec::new() };
    let Some(at) = game.draw_one_of(Rule::LeaderTasks, next.len()) else {
        // The Leader's activation goes on.
        set_paid(game, frame.has_paid);
        return Flow::Goes;
    };
    let mini = next[at];
    let (leader, of) = (frame.leader, next.len() as u8);
    game.emit(Rule::LeaderTasks, Happening::MinionCalled { leader, mini, of });
    frame.left -= 1;
    frame.called.push(mini);
    push(game, Frame::Troop(frame.clone()));
    set_paid(game, false);
    let rising = rouse(game, mini) == Rising::StandsUp;
    let courses = on_trial(game, mini, rising, |game| solo::comes(game, &frame, mini));
    let task = match frame.hero {
        Some(_) => LeaderTask::Order(frame.left + frame.called.len() as u8),
        None => LeaderTask::Escort(frame.left + frame.called.len() as u8),
    };
    errand::send(game, mini, rising, AiTask::Leader(task), courses);
    Flow::Goes
}
