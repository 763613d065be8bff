//! What stands in the gallery: a plinth and the miniature on it, or everyone found, in rows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::hands::FIRST;
use super::rows::{self, Rows};
use super::shown::{Hall, Shows, Staged, Turntable};
use crate::table::Library;
use crate::table::camera::{FIELD, Orbit};
use crate::table::materials::{Materials, ring_color};
use crate::table::panel_memory::Panels;
use crate::table::project::Figures;
use crate::table::sculpt;
use crate::table::shape::{Paint, Shape, shade};
use gotham_content::mission::Side;
use gotham_panels::{Scene, Topic, exhibits, gallery};

/// How much larger than on the board a miniature on the plinth is at most, and how high it is there at most, unless it
/// is a giant among giants.
const LARGER: f32 = 3.4;
const HIGH: f32 = 1.7;
/// The height of the plinth.
const PLINTH: f32 = 0.34;
/// Miniatures that enter the rows per frame, so that no frame makes all their meshes.
const A_FRAME: usize = 20;

const STONE: Paint = [0.014, 0.016, 0.021, 1.0];

/// Everything in the gallery is under this entity.
#[derive(Component)]
pub(super) struct Room;

/// What stands there now; it makes room for the next one.
#[derive(Component)]
pub(super) struct Piece;

/// Everything that is needed to put something into the gallery.
#[derive(SystemParam)]
pub(super) struct Builder<'w, 's> {
    commands: Commands<'w, 's>,
    library: Res<'w, Library>,
    meshes: ResMut<'w, Assets<Mesh>>,
    figures: ResMut<'w, Figures>,
    materials: Res<'w, Materials>,
    rooms: Query<'w, 's, Entity, With<Room>>,
}

impl Builder<'_, '_> {
    fn spawn(&mut self, mesh: Handle<Mesh>, place: Transform) -> Option<EntityCommands<'_>> {
        let room = self.rooms.iter().next()?;
        let material = MeshMaterial3d(self.materials.lit.clone());
        Some(self.commands.spawn((Piece, Mesh3d(mesh), material, place, ChildOf(room))))
    }

    fn figure(&mut self, topic: Topic, place: Transform) -> Option<EntityCommands<'_>> {
        let library = self.library.clone();
        let (look, side) = exhibits::look(&library.0, topic)?;
        let mesh = self.figures.exhibit(look, side, &mut self.meshes);
        self.spawn(mesh, place)
    }
}

/// Opens the room: dark, with a warm lamp in front and a cold one behind.
pub(super) fn open(mut commands: Commands, mut hall: ResMut<Hall>, mut orbits: Query<&mut Orbit>) {
    hall.turn = FIRST;
    let lamp = |color: Color, intensity: f32, at: Vec3| {
        (PointLight { color, intensity, range: 14.0, radius: 0.2, ..default() }, Transform::from_translation(at))
    };
    commands.spawn((
        Room,
        Name::new("Gallery"),
        Transform::default(),
        Visibility::default(),
        children![
            lamp(Color::srgb(1.0, 0.86, 0.68), 150_000.0, Vec3::new(-2.6, 3.2, 3.4)),
            lamp(Color::srgb(0.45, 0.72, 1.0), 190_000.0, Vec3::new(2.4, 2.6, -2.6)),
        ],
    ));
    for mut orbit in &mut orbits {
        *orbit = Orbit::default();
    }
}

/// Closes it, with the camera back where a match expects it.
pub(super) fn close(
    mut commands: Commands,
    mut hall: ResMut<Hall>,
    rooms: Query<Entity, With<Room>>,
    mut orbits: Query<&mut Orbit>,
) {
    for room in &rooms {
        commands.entity(room).despawn();
    }
    hall.clear();
    for mut orbit in &mut orbits {
        *orbit = Orbit::default();
    }
}

