//! Nothing is drawn while nothing moves: the window waits for the player.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::animate::Stage;
use super::camera::Orbit;
use super::hear::Panels;
use super::options::Options;
use super::session::{Asked, Session};

/// How long a still window waits before it draws itself again anyway.
const STILL: Duration = Duration::from_millis(500);

/// Chooses how eagerly the window is drawn.
pub fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous()).add_systems(Last, choose);
}

fn choose(
    mut settings: ResMut<WinitSettings>,
    stage: Res<Stage>,
    panels: Res<Panels>,
    session: Option<Res<Session>>,
    orbits: Query<&Orbit>,
    options: Res<Options>,
) {
    let waits = session.is_some_and(|session| {
        let goes_on = session.recording.as_ref().is_some_and(|recording| recording.playing && !recording.is_over());
        session.stale || goes_on || !session.walk.is_empty() || matches!(session.asked, Asked::Program { .. })
    });
    let moves = stage.is_alive() || orbits.iter().any(Orbit::is_moving) || !panels.inbox.is_empty();
    let mode = if moves || waits || options.bench.is_some() { UpdateMode::Continuous } else { UpdateMode::reactive(STILL) };
    if settings.focused_mode != mode {
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}
