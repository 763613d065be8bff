//! The cinema's sign and canopy.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, halo, over, row};
use super::super::letters::{Reading, is_written};
use super::wall::{NEON, STREET};
use crate::table::board::grain;

/// How far right the canopy's front is, and how near its end.
const CANOPY: Vec2 = Vec2::new(0.74, 0.6);

/// The cinema on the right: its sign, and its canopy with bulbs.
pub(super) fn cinema(mut light: Vec3, at: Vec2) -> Vec3 {
    let way = at - STREET.end;
    if way.x < 0.7 {
        return light;
    }
    // Its front is level with the wall, but nearer to the middle of the street; its end looks at the viewer.
    let depth = CANOPY.x / way.x;
    let is_end = depth < CANOPY.y;
    let depth = depth.max(CANOPY.y);
    let (across, up) = (way.x * depth, way.y * depth);
    let canopy = (up + 0.17).abs() - 0.085;
    let canopy = canopy.max(depth - 0.98).max(across - STREET.wide);
    let along = if is_end { across } else { depth };
    let (bulb, _) = row(along, 0.03);
    let is_bulb = ((up + 0.17).abs() - 0.072).abs() < 0.008 && bulb.abs() < 0.008;
    let board = if (up + 0.17).abs() < 0.045 && grain((along * 55.0) as i32, 2) > 0.35 { 0.03 } else { 0.36 };
    let paint = match (is_bulb, (up + 0.17).abs() < 0.055) {
        (true, _) => Vec3::new(1.3, 0.85, 0.35),
        (false, true) => Vec3::new(0.9, 0.72, 0.5) * board * if is_end { 0.8 } else { 0.5 },
        _ => NEON * 0.09,
    };
    light = over(light, canopy, paint);
    let sign = Vec2::new(0.9, -0.57);
    light = over(light, bar(at, sign, Vec2::new(0.07, 0.4)), Vec3::new(0.03, 0.012, 0.02));
    light = over(light, bar(at, sign, Vec2::new(0.06, 0.39)).abs() - 0.005, NEON * 0.9);
    if is_written(b"MATINEE", Reading::Down, (at - sign + Vec2::new(0.027, 0.369)) / 0.018) {
        light = NEON * 1.1 + Vec3::splat(0.25);
    }
    light + NEON * 0.18 * halo((at - sign) * Vec2::new(1.0, 0.5), Vec2::ZERO, 0.24)
}
