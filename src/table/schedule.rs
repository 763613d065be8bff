//! The order of everything in a frame, in one place.
//!
//! `Ask -> Answer -> Resolve -> Project -> Animate -> Present`: the game's question is read; somebody answers; the
//! rules carry the answer out; the entities become what the events say; it is shown step by step; marks are laid over
//! the board. The panels are drawn after all that, in egui's own pass.

use bevy::prelude::*;

use super::session::Session;
use super::states::{Phase, Screen};

/// The steps of a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Read the game's question.
    Ask,
    /// Hear an answer: from a panel, a click, a key, a program, a record.
    Answer,
    /// The rules carry it out: the only step that changes the game.
    Resolve,
    /// Entities become what the events say.
    Project,
    /// What happened is shown, one thing after the other.
    Animate,
    /// Marks over the board for what can be done now.
    Present,
}

/// Orders the steps. All but the hearing of menu clicks need a match.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_sub_state::<Phase>().configure_sets(
        Update,
        (
            Step::Ask.run_if(in_state(Screen::Match)),
            Step::Answer,
            Step::Resolve.run_if(in_state(Screen::Match)).run_if(phase_is_the_games),
            Step::Project.run_if(in_state(Screen::Match)),
            Step::Animate.run_if(in_state(Screen::Match)),
            Step::Present.run_if(in_state(Screen::Match)),
        )
            .chain(),
    );
}

/// Whether the phase that the systems go by is the game's: after a change it takes a frame until it is.
pub fn phase_is_the_games(phase: Option<Res<State<Phase>>>, session: Option<Res<Session>>) -> bool {
    let (Some(phase), Some(session)) = (phase, session) else { return false };
    *phase.get() == Phase::from(session.game().state().phase)
}
