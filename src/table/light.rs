//! Night: the moon, the room's dim light, the lamps of the board, fog.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfigBuilder, GlobalAmbientLight};
use bevy::post_process::bloom::Bloom;
use bevy::prelude::*;

use super::board;
use super::camera::Orbit;
use super::options::Graphics;
use super::place::Plan;
use crate::content::map::Map;

const NIGHT: Color = Color::srgb(0.012, 0.015, 0.024);
/// More lamps than this do not shine: their pools of light are painted on the floor.
const MOST_LAMPS: usize = 6;

/// Lights the room.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(NIGHT))
        .insert_resource(GlobalAmbientLight { color: Color::srgb(0.62, 0.7, 0.95), brightness: 620.0, ..default() })
        .add_systems(Startup, room);
}

fn room(mut commands: Commands, graphics: Res<Graphics>) {
    let camera = (
        Camera3d::default(),
        Orbit::default(),
        Transform::default(),
        Tonemapping::AgX,
        Projection::Perspective(PerspectiveProjection { fov: 0.72, near: 0.1, far: 60.0, ..default() }),
        DistanceFog { color: NIGHT, falloff: FogFalloff::Linear { start: 14.0, end: 32.0 }, ..default() },
        super::third_party::picking::eye(),
    );
    match *graphics {
        Graphics::Low => commands.spawn((camera, Msaa::Off)),
        Graphics::High => commands.spawn((camera, Msaa::Sample4, bevy::camera::Hdr, Bloom::NATURAL)),
    };
    commands.spawn((
        Name::new("Moon"),
        DirectionalLight {
            color: Color::srgb(0.72, 0.8, 1.0),
            illuminance: 6400.0,
            shadow_maps_enabled: *graphics == Graphics::High,
            ..default()
        },
        CascadeShadowConfigBuilder { num_cascades: 2, maximum_distance: 16.0, ..default() }.build(),
        Transform::from_xyz(-3.0, 6.0, 2.2).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// The lamps of a board, below a parent entity; on a slow machine the painted pools of light are enough.
pub fn spawn_lamps(commands: &mut Commands, parent: Entity, map: &Map, plan: &Plan, graphics: Graphics) {
    if graphics == Graphics::Low {
        return;
    }
    for (at, color) in board::lamps(map, plan).into_iter().take(MOST_LAMPS) {
        commands.spawn((
            PointLight { color, intensity: 26_000.0, range: 2.6, radius: 0.04, ..default() },
            Transform::from_translation(at + Vec3::Y * 0.08),
            ChildOf(parent),
        ));
    }
}
