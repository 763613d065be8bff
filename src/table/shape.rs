//! Meshes assembled from simple solids with vertex colors, so that a lot fits into one draw call.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::color::{ColorToComponents as _, LinearRgba};
use bevy::math::{Affine3A, Quat, Vec2, Vec3};
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};

/// A color as the graphics card multiplies it: linear, with opacity.
pub(super) type Paint = [f32; 4];

/// A color of the content, `"#rrggbb"`; gray if it isn't one.
pub(super) fn paint(hex: &str) -> Paint {
    bevy::color::Srgba::hex(hex).map_or([0.2, 0.2, 0.2, 1.0], |srgba| LinearRgba::from(srgba).to_f32_array())
}

/// A color made lighter (above 1) or darker (below 1).
pub(super) fn shade(color: Paint, by: f32) -> Paint {
    [color[0] * by, color[1] * by, color[2] * by, color[3]]
}

/// The place of something that is made larger around a point.
pub(super) fn grown(around: Vec3, by: f32) -> Affine3A {
    Affine3A::from_scale_rotation_translation(Vec3::splat(by), Quat::IDENTITY, around * (1.0 - by))
}

/// A corner of a triangle, as it is painted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Corner {
    /// Where it is.
    pub at: Vec3,
    /// Which way its surface faces.
    pub normal: Vec3,
    /// Its color.
    pub color: Paint,
}

/// A mesh that grows.
#[derive(Clone, Default)]
pub(super) struct Shape {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    colors: Vec<Paint>,
    indices: Vec<u32>,
}