/// Puts what is wanted there, if something else is there now.
pub(super) fn stage(
    mut builder: Builder,
    mut hall: ResMut<Hall>,
    panels: Res<Panels>,
    pieces: Query<Entity, With<Piece>>,
    mut orbits: Query<&mut Orbit>,
    windows: Query<&Window>,
) {
    let state = &panels.desk.gallery;
    let wanted = match (state.scene, state.shown(&hall.found)) {
        (Scene::LineUp, _) => Staged::Rows(hall.version),
        (Scene::Plinth, shown) => Staged::Plinth(shown),
    };
    if hall.staged == Some(wanted) || builder.rooms.is_empty() {
        return;
    }
    for piece in &pieces {
        builder.commands.entity(piece).despawn();
    }
    hall.coming.clear();
    let is_first = hall.staged.is_none();
    match wanted {
        Staged::Plinth(shown) => {
            if !matches!(hall.staged, Some(Staged::Plinth(_))) {
                for mut orbit in &mut orbits {
                    orbit.show(Vec3::Y * 1.0, 0.33, 3.6, Vec2::ZERO);
                }
            }
            on_the_plinth(&mut builder, shown, hall.turn);
        }
        Staged::Rows(_) => {
            let (aspect, list) = windows.iter().next().map_or((16.0 / 9.0, 0.25), |window| {
                let scale = panels.scale;
                let list = gallery::list_width(window.width() / scale) * scale;
                (window.width() / window.height().max(1.0), list / window.width().max(1.0))
            });
            let rows = Rows::new(hall.found.len(), aspect, 1.0 - list);
            in_rows(&mut builder, &mut hall, rows);
            // what is shown is beside the list, not behind it
            let aside = rows.distance * (FIELD / 2.0).tan() * aspect * list;
            for mut orbit in &mut orbits {
                let limits = rows.size() / 2.0 + Vec2::new(aside + 0.5, 0.5);
                orbit.show(rows.middle() - Vec3::X * aside, rows::PITCH, rows.distance, limits);
            }
        }
    }
    if is_first {
        orbits.iter_mut().for_each(|mut orbit| orbit.jump());
    }
    hall.staged = Some(wanted);
}

fn on_the_plinth(builder: &mut Builder, shown: Option<Topic>, turn: f32) {
    let side =
        shown.and_then(|topic| exhibits::look(&builder.library.0, topic)).map_or(Some(Side::Villain), |(_, side)| side);
    let word = format!("plinth {side:?}");
    let mesh = builder.figures.mesh(word, &mut builder.meshes, || plinth(side));
    builder.spawn(mesh, Transform::default());
    let Some(topic) = shown else { return };
    let look = exhibits::look(&builder.library.0, topic).map(|(look, _)| sculpt::full_height(look));
    let larger = look.map_or(LARGER, |height| LARGER.min(HIGH / height).max(2.6));
    let place = Transform::from_xyz(0.0, PLINTH, 0.0)
        .with_scale(Vec3::splat(larger))
        .with_rotation(Quat::from_rotation_y(turn));
    if let Some(mut figure) = builder.figure(topic, place) {
        figure.insert(Turntable);
    }
}

/// A round plinth with a ring of light in the side's color, on a floor that fades into the dark.
fn plinth(side: Option<Side>) -> Shape {
    let ring = ring_color(side);
    let mut shape = Shape::default();
    // the floor fades into the dark, ring by ring
    for ring in 0..6u8 {
        let inner = f32::from(ring) * 0.5 + 0.5;
        shape.ring(Vec3::ZERO, inner, inner + 0.5, 48, shade(STONE, 0.6 * 0.6f32.powi(ring.into())));
    }
    shape.limb(Vec3::ZERO, Vec3::Y * 0.12, (0.86, 0.82), 48, STONE);
    shape.limb(Vec3::Y * 0.12, Vec3::Y * 0.15, (0.8, 0.8), 48, shade(ring, 0.9));
    shape.limb(Vec3::Y * 0.15, Vec3::Y * PLINTH, (0.76, 0.7), 48, shade(STONE, 1.4));
    shape
}

fn in_rows(builder: &mut Builder, hall: &mut Hall, rows: Rows) {
    let mut steps = Shape::default();
    for (at, (middle, size)) in rows.steps().enumerate() {
        let color = shade(STONE, if at % 2 == 0 { 0.8 } else { 1.1 });
        steps.cuboid(middle, size, Quat::IDENTITY, color);
        let edge = Vec3::new(middle.x, middle.y + size.y / 2.0, middle.z + size.z / 2.0);
        steps.cuboid(edge, Vec3::new(size.x, 0.012, 0.012), Quat::IDENTITY, [0.05, 0.2, 0.26, 1.0]);
    }
    let mesh = builder.meshes.add(steps.mesh());
    builder.spawn(mesh, Transform::default());
    let places = hall.found.iter().enumerate().map(|(at, exhibit)| (exhibit.topic, rows.place(at)));
    hall.coming = places.collect();
}

/// The next few take their places.
pub(super) fn walk_in(mut builder: Builder, mut hall: ResMut<Hall>) {
    if hall.coming.is_empty() {
        return;
    }
    for _ in 0..A_FRAME {
        let Some((topic, place)) = hall.coming.pop_front() else { return };
        if let Some(mut figure) = builder.figure(topic, Transform::from_translation(place)) {
            figure.insert((Shows(topic), Pickable::default()));
        }
    }
}
