//! Animal heads, worn or grown.

use bevy::math::{Quat, Vec3};

use super::colors::{Colors, DARK};
use super::put::Put;
use crate::table::shape::{Paint, shade};

const TEETH: Paint = [0.85, 0.83, 0.75, 1.0];
const YELLOW: Paint = [0.95, 0.8, 0.2, 1.0];

/// A fat face with a flat snout and hanging ears.
pub(super) fn pig(put: &mut Put, colors: &Colors) {
    put.clay.ball(put.at, put.size * Vec3::new(1.3, 1.15, 1.15), colors.face);
    let snout = put.at + Vec3::new(0.0, -0.02, 0.09);
    put.clay.limb(snout, snout + Vec3::new(0.0, -0.005, 0.09), (0.06, 0.068), 9, shade(colors.face, 0.85));
    for side in [-1.0, 1.0] {
        put.clay.ball(snout + Vec3::new(side * 0.026, 0.0, 0.09), Vec3::splat(0.015), DARK);
        let ear = put.at + Vec3::new(side * 0.075, 0.09, 0.0);
        let (tip, back) = (ear + Vec3::new(side * 0.13, 0.04, 0.03), ear + Vec3::new(side * 0.02, 0.11, -0.02));
        put.clay.sheet(&[ear, tip, back], shade(colors.face, 0.9));
    }
    put.eyes(DARK);
}

/// Long ears over hair.
pub(super) fn rabbit(put: &mut Put, colors: &Colors) {
    put.long_hair(colors.main);
    for side in [-1.0, 1.0] {
        let root = put.at + Vec3::new(side * 0.045, 0.08, -0.01);
        let bend = root + Vec3::new(side * 0.03, 0.2, -0.01);
        put.clay.limb(root, bend, (0.032, 0.046), 6, colors.main);
        // one of them is broken
        let tip = if side > 0.0 { Vec3::new(0.1, 0.03, 0.05) } else { Vec3::new(-0.02, 0.16, 0.0) };
        put.clay.limb(bend, bend + tip, (0.046, 0.012), 6, colors.main);
        put.clay.ball(bend - Vec3::Y * 0.07 + Vec3::Z * 0.026, Vec3::new(0.02, 0.07, 0.015), colors.accent);
    }
    put.eyes(DARK);
}

/// Round ears, whiskers of fur, stripes.
pub(super) fn tiger(put: &mut Put, colors: &Colors) {
    put.clay.ball(put.at, put.size * Vec3::new(1.2, 1.12, 1.1), colors.main);
    let muzzle = put.at + Vec3::new(0.0, -0.035, 0.08);
    put.clay.ball(muzzle, Vec3::new(0.062, 0.046, 0.05), TEETH);
    put.clay.ball(muzzle + Vec3::new(0.0, 0.03, 0.045), Vec3::new(0.02, 0.015, 0.015), DARK);
    for side in [-1.0, 1.0] {
        put.clay.ball(put.at + Vec3::new(side * 0.085, 0.12, -0.01), Vec3::new(0.052, 0.056, 0.03), colors.accent);
        for fur in 0..3 {
            let root = put.at + Vec3::new(side * 0.08, -0.03 - 0.03 * fur as f32, 0.02);
            let out = Vec3::new(side * (0.1 - 0.02 * fur as f32), -0.03 * fur as f32, -0.01);
            put.clay.limb(root, root + out, (0.035, 0.004), 4, TEETH);
        }
        for stripe in 0..2 {
            let at = put.at + Vec3::new(side * 0.06, 0.07 - 0.06 * stripe as f32, 0.07);
            let turn = Quat::from_rotation_z(side * 0.5);
            put.clay.cuboid(at, Vec3::new(0.06, 0.014, 0.03), turn, colors.accent);
        }
    }
    put.eyes(YELLOW);
}

/// A snout over rows of teeth, and a fin.
pub(super) fn shark(put: &mut Put, colors: &Colors) {
    put.clay.ball(put.at, put.size * Vec3::new(1.25, 1.0, 1.3), colors.main);
    let jaw = put.at + Vec3::new(0.0, 0.015, 0.06);
    put.clay.limb(jaw, jaw + Vec3::new(0.0, 0.05, 0.22), (0.105, 0.015), 8, colors.main);
    put.clay.limb(jaw - Vec3::Y * 0.075, jaw + Vec3::new(0.0, -0.09, 0.1), (0.075, 0.04), 7, colors.face);
    for tooth in -2i8..=2 {
        let root = jaw + Vec3::new(f32::from(tooth) * 0.032, -0.03, 0.1 - 0.012 * f32::from(tooth.abs()));
        put.clay.limb(root, root - Vec3::Y * 0.045, (0.016, 0.002), 4, TEETH);
    }
    let fin = put.at + Vec3::new(0.0, 0.04, -0.06);
    let (front, tip, back) =
        (fin + Vec3::new(0.0, 0.06, 0.1), fin + Vec3::new(0.0, 0.3, -0.14), fin + Vec3::new(0.0, -0.06, -0.1));
    for side in [-0.012, 0.012] {
        put.clay.sheet(&[front, tip + Vec3::X * side, back], shade(colors.main, 0.8));
        let aside = Vec3::new(side * 10.0, 0.0, 0.0);
        let gill = put.at + aside + Vec3::new(0.0, -0.1, -0.02);
        put.clay
            .sheet(&[gill, gill + aside * 1.2 + Vec3::new(0.0, -0.02, -0.14), gill - Vec3::Y * 0.08], colors.accent);
    }
    put.eyes(DARK);
}