impl Shape {
    /// The mesh, also kept in memory for picking.
    pub(super) fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0f32; 2]; self.positions.len()])
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colors)
            .with_inserted_indices(Indices::U32(self.indices))
    }

    /// Whether it is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// Its triangles.
    pub(super) fn triangles(&self) -> Vec<[Vec3; 3]> {
        let corner = |index: u32| Vec3::from_array(self.positions[index as usize]);
        self.indices.chunks_exact(3).map(|three| [corner(three[0]), corner(three[1]), corner(three[2])]).collect()
    }

    /// Its triangles with everything their corners have, for painting without a graphics card.
    pub(super) fn painted(&self) -> impl Iterator<Item = [Corner; 3]> {
        let corner = |index: u32| {
            let index = index as usize;
            Corner {
                at: Vec3::from_array(self.positions[index]),
                normal: Vec3::from_array(self.normals[index]),
                color: self.colors[index],
            }
        };
        self.indices.chunks_exact(3).map(move |three| [corner(three[0]), corner(three[1]), corner(three[2])])
    }

    /// Repaints every corner.
    pub(super) fn repaint(&mut self, mut brush: impl FnMut(&Corner) -> Paint) {
        for at in 0..self.colors.len() {
            let (place, normal) = (Vec3::from_array(self.positions[at]), Vec3::from_array(self.normals[at]));
            self.colors[at] = brush(&Corner { at: place, normal, color: self.colors[at] });
        }
    }

    /// Cuts its triangles until no edge is longer than this: then each part can have its own color.
    pub(super) fn split(&mut self, longest: f32) {
        let mut waiting: Vec<[u32; 3]> =
            self.indices.chunks_exact(3).map(|three| [three[0], three[1], three[2]]).collect();
        let mut halves = HashMap::new();
        self.indices.clear();
        while let Some([a, b, c]) = waiting.pop() {
            let length = |from: u32, to: u32| self.place(from).distance_squared(self.place(to));
            // The longest edge comes first; the others keep their order, and with it the front.
            let turned = [[a, b, c], [b, c, a], [c, a, b]];
            let far = |three: &[u32; 3]| length(three[0], three[1]);
            let [a, b, c] =
                turned.into_iter().max_by(|one, other| far(one).total_cmp(&far(other))).unwrap_or([a, b, c]);
            if length(a, b) <= longest * longest {
                self.indices.extend([a, b, c]);
                continue;
            }
            let middle = *halves.entry((a.min(b), a.max(b))).or_insert_with(|| self.halfway(a, b));
            waiting.extend([[a, middle, c], [middle, b, c]]);
        }
    }

    fn place(&self, corner: u32) -> Vec3 {
        Vec3::from_array(self.positions[corner as usize])
    }

    /// A new corner in the middle between two.
    fn halfway(&mut self, one: u32, other: u32) -> u32 {
        let (one, other) = (one as usize, other as usize);
        let mean = |a: [f32; 3], b: [f32; 3]| (Vec3::from_array(a) + Vec3::from_array(b)) / 2.0;
        let normal = mean(self.normals[one], self.normals[other]).normalize_or(Vec3::from_array(self.normals[one]));
        let color = std::array::from_fn(|part| (self.colors[one][part] + self.colors[other][part]) / 2.0);
        self.vertex(mean(self.positions[one], self.positions[other]), normal, color);
        self.positions.len() as u32 - 1
    }

    /// Adds another one, placed by a transform.
    pub(super) fn add(&mut self, other: &Shape, place: Affine3A) {
        let first = self.positions.len() as u32;
        let point = |p: &[f32; 3]| place.transform_point3(Vec3::from_array(*p)).to_array();
        let normal = |n: &[f32; 3]| place.transform_vector3(Vec3::from_array(*n)).normalize_or_zero().to_array();
        self.positions.extend(other.positions.iter().map(point));
        self.normals.extend(other.normals.iter().map(normal));
        self.colors.extend(&other.colors);
        self.indices.extend(other.indices.iter().map(|index| first + index));
    }

    /// A flat polygon; its corners run counter-clockwise seen from the front.
    pub(super) fn face(&mut self, corners: &[Vec3], colors: &[Paint]) {
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize_or_zero();
        let first = self.positions.len() as u32;
        for (at, corner) in corners.iter().enumerate() {
            self.vertex(*corner, normal, colors[at % colors.len()]);
        }
        for at in 1..corners.len() as u32 - 1 {
            self.indices.extend([first, first + at, first + at + 1]);
        }
    }

    /// A flat polygon that is visible from both sides.
    pub(super) fn sheet(&mut self, corners: &[Vec3], color: Paint) {
        self.face(corners, &[color]);
        let back: Vec<Vec3> = corners.iter().rev().copied().collect();
        self.face(&back, &[shade(color, 0.7)]);
    }

    /// A box around a center; darker at its foot.
    pub(super) fn cuboid(&mut self, centre: Vec3, size: Vec3, turn: Quat, color: Paint) {
        let half = size / 2.0;
        let (top, foot) = (color, shade(color, 0.72));
        let corner = |x: f32, y: f32, z: f32| centre + turn * (half * Vec3::new(x, y, z));
        let sides: [[(f32, f32, f32); 4]; 6] = [
            [(-1., 1., 1.), (1., 1., 1.), (1., 1., -1.), (-1., 1., -1.)],
            [(-1., -1., -1.), (1., -1., -1.), (1., -1., 1.), (-1., -1., 1.)],
            [(-1., -1., 1.), (1., -1., 1.), (1., 1., 1.), (-1., 1., 1.)],
            [(1., -1., -1.), (-1., -1., -1.), (-1., 1., -1.), (1., 1., -1.)],
            [(1., -1., 1.), (1., -1., -1.), (1., 1., -1.), (1., 1., 1.)],
            [(-1., -1., -1.), (-1., -1., 1.), (-1., 1., 1.), (-1., 1., -1.)],
        ];
        for side in sides {
            let corners = side.map(|(x, y, z)| corner(x, y, z));
            self.face(&corners, &side.map(|(_, y, _)| if y > 0.0 { top } else { foot }));
        }
    }

    /// A round solid from one point to another, with a radius at each end.
    pub(super) fn limb(&mut self, from: Vec3, to: Vec3, radii: (f32, f32), sides: u32, color: Paint) {
        let axis = (to - from).normalize_or(Vec3::Y);
        let across = axis.any_orthonormal_vector();
        let up = axis.cross(across);
        let first = self.positions.len() as u32;
        for (end, radius) in [(from, radii.0), (to, radii.1)] {
            for side in 0..sides {
                let angle = side as f32 / sides as f32 * std::f32::consts::TAU;
                let out = across * angle.cos() + up * angle.sin();
                self.vertex(end + out * radius, out, color);
            }
        }
        for side in 0..sides {
            let next = (side + 1) % sides;
            let [a, b, c, d] = [first + side, first + next, first + sides + side, first + sides + next];
            self.indices.extend([a, b, d, a, d, c]);
        }
        self.cap(from, -axis, radii.0, sides, color);
        self.cap(to, axis, radii.1, sides, color);
    }

    fn cap(&mut self, centre: Vec3, axis: Vec3, radius: f32, sides: u32, color: Paint) {
        if radius <= 0.0 {
            return;
        }
        let across = axis.any_orthonormal_vector();
        let up = axis.cross(across);
        let first = self.positions.len() as u32;
        self.vertex(centre, axis, color);
        for side in 0..sides {
            let angle = side as f32 / sides as f32 * std::f32::consts::TAU;
            self.vertex(centre + (across * angle.cos() + up * angle.sin()) * radius, axis, color);
        }
        for side in 0..sides {
            self.indices.extend([first, first + 1 + side, first + 1 + (side + 1) % sides]);
        }
    }

    /// Corners with normals of their own, and the triangles between them, by number.
    pub(super) fn piece(&mut self, corners: &[Corner], triangles: &[[u32; 3]]) {
        let first = self.positions.len() as u32;
        for corner in corners {
            self.vertex(corner.at, corner.normal, corner.color);
        }
        self.indices.extend(triangles.iter().flatten().map(|number| first + number));
    }

    /// An ellipsoid.
    pub(super) fn ball(&mut self, centre: Vec3, radii: Vec3, color: Paint) {
        self.ellipsoid(centre, radii, (6, 10), color);
    }

    /// A small ellipsoid.
    pub(super) fn bead(&mut self, centre: Vec3, radii: Vec3, color: Paint) {
        self.ellipsoid(centre, radii, (4, 7), color);
    }

    fn ellipsoid(&mut self, centre: Vec3, radii: Vec3, (rings, sides): (u32, u32), color: Paint) {
        let first = self.positions.len() as u32;
        for ring in 0..=rings {
            let tilt = ring as f32 / rings as f32 * std::f32::consts::PI;
            for side in 0..sides {
                let turn = side as f32 / sides as f32 * std::f32::consts::TAU;
                let out = Vec3::new(tilt.sin() * turn.cos(), tilt.cos(), tilt.sin() * turn.sin());
                self.vertex(centre + out * radii, (out / radii).normalize_or_zero(), color);
            }
        }
        for ring in 0..rings {
            for side in 0..sides {
                let next = (side + 1) % sides;
                let (above, below) = (first + ring * sides, first + (ring + 1) * sides);
                self.indices.extend([above + side, above + next, below + next]);
                self.indices.extend([above + side, below + next, below + side]);
            }
        }
    }

    /// A flat ring lying on the ground, seen from above.
    pub(super) fn ring(&mut self, centre: Vec3, inner: f32, outer: f32, sides: u32, color: Paint) {
        for side in 0..sides {
            let at = |s: u32, r: f32| {
                let angle = s as f32 / sides as f32 * std::f32::consts::TAU;
                centre + Vec3::new(angle.cos() * r, 0.0, -angle.sin() * r)
            };
            self.face(&[at(side, inner), at(side, outer), at(side + 1, outer), at(side + 1, inner)], &[color]);
        }
    }

    /// A flat polygon lying at a height, seen from above: triangles of corners in the plane (x, z).
    pub(super) fn floor(&mut self, triangles: &[[Vec2; 3]], height: f32, color: Paint) {
        for triangle in triangles {
            let [a, b, c] = triangle.map(|p| Vec3::new(p.x, height, p.y));
            let up = (b - a).cross(c - a).y >= 0.0;
            self.face(&if up { [a, b, c] } else { [a, c, b] }, &[color]);
        }
    }

    fn vertex(&mut self, position: Vec3, normal: Vec3, color: Paint) {
        self.positions.push(position.to_array());
        self.normals.push(normal.to_array());
        self.colors.push(color);
    }
}
