//! The few materials that everything shares, and the colours of sides and previews.

use bevy::prelude::*;

use super::shape::Paint;
use crate::content::mission::Side;

/// Shared materials: colours come from the meshes' corners.
#[derive(Resource, Clone)]
pub struct Materials {
    /// Takes light.
    pub lit: Handle<StandardMaterial>,
    /// Shines by itself.
    pub glowing: Handle<StandardMaterial>,
    /// Shines through.
    pub ghost: Handle<StandardMaterial>,
    /// An Area within reach for few cubes.
    pub reach: Handle<StandardMaterial>,
    /// An Area within reach for more cubes.
    pub far: Handle<StandardMaterial>,
    /// An Area or its occupant answers the prompt.
    pub answer: Handle<StandardMaterial>,
    /// An Area under the pointer.
    pub hovered: Handle<StandardMaterial>,
    /// An Area that is in danger.
    pub danger: Handle<StandardMaterial>,
}

/// Makes the shared materials before anything else needs them.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make);
}

/// Makes the shared materials.
pub fn make(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut overlay = |red: f32, green: f32, blue: f32, alpha: f32| {
        materials.add(StandardMaterial {
            base_color: Color::srgba(red, green, blue, alpha),
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            depth_bias: 10.0,
            ..default()
        })
    };
    let (reach, far) = (overlay(0.25, 0.9, 0.5, 0.30), overlay(0.95, 0.8, 0.2, 0.30));
    let (answer, hovered) = (overlay(0.3, 0.7, 1.0, 0.30), overlay(0.95, 0.97, 1.0, 0.28));
    let danger = overlay(1.0, 0.2, 0.15, 0.35);
    commands.insert_resource(Materials {
        lit: materials.add(StandardMaterial { perceptual_roughness: 0.8, reflectance: 0.3, ..default() }),
        glowing: materials.add(StandardMaterial { unlit: true, ..default() }),
        ghost: materials.add(StandardMaterial { unlit: true, alpha_mode: AlphaMode::Blend, ..default() }),
        reach,
        far,
        answer,
        hovered,
        danger,
    });
}

/// The colour of a side's ring: blue, grey, orange for Neutral ones.
pub fn ring_color(side: Option<Side>) -> Paint {
    match side {
        Some(Side::Heroes) => [0.06, 0.28, 0.95, 1.0],
        Some(Side::Villain) => [0.68, 0.7, 0.74, 1.0],
        None => [0.95, 0.3, 0.02, 1.0],
    }
}
