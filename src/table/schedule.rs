//! The order of everything in a frame, in one place.
//!
//! `Ask -> Answer -> Resolve -> Project -> Animate -> Present`: the game's question is read; somebody answers; the
//! rules carry the answer out; the entities become what the events say; it is shown step by step; marks are drawn over
//! the board. The panels are drawn after all that, in egui's own pass.
//!
//! The first four steps are the schedule [`Turn`], at most one command. A frame takes one turn, or as many as fit into
//! its [`Slice`] for programs while these answer and the settings want everything at once.

use core::time::Duration;

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use super::Machine;
use super::animate::Stage;
use super::panel_memory::Panels;
use super::session::{Asked, Session};
use super::states::{Phase, Screen};
use super::thinking::Slice;
use gotham_panels::{PuzzleStage, Speed};
use gotham_play::review::Lookback;

/// The steps of a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum FrameStep {
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
pub(super) struct Turn;

/// The least and the most time that programs may think per frame. In between, it is a share of the frame time: a
/// machine that draws slowly anyway doesn't get much slower because of it, and its programs don't crawl.
pub(super) const LEAST: Duration = Duration::from_millis(8);
const MOST: Duration = Duration::from_millis(40);
const SHARE: u32 = 4;
/// The least that they may think while nothing moves: thirty frames a second are enough then, and the answer comes sooner.
pub(super) const AT_REST: Duration = Duration::from_millis(24);

/// Orders the steps. All of them except hearing menu clicks need a match.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Phase>()
        .init_schedule(Turn)
        .init_resource::<Slice>()
        .configure_sets(
            Turn,
            (
                FrameStep::Ask.run_if(in_state(Screen::Match)),
                FrameStep::Answer,
                FrameStep::Resolve.run_if(in_state(Screen::Match)).run_if(phase_is_the_games),
                FrameStep::Project.run_if(in_state(Screen::Match)),
            )
                .chain(),
        )
        .configure_sets(Update, (FrameStep::Animate, FrameStep::Present).chain().run_if(in_state(Screen::Match)))
        .add_systems(Update, take_turns.before(FrameStep::Animate));
}

fn take_turns(world: &mut World) {
    let clock = world.resource::<Machine>().0.clock.clone();
    // The time since the last frame tells how long frames take, unless the window has waited for the player.
    let frame = if is_program_asked(world) || is_advice_asked(world) {
        world.resource::<Time<Real>>().delta()
    } else {
        Duration::ZERO
    };
    let least = if world.get_resource::<Stage>().is_some_and(|stage| !stage.is_alive()) { AT_REST } else { LEAST };
    let length = if is_only_looked_on(world) { MOST } else { (frame / SHARE).clamp(least, MOST) };
    let end = clock.now() + length;
    let mut slice = world.resource_mut::<Slice>();
    *slice = Slice { length, end, longest: slice.longest, ..Slice::default() };
    world.run_schedule(Turn);
    while goes_on(world) && clock.now() < end {
        world.run_schedule(StateTransition);
        world.run_schedule(Turn);
    }
}

fn is_program_asked(world: &World) -> bool {
    world.get_resource::<Session>().is_some_and(|session| matches!(session.asked, Asked::Program))
}

/// Whether somebody looks back on a match, or waits for what a puzzle says: nothing else happens meanwhile, so that a few
/// frames less don't matter.
fn is_only_looked_on(world: &World) -> bool {
    let Some(session) = world.get_resource::<Session>() else { return false };
    let looks_back = session.lookback.as_ref().is_some_and(Lookback::is_open);
    looks_back || session.riddle.as_ref().is_some_and(|riddle| riddle.stage == PuzzleStage::Checking)
}

fn is_advice_asked(world: &World) -> bool {
    let asks = world.get_resource::<Panels>().is_some_and(|panels| panels.desk.asks_advice);
    asks && world.get_resource::<Session>().is_some_and(Session::lacks_advice)
}

/// Whether programs play without anything to wait for.
fn goes_on(world: &World) -> bool {
    let Some(panels) = world.get_resource::<Panels>() else { return false };
    let stays = world.get_resource::<NextState<Screen>>().is_none_or(|next| matches!(next, NextState::Unchanged));
    let is_match = stays && world.get_resource::<State<Screen>>().is_some_and(|screen| *screen.get() == Screen::Match);
    is_match && panels.settings.speed == Speed::Instant && is_program_asked(world)
}

/// Whether the phase that the systems use is the game's: after a change, that takes a transition.
pub(super) fn phase_is_the_games(phase: Option<Res<State<Phase>>>, session: Option<Res<Session>>) -> bool {
    let (Some(phase), Some(session)) = (phase, session) else { return false };
    *phase.get() == Phase::from(session.game().state().phase)
}
