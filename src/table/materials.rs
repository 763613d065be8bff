//! The few materials that everything shares, and the colors of sides and previews.

use bevy::prelude::*;

use super::bright::{Bright, Light};
use super::halo::Halo;
use super::look::finish as look;
use super::panel_memory::Panels;
use super::shape::Paint;
use gotham_content::mission::Side;
use gotham_panels::Palette;

/// In steps of the depth buffer at the far end of the table: more than the depth of the whole board.
const BEFORE_EVERYTHING: f32 = 3.0e7;
/// The same for what lies on a floor.
const BEFORE_THE_FLOOR: f32 = 10.0;

/// Shared materials: colors come from the meshes' vertices.
#[derive(Resource, Clone)]
pub(super) struct Materials {
    /// Is lit by everything that shines, and reflects.
    pub lit: Handle<StandardMaterial>,
    /// Is lit by the lamp over the table alone.
    pub lamp: Handle<Bright>,
    /// Has its light in its colors.
    pub bright: Handle<Bright>,
    /// Shines on its own.
    pub glowing: Handle<StandardMaterial>,
    /// Glow and steam.
    pub halo: Handle<Halo>,
    /// Shows through everything in front of it.
    pub seen_through: Handle<Bright>,
    /// An Area within reach for few cubes.
    pub reach: Handle<Bright>,
    /// An Area within reach for more cubes.
    pub far: Handle<Bright>,
    /// An Area or its occupant answers the prompt.
    pub answer: Handle<Bright>,
    /// An Area under the pointer.
    pub hovered: Handle<Bright>,
    /// An Area that is in danger.
    pub danger: Handle<Bright>,
}

/// Makes the shared materials before anything else needs them, and sets the colors of the marks as the settings say.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make).add_systems(Update, follow_palette);
}

/// Makes the shared materials.
pub(super) fn make(
    mut commands: Commands,
    mut materials: ResMut<Assets<StandardMaterial>>,
    (mut brights, mut halos): (ResMut<Assets<Bright>>, ResMut<Assets<Halo>>),
) {
    let through = |color: Color, depth_bias: f32| Bright {
        color: color.to_linear(),
        alpha: AlphaMode::Blend,
        depth_bias,
        ..default()
    };
    let [reach, far, answer, hovered, danger] =
        marks(Palette::Standard).map(|color| brights.add(through(color, BEFORE_THE_FLOOR)));
    commands.insert_resource(Materials {
        lit: materials.add(StandardMaterial { perceptual_roughness: 0.8, reflectance: 0.3, ..default() }),
        lamp: brights.add(Bright { light: Light::Lamp, ..default() }),
        bright: brights.add(Bright::default()),
        glowing: materials.add(StandardMaterial { unlit: true, ..default() }),
        halo: halos.add(Halo {}),
        seen_through: brights.add(through(look::SEEN_THROUGH, BEFORE_EVERYTHING)),
        reach,
        far,
        answer,
        hovered,
        danger,
    });
}

/// The colors of reach, far reach, answer, pointer and danger, distinguishable by the eyes that a palette is for.
fn marks(palette: Palette) -> [Color; 5] {
    let (answer, hovered) = (Color::srgba(0.3, 0.7, 1.0, 0.30), Color::srgba(0.95, 0.97, 1.0, 0.28));
    let danger = Color::srgba(1.0, 0.2, 0.15, 0.35);
    match palette {
        Palette::Standard => {
            [Color::srgba(0.25, 0.9, 0.5, 0.30), Color::srgba(0.95, 0.8, 0.2, 0.30), answer, hovered, danger]
        }
        Palette::RedGreen => {
            let danger = Color::srgba(0.45, 0.05, 0.0, 0.55);
            [Color::srgba(0.2, 0.45, 1.0, 0.38), Color::srgba(1.0, 0.85, 0.1, 0.34), answer, hovered, danger]
        }
        Palette::BlueYellow => {
            let answer = Color::srgba(0.35, 0.95, 0.85, 0.30);
            [Color::srgba(0.1, 0.75, 0.7, 0.36), Color::srgba(1.0, 0.55, 0.6, 0.32), answer, hovered, danger]
        }
    }
}

/// How much more opaque the marks are with high contrast.
const HIGH_CONTRAST: f32 = 1.9;

fn follow_palette(
    panels: Res<Panels>,
    shared: Res<Materials>,
    mut materials: ResMut<Assets<Bright>>,
    mut shown: Local<Option<(Palette, bool)>>,
) {
    let wanted @ (palette, high_contrast) = (panels.settings.palette, panels.settings.high_contrast);
    if shown.replace(wanted) == Some(wanted) {
        return;
    }
    let strength = if high_contrast { HIGH_CONTRAST } else { 1.0 };
    let handles = [&shared.reach, &shared.far, &shared.answer, &shared.hovered, &shared.danger];
    for (handle, color) in handles.into_iter().zip(marks(palette)) {
        if let Some(mut material) = materials.get_mut(handle) {
            material.color = color.with_alpha((color.alpha() * strength).min(1.0)).to_linear();
        }
    }
}

/// The color of a side's ring: blue, gray, orange for Neutral ones.
pub(super) fn ring_color(side: Option<Side>) -> Paint {
    match side {
        Some(Side::Heroes) => [0.06, 0.28, 0.95, 1.0],
        Some(Side::Villain) => [0.68, 0.7, 0.74, 1.0],
        None => [0.95, 0.3, 0.02, 1.0],
    }
}
