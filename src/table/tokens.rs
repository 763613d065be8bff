//! What lies on the board besides miniatures: mission tokens, Field Modifiers, Equipment, Reinforcement tokens.

use bevy::math::{Quat, Vec3};

use super::shape::{Paint, Shape, shade};
use gotham_content::card::Deck;
use gotham_content::mission::TokenLook;
use gotham_rules::event::FieldKind;

const STEEL: Paint = [0.3, 0.32, 0.36, 1.0];
const DARK: Paint = [0.03, 0.032, 0.04, 1.0];

/// A mission token with one of its faces up; the later faces are the alarming ones.
pub(super) fn mission_token(look: TokenLook, face: u8) -> Shape {
    let mut shape = Shape::default();
    let alarmed = face > 0;
    let (ring, lamp) = if alarmed {
        ([0.9, 0.05, 0.04, 1.0], [3.0, 0.15, 0.1, 1.0])
    } else {
        ([0.85, 0.62, 0.08, 1.0], [0.25, 0.9, 0.35, 1.0])
    };
    shape.limb(Vec3::ZERO, Vec3::Y * 0.014, (0.13, 0.13), 18, DARK);
    shape.ring(Vec3::Y * 0.016, 0.1, 0.13, 18, ring);
    match look {
        TokenLook::Bomb => bomb(&mut shape, alarmed, lamp),
        TokenLook::Computer => {
            shape.cuboid(Vec3::new(0.0, 0.06, 0.02), Vec3::new(0.16, 0.09, 0.1), Quat::IDENTITY, shade(STEEL, 0.5));
            let tilt = Quat::from_rotation_x(-0.2);
            shape.cuboid(Vec3::new(0.0, 0.16, -0.02), Vec3::new(0.18, 0.13, 0.02), tilt, DARK);
            shape.cuboid(Vec3::new(0.0, 0.16, -0.007), Vec3::new(0.15, 0.1, 0.008), tilt, [0.1, 1.1, 1.6, 1.0]);
        }
        TokenLook::Safe => {
            shape.cuboid(Vec3::Y * 0.1, Vec3::new(0.17, 0.17, 0.15), Quat::IDENTITY, STEEL);
            let dial = Vec3::new(0.0, 0.11, 0.076);
            shape.limb(dial, dial + Vec3::Z * 0.015, (0.04, 0.035), 12, ring);
        }
        TokenLook::CommandPanel => {
            shape.cuboid(Vec3::Y * 0.09, Vec3::new(0.17, 0.15, 0.06), Quat::from_rotation_x(-0.3), STEEL);
            for lever in [-0.05, 0.0, 0.05] {
                let foot = Vec3::new(lever, 0.11, 0.04);
                shape.limb(foot, foot + Vec3::new(0.0, 0.05, 0.03), (0.008, 0.012), 5, ring);
            }
        }
        TokenLook::Jammer => {
            shape.limb(Vec3::ZERO, Vec3::Y * 0.2, (0.02, 0.012), 6, STEEL);
            shape.limb(Vec3::new(0.0, 0.2, 0.02), Vec3::new(0.0, 0.23, 0.09), (0.02, 0.09), 12, STEEL);
            shape.ball(Vec3::new(0.0, 0.25, 0.1), Vec3::splat(0.018), lamp);
        }
        TokenLook::Rats => {
            for (x, z, turn) in [(-0.04f32, 0.02f32, 0.5f32), (0.05, 0.0, -0.7), (0.0, -0.06, 2.4)] {
                let (nose, tail) = (Vec3::new(turn.sin(), 0.0, turn.cos()) * 0.05, Vec3::Y * 0.012);
                let body = Vec3::new(x, 0.03, z);
                shape.ball(body, Vec3::new(0.03, 0.024, 0.03), [0.16, 0.13, 0.12, 1.0]);
                shape.limb(body, body + nose, (0.022, 0.004), 6, [0.16, 0.13, 0.12, 1.0]);
                shape.limb(body - nose * 0.5, body - nose * 1.6 + tail, (0.006, 0.002), 4, [0.5, 0.28, 0.26, 1.0]);
            }
        }
        TokenLook::ToyBox => {
            shape.cuboid(Vec3::Y * 0.075, Vec3::splat(0.14), Quat::IDENTITY, [0.6, 0.06, 0.3, 1.0]);
            shape.cuboid(Vec3::Y * 0.076, Vec3::new(0.145, 0.142, 0.03), Quat::IDENTITY, ring);
            shape.ball(Vec3::new(-0.03, 0.16, 0.0), Vec3::new(0.035, 0.02, 0.02), ring);
            shape.ball(Vec3::new(0.03, 0.16, 0.0), Vec3::new(0.035, 0.02, 0.02), ring);
        }
        TokenLook::Trap => {
            for x in [-0.09, 0.09] {
                shape.limb(Vec3::new(x, 0.0, 0.0), Vec3::new(x, 0.1, 0.0), (0.014, 0.01), 6, STEEL);
            }
            shape.limb(Vec3::new(-0.09, 0.07, 0.0), Vec3::new(0.09, 0.07, 0.0), (0.004, 0.004), 4, lamp);
        }
        TokenLook::CryoDevice => {
            shape.limb(Vec3::ZERO, Vec3::Y * 0.15, (0.06, 0.05), 8, [0.35, 0.5, 0.6, 1.0]);
            shape.ball(Vec3::Y * 0.17, Vec3::splat(0.05), [0.5, 0.9, 1.4, 1.0]);
            shape.limb(Vec3::Y * 0.1, Vec3::new(0.0, 0.1, 0.11), (0.02, 0.035), 8, STEEL);
        }
        TokenLook::Information => {
            let turn = Quat::from_rotation_y(0.3);
            shape.cuboid(Vec3::Y * 0.02, Vec3::new(0.13, 0.008, 0.17), turn, [0.85, 0.83, 0.75, 1.0]);
            for line in [-0.05, 0.0, 0.05] {
                let at = turn * Vec3::new(0.0, 0.026, line);
                shape.cuboid(at, Vec3::new(0.09, 0.004, 0.012), turn, DARK);
            }
        }
        TokenLook::Briefcase => {
            shape.cuboid(Vec3::Y * 0.07, Vec3::new(0.18, 0.12, 0.05), Quat::IDENTITY, [0.2, 0.1, 0.04, 1.0]);
            shape.cuboid(Vec3::Y * 0.145, Vec3::new(0.06, 0.03, 0.02), Quat::IDENTITY, DARK);
            for x in [-0.05, 0.05] {
                shape.cuboid(Vec3::new(x, 0.11, 0.026), Vec3::new(0.02, 0.02, 0.006), Quat::IDENTITY, ring);
            }
        }
        TokenLook::Disc => shape.limb(Vec3::Y * 0.014, Vec3::Y * 0.03, (0.1, 0.1), 16, ring),
    }
    shape
}

