//! Programs and records answer too: a command at a time, when the table has shown the last one.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use crate::panels::Speed;
use crate::rules::{Ask, Command};
use crate::table::animate::Stage;
use crate::table::instruments::Panels;
use crate::table::messages::{Answered, Happened};
use crate::table::session::{Asked, Session};

/// A program that thinks in another thread, and the question that it thinks about.
#[derive(Resource, Default)]
pub struct Thinking(Option<(u64, Task<Option<Command>>)>);

/// Heroes that were wished for in the menu are chosen by themselves.
pub fn wishes(session: Res<Session>, mut answers: MessageWriter<Answered>) {
    let Ask::ChooseHero { slot } = session.prompt.ask else { return };
    if session.stale || session.asked == Asked::Nobody {
        return;
    }
    let wish = session.new.wishes.get(usize::from(slot)).and_then(Option::as_ref);
    let hero = wish.and_then(|wish| session.game().scenario().find_hero(wish.as_str()));
    if let Some(command) = hero.map(|hero| Command::ChooseHero { slot, hero })
        && session.game().why_not(&command).is_none()
    {
        answers.write(Answered { turn: session.turn, command });
    }
}

/// Lets a program think, and takes its answer.
pub fn think(
    session: Res<Session>,
    stage: Res<Stage>,
    panels: Res<Panels>,
    mut thinking: ResMut<Thinking>,
    mut answers: MessageWriter<Answered>,
) {
    let Asked::Program { .. } = session.asked else {
        thinking.0 = None;
        return;
    };
    if session.stale {
        return;
    }
    let turn = session.turn;
    if panels.settings.speed == Speed::Instant {
        thinking.0 = None;
        let seat = session.chairs.who(session.game(), &session.prompt);
        let answer = session.chairs.think(seat, session.game());
        answers.write_batch(answer.map(|command| Answered { turn, command }));
        return;
    }
    match &mut thinking.0 {
        Some((of, task)) if *of == turn => {
            if stage.is_busy() {
                return;
            }
            if let Some(answer) = check_ready(task) {
                thinking.0 = None;
                answers.write_batch(answer.map(|command| Answered { turn, command }));
            }
        }
        other => {
            let (chairs, game) = (session.chairs.clone(), session.game().clone());
            let seat = chairs.who(&game, &session.prompt);
            let task = AsyncComputeTaskPool::get().spawn(async move { chairs.think(seat, &game) });
            *other = Some((turn, task));
        }
    }
}

/// A watched record goes on.
pub fn play_on(mut session: ResMut<Session>, stage: Res<Stage>, mut happened: MessageWriter<Happened>) {
    let goes_on = session.recording.as_ref().is_some_and(|recording| recording.playing && !recording.is_over());
    if goes_on && !stage.is_busy() && !session.stale {
        let events = session.play_on();
        happened.write_batch(events.into_iter().map(Happened));
    }
}
