//! Quads that a vertex shader puts into place: glow and steam, and number plates.

use bevy::asset::RenderAssetUsages;
use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};

use super::shape::Paint;

/// A corner of a quad, as its shader gets it.
#[derive(Clone, Copy)]
pub(super) struct QuadCorner {
    /// Where the quad is.
    pub place: Vec3,
    /// How far the corner lies from there, as the shader turns it: the mesh's uv.
    pub offset: Vec2,
    /// Whatever else the shader wants to know: the mesh's normal.
    pub more: Vec3,
    /// Its color.
    pub color: Paint,
}

/// Quads by their corners, each counterclockwise.
#[derive(Default)]
pub(super) struct Quads(pub Vec<[QuadCorner; 4]>);

impl Quads {
    /// All of them.
    pub(super) fn mesh(self) -> Mesh {
        let first = (0..4 * self.0.len() as u32).step_by(4);
        let indices = first.flat_map(|at| [0, 1, 2, 0, 2, 3].map(|corner| at + corner)).collect();
        let all = self.0.as_flattened();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, all.iter().map(|it| it.place).collect::<Vec<_>>())
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, all.iter().map(|it| it.more).collect::<Vec<_>>())
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, all.iter().map(|it| it.offset).collect::<Vec<_>>())
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, all.iter().map(|it| it.color).collect::<Vec<_>>())
            .with_inserted_indices(Indices::U32(indices))
    }
}