/// Sticks, wires, a clock; an armed one glows and has a spike of light, so that color is not needed to tell.
fn bomb(shape: &mut Shape, alarmed: bool, lamp: Paint) {
    for (x, y) in [(-0.045, 0.05), (0.0, 0.05), (0.045, 0.05), (-0.022, 0.09), (0.022, 0.09)] {
        let end = Vec3::new(x, y, 0.085);
        shape.limb(end - Vec3::Z * 0.17, end, (0.026, 0.026), 8, [0.55, 0.09, 0.05, 1.0]);
    }
    shape.cuboid(Vec3::new(0.0, 0.065, 0.0), Vec3::new(0.16, 0.1, 0.03), Quat::IDENTITY, DARK);
    shape.cuboid(Vec3::new(0.0, 0.125, 0.0), Vec3::new(0.09, 0.045, 0.07), Quat::IDENTITY, STEEL);
    shape.cuboid(Vec3::new(0.0, 0.15, 0.0), Vec3::new(0.07, 0.006, 0.05), Quat::IDENTITY, lamp);
    if alarmed {
        shape.limb(Vec3::Y * 0.15, Vec3::Y * 0.36, (0.012, 0.002), 6, lamp);
        shape.ball(Vec3::Y * 0.36, Vec3::splat(0.024), lamp);
    }
}

