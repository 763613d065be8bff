//! What a build has around the body: a belly, plates, a wheelchair; and the stone that a leap starts from.

use bevy::math::{Quat, Vec3};

use super::clay::Clay;
use super::colors::Colors;
use super::joints::Joints;
use crate::table::shape::{Paint, shade};
use gotham_content::sculpt::Build;

const IRON: Paint = [0.1, 0.105, 0.115, 1.0];
const STONE: Paint = [0.16, 0.16, 0.17, 1.0];

/// Puts it around the body.
pub(super) fn bulk(clay: &mut Clay, build: Build, joints: &Joints, colors: &Colors) {
    match build {
        Build::Round => belly(clay, joints, colors),
        Build::Armor => plates(clay, joints, colors),
        Build::Seated => wheelchair(clay, joints, colors),
        _ => {}
    }
}

fn belly(clay: &mut Clay, joints: &Joints, colors: &Colors) {
    let middle = joints.hip + Vec3::new(0.0, 0.09, 0.03);
    clay.ball(middle, Vec3::new(0.23, 0.2, 0.22), colors.main);
    clay.ball(middle + Vec3::new(0.0, 0.03, 0.05), Vec3::new(0.13, 0.15, 0.19), colors.accent);
    clay.limb(middle - Vec3::Y * 0.2, middle - Vec3::Y * 0.07, (0.14, 0.21), 10, shade(colors.main, 0.8));
}

fn plates(clay: &mut Clay, joints: &Joints, colors: &Colors) {
    let chest = joints.chest + Vec3::new(0.0, 0.03, 0.03);
    clay.cuboid(chest, Vec3::new(0.34, 0.2, 0.26), Quat::from_rotation_x(-0.1), colors.main);
    clay.cuboid(chest + Vec3::new(0.0, 0.01, 0.135), Vec3::new(0.18, 0.09, 0.03), Quat::IDENTITY, colors.accent);
    clay.limb(joints.neck - Vec3::Y * 0.03, joints.neck + Vec3::Y * 0.05, (0.16, 0.13), 8, shade(colors.main, 0.7));
    for (arm, side) in [(0, -1.0f32), (1, 1.0)] {
        let top = joints.shoulders[arm] + Vec3::new(side * 0.05, 0.05, 0.0);
        clay.ball(top, Vec3::new(0.13, 0.1, 0.13), colors.main);
        clay.cuboid(
            top + Vec3::Y * 0.05,
            Vec3::new(0.15, 0.03, 0.16),
            Quat::from_rotation_z(-side * 0.35),
            colors.accent,
        );
        let way = joints.hands[arm] - joints.elbows[arm];
        let wrist = joints.elbows[arm] + way * 0.75;
        clay.limb(joints.elbows[arm], wrist, (0.075, 0.1), 8, colors.main);
        clay.limb(joints.knees[arm] + Vec3::Y * 0.05, joints.feet[arm] + Vec3::Y * 0.03, (0.09, 0.13), 8, colors.main);
        clay.ball(joints.knees[arm] + Vec3::Z * 0.04, Vec3::splat(0.07), colors.accent);
    }
}

fn wheelchair(clay: &mut Clay, joints: &Joints, colors: &Colors) {
    let seat = joints.hip + Vec3::new(0.0, -0.08, 0.05);
    clay.cuboid(seat, Vec3::new(0.26, 0.05, 0.3), Quat::IDENTITY, IRON);
    clay.cuboid(seat + Vec3::new(0.0, 0.2, -0.15), Vec3::new(0.26, 0.36, 0.04), Quat::from_rotation_x(-0.12), IRON);
    clay.cuboid(Vec3::new(0.0, 0.07, 0.28), Vec3::new(0.24, 0.025, 0.12), Quat::IDENTITY, IRON);
    for side in [-1.0f32, 1.0] {
        let axle = Vec3::new(side * 0.19, 0.25, -0.08);
        let rim = |step: u32| {
            let angle = step as f32 / 14.0 * std::f32::consts::TAU;
            axle + Vec3::new(0.0, angle.cos(), angle.sin()) * 0.245
        };
        for step in 0..14 {
            clay.limb(rim(step), rim(step + 1), (0.026, 0.026), 5, IRON);
        }
        for spoke in [0, 3, 5, 7, 10, 12] {
            clay.limb(axle, rim(spoke), (0.009, 0.009), 4, colors.accent);
        }
        let handle = seat + Vec3::new(side * 0.11, 0.38, -0.18);
        clay.limb(handle, handle + Vec3::new(0.0, 0.01, -0.12), (0.02, 0.02), 5, IRON);
        let small = Vec3::new(side * 0.13, 0.06, 0.24);
        clay.limb(small, small + Vec3::X * 0.03, (0.06, 0.06), 10, IRON);
    }
}

/// Below a foot in the air.
pub(super) fn stone(clay: &mut Clay, foot: Vec3) {
    let ground = Vec3::new(foot.x, 0.0, foot.z);
    clay.limb(ground, ground + Vec3::Y * foot.y * 0.7, (0.14, 0.11), 6, STONE);
    clay.limb(ground + Vec3::Y * foot.y * 0.7, foot, (0.11, 0.07), 5, shade(STONE, 1.2));
}
