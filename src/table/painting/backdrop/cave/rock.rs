//! The rock of the cave, and the water that falls from it.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{cloudy, halo, over, row, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// Where the water begins.
pub(super) const WATER: f32 = 0.46;

/// The rock behind, and what hangs from the ceiling, in three rows.
pub(super) fn rock(at: Vec2, glow: Vec3) -> Vec3 {
    let stone = cloudy(at * Vec2::new(2.6, 4.2) + at.x * 0.7);
    let open = halo((at - Vec2::new(-0.2, -0.1)) * Vec2::new(0.5, 1.0), Vec2::ZERO, 0.75);
    let mut light = (look::NIGHT * 1.5 + glow * (0.05 + 0.2 * open)) * (0.45 + 1.1 * stone);
    if at.y > 0.0 {
        return light;
    }
    for (wide, long, shade, seed) in [(0.1, 0.42, 0.6, 1), (0.15, 0.56, 0.36, 2), (0.23, 0.62, 0.16, 3)] {
        let (side, which) = row(at.x + seed as f32 * 0.37, wide);
        let low = -1.0 + long * grain(which, seed) + 0.3 * smooth(0.5, 2.3, at.x.abs());
        let taper = (low - at.y) / (low + 1.1).max(0.05);
        let spike = side.abs() - wide * 0.62 * taper.max(0.0).sqrt();
        let lip = -0.93 - at.y + 0.1 * grain(which, seed + 5) + 0.3 * smooth(0.4, 2.3, at.x.abs());
        let paint = look::NIGHT + (glow * 0.14 * shade) * (0.6 + 0.8 * stone);
        light = over(light, spike.max(at.y - low).min(-lip), paint);
    }
    light
}

/// Water that falls from a cleft on the left.
pub(super) fn waterfall(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let middle = -1.2 + 0.03 * (at.y * 5.0).sin();
    let wide = 0.1 + 0.07 * smooth(-0.8, 0.5, at.y);
    let from = ((at.x - middle) / wide).abs();
    let spray = halo((at - Vec2::new(middle, WATER)) * Vec2::new(0.8, 1.0), Vec2::ZERO, 0.16);
    let light = light + (glow * 0.2 + look::MOON * 0.12) * spray;
    if from > 1.0 {
        return light;
    }
    let strand = smooth(0.35, 0.65, cloudy(Vec2::new(at.x * 16.0, at.y * 1.6)));
    let fall = smooth(1.0, 0.75, from) * smooth(-0.98, -0.8, at.y) * (0.35 + 0.65 * strand);
    light.lerp(glow * 0.5 + look::MOON * 0.25, fall * 0.8)
}