/// A Field Modifier token. R2 XI.C
pub(super) fn field(kind: FieldKind) -> Shape {
    let mut shape = Shape::default();
    let tongues: &[(f32, f32, f32)] = &[(0.0, 0.0, 0.2), (0.06, 0.03, 0.13), (-0.05, 0.05, 0.12), (0.01, -0.06, 0.11)];
    match kind {
        FieldKind::Flame => {
            for (x, z, high) in tongues {
                let foot = Vec3::new(*x, 0.0, *z);
                shape.limb(foot, foot + Vec3::Y * *high, (0.045, 0.003), 6, [2.4, 0.7, 0.08, 1.0]);
            }
        }
        FieldKind::Gas | FieldKind::Smoke => {
            let color = if kind == FieldKind::Gas { [0.2, 0.55, 0.1, 1.0] } else { [0.32, 0.33, 0.35, 1.0] };
            for (x, z, high) in tongues {
                shape.ball(Vec3::new(x * 1.4, high * 0.5, z * 1.4), Vec3::splat(0.055), color);
            }
        }
        FieldKind::Frost => {
            for (x, z, high) in tongues {
                let foot = Vec3::new(*x, 0.0, *z);
                shape.limb(
                    foot,
                    foot + Vec3::new(x * 0.5, *high * 0.8, z * 0.5),
                    (0.026, 0.004),
                    4,
                    [0.5, 0.85, 1.3, 1.0],
                );
            }
        }
    }
    shape
}

/// An Equipment card lying on the floor.
pub(super) fn equipment(deck: Deck) -> Shape {
    let mut shape = Shape::default();
    let back = if deck == Deck::BatGadget { [0.05, 0.12, 0.4, 1.0] } else { [0.4, 0.24, 0.06, 1.0] };
    let turn = Quat::from_rotation_y(0.35);
    shape.cuboid(Vec3::Y * 0.012, Vec3::new(0.15, 0.016, 0.21), turn, [0.75, 0.74, 0.7, 1.0]);
    shape.cuboid(Vec3::Y * 0.021, Vec3::new(0.128, 0.006, 0.188), turn, back);
    shape.cuboid(
        Vec3::Y * 0.027,
        Vec3::new(0.03, 0.006, 0.12),
        turn * Quat::from_rotation_y(0.7),
        [0.8, 0.8, 0.84, 1.0],
    );
    shape
}

/// A Reinforcement token: an arrow that comes in while it is open. R2 VI.D
pub(super) fn reinforcement(open: bool) -> Shape {
    let mut shape = Shape::default();
    let color = if open { [0.95, 0.3, 0.02, 1.0] } else { [0.12, 0.12, 0.13, 1.0] };
    shape.limb(Vec3::ZERO, Vec3::Y * 0.012, (0.13, 0.13), 6, DARK);
    shape.ring(Vec3::Y * 0.014, 0.095, 0.125, 6, color);
    let y = 0.016;
    let tip = [Vec3::new(-0.06, y, 0.0), Vec3::new(0.0, y, 0.07), Vec3::new(0.06, y, 0.0)];
    shape.face(&tip, &[color]);
    shape.cuboid(Vec3::new(0.0, y, -0.035), Vec3::new(0.045, 0.004, 0.07), Quat::IDENTITY, color);
    shape
}

/// A way off the board: a green arrow that leads out.
pub(super) fn exit() -> Shape {
    let mut shape = Shape::default();
    let color = [0.05, 0.6, 0.16, 1.0];
    shape.cuboid(Vec3::Y * 0.006, Vec3::new(0.24, 0.012, 0.24), Quat::IDENTITY, DARK);
    let y = 0.016;
    let tip = [Vec3::new(-0.085, y, 0.01), Vec3::new(0.0, y, 0.095), Vec3::new(0.085, y, 0.01)];
    shape.face(&tip, &[color]);
    shape.cuboid(Vec3::new(0.0, y, -0.04), Vec3::new(0.06, 0.004, 0.1), Quat::IDENTITY, color);
    shape.cuboid(Vec3::new(0.0, y, -0.098), Vec3::new(0.17, 0.004, 0.02), Quat::IDENTITY, color);
    shape
}
