//! Answer: who answers the question, and what else is wanted: panels, clicks, keys, programs, records.

mod advice;
mod content;
mod exchange;
mod intents;
mod keys;
mod programs;
mod sandbox;
mod share;

use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;

use super::animate::Stage;
use super::messages::Answered;
use super::photo;
use super::schedule::{FrameStep, Turn};
use super::session::{Asked, Session};
use super::states::Screen;
use gotham_rules::{Ask, Command};

/// Hears everybody.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<programs::Thought>().init_resource::<advice::Counsel>().add_systems(
        PreUpdate,
        keys::read.after(InputManagerSystem::Update).before(photo::Keys).run_if(not(photo::is_on)),
    );
    app.add_systems(
        Turn,
        (
            intents::carry_out,
            (programs::wishes, programs::habits, walk, programs::think, advice::think, programs::play_on)
                .chain()
                .run_if(in_state(Screen::Match)),
        )
            .chain()
            .in_set(FrameStep::Answer),
    );
}

/// Gives the next command of a walk as soon as it is asked for; drops the rest if something else is asked.
fn walk(mut session: ResMut<Session>, stage: Res<Stage>, mut answers: MessageWriter<Answered>) {
    if session.walk.is_empty() || session.stale || stage.is_busy() {
        return;
    }
    let goes_on = matches!(session.prompt.ask, Ask::KeepMoving { .. } | Ask::HeroAction | Ask::MiniAction { .. });
    let next: Option<Command> = session.walk.pop_front();
    match next.filter(|command| goes_on && session.game().why_not(command).is_none()) {
        Some(command) if session.asked == Asked::Here => {
            answers.write(Answered { turn: session.turn, command });
        }
        _ => session.walk.clear(),
    }
}
