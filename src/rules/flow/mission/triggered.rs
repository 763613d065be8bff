//! Several things that are due at one moment happen in the mission's order, or in one that is asked for if it matters.
//! R2 III.B, G-2

use super::lists::run;
use super::orders;
use crate::command::Command;
use crate::event::Happening;
use crate::flow::fields;
use crate::flow::stack::{Flow, Work, push, wait};
use crate::frames::{Due, Frame, Triggered};
use crate::game::Game;
use crate::mission;
use crate::ruling::Rule;

/// Carries out what is due, or asks what comes next where that may make a difference. G-2
pub(in crate::flow) fn step(game: &mut Game, mut frame: Triggered, work: Work) -> Flow {
    if frame.left.is_empty() {
        return Flow::Goes;
    }
    if frame.left.len() > 1 && orders::matter(game, &frame.left, carry_out, work) {
        return wait(game, Frame::Triggered(frame));
    }
    let first = frame.left.remove(0);
    push(game, Frame::Triggered(frame));
    carry_out(game, &first);
    Flow::Goes
}

/// What was chosen comes next. G-2
pub(in crate::flow) fn answer(game: &mut Game, mut frame: Triggered, command: &Command) {
    let chosen = match command {
        Command::ChoosePart { part } => frame.left.iter().position(|due| mission::part_of(game, due) == *part),
        _ => None,
    };
    let due = chosen.map(|at| frame.left.remove(at));
    push(game, Frame::Triggered(frame));
    if let Some(due) = due {
        carry_out(game, &due);
    }
}

fn carry_out(game: &mut Game, due: &Due) {
    let (trigger, scope) = match due {
        Due::Dissipation(side) => return fields::dissipate(game, *side),
        Due::Trigger { trigger, scope } => (*trigger, scope.clone()),
    };
    let scenario = game.scenario().clone();
    let printed = &scenario.program.triggers[usize::from(trigger)];
    let memory = &mut game.state_mut().memory;
    if printed.once {
        if memory.fired.contains(&trigger) {
            return;
        }
        memory.fired.push(trigger);
    }
    game.emit(Rule::Priority, Happening::Triggered { trigger });
    run(game, printed.effects, scope);
}
