//! The walls of the street, and the fire escape on one of them.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bricks, over, row, smooth};
use super::super::depth::{Hit, Room};
use crate::table::look::mission as look;

/// The street, as far as its houses reach.
pub(super) const STREET: Room = Room { end: Vec2::new(-0.16, 0.16), wide: 1.02, floor: 0.5, ceiling: 60.0, long: 5.2 };
/// Where the roofs end, above the eye, left and right.
pub(super) const ROOFS: (f32, f32) = (-2.9, -2.3);
pub(super) const NEON: Vec3 = Vec3::new(1.5, 0.32, 0.62);
const BRASS: Vec3 = Vec3::new(0.12, 0.08, 0.04);

/// Brick walls with windows; fire escapes on the left one.
pub(super) fn wall(hit: Hit, glow: Vec3) -> Vec3 {
    let is_left = hit.at.x < 0.0;
    let (along, height) = (hit.depth, hit.at.y);
    let roof = if is_left { ROOFS.0 } else { ROOFS.1 };
    let stone = bricks(Vec2::new(along * 9.0, height * 15.0 + 90.0));
    let moonlit = smooth(0.4, roof, height) * if is_left { 1.0 } else { 0.5 };
    let mut light = Vec3::new(0.07, 0.042, 0.034) * stone * (0.7 + 0.5 * moonlit) + glow * (0.012 + 0.03 * moonlit);
    if !is_left && (0.62..0.94).contains(&along) && height > -0.1 {
        // The cinema's doors: somebody's posters, and the sign's light on the glass.
        let is_frame = (along * 12.5).fract() < 0.1;
        return if is_frame { BRASS } else { look::NIGHT + NEON * 0.05 * smooth(0.5, -0.1, height) };
    }
    let (from, bay) = row(along, 0.52);
    let (up, level) = row(height + 0.06, 0.78);
    let pane = from.abs().max(up.abs() * 0.66);
    if (-4..0).contains(&level) && pane < 0.15 {
        let is_bar = from.abs() < 0.012 || up.abs() < 0.02 || pane > 0.135;
        let is_kitchen = !is_left && level == -1 && bay == 3 || is_left && level == -2 && bay == 4;
        light = match (is_bar, is_kitchen) {
            (true, _) => Vec3::splat(0.02) + glow * 0.02,
            (false, true) => look::WINDOWS.0 * 0.9,
            _ => look::NIGHT + glow * 0.06 * smooth(0.2, -0.2, from + up),
        };
    }
    light = over(light, height - roof - 0.07, Vec3::splat(0.05) + glow * 0.07);
    if is_left {
        light = escape(light, along, height, glow);
    }
    light.lerp(glow * 0.16 + look::NIGHT, smooth(1.2, 5.2, along) * 0.7)
}

/// Landings with rails, and the stairs from one to another.
fn escape(light: Vec3, along: f32, height: f32, glow: Vec3) -> Vec3 {
    if !(0.9..2.5).contains(&along) || !(-2.6..-0.4).contains(&height) {
        return light;
    }
    let (_, level) = row(height, 0.78);
    let up = height - level as f32 * 0.78;
    let part = (along - 0.9) / 1.6;
    let stair = if level % 2 == 0 { part } else { 1.0 - part };
    let is_floor = up < 0.05;
    let is_rail = (up - 0.52).abs() < 0.016 || up > 0.5 && (along * 11.0).fract() < 0.18;
    let is_stair = (up - 0.78 * stair).abs() < 0.045 && (0.1..0.9).contains(&part);
    let is_post = (part - 0.015).abs() < 0.012 || (part - 0.985).abs() < 0.012;
    if is_floor || is_rail || is_stair || is_post { Vec3::new(0.012, 0.009, 0.009) + glow * 0.008 } else { light }
}
