//! Clay: solids that flow into one another, and what is stuck onto them. A figure is put together from lumps of it, and
//! gets one smooth skin in the end.
//!
//! Every lump has a paint. On the skin, paints meet along a clean line, as if a brush had drawn it.

use std::collections::BTreeMap;

use bevy::math::{Quat, Vec3};

use super::nets::{self, Distant};
use super::solid::Solid;
use crate::table::shape::{Corner, Paint, Shape};

/// What is thinner than this many cells doesn't become skin: it is added as the solid that it is, with sharp edges.
const FINE: f32 = 0.85;

/// From how far away light is kept from a place, and how far below it an edge is looked for.
const FAR: f32 = 0.24;
const DEEP: f32 = 0.04;

/// A solid with its paint.
#[derive(Clone, Copy, Debug)]
struct Lump {
    solid: Solid,
    bounds: (Vec3, f32),
    /// From how far away it flows into those before it.
    soft: f32,
    /// The number of its paint.
    paint: usize,
}

impl Lump {
    /// A distance that it is at least away, found quickly.
    fn is_within(&self, place: Vec3, reach: f32) -> bool {
        place.distance_squared(self.bounds.0) < (self.bounds.1 + reach) * (self.bounds.1 + reach)
    }
}

/// A figure in the making.
pub(super) struct Clay {
    lumps: Vec<Lump>,
    paints: Vec<Paint>,
    /// Small things with sharp edges.
    fine: Shape,
    /// The size of the skin's cells.
    cell: f32,
    soft: f32,
    /// Around what the following is made larger, and by how much.
    larger: (Vec3, f32),
}

impl Clay {
    /// None yet; its skin will have cells of this size.
    pub(super) fn of_cells(cell: f32) -> Clay {
        let (lumps, paints) = (Vec::new(), Vec::new());
        Clay { lumps, paints, fine: Shape::default(), cell, soft: 0.0, larger: (Vec3::ZERO, 1.0) }
    }

    /// From now on, what is added is made larger around a place.
    pub(super) fn enlarge(&mut self, around: Vec3, by: f32) {
        self.larger = (around, by);
    }

    /// From now on, what is added flows into what was added before, from this far away.
    pub(super) fn soften(&mut self, soft: f32) {
        self.soft = soft;
    }

    /// An ellipsoid.
    pub(super) fn ball(&mut self, middle: Vec3, radii: Vec3, color: Paint) {
        let (middle, radii) = (self.place(middle), radii * self.larger.1);
        let solid = Solid::Ball { middle, radii };
        if self.is_fine(&solid) { self.fine.bead(middle, radii, color) } else { self.add(solid, color) }
    }

    /// A limb with round ends.
    pub(super) fn muscle(&mut self, from: Vec3, to: Vec3, radii: (f32, f32), color: Paint) {
        let (from, to, radii) = (self.place(from), self.place(to), self.radii(radii));
        self.add(Solid::Muscle { from, to, radii }, color);
    }

    /// A limb with flat ends.
    pub(super) fn limb(&mut self, from: Vec3, to: Vec3, radii: (f32, f32), sides: u32, color: Paint) {
        let (from, to, radii) = (self.place(from), self.place(to), self.radii(radii));
        let solid = Solid::Cone { from, to, radii };
        if self.is_fine(&solid) { self.fine.limb(from, to, radii, sides, color) } else { self.add(solid, color) }
    }

    /// A box.
    pub(super) fn cuboid(&mut self, middle: Vec3, size: Vec3, turn: Quat, color: Paint) {
        let (middle, half) = (self.place(middle), size * self.larger.1 / 2.0);
        let solid = Solid::Box { middle, half, turn };
        if self.is_fine(&solid) { self.fine.cuboid(middle, half * 2.0, turn, color) } else { self.add(solid, color) }
    }

    /// A flat polygon that is visible from both sides.
    pub(super) fn sheet(&mut self, corners: &[Vec3], color: Paint) {
        let corners: Vec<Vec3> = corners.iter().map(|corner| self.place(*corner)).collect();
        self.fine.sheet(&corners, color);
    }

