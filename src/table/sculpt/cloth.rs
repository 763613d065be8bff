//! Cloth: a bent sheet with two sides and a hem, soft where it folds.

use bevy::math::Vec3;

use crate::table::shape::{Corner, Paint, Shape, shade};

/// A piece of cloth. Its places run from -1 to 1 across and from 0 at the top to 1 at the hem.
pub(super) struct Cloth<Place> {
    /// Where each place of it is.
    pub place: Place,
    /// Strips across and down.
    pub strips: (usize, usize),
    /// How thick it is.
    pub thick: f32,
    /// The paint of the outside and of the lining.
    pub paints: [Paint; 2],
}

impl<Place: Fn(f32, f32) -> Vec3> Cloth<Place> {
    /// Adds it; seen from outside, across runs to the right.
    pub(super) fn hang(&self, shape: &mut Shape) {
        let (across, down) = self.strips;
        let columns = across as u32 + 1;
        let (mut corners, mut triangles) = (Vec::new(), Vec::new());
        for (outward, paint) in [1.0, -1.0].into_iter().zip(self.paints) {
            let first = corners.len() as u32;
            for row in 0..=down {
                for column in 0..=across {
                    let (u, v) = (column as f32 / across as f32 * 2.0 - 1.0, row as f32 / down as f32);
                    let normal = self.normal(u, v) * outward;
                    let at = (self.place)(u, v) + normal * self.thick / 2.0;
                    corners.push(Corner { at, normal, color: shade(paint, 1.0 + self.bend(u, v) * outward) });
                }
            }
            for row in 0..down as u32 {
                for column in 0..across as u32 {
                    let a = first + row * columns + column;
                    let [b, c, d] = [a + 1, a + columns + 1, a + columns];
                    let halves = if outward > 0.0 { [[a, c, b], [a, d, c]] } else { [[a, b, c], [a, c, d]] };
                    triangles.extend(halves);
                }
            }
        }
        // The edges at the sides and below.
        let other = columns * (down as u32 + 1);
        let below = (0..columns).map(|column| down as u32 * columns + column);
        let right = (0..=down as u32).map(|row| row * columns + across as u32).rev();
        let left = (0..=down as u32).map(|row| row * columns);
        let mut rim: Vec<u32> = left.chain(below).chain(right).collect();
        rim.dedup();
        for pair in rim.windows(2) {
            let [a, b] = [pair[0], pair[1]];
            triangles.extend([[a, other + a, b], [b, other + a, other + b]]);
        }
        shape.piece(&corners, &triangles);
    }

    /// How much a ridge (above 0) or a hollow (below 0) of the outside it is: what a brush leaves there.
    fn bend(&self, u: f32, v: f32) -> f32 {
        const STEP: f32 = 0.12;
        let (left, right) = ((self.place)((u - STEP).max(-1.0), v), (self.place)((u + STEP).min(1.0), v));
        let over = ((self.place)(u, v) - (left + right) / 2.0).dot(self.normal(u, v));
        (over / left.distance(right).max(0.001) * 3.0).clamp(-0.5, 0.6)
    }

    /// The way out of the outside.
    fn normal(&self, u: f32, v: f32) -> Vec3 {
        const STEP: f32 = 0.02;
        let right = (self.place)((u + STEP).min(1.0), v) - (self.place)((u - STEP).max(-1.0), v);
        let low = (self.place)(u, (v + STEP).min(1.0)) - (self.place)(u, (v - STEP).max(0.0));
        low.cross(right).normalize_or(Vec3::NEG_Z)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cloth_has_an_outside_a_lining_and_a_hem_between_them() {
        let mut shape = Shape::default();
        let flat = |u: f32, v: f32| Vec3::new(u, 1.0 - v, 0.0);
        let (thick, paints) = (0.1, [[1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]]);
        Cloth { place: flat, strips: (4, 3), thick, paints }.hang(&mut shape);
        for [a, b, c] in shape.painted() {
            let faces = (b.at - a.at).cross(c.at - a.at).normalize();
            let is_hem = faces.z.abs() < 0.01;
            assert!(is_hem || faces.dot(a.normal) > 0.99, "{faces} at {}", a.at);
            assert!(is_hem || (a.at.z - a.normal.z * thick / 2.0).abs() < 0.001);
            assert_eq!(
                a.color[0] > a.color[2],
                a.normal.z > 0.0,
                "the outside is toward who sees across run to the right"
            );
        }
    }
}
