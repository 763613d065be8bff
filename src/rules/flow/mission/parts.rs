//! What the Event Warning tile does: one Event of the mission, its parts in the Villain's order, or the mission's.
//! R2 VI.B.3.c, G-47, E-25

use super::lists::run;
use super::orders;
use crate::command::Command;
use crate::event::Happening;
use crate::flow::stack::{Flow, Work, push, wait};
use crate::frames::{Frame, Parts, Scope};
use crate::game::Game;
use crate::mission;
use crate::ruling::Rule;

/// Carries a part out, or asks which comes next where that may make a difference; after the last one, the Event is
/// over, and in the First edition points come with it. G-2, E-25
pub(in crate::flow) fn step(game: &mut Game, frame: Parts, work: Work) -> Flow {
    let (event, is_ordered) = (frame.event, game.options().edition.missions_order_events());
    let Some(first) = frame.left.first().copied() else {
        game.emit(Rule::Events, Happening::EventResolved { which: event });
        points_beside(game);
        return Flow::Goes;
    };
    let carried_out = |game: &mut Game, part: &u8| begin(game, event, *part);
    if frame.left.len() > 1 && !is_ordered && orders::matter(game, &frame.left, carried_out, work) {
        return wait(game, Frame::Parts(frame));
    }
    carry_out(game, frame, first);
    Flow::Goes
}

/// The chosen part comes next. G-47
pub(in crate::flow) fn answer(game: &mut Game, frame: Parts, command: &Command) {
    match command {
        Command::ChoosePart { part } => carry_out(game, frame, *part),
        _ => push(game, Frame::Parts(frame)),
    }
}

fn carry_out(game: &mut Game, mut frame: Parts, part: u8) {
    frame.left.retain(|left| *left != part);
    let event = frame.event;
    push(game, Frame::Parts(frame));
    begin(game, event, part);
}

fn begin(game: &mut Game, event: u8, part: u8) {
    let effects = game.scenario().program.events[usize::from(event)].parts[usize::from(part)].effects;
    run(game, effects, Scope::default());
}

/// Reinforcement Points that come with any Event, and even without one. E-25
fn points_beside(game: &mut Game) {
    let points = game.scenario().mission.villain.points_beside_events;
    let points = points + game.options().extra_reinforcement(points);
    if game.options().edition.missions_order_events() && points > 0 {
        game.emit(Rule::Reinforcement, Happening::PointsGained { points });
        push(game, Frame::Reinforce { points });
    }
}

/// Carries out the only Event that may happen now, or asks which one. R2 VI.B.3.c, E-25
pub(in crate::flow) fn choose_event(game: &mut Game) -> Flow {
    match mission::open_events(game).as_slice() {
        [] => {
            points_beside(game);
            Flow::Goes
        }
        [only] => {
            let event = *only;
            begin_event(game, event);
            Flow::Goes
        }
        _ => wait(game, Frame::ChooseEvent),
    }
}

/// The Villain has chosen an Event. R2 VI.B.3.c
pub(in crate::flow) fn event_chosen(game: &mut Game, command: &Command) {
    if let Command::ChooseEvent { event } = command {
        begin_event(game, *event);
    }
}

fn begin_event(game: &mut Game, event: u8) {
    let left = mission::open_parts(game, event);
    game.emit(Rule::Events, Happening::EventChosen { which: event });
    push(game, Frame::Parts(Parts { event, left }));
}
