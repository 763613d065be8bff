//! A soft shadow on the floor below every miniature: it says where somebody stands, and how high somebody is held.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::table::board::Heights;
use crate::table::bright::Bright;
use crate::table::components::{MiniatureOf, Tabletop};
use crate::table::look::effect as look;
use crate::table::sculpt::BASE;
use crate::table::shape::Shape;

/// How far it reaches beyond a base.
const REACH: f32 = 1.75;
/// How high over the floor it lies: over the floor's marks, below bases.
const LIFT: f32 = 0.008;
/// At which height over the floor a shadow is half as wide.
const HALF: f32 = 0.5;

/// The shadow of somebody.
#[derive(Component)]
pub(super) struct ShadowOf(Entity);

/// The mesh and the material of all shadows.
#[derive(Resource)]
pub(super) struct Shade(Mesh3d, MeshMaterial3d<Bright>);

/// Makes them once; they stay from match to match.
pub(super) fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Bright>>,
    there: Option<Res<Shade>>,
) {
    if there.is_some() {
        return;
    }
    let material = Bright { alpha: AlphaMode::Blend, ..default() };
    commands.insert_resource(Shade(Mesh3d(meshes.add(blob().mesh())), MeshMaterial3d(materials.add(material))));
}

/// Dark below a base, and fading around it.
fn blob() -> Shape {
    const SIDES: u32 = 20;
    let around = |side: u32| Quat::from_rotation_y(side as f32 / SIDES as f32 * std::f32::consts::TAU) * Vec3::X * BASE;
    let (dark, clear) = (look::SHADOW, [0.0; 4]);
    let mut shape = Shape::default();
    for side in 0..SIDES {
        let (a, b) = (around(side), around(side + 1));
        shape.face(&[Vec3::ZERO, a, b], &[dark]);
        shape.face(&[a, a * REACH, b * REACH, b], &[dark, clear, clear, dark]);
    }
    shape
}

/// Every miniature that comes onto the table gets a shadow.
pub(super) fn cast(
    mut commands: Commands,
    shade: Option<Res<Shade>>,
    tables: Query<Entity, With<Tabletop>>,
    new: Query<(Entity, &Transform), Added<MiniatureOf>>,
) {
    let (Some(shade), Some(table)) = (shade, tables.iter().next()) else { return };
    for (who, place) in &new {
        let body = (shade.0.clone(), shade.1.clone(), Transform::from_translation(place.translation));
        commands.spawn((ShadowOf(who), body, NotShadowCaster, Pickable::IGNORE, ChildOf(table)));
    }
}

/// What a shadow follows: where its miniature is, and whether it is seen.
type Caster = (Ref<'static, Transform>, &'static Visibility);

/// Shadows lie below those who cast them, and are smaller the higher these are. They go with them.
pub(super) fn follow(
    mut commands: Commands,
    heights: Option<Res<Heights>>,
    casters: Query<Caster, (With<MiniatureOf>, Without<ShadowOf>)>,
    mut shadows: Query<(Entity, &ShadowOf, &mut Transform, &mut Visibility)>,
) {
    for (shadow, of, mut lies, mut visible) in &mut shadows {
        let Ok((place, is_seen)) = casters.get(of.0) else {
            commands.entity(shadow).despawn();
            continue;
        };
        visible.set_if_neq(*is_seen);
        if !place.is_changed() && !heights.as_ref().is_some_and(|heights| heights.is_changed()) {
            continue;
        }
        let at = place.translation;
        let floor = heights.as_ref().and_then(|heights| heights.floor(at)).map_or(at.y, |(_, height)| height.min(at.y));
        let size = HALF / (HALF + at.y - floor) * place.scale.x;
        let wanted = Transform::from_translation(at.with_y(floor + LIFT)).with_scale(Vec3::splat(size));
        lies.set_if_neq(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shadow_fades_toward_its_rim_and_lies_flat() {
        for corner in blob().painted().flatten() {
            assert!(corner.at.y == 0.0 && corner.normal.y > 0.999);
            assert_eq!(corner.color[3] > 0.0, corner.at.length() < BASE * 1.01, "at {}", corner.at);
        }
    }
}
