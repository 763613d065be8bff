//! The city's roofs under the moon, in the rain: any place.

use bevy::math::{Vec2, Vec3};

use super::brush::{rain, smooth};
use super::sky::{Skyline, moon, sky};
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.42, 0.62, 1.0);

/// The rows of houses, from the back to the front, and how much of the night's color their walls have.
const ROWS: [(Skyline, f32); 3] = [
    (Skyline { wide: 0.17, low: 0.1, high: 0.62, foot: 0.62, seed: 0, lit: 0.0 }, 0.55),
    (Skyline { wide: 0.24, low: -0.12, high: 0.42, foot: 0.62, seed: 100, lit: 0.2 }, 0.3),
    (Skyline { wide: 0.33, low: -0.5, high: 0.1, foot: 0.62, seed: 200, lit: 0.2 }, 0.14),
];

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    // Below the lowest roof of the back row there is no sky.
    let is_sky = at.y < ROWS[0].0.foot - ROWS[0].0.low + 0.01;
    let mut light = if is_sky { moon(sky(at, glow), at, Vec2::new(-0.05, -0.42), 0.3, glow) } else { Vec3::ZERO };
    // Nearer rows are darker, and all fade into the haze at the bottom.
    let haze = smooth(0.1, 1.1, at.y) * 0.6;
    for (houses, shade) in &ROWS {
        let wall = (look::NIGHT + glow * 0.1 * shade).lerp(glow * 0.09 + look::NIGHT, haze * shade);
        light = houses.over(light, at, wall);
    }
    light + rain(at)
}
