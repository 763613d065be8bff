//! Decoration by which a board is known: the lights and the big wheel of a fair, the trophies of a cave.

use bevy::math::{Quat, Vec2, Vec3};

use super::boundary::FOOT;
use super::props::Put;
use crate::table::look::prop as look;
use crate::table::shape::shade;

/// How far apart the bulbs of a string are, and how far it sags, as a part of its height.
const BULB_STEP: f32 = 0.11;
const BULB_SAG: f32 = 0.2;
/// How many gondolas a big wheel has, and how many parts its rims have between two of them.
const GONDOLAS: i32 = 8;
const PARTS: i32 = 2;

impl Put<'_> {
    /// A cable between two poles, with a bulb every few steps; in the middle it hangs lower.
    pub(super) fn bulbs(&mut self) {
        let (size, turn, foot) = (self.size(), self.turn(), self.foot);
        let count = (size.x / BULB_STEP).round().max(2.0) as i32;
        let at = |step: i32| {
            let part = step as f32 / count as f32;
            let hung = 1.0 - BULB_SAG * 4.0 * part * (1.0 - part);
            foot + turn * Vec3::new((part - 0.5) * (size.x - size.z), size.y * hung, 0.0)
        };
        for end in [at(0), at(count)] {
            self.lit.limb(end.with_y(foot.y), end, (0.011, 0.008), 5, look::IRON);
        }
        for step in 0..count {
            self.lit.limb(at(step), at(step + 1), (0.004, 0.004), 3, look::IRON);
            if step > 0 {
                self.glowing.cuboid(at(step) - Vec3::Y * 0.014, Vec3::splat(0.02), turn, look::BULB);
            }
        }
    }

    /// A disk on its edge, thinner along its length than across, with a rim and a head struck on both sides.
    pub(super) fn coin(&mut self) {
        let (size, turn) = (self.size(), self.turn());
        let [gold, struck] = look::COIN;
        let radius = size.y / 2.0;
        let middle = self.foot + Vec3::Y * radius;
        let at = |part: f32, up: f32| middle + turn * Vec3::new(size.x * part, radius * up, 0.0);
        self.lit.limb(at(-0.5, 0.0), at(0.5, 0.0), (radius, radius), 24, gold);
        for side in [-1.0, 1.0] {
            self.lit.limb(
                at(side * 0.5, 0.0),
                at(side * 0.62, 0.0),
                (radius * 0.86, radius * 0.84),
                24,
                shade(gold, 0.7),
            );
            self.lit.limb(at(side * 0.6, 0.14), at(side * 0.9, 0.14), (radius * 0.36, radius * 0.3), 12, struck);
            self.lit.limb(at(side * 0.6, -0.36), at(side * 0.8, -0.36), (radius * 0.44, radius * 0.4), 12, struck);
        }
    }

    /// A card on its lower edge: paper with a suit in its middle and in two corners, and a dark back.
    pub(super) fn card(&mut self) {
        let [paper, suit, back] = look::CARD;
        self.part((0., 0., 0.1), (1., 1., 0.8), paper);
        self.part((0., 0.04, -0.32), (0.88, 0.92, 0.1), back);
        let (whole, turn, foot) = (self.size(), self.turn(), self.foot);
        for (x, y, large) in [(0.0, 0.5, 0.24), (-0.34, 0.88, 0.08), (0.34, 0.12, 0.08)] {
            let corner = |across: f32, up: f32| {
                foot + turn * (Vec3::new(x * whole.x, y * whole.y, whole.z * 0.54) + Vec3::new(across, up, 0.0))
            };
            let (broad, high) = (large * whole.x, large * whole.x * 1.35);
            self.lit.face(&[corner(0.0, -high), corner(broad, 0.0), corner(0.0, high), corner(-broad, 0.0)], &[suit]);
        }
    }

    /// A dinosaur that stands on two legs, as it was dug up: it looks along its length.
    pub(super) fn skeleton(&mut self) {
        let (size, turn, foot) = (self.size(), self.turn(), self.foot);
        let at = |x: f32, y: f32, z: f32| foot + turn * (Vec3::new(x, y, z) * size);
        let thick = size.y * 0.035;
        let mut bone = |from: Vec3, to: Vec3, (begin, end): (f32, f32)| {
            self.lit.limb(from, to, (thick * begin, thick * end), 5, look::BONE);
        };
        // Tail, hips, back, neck.
        let spine = [(-0.62, 0.3), (-0.42, 0.4), (-0.2, 0.5), (0.0, 0.56), (0.18, 0.66), (0.28, 0.82)];
        for (step, pair) in spine.windows(2).enumerate() {
            let [(x, y), (nx, ny)] = [pair[0], pair[1]];
            let broad = [0.3, 0.7, 1.2, 1.3, 1.1, 0.9];
            bone(at(x, y, 0.0), at(nx, ny, 0.0), (broad[step], broad[step + 1]));
        }
        for side in [-1.0, 1.0] {
            for (x, y, deep) in [(-0.08, 0.53, 0.16), (0.0, 0.56, 0.22), (0.08, 0.6, 0.22), (0.15, 0.64, 0.18)] {
                bone(at(x, y, 0.0), at(x + 0.03, y - deep * 0.5, side * 0.2), (0.6, 0.45));
                bone(at(x + 0.03, y - deep * 0.5, side * 0.2), at(x + 0.05, y - deep, side * 0.04), (0.45, 0.3));
            }
            // Thigh, shin, foot; an arm that is hardly one.
            bone(at(-0.18, 0.5, side * 0.12), at(-0.04, 0.3, side * 0.2), (1.2, 0.8));
            bone(at(-0.04, 0.3, side * 0.2), at(-0.18, 0.1, side * 0.2), (0.9, 0.6));
            bone(at(-0.18, 0.1, side * 0.2), at(0.0, 0.02, side * 0.22), (0.7, 0.5));
            bone(at(0.18, 0.6, side * 0.12), at(0.26, 0.5, side * 0.16), (0.4, 0.3));
            bone(at(0.28, 0.86, side * 0.07), at(0.54, 0.84, side * 0.05), (1.2, 0.7));
            bone(at(0.3, 0.8, side * 0.07), at(0.5, 0.72, side * 0.05), (0.8, 0.4));
        }
        bone(at(0.27, 0.84, 0.0), at(0.42, 0.9, 0.0), (1.8, 1.0));
        self.part((-0.1, 0.0, 0.0), (0.7, 0.02, 0.6), shade(look::STONE, 0.7));
    }

    /// A big wheel that stands still: two rims on an axle between its legs, with gondolas and lights. It stands where no
    /// Area is, on the ground far below.
    pub(super) fn wheel(&mut self) {
        let (size, turn, foot) = (self.size(), self.turn(), self.foot);
        let radius = size.x / 2.0;
        let hub = foot + Vec3::Y * (size.y - radius);
        let on_rim = |step: i32, far: f32, side: f32| {
            let angle = step as f32 / (GONDOLAS * PARTS) as f32 * core::f32::consts::TAU;
            let flat = Vec2::from_angle(angle) * radius * far;
            hub + turn * Vec3::new(flat.x, flat.y, size.z * 0.36 * side)
        };
        let [red, white] = look::STRIPES;
        let iron = shade(look::TRIM, 0.8);
        for side in [-1.0, 1.0] {
            for step in 0..GONDOLAS * PARTS {
                self.lit.limb(on_rim(step, 1.0, side), on_rim(step + 1, 1.0, side), (0.012, 0.012), 4, iron);
                if step % PARTS == 0 {
                    self.lit.limb(on_rim(0, 0.0, side), on_rim(step, 1.0, side), (0.009, 0.006), 4, iron);
                }
            }
            for leg in [-0.6, 0.6] {
                let down = (hub + turn * Vec3::new(radius * leg, 0.0, size.z * 0.5 * side)).with_y(FOOT);
                self.lit.limb(down, on_rim(0, 0.0, side * 1.3), (0.024, 0.018), 5, red);
            }
        }
        self.lit.limb(on_rim(0, 0.0, -1.5), on_rim(0, 0.0, 1.5), (0.03, 0.03), 8, look::IRON);
        for step in 0..GONDOLAS * PARTS {
            let middle = (on_rim(step, 1.0, -1.0) + on_rim(step, 1.0, 1.0)) / 2.0;
            if step % PARTS == 0 {
                let color = if step % (2 * PARTS) == 0 { red } else { white };
                self.lit.cuboid(middle - Vec3::Y * 0.05, Vec3::new(0.1, 0.06, size.z * 0.6), turn, color);
            }
            let before = on_rim(step, 1.0, 1.25);
            self.glowing.cuboid(before, Vec3::splat(0.02), turn * Quat::from_rotation_z(0.8), look::BULB);
        }
    }

    /// A rocket that goes nowhere: it stands on its fins, over a red light.
    pub(super) fn rocket(&mut self) {
        let (size, turn) = (self.size(), self.turn());
        let foot = self.foot.with_y(FOOT);
        let high = self.foot.y + size.y - FOOT;
        let at = |part: f32| foot + Vec3::Y * high * part;
        let [red, white] = look::STRIPES;
        let broad = size.x.min(size.z) * 0.24;
        for (low, top, begin, end, color) in [
            (0.12, 0.3, 0.7, 0.95, white),
            (0.3, 0.4, 0.95, 1.0, red),
            (0.4, 0.62, 1.0, 0.95, white),
            (0.62, 0.7, 0.95, 0.86, red),
            (0.7, 0.84, 0.86, 0.56, white),
            (0.84, 1.0, 0.56, 0.04, red),
        ] {
            self.lit.limb(at(low), at(top), (broad * begin, broad * end), 12, color);
        }
        for fin in 0..4 {
            let way = turn * Quat::from_rotation_y((fin as f32 + 0.5) * core::f32::consts::FRAC_PI_2) * Vec3::X * broad;
            let corners = [at(0.4) + way * 0.9, at(0.14) + way * 0.7, at(0.0) + way * 1.9, at(0.16) + way * 1.8];
            self.lit.sheet(&corners, red);
        }
        self.lit.ball(at(0.56) + turn * Vec3::Z * broad * 0.86, Vec3::splat(broad * 0.34), look::GLASS);
        self.glowing.limb(at(0.05), at(0.12), (broad * 0.5, broad * 0.64), 10, look::TAIL_LIGHT);
    }
}
