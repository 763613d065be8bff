//! Several things of one moment: parts of an Event, or triggers that fire together. G-2, G-47

use super::stack::{Flow, push, wait};
use crate::rules::command::Command;
use crate::rules::event::Happening;
use crate::rules::frames::{Context, Effects, Frame, Parts, PartsOf};
use crate::rules::game::Game;
use crate::rules::ruling::Rule;

/// Carries the only part out, or asks which comes next. G-2
pub(super) fn step(game: &mut Game, frame: Parts) -> Flow {
    match frame.left.as_slice() {
        [] => Flow::Goes,
        [only] => {
            let part = *only;
            carry_out(game, frame, part);
            Flow::Goes
        }
        _ => wait(game, Frame::Parts(frame)),
    }
}

/// The chosen part comes next. G-47
pub(super) fn answer(game: &mut Game, frame: Parts, command: &Command) {
    match command {
        Command::ChoosePart { part } => carry_out(game, frame, *part),
        _ => push(game, Frame::Parts(frame)),
    }
}

fn carry_out(game: &mut Game, mut frame: Parts, part: u8) {
    frame.left.retain(|left| *left != part);
    let scenario = game.scenario().clone();
    let effects = match frame.of {
        PartsOf::Event(event) => &scenario.mission.events[usize::from(event)].parts[usize::from(part)].effects,
        PartsOf::Triggers(moment) => {
            game.emit(Rule::Priority, Happening::Triggered { moment, trigger: part });
            &scenario.mission.triggers[usize::from(part)].effects
        }
    };
    push(game, Frame::Parts(frame));
    push(game, Frame::Effects(Effects::new(effects, Context::default())));
}

/// Carries the mission's only Event out, or asks which. R2 VI.B.3.c
pub(super) fn choose_event(game: &mut Game) -> Flow {
    match game.scenario().mission.events.len() {
        0 => Flow::Goes,
        1 => {
            begin_event(game, 0);
            Flow::Goes
        }
        _ => wait(game, Frame::ChooseEvent),
    }
}

/// The Villain has chosen an Event. R2 VI.B.3.c
pub(super) fn event_chosen(game: &mut Game, command: &Command) {
    if let Command::ChooseEvent { event } = command {
        begin_event(game, *event);
    }
}

fn begin_event(game: &mut Game, event: u8) {
    let parts = game.scenario().mission.events[usize::from(event)].parts.len() as u8;
    game.emit(Rule::Events, Happening::EventChosen { which: event });
    push(game, Frame::Parts(Parts { of: PartsOf::Event(event), left: (0..parts).collect() }));
}
