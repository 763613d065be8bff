//! Joints for each build and pose, and the body over them.

use bevy::math::{Quat, Vec3};

use super::{Colors, Joints};
use gotham_content::sculpt::{Build, Pose, Sculpt};
use crate::table::shape::{Shape, shade};

/// The joints of a sculpt. Right (0) is at negative x, since the figure looks along positive z.
pub fn joints(sculpt: &Sculpt) -> Joints {
    let broad = match sculpt.build {
        Build::Slim => 0.82,
        Build::Broad => 1.22,
        Build::Huge => 1.42,
        Build::Giant => 1.6,
        Build::Round => 1.1,
        Build::Armor => 1.5,
        Build::Seated => 0.82,
        _ => 1.0,
    };
    let (crouch, stride) = match sculpt.pose {
        Pose::Crouched => (0.14, 0.13),
        Pose::Looming => (0.02, 0.12),
        Pose::Striking => (0.06, 0.14),
        Pose::Aiming => (0.03, 0.1),
        Pose::Standing => (0.0, 0.07),
        Pose::Hovering => (0.0, 0.03),
        Pose::Leaping => (-0.14, 0.1),
        Pose::Kneeling => (0.19, 0.1),
        Pose::Raging => (0.02, 0.15),
    };
    let lean = match sculpt.pose {
        Pose::Crouched => 0.12,
        Pose::Striking => 0.08,
        Pose::Hovering => 0.06,
        Pose::Leaping => 0.16,
        _ => 0.0,
    };
    let is_seated = sculpt.build == Build::Seated;
    let hip = if is_seated { Vec3::new(0.0, 0.33, -0.06) } else { Vec3::new(0.0, 0.47 - crouch, 0.0) };
    let chest = hip + Vec3::new(0.0, 0.24, lean * 0.6);
    let neck = chest + Vec3::new(0.0, 0.1, lean * 0.4);
    let head = neck + Vec3::new(0.0, 0.09, 0.015 + lean * 0.2);
    let width = 0.13 * broad;
    let shoulders = [-1.0, 1.0].map(|side| chest + Vec3::new(side * width, 0.06, 0.0));
    let hips = [-1.0, 1.0].map(|side| hip + Vec3::new(side * 0.055 * broad, 0.0, 0.0));
    let feet = match sculpt.pose {
        Pose::Hovering => [Vec3::new(-0.04, 0.02, -0.08), Vec3::new(0.05, 0.08, -0.12)],
        Pose::Striking => [Vec3::new(-stride, 0.0, -0.1), Vec3::new(stride, 0.0, 0.12)],
        Pose::Leaping => [Vec3::new(-0.12, 0.3, -0.36), Vec3::new(0.1, 0.16, 0.14)],
        Pose::Kneeling => [Vec3::new(-stride, 0.0, -0.24), Vec3::new(stride, 0.0, 0.16)],
        _ if is_seated => [Vec3::new(-0.06, 0.1, 0.27), Vec3::new(0.06, 0.1, 0.27)],
        _ => [Vec3::new(-stride, 0.0, -0.03), Vec3::new(stride, 0.0, 0.05)],
    };
    let knees = [0, 1].map(|leg| {
        let side = if leg == 0 { -1.0 } else { 1.0 };
        match (sculpt.pose, leg) {
            _ if is_seated => return Vec3::new(side * 0.07, 0.36, 0.2),
            (Pose::Kneeling, 0) => return Vec3::new(-stride, 0.05, 0.02),
            (Pose::Leaping, 0) => return Vec3::new(-0.09, 0.36, -0.1),
            _ => {}
        }
        (hips[leg] + feet[leg]) / 2.0 + Vec3::new(side * crouch * 0.5, 0.02, 0.05 + crouch * 0.6)
    });
    let hands = hands(sculpt.pose, &shoulders, broad);
    let elbows = [0, 1].map(|arm| {
        let side = if arm == 0 { -1.0 } else { 1.0 };
        (shoulders[arm] + hands[arm]) / 2.0 + Vec3::new(side * 0.05, -0.03, -0.04)
    });
    Joints { hip, chest, neck, head, shoulders, elbows, hands, hips, knees, feet, broad }
}

