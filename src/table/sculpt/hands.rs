//! What the hands hold.

use bevy::math::{Quat, Vec3};

use super::colors::Colors;
use super::joints::Joints;
use crate::table::shape::{Paint, Shape, grown};
use gotham_content::sculpt::Prop;

/// How much larger than life is what they hold.
const HELD: f32 = 1.3;

const STEEL: Paint = [0.42, 0.45, 0.5, 1.0];
const IRON: Paint = [0.06, 0.065, 0.07, 1.0];
const WOOD: Paint = [0.3, 0.17, 0.08, 1.0];

/// Puts the first thing into the right hand, the second into the left.
pub(super) fn hold(shape: &mut Shape, props: &[Prop], joints: &Joints, colors: &Colors) {
    for (arm, prop) in props.iter().take(2).enumerate() {
        let arm_way = (joints.hands[arm] - joints.elbows[arm]).normalize_or(Vec3::Y);
        let side = if arm == 0 { -1.0 } else { 1.0 };
        let mut held = Shape::default();
        Hand { shape: &mut held, at: joints.hands[arm], arm: arm_way, side, colors }.hold(*prop);
        shape.add(&held, grown(joints.hands[arm], HELD));
    }
}

struct Hand<'a> {
    shape: &'a mut Shape,
    at: Vec3,
    /// The direction in which the forearm points.
    arm: Vec3,
    side: f32,
    colors: &'a Colors,
}

