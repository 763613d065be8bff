//! Chemical works: a vat of acid that lights the hall from below, with a catwalk above it.

mod vat;

use bevy::math::{Vec2, Vec3};

use self::vat::{ACID, RIM, YELLOW, catwalk, vat};
use super::brush::{bar, cloudy, disc, halo, line, oval, over, row, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.4, 0.62, 0.72);

/// Where the floor begins.
const FLOOR: f32 = 0.62;

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let mut light = hall(at, glow);
    light = columns(light, at, glow);
    // The acid's light rises, and its steam with it.
    let over_vat = Vec2::new((at.x - RIM.x) * 0.62, (at.y - RIM.y) * 0.75);
    let rising = halo(over_vat, Vec2::ZERO, 0.55);
    let steam = if at.y > 0.3 {
        0.0
    } else {
        smooth(0.35, 0.75, cloudy(Vec2::new(at.x * 2.2, at.y * 1.5 + 7.0))) * smooth(0.3, -0.1, at.y)
    };
    light += ACID * rising * (0.16 + 0.4 * steam);
    light = vat(light, at);
    light = catwalk(light, at, glow);
    front(light, at, glow)
}

/// The wall with its tall windows, beams under the roof, the floor.
fn hall(at: Vec2, glow: Vec3) -> Vec3 {
    if at.y > FLOOR {
        let depth = 0.3 / (at.y - FLOOR + 0.08);
        let shine = halo(at, Vec2::new(RIM.x, 0.7), 0.9);
        let lane = smooth(0.05, 0.03, ((at.x * depth).abs() - 3.3).abs());
        return Vec3::splat(0.022)
            + ACID * 0.1 * shine * cloudy(Vec2::new(at.x * depth, depth) * 2.0)
            + YELLOW * 0.2 * lane;
    }
    let (from, bay) = row(at.x + 0.05, 0.98);
    let top = -0.66 + 0.9 * from * from;
    let is_window = from.abs() < 0.36 && at.y > top && at.y < 0.22;
    let pane = Vec2::new((from + 0.36) / 0.09, (at.y + 1.0) / 0.11);
    let is_bar = pane.fract().min_element() < 0.13;
    let broken = grain(pane.x as i32 + bay * 17 + 90, pane.y as i32);
    let sky = glow * (0.5 - 0.34 * smooth(-0.7, 0.3, at.y)) + look::NIGHT;
    let mut light = match (is_window, is_bar) {
        (true, false) if broken > 0.9 => look::NIGHT + glow * 0.02,
        (true, false) => sky * (0.75 + 0.4 * broken),
        (true, true) => look::NIGHT,
        _ => {
            Vec3::new(0.03, 0.03, 0.032) * (0.8 + 0.2 * grain((at.x * 30.0) as i32 + 99, (at.y * 40.0) as i32 + 99))
                + glow * 0.016
        }
    };
    // A truss carries the roof.
    let (brace, _) = row(at.x, 0.44);
    let truss = ((at.y + 0.83).abs() - 0.02).min((at.y + 0.98).abs() - 0.02);
    let slant = ((at.y + 0.905) - (brace.abs() - 0.11) * 0.68).abs() - 0.011;
    light = over(light, truss.min(slant.max(-0.98 - at.y).max(at.y + 0.83)), look::NIGHT * 1.2 + ACID * 0.008);
    light
}

/// Towers in which something is distilled, and the pipes from one to another.
fn columns(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    for (x, half, top) in [(-1.62, 0.17, -0.62), (-1.18, 0.11, -0.38), (1.3, 0.14, -0.55), (1.78, 0.22, -0.3)] {
        let from = (at.x - x) / half;
        if from.abs() > 1.1 {
            continue;
        }
        let dome = top - 0.1 * (1.0 - from * from).max(0.0).sqrt();
        let ring = if ((at.y - top) * 6.0).rem_euclid(1.0) < 0.12 { 1.6 } else { 1.0 };
        let toward = smooth(-1.0, 1.0, if x < 0.0 { from } else { -from });
        let round = 1.0 - 0.75 * from * from;
        let paint = (Vec3::new(0.032, 0.036, 0.042) + glow * 0.03 + ACID * 0.1 * toward * smooth(-0.7, 0.4, at.y))
            * round
            * ring;
        light = over(light, (from.abs() - 1.0).mul_add(half, 0.0).max(dome - at.y).max(at.y - FLOOR), paint);
    }
    for (from, to) in [((-1.62, -0.25), (-1.18, -0.25)), ((1.3, -0.12), (1.78, -0.12)), ((1.3, -0.32), (0.9, -0.32))] {
        light = over(
            light,
            line(at, Vec2::from(from), Vec2::from(to), 0.035),
            Vec3::new(0.06, 0.035, 0.022) + ACID * 0.025,
        );
    }
    light
}

/// What is next to the viewer: barrels, and a pipe with a wheel.
fn front(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    if at.x.abs() < 1.3 {
        return light;
    }
    let dark = look::NIGHT * 0.8 + glow * 0.006;
    for (x, top) in [(1.5, 0.4), (1.86, 0.28), (2.22, 0.46), (2.05, -0.02), (-2.2, 0.5)] {
        let from = (at.x - x) / 0.17;
        let edge = ACID * 0.2 * smooth(-0.55, -1.0, from * if x > 0.0 { 1.0 } else { -1.0 });
        let hoop = if ((at.y - top) * 4.6).rem_euclid(1.0) < 0.1 { 1.6 } else { 1.0 };
        light = over(light, ((from.abs() - 1.0) * 0.17).max(top - at.y), (dark * 1.4 + edge) * hoop);
        light = over(light, oval(at, Vec2::new(x, top), Vec2::new(0.17, 0.035)), dark * 2.0 + ACID * 0.045);
    }
    light = over(light, (at.x + 1.86).abs() - 0.06, dark + ACID * 0.06 * smooth(-1.9, -1.8, at.x));
    let wheel = disc(at, Vec2::new(-1.6, 0.22), 0.15);
    light = over(light, line(at, Vec2::new(-1.86, 0.22), Vec2::new(-1.6, 0.22), 0.03), dark);
    light = over(light, wheel.abs() - 0.02, Vec3::new(0.12, 0.02, 0.012));
    let spokes = bar(at, Vec2::new(-1.6, 0.22), Vec2::new(0.012, 0.15)).min(bar(
        at,
        Vec2::new(-1.6, 0.22),
        Vec2::new(0.15, 0.012),
    ));
    over(light, spokes, Vec3::new(0.1, 0.018, 0.01))
}
