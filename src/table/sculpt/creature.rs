//! Figures without a human body. Each says where its face is, and how far the chin is from there.

use bevy::math::{Quat, Vec3};

use super::clay::Clay;
use super::colors::Colors;
use crate::table::shape::shade;

/// Four legs; a hyena has a mane; a hound has none, but it has hanging ears and a tail.
pub(super) fn beast(clay: &mut Clay, colors: &Colors, has_mane: bool) -> (Vec3, f32) {
    let face = (Vec3::new(0.0, 0.88, 0.58), 0.3);
    clay.limb(Vec3::new(0.0, 0.6, -0.45), Vec3::new(0.0, 0.75, 0.3), (0.2, 0.26), 9, colors.main);
    clay.ball(Vec3::new(0.0, 0.9, 0.52), Vec3::new(0.17, 0.17, 0.22), colors.main);
    clay.limb(Vec3::new(0.0, 0.85, 0.65), Vec3::new(0.0, 0.78, 0.88), (0.12, 0.07), 7, colors.face);
    for side in [-1.0, 1.0] {
        let ear = Vec3::new(side * 0.1, 1.02, 0.45);
        let tip = if has_mane { Vec3::new(side * 0.05, 0.16, -0.04) } else { Vec3::new(side * 0.16, -0.2, 0.0) };
        clay.limb(ear, ear + tip, (0.07, 0.02), 5, colors.accent);
        for (z, swing) in [(0.26, 0.08), (-0.38, -0.08)] {
            let knee = Vec3::new(side * 0.17, 0.32, z + swing);
            clay.limb(Vec3::new(side * 0.13, 0.62, z), knee, (0.1, 0.065), 6, colors.main);
            clay.limb(knee, Vec3::new(side * 0.17, 0.0, z + swing * 0.5), (0.06, 0.055), 6, colors.accent);
        }
    }
    if !has_mane {
        let rump = Vec3::new(0.0, 0.68, -0.55);
        clay.limb(rump, rump + Vec3::new(0.0, 0.34, -0.26), (0.06, 0.015), 6, colors.main);
        return face;
    }
    for tuft in 0..7 {
        let foot = Vec3::new(0.0, 0.9 - 0.025 * tuft as f32, 0.38 - 0.12 * tuft as f32);
        clay.limb(foot, foot + Vec3::new(0.0, 0.14, -0.06), (0.05, 0.005), 5, colors.accent);
    }
    face
}

/// A cow: a barrel on four legs, patched, with horns and an udder.
pub(super) fn cow(clay: &mut Clay, colors: &Colors) -> (Vec3, f32) {
    let (back, front) = (Vec3::new(0.0, 0.68, -0.48), Vec3::new(0.0, 0.7, 0.34));
    clay.limb(back, front, (0.29, 0.27), 10, colors.main);
    clay.ball(back, Vec3::new(0.29, 0.28, 0.14), colors.main);
    clay.ball(front, Vec3::new(0.27, 0.27, 0.16), colors.main);
    for (at, size) in [((0.2, 0.82, -0.2), 0.15), ((-0.2, 0.78, 0.12), 0.17), ((-0.14, 0.86, -0.4), 0.13)] {
        clay.ball(Vec3::from(at), Vec3::splat(size), colors.accent);
    }
    clay.ball(Vec3::new(0.0, 0.42, -0.34), Vec3::new(0.11, 0.1, 0.12), colors.face);
    let head = Vec3::new(0.0, 0.98, 0.6);
    clay.limb(front + Vec3::Y * 0.08, head, (0.18, 0.14), 8, colors.main);
    clay.ball(head, Vec3::new(0.15, 0.16, 0.17), colors.accent);
    clay.limb(head + Vec3::new(0.0, -0.04, 0.08), head + Vec3::new(0.0, -0.14, 0.28), (0.12, 0.11), 8, colors.face);
    for side in [-1.0, 1.0] {
        let ear = head + Vec3::new(side * 0.12, 0.04, -0.02);
        clay.limb(ear, ear + Vec3::new(side * 0.2, -0.03, -0.02), (0.05, 0.03), 5, colors.main);
        let horn = head + Vec3::new(side * 0.08, 0.12, 0.0);
        let bend = horn + Vec3::new(side * 0.14, 0.08, 0.0);
        clay.limb(horn, bend, (0.045, 0.03), 6, [0.7, 0.64, 0.5, 1.0]);
        clay.limb(bend, bend + Vec3::new(side * 0.02, 0.16, 0.04), (0.03, 0.005), 6, [0.7, 0.64, 0.5, 1.0]);
        for z in [0.28, -0.42] {
            let foot = Vec3::new(side * 0.17, 0.0, z);
            clay.limb(Vec3::new(side * 0.17, 0.6, z), foot + Vec3::Y * 0.1, (0.1, 0.065), 7, colors.main);
            clay.limb(foot, foot + Vec3::Y * 0.1, (0.075, 0.065), 7, colors.accent);
        }
    }
    let rump = back + Vec3::new(0.0, 0.16, -0.1);
    let hang = rump + Vec3::new(0.0, -0.36, -0.14);
    clay.limb(rump, hang, (0.03, 0.02), 5, colors.main);
    clay.ball(hang, Vec3::new(0.05, 0.09, 0.05), colors.accent);
    (head + Vec3::new(0.0, -0.02, 0.06), 0.34)
}

