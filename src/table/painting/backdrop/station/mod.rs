//! A station under the streets: two platforms under a vault, and between them a carriage that left its rails.

mod carriage;
mod clock;

use bevy::math::{Vec2, Vec3};

use self::carriage::carriage;
use self::clock::clock;
use super::brush::{disc, halo, over, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.36, 0.74, 0.82);
/// Where everything runs together.
const END: Vec2 = Vec2::new(-0.3, -0.08);
/// Half the vault's width, and its height above the eye; how far the platforms and the rails are below it, and half the
/// width of the ditch between them.
const VAULT: Vec2 = Vec2::new(2.7, 1.55);
const PLATFORM: f32 = 0.62;
const DITCH: f32 = 1.05;
const HALF_DITCH: f32 = 0.85;
/// How far apart the vault's ribs and lamps are.
const BAY: f32 = 1.7;

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let mut light = hall(at, glow);
    let side = if at.x > END.x { 1.0 } else { -1.0 };
    for bay in 1..6 {
        let depth = BAY * bay as f32 - 0.35;
        let lamp = END + Vec2::new(side * 1.55, -0.86) / depth;
        let clear = 1.0 / (1.0 + 0.12 * depth);
        if (at - lamp).abs().max_element() * depth > 1.3 {
            continue;
        }
        let is_lit = grain(bay, side as i32) > 0.25;
        if is_lit {
            light += look::LAMP * clear * 0.3 * halo(at, lamp, 0.28 / depth);
        }
        let globe = if is_lit { look::LAMP * clear } else { look::NIGHT * 3.0 };
        light = over(light, disc(at, lamp, 0.085 / depth), globe);
    }
    light = carriage(light, at, glow);
    clock(light, at, glow)
}

/// Vault, platforms, rails.
fn hall(at: Vec2, glow: Vec3) -> Vec3 {
    let way = at - END;
    let vault = 1.0 / (way / VAULT).length().max(0.02);
    let platform = PLATFORM / way.y.max(1e-4);
    let rails = DITCH / way.y.max(1e-4);
    let edge = HALF_DITCH / way.x.abs().max(1e-4);
    let (depth, stone) = if vault < platform && way.y < 0.6 && vault < rails {
        (vault, wall(way, vault))
    } else if edge > platform {
        // Over the ditch the line of sight goes on down.
        let depth = rails.min(edge);
        let across = way.x * depth;
        let is_face = edge < rails;
        let is_rail = [-0.42f32, 0.42].iter().any(|rail| (across - rail).abs() < 0.035);
        let is_sleeper = (depth * 3.4).fract() < 0.42 && across.abs() < 0.62;
        let stone = match (is_face, is_rail, is_sleeper) {
            (true, ..) => Vec3::splat(0.05),
            (_, true, _) => Vec3::splat(0.16) + glow * 0.25,
            (.., true) => Vec3::new(0.034, 0.027, 0.022),
            _ => Vec3::splat(0.014),
        };
        (depth, stone)
    } else {
        let across = (way.x * platform).abs();
        let line = smooth(0.03, 0.02, (across - HALF_DITCH - 0.16).abs());
        let slab = if (platform * 2.0).fract() < 0.05 || (across * 2.0).fract() < 0.05 { 0.7 } else { 1.0 };
        let pool = 1.0 - (((platform + 0.35) / BAY).fract() - 0.5).abs() * 1.5;
        let pool = pool.max(0.0) * smooth(1.3, 0.1, (across - 1.55).abs());
        let stone = Vec3::splat(0.055) * slab + look::LAMP * 0.12 * pool * slab;
        (platform, stone.lerp(Vec3::new(0.42, 0.33, 0.06), line * 0.7))
    };
    let fog = 1.0 - 1.0 / (1.0 + 0.012 * depth * depth);
    let end = glow * (0.7 * halo(at, END, 0.24) + 0.06 * halo(at, END, 1.2));
    stone.lerp(glow * 0.26 + look::NIGHT, fog) + end
}

/// The vault: glazed tiles between ribs, and a band of posters.
fn wall(way: Vec2, depth: f32) -> Vec3 {
    let (bay, part) = ((depth / BAY).floor(), (depth / BAY).fract());
    let height = way.y * depth;
    let tile = 0.85 + 0.3 * grain((height * 9.0) as i32 + 99, (depth * 9.0) as i32);
    let lit = 0.35 + 0.65 * smooth(0.75, 0.2, (part - 0.79).abs());
    let up = smooth(-1.75, -0.7, height) * smooth(0.7, -0.5, height) + 0.25;
    if part < 0.1 {
        return Vec3::splat(0.075) * lit;
    }
    if (-0.3..0.32).contains(&height) && (0.22..0.9).contains(&part) {
        let poster = grain(bay as i32, i32::from(way.x > 0.0) + 7);
        let color = Vec3::new(0.5 + 0.5 * poster, 0.55, 1.0 - 0.6 * poster);
        return color * if (-0.22..0.1).contains(&height) { 0.075 } else { 0.05 } * lit;
    }
    let band = if (0.36..0.44).contains(&height) { Vec3::new(0.1, 0.5, 0.45) } else { Vec3::new(0.85, 0.95, 0.9) };
    band * (0.1 * lit * tile * up + 0.012)
}
