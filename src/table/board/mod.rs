//! The board: the map file as a cut city block.
//!
//! All floors are one mesh with one painted picture; walls, decoration and everything that shines are one mesh each, with
//! vertex colors; soft cards for glow and steam are one more: five draw calls. The light of the night is mixed into the
//! colors once (`night.rs`). The car of an elevator is two more (`elevator.rs`). Areas are separate entities, flat,
//! invisible unless lit up, and what the pointer meets.

mod boundary;
mod canvas;
mod city;
mod elevator;
mod floor;
mod glow;
mod grime;
mod heights;
mod landmarks;
mod night;
mod outline;
mod paint;
mod props;
mod relief;
mod room;
mod sides;
mod still;
#[cfg(test)]
mod visible;
mod walls;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::Mesh;
use bevy::prelude::*;

use super::bright::Bright;
use super::components::{AreaOf, CarOf, Floors, Walls};
use super::materials::Materials;
use super::place::Plan;
use super::shape::Shape;
use gotham_content::geometry::triangles;
use gotham_content::map::Map;
use gotham_rules::board::{AreaId, Board, ElevatorId};

use self::night::Night;

pub(super) use canvas::{Canvas, grain};
pub(super) use elevator::stop;
pub(super) use heights::Heights;
pub(super) use paint::{ground, wash};
pub(super) use props::lamps;
pub(super) use still::Still;

/// How far an Area's own mesh is above its floor.
const OVER: f32 = 0.006;

/// Maintains the light of what never moves.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, still::follow_detail);
}

/// Sets the board up under a parent entity.
pub(super) fn spawn(
    commands: &mut Commands,
    parent: Entity,
    (map, board, plan): (&Map, &Board, &Plan),
    (meshes, images): (&mut Assets<Mesh>, &mut Assets<Image>),
    (standards, brights, materials): (&mut Assets<StandardMaterial>, &mut Assets<Bright>, &Materials),
) {
    let night = Night::of(map, board, plan);
    let picture = Some(images.add(paint::floor_of(map, board, plan, &night)));
    let painted = StandardMaterial {
        base_color_texture: picture.clone(),
        perceptual_roughness: 0.75,
        reflectance: 0.3,
        ..default()
    };
    let floor = (standards.add(painted), brights.add(Bright { picture, ..default() }));
    let colored = (materials.lit.clone(), materials.bright.clone());
    let shining = (materials.glowing.clone(), materials.bright.clone());
    let (mut lit, mut glowing) = props::props(map, plan);
    elevator::shafts(&mut lit, &mut glowing, board, plan);
    night.bake(&mut lit);
    room::around(&mut lit, plan);
    city::around(&mut glowing, map.place, plan);
    let mut still = |name: &'static str, mesh: Mesh, (lit, bright): (Handle<StandardMaterial>, Handle<Bright>)| {
        let still = Still { mesh: meshes.add(mesh), shines: lit == materials.glowing, lit, bright };
        let place = (Transform::default(), Visibility::default());
        commands.spawn((Name::new(name), still, place, ChildOf(parent))).id()
    };
    let floors = still("Floors", floors_mesh(map, board, plan), floor);
    let walls = still("Walls", lit_walls(map, board, plan, &night), colored.clone());
    still("Decoration", lit.mesh(), colored.clone());
    let lights = still("Lights", glowing.mesh(), shining.clone());
    let cars: Vec<_> = (0..)
        .map(ElevatorId)
        .zip(board.elevators())
        .map(|(id, elevator)| {
            let (mut lit, glowing) = elevator::car(board, plan, elevator);
            night.bake_at(&mut lit, stop(board, plan, elevator).at);
            let lamps = still("Lamps of a car", glowing.mesh(), shining.clone());
            (id, still("Car", lit.mesh(), colored.clone()), lamps)
        })
        .collect();
    for (id, car, lamps) in cars {
        let home = stop(board, plan, &board.elevators()[id.index()]);
        commands.entity(car).insert((CarOf(id), home, home.rest()));
        commands.entity(lamps).insert((NotShadowCaster, ChildOf(car)));
    }
    commands.entity(floors).insert(Floors);
    commands.entity(walls).insert(Walls);
    commands.entity(lights).insert(NotShadowCaster);
    let cards = glow::cards(map, board, plan);
    if !cards.is_empty() {
        commands.spawn((
            Name::new("Glow"),
            Mesh3d(meshes.add(cards.mesh())),
            MeshMaterial3d(materials.halo.clone()),
            (NotShadowCaster, NoFrustumCulling, Pickable::IGNORE),
            ChildOf(parent),
        ));
    }
    for area in board.areas() {
        commands.spawn((
            Name::new(board.area(area).title.english().to_string()),
            AreaOf(area),
            Mesh3d(meshes.add(area_mesh(board, plan, area))),
            MeshMaterial3d(materials.reach.clone()),
            NotShadowCaster,
            Visibility::Hidden,
            Pickable::default(),
            ChildOf(parent),
        ));
    }
}

/// The mesh of all walls as they are now.
pub(super) fn walls_mesh(map: &Map, board: &Board, plan: &Plan) -> Mesh {
    lit_walls(map, board, plan, &Night::of(map, board, plan))
}

fn lit_walls(map: &Map, board: &Board, plan: &Plan, night: &Night) -> Mesh {
    let mut shape = walls::walls(map, board, plan);
    night.bake(&mut shape);
    shape.mesh()
}

/// All floors, with the texture coordinates of the painted picture at every corner.
pub(super) fn floors_mesh(map: &Map, board: &Board, plan: &Plan) -> Mesh {
    let mut shape = Shape::default();
    let mut uvs = Vec::new();
    for area in board.areas().filter(|area| !elevator::is_car(board, *area)).map(|area| board.area(area)) {
        for triangle in triangles(&area.outline) {
            let [a, b, c] = triangle;
            // The board's y points down, the scene's z toward the viewer: the order of corners turns with it.
            let corners = [a, c, b];
            shape.face(&corners.map(|corner| plan.at(corner, area.elevation)), &[[1.0; 4]]);
            uvs.extend(corners.map(|(x, y)| [x as f32 / map.size.0 as f32, y as f32 / map.size.1 as f32]));
        }
    }
    shape.mesh().with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
}

/// One Area, flat.
pub(super) fn area_mesh(board: &Board, plan: &Plan, area: AreaId) -> Mesh {
    area_shape(board, plan, area).mesh()
}

fn area_shape(board: &Board, plan: &Plan, area: AreaId) -> Shape {
    let area = board.area(area);
    let flat = triangles(&area.outline).iter().map(|t| t.map(|corner| plan.flat(corner))).collect::<Vec<_>>();
    let mut shape = Shape::default();
    shape.floor(&flat, plan.height(area.elevation) + OVER, [1.0; 4]);
    shape
}
