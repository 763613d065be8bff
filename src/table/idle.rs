//! Nothing is drawn while nothing moves: the window waits for the player.

use core::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{Gamepad, RawGamepadEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::prelude::*;
use bevy::window::WindowResized;
use bevy::winit::{UpdateMode, WinitSettings};

use super::animate::Stage;
use super::camera::Orbit;
use super::gallery::Hall;
use super::options::Options;
use super::panel_memory::Panels;
use super::session::{Asked, Session};
use super::sound::Sounds;
use gotham_play::review::Lookback;

/// How long a still window waits before it redraws anyway, for words that come up on their own, and for what the
/// graphics card was not ready for.
const STILL: Duration = Duration::from_millis(500);

/// After this long, nothing more comes up: the window draws nothing until the player does something.
const AWAKE: Duration = Duration::from_secs(10);
const ASLEEP: Duration = Duration::from_secs(24 * 60 * 60);

/// The same with a gamepad or a screen reader, which don't wake the window on their own.
const STILL_AND_HEARING: Duration = Duration::from_millis(30);

/// Everything that a player does to the window.
#[derive(SystemParam)]
pub(super) struct Touched<'w, 's> {
    pointer: MessageReader<'w, 's, CursorMoved>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    fingers: MessageReader<'w, 's, TouchInput>,
    keys: MessageReader<'w, 's, KeyboardInput>,
    window: MessageReader<'w, 's, WindowResized>,
    pads: MessageReader<'w, 's, RawGamepadEvent>,
}

impl Touched<'_, '_> {
    fn is_touched(&mut self) -> bool {
        let counts = [
            self.pointer.read().count(),
            self.buttons.read().count(),
            self.wheel.read().count(),
            self.fingers.read().count(),
            self.keys.read().count(),
            self.window.read().count(),
            self.pads.read().filter(|event| matches!(event, RawGamepadEvent::Button(_))).count(),
        ];
        counts.iter().any(|count| *count > 0)
    }
}

/// Frames that are drawn after the last change.
const LAST_FRAMES: u32 = 4;

/// Chooses how eagerly the window is drawn.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous()).add_systems(Last, choose);
}

#[expect(clippy::too_many_arguments, reason = "a system's arguments are what it reads")]
pub(super) fn choose(
    mut settings: ResMut<WinitSettings>,
    stage: Res<Stage>,
    panels: Res<Panels>,
    session: Option<Res<Session>>,
    orbits: Query<&Orbit>,
    (options, hall, sounds): (Res<Options>, Res<Hall>, Res<Sounds>),
    (pads, readers): (Query<(), With<Gamepad>>, Res<AccessibilityRequested>),
    mut still: Local<u32>,
    (time, mut changed): (Res<Time<Real>>, Local<Duration>),
    mut touched: Touched,
) {
    let thinks_on = session.as_ref().is_some_and(|session| session.thoughts.go_on_between_frames());
    let waits = session.is_some_and(|session| {
        let goes_on = session.recording.as_ref().is_some_and(|recording| recording.playing && !recording.is_over());
        let thinks = panels.desk.asks_advice && session.lacks_advice() && !thinks_on;
        let looks_back = session.lookback.as_ref().is_some_and(Lookback::is_open);
        session.stale
            || goes_on
            || thinks
            || looks_back
            || !session.walk.is_empty()
            || matches!(session.asked, Asked::Program) && !thinks_on
    });
    let shows = stage.is_alive() || hall.is_alive() || orbits.iter().any(Orbit::is_moving);
    // Sounds are made frame by frame.
    let makes = !sounds.is_complete() && !panels.settings.mute;
    // A few frames more: what was drawn shows up one frame later.
    let moves = shows || makes || !panels.inbox.is_empty();
    *still = if moves || waits || touched.is_touched() { 0 } else { still.saturating_add(1) };
    if *still == 0 {
        *changed = time.elapsed();
    }
    let mode = if *still < LAST_FRAMES || options.bench.is_some() && !thinks_on {
        UpdateMode::Continuous
    } else if time.elapsed() < *changed + AWAKE {
        UpdateMode::reactive(STILL)
    } else {
        UpdateMode::reactive(ASLEEP)
    };
    let focused = match mode {
        UpdateMode::Reactive { .. } if !pads.is_empty() || readers.get() => UpdateMode::reactive(STILL_AND_HEARING),
        other => other,
    };
    if (settings.focused_mode, settings.unfocused_mode) != (focused, mode) {
        *settings = WinitSettings { focused_mode: focused, unfocused_mode: mode };
    }
}
