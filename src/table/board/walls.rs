//! Walls and the sides of floors: the cut block that the board is.

use bevy::math::{Quat, Vec2, Vec3};

use super::boundary::{ends, heights};
use super::{elevator, sides};
use crate::table::look::{boundary, wall as look};
use crate::table::place::Plan;
use crate::table::shape::{Paint, Shape};
use gotham_content::map::{BoundaryKind, Map};
use gotham_rules::board::{Board, Piece};

/// Height of a wall over its higher floor: low, so that nobody hides behind it; at a step, which is high itself, lower still.
const WALL: f32 = 0.11;
const ON_A_STEP: f32 = 0.045;
/// Height of the edge of a floor above a drop.
const EDGE: f32 = 0.02;
/// How high above the table a floor at the rim of the board may be if a wall stands there.
const LOW: f32 = 0.05;
const THICK: f32 = 0.045;
/// Height of a stripe at most: that of a wall with many of them is thinner.
const STRIPE: f32 = 0.014;
/// Height of what covers the top of a wall.
const CAP: f32 = 0.012;

/// Walls and sides of a whole board as it is now.
pub(super) fn walls(map: &Map, board: &Board, plan: &Plan) -> Shape {
    let mut shape = Shape::default();
    for piece in elevator::fixed(board) {
        sides::side(&mut shape, map, board, plan, piece);
        let is_broken = piece.sides.1.is_some_and(|other| board.is_broken(piece.sides.0, other));
        match piece.kind {
            _ if piece.door.is_some() && !is_broken => door(&mut shape, board, plan, piece),
            _ if is_broken => rubble(&mut shape, board, plan, piece),
            BoundaryKind::Wall(level) => wall(&mut shape, board, plan, piece, Some(level)),
            BoundaryKind::SolidWall => wall(&mut shape, board, plan, piece, None),
            BoundaryKind::White | BoundaryKind::Orange | BoundaryKind::Red => {}
        }
    }
    shape
}

/// How far what stands on a boundary rises above the higher floor beside it; `None` if nothing does.
pub(super) fn rise(board: &Board, plan: &Plan, piece: &Piece) -> Option<f32> {
    if piece.sides.1.is_some_and(|other| board.is_broken(piece.sides.0, other)) {
        return None;
    }
    piece.is_wall().then(|| height(board, plan, piece))
}

/// How far a wall rises above the higher floor beside it: at a drop, none may hide what is below.
fn height(board: &Board, plan: &Plan, piece: &Piece) -> f32 {
    let level = |area| board.area(area).elevation;
    match piece.sides {
        (one, Some(other)) => match level(one).abs_diff(level(other)) {
            0 => WALL,
            1 => ON_A_STEP,
            _ => EDGE,
        },
        (one, None) if plan.height(level(one)) > LOW => EDGE,
        (_, None) => WALL,
    }
}

/// A wall: brick with a pale stripe for each level that it takes to break it, or bare concrete if nothing breaks it.
fn wall(shape: &mut Shape, board: &Board, plan: &Plan, piece: &Piece, level: Option<u8>) {
    let (one, other) = heights(board, plan, piece);
    let high = one.max(other);
    let height = height(board, plan, piece);
    let color = if level.is_some() { look::BRICK } else { look::SOLID };
    let stripes = level.unwrap_or(0);
    let apart = height * 0.8 / f32::from(stripes.max(2));
    for part in elevator::beside_thresholds(board, plan, piece) {
        block(shape, part, high, height, THICK, color);
        block(shape, part, high + height, CAP, THICK + 0.008, look::CAP);
        for stripe in 0..stripes {
            let at = high + height * 0.15 + apart * f32::from(stripe);
            block(shape, part, at, (apart * 0.5).min(STRIPE), THICK + 0.006, look::STRIPE);
        }
    }
}

/// A door: two posts, and a leaf that fills the frame, lets sight through as bars, or stands open beside it.
fn door(shape: &mut Shape, board: &Board, plan: &Plan, piece: &Piece) {
    let (one, other) = heights(board, plan, piece);
    let foot = one.max(other);
    let (a, b) = ends(plan, piece);
    let way = (b - a).normalize_or_zero();
    for post in [a, b] {
        block(shape, (post - way * THICK / 2.0, post + way * THICK / 2.0), foot, WALL * 1.25, THICK * 1.4, look::SOLID);
    }
    match piece.kind {
        BoundaryKind::Red => {
            for bar in 1..=5u8 {
                let at = a.lerp(b, f32::from(bar) / 6.0);
                block(shape, (at - way * 0.008, at + way * 0.008), foot, WALL, 0.016, look::STEEL);
            }
        }
        BoundaryKind::Wall(level) => {
            wall(shape, board, plan, piece, Some(level));
            block(shape, (a, b), foot, WALL * 0.9, THICK * 1.2, look::STEEL);
        }
        BoundaryKind::SolidWall => block(shape, (a, b), foot, WALL, THICK * 1.2, look::STEEL),
        BoundaryKind::White | BoundaryKind::Orange => {
            let leaf = a + way.perp() * (b - a).length().min(0.35);
            block(shape, (a, leaf), foot, WALL, THICK * 0.6, look::STEEL);
            let sill = if piece.kind == BoundaryKind::Orange { boundary::ORANGE } else { boundary::WHITE };
            block(shape, (a, b), foot, 0.006, 0.02, [sill.x, sill.y, sill.z, 1.0]);
        }
    }
}

fn block(shape: &mut Shape, (a, b): (Vec2, Vec2), foot: f32, height: f32, thick: f32, color: Paint) {
    let way = b - a;
    let middle = (a + b) / 2.0;
    let turn = Quat::from_rotation_y(-way.y.atan2(way.x));
    let centre = Vec3::new(middle.x, foot + height / 2.0, middle.y);
    shape.cuboid(centre, Vec3::new(way.length() + thick * 0.9, height, thick), turn, color);
}

/// What is left of a broken wall.
fn rubble(shape: &mut Shape, board: &Board, plan: &Plan, piece: &Piece) {
    let (one, other) = heights(board, plan, piece);
    let (a, b) = ends(plan, piece);
    let count = ((b - a).length() / 0.07).ceil().max(2.0) as i32;
    for at in 0..=count {
        let part = at as f32 / count as f32;
        let middle = a.lerp(b, part);
        let size = 0.03 + 0.035 * super::canvas::grain(at, count);
        let aside = Vec2::new(super::canvas::grain(at, 3) - 0.5, super::canvas::grain(at, 5) - 0.5) * 0.12;
        let centre = Vec3::new(middle.x + aside.x, one.max(other) + size / 3.0, middle.y + aside.y);
        shape.cuboid(centre, Vec3::splat(size), Quat::from_rotation_y(at as f32 * 1.7), look::BRICK);
    }
}