    /// Small things with sharp edges, where they are.
    pub(super) fn fine(&mut self) -> &mut Shape {
        &mut self.fine
    }

    fn place(&self, place: Vec3) -> Vec3 {
        self.larger.0 + (place - self.larger.0) * self.larger.1
    }

    fn radii(&self, (one, other): (f32, f32)) -> (f32, f32) {
        (one * self.larger.1, other * self.larger.1)
    }

    fn is_fine(&self, solid: &Solid) -> bool {
        solid.thinnest() < self.cell * FINE
    }

    fn add(&mut self, solid: Solid, color: Paint) {
        let paint = self.paints.iter().position(|known| *known == color).unwrap_or_else(|| {
            self.paints.push(color);
            self.paints.len() - 1
        });
        self.lumps.push(Lump { bounds: solid.bounds(), soft: self.soft * self.larger.1, solid, paint });
    }

    /// The figure with its skin.
    pub(super) fn baked(&self) -> Shape {
        let mut shape = self.fine.clone();
        let ends = self.lumps.iter().map(|lump| (lump.bounds.0 - lump.bounds.1, lump.bounds.0 + lump.bounds.1));
        let Some(ends) = ends.reduce(|(low, high), (next, last)| (low.min(next), high.max(last))) else {
            return shape;
        };
        let skin = nets::skin(self, ends, self.cell);
        let corners: Vec<Dab> = skin.corners.iter().map(|at| self.dab(*at)).collect();
        let mut painted = Painted::default();
        for square in skin.squares {
            let [a, b, c, d] = square.map(|number| &corners[number as usize]);
            // Along the shorter diagonal it bends less.
            let halves = if a.at.distance_squared(c.at) <= b.at.distance_squared(d.at) {
                [[a, b, c], [a, c, d]]
            } else {
                [[a, b, d], [b, c, d]]
            };
            halves.into_iter().for_each(|half| painted.triangle(half));
        }
        shape.piece(&painted.corners, &painted.triangles);
        shape
    }

    /// A corner of the skin, moved to where the surface really is.
    fn dab(&self, at: Vec3) -> Dab {
        let mut near = self.near(at, self.cell * 3.0).unwrap_or_default();
        let step = self.cell * 0.25;
        let slope = |at: Vec3| {
            let ends = [Vec3::new(1.0, -1.0, -1.0), Vec3::new(-1.0, -1.0, 1.0), Vec3::new(-1.0, 1.0, -1.0), Vec3::ONE];
            let sum: Vec3 = ends.iter().map(|end| *end * self.distance(&near, at + *end * step)).sum();
            sum.normalize_or(Vec3::Y)
        };
        let off = self.distance(&near, at).clamp(-self.cell, self.cell);
        let at = at - slope(at) * off * 0.8;
        let normal = slope(at);
        let mut paints = Vec::new();
        near.retain(|number| self.lumps[*number as usize].is_within(at, self.cell * 2.0));
        for number in near {
            let lump = &self.lumps[number as usize];
            let distance = lump.solid.distance(at);
            match paints.iter_mut().find(|(paint, _)| *paint == lump.paint) {
                None => paints.push((lump.paint, distance)),
                Some((_, known)) => *known = distance.min(*known),
            }
        }
        let paint = paints.iter().min_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(paint, _)| *paint);
        Dab { at, normal, color: self.paints[paint], paint, paints }
    }

    /// How open to the sky a place on the surface is, from 0 in a hole to 1; and how sharp an edge it is, from 0 to 1.
    pub(super) fn light_on(clays: &[&Clay], at: Vec3, normal: Vec3) -> (f32, f32) {
        let lumps = clays.iter().flat_map(|clay| &clay.lumps).filter(|lump| lump.is_within(at, FAR));
        let lumps: Vec<&Lump> = lumps.collect();
        let distance = |place: Vec3, within: f32| {
            let near = lumps.iter().filter(|lump| lump.is_within(place, within));
            near.map(|lump| lump.solid.distance(place)).fold(within, f32::min)
        };
        let mut hidden = 0.0;
        for (reach, weight) in [(0.025, 0.35), (0.06, 0.35), (0.12, 0.3)] {
            hidden += weight * (1.0 - distance(at + normal * reach, reach) / reach).clamp(0.0, 1.0);
        }
        let edge = 1.0 + distance(at - normal * DEEP, DEEP) / DEEP;
        (1.0 - hidden, edge.clamp(0.0, 1.0))
    }
}

