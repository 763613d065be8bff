//! The material of everything whose light is simple: it is in the colors already, or it comes from the lamp over the table
//! alone. Bevy's own works out everything that light can do and then ignores it, which without a graphics card costs as
//! much as light does.

use bevy::asset::embedded_asset;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{Material, MaterialPipeline, MaterialPipelineKey, MaterialPlugin};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

use super::light::Falling;

/// Where the light on a surface comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) enum Light {
    /// It is in the colors.
    #[default]
    Painted,
    /// The lamp over the table, without shadows.
    Lamp,
}

/// Shows its colors as they are, or in the light of the lamp.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
#[bind_group_data(Work)]
pub(super) struct Bright {
    /// What is painted on it, if light is.
    #[texture(0)]
    #[sampler(1)]
    pub picture: Option<Handle<Image>>,
    /// Its color: that of its corners is multiplied by it.
    #[uniform(2)]
    pub color: LinearRgba,
    /// The light from everywhere.
    #[uniform(2)]
    pub ambient: Vec4,
    /// The light from the lamp.
    #[uniform(2)]
    pub lamp: Vec4,
    /// The direction toward the lamp.
    #[uniform(2)]
    pub toward: Vec4,
    /// Where its light comes from.
    pub light: Light,
    /// Whether one sees through it.
    pub alpha: AlphaMode,
    /// In steps of the depth buffer: what is drawn before what.
    pub depth_bias: f32,
}

impl Default for Bright {
    fn default() -> Self {
        let Falling { ambient, lamp, toward } = Falling::here();
        Bright {
            picture: None,
            color: LinearRgba::WHITE,
            ambient: ambient.extend(1.0),
            lamp: lamp.extend(1.0),
            toward: toward.extend(0.0),
            light: Light::Painted,
            alpha: AlphaMode::Opaque,
            depth_bias: 0.0,
        }
    }
}

/// What is left to the graphics card: a shader of its own for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Work {
    /// Nothing.
    Nothing,
    /// To look up the picture.
    Picture,
    /// The light of the lamp.
    Lamp,
}

impl From<&Bright> for Work {
    fn from(bright: &Bright) -> Work {
        match (bright.light, &bright.picture) {
            (Light::Lamp, _) => Work::Lamp,
            (Light::Painted, Some(_)) => Work::Picture,
            (Light::Painted, None) => Work::Nothing,
        }
    }
}

impl Material for Bright {
    fn vertex_shader() -> ShaderRef {
        "embedded://gotham_chronicles/table/bright.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://gotham_chronicles/table/bright.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha
    }

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let word = match key.bind_group_data {
            Work::Nothing => return Ok(()),
            Work::Picture => "PICTURE",
            Work::Lamp => "LAMP",
        };
        descriptor.vertex.shader_defs.push(word.into());
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.push(word.into());
        }
        Ok(())
    }
}

/// Registers the material.
pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "bright.wgsl");
    app.add_plugins(MaterialPlugin::<Bright>::default());
}
