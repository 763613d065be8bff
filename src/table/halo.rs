//! The glow around what shines, and steam: soft cards that face the camera, all in one mesh and one draw call. They
//! need neither depth nor a second picture, so a browser without a graphics card draws them, too.

use bevy::asset::{RenderAssetUsages, embedded_asset};
use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};
use bevy::pbr::{Material, MaterialPlugin};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use super::shape::Paint;

/// Adds its color to what is behind it; the more opaque it is, the more it also covers.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default)]
pub(super) struct Halo {}

impl Material for Halo {
    fn vertex_shader() -> ShaderRef {
        "embedded://gotham_chronicles/table/halo.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://gotham_chronicles/table/halo.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Premultiplied
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
    embedded_asset!(app, "halo.wgsl");
    app.add_plugins(MaterialPlugin::<Halo>::default());
}

/// How a card turns to the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stance {
    /// It always faces it: the glow around a lamp.
    Facing,
    /// It stays upright: steam, and light that falls from above.
    Upright,
}

/// Cards that grow into a mesh.
#[derive(Default)]
pub(super) struct Cards {
    middles: Vec<[f32; 3]>,
    offsets: Vec<[f32; 2]>,
    corners: Vec<[f32; 3]>,
    colors: Vec<Paint>,
}

impl Cards {
    /// Adds a card around a middle, with half its width and height. Its color fades toward its rim.
    pub(super) fn add(&mut self, middle: Vec3, half: Vec2, stance: Stance, color: Paint) {
        let stands = f32::from(u8::from(stance == Stance::Upright));
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            self.middles.push(middle.to_array());
            self.offsets.push([x * half.x, y * half.y]);
            self.corners.push([x, y, stands]);
            self.colors.push(color);
        }
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.middles.is_empty()
    }

    /// All of them: each corner lies in the middle of its card until it is drawn.
    pub(super) fn mesh(self) -> Mesh {
        let indices =
            (0..self.middles.len() as u32).step_by(4).flat_map(|at| [0, 1, 2, 0, 2, 3].map(|corner| at + corner));
        let indices = Indices::U32(indices.collect());
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.middles)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.corners)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.offsets)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(indices)
    }
}
