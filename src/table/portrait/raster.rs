//! Triangles become pixels: a small rasterizer with depth, normals and perspective, for pictures that no graphics card
//! is needed for.

use bevy::math::Vec3;

use crate::table::shape::{Corner, Shape};

/// What is nearest behind a pixel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Dot {
    /// How near it is; minus infinity if nothing is there.
    pub depth: f32,
    /// Which way the surface faces.
    pub normal: Vec3,
    /// Its paint, linear.
    pub color: Vec3,
}

const EMPTY: Dot = Dot { depth: f32::NEG_INFINITY, normal: Vec3::Z, color: Vec3::ZERO };

impl Dot {
    /// Whether the figure is there.
    pub(super) fn is_there(&self) -> bool {
        self.depth > f32::NEG_INFINITY
    }
}

/// A square of pixels that the camera looks at: from -1 to 1, x to the right and y up, z toward the camera.
#[derive(Clone)]
pub(super) struct Canvas {
    /// Pixels per side.
    pub side: usize,
    /// Row by row from the top.
    pub dots: Vec<Dot>,
}

/// How far the camera is from the middle, in halves of the picture's side.
const CAMERA: f32 = 5.0;

impl Canvas {
    /// An empty one.
    pub(super) fn new(side: usize) -> Canvas {
        Canvas { side, dots: vec![EMPTY; side * side] }
    }

    /// Paints a shape whose corners are placed in front of the camera.
    pub(super) fn paint(&mut self, shape: &Shape, mut place: impl FnMut(Corner) -> Corner) {
        for corners in shape.painted() {
            self.triangle(corners.map(&mut place));
        }
    }

    fn triangle(&mut self, corners: [Corner; 3]) {
        // Nothing is as near as the camera itself.
        if corners.iter().any(|corner| corner.at.z > CAMERA * 0.8) {
            return;
        }
        let [a, b, c] = corners.map(|corner| self.on_paper(corner.at));
        // The back of a triangle is not drawn: the paper's y goes down, so a front runs clockwise on it.
        let area = (b - a).cross(c - a).z;
        if area > -1e-6 {
            return;
        }
        let last = self.side as f32 - 1.0;
        let (low, high) = (a.min(b).min(c), a.max(b).max(c));
        if high.x < 0.0 || high.y < 0.0 || low.x > last || low.y > last {
            return;
        }
        for y in low.y.max(0.0) as usize..=high.y.ceil().clamp(0.0, last) as usize {
            for x in low.x.max(0.0) as usize..=high.x.ceil().clamp(0.0, last) as usize {
                let at = Vec3::new(x as f32 + 0.5, y as f32 + 0.5, 0.0);
                let part = |from: Vec3, to: Vec3| (to - from).cross(at - from).z / area;
                let parts = [part(b, c), part(c, a), part(a, b)];
                if parts.iter().any(|part| *part < 0.0) {
                    continue;
                }
                let mix = |of: fn(&Corner) -> Vec3| {
                    corners.iter().zip(parts).map(|(corner, part)| of(corner) * part).sum::<Vec3>()
                };
                let depth = mix(|corner| corner.at).z;
                let dot = &mut self.dots[y * self.side + x];
                if depth > dot.depth {
                    let normal = mix(|corner| corner.normal).normalize_or(Vec3::Z);
                    *dot = Dot { depth, normal, color: mix(|corner| Vec3::from_slice(&corner.color)) };
                }
            }
        }
    }

    fn on_paper(&self, at: Vec3) -> Vec3 {
        let nearer = CAMERA / (CAMERA - at.z) / 2.0;
        Vec3::new(0.5 + at.x * nearer, 0.5 - at.y * nearer, 0.0) * self.side as f32
    }

    /// How much of the sky a pixel sees: less in corners, below a hat, beside what is in front of it.
    pub(super) fn openness(&self, x: usize, y: usize) -> f32 {
        const AROUND: [(f32, f32); 8] =
            [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0), (-0.7, -0.7), (0.0, -1.0), (0.7, -0.7)];
        let here = self.dots[y * self.side + x].depth;
        let mut hidden = 0.0;
        for (ring, weight) in [(0.022, 1.0), (0.055, 0.7)] {
            for (across, down) in AROUND {
                let step = ring * self.side as f32;
                let (u, v) = (x as f32 + across * step, y as f32 + down * step);
                if u < 0.0 || v < 0.0 || u >= self.side as f32 || v >= self.side as f32 {
                    continue;
                }
                let over = self.dots[v as usize * self.side + u as usize].depth - here;
                // What is far in front of it, like a gun, hides little.
                let reach = ring * 2.0;
                if over > reach * 0.35 {
                    hidden += weight * (1.0 - ((over - reach) / (reach * 6.0)).clamp(0.0, 1.0));
                }
            }
        }
        1.0 - 0.75 * hidden / (8.0 * 1.7)
    }
}
