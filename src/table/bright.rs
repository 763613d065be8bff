//! The material for things with their light in their colors. Bevy's own works out everything that light can do and then
//! ignores it, which without a graphics card costs as much as light does.

use bevy::asset::embedded_asset;
use bevy::pbr::{Material, MaterialPlugin};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

/// Shows its colors as they are, on the low preset: there the picture needs no further step after this one.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default)]
pub(super) struct Bright {
    /// What is painted on it; white if `None`.
    #[texture(0)]
    #[sampler(1)]
    pub picture: Option<Handle<Image>>,
}

impl Material for Bright {
    fn fragment_shader() -> ShaderRef {
        "embedded://gotham_chronicles/table/bright.wgsl".into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// Registers the material.
pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "bright.wgsl");
    app.add_plugins(MaterialPlugin::<Bright>::default());
}