impl Hand<'_> {
    fn hold(&mut self, prop: Prop) {
        let forward = Vec3::Z;
        // Long things are held across the arm, pointing up when the arm hangs.
        let up = (Vec3::Y - self.arm * self.arm.y * 0.5 + forward * 0.35).normalize();
        match prop {
            Prop::Pistol => self.gun(0.14, 0.03),
            Prop::Rifle => self.gun(0.34, 0.034),
            Prop::HeavyGun => self.heavy_gun(),
            Prop::Crowbar => {
                self.bar(up, 0.42, 0.016, STEEL);
                let end = self.at + up * 0.34;
                self.shape.limb(end, end + forward * 0.08 + up * 0.02, (0.018, 0.01), 5, STEEL);
            }
            Prop::Chain => self.chain(),
            Prop::Baton => self.bar(up, 0.28, 0.02, self.colors.accent),
            Prop::Staff => {
                let (low, high) = (self.at - Vec3::Y * 0.36, self.at + Vec3::Y * 0.52);
                self.shape.limb(low, high, (0.018, 0.018), 6, WOOD);
            }
            Prop::Sword => {
                self.bar(up, 0.5, 0.018, STEEL);
                self.shape.cuboid(self.at + up * 0.05, Vec3::new(0.13, 0.02, 0.03), Quat::IDENTITY, self.colors.accent);
            }
            Prop::Hammer => {
                self.bar(up, 0.42, 0.02, WOOD);
                let turn = Quat::from_rotation_arc(Vec3::Y, up);
                self.shape.cuboid(self.at + up * 0.36, Vec3::new(0.12, 0.11, 0.2), turn, STEEL);
            }
            Prop::Whip => self.whip(),
            Prop::ThrowingBlade => {
                let at = self.at + forward * 0.05;
                for wing in [-1.0, 1.0] {
                    let tip = at + Vec3::new(wing * 0.12, 0.05, 0.02);
                    self.shape.sheet(&[at - Vec3::Y * 0.03, tip, at + Vec3::Y * 0.03], STEEL);
                }
            }
            Prop::Shield => {
                let at = self.at + Vec3::new(self.side * 0.05, 0.03, 0.05);
                self.shape.limb(at, at + Vec3::new(self.side * 0.03, 0.0, 0.02), (0.17, 0.15), 10, self.colors.accent);
            }
            Prop::Briefcase => {
                self.shape.cuboid(self.at - Vec3::Y * 0.1, Vec3::new(0.06, 0.14, 0.2), Quat::IDENTITY, WOOD);
            }
            Prop::Claws => {
                for claw in [-1.0, 0.0, 1.0] {
                    let from = self.at + Vec3::new(claw * 0.028, 0.0, 0.0);
                    self.shape.limb(from, from + self.arm * 0.14 + forward * 0.04, (0.012, 0.001), 4, STEEL);
                }
            }
            Prop::Flask => {
                self.shape.ball(self.at + Vec3::Y * 0.05, Vec3::new(0.05, 0.065, 0.05), [0.1, 0.42, 0.16, 1.0])
            }
            Prop::Bow => self.bow(),
            Prop::Puppet => self.puppet(),
            Prop::Scythe => self.scythe(),
            Prop::Knife => {
                self.bar(up, 0.1, 0.018, WOOD);
                let (root, tip) = (self.at + up * 0.06, self.at + up * 0.25 + forward * 0.02);
                self.shape.sheet(&[root - forward * 0.03, tip, root + forward * 0.03], STEEL);
            }
            Prop::Boomerang => {
                let bend = self.at + Vec3::new(self.side * 0.05, 0.12, 0.02);
                let ends =
                    [bend + Vec3::new(-self.side * 0.16, 0.12, 0.0), bend + Vec3::new(self.side * 0.06, -0.24, 0.0)];
                for end in ends {
                    self.shape.limb(bend, end, (0.036, 0.018), 5, self.colors.accent);
                }
            }
            Prop::Umbrella => self.umbrella(),
            Prop::QuestionCane => self.question(),
            Prop::Bolas => self.bolas(),
            Prop::Tomahawk => {
                self.bar(up, 0.34, 0.018, WOOD);
                let end = self.at + up * 0.25;
                let edge = end + forward * 0.13;
                self.shape.sheet(&[end - up * 0.03, edge - up * 0.08, edge + up * 0.06, end + up * 0.03], STEEL);
                let low = end - forward * 0.02;
                self.shape
                    .sheet(&[low, low + Vec3::new(self.side * 0.1, -0.14, -0.04), low - up * 0.06], self.colors.accent);
            }
            Prop::Flame => self.flame(),
        }
    }

    fn bar(&mut self, way: Vec3, long: f32, thick: f32, color: Paint) {
        self.shape.limb(self.at - way * long * 0.18, self.at + way * long * 0.82, (thick, thick), 6, color);
    }

    fn gun(&mut self, long: f32, thick: f32) {
        let muzzle = self.at + Vec3::new(-self.side * 0.01, 0.035, long);
        let stock = self.at + Vec3::new(0.0, 0.03, -long * 0.35);
        let middle = (muzzle + stock) / 2.0;
        let turn = Quat::from_rotation_arc(Vec3::Z, (muzzle - stock).normalize());
        self.shape.cuboid(middle, Vec3::new(thick, thick * 1.5, (muzzle - stock).length()), turn, IRON);
        self.shape.limb(middle, muzzle + (muzzle - stock) * 0.25, (0.014, 0.014), 5, STEEL);
        self.shape.cuboid(self.at, Vec3::new(0.026, 0.08, 0.04), Quat::IDENTITY, IRON);
    }

    fn heavy_gun(&mut self) {
        let (back, front) = (self.at - Vec3::Z * 0.12, self.at + Vec3::Z * 0.26);
        self.shape.limb(back, front, (0.07, 0.055), 8, IRON);
        for barrel in 0..4 {
            let angle = barrel as f32 * std::f32::consts::FRAC_PI_2;
            let aside = Vec3::new(angle.cos(), angle.sin(), 0.0) * 0.03;
            self.shape.limb(front + aside, front + aside + Vec3::Z * 0.14, (0.016, 0.016), 5, STEEL);
        }
    }

    fn chain(&mut self) {
        for link in 0..9 {
            let part = link as f32 / 8.0;
            let swing = Vec3::new(self.side * 0.1 * part, -0.34 * part + 0.14 * part * part, 0.16 * part);
            self.shape.ball(self.at + swing, Vec3::new(0.024, 0.03, 0.018), STEEL);
        }
    }

    fn whip(&mut self) {
        let mut last = self.at;
        for bit in 1..=10 {
            let part = bit as f32 / 10.0;
            let round = part * 5.0;
            let next = self.at
                + Vec3::new(
                    self.side * 0.22 * part,
                    0.1 * round.sin() - 0.2 * part,
                    0.32 * part + 0.08 * round.cos() - 0.08,
                );
            self.shape.limb(last, next, (0.016 * (1.1 - part), 0.015 * (1.05 - part)), 5, WOOD);
            last = next;
        }
    }

    fn bow(&mut self) {
        let mut last = self.at + Vec3::new(0.0, -0.26, -0.06);
        for bit in 1..=6 {
            let angle = bit as f32 / 6.0 * 2.0 - 1.0;
            let next = self.at + Vec3::new(0.0, 0.26 * angle, 0.05 - 0.11 * angle * angle);
            self.shape.limb(last, next, (0.016, 0.016), 5, WOOD);
            last = next;
        }
    }

    fn puppet(&mut self) {
        let seat = self.at + Vec3::new(0.0, 0.05, 0.02);
        let head = seat + Vec3::Y * 0.2;
        self.shape.limb(seat, seat + Vec3::Y * 0.13, (0.05, 0.062), 7, [0.04, 0.04, 0.05, 1.0]);
        self.shape.ball(head, Vec3::new(0.06, 0.066, 0.06), [0.55, 0.34, 0.18, 1.0]);
        self.shape.limb(head + Vec3::Y * 0.04, head + Vec3::Y * 0.05, (0.095, 0.095), 10, [0.1, 0.1, 0.12, 1.0]);
        self.shape.limb(head + Vec3::Y * 0.05, head + Vec3::Y * 0.11, (0.058, 0.05), 8, [0.1, 0.1, 0.12, 1.0]);
        for side in [-1.0f32, 1.0] {
            let shoulder = seat + Vec3::new(side * 0.05, 0.12, 0.0);
            self.shape.limb(shoulder, shoulder + Vec3::new(side * 0.06, -0.1, 0.04), (0.022, 0.018), 5, IRON);
            let hip = seat + Vec3::new(side * 0.03, 0.0, 0.03);
            self.shape.limb(hip, hip + Vec3::new(side * 0.03, -0.13, 0.06), (0.026, 0.022), 5, IRON);
        }
        let gun = seat + Vec3::new(self.side * 0.1, 0.03, 0.06);
        self.shape.limb(gun, gun + Vec3::Z * 0.12, (0.014, 0.014), 5, STEEL);
    }

    fn scythe(&mut self) {
        let top = self.at + Vec3::new(0.0, 0.5, 0.02);
        self.shape.limb(self.at - Vec3::Y * 0.4, top, (0.018, 0.018), 6, WOOD);
        let mut last = (top, top - Vec3::Y * 0.08);
        for bit in 1..=5 {
            let part = bit as f32 / 5.0;
            let out = Vec3::new(-self.side * 0.34 * part, 0.06 - 0.2 * part * part, 0.12 * part);
            let next = (top + out, top + out - Vec3::Y * 0.08 * (1.0 - part));
            self.shape.sheet(&[last.0, next.0, next.1, last.1], STEEL);
            last = next;
        }
    }

    fn umbrella(&mut self) {
        let way = Vec3::new(self.side * 0.32, 1.0, 0.12).normalize();
        let top = self.at + way * 0.58;
        self.shape.limb(self.at - way * 0.1, top + way * 0.05, (0.014, 0.01), 5, STEEL);
        let (across, ahead) = (way.cross(Vec3::Z).normalize(), way.cross(Vec3::X).normalize());
        let rim = |step: u32| {
            let angle = step as f32 / 8.0 * std::f32::consts::TAU;
            top - way * 0.15 + (across * angle.cos() + ahead * angle.sin()) * 0.3
        };
        for step in 0..8 {
            let color = if step % 2 == 0 { self.colors.main } else { self.colors.accent };
            self.shape.sheet(&[top, rim(step), rim(step + 1)], color);
        }
    }

    fn question(&mut self) {
        let foot = Vec3::new(self.at.x, self.at.y * 0.24, self.at.z + 0.05);
        let dot = self.at + Vec3::new(0.0, 0.06, 0.02);
        self.shape.limb(foot, dot, (0.018, 0.018), 6, self.colors.accent);
        let mut last = dot + Vec3::Y * 0.05;
        self.shape.ball(dot, Vec3::splat(0.032), self.colors.accent);
        let middle = last + Vec3::Y * 0.17;
        for bit in 0..=7 {
            let angle = -1.57 + bit as f32 * 0.68;
            let next = middle + Vec3::new(angle.cos() * self.side * 0.1, angle.sin() * 0.1, 0.0);
            self.shape.limb(last, next, (0.028, 0.028), 6, self.colors.accent);
            last = next;
        }
    }

    fn bolas(&mut self) {
        for (out, fall) in [(0.24f32, 0.12f32), (0.16, -0.2)] {
            let end = self.at + Vec3::new(self.side * out, fall + 0.1, 0.1);
            self.shape.limb(self.at, end, (0.01, 0.01), 4, WOOD);
            self.shape.ball(end, Vec3::splat(0.05), IRON);
        }
    }

    fn flame(&mut self) {
        const FIRE: [Paint; 3] = [[0.95, 0.2, 0.03, 1.0], [1.0, 0.45, 0.05, 1.0], [1.0, 0.8, 0.25, 1.0]];
        for (tongue, color) in FIRE.into_iter().enumerate() {
            let part = tongue as f32;
            let root = self.at + Vec3::new(0.0, 0.03, 0.025 * part);
            self.shape.limb(
                root,
                root + Vec3::new(self.side * 0.03, 0.26 - 0.06 * part, 0.0),
                (0.085 - 0.02 * part, 0.004),
                7,
                color,
            );
        }
        for side in [-1.0f32, 1.0] {
            let root = self.at + Vec3::new(side * 0.05, 0.04, 0.0);
            self.shape.limb(root, root + Vec3::new(side * 0.06, 0.14, 0.0), (0.045, 0.003), 5, FIRE[1]);
        }
    }
}
