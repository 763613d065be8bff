//! Simple solids as distances: how far a place is from a ball, a limb or a box, below zero inside it.
//!
//! Distances may be a little shorter than the truth, never longer: whoever walks along them never steps into anything.

use bevy::math::{Quat, Vec3};

/// A solid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Solid {
    /// An ellipsoid.
    Ball {
        /// Its middle.
        middle: Vec3,
        /// Half its sizes.
        radii: Vec3,
    },
    /// A limb with round ends.
    Muscle {
        /// One end.
        from: Vec3,
        /// The other one.
        to: Vec3,
        /// The radius at each.
        radii: (f32, f32),
    },
    /// A limb with flat ends.
    Cone {
        /// One end.
        from: Vec3,
        /// The other one.
        to: Vec3,
        /// The radius at each.
        radii: (f32, f32),
    },
    /// A box.
    Box {
        /// Its middle.
        middle: Vec3,
        /// Half its sizes.
        half: Vec3,
        /// How it is turned.
        turn: Quat,
    },
}

impl Solid {
    /// How far a place is from it.
    pub(super) fn distance(&self, place: Vec3) -> f32 {
        match *self {
            Solid::Ball { middle, radii } => ball(place - middle, radii),
            Solid::Muscle { from, to, radii } => muscle(place, (from, to), radii),
            Solid::Cone { from, to, radii } => cone(place, (from, to), radii),
            Solid::Box { middle, half, turn } => {
                let off = (turn.inverse() * (place - middle)).abs() - half;
                off.max(Vec3::ZERO).length() + off.max_element().min(0.0)
            }
        }
    }

    /// A ball around all of it: its middle and its radius.
    pub(super) fn bounds(&self) -> (Vec3, f32) {
        match *self {
            Solid::Ball { middle, radii } => (middle, radii.max_element()),
            Solid::Muscle { from, to, radii } | Solid::Cone { from, to, radii } => {
                ((from + to) / 2.0, from.distance(to) / 2.0 + radii.0.max(radii.1))
            }
            Solid::Box { middle, half, .. } => (middle, half.length()),
        }
    }

    /// How thick it is where it is thinnest, from its middle out.
    pub(super) fn thinnest(&self) -> f32 {
        match *self {
            Solid::Ball { radii, .. } => radii.min_element(),
            Solid::Muscle { radii, .. } => radii.0.min(radii.1),
            Solid::Cone { from, to, radii } => radii.0.min(radii.1).min(from.distance(to) / 2.0),
            Solid::Box { half, .. } => half.min_element(),
        }
    }
}

/// Not quite the distance, but right on the surface and of the right size near it.
fn ball(place: Vec3, radii: Vec3) -> f32 {
    let out = (place / radii).length();
    let steep = (place / (radii * radii)).length();
    if steep < 1e-6 { -radii.min_element() } else { out * (out - 1.0) / steep }
}

fn muscle(place: Vec3, (from, to): (Vec3, Vec3), (first, last): (f32, f32)) -> f32 {
    let axis = to - from;
    let (long, narrower) = (axis.length(), first - last);
    // One end may lie within the other.
    if long <= narrower.abs() + 1e-6 {
        let (middle, radius) = if narrower > 0.0 { (from, first) } else { (to, last) };
        return place.distance(middle) - radius;
    }
    let off = place - from;
    let along = off.dot(axis) / long;
    let aside = (off.length_squared() - along * along).max(0.0).sqrt();
    // The tangent to both ends leans by this much.
    let lean = narrower / long;
    let upright = (1.0 - lean * lean).sqrt();
    let foot = along + aside * lean / upright;
    if foot <= 0.0 {
        off.length() - first
    } else if foot >= long {
        place.distance(to) - last
    } else {
        along * lean + aside * upright - first
    }
}

fn cone(place: Vec3, (from, to): (Vec3, Vec3), (first, last): (f32, f32)) -> f32 {
    let axis = to - from;
    let long = axis.length().max(1e-6);
    let off = place - from;
    let along = off.dot(axis) / long;
    let aside = (off.length_squared() - along * along).max(0.0).sqrt();
    let lean = (first - last) / long;
    let to_side = (aside - first + along * lean) / (1.0 + lean * lean).sqrt();
    let to_ends = (along - long).max(-along);
    // Outside of both it is farther than either says, but never nearer.
    if to_side > 0.0 && to_ends > 0.0 { to_side.hypot(to_ends) } else { to_side.max(to_ends) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_on_the_surface_has_no_distance_and_inside_is_below() {
        let (from, to) = (Vec3::ZERO, Vec3::Y);
        let solids = [
            (Solid::Ball { middle: Vec3::ZERO, radii: Vec3::new(0.3, 0.2, 0.1) }, Vec3::X * 0.3),
            (Solid::Muscle { from, to, radii: (0.2, 0.2) }, Vec3::new(0.2, 0.5, 0.0)),
            (Solid::Muscle { from, to, radii: (0.3, 0.1) }, Vec3::Y * 1.1),
            (Solid::Cone { from, to, radii: (0.3, 0.1) }, Vec3::new(0.0, 0.5, 0.2)),
            (Solid::Box { middle: Vec3::ZERO, half: Vec3::splat(0.2), turn: Quat::IDENTITY }, Vec3::Z * 0.2),
        ];
        for (solid, place) in solids {
            let (middle, reach) = solid.bounds();
            assert!(solid.distance(place).abs() < 1e-4, "{solid:?}: {}", solid.distance(place));
            assert!(solid.distance(middle) < -0.05, "{solid:?} has an inside");
            assert!(place.distance(middle) <= reach + 1e-4, "{solid:?} is within {reach} of {middle}");
            assert!(solid.distance(place * 1.5) > 0.02, "{solid:?} has an outside");
        }
    }

    #[test]
    fn an_end_within_the_other_is_not_seen() {
        let drop = Solid::Muscle { from: Vec3::ZERO, to: Vec3::Y * 0.05, radii: (0.3, 0.1) };
        assert!((drop.distance(Vec3::Y) - 0.7).abs() < 1e-4);
    }
}
