//! Places at night, in front of which a mission's picture shows its people: a tunnel, the roofs, a hall. Each is a
//! function from a place in the picture to its light: y goes from -1 at the top to 1 at the bottom, x is 0 in the
//! middle and has the same scale.

use bevy::math::{Vec2, Vec3};

use crate::table::board::{clouds, grain};
use crate::table::look::mission as look;

/// The kinds of place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Backdrop {
    /// A tunnel with rails, and a light at its end.
    Tunnel,
    /// The city's roofs under the moon, in the rain.
    Roofs,
    /// A hall with columns, and light through its tall windows.
    Hall,
}

impl Backdrop {
    /// Every kind.
    pub(super) const ALL: [Backdrop; 3] = [Backdrop::Tunnel, Backdrop::Roofs, Backdrop::Hall];

    /// The light at a place; `glow` is the mission's color.
    pub(super) fn light(self, at: Vec2, glow: Vec3) -> Vec3 {
        match self {
            Backdrop::Tunnel => tunnel(at, glow),
            Backdrop::Roofs => roofs(at, glow),
            Backdrop::Hall => hall(at, glow),
        }
    }
}

/// From 0 to 1 between two numbers, softly.
pub(super) fn smooth(from: f32, to: f32, at: f32) -> f32 {
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// Clouds anywhere: the noise only varies on one side of zero.
fn cloudy(at: Vec2, size: f32) -> f32 {
    clouds(at + Vec2::splat(2000.0), size)
}

/// The middle of the tunnel's end.
const END: Vec2 = Vec2::new(-0.12, -0.06);

fn tunnel(at: Vec2, glow: Vec3) -> Vec3 {
    let from_end = at - END;
    let round = Vec2::new(from_end.x * 0.82, from_end.y).abs();
    let ring = (round.x.powf(2.6) + round.y.powf(2.6)).powf(1.0 / 2.6).max(0.02);
    let depth = 0.85 / ring;
    let fog = 1.0 - (-depth * 0.14).exp();
    let (rib, step) = ((depth * 1.35).fract(), (depth * 1.35).floor() as i32);
    let around = from_end.y.atan2(from_end.x);
    let is_floor = from_end.y > 0.0 && from_end.x.abs() < from_end.y * 1.5;
    let mut wall = if is_floor {
        let across = from_end.x / from_end.y;
        let is_rail = [-0.62f32, 0.62].iter().any(|rail| (across - rail).abs() < 0.07);
        let is_sleeper = (depth * 4.2).fract() < 0.4 && across.abs() < 1.0;
        let worn = 0.6 + 0.8 * grain((across * 40.0) as i32, (depth * 30.0) as i32);
        match (is_rail, is_sleeper) {
            (true, _) => Vec3::splat(0.2) + glow * 0.5,
            (false, true) => Vec3::new(0.05, 0.036, 0.028) * worn,
            (false, false) => Vec3::new(0.024, 0.023, 0.024) * worn,
        }
    } else {
        // Glazed bricks, in rows from rib to rib.
        let brick = 0.75 + 0.5 * grain((around * 22.0) as i32, (depth * 11.0) as i32);
        let joint = if (around * 22.0).fract().abs() < 0.12 { 0.6 } else { 1.0 };
        let stone = if rib < 0.16 { 0.11 } else { 0.05 };
        Vec3::new(0.8, 0.92, 1.0) * stone * brick * joint
    };
    // A lamp at each rib, under the roof at either side.
    for side in [-0.7f32, 0.7] {
        let from_lamp = Vec2::new((around + core::f32::consts::FRAC_PI_2 - side) * 1.6, (rib - 0.5) * 0.5).length();
        let is_lit = grain(step, if side > 0.0 { 3 } else { 4 }) > 0.25;
        if is_lit && !is_floor {
            wall += look::LAMP * (0.9 * (-from_lamp * 26.0).exp() + 0.12 * (-from_lamp * 5.0).exp()) * (1.0 - fog);
        }
    }
    let end = glow * (1.3 * (-ring * 7.0).exp() + 0.4 * (-ring * 2.2).exp());
    wall.lerp(glow * 0.1 + look::NIGHT, fog) * smooth(3.4, 0.6, ring).max(0.25) + end
}

fn roofs(at: Vec2, glow: Vec3) -> Vec3 {
    let height = smooth(-1.0, 0.75, at.y);
    let cloud = cloudy(at * Vec2::new(60.0, 130.0), 22.0) * 0.6 + cloudy(at * Vec2::new(140.0, 300.0), 22.0) * 0.4;
    let mut light = look::NIGHT.lerp(glow * 0.22 + look::NIGHT * 2.0, height * height);
    let from_moon = at.distance(Vec2::new(-0.05, -0.42));
    if from_moon < 0.3 {
        let stains = cloudy(at * 100.0, 9.0);
        light = look::MOON * (0.75 + 0.25 * smooth(0.35, 0.7, stains)) * smooth(0.3, 0.285, from_moon).max(0.4);
    }
    light += (look::MOON * 0.22 + glow * 0.12) * (-(from_moon - 0.3).max(0.0) * 3.2).exp() * 0.8;
    light = light.lerp(look::NIGHT * 2.5 + glow * 0.03, smooth(0.45, 0.8, cloud) * 0.75);
    for (row, (width, low, high, shade)) in
        [(0.17, 0.1, 0.62, 0.55), (0.24, -0.12, 0.42, 0.3), (0.33, -0.5, 0.1, 0.14)].into_iter().enumerate()
    {
        let seed = row as i32 * 100;
        let tower = ((at.x + 9.0) / width).floor() as i32;
        let part = ((at.x + 9.0) / width).fract();
        let step = if (part - 0.5).abs() < 0.26 { 0.09 * (grain(tower, seed + 2) - 0.35).max(0.0) * 2.0 } else { 0.0 };
        let roof = 0.62 - (low + (high - low) * grain(tower, seed + 1)) - step;
        let mast = (part - 0.5).abs() < 0.012 && grain(tower, seed + 5) > 0.6 && at.y > roof - 0.16;
        if at.y < roof && !mast {
            continue;
        }
        // Nearer rows are darker, and all fade into the haze at the bottom.
        let haze = smooth(0.1, 1.1, at.y) * 0.6;
        light = (look::NIGHT + glow * 0.1 * shade).lerp(glow * 0.09 + look::NIGHT, haze * shade);
        let cell = Vec2::new(part * width / 0.022, (at.y - roof) / 0.042);
        let inside = cell.fract();
        let chance = grain(cell.x as i32 + tower * 31, cell.y as i32 + seed);
        let is_window = inside.x > 0.3 && inside.x < 0.85 && inside.y > 0.3 && inside.y < 0.8 && part > 0.08;
        if row > 0 && is_window && chance > 0.8 && cell.y > 1.0 {
            let color = if chance > 0.95 { look::WINDOWS.1 } else { look::WINDOWS.0 };
            light = color * (0.35 + 0.6 * grain(cell.x as i32, tower)) * (1.0 - haze * 0.6);
        }
    }
    let drop =
        Vec2::new((at.x - at.y * 0.2) * 190.0, at.y * 7.0 + grain(((at.x - at.y * 0.2) * 190.0) as i32, 5) * 9.0);
    let rain = grain(drop.x.floor() as i32, drop.y.floor() as i32) > 0.93;
    light + if rain { Vec3::new(0.55, 0.65, 0.8) * 0.035 } else { Vec3::ZERO }
}

fn hall(at: Vec2, glow: Vec3) -> Vec3 {
    const FLOOR: f32 = 0.5;
    let cell = (at.x + 4.05) / 0.62;
    let (part, bay) = (cell.fract() - 0.5, cell.floor() as i32);
    let mut light = if at.y > FLOOR {
        let depth = 0.32 / (at.y - FLOOR + 0.05);
        let tile = ((at.x * depth * 3.0).floor() + (depth * 2.4).floor()).rem_euclid(2.0);
        let shine = (1.0 - (part * 2.2).abs()).max(0.0) * smooth(1.2, 0.0, at.y - FLOOR);
        Vec3::splat(0.02 + 0.022 * tile) + glow * (0.05 + 0.24 * shine * (0.6 + 0.4 * tile))
    } else {
        let top = -0.62 + (part * 1.9).powi(2) * 1.1;
        let is_window = part.abs() < 0.3 && at.y > top && at.y < 0.2;
        let is_bar = (part * 10.0).fract().abs() < 0.09 || ((at.y + 2.0) * 5.0).fract() < 0.07;
        let sky = glow * (0.75 - 0.45 * smooth(-0.7, 0.25, at.y)) + look::MOON * 0.05;
        let pane = 0.75 + 0.4 * grain((part * 10.0).floor() as i32 + bay * 9, ((at.y + 2.0) * 5.0) as i32);
        let wall = Vec3::splat(0.022) * (0.8 + 0.4 * cloudy(at * 160.0, 14.0)) + glow * 0.018;
        match (is_window, is_bar) {
            (true, false) => sky * pane,
            (true, true) => look::NIGHT,
            (false, _) => wall * smooth(0.5, 0.3, part.abs()).max(0.35),
        }
    };
    // Columns stand between the windows.
    let from_column = (part.abs() - 0.5).abs() / 0.085;
    if from_column < 1.0 && at.y < FLOOR + 0.06 {
        let side = if part > 0.0 { -from_column } else { from_column };
        let flute = 0.85 + 0.15 * (side * 14.0).cos();
        let base = if at.y > FLOOR - 0.04 || at.y < -0.8 { 1.5 } else { 1.0 };
        light =
            (Vec3::splat(0.03) + glow * 0.16 * (0.5 + 0.5 * side).powi(2)) * (1.0 - from_column * 0.6) * flute * base;
    }
    // Light falls through the windows from the upper left.
    let beam = (at.x - (at.y + 0.7) * 0.5 + 4.05) / 0.62;
    let shaft = smooth(0.34, 0.1, (beam.fract() - 0.5).abs()) * smooth(-0.75, 0.0, at.y) * smooth(1.0, 0.35, at.y);
    let dust = 0.7 + 0.5 * cloudy(at * 90.0, 17.0);
    light + glow * shaft * dust * 0.11
}
