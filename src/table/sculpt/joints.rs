//! How a figure stands: where its joints are, for each build and pose.

use bevy::math::Vec3;

use gotham_content::sculpt::{Build, Pose, Sculpt};

/// Where the joints of a figure are, for a figure of height 1.
pub(super) struct Joints {
    pub hip: Vec3,
    pub chest: Vec3,
    pub neck: Vec3,
    pub head: Vec3,
    pub shoulders: [Vec3; 2],
    pub elbows: [Vec3; 2],
    pub hands: [Vec3; 2],
    pub hips: [Vec3; 2],
    pub knees: [Vec3; 2],
    pub feet: [Vec3; 2],
    /// Width of the body; 1 for an everyday one.
    pub broad: f32,
}

impl Joints {
    /// The joints of a sculpt. Right (0) is at negative x, since the figure looks along positive z.
    pub(super) fn of(sculpt: &Sculpt) -> Joints {
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
