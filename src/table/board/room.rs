//! The table that the board lies on, and its frame: lit by the lamp above, lost in the dark farther away.

use bevy::math::{Quat, Vec2, Vec3};

use super::boundary::FOOT;
use super::canvas::grain;
use crate::table::look::room as look;
use crate::table::place::Plan;
use crate::table::shape::{Paint, Shape, shade};

/// How far the table reaches beyond the board.
const REACH: f32 = 9.0;
/// How far the lamp's light reaches beyond the board.
const LIGHT: f32 = 4.2;
/// The width of one of the table's planks, and how long the pieces are in which it is drawn.
const BREADTH: f32 = 0.55;
const PIECE: f32 = 1.1;
/// Not all planks have the same color.
const UNLIKE: f32 = 0.35;
/// The frame: its width and height.
const FRAME: (f32, f32) = (0.12, 0.16);
/// The breadth of the brass line along it.
const BRASS: f32 = 0.014;

/// What lies below everything, and the table around it.
pub(super) fn around(shape: &mut Shape, plan: &Plan) {
    let half = plan.half_size();
    let flat = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
    let ground = flat.map(|(x, z)| Vec3::new(x * half.x, FOOT + 0.01, z * half.y));
    shape.face(&ground, &[look::GROUND]);
    table(shape, half);
    let (broad, high) = FRAME;
    for (centre, size) in [
        (Vec3::new(0.0, 0.0, half.y + broad / 2.0), Vec3::new(2.0 * (half.x + broad), high, broad)),
        (Vec3::new(0.0, 0.0, -half.y - broad / 2.0), Vec3::new(2.0 * (half.x + broad), high, broad)),
        (Vec3::new(half.x + broad / 2.0, 0.0, 0.0), Vec3::new(broad, high, 2.0 * half.y)),
        (Vec3::new(-half.x - broad / 2.0, 0.0, 0.0), Vec3::new(broad, high, 2.0 * half.y)),
    ] {
        shape.cuboid(centre + Vec3::Y * (FOOT + high / 2.0), size, Quat::IDENTITY, look::FRAME);
        let line = Vec3::new(size.x.min((size.x - broad).max(BRASS)), BRASS, size.z.min((size.z - broad).max(BRASS)));
        shape.cuboid(centre + Vec3::Y * (FOOT + high), line, Quat::IDENTITY, look::BRASS);
    }
}

/// The table's planks: long ones, each a little different, and darker the farther they are from the lamp. Nothing sees
/// those that lie wholly below the board.
fn table(shape: &mut Shape, half: Vec2) {
    let size = half + REACH;
    let (rows, columns) = ((2.0 * size.y / BREADTH).ceil() as i32, (2.0 * size.x / PIECE).ceil() as i32);
    for row in 0..rows {
        let (far, near) = (-size.y + row as f32 * BREADTH, -size.y + (row + 1) as f32 * BREADTH - 0.006);
        let own = 1.0 - UNLIKE / 2.0 + UNLIKE * grain(row, 11);
        for column in 0..columns {
            let (left, right) = (-size.x + column as f32 * PIECE, -size.x + (column + 1) as f32 * PIECE);
            let corners = [(left, near), (right, near), (right, far), (left, far)].map(|(x, z)| Vec2::new(x, z));
            if corners.iter().all(|corner| corner.abs().cmple(half).all()) {
                continue;
            }
            let lit = corners.map(|corner| lamplit(corner, half, own));
            shape.face(&corners.map(|corner| Vec3::new(corner.x, FOOT, corner.y)), &lit);
        }
    }
}

/// How one of the table's planks looks at a place.
fn lamplit(at: Vec2, half: Vec2, own: f32) -> Paint {
    let beyond = (at.abs() - half).max(Vec2::ZERO).length();
    let light = (1.0 - beyond / LIGHT).max(0.0).powi(2);
    let (near, far) = look::TABLE;
    let wood = shade(near, own);
    std::array::from_fn(|part| far[part] + (wood[part] - far[part]) * light)
}
