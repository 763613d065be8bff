//! A narrow street between brick walls, with one lamp that is lit, and a cinema that nobody opens.

mod cinema;
mod wall;

use bevy::math::{Vec2, Vec3};

use self::cinema::cinema;
use self::wall::{NEON, ROOFS, STREET, wall};
use super::brush::{bar, cloudy, cord, halo, line, oval, over, rain, row, smooth};
use super::depth::{Face, Hit};
use super::sky::{Skyline, moon, sky};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.42, 0.56, 0.9);

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
