//! The order of everything in a frame, in one place.
//!
//! `Ask -> Answer -> Resolve -> Project -> Animate -> Present`: the game's question is read; somebody answers; the
//! rules carry the answer out; the entities become what the events say; it is shown step by step; marks are laid over
//! the board. The panels are drawn after all that, in egui's own pass.
//!
//! The first four steps are the schedule [`Turn`], one command at most. A frame takes one turn, or as many as fit into
//! [`BUDGET`] while programs answer and the settings want everything at once.

use std::time::{Duration, Instant};

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use super::instruments::Panels;
use super::session::{Asked, Session};
use super::states::{Phase, Screen};
use crate::panels::Speed;

/// The steps of a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Read the game's question.
    Ask,
    /// Hear an answer: from a panel, a click, a key, a program, a record.
    Answer,
    /// The rules carry it out.
    Resolve,
    /// Entities become what the events say.
    Project,
    /// What happened is shown, one thing after the other.
    Animate,
    /// Marks over the board for what can be done now.
    Present,
}

/// From a question to what its answer does to the table.
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn;

/// How long a frame may go on taking turns.
const BUDGET: Duration = Duration::from_millis(120);

/// Orders the steps. All but the hearing of menu clicks need a match.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Phase>()
        .init_schedule(Turn)
        .configure_sets(
            Turn,
            (
                Step::Ask.run_if(in_state(Screen::Match)),
                Step::Answer,
                Step::Resolve.run_if(in_state(Screen::Match)).run_if(phase_is_the_games),
                Step::Project.run_if(in_state(Screen::Match)),
            )
                .chain(),
        )
        .configure_sets(Update, (Step::Animate, Step::Present).chain().run_if(in_state(Screen::Match)))
        .add_systems(Update, take_turns.before(Step::Animate));
}

fn take_turns(world: &mut World) {
    world.run_schedule(Turn);
    let begun = Instant::now();
    while goes_on(world) && begun.elapsed() < BUDGET {
        world.run_schedule(StateTransition);
        world.run_schedule(Turn);
    }
}

/// Whether programs play without anything to wait for.
fn goes_on(world: &World) -> bool {
    let (Some(session), Some(panels)) = (world.get_resource::<Session>(), world.get_resource::<Panels>()) else {
        return false;
    };
    let stays = world.get_resource::<NextState<Screen>>().is_none_or(|next| matches!(next, NextState::Unchanged));
    let is_match = stays && world.get_resource::<State<Screen>>().is_some_and(|screen| *screen.get() == Screen::Match);
    is_match && panels.settings.speed == Speed::Instant && matches!(session.asked, Asked::Program { .. })
}

/// Whether the phase that the systems go by is the game's: after a change it takes a transition until it is.
pub fn phase_is_the_games(phase: Option<Res<State<Phase>>>, session: Option<Res<Session>>) -> bool {
    let (Some(phase), Some(session)) = (phase, session) else { return false };
    *phase.get() == Phase::from(session.game().state().phase)
}
