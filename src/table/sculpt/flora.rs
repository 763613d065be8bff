//! What grows: plants that bite, and the leaves of those who talk to them.

use bevy::math::{Quat, Vec3};

use super::clay::Clay;
use super::colors::Colors;
use super::joints::Joints;
use crate::table::shape::shade;

/// Leaves and a maw; a second pair of claws makes it the king of its kind, with three maws. Says where
/// the middle of the maw is, and how far away its edge.
pub(super) fn plant(clay: &mut Clay, colors: &Colors, claws: usize) -> (Vec3, f32) {
    stalk(clay, colors, Vec3::ZERO, 1.0);
    if claws > 1 {
        stalk(clay, colors, Vec3::new(-0.3, 0.0, -0.08), 0.74);
        stalk(clay, colors, Vec3::new(0.3, 0.0, 0.06), 0.66);
    }
    for turn in 0..7 {
        let out = Quat::from_rotation_y(turn as f32 * 0.9) * Vec3::X;
        let leaf = Vec3::new(0.0, 0.08, 0.0) + out * 0.32;
        clay.sheet(&[Vec3::Y * 0.2, leaf - Vec3::Y * 0.06, leaf + out * 0.1 + Vec3::Y * 0.1], colors.main);
    }
    if claws > 1 { (Vec3::new(0.0, 0.66, 0.08), 0.42) } else { (Vec3::new(-0.09, 0.78, 0.1), 0.3) }
}

fn stalk(clay: &mut Clay, colors: &Colors, root: Vec3, long: f32) {
    let mut last = root;
    for bit in 1..=6 {
        let part = bit as f32 / 6.0;
        let next = root + Vec3::new(0.12 * (part * 4.0).sin(), 0.75 * part, 0.1 * part) * long;
        clay.limb(last, next, (0.1 * long, 0.08 * long), 7, colors.main);
        last = next;
    }
    clay.ball(last, Vec3::new(0.2, 0.15, 0.22) * long, colors.accent);
    for turn in 0..7 {
        let out = Quat::from_rotation_y(turn as f32 * 0.9) * Vec3::X * long;
        let tip = last + out * 0.32 + Vec3::Y * 0.16 * long;
        clay.sheet(&[last + out * 0.1, last + out * 0.22 - Vec3::Y * 0.06 * long, tip], colors.accent);
    }
}

/// A skirt of leaves and two vines that grow behind the shoulders.
pub(super) fn leaves(clay: &mut Clay, joints: &Joints, colors: &Colors) {
    let waist = joints.hip + Vec3::Y * 0.04;
    for turn in 0..9 {
        let out = Quat::from_rotation_y(turn as f32 * 0.7) * Vec3::X;
        let (root, tip) = (waist + out * 0.07, waist + out * 0.2 - Vec3::Y * 0.24);
        let across = Vec3::Y.cross(out) * 0.075;
        let mid = root.lerp(tip, 0.5) + out * 0.02;
        clay.sheet(&[root, mid - across, tip, mid + across], shade(colors.main, 0.8 + 0.08 * (turn % 3) as f32));
    }
    for side in [-1.0f32, 1.0] {
        let mut last = Vec3::new(side * 0.06, 0.0, -0.16);
        for bit in 1..=7 {
            let part = bit as f32 / 7.0;
            let next =
                Vec3::new(side * (0.1 + 0.3 * (part * 2.6).sin()), 1.06 * part, -0.18 + 0.05 * (part * 5.0).sin());
            clay.limb(last, next, (0.034 * (1.2 - part), 0.034 * (1.05 - part)), 6, colors.main);
            let leaf = next + Vec3::new(side * 0.15, 0.05, 0.03);
            clay.sheet(
                &[next, next.lerp(leaf, 0.5) - Vec3::Y * 0.06, leaf, next.lerp(leaf, 0.5) + Vec3::Y * 0.06],
                colors.accent,
            );
            last = next;
        }
    }
}
