//! A fairground at night: a wheel, tents, a coaster, a rocket, and a dome that is lit like a cake.

mod rides;
mod tents;

use bevy::math::{Vec2, Vec3};

use self::rides::{coaster, rocket, wheel};
use self::tents::{BULB, CREAM, DOME, GROUND, RED, dome, tent};
use super::brush::{bar, cloudy, cord, cover, disc, halo, line, over, row, smooth};
use super::sky::sky;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.66, 0.42, 0.95);

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let mut light = Vec3::ZERO;
    if at.y < GROUND + 0.01 {
        light = coaster(sky(at, glow), at, glow);
        light = wheel(light, at, glow);
        light = rocket(light, at, glow);
    }
    light = light.lerp(glow * 0.22, 0.45 * smooth(-0.2, 0.5, at.y));
    light += BULB * 0.2 * halo(at, DOME - Vec2::new(0.0, 0.2), 0.6);
    for (middle, half, tall, seed) in
        [(-0.5, 0.3, 0.34, 1), (0.86, 0.34, 0.4, 2), (-1.5, 0.44, 0.46, 3), (1.78, 0.46, 0.5, 4)]
    {
        light = tent(light, at, (middle, half, tall), seed);
    }
    light = dome(light, at);
    light = ground(light, at, glow);
    for (from, to) in [(-2.3, -0.85), (-0.85, 0.66), (0.66, 2.3)] {
        light = bulbs(light, at, Vec2::new(from, -0.36), Vec2::new(to, -0.36));
    }
    front(light, at, glow)
}

/// Sawdust, and the light that lies on it.
fn ground(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    if at.y < GROUND - 0.01 {
        return light;
    }
    let depth = 0.3 / (at.y - GROUND + 0.06).max(0.01);
    let dust = 0.55 + 0.9 * cloudy(Vec2::new(at.x * depth * 4.0, depth * 9.0));
    let lit = halo((at - Vec2::new(DOME.x, GROUND)) * Vec2::new(0.5, 1.0), Vec2::ZERO, 0.32);
    over(light, GROUND - at.y, (Vec3::new(0.06, 0.045, 0.035) + BULB * 0.2 * lit + glow * 0.03) * dust)
}

/// A string of bulbs between two masts.
fn bulbs(light: Vec3, at: Vec2, from: Vec2, to: Vec2) -> Vec3 {
    let mast = over(light, bar(at, Vec2::new(to.x, 0.06), Vec2::new(0.012, 0.46)), look::NIGHT);
    if !(from.x..to.x).contains(&at.x) || !(-0.45..0.0).contains(&at.y) {
        return mast;
    }
    let hangs = cord(at.x, from, to, 0.2);
    let (across, which) = row(at.x, 0.075);
    let lamp = Vec2::new(across, at.y - cord(at.x - across, from, to, 0.2) - 0.018);
    let color = [BULB, Vec3::new(1.3, 0.7, 0.2), Vec3::new(1.1, 0.3, 0.3)][which.rem_euclid(3) as usize];
    over(mast, (at.y - hangs).abs() - 0.003, look::NIGHT)
        + color * (0.8 * cover(lamp.length() - 0.013) + 0.22 * halo(lamp, Vec2::ZERO, 0.035))
}

/// What stands next to the viewer: a booth on the left, balloons on the right.
fn front(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let dark = look::NIGHT * 0.8 + glow * 0.008;
    if at.x.abs() < 1.3 {
        return light;
    }
    let booth = Vec2::new(-2.05, 0.5);
    light = over(light, bar(at, booth, Vec2::new(0.34, 0.6)).max(0.0 - at.y), dark);
    light = over(
        light,
        bar(at, booth + Vec2::new(0.02, -0.14), Vec2::new(0.22, 0.16)),
        look::LAMP * 0.16 * smooth(0.6, 0.2, at.y),
    );
    let awning = (at.y - 0.1 - 0.03 * (at.x * 40.0).sin().abs())
        .max(-0.14 - at.y)
        .max((at.x - booth.x).abs() - 0.3 - 0.35 * (at.y + 0.14));
    let stripe = if (at.x * 9.0 + 60.0) as i32 % 2 == 0 { RED * 0.35 } else { CREAM * 0.22 };
    light = over(light, awning, stripe);
    for (x, y, color) in
        [(1.98, -0.12, RED), (2.14, -0.24, Vec3::new(0.3, 0.1, 0.45)), (2.22, 0.0, Vec3::new(0.5, 0.33, 0.04))]
    {
        let middle = Vec2::new(x, y);
        light = over(light, line(at, middle, Vec2::new(2.1, 0.75), 0.003), dark);
        let shine = smooth(0.14, 0.0, at.distance(middle - Vec2::new(0.04, 0.04)));
        light = over(
            light,
            disc(at * Vec2::new(1.0, 0.85), middle * Vec2::new(1.0, 0.85), 0.11),
            color * (0.35 + 0.8 * shine * shine),
        );
    }
    light
}
