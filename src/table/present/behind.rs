//! Nobody hides: anyone behind a higher floor shows through it.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::table::board::Heights;
use crate::table::camera::Orbit;
use crate::table::components::MiniatureOf;
use crate::table::materials::Materials;

/// Where a figure's chest is, above the ground: while that is visible, so is the figure.
const CHEST: f32 = 0.3;

/// The same figure a second time, drawn over everything and shown while a floor hides it.
#[derive(Component)]
pub(super) struct SeenThrough;

/// What is added under a miniature, so that it shows through floors.
pub(crate) fn seen_through(mesh: Handle<Mesh>, materials: &Materials) -> impl Bundle {
    let material = MeshMaterial3d(materials.seen_through.clone());
    (SeenThrough, Mesh3d(mesh), material, NotShadowCaster, Pickable::IGNORE, Visibility::Hidden)
}

/// Shows anyone a floor hides.
pub(super) fn reveal(
    heights: Option<Res<Heights>>,
    eyes: Query<Ref<GlobalTransform>, With<Orbit>>,
    minis: Query<(Ref<GlobalTransform>, &Children), With<MiniatureOf>>,
    mut copies: Query<&mut Visibility, With<SeenThrough>>,
) {
    let (Some(heights), Ok(eye)) = (heights, eyes.single()) else { return };
    for (place, children) in &minis {
        if !eye.is_changed() && !place.is_changed() && !heights.is_changed() {
            continue;
        }
        let is_hidden = heights.hides(eye.translation(), place.translation() + Vec3::Y * CHEST);
        let wanted = if is_hidden { Visibility::Inherited } else { Visibility::Hidden };
        for child in children {
            if let Ok(mut visibility) = copies.get_mut(*child) {
                visibility.set_if_neq(wanted);
            }
        }
    }
}
