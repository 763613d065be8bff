//! The camera in the player's hand: mouse, fingers, keys and sticks turn, pan and zoom it, and it glides.

pub(super) mod orbit;

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::{Touch, TouchPhase};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use leafwing_input_manager::prelude::ActionState;

pub(super) use self::orbit::{FIELD, Orbit};
use super::panel_memory::Panels;
use super::states::Screen;
use super::third_party::egui::Keys;
use super::third_party::input::Act;

/// The camera reads the mouse, fingers and the keys, and glides.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (by_mouse, by_fingers, by_keys, glide).chain());
}

/// Right button: turn; middle button, or right with Shift: pan; wheel: zoom to what is under the pointer.
fn by_mouse(
    mut orbits: Query<(&mut Orbit, &Camera, &GlobalTransform)>,
    egui: Res<EguiWantsInput>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    scroll: Res<AccumulatedMouseScroll>,
    windows: Query<&Window>,
) {
    if egui.wants_any_pointer_input() {
        return;
    }
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for (mut orbit, camera, eye) in &mut orbits {
        if buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) {
            orbit.hold();
        }
        let drag = motion.delta;
        if drag != Vec2::ZERO {
            if buttons.pressed(MouseButton::Middle) || (buttons.pressed(MouseButton::Right) && shift) {
                orbit.pan(-drag.x * 0.012, drag.y * 0.012);
            } else if buttons.pressed(MouseButton::Right) || (orbit.is_free() && buttons.pressed(MouseButton::Left)) {
                orbit.turn(-drag.x * 0.006, drag.y * 0.005);
            }
        }
        if scroll.delta.y != 0.0 {
            let lines = if scroll.unit == MouseScrollUnit::Pixel { scroll.delta.y / 40.0 } else { scroll.delta.y };
            let by = 0.88f32.powf(lines);
            let pointer = windows.iter().next().and_then(Window::cursor_position);
            match pointer.and_then(|at| on_the_board(camera, eye, at, orbit.level())) {
                Some(place) => orbit.zoom_at(place, by),
                None => orbit.zoom(by),
            }
        }
    }
}

/// What is under a point of the window, at a height over the table.
fn on_the_board(camera: &Camera, eye: &GlobalTransform, at: Vec2, height: f32) -> Option<Vec3> {
    let ray = camera.viewport_to_world(eye, at).ok()?;
    let way = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(way))
}

/// One finger: turn; two: pan, and zoom as they spread or pinch.
fn by_fingers(
    mut orbits: Query<&mut Orbit>,
    egui: Res<EguiWantsInput>,
    touches: Res<Touches>,
    mut inputs: MessageReader<TouchInput>,
) {
    // A resting finger still reports the last distance it moved.
    let moves = inputs.read().filter(|input| input.phase == TouchPhase::Moved).count() > 0;
    if !moves || egui.wants_any_pointer_input() {
        return;
    }
    let fingers: Vec<&Touch> = touches.iter().collect();
    for mut orbit in &mut orbits {
        match fingers[..] {
            [one] => orbit.turn(-one.delta().x * 0.006, one.delta().y * 0.005),
            [one, two] => {
                let way = (one.delta() + two.delta()) / 2.0;
                orbit.pan(-way.x * 0.012, way.y * 0.012);
                let apart = one.position().distance(two.position());
                let before = one.previous_position().distance(two.previous_position());
                if apart > 1.0 && before > 1.0 {
                    orbit.zoom(before / apart);
                }
            }
            _ => {}
        }
    }
}

/// How far a stick must be pushed: worn ones never return to the middle.
const REST: f32 = 0.2;

/// Letters pan, turn and zoom; so do the sticks of a gamepad.
pub(super) fn by_keys(
    mut orbits: Query<&mut Orbit>,
    acts: Query<&ActionState<Act>>,
    pads: Query<&Gamepad>,
    keys: Res<Keys>,
    screen: Res<State<Screen>>,
    time: Res<Time>,
) {
    let is_heard = *keys == Keys::Board || (*keys == Keys::Panels && *screen.get() == Screen::Gallery);
    if !is_heard {
        return;
    }
    let (Ok(mut orbit), Ok(acts)) = (orbits.single_mut(), acts.single()) else { return };
    let step = time.delta_secs().min(0.1) * 5.0;
    let way = |less: Act, more: Act| f32::from(acts.pressed(&more)) - f32::from(acts.pressed(&less));
    let pushed =
        |stick: fn(&Gamepad) -> Vec2| pads.iter().map(stick).find(|way| way.length() > REST).unwrap_or_default();
    let (left_stick, right_stick) = (pushed(Gamepad::left_stick), pushed(Gamepad::right_stick));
    let right = way(Act::PanLeft, Act::PanRight) + left_stick.x;
    let away = way(Act::PanBack, Act::PanAway) + left_stick.y;
    let turn = way(Act::TurnRight, Act::TurnLeft) - right_stick.x;
    let zoom = way(Act::Nearer, Act::Farther) - right_stick.y;
    if right != 0.0 || away != 0.0 {
        orbit.pan(right * step, away * step);
    }
    if turn != 0.0 {
        orbit.turn(turn * step * 0.4, 0.0);
    }
    if zoom != 0.0 {
        orbit.zoom((zoom * step * 0.25).exp());
    }
}

/// Glides, or jumps if motion is reduced.
pub(super) fn glide(
    mut orbits: Query<(&mut Orbit, &mut Transform)>,
    panels: Res<Panels>,
    time: Res<Time>,
    real: Res<Time<Real>>,
) {
    let part = if panels.settings.reduced_motion { 1.0 } else { 1.0 - (-9.0 * time.delta_secs()).exp() };
    for (mut orbit, mut transform) in &mut orbits {
        // A waiting window draws nothing, so real time counts.
        orbit.wait(real.delta_secs());
        if orbit.is_moving() {
            orbit.glide(part);
        }
        let wanted = orbit.transform();
        if *transform != wanted {
            *transform = wanted;
        }
    }
}
