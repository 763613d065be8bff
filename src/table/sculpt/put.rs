//! What heads and masks are put together from: hair, ears, eyes.

use bevy::math::Vec3;

use super::clay::Clay;
use crate::table::shape::Paint;

/// A head on which something is put.
pub(super) struct Put<'a> {
    /// What grows.
    pub clay: &'a mut Clay,
    /// The middle of the head.
    pub at: Vec3,
    /// Its half sizes.
    pub size: Vec3,
}

impl Put<'_> {
    /// Everything but the face.
    pub(super) fn cover(&mut self, color: Paint, grown: f32) {
        self.clay.ball(self.at + Vec3::new(0.0, 0.02, -0.018), self.size * Vec3::new(grown, grown, 1.02), color);
    }

    /// Ears that stand up.
    pub(super) fn ears(&mut self, color: Paint, long: f32, wide: f32) {
        for side in [-1.0, 1.0] {
            let foot = self.at + Vec3::new(side * 0.055, self.size.y * 0.62, -0.01);
            let tip = foot + Vec3::new(side * 0.018, long, -0.012);
            self.clay.limb(foot, tip, (wide / 2.0 + 0.012, 0.002), 5, color);
        }
    }

    /// Two slanting eyes in a mask.
    pub(super) fn slits(&mut self, color: Paint) {
        for side in [-1.0, 1.0] {
            let inner = self.at + Vec3::new(side * 0.018, 0.004, self.size.z * 1.02);
            let outer = self.at + Vec3::new(side * 0.062, 0.022, self.size.z * 0.76);
            self.clay.limb(inner, outer, (0.006, 0.013), 6, color);
        }
    }

    /// Two eyes.
    pub(super) fn eyes(&mut self, color: Paint) {
        for side in [-1.0, 1.0] {
            let eye = self.at + Vec3::new(side * 0.036, 0.016, self.size.z * 0.9);
            self.clay.ball(eye, Vec3::new(0.021, 0.011, 0.014), color);
        }
    }

    /// Hair down to the shoulders.
    pub(super) fn long_hair(&mut self, color: Paint) {
        self.cover(color, 1.14);
        let top = self.at + Vec3::new(0.0, 0.02, -0.05);
        self.clay.limb(top, top + Vec3::new(0.0, -0.24, -0.06), (0.085, 0.045), 8, color);
    }
}