/// A tyrant: two legs, a heavy tail, arms that are too short, a jaw full of teeth.
pub(super) fn dinosaur(clay: &mut Clay, colors: &Colors) -> (Vec3, f32) {
    let (hip, chest) = (Vec3::new(0.0, 0.52, -0.04), Vec3::new(0.0, 0.72, 0.14));
    clay.limb(hip, chest, (0.17, 0.15), 10, colors.main);
    clay.ball(hip, Vec3::new(0.18, 0.18, 0.2), colors.main);
    clay.limb(chest, Vec3::new(0.0, 0.9, 0.2), (0.13, 0.1), 8, colors.main);
    let mut last = hip;
    for bit in 1..=5 {
        let part = bit as f32 / 5.0;
        let next = Vec3::new(0.1 * part * part, 0.52 - 0.3 * part + 0.12 * part * part, -0.04 - 0.5 * part);
        clay.limb(last, next, (0.16 * (1.15 - part), 0.16 * (0.96 - part) + 0.02), 8, colors.main);
        last = next;
    }
    let skull = Vec3::new(0.0, 0.95, 0.22);
    clay.ball(skull, Vec3::new(0.12, 0.12, 0.15), colors.main);
    clay.limb(skull + Vec3::new(0.0, 0.01, 0.05), skull + Vec3::new(0.0, 0.0, 0.34), (0.11, 0.075), 8, colors.main);
    clay.limb(skull - Vec3::Y * 0.06, skull + Vec3::new(0.0, -0.18, 0.28), (0.09, 0.05), 8, colors.accent);
    for side in [-1.0f32, 1.0] {
        clay.ball(skull + Vec3::new(side * 0.09, 0.07, 0.1), Vec3::splat(0.025), [0.9, 0.75, 0.1, 1.0]);
        for tooth in 0..4 {
            let root = skull + Vec3::new(side * 0.07, -0.05, 0.12 + 0.06 * tooth as f32);
            clay.limb(root, root - Vec3::Y * 0.07, (0.018, 0.002), 4, [0.85, 0.82, 0.7, 1.0]);
        }
        let arm = chest + Vec3::new(side * 0.13, 0.02, 0.1);
        let hand = arm + Vec3::new(side * 0.02, -0.1, 0.12);
        clay.limb(arm, hand, (0.045, 0.03), 6, colors.main);
        clay.limb(hand, hand + Vec3::new(0.0, -0.06, 0.05), (0.03, 0.003), 4, colors.accent);
        let (knee, heel) = (Vec3::new(side * 0.2, 0.32, 0.12), Vec3::new(side * 0.19, 0.14, -0.08));
        clay.limb(hip + Vec3::new(side * 0.12, -0.02, 0.0), knee, (0.13, 0.09), 8, colors.main);
        clay.limb(knee, heel, (0.08, 0.05), 7, colors.main);
        clay.limb(heel, Vec3::new(side * 0.19, 0.03, 0.02), (0.05, 0.05), 7, colors.accent);
        for toe in [-1.0, 0.0, 1.0] {
            let root = Vec3::new(side * 0.19, 0.03, 0.02);
            clay.limb(root, root + Vec3::new(toe * 0.07, -0.02, 0.12), (0.04, 0.008), 5, colors.accent);
        }
    }
    for tuft in 0..8 {
        let part = tuft as f32 / 7.0;
        let foot = Vec3::new(0.0, 0.98 - 0.36 * part, 0.12 - 0.36 * part);
        clay.limb(foot, foot + Vec3::new(0.0, 0.1, -0.07), (0.04, 0.004), 5, colors.accent);
    }
    (skull + Vec3::new(0.0, -0.04, 0.12), 0.26)
}

