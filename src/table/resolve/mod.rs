//! Resolve: the rules carry an answer out. The only place where a command changes the table's game.
//!
//! Each phase has small systems in a fixed order; each takes the one command of its kind, calls the rules through the
//! match, and passes the events on.

mod heroes;
mod resolution;
mod setup;
mod upkeep;
mod villain;

use bevy::prelude::*;

use super::schedule::{FrameStep, Turn};
use super::states::Phase;

/// The systems of every phase.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Turn,
        (
            (setup::heroes, setup::gadgets, setup::allies).chain().run_if(in_state(Phase::Setup)),
            upkeep::order.run_if(in_state(Phase::Upkeep)),
            (heroes::stances, heroes::actions, heroes::reactions, heroes::end)
                .chain()
                .run_if(in_state(Phase::HeroesTurn)),
            (villain::river, villain::activations, villain::events, villain::reactions, villain::end)
                .chain()
                .run_if(in_state(Phase::VillainsTurn)),
        )
            .in_set(FrameStep::Resolve),
    );
}
