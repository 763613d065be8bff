//! Heads and what is on them.

use bevy::math::{Quat, Vec3};

use super::{Colors, Joints};
use crate::content::sculpt::Head;
use crate::table::shape::{Paint, Shape, shade};

const HAIR: Paint = [0.03, 0.022, 0.018, 1.0];
const EYES: Paint = [0.85, 0.9, 0.95, 1.0];

/// A head: larger than life, so that it can be read.
pub fn head(shape: &mut Shape, kind: Head, joints: &Joints, colors: &Colors) {
    let at = joints.head + Vec3::Y * 0.02;
    let size = Vec3::new(0.088, 0.105, 0.095);
    let face_color = match kind {
        Head::Helmet => colors.accent,
        _ => colors.face,
    };
    shape.ball(at, size, face_color);
    let mut put = Put { shape, at, size };
    match kind {
        Head::Bald => {}
        Head::ShortHair => put.cover(HAIR, 1.0),
        Head::LongHair => put.long_hair(HAIR),
        Head::EaredCowl => {
            put.cover(colors.main, 1.1);
            put.ears(colors.main, 0.16, 0.055);
            put.eyes(EYES);
        }
        Head::CatEars => {
            put.cover(colors.main, 1.1);
            put.ears(colors.main, 0.08, 0.065);
            put.goggles(colors.accent);
        }
        Head::DominoMask => {
            put.cover(HAIR, 1.05);
            put.band([0.02, 0.02, 0.025, 1.0]);
            put.eyes(EYES);
        }
        Head::Helmet => {
            put.cover(colors.accent, 1.08);
            put.eyes(EYES);
        }
        Head::FullMask => put.eyes([0.5, 0.5, 0.52, 1.0]),
        Head::WrestlerMask => {
            put.cover(colors.face, 1.06);
            put.stripe([0.85, 0.85, 0.82, 1.0]);
            put.eyes([0.95, 0.25, 0.1, 1.0]);
        }
        Head::OwlMask => {
            put.cover(colors.accent, 1.1);
            put.ears(colors.accent, 0.07, 0.06);
            put.owl();
        }
        Head::PeakedCap => put.cap(colors.accent, true),
        Head::WoolHat => put.cap(colors.accent, false),
        Head::BrimmedHat => put.hat(colors.main, 0.1, 0.17),
        Head::TopHat => put.hat(colors.accent, 0.22, 0.14),
        Head::Hood => put.hood(colors.main),
        Head::GasMask => {
            put.cover(shade(colors.main, 0.8), 1.08);
            put.goggles([0.3, 0.6, 0.3, 1.0]);
            put.snout([0.05, 0.05, 0.05, 1.0]);
        }
        Head::Mohawk => put.mohawk(colors.accent),
        Head::Horns => {
            put.ears([0.5, 0.46, 0.38, 1.0], 0.14, 0.05);
            put.eyes([0.95, 0.8, 0.2, 1.0]);
        }
    }
}

struct Put<'a> {
    shape: &'a mut Shape,
    at: Vec3,
    size: Vec3,
}

