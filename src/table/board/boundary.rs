//! A boundary in the scene: where it runs, and how high the floors on both sides of it lie.

use core::cmp::Ordering;

use bevy::math::Vec2;

use crate::table::place::Plan;
use gotham_rules::board::{AreaId, Board, Piece};

/// How far down the block goes.
pub(super) const FOOT: f32 = -0.25;

/// How high the floors on both sides lie; the rim of the board goes down to its foot.
pub(super) fn heights(board: &Board, plan: &Plan, piece: &Piece) -> (f32, f32) {
    let one = plan.height(board.area(piece.sides.0).elevation);
    let other = piece.sides.1.map_or(FOOT, |other| plan.height(board.area(other).elevation));
    (one, other)
}

/// The Areas on both sides of a step, the higher one first; beyond the rim of the board there is none. `None` between
/// floors of the same height.
pub(super) fn by_height(board: &Board, piece: &Piece) -> Option<(AreaId, Option<AreaId>)> {
    let (one, Some(other)) = piece.sides else { return Some((piece.sides.0, None)) };
    match board.area(one).elevation.cmp(&board.area(other).elevation) {
        Ordering::Less => Some((other, Some(one))),
        Ordering::Equal => None,
        Ordering::Greater => Some((one, Some(other))),
    }
}

/// Where a boundary begins and ends.
pub(super) fn ends(plan: &Plan, piece: &Piece) -> (Vec2, Vec2) {
    (plan.flat(piece.segment.0), plan.flat(piece.segment.1))
}
