//! Light: the lamp over the table, the room's dim light, the lamps of the board, fog.

use core::f32::consts::PI;

use bevy::camera::{Exposure, Hdr};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfigBuilder, GlobalAmbientLight};
use bevy::post_process::bloom::Bloom;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use wgpu_types::{Backend, DeviceType};

use super::board;
use super::camera::{FIELD, Orbit};
use super::look::light as look;
use super::panel_memory::Panels;
use super::place::Plan;
use gotham_content::map::Map;
use gotham_panels::Graphics;

/// Where the lamp over the table hangs.
const LAMP: Vec3 = Vec3::new(-2.6, 5.2, 3.2);

/// Lamps beyond this number don't shine: their pools of light are painted on the floor.
const MOST_LAMPS: usize = 6;

/// Lights the room.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(look::NIGHT))
        .insert_resource(GlobalAmbientLight { color: look::AMBIENT.0, brightness: look::AMBIENT.1, ..default() })
        .add_systems(Startup, room)
        .add_systems(Update, (choose_detail, apply_detail.run_if(resource_exists_and_changed::<Detail>)).chain());
}

/// How finely the scene is drawn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Detail {
    /// No shadows; light is painted.
    #[default]
    Low,
    /// Shadows, glow, lamps.
    High,
}

/// The light that casts shadows at high detail.
#[derive(Component)]
struct Shadowed;

/// The light that draws outlines at high detail. WebGL 2 has room for one light of its kind: the lamp's.
#[derive(Component)]
struct FromBehind;

/// A lamp on the board that shines at high detail.
#[derive(Component)]
pub(super) struct Lamp;

fn room(mut commands: Commands) {
    commands.spawn((
        Camera3d::default(),
        Orbit::default(),
        Transform::default(),
        // Others look up their colors in a table, which would be a tenth of a browser's download.
        Tonemapping::AcesFitted,
        Projection::Perspective(PerspectiveProjection { fov: FIELD, near: 0.1, far: 60.0, ..default() }),
        DistanceFog { color: look::NIGHT, falloff: FogFalloff::Linear { start: 14.0, end: 32.0 }, ..default() },
        super::third_party::picking::eye(),
        Msaa::Sample4,
    ));
    commands.spawn((
        Name::new("Lamp over the table"),
        DirectionalLight { color: look::KEY.0, illuminance: look::KEY.1, ..default() },
        CascadeShadowConfigBuilder { num_cascades: 2, maximum_distance: 16.0, ..default() }.build(),
        Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
        Shadowed,
    ));
    commands.spawn((
        Name::new("Light of the city"),
        DirectionalLight { color: look::BACK.0, illuminance: look::BACK.1, ..default() },
        Transform::from_xyz(2.2, 2.4, -4.0).looking_at(Vec3::ZERO, Vec3::Y),
        Visibility::Hidden,
        FromBehind,
    ));
}

/// The light on a surface, as the graphics card works it out if nothing casts shadows and nothing reflects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Falling {
    /// From everywhere.
    pub ambient: Vec3,
    /// From the lamp, on a surface that faces it.
    pub lamp: Vec3,
    /// The direction toward the lamp.
    pub toward: Vec3,
}

impl Falling {
    /// The light of the room and of the lamp over the table.
    pub(super) fn here() -> Falling {
        let exposure = Exposure::default().exposure();
        let light = |(color, strength): (Color, f32)| color.to_linear().to_vec3() * strength * exposure;
        Falling { ambient: light(look::AMBIENT), lamp: light(look::KEY) / PI, toward: LAMP.normalize() }
    }

    /// The light on a surface facing this way.
    pub(super) fn on(&self, normal: Vec3) -> Vec3 {
        self.ambient + self.lamp * normal.dot(self.toward).max(0.0)
    }
}

/// What the settings ask for; on automatic, a machine that draws without a graphics card gets less.
fn choose_detail(
    mut commands: Commands,
    panels: Res<Panels>,
    adapter: Option<Res<RenderAdapterInfo>>,
    now: Option<Res<Detail>>,
) {
    let has_card = adapter.is_some_and(|adapter| adapter.device_type != DeviceType::Cpu);
    let wanted = match panels.settings.graphics {
        Graphics::Automatic if !has_card => Detail::Low,
        Graphics::Low => Detail::Low,
        Graphics::Automatic | Graphics::High => Detail::High,
    };
    if now.is_none_or(|now| *now != wanted) {
        commands.insert_resource(wanted);
    }
}

fn apply_detail(
    mut commands: Commands,
    detail: Res<Detail>,
    eyes: Query<Entity, With<Orbit>>,
    mut keys: Query<&mut DirectionalLight, With<Shadowed>>,
    mut lamps: Query<&mut Visibility, With<Lamp>>,
    mut backs: Query<&mut Visibility, (With<FromBehind>, Without<Lamp>)>,
    adapter: Option<Res<RenderAdapterInfo>>,
) {
    for eye in &eyes {
        match *detail {
            Detail::Low => commands.entity(eye).remove::<(Hdr, Bloom)>(),
            Detail::High => commands.entity(eye).insert((Hdr, Bloom::NATURAL)),
        };
    }
    keys.iter_mut().for_each(|mut key| key.shadow_maps_enabled = *detail == Detail::High);
    lamps.iter_mut().for_each(|mut lamp| *lamp = shining(*detail));
    if adapter.is_some_and(|adapter| adapter.backend != Backend::Gl) {
        backs.iter_mut().for_each(|mut back| *back = shining(*detail));
    }
}

fn shining(detail: Detail) -> Visibility {
    if detail == Detail::High { Visibility::Inherited } else { Visibility::Hidden }
}

/// The lamps of a board, under a parent entity.
pub(super) fn spawn_lamps(commands: &mut Commands, parent: Entity, map: &Map, plan: &Plan, detail: Detail) {
    for (at, color) in board::lamps(map, plan).into_iter().take(MOST_LAMPS) {
        commands.spawn((
            Lamp,
            PointLight { color, intensity: 26_000.0, range: 2.6, radius: 0.04, ..default() },
            Transform::from_translation(at + Vec3::Y * 0.08),
            shining(detail),
            ChildOf(parent),
        ));
    }
}
