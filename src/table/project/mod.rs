//! Project: the entities become what the events say, and what there is to see goes on stage.

mod beats;
mod board;
mod figures;
mod heard;
mod tabletop;
mod thrown;
mod tokens;

#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;

pub(super) use board::spot_on_wall;
pub(super) use figures::Figures;
pub(super) use tabletop::over_head;

use super::schedule::{FrameStep, Turn};
use super::session::{NextSession, Session};
use super::states::Screen;

/// Projects.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Figures>()
        .add_plugins(arrivals)
        .add_systems(OnEnter(Screen::Match), tabletop::lay)
        .add_systems(OnEnter(Screen::Menu), tabletop::clear_away)
        .add_systems(
            Turn,
            (
                figures::follow_settings,
                tabletop::set_anew.run_if(was_moved),
                (beats::project, tokens::project, board::follow, tabletop::follow_health),
            )
                .chain()
                .in_set(FrameStep::Project),
        );
}

/// A match comes onto the table between two frames, when its board is laid.
pub(super) fn arrivals(app: &mut App) {
    app.add_systems(StateTransition, sit_down.in_set(StateTransitionSystems::TransitionSchedules));
}

/// The next match takes the place of the one on the table, if it is due.
fn sit_down(world: &mut World) {
    if let Some(NextSession(session)) = world.remove_resource() {
        world.insert_resource(session);
    }
}

fn was_moved(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|session| session.moved)
}