impl Distant for Clay {
    type Near = Vec<u16>;

    fn near(&self, place: Vec3, within: f32) -> Option<Vec<u16>> {
        let near = |(_, lump): &(usize, &Lump)| lump.is_within(place, within + lump.soft);
        let near: Vec<u16> = self.lumps.iter().enumerate().filter(near).map(|(number, _)| number as u16).collect();
        (!near.is_empty()).then_some(near)
    }

    fn distance(&self, near: &Vec<u16>, place: Vec3) -> f32 {
        let mut all = f32::MAX;
        for number in near {
            let lump = &self.lumps[usize::from(*number)];
            let distance = lump.solid.distance(place);
            let blend = (lump.soft - (all - distance).abs()).max(0.0);
            all = all.min(distance);
            if blend > 0.0 {
                all -= blend * blend / lump.soft / 4.0;
            }
        }
        all
    }
}

/// A corner of the skin before it is painted.
struct Dab {
    at: Vec3,
    normal: Vec3,
    color: Paint,
    /// The paint that is nearest.
    paint: usize,
    /// How far away each paint is that comes near.
    paints: Vec<(usize, f32)>,
}

impl Dab {
    fn distance(&self, paint: usize) -> f32 {
        self.paints.iter().find(|(known, _)| *known == paint).map_or(f32::MAX, |(_, distance)| *distance)
    }

    fn corner(&self) -> Corner {
        Corner { at: self.at, normal: self.normal, color: self.color }
    }

    /// The place between two corners where one paint ends and the other begins.
    fn border(&self, other: &Dab) -> (Vec3, Vec3) {
        let (here, there) = (self.distance(other.paint) - self.distance(self.paint), other.distance(self.paint));
        let there = there - other.distance(other.paint);
        let sum = here + there;
        let part = if sum.is_finite() && sum > 1e-6 { (here / sum).clamp(0.1, 0.9) } else { 0.5 };
        (self.at.lerp(other.at, part), self.normal.lerp(other.normal, part).normalize_or(Vec3::Y))
    }
}

/// The skin with its paint. Triangles of one paint share corners.
#[derive(Default)]
struct Painted {
    corners: Vec<Corner>,
    triangles: Vec<[u32; 3]>,
    numbers: BTreeMap<([u32; 3], usize), u32>,
}

impl Painted {
    fn number(&mut self, corner: Corner, paint: usize) -> u32 {
        *self.numbers.entry((corner.at.to_array().map(f32::to_bits), paint)).or_insert_with(|| {
            self.corners.push(corner);
            self.corners.len() as u32 - 1
        })
    }

    /// A triangle; where two paints meet in it, it is cut along their border.
    fn triangle(&mut self, [a, b, c]: [&Dab; 3]) {
        let turned = match (a.paint == b.paint, b.paint == c.paint, c.paint == a.paint) {
            (false, true, _) => [a, b, c],
            (false, false, true) => [b, c, a],
            (true, false, _) => [c, a, b],
            // All of one paint, or of three.
            _ => {
                let whole = [a, b, c].map(|dab| self.number(dab.corner(), dab.paint));
                return self.triangles.push(whole);
            }
        };
        let [odd, left, right] = turned;
        let ends = [odd.border(left), odd.border(right)];
        let mut on_border =
            |dab: &Dab| ends.map(|(at, normal)| self.number(Corner { at, normal, color: dab.color }, dab.paint));
        let (inner, outer) = (on_border(odd), on_border(left));
        let [tip, left, right] = turned.map(|dab| self.number(dab.corner(), dab.paint));
        self.triangles.extend([[tip, inner[0], inner[1]], [outer[0], left, right], [outer[0], right, outer[1]]]);
    }
}
