//! The carriage that left its rails.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, disc, halo, over, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The carriage's front: its middle, half its size, and the way its floor goes, for it leans.
const FRONT: Vec2 = Vec2::new(0.02, 0.06);
const HALF: Vec2 = Vec2::new(0.3, 0.38);
const LEANS: Vec2 = Vec2::new(0.996, -0.09);

/// The carriage: its front, and its side that goes away to the right.
pub(super) fn carriage(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let here = LEANS.rotate(at - FRONT);
    let away = (here.x - HALF.x) / 0.62;
    if (0.0..1.0).contains(&away) {
        let shrink = 1.0 - 0.42 * away;
        let row = ((here.y + 0.12) / shrink - 0.12) / HALF.y;
        let depth = away / shrink * 6.0;
        let is_pane = (-0.5..0.05).contains(&row) && (depth.fract() - 0.5).abs() < 0.36;
        let is_lit = grain(depth as i32, 8) > 0.35;
        let paint = match (is_pane, is_lit) {
            (true, true) => look::LAMP * 0.32 * (0.8 + 0.4 * row),
            (true, false) => look::NIGHT * 2.0,
            _ if (0.2..0.28).contains(&row) => glow * 0.14,
            _ => Vec3::splat(0.034) + glow * 0.02 * (1.0 - away),
        };
        light = over(light, (row.abs() - 0.93) * HALF.y * shrink, paint * (1.0 - 0.55 * away));
    }
    if here.abs().max_element() > 1.2 {
        return light;
    }
    let corner = here.abs() - HALF + 0.09;
    let body = corner.max(Vec2::ZERO).length() + corner.max_element().min(0.0) - 0.09;
    let sheen = smooth(0.4, -0.4, here.y);
    light = over(light, body, Vec3::splat(0.05) + glow * (0.05 + 0.06 * sheen));
    light = over(light, body + 0.025, Vec3::splat(0.035) + glow * 0.03 * sheen);
    for side in [-1.0, 1.0] {
        let pane = bar(here, Vec2::new(side * 0.165, -0.08), Vec2::new(0.085, 0.125));
        light = over(light, pane, look::LAMP * (0.1 + 0.25 * smooth(0.1, -0.3, here.y)));
    }
    light = over(light, bar(here, Vec2::new(0.0, 0.06), Vec2::new(0.062, 0.28)), Vec3::splat(0.02) + glow * 0.02);
    light = over(light, bar(here, Vec2::new(0.0, -0.1), Vec2::new(0.042, 0.1)), look::LAMP * 0.22);
    light =
        over(light, bar(here, Vec2::new(0.0, -0.285), Vec2::new(0.17, 0.035)), look::LAMP * Vec3::new(0.8, 0.5, 0.2));
    light = over(light, bar(here, Vec2::new(0.0, 0.13), Vec2::new(0.29, 0.018)), glow * 0.16);
    light = over(light, disc(here, Vec2::new(0.2, 0.22), 0.04), Vec3::splat(0.02));
    let lamp = Vec2::new(-0.2, 0.22);
    light = over(light, disc(here, lamp, 0.045), look::LAMP * 2.0);
    light + look::LAMP * (1.1 * halo(here, lamp, 0.09) + 0.25 * halo(here, lamp, 0.4))
}
