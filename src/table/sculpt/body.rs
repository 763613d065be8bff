//! The body over the joints: muscles that flow into one another, boots, gloves, a belt and a mark on the chest.

use bevy::math::{Affine3A, Quat, Vec3};

use super::clay::Clay;
use super::colors::Colors;
use super::joints::Joints;
use crate::table::shape::{Paint, Shape, shade};

/// From how far away muscles flow into one another.
const FLESH: f32 = 0.035;
/// How crisply clothes lie on the body.
const CLOTHES: f32 = 0.012;

/// Legs, trunk and arms.
pub(super) fn body(clay: &mut Clay, joints: &Joints, colors: &Colors) {
    let body = Body { joints, colors, thick: 0.78 + 0.24 * joints.broad, broad: joints.broad };
    clay.soften(FLESH);
    body.trunk(clay);
    for leg in [0, 1] {
        body.leg(clay, leg);
    }
    for arm in [0, 1] {
        body.arm(clay, arm);
    }
    clay.soften(CLOTHES);
    body.clothes(clay);
}

struct Body<'a> {
    joints: &'a Joints,
    colors: &'a Colors,
    thick: f32,
    broad: f32,
}

/// Right is at negative x.
fn side_of(limb: usize) -> f32 {
    if limb == 0 { -1.0 } else { 1.0 }
}

impl Body<'_> {
    fn boots(&self) -> Paint {
        shade(self.colors.accent, 0.5)
    }

    fn trousers(&self) -> Paint {
        shade(self.colors.main, 0.82)
    }

    fn trunk(&self, clay: &mut Clay) {
        let Body { joints, colors, thick, broad } = self;
        let trousers = self.trousers();
        for hip in joints.hips {
            clay.ball(hip + Vec3::new(0.0, 0.005, -0.012), Vec3::new(0.075, 0.08, 0.078) * *thick, trousers);
        }
        let waist = joints.hip.lerp(joints.chest, 0.36);
        clay.ball(waist, Vec3::new(0.088 * broad, 0.1, 0.07 * thick), colors.main);
        let ribs = joints.chest + Vec3::new(0.0, 0.0, -0.004);
        clay.ball(ribs, Vec3::new(0.138 * broad, 0.125, 0.09 * thick), colors.main);
        for side in [-1.0, 1.0] {
            let chest = joints.chest + Vec3::new(side * 0.058 * broad, 0.036, 0.052 * thick);
            clay.ball(chest, Vec3::new(0.07 * broad, 0.052, 0.045 * thick), colors.main);
            // From the neck to the shoulder.
            let slope = joints.neck + Vec3::new(side * 0.03, 0.005, -0.015);
            let shoulder = joints.shoulders[usize::from(side > 0.0)];
            clay.muscle(slope, shoulder.lerp(joints.chest, 0.2), (0.034 * broad, 0.045 * thick), colors.main);
        }
    }

    fn leg(&self, clay: &mut Clay, leg: usize) {
        let Body { joints, thick, .. } = self;
        let (hip, knee, foot) = (joints.hips[leg], joints.knees[leg], joints.feet[leg]);
        let out = side_of(leg);
        let (trousers, boots) = (self.trousers(), self.boots());
        clay.muscle(hip - Vec3::Y * 0.02, knee, (0.072 * thick, 0.047 * thick), trousers);
        let ankle = foot + Vec3::new(0.0, 0.055, -0.008);
        let calf = knee.lerp(ankle, 0.36) + Vec3::new(0.0, 0.0, -0.014);
        clay.muscle(knee, calf, (0.044 * thick, 0.054 * thick), boots);
        clay.muscle(calf, ankle, (0.053 * thick, 0.036 * thick), boots);
        let sole = shade(boots, 0.7);
        let heel = foot + Vec3::new(0.0, 0.034, -0.022);
        clay.muscle(heel, foot + Vec3::new(out * 0.018, 0.028, 0.082), (0.038 * thick, 0.031 * thick), sole);
    }

    fn arm(&self, clay: &mut Clay, arm: usize) {
        let Body { joints, colors, thick, broad } = self;
        let thick = thick * if *broad > 1.3 { 1.2 } else { 1.0 };
        let (shoulder, elbow, hand) = (joints.shoulders[arm], joints.elbows[arm], joints.hands[arm]);
        clay.ball(shoulder + Vec3::Y * 0.004, Vec3::new(0.07, 0.066, 0.066) * thick, colors.main);
        let biceps = shoulder.lerp(elbow, 0.5) + Vec3::new(0.0, 0.006, 0.012);
        clay.muscle(shoulder, biceps, (0.054 * thick, 0.053 * thick), colors.main);
        clay.muscle(biceps, elbow, (0.053 * thick, 0.04 * thick), colors.main);
        let forearm = elbow.lerp(hand, 0.32);
        clay.muscle(elbow, forearm, (0.04 * thick, 0.05 * thick), colors.accent);
        clay.muscle(forearm, hand, (0.05 * thick, 0.034 * thick), colors.accent);
    }

    fn clothes(&self, clay: &mut Clay) {
        let Body { joints, colors, thick, broad } = self;
        let buckle = shade(colors.accent, 1.25);
        let belt = joints.hip.lerp(joints.chest, 0.2);
        let mut band = Shape::default();
        band.limb(Vec3::Y * -0.019, Vec3::Y * 0.019, (1.0, 0.96), 14, colors.accent);
        let around = Vec3::new(0.088 + 0.022 * broad, 1.0, 0.094 * thick);
        clay.fine().add(&band, Affine3A::from_scale_rotation_translation(around, Quat::IDENTITY, belt));
        clay.cuboid(belt + Vec3::Z * around.z, Vec3::new(0.05, 0.044, 0.022), Quat::IDENTITY, buckle);
        let mark = joints.chest + Vec3::new(0.0, 0.03, 0.088 * thick);
        clay.ball(mark, Vec3::new(0.062 * broad, 0.03, 0.026), colors.accent);
        let skin = shade(colors.face, 0.85);
        for arm in [0, 1] {
            let (elbow, hand) = (joints.elbows[arm], joints.hands[arm]);
            let way = (hand - elbow).normalize_or(Vec3::NEG_Y);
            // A glove with a flaring cuff, and a fist with a thumb.
            let cuff = elbow.lerp(hand, 0.42);
            clay.limb(cuff, cuff + way * 0.05, (0.062 * thick, 0.048 * thick), 10, shade(colors.accent, 0.8));
            clay.muscle(hand - way * 0.008, hand + way * 0.022, (0.043 * thick, 0.04 * thick), skin);
            let thumb = hand + Vec3::new(-side_of(arm) * 0.02, 0.02, 0.034);
            clay.muscle(hand, thumb + way * 0.012, (0.02 * thick, 0.017 * thick), skin);
            // A boot with a turned-down top.
            let (knee, foot) = (joints.knees[arm], joints.feet[arm]);
            let top = knee.lerp(foot, 0.2);
            let down = (foot - knee).normalize_or(Vec3::NEG_Y);
            clay.limb(top, top + down * 0.05, (0.064 * thick, 0.058 * thick), 10, shade(self.boots(), 1.35));
        }
        clay.soften(FLESH * 0.6);
        clay.muscle(
            joints.chest + Vec3::Y * 0.07,
            joints.neck + Vec3::Y * 0.04,
            (0.052 * broad.sqrt(), 0.042 * broad.sqrt()),
            colors.face,
        );
    }
}
