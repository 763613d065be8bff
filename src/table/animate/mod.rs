//! Animate: what happened is shown, one thing after the other, at the speed of the settings.

mod beat;
pub(super) mod dice;
pub(super) mod effects;
mod plates;
mod play;
mod pose;
mod shadow;
mod stage;
mod tray;

use bevy::prelude::*;

pub(super) use beat::{Gait, Missile, Showing};
pub(super) use stage::{FLOAT, Float, Stage};

use super::schedule::FrameStep;
use super::states::Screen;

/// Shows what happens.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .add_systems(
            Update,
            (
                play::advance,
                play::look_at,
                play::fade,
                play::settle,
                shadow::cast,
                shadow::follow,
                plates::systems(),
                tray::hold,
            )
                .chain()
                .in_set(FrameStep::Animate),
        )
        .add_systems(OnEnter(Screen::Match), (dice::make_tray, effects::make, shadow::make, plates::make))
        .add_systems(OnExit(Screen::Match), dice::clear_tray);
}
