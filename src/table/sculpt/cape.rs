//! What hangs from the shoulders.

use std::f32::consts::TAU;

use bevy::math::Vec3;

use super::clay::Clay;
use super::cloth::Cloth;
use super::colors::Colors;
use super::flora;
use super::joints::Joints;
use crate::table::shape::{Paint, shade};
use gotham_content::sculpt::{Cape, Pose};

/// Hangs it; a figure in a hurry has it in the wind.
pub(super) fn cape(clay: &mut Clay, kind: Cape, pose: Pose, joints: &Joints, colors: &Colors) {
    let color = shade(colors.main, 0.7);
    let wind = match pose {
        Pose::Standing | Pose::Aiming | Pose::Kneeling => 0.25,
        Pose::Looming | Pose::Raging => 0.45,
        Pose::Crouched | Pose::Striking => 0.7,
        Pose::Hovering | Pose::Leaping => 1.0,
    };
    let cut = |low: f32, wide: f32, points: u8| Cut { low, wide, points, wind };
    match kind {
        Cape::Scalloped => cloak(clay, joints, color, &cut(0.02, 0.4, 5)),
        Cape::Long => cloak(clay, joints, color, &cut(0.02, 0.31, 0)),
        Cape::Short => cloak(clay, joints, color, &cut(0.4, 0.26, 0)),
        Cape::Coat => coat(clay, joints, colors, wind),
        Cape::Wings => wings(clay, joints, color),
        Cape::Leaves => flora::leaves(clay, joints, colors),
        Cape::Tank => tank(clay, joints, colors),
        Cape::Quiver => quiver(clay, joints, colors),
    }
}

struct Cut {
    /// How high its hem hangs.
    low: f32,
    /// Half its width there.
    wide: f32,
    /// The points of the hem.
    points: u8,
    /// How much of it flies, from 0 to 1.
    wind: f32,
}

/// From shoulder to shoulder around the neck, and down behind in folds that grow.
fn cloak(clay: &mut Clay, joints: &Joints, color: Paint, cut: &Cut) {
    let [right, left] = joints.shoulders;
    let top = (right + left) / 2.0;
    let half = (left.x - right.x) / 2.0 + 0.05;
    let high = top.y + 0.052;
    let place = move |u: f32, v: f32| {
        let aside = u.abs();
        let grown = v.powf(0.75);
        let wide = half + (cut.wide - half) * grown;
        let scallop = match cut.points {
            0 => 0.0,
            points => 0.13 * (0.5 + 0.5 * ((u + 1.0) * 0.5 * f32::from(points) * TAU).cos()).powf(0.7),
        };
        // It lies on the shoulders, then falls; the wind lifts the hem and carries it to one side.
        let hem = cut.low + cut.wind * 0.1 * (1.0 + 0.5 * u);
        let y = high - 0.05 * aside * aside - (high - hem) * v.powf(1.1) + scallop * v * v * v;
        let fold = (u * 8.5 + 0.6).sin() + 0.4 * (u * 15.0 + v * 2.0).sin();
        let behind = 0.085 + (0.1 + 0.16 * cut.wind) * v.powf(1.4);
        // The sides reach around the arms.
        let around = (0.1 + 0.02 * v) * aside.powf(2.5) - 0.03 * (1.0 - v) * (1.0 - aside);
        let z = top.z - behind + around + 0.034 * fold * v;
        let sway = cut.wind * 0.08 * v * v;
        Vec3::new(top.x - u * wide + sway, y, z)
    };
    let paints = [color, shade(color, 0.6)];
    Cloth { place, strips: (16, 8), thick: 0.016, paints }.hang(clay.fine());
    // A collar of folds around the neck holds it.
    clay.soften(0.03);
    for side in [-1.0, 1.0] {
        let (back, front) =
            (joints.neck + Vec3::new(0.0, 0.0, -0.055), joints.neck + Vec3::new(side * 0.07, -0.015, 0.0));
        let shoulder = joints.shoulders[usize::from(side > 0.0)] + Vec3::new(side * 0.005, 0.03, 0.012);
        clay.muscle(back, front, (0.036, 0.034), color);
        clay.muscle(front, shoulder, (0.034, 0.05), color);
    }
}

