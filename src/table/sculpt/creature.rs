//! Figures without a human body.

use bevy::math::{Quat, Vec3};

use super::Colors;
use crate::table::shape::{Shape, shade};

/// Four legs.
pub fn beast(shape: &mut Shape, colors: &Colors) {
    shape.limb(Vec3::new(0.0, 0.6, -0.45), Vec3::new(0.0, 0.75, 0.3), (0.2, 0.26), 9, colors.main);
    shape.ball(Vec3::new(0.0, 0.9, 0.52), Vec3::new(0.17, 0.17, 0.22), colors.main);
    shape.limb(Vec3::new(0.0, 0.85, 0.65), Vec3::new(0.0, 0.78, 0.88), (0.12, 0.07), 7, colors.face);
    for side in [-1.0, 1.0] {
        let ear = Vec3::new(side * 0.1, 1.02, 0.45);
        shape.limb(ear, ear + Vec3::new(side * 0.05, 0.16, -0.04), (0.06, 0.01), 5, colors.accent);
        for (z, swing) in [(0.26, 0.08), (-0.38, -0.08)] {
            let knee = Vec3::new(side * 0.17, 0.32, z + swing);
            shape.limb(Vec3::new(side * 0.13, 0.62, z), knee, (0.1, 0.065), 6, colors.main);
            shape.limb(knee, Vec3::new(side * 0.17, 0.0, z + swing * 0.5), (0.06, 0.055), 6, colors.accent);
        }
    }
    for tuft in 0..7 {
        let foot = Vec3::new(0.0, 0.9 - 0.025 * tuft as f32, 0.38 - 0.12 * tuft as f32);
        shape.limb(foot, foot + Vec3::new(0.0, 0.14, -0.06), (0.05, 0.005), 5, colors.accent);
    }
}

/// Rotors.
pub fn drone(shape: &mut Shape, colors: &Colors) {
    shape.ball(Vec3::new(0.0, 0.5, 0.0), Vec3::new(0.22, 0.13, 0.28), colors.main);
    shape.ball(Vec3::new(0.0, 0.5, 0.24), Vec3::splat(0.09), colors.face);
    for turn in 0..4 {
        let out = Quat::from_rotation_y((turn as f32 + 0.5) * std::f32::consts::FRAC_PI_2) * Vec3::X;
        let end = Vec3::Y * 0.58 + out * 0.46;
        shape.limb(Vec3::Y * 0.5, end, (0.035, 0.03), 5, colors.accent);
        shape.limb(end, end + Vec3::Y * 0.02, (0.15, 0.15), 12, shade(colors.accent, 0.45));
    }
}

/// Leaves and a maw.
pub fn plant(shape: &mut Shape, colors: &Colors) {
    let mut last = Vec3::ZERO;
    for bit in 1..=6 {
        let part = bit as f32 / 6.0;
        let next = Vec3::new(0.12 * (part * 4.0).sin(), 0.75 * part, 0.1 * part);
        shape.limb(last, next, (0.1, 0.08), 7, colors.main);
        last = next;
    }
    shape.ball(last, Vec3::new(0.2, 0.15, 0.22), colors.accent);
    for turn in 0..7 {
        let out = Quat::from_rotation_y(turn as f32 * 0.9) * Vec3::X;
        let tip = last + out * 0.32 + Vec3::Y * 0.16;
        shape.sheet(&[last + out * 0.1, last + out * 0.22 - Vec3::Y * 0.06, tip], colors.accent);
        let leaf = Vec3::new(0.0, 0.08, 0.0) + out * 0.32;
        shape.sheet(&[Vec3::Y * 0.2, leaf - Vec3::Y * 0.06, leaf + out * 0.1 + Vec3::Y * 0.1], colors.main);
    }
}
