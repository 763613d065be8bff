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

pub(super) use board::spot_on_wall;
pub(super) use figures::Figures;
pub(super) use tabletop::over_head;

use super::schedule::{FrameStep, Turn};
use super::session::Session;
use super::states::Screen;

/// Projects.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Figures>()
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

fn was_moved(session: Option<Res<Session>>) -> bool {
    session.is_some_and(|session| session.moved)
}
