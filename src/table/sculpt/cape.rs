//! What hangs from the shoulders.

use bevy::math::Vec3;

use super::colors::Colors;
use super::flora;
use super::joints::Joints;
use crate::table::shape::{Shape, shade};
use gotham_content::sculpt::Cape;

/// Hangs it.
pub(super) fn cape(shape: &mut Shape, kind: Cape, joints: &Joints, colors: &Colors) {
    let color = shade(colors.main, 0.62);
    match kind {
        Cape::Scalloped => cloth(shape, joints, color, Cut { low: 0.03, wide: 0.32, points: 5 }),
        Cape::Long => cloth(shape, joints, color, Cut { low: 0.03, wide: 0.25, points: 0 }),
        Cape::Short => cloth(shape, joints, color, Cut { low: 0.42, wide: 0.2, points: 0 }),
        Cape::Coat => coat(shape, joints, colors),
        Cape::Wings => wings(shape, joints, color),
        Cape::Leaves => flora::leaves(shape, joints, colors),
        Cape::Tank => tank(shape, joints, colors),
        Cape::Quiver => quiver(shape, joints, colors),
    }
}

struct Cut {
    low: f32,
    wide: f32,
    points: usize,
}

/// A bent sheet from shoulder to shoulder; a scalloped one ends in points.
fn cloth(shape: &mut Shape, joints: &Joints, color: [f32; 4], cut: Cut) {
    const STRIPS: usize = 10;
    let shoulder = joints.chest + Vec3::new(0.0, 0.085, -0.05);
    let at = |strip: usize, row: usize| {
        let side = strip as f32 / STRIPS as f32 * 2.0 - 1.0;
        let part = row as f32 / 3.0;
        let wide = 0.15 * joints.broad + (cut.wide - 0.12) * part;
        let scallop = match cut.points {
            0 => 0.0,
            points => 0.1 * (1.0 - ((side + 1.0) / 2.0 * points as f32).fract().mul_add(2.0, -1.0).abs()),
        };
        let low = if row == 3 { cut.low + scallop } else { cut.low };
        let y = shoulder.y + (low - shoulder.y) * part;
        let fold = 0.018 * (side * 9.0).sin() * part;
        Vec3::new(side * wide, y, shoulder.z - 0.05 - 0.13 * part * (1.0 - 0.45 * side * side) + fold)
    };
    for strip in 0..STRIPS {
        for row in 0..3 {
            let [a, b] = [at(strip, row), at(strip + 1, row)];
            let [c, d] = [at(strip + 1, row + 1), at(strip, row + 1)];
            shape.sheet(&[a, b, c, d], shade(color, if strip % 2 == 0 { 1.15 } else { 0.9 }));
        }
    }
    for side in [-1.0, 1.0] {
        let from = shoulder + Vec3::new(side * 0.05, 0.02, 0.04);
        shape.limb(from, shoulder + Vec3::new(side * 0.16 * joints.broad, -0.01, 0.0), (0.045, 0.04), 6, color);
    }
}

fn coat(shape: &mut Shape, joints: &Joints, colors: &Colors) {
    let color = shade(colors.main, 0.8);
    let waist = joints.hip + Vec3::Y * 0.04;
    for side in [-1.0f32, 1.0] {
        let top = waist + Vec3::new(side * 0.07 * joints.broad, 0.0, -0.03);
        shape.limb(top, Vec3::new(side * 0.11 * joints.broad, 0.14, -0.1), (0.075, 0.085), 6, color);
    }
    shape.limb(waist + Vec3::Z * -0.04, Vec3::new(0.0, 0.13, -0.12), (0.08, 0.085), 6, color);
}

fn wings(shape: &mut Shape, joints: &Joints, color: [f32; 4]) {
    for side in [-1.0f32, 1.0] {
        let root = joints.chest + Vec3::new(side * 0.06, 0.06, -0.07);
        let tip = root + Vec3::new(side * 0.5, 0.16, -0.1);
        let mut last = root + Vec3::new(side * 0.06, -0.32, -0.1);
        for finger in 1..=4 {
            let part = finger as f32 / 4.0;
            let low = root + Vec3::new(side * 0.5 * part, -0.32 + 0.36 * part * part, -0.12);
            shape.sheet(&[root, last, low], shade(color, 0.8 + 0.1 * finger as f32));
            last = low;
        }
        shape.sheet(&[root, last, tip], color);
        shape.limb(root, tip, (0.022, 0.008), 5, color);
    }
}

fn tank(shape: &mut Shape, joints: &Joints, colors: &Colors) {
    for side in [-1.0f32, 1.0] {
        let foot = joints.hip + Vec3::new(side * 0.085 * joints.broad, 0.02, -0.17);
        let top = joints.chest + Vec3::new(side * 0.085 * joints.broad, 0.2, -0.18);
        shape.limb(foot, top, (0.075, 0.075), 9, colors.accent);
        shape.ball(top, Vec3::new(0.075, 0.06, 0.075), colors.accent);
        shape.limb(top + Vec3::Y * 0.03, top + Vec3::Y * 0.1, (0.022, 0.022), 6, shade(colors.main, 0.5));
        let (elbow, hand) = (joints.elbows[1], joints.hands[1]);
        if side > 0.0 {
            shape.limb(foot, elbow - Vec3::Y * 0.06, (0.024, 0.024), 6, shade(colors.main, 0.5));
            shape.limb(elbow - Vec3::Y * 0.06, hand, (0.024, 0.024), 6, shade(colors.main, 0.5));
        }
    }
}

fn quiver(shape: &mut Shape, joints: &Joints, colors: &Colors) {
    let foot = joints.hip + Vec3::new(0.1, 0.0, -0.13);
    let top = joints.chest + Vec3::new(-0.14, 0.16, -0.15);
    let way = (top - foot).normalize();
    shape.limb(foot, top, (0.05, 0.06), 8, shade(colors.accent, 0.7));
    for (x, z) in [(-0.03, 0.0), (0.03, 0.01), (0.0, -0.03)] {
        let from = top + Vec3::new(x, 0.0, z);
        shape.limb(from, from + way * 0.15, (0.012, 0.012), 4, colors.accent);
        shape.limb(from + way * 0.09, from + way * 0.18, (0.03, 0.02), 4, [0.7, 0.68, 0.6, 1.0]);
    }
}
