//! From the scene to the window: where a place is seen.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, pos2};

use crate::table::camera::Orbit;

/// The camera and how to get from the scene to the window.
pub(crate) type Screened<'w, 's> = Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Orbit>>;

/// Where a place of the scene is in the window, in egui's points.
pub(crate) fn on_screen(camera: &Camera, eye: &GlobalTransform, place: Vec3, scale: f32) -> Option<Pos2> {
    let found = camera.world_to_viewport(eye, place).ok()?;
    Some(pos2(found.x / scale, found.y / scale))
}
