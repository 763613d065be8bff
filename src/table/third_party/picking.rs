//! bevy_picking: rays from the pointer meet Areas and miniatures, and nothing else.

pub(crate) use bevy::picking::mesh_picking::MeshPickingCamera as Eye;
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;

/// Sets it up. Areas are invisible most of the time, but can still be hit.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any });
}

/// What makes a camera a picking camera.
pub(crate) fn eye() -> Eye {
    Eye
}
