//! Dice as meshes: the five colors, with pips that can be read without color. R2 IV.D

use bevy::math::{Quat, Vec3};

use super::shape::{Paint, Shape, shade};
use gotham_content::dice::Color;

/// The color of a die and of its pips.
fn paints(color: Color) -> (Paint, Paint) {
    const PALE: Paint = [0.95, 0.95, 0.92, 1.0];
    const INK: Paint = [0.02, 0.02, 0.025, 1.0];
    match color {
        Color::White => ([0.85, 0.85, 0.84, 1.0], INK),
        Color::Yellow => ([0.9, 0.62, 0.04, 1.0], INK),
        Color::Orange => ([0.9, 0.24, 0.02, 1.0], INK),
        Color::Red => ([0.55, 0.02, 0.03, 1.0], PALE),
        Color::Black => ([0.025, 0.026, 0.032, 1.0], PALE),
    }
}

/// The outward direction of each side, in the order of the color's faces.
const SIDES: [Vec3; 6] = [Vec3::Y, Vec3::Z, Vec3::X, Vec3::NEG_X, Vec3::NEG_Z, Vec3::NEG_Y];

/// A die of size 1 with the successes of each side as pips; a blank side has a bar.
pub(super) fn die(color: Color, faces: &[u8; 6]) -> Shape {
    let (body, pip) = paints(color);
    let mut shape = Shape::default();
    shape.cuboid(Vec3::ZERO, Vec3::splat(0.94), Quat::IDENTITY, body);
    for (out, successes) in SIDES.iter().zip(faces) {
        let turn = Quat::from_rotation_arc(Vec3::Z, *out);
        let plate = *out * 0.47;
        shape.cuboid(plate, Vec3::new(0.86, 0.86, 0.03), turn, shade(body, 1.08));
        let spots: &[(f32, f32)] = match successes {
            0 => &[],
            1 => &[(0.0, 0.0)],
            2 => &[(-0.2, -0.2), (0.2, 0.2)],
            3 => &[(-0.25, -0.25), (0.0, 0.0), (0.25, 0.25)],
            _ => &[(-0.22, -0.22), (-0.22, 0.22), (0.22, -0.22), (0.22, 0.22)],
        };
        if spots.is_empty() {
            shape.cuboid(*out * 0.485, Vec3::new(0.3, 0.06, 0.03), turn, shade(pip, 0.6));
        }
        for (x, y) in spots {
            let at = *out * 0.48 + turn * Vec3::new(*x, *y, 0.0);
            shape.limb(at, at + *out * 0.02, (0.12, 0.12), 10, pip);
        }
    }
    shape
}

/// The turn that shows a face of a die upward, turned a little around the vertical.
pub(super) fn turn_of(faces: &[u8; 6], face: u8, number: usize) -> Quat {
    let side = faces.iter().position(|found| *found == face).unwrap_or(0);
    let askew = Quat::from_rotation_y((number as f32 * 1.7).sin() * 0.35);
    askew * Quat::from_rotation_arc(SIDES[side], Vec3::Y)
}
