//! Surface nets: the skin of whatever a distance describes, as a mesh of even squares.
//!
//! Space is cut into cells. Each cell that the surface runs through gets one corner, where the surface crosses its edges
//! on average; each edge that the surface crosses gets a square between the four cells around it.

use bevy::math::{IVec3, UVec3, Vec3};

/// Cells per side of a block: a block far from the surface is passed over as a whole.
const BLOCK: u32 = 5;
/// The corners of a cell, from its lowest one.
const CORNERS: [UVec3; 8] = [
    UVec3::new(0, 0, 0),
    UVec3::new(1, 0, 0),
    UVec3::new(0, 1, 0),
    UVec3::new(1, 1, 0),
    UVec3::new(0, 0, 1),
    UVec3::new(1, 0, 1),
    UVec3::new(0, 1, 1),
    UVec3::new(1, 1, 1),
];
/// Its edges, as pairs of these.
const EDGES: [(usize, usize); 12] =
    [(0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (0, 4), (1, 5), (2, 6), (3, 7)];

/// What is described by distances.
pub(super) trait Distant {
    /// What is worth asking near a place, so that not everything is asked everywhere; `None`: it is far away.
    type Near;

    /// What lies within a distance of a place.
    fn near(&self, place: Vec3, within: f32) -> Option<Self::Near>;

    /// How far a place is from the surface; below zero inside.
    fn distance(&self, near: &Self::Near, place: Vec3) -> f32;
}

/// A skin: corners, and the squares between them, counter-clockwise seen from outside.
#[derive(Default, Debug)]
pub(super) struct Skin {
    /// Where the corners are.
    pub corners: Vec<Vec3>,
    /// Squares, as numbers of corners.
    pub squares: Vec<[u32; 4]>,
}

/// The skin of something between two corners of space, made of cells of a size.
pub(super) fn skin(of: &impl Distant, (low, high): (Vec3, Vec3), cell: f32) -> Skin {
    let grid = Grid::of(of, (low, high), cell);
    let mut skin = Skin::default();
    let mut numbers = vec![u32::MAX; grid.values.len()];
    for at in grid.cells() {
        if let Some(corner) = grid.corner(at) {
            numbers[grid.index(at)] = skin.corners.len() as u32;
            skin.corners.push(grid.low + (at.as_vec3() + corner) * cell);
        }
    }
    for at in grid.cells() {
        if numbers[grid.index(at)] == u32::MAX {
            continue;
        }
        for (along, one, other) in
            [(UVec3::X, UVec3::Y, UVec3::Z), (UVec3::Y, UVec3::Z, UVec3::X), (UVec3::Z, UVec3::X, UVec3::Y)]
        {
            let (from, to) = (grid.values[grid.index(at)], grid.values[grid.index(at + along)]);
            let is_inner = (at * (one + other)).cmpge(one + other).all();
            if (from < 0.0) == (to < 0.0) || !is_inner {
                continue;
            }
            let square = [at - one - other, at - other, at, at - one].map(|cell| numbers[grid.index(cell)]);
            let [a, b, c, d] = square;
            skin.squares.push(if from < 0.0 { [a, b, c, d] } else { [d, c, b, a] });
        }
    }
    skin
}

/// Distances at the corners of all cells.
struct Grid {
    low: Vec3,
    size: UVec3,
    values: Vec<f32>,
}

impl Grid {
    fn of<Thing: Distant>(of: &Thing, (low, high): (Vec3, Vec3), cell: f32) -> Grid {
        // One empty cell all around closes every skin.
        let low = low - cell * 1.5;
        let size = ((high - low) / cell).ceil().as_uvec3() + 3;
        let mut grid = Grid { low, size, values: vec![f32::MAX; size.element_product() as usize] };
        let half = BLOCK as f32 * cell / 2.0;
        let within = (half + cell) * 1.75;
        for block in boxes(UVec3::ZERO, size.map(|cells| cells.div_ceil(BLOCK))) {
            let first = block * BLOCK;
            let middle = low + first.as_vec3() * cell + half;
            let Some(near) = of.near(middle, within) else { continue };
            let inside = of.distance(&near, middle);
            for at in boxes(first, (first + BLOCK).min(size)) {
                let value = match inside < -within {
                    true => inside,
                    false => of.distance(&near, low + at.as_vec3() * cell),
                };
                let index = grid.index(at);
                grid.values[index] = value;
            }
        }
        grid
    }

    fn index(&self, at: UVec3) -> usize {
        ((at.z * self.size.y + at.y) * self.size.x + at.x) as usize
    }

    fn cells(&self) -> impl Iterator<Item = UVec3> + use<> {
        boxes(UVec3::ZERO, self.size - 1)
    }

    /// Where in a cell its corner of the skin is, from 0 to 1; `None` if the surface doesn't run through it.
    fn corner(&self, at: UVec3) -> Option<Vec3> {
        let values = CORNERS.map(|corner| self.values[self.index(at + corner)]);
        let inside = values.iter().filter(|value| **value < 0.0).count();
        if inside == 0 || inside == 8 {
            return None;
        }
        let crossed = EDGES.into_iter().filter(|(one, other)| (values[*one] < 0.0) != (values[*other] < 0.0));
        let (sum, count) = crossed.fold((Vec3::ZERO, 0.0), |(sum, count), (one, other)| {
            let part = (values[one] / (values[one] - values[other])).clamp(0.0, 1.0);
            (sum + CORNERS[one].as_vec3().lerp(CORNERS[other].as_vec3(), part), count + 1.0)
        });
        Some(sum / count)
    }
}

/// All places of a box, row by row.
fn boxes(from: UVec3, to: UVec3) -> impl Iterator<Item = UVec3> {
    let ends = to.as_ivec3().max(IVec3::ZERO).as_uvec3();
    (from.z..ends.z)
        .flat_map(move |z| (from.y..ends.y).flat_map(move |y| (from.x..ends.x).map(move |x| UVec3::new(x, y, z))))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Two balls that touch nothing else.
    struct Balls;

    impl Distant for Balls {
        type Near = ();

        fn near(&self, place: Vec3, within: f32) -> Option<()> {
            (self.distance(&(), place) < within).then_some(())
        }

        fn distance(&self, (): &(), place: Vec3) -> f32 {
            (place.distance(Vec3::ZERO) - 0.5).min(place.distance(Vec3::X * 2.0) - 0.3)
        }
    }

    #[test]
    fn a_skin_is_closed_lies_on_the_surface_and_faces_out() {
        let skin = skin(&Balls, (Vec3::splat(-0.5), Vec3::new(2.3, 0.5, 0.5)), 0.1);
        assert!(skin.corners.iter().all(|corner| Balls.distance(&(), *corner).abs() < 0.02));
        let mut edges = BTreeMap::new();
        for square in &skin.squares {
            let [a, b, c, d] = square.map(|number| skin.corners[number as usize]);
            let middle = (a + b + c + d) / 4.0;
            let ball = if middle.x > 1.0 { Vec3::X * 2.0 } else { Vec3::ZERO };
            assert!((c - a).cross(d - b).dot(middle - ball) > 0.0, "it faces out at {middle}");
            for side in 0..4 {
                let (one, other) = (square[side], square[(side + 1) % 4]);
                *edges.entry((one.min(other), one.max(other))).or_insert(0) += if one < other { 1 } else { -1 };
            }
        }
        assert!(skin.squares.len() > 100);
        assert!(edges.values().all(|sum| *sum == 0), "every edge belongs to two squares");
    }
}
