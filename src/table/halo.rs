//! The glow around what shines, and steam: soft cards that face the camera, all in one mesh and one draw call. They
//! need neither depth nor a second picture, so a browser without a graphics card draws them, too.

use bevy::asset::embedded_asset;
use bevy::math::{Vec2, Vec3};
use bevy::mesh::Mesh;
use bevy::pbr::{Material, MaterialPlugin};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use super::quads::{QuadCorner, Quads};
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

/// Cards that grow into a mesh: each corner lies in the middle of its card until it is drawn.
#[derive(Default)]
pub(super) struct Cards(Quads);

impl Cards {
    /// Adds a card around a middle, with half its width and height. Its color fades toward its rim.
    pub(super) fn add(&mut self, middle: Vec3, half: Vec2, stance: Stance, color: Paint) {
        let stands = f32::from(u8::from(stance == Stance::Upright));
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        self.0.0.push(corners.map(|(x, y)| QuadCorner {
            place: middle,
            offset: Vec2::new(x, y) * half,
            more: Vec3::new(x, y, stands),
            color,
        }));
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.0.is_empty()
    }

    /// All of them.
    pub(super) fn mesh(self) -> Mesh {
        self.0.mesh()
    }
}
