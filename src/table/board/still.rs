//! What never moves. If nothing casts shadows, light falls on it the same way in every frame: then it is mixed
//! into the colors once, and the graphics card has nothing left to work out.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use crate::table::bright::Bright;
use crate::table::light::{Detail, Falling};

/// Something that never moves.
#[derive(Component, Default)]
pub(crate) struct Still {
    /// The mesh without its light.
    pub mesh: Handle<Mesh>,
    /// Its material when the graphics card lights it.
    pub lit: Handle<StandardMaterial>,
    /// Its material when its light is in its colors.
    pub bright: Handle<Bright>,
    /// Whether it shines on its own: then no light falls on it.
    pub shines: bool,
}

/// Anything new, and everything when the settings change, gets the light for the level of detail.
pub(super) fn follow_detail(
    mut commands: Commands,
    detail: Option<Res<Detail>>,
    mut meshes: ResMut<Assets<Mesh>>,
    stills: Query<(Entity, Ref<Still>)>,
) {
    let Some(detail) = detail else { return };
    for (who, still) in &stills {
        if !still.is_changed() && !detail.is_changed() {
            continue;
        }
        let mut who = commands.entity(who);
        match *detail {
            Detail::High => {
                who.remove::<MeshMaterial3d<Bright>>();
                who.insert((Mesh3d(still.mesh.clone()), MeshMaterial3d(still.lit.clone())));
            }
            Detail::Low => {
                let mesh = if still.shines {
                    still.mesh.clone()
                } else {
                    let Some(bright) = meshes.get(&still.mesh).map(enlightened) else { continue };
                    meshes.add(bright)
                };
                who.remove::<MeshMaterial3d<StandardMaterial>>();
                who.insert((Mesh3d(mesh), MeshMaterial3d(still.bright.clone())));
            }
        }
    }
}

/// A mesh with the light that falls on it baked into its colors.
fn enlightened(mesh: &Mesh) -> Mesh {
    let mut mesh = mesh.clone();
    let normals = match mesh.attribute(Mesh::ATTRIBUTE_NORMAL) {
        Some(VertexAttributeValues::Float32x3(normals)) => normals.clone(),
        _ => return mesh,
    };
    if let Some(VertexAttributeValues::Float32x4(colors)) = mesh.attribute_mut(Mesh::ATTRIBUTE_COLOR) {
        let falling = Falling::here();
        for (color, normal) in colors.iter_mut().zip(normals) {
            let light = falling.on(Vec3::from_array(normal));
            *color = [color[0] * light.x, color[1] * light.y, color[2] * light.z, color[3]];
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::shape::Shape;

    fn colors(mesh: &Mesh) -> Vec<[f32; 4]> {
        match mesh.attribute(Mesh::ATTRIBUTE_COLOR) {
            Some(VertexAttributeValues::Float32x4(colors)) => colors.clone(),
            other => panic!("a shape has colors, not {other:?}"),
        }
    }

    #[test]
    fn what_looks_at_the_lamp_is_brighter() {
        let cube = || {
            let mut shape = Shape::default();
            shape.cuboid(Vec3::ZERO, Vec3::ONE, Quat::IDENTITY, [0.5, 0.5, 0.5, 0.7]);
            shape.mesh()
        };
        let (before, after) = (colors(&cube()), colors(&enlightened(&cube())));
        let normals = match cube().attribute(Mesh::ATTRIBUTE_NORMAL) {
            Some(VertexAttributeValues::Float32x3(normals)) => normals.clone(),
            other => panic!("a shape has normals, not {other:?}"),
        };
        let gain = |way: [f32; 3]| {
            let at = normals.iter().position(|normal| *normal == way).expect("a cube has six sides");
            after[at][1] / before[at][1]
        };
        assert!(gain([0.0, 1.0, 0.0]) > 3.0 * gain([0.0, -1.0, 0.0]), "the lamp hangs over the table");
        assert!(gain([0.0, -1.0, 0.0]) > 0.1, "nothing is quite black");
        assert!(after.iter().all(|color| color[3] == 0.7), "light changes no opacity");
    }

    #[test]
    fn the_settings_may_change_in_a_match() {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>().add_systems(Update, follow_detail);
        let mut shape = Shape::default();
        shape.cuboid(Vec3::ZERO, Vec3::ONE, Quat::IDENTITY, [0.5, 0.5, 0.5, 1.0]);
        let mesh = app.world_mut().resource_mut::<Assets<Mesh>>().add(shape.mesh());
        let still = Still { mesh: mesh.clone(), ..default() };
        let who = app.world_mut().spawn(still).id();
        let shown = |app: &App| {
            let is_lit = app.world().get::<MeshMaterial3d<StandardMaterial>>(who).is_some();
            assert_ne!(is_lit, app.world().get::<MeshMaterial3d<Bright>>(who).is_some(), "one material");
            app.world().get::<Mesh3d>(who).expect("it is there").0.clone()
        };
        app.insert_resource(Detail::Low);
        app.update();
        let bright = shown(&app);
        assert_ne!(bright, mesh, "its light is in its colors");
        app.update();
        assert_eq!(shown(&app), bright, "nothing is made twice");
        app.insert_resource(Detail::High);
        app.update();
        assert_eq!(shown(&app), mesh, "the graphics card lights it");
    }
}
