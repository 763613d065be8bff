//! The tray that dice are thrown into: it is held before the camera, in the lower corner of what the panels leave free
//! that is farther from who rolls, so that dice are large and hide nobody who acts.

use bevy::prelude::*;

use crate::table::camera::{FIELD, Orbit};
use crate::table::look::effect as look;
use crate::table::shape::{Shape, shade};

/// Dice in a row, and rows for which there are trays.
pub(super) const ROW: usize = 5;
pub(super) const ROWS: usize = 3;
/// From the middle of a die to the next one's, and from the outer ones to the rim, in edges of a die.
pub(super) const SPACING: f32 = 1.4;
const RIM: f32 = 0.5;
/// The edge of a die, one unit before the camera: nothing on the board comes as near as that.
const EDGE: f32 = 0.06;
/// The angle at which the tray is seen, in radians: from this far above.
const TILT: f32 = 1.0;
/// The margin around the tray, in points of the window.
const MARGIN: f32 = 10.0;

/// In which corner the tray is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Corner {
    /// At the left.
    Left,
    /// At the right.
    Right,
}

/// A tray, with the size that it has, in edges of a die.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Tray {
    /// Where it is held.
    pub corner: Corner,
    /// Its width and depth.
    pub size: Vec2,
}

/// How many rows some dice take, and how many columns.
pub(super) fn rows(dice: usize) -> (usize, usize) {
    (dice.div_ceil(ROW).clamp(1, ROWS), dice.clamp(1, ROW))
}

/// The width and depth of a tray for some dice.
pub(super) fn size(dice: usize) -> Vec2 {
    let (rows, columns) = rows(dice);
    Vec2::new(columns as f32, rows as f32) * SPACING + 2.0 * RIM
}

/// A tray lined with felt, its middle at the origin.
pub(super) fn tray(size: Vec2) -> Shape {
    let (wood, felt) = look::TRAY;
    let mut shape = Shape::default();
    shape.cuboid(Vec3::Y * -0.1, Vec3::new(size.x, 0.2, size.y), Quat::IDENTITY, felt);
    for side in [-1.0, 1.0] {
        let (aside, ahead) = (Vec3::X * side * (size.x / 2.0 + 0.09), Vec3::Z * side * (size.y / 2.0 + 0.09));
        let (long, wide) = (Vec3::new(0.18, 0.5, size.y + 0.36), Vec3::new(size.x, 0.5, 0.18));
        shape.cuboid(aside, long, Quat::IDENTITY, wood);
        shape.cuboid(ahead, wide, Quat::IDENTITY, shade(wood, 0.85));
    }
    shape
}

/// Where a tray is, seen from the camera.
pub(super) fn held(tray: &Tray, window: Vec2, free: Rect) -> Transform {
    // Points of the window per edge of a die.
    let scale = window.y / 2.0 / (FIELD / 2.0).tan();
    let edge = EDGE * scale;
    let outer = tray.size + 0.36;
    // Its near side looks larger than its middle.
    let nearer = 1.0 / (1.0 - outer.y * EDGE * TILT.cos() / 2.0);
    let half = Vec2::new(outer.x, outer.y * TILT.sin() + 0.6 * TILT.cos()) * nearer * edge / 2.0 + MARGIN;
    // Before a narrow window it is smaller.
    let smaller = (free.size() / 2.0 / half).min_element().min(1.0);
    let half = half * smaller;
    let x = match tray.corner {
        Corner::Left => free.min.x + half.x,
        Corner::Right => free.max.x - half.x,
    };
    let off = (Vec2::new(x, free.max.y - half.y) - window / 2.0) / scale;
    Transform {
        translation: Vec3::new(off.x, -off.y, -1.0),
        rotation: Quat::from_rotation_x(TILT),
        scale: Vec3::splat(EDGE * smaller),
    }
}

/// It stays in its corner when panels come and go, and out of photos.
pub(super) fn hold(
    mut trays: Query<(&Tray, &mut Transform, &mut Visibility)>,
    eyes: Query<(&Camera, &Orbit)>,
    panels: Res<crate::table::panel_memory::Panels>,
) {
    let Some((camera, orbit)) = eyes.iter().next() else { return };
    let place = camera.logical_viewport_size().zip(panels.free);
    let visible = if orbit.is_free() { Visibility::Hidden } else { Visibility::Inherited };
    for (tray, mut there, mut shown) in &mut trays {
        shown.set_if_neq(visible);
        if let Some((window, free)) = place {
            there.set_if_neq(held(tray, window, free));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tray_lies_in_its_corner_within_what_is_free() {
        let (window, free) = (Vec2::new(1280.0, 720.0), Rect::new(225.0, 45.0, 1055.0, 626.0));
        for dice in [1, 3, 5, 9, 30] {
            for corner in [Corner::Left, Corner::Right] {
                let tray = Tray { corner, size: size(dice) };
                let place = held(&tray, window, free);
                for (x, z) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
                    let at = place.transform_point(Vec3::new(x * tray.size.x, 0.0, z * tray.size.y));
                    let seen = Orbit::seen_from(&Transform::IDENTITY, at) * Vec2::new(1.0, -1.0);
                    let seen = window / 2.0 + seen * window.y / 2.0;
                    assert!(free.contains(seen), "{dice} dice: {seen} is not in {free:?}");
                    assert!(dice > 5 || seen.y > free.center().y, "{dice} dice lie below the middle, not at {seen}");
                }
                let is_left = place.translation.x < 0.0;
                assert!(dice > 5 || is_left == (corner == Corner::Left), "{dice} dice, {corner:?}");
            }
        }
    }
}
