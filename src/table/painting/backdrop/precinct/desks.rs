//! The dais under the window, and the desks with their lamps.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, halo, oval, over, row, smooth};
use super::super::letters::{Reading, is_written};
use super::hall::{BRASS, HALL, OAK, WINDOW};
use crate::table::look::mission as look;

const SHADE: Vec3 = Vec3::new(0.06, 0.42, 0.2);

/// The dais under the window, with the bench, and the letters on it.
pub(super) fn dais(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let from = Vec2::new((at.x - WINDOW).abs(), at.y);
    light = over(light, bar(from, Vec2::new(0.0, 0.13), Vec2::new(0.66, 0.035)), OAK * 0.6 + glow * 0.03);
    light = over(light, bar(from, Vec2::new(0.0, 0.1), Vec2::new(0.67, 0.008)), OAK * 1.4 + glow * 0.06);
    light = over(light, bar(from, Vec2::new(0.0, 0.01), Vec2::new(0.38, 0.09)), OAK * 1.3);
    light = over(light, bar(from, Vec2::new(0.0, 0.01), Vec2::new(0.35, 0.07)), OAK * 0.75);
    light = over(light, bar(from, Vec2::new(0.0, -0.085), Vec2::new(0.4, 0.014)), OAK * 2.0 + glow * 0.08);
    if is_written(b"GCPD", Reading::Across, (at - Vec2::new(WINDOW - 0.15, -0.04)) / 0.02) {
        light = BRASS * 1.2;
    }
    light
}

/// A row of desks with a green lamp each.
pub(super) fn desks(mut light: Vec3, at: Vec2, depth: f32) -> Vec3 {
    let foot = HALL.end.y + HALL.floor / depth;
    let size = 0.5 / depth;
    if (at.y - foot).abs() > size * 1.3 || (at.x - HALL.end.x).abs() > 2.0 / depth {
        return light;
    }
    let (x, _) = row(at.x - HALL.end.x, 1.1 / depth);
    let here = Vec2::new(x.abs(), at.y - foot) / size;
    // The row has a gap in the middle: the way to the dais.
    let here = Vec2::new((x / size) + 0.1, here.y);
    light = over(light, bar(here, Vec2::new(0.0, -0.26), Vec2::new(0.62, 0.26)) * size, OAK * 0.42);
    light = over(light, bar(here, Vec2::new(0.36, -0.24), Vec2::new(0.18, 0.18)) * size, OAK * 0.65);
    let top = smooth(0.7, 0.0, here.x.abs());
    light = over(
        light,
        bar(here, Vec2::new(0.0, -0.54), Vec2::new(0.68, 0.035)) * size,
        OAK * 0.9 + look::LAMP * 0.3 * top,
    );
    light = over(
        light,
        bar(here, Vec2::new(0.36, -0.63), Vec2::new(0.13, 0.06)) * size,
        Vec3::splat(0.3) * Vec3::new(0.8, 0.75, 0.6),
    );
    light += look::LAMP * 0.32 * halo(here, Vec2::new(-0.12, -0.68), 0.26);
    light = over(light, bar(here, Vec2::new(-0.12, -0.7), Vec2::new(0.02, 0.14)) * size, BRASS * 0.5);
    light = over(light, oval(here, Vec2::new(-0.12, -0.82), Vec2::new(0.2, 0.12)).max(here.y + 0.8) * size, SHADE);
    over(light, bar(here, Vec2::new(-0.12, -0.79), Vec2::new(0.17, 0.018)) * size, look::LAMP)
}
