//! A narrow street between brick walls, with one lamp that is lit, and a cinema that nobody opens.

use bevy::math::{Vec2, Vec3};

use super::brush::{bar, bricks, cloudy, cord, halo, line, oval, over, rain, row, smooth};
use super::depth::{Face, Hit, Room};
use super::letters::{Reading, is_written};
use super::sky::{Skyline, moon, sky};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.42, 0.56, 0.9);

const STREET: Room = Room { end: Vec2::new(-0.16, 0.16), wide: 1.02, floor: 0.5, ceiling: 60.0, long: 5.2 };
/// Where the roofs end, above the eye, left and right.
const ROOFS: (f32, f32) = (-2.9, -2.3);
const NEON: Vec3 = Vec3::new(1.5, 0.32, 0.62);
const BRASS: Vec3 = Vec3::new(0.12, 0.08, 0.04);
/// How far right the canopy's front is, and how near its end.
const CANOPY: Vec2 = Vec2::new(0.74, 0.6);
/// The lamp, and the middle of its light on the ground.
const LAMP: Vec2 = Vec2::new(0.1, -0.24);
const POOL: Vec2 = Vec2::new(0.0, 0.44);

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let hit = STREET.hit(at);
    let is_left = hit.at.x < 0.0;
    let is_sky = hit.face == Face::Wall && hit.at.y < if is_left { ROOFS.0 } else { ROOFS.1 };
    let mut light = match hit.face {
        Face::Floor => ground(at, hit, glow),
        Face::Wall if !is_sky => wall(hit, glow),
        _ => far(at, glow),
    };
    let lit = halo(at, LAMP, 0.5);
    light = light * (1.0 + 2.2 * lit) + look::LAMP * 0.05 * lit;
    light = washing(light, at, glow);
    light = cinema(light, at);
    // The lamp: post, arm, cone of light.
    let dark = look::NIGHT;
    light = over(light, bar(at, Vec2::new(0.22, 0.08), Vec2::new(0.011, 0.36)), dark);
    light = over(light, line(at, Vec2::new(0.22, -0.27), Vec2::new(0.1, -0.29), 0.009), dark);
    let below = at.y - LAMP.y;
    let wide = 0.03 + 0.42 * below;
    let cone = smooth(wide, wide * 0.2, (at.x - LAMP.x).abs()) * smooth(0.0, 0.03, below) * smooth(0.75, 0.1, below);
    light += look::LAMP * (0.26 * cone + 1.5 * halo(at, LAMP, 0.075) + 0.26 * halo(at, LAMP, 0.34));
    light = over(light, oval(at, LAMP - Vec2::new(0.0, 0.02), Vec2::new(0.055, 0.03)), dark);
    front(light, at, glow) + rain(at)
}

/// What is at the end of the street: a moon behind haze, and the houses across.
fn far(at: Vec2, glow: Vec3) -> Vec3 {
    let light = moon(sky(at, glow), at, Vec2::new(-0.36, -0.76), 0.06, glow);
    let houses = Skyline { wide: 0.11, low: 0.3, high: 0.62, foot: 0.25, seed: 40, lit: 0.16 };
    let light = houses.over(light, at, look::NIGHT + glow * 0.035);
    light.lerp(glow * 0.2, smooth(-0.5, 0.3, at.y) * 0.6)
}

/// Wet asphalt: what shines stands on its head in it.
fn ground(at: Vec2, hit: Hit, glow: Vec3) -> Vec3 {
    let wet = smooth(0.42, 0.62, cloudy(Vec2::new(hit.at.x * 1.7, hit.depth * 0.9)));
    let ripple = cloudy(Vec2::new(at.x * 7.0, hit.depth * 9.0)) - 0.5;
    let stone = Vec3::splat(0.03) * (0.7 + 0.6 * grain((hit.at.x * 30.0) as i32, (hit.depth * 12.0) as i32));
    let curb = if hit.at.x.abs() > 0.78 { 1.7 } else { 1.0 };
    let streak = |x: f32, wide: f32| smooth(wide, 0.0, (at.x - x + ripple * 0.12).abs());
    let mirror = look::LAMP * 0.5 * streak(LAMP.x, 0.09) * smooth(0.9, 0.4, at.y)
        + NEON * 0.3 * streak(0.86, 0.24) * smooth(1.0, 0.5, at.y)
        + glow * 0.3 * streak(STREET.end.x, 0.2) * smooth(0.7, 0.2, at.y);
    let pool = halo((at - POOL) * Vec2::new(0.42, 1.0), Vec2::ZERO, 0.14);
    stone * curb + glow * 0.03 + look::LAMP * 0.2 * pool + mirror * (0.25 + 0.75 * wet)
}

/// Brick walls with windows; fire escapes on the left one.
fn wall(hit: Hit, glow: Vec3) -> Vec3 {
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

/// A washing line across the street.
fn washing(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let (from, to) = (Vec2::new(-0.78, -0.58), Vec2::new(0.5, -0.5));
    if !(from.x..to.x).contains(&at.x) || !(-0.7..0.0).contains(&at.y) {
        return light;
    }
    let hangs = cord(at.x, from, to, 0.09);
    let (across, which) = row(at.x, 0.15);
    let size = Vec2::new(0.045 + 0.02 * grain(which, 3), 0.06 + 0.11 * grain(which, 4));
    let cloth =
        if grain(which, 5) > 0.4 { bar(Vec2::new(across, at.y), Vec2::new(0.0, hangs + size.y), size) } else { 1.0 };
    over(light, cloth.min((at.y - hangs).abs() - 0.004), look::NIGHT + glow * 0.02)
}

/// The cinema on the right: its sign, and its canopy with bulbs.
fn cinema(mut light: Vec3, at: Vec2) -> Vec3 {
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

/// What stands next to the viewer: bins.
fn front(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let dark = look::NIGHT * 0.7 + glow * 0.005;
    for (x, top) in [(-1.5, 0.5), (-1.86, 0.4), (2.1, 0.46)] {
        let bin = bar(at, Vec2::new(x, top + 0.5), Vec2::new(0.15, 0.5));
        let rib = if (at.x * 26.0).rem_euclid(1.0) < 0.25 { 1.7 } else { 1.0 };
        let toward = smooth(0.3, 1.0, (x - at.x) / 0.15 * x.signum());
        light = over(light, bin, dark * rib + look::LAMP * 0.05 * toward);
        light = over(light, oval(at, Vec2::new(x, top), Vec2::new(0.17, 0.032)), dark * 1.6 + look::LAMP * 0.025);
    }
    light * smooth(2.7, 1.5, at.x.abs())
}