impl Put<'_> {
    /// Everything but the face.
    fn cover(&mut self, color: Paint, grown: f32) {
        self.shape.ball(self.at + Vec3::new(0.0, 0.02, -0.018), self.size * Vec3::new(grown, grown, 1.02), color);
    }

    fn ears(&mut self, color: Paint, long: f32, wide: f32) {
        for side in [-1.0, 1.0] {
            let foot = self.at + Vec3::new(side * 0.055, self.size.y * 0.62, -0.01);
            let tip = foot + Vec3::new(side * 0.018, long, -0.012);
            self.shape.limb(foot, tip, (wide / 2.0 + 0.012, 0.002), 5, color);
        }
    }

    fn eyes(&mut self, color: Paint) {
        for side in [-1.0, 1.0] {
            let eye = self.at + Vec3::new(side * 0.036, 0.018, self.size.z * 0.93);
            self.shape.ball(eye, Vec3::new(0.024, 0.012, 0.014), color);
        }
    }

    fn band(&mut self, color: Paint) {
        self.shape.cuboid(self.at + Vec3::new(0.0, 0.018, 0.06), Vec3::new(0.16, 0.042, 0.07), Quat::IDENTITY, color);
    }

    fn goggles(&mut self, color: Paint) {
        for side in [-1.0, 1.0] {
            let eye = self.at + Vec3::new(side * 0.042, 0.02, self.size.z * 0.75);
            self.shape.limb(eye, eye + Vec3::Z * 0.035, (0.034, 0.03), 8, color);
        }
    }

    fn stripe(&mut self, color: Paint) {
        self.shape.cuboid(self.at + Vec3::new(0.0, 0.03, 0.055), Vec3::new(0.03, 0.16, 0.09), Quat::IDENTITY, color);
        self.shape.cuboid(self.at + Vec3::new(0.0, -0.055, 0.07), Vec3::new(0.09, 0.025, 0.05), Quat::IDENTITY, color);
    }

    fn owl(&mut self) {
        for side in [-1.0, 1.0] {
            let eye = self.at + Vec3::new(side * 0.044, 0.02, self.size.z * 0.78);
            self.shape.ball(eye, Vec3::new(0.044, 0.044, 0.025), [0.75, 0.72, 0.6, 1.0]);
            self.shape.ball(eye + Vec3::Z * 0.02, Vec3::splat(0.02), [0.02, 0.02, 0.02, 1.0]);
        }
        let beak = self.at + Vec3::new(0.0, -0.01, self.size.z * 0.95);
        self.shape.limb(beak, beak + Vec3::new(0.0, -0.05, 0.04), (0.024, 0.002), 5, [0.8, 0.55, 0.1, 1.0]);
    }

    fn snout(&mut self, color: Paint) {
        let mouth = self.at + Vec3::new(0.0, -0.045, self.size.z * 0.8);
        self.shape.limb(mouth, mouth + Vec3::new(0.0, -0.03, 0.06), (0.04, 0.045), 8, color);
    }

    fn long_hair(&mut self, color: Paint) {
        self.cover(color, 1.14);
        let top = self.at + Vec3::new(0.0, 0.02, -0.05);
        self.shape.limb(top, top + Vec3::new(0.0, -0.24, -0.06), (0.085, 0.045), 8, color);
    }

    fn cap(&mut self, color: Paint, peaked: bool) {
        let foot = self.at + Vec3::Y * 0.035;
        self.shape.limb(foot, foot + Vec3::Y * 0.075, (0.1, if peaked { 0.125 } else { 0.07 }), 10, color);
        if peaked {
            self.shape.cuboid(foot + Vec3::new(0.0, 0.01, 0.1), Vec3::new(0.14, 0.016, 0.09), Quat::IDENTITY, HAIR);
        } else {
            self.shape.limb(foot - Vec3::Y * 0.012, foot + Vec3::Y * 0.025, (0.108, 0.108), 10, shade(color, 0.7));
        }
    }

    fn hat(&mut self, color: Paint, high: f32, wide: f32) {
        let foot = self.at + Vec3::Y * 0.05;
        self.shape.limb(foot, foot + Vec3::Y * 0.018, (wide, wide * 0.95), 12, color);
        self.shape.limb(foot, foot + Vec3::Y * high, (0.092, 0.082), 10, color);
    }

    fn hood(&mut self, color: Paint) {
        let back = self.at + Vec3::new(0.0, 0.015, -0.03);
        self.shape.ball(back, self.size * 1.22, color);
        self.shape.limb(back, back + Vec3::new(0.0, 0.15, -0.06), (0.09, 0.004), 8, color);
    }

    fn mohawk(&mut self, color: Paint) {
        for tuft in 0..5 {
            let angle = 0.5 - tuft as f32 * 0.42;
            let out = Vec3::new(0.0, angle.cos(), angle.sin());
            let foot = self.at + out * self.size.y * 0.8;
            self.shape.limb(foot, foot + out * 0.085, (0.026, 0.006), 5, color);
        }
    }
}