/// Bats, each on its own wire.
pub(super) fn swarm(clay: &mut Clay, colors: &Colors) -> (Vec3, f32) {
    for bat in 0..9 {
        let (turn, part) = (bat as f32 * 2.4, bat as f32 / 8.0);
        let at = Vec3::new(turn.cos() * 0.25, 0.28 + 0.72 * part, turn.sin() * 0.2);
        clay.limb(Vec3::new(at.x * 0.7, 0.0, at.z * 0.7), at, (0.008, 0.008), 4, [0.3, 0.32, 0.36, 1.0]);
        clay.ball(at, Vec3::new(0.055, 0.075, 0.055), colors.main);
        for side in [-1.0, 1.0] {
            clay.limb(
                at + Vec3::new(side * 0.02, 0.05, 0.0),
                at + Vec3::new(side * 0.04, 0.1, 0.0),
                (0.02, 0.002),
                4,
                colors.main,
            );
            let flap = 0.09 * (turn * 1.7).sin();
            let tip = at + Vec3::new(side * 0.3, 0.08 + flap, -0.04);
            let (mid, low) = (at + Vec3::new(side * 0.16, -0.09, -0.02), at + Vec3::new(side * 0.02, -0.05, 0.0));
            clay.sheet(&[at + Vec3::Y * 0.04, tip, mid, low], colors.accent);
        }
    }
    (Vec3::Y * 0.76, 0.34)
}

/// Rotors, and a gun below if it carries one.
pub(super) fn drone(clay: &mut Clay, colors: &Colors, is_armed: bool) -> (Vec3, f32) {
    if is_armed {
        let turret = Vec3::new(0.0, 0.33, 0.08);
        clay.ball(turret, Vec3::new(0.12, 0.1, 0.12), shade(colors.accent, 0.6));
        for side in [-0.05, 0.05] {
            let breech = turret + Vec3::new(side, -0.03, 0.05);
            clay.limb(breech, breech + Vec3::Z * 0.36, (0.035, 0.03), 6, [0.06, 0.065, 0.07, 1.0]);
        }
    }
    clay.ball(Vec3::new(0.0, 0.5, 0.0), Vec3::new(0.22, 0.13, 0.28), colors.main);
    clay.ball(Vec3::new(0.0, 0.5, 0.24), Vec3::splat(0.09), colors.face);
    for turn in 0..4 {
        let out = Quat::from_rotation_y((turn as f32 + 0.5) * std::f32::consts::FRAC_PI_2) * Vec3::X;
        let end = Vec3::Y * 0.58 + out * 0.46;
        clay.limb(Vec3::Y * 0.5, end, (0.035, 0.03), 5, colors.accent);
        clay.limb(end, end + Vec3::Y * 0.02, (0.15, 0.15), 12, shade(colors.accent, 0.45));
    }
    (Vec3::Y * 0.5, 0.42)
}