fn hands(pose: Pose, shoulders: &[Vec3; 2], broad: f32) -> [Vec3; 2] {
    let [right, left] = *shoulders;
    let at = |from: Vec3, x: f32, y: f32, z: f32| from + Vec3::new(x * broad, y, z);
    match pose {
        Pose::Standing => [at(right, -0.06, -0.26, 0.07), at(left, 0.06, -0.26, 0.05)],
        Pose::Crouched => [at(right, -0.1, -0.2, 0.16), at(left, 0.12, -0.16, 0.1)],
        Pose::Aiming => [at(right, 0.06, -0.02, 0.27), at(left, -0.06, -0.07, 0.22)],
        Pose::Striking => [at(right, -0.08, 0.2, 0.06), at(left, 0.06, -0.12, 0.2)],
        Pose::Looming => [at(right, -0.13, -0.22, 0.06), at(left, 0.13, -0.22, 0.06)],
        Pose::Hovering => [at(right, -0.12, -0.14, 0.12), at(left, 0.12, -0.14, 0.12)],
        Pose::Leaping => [at(right, -0.06, 0.18, 0.16), at(left, 0.2, 0.02, -0.06)],
        Pose::Kneeling => [at(right, 0.05, -0.03, 0.26), at(left, -0.04, -0.08, 0.24)],
        Pose::Raging => [at(right, -0.13, 0.24, 0.04), at(left, 0.13, 0.24, 0.04)],
    }
}

/// Legs, trunk and arms.
pub fn body(shape: &mut Shape, joints: &Joints, colors: &Colors) {
    let thick = 0.75 + 0.25 * joints.broad;
    let boots = shade(colors.accent, 0.55);
    for leg in [0, 1] {
        shape.limb(joints.hips[leg], joints.knees[leg], (0.068 * thick, 0.05 * thick), 7, shade(colors.main, 0.85));
        shape.limb(joints.knees[leg], joints.feet[leg] + Vec3::Y * 0.04, (0.052 * thick, 0.04 * thick), 7, boots);
        let toe = joints.feet[leg] + Vec3::new(0.0, 0.022, 0.03);
        shape.cuboid(toe, Vec3::new(0.075 * thick, 0.045, 0.14), Quat::IDENTITY, shade(boots, 0.8));
    }
    let waist = joints.hip + Vec3::Y * 0.05;
    shape.limb(joints.hip - Vec3::Y * 0.04, waist, (0.085 * thick, 0.09 * joints.broad), 9, shade(colors.main, 0.85));
    shape.limb(waist, joints.chest + Vec3::Y * 0.02, (0.085 * joints.broad, 0.125 * joints.broad), 9, colors.main);
    let chest = joints.chest + Vec3::Y * 0.03;
    shape.ball(chest, Vec3::new(0.15 * joints.broad, 0.085, 0.095 * thick), colors.main);
    // A belt and a mark on the chest in the second color.
    shape.limb(
        waist - Vec3::Y * 0.025,
        waist + Vec3::Y * 0.02,
        (0.098 * joints.broad, 0.098 * joints.broad),
        9,
        colors.accent,
    );
    let mark = chest + Vec3::new(0.0, 0.0, 0.088 * thick);
    shape.ball(mark, Vec3::new(0.06 * joints.broad, 0.032, 0.02), colors.accent);
    for arm in [0, 1] {
        let thickness = 0.052 * thick * if joints.broad > 1.3 { 1.25 } else { 1.0 };
        shape.ball(joints.shoulders[arm], Vec3::splat(thickness * 1.35), colors.main);
        shape.limb(joints.shoulders[arm], joints.elbows[arm], (thickness, thickness * 0.85), 7, colors.main);
        shape.limb(joints.elbows[arm], joints.hands[arm], (thickness * 0.9, thickness * 0.75), 7, colors.accent);
        shape.ball(joints.hands[arm], Vec3::splat(0.046 * thick), shade(colors.face, 0.85));
    }
    shape.limb(
        joints.chest + Vec3::Y * 0.06,
        joints.neck + Vec3::Y * 0.03,
        (0.05 * joints.broad, 0.042),
        7,
        colors.face,
    );
}