/// The skirts of a coat, open in front, and its collar.
fn coat(clay: &mut Clay, joints: &Joints, colors: &Colors, wind: f32) {
    let color = shade(colors.main, 0.85);
    let waist = joints.hip + Vec3::Y * 0.05;
    let broad = joints.broad;
    let place = move |u: f32, v: f32| {
        let angle = u * 2.55;
        let fold = 1.0 + 0.09 * v * (u * 11.0).sin();
        let (wide, deep) = (0.1 * broad + 0.1 * v, 0.088 + (0.075 + 0.1 * wind) * v);
        let y = waist.y - (waist.y - 0.12) * v + 0.03 * v * (1.0 - u * u) * wind;
        Vec3::new(waist.x - angle.sin() * wide * fold, y, waist.z - angle.cos() * deep * fold - 0.03 * wind * v)
    };
    let paints = [color, shade(colors.accent, 0.5)];
    Cloth { place, strips: (16, 5), thick: 0.018, paints }.hang(clay.fine());
    for side in [-1.0, 1.0] {
        let back = joints.neck + Vec3::new(side * 0.05, 0.03, -0.05);
        let front = joints.chest + Vec3::new(side * 0.05, 0.02, 0.085);
        clay.muscle(back, joints.neck + Vec3::new(side * 0.07, 0.0, 0.03), (0.03, 0.028), color);
        clay.muscle(joints.neck + Vec3::new(side * 0.07, 0.0, 0.03), front, (0.028, 0.022), color);
    }
}

fn wings(clay: &mut Clay, joints: &Joints, color: Paint) {
    for side in [-1.0f32, 1.0] {
        let root = joints.chest + Vec3::new(side * 0.06, 0.06, -0.07);
        let tip = root + Vec3::new(side * 0.5, 0.16, -0.1);
        let mut last = root + Vec3::new(side * 0.06, -0.32, -0.1);
        for finger in 1..=4 {
            let part = finger as f32 / 4.0;
            let low = root + Vec3::new(side * 0.5 * part, -0.32 + 0.36 * part * part, -0.12);
            clay.sheet(&[root, last, low], shade(color, 0.8 + 0.1 * finger as f32));
            last = low;
        }
        clay.sheet(&[root, last, tip], color);
        clay.limb(root, tip, (0.022, 0.008), 5, color);
    }
}

fn tank(clay: &mut Clay, joints: &Joints, colors: &Colors) {
    for side in [-1.0f32, 1.0] {
        let foot = joints.hip + Vec3::new(side * 0.085 * joints.broad, 0.02, -0.17);
        let top = joints.chest + Vec3::new(side * 0.085 * joints.broad, 0.2, -0.18);
        clay.limb(foot, top, (0.075, 0.075), 9, colors.accent);
        clay.ball(top, Vec3::new(0.075, 0.06, 0.075), colors.accent);
        clay.limb(top + Vec3::Y * 0.03, top + Vec3::Y * 0.1, (0.022, 0.022), 6, shade(colors.main, 0.5));
        let (elbow, hand) = (joints.elbows[1], joints.hands[1]);
        if side > 0.0 {
            clay.limb(foot, elbow - Vec3::Y * 0.06, (0.024, 0.024), 6, shade(colors.main, 0.5));
            clay.limb(elbow - Vec3::Y * 0.06, hand, (0.024, 0.024), 6, shade(colors.main, 0.5));
        }
    }
}

fn quiver(clay: &mut Clay, joints: &Joints, colors: &Colors) {
    let foot = joints.hip + Vec3::new(0.1, 0.0, -0.13);
    let top = joints.chest + Vec3::new(-0.14, 0.16, -0.15);
    let way = (top - foot).normalize();
    clay.limb(foot, top, (0.05, 0.06), 8, shade(colors.accent, 0.7));
    for (x, z) in [(-0.03, 0.0), (0.03, 0.01), (0.0, -0.03)] {
        let from = top + Vec3::new(x, 0.0, z);
        clay.limb(from, from + way * 0.15, (0.012, 0.012), 4, colors.accent);
        clay.limb(from + way * 0.09, from + way * 0.18, (0.03, 0.02), 4, [0.7, 0.68, 0.6, 1.0]);
    }
}