/// Long jaws and a ridge of scales.
pub(super) fn crocodile(put: &mut Put, colors: &Colors) {
    put.clay.ball(put.at, put.size * Vec3::new(1.2, 0.95, 1.2), colors.main);
    let root = put.at + Vec3::new(0.0, 0.01, 0.05);
    put.clay.limb(root, root + Vec3::new(0.0, 0.0, 0.28), (0.085, 0.05), 7, colors.main);
    put.clay.limb(root - Vec3::Y * 0.06, root + Vec3::new(0.0, -0.14, 0.24), (0.07, 0.04), 7, colors.face);
    for side in [-1.0, 1.0] {
        put.clay.ball(put.at + Vec3::new(side * 0.055, 0.085, 0.05), Vec3::splat(0.028), YELLOW);
        for tooth in 0..4 {
            let at = root + Vec3::new(side * (0.062 - 0.006 * tooth as f32), -0.02, 0.09 + 0.055 * tooth as f32);
            put.clay.limb(at, at - Vec3::Y * 0.055, (0.014, 0.002), 4, TEETH);
        }
    }
    for scale in 0..5 {
        let angle = scale as f32 * 0.42;
        let out = Vec3::new(0.0, angle.cos(), -angle.sin());
        let foot = put.at + out * 0.085;
        put.clay.limb(foot, foot + out * 0.09, (0.035, 0.004), 4, colors.accent);
    }
}

/// Ears that are larger than the head, and a short snout.
pub(super) fn bat(put: &mut Put, colors: &Colors) {
    put.clay.ball(put.at, put.size * 1.1, colors.main);
    let snout = put.at + Vec3::new(0.0, -0.03, 0.07);
    put.clay.limb(snout, snout + Vec3::new(0.0, -0.02, 0.09), (0.06, 0.04), 7, shade(colors.main, 0.8));
    for side in [-1.0, 1.0] {
        let root = put.at + Vec3::new(side * 0.06, 0.05, 0.0);
        let (tip, outer) = (root + Vec3::new(side * 0.12, 0.28, -0.02), root + Vec3::new(side * 0.14, 0.06, -0.03));
        put.clay.sheet(&[root, outer, tip], colors.accent);
        put.clay.limb(root, tip, (0.03, 0.004), 5, colors.main);
        put.clay.limb(
            snout + Vec3::new(side * 0.02, -0.04, 0.08),
            snout + Vec3::new(side * 0.02, -0.1, 0.08),
            (0.012, 0.002),
            4,
            TEETH,
        );
    }
    put.eyes(YELLOW);
}

/// Feathered feelers over two great eyes.
pub(super) fn moth(put: &mut Put, colors: &Colors) {
    put.cover(colors.main, 1.08);
    for side in [-1.0, 1.0] {
        put.clay.ball(
            put.at + Vec3::new(side * 0.055, 0.025, 0.06),
            Vec3::new(0.052, 0.056, 0.045),
            [0.8, 0.2, 0.06, 1.0],
        );
        let root = put.at + Vec3::new(side * 0.03, 0.09, 0.03);
        let mut last = root;
        for bit in 1..=5 {
            let part = bit as f32 / 5.0;
            let next = root + Vec3::new(side * (0.05 + 0.2 * part * part), 0.26 * part, 0.05 * part);
            put.clay.limb(last, next, (0.016, 0.014), 5, colors.accent);
            let barb = Vec3::new(side * 0.06, -0.035, 0.0);
            put.clay.sheet(&[last, next, next + barb], colors.accent);
            last = next;
        }
    }
}

/// Petals all around.
pub(super) fn flower(put: &mut Put, colors: &Colors) {
    for petal in 0..8 {
        let angle = petal as f32 * std::f32::consts::FRAC_PI_4;
        let out = Vec3::new(angle.cos(), angle.sin(), 0.0);
        let across = Vec3::new(-angle.sin(), angle.cos(), 0.0) * 0.06;
        let root = put.at + out * 0.06 + Vec3::Z * 0.02;
        let (mid, tip) = (root + out * 0.09, root + out * 0.17 - Vec3::Z * 0.03);
        put.clay.sheet(&[root, mid + across, tip, mid - across], colors.accent);
    }
    put.clay.ball(put.at + Vec3::Z * 0.07, Vec3::splat(0.045), DARK);
}
