//! The body over the joints.

use bevy::math::{Quat, Vec3};

use super::colors::Colors;
use super::joints::Joints;
use crate::table::shape::{Shape, shade};

/// Legs, trunk and arms.
pub(super) fn body(shape: &mut Shape, joints: &Joints, colors: &Colors) {
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
