//! The hospital: wings, towers, a rotunda with a lamp on its dome.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, disc, gable, halo, over, row, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

pub(super) const AMBER: Vec3 = Vec3::new(1.7, 1.1, 0.42);
/// The lamp above the rotunda.
pub(super) const LAMP: Vec2 = Vec2::new(-0.1, -0.52);
/// Where the ground is.
pub(super) const GROUND: f32 = 0.36;

/// The building, from the wings to the rotunda.
pub(super) fn house(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    light += AMBER * (0.55 * halo(at, LAMP, 0.13) + 0.14 * halo(at, LAMP, 0.5));
    if at.y > GROUND + 0.02 || !(-1.5..1.5).contains(&at.x) {
        return light;
    }
    let x = at.x - LAMP.x;
    let from = Vec2::new(x.abs(), at.y);
    let wall = look::NIGHT + glow * 0.032;
    let roof = look::NIGHT * 0.8 + glow * 0.012;
    // The wings: a long roof, gables, a tower with a spire at each end.
    light = over(light, bar(from, Vec2::new(0.72, 0.12), Vec2::new(0.56, 0.24)), wall);
    light = over(light, bar(from, Vec2::new(0.72, -0.17), Vec2::new(0.56, 0.07)), roof);
    for foot in [0.46, 0.8] {
        light = over(light, gable(from, Vec2::new(foot, -0.1), 0.13, 0.24), wall * 1.15);
        light = over(light, (gable(from, Vec2::new(foot, -0.1), 0.145, 0.26)).abs().max(at.y + 0.1) - 0.008, roof);
    }
    for chimney in [0.33, 0.63, 0.95] {
        light = over(light, bar(from, Vec2::new(chimney, -0.27), Vec2::new(0.026, 0.1)), roof);
    }
    light = over(light, bar(from, Vec2::new(1.22, 0.04), Vec2::new(0.13, 0.33)), wall * 1.25);
    light = over(light, bar(from, Vec2::new(1.22, -0.29), Vec2::new(0.15, 0.02)), roof);
    light = over(light, gable(from, Vec2::new(1.22, -0.3), 0.145, 0.42), roof);
    light = windows(light, at, x, glow);
    // The rotunda: a drum, a dome, and the lantern on it.
    let round = (1.0 - (x / 0.3).powi(2)).max(0.0).sqrt();
    let drum = Vec3::splat(0.4) + Vec3::splat(0.6) * round;
    light = over(light, bar(from, Vec2::new(0.0, 0.0), Vec2::new(0.27, 0.36)), wall * 1.5 * drum);
    let (side, _) = row(x + 0.06, 0.12);
    let slot = bar(Vec2::new(side, at.y), Vec2::new(0.0, -0.08), Vec2::new(0.022, 0.1)).max(from.x - 0.22);
    light = over(light, slot, AMBER * 0.32 * round);
    light = over(light, bar(from, Vec2::new(0.0, -0.24), Vec2::new(0.3, 0.022)), wall * 2.2);
    light = over(light, bar(from, Vec2::new(0.0, 0.06), Vec2::new(0.285, 0.012)), wall * 2.2);
    let dome = (Vec2::new(x, (at.y + 0.25).min(0.0)) / Vec2::new(0.27, 0.24)).length() - 1.0;
    let rib = if (x / 0.27 / (1.0 - ((at.y + 0.25) / 0.24).powi(2)).max(0.04).sqrt() * 3.5).fract().abs() < 0.09 {
        1.6
    } else {
        1.0
    };
    light = over(light, (dome * 0.25).max(at.y + 0.25), (roof + AMBER * 0.05 * smooth(-0.25, -0.48, at.y)) * 1.5 * rib);
    light = over(
        light,
        bar(from, Vec2::new(0.0, 0.27), Vec2::new(0.06, 0.1)).min(disc(from, Vec2::new(0.0, 0.17), 0.06)),
        AMBER * 0.2,
    );
    light += AMBER * (0.3 * halo(at, LAMP, 0.1));
    light = over(light, bar(from, LAMP * Vec2::Y, Vec2::new(0.052, 0.062)), AMBER * 1.7);
    light = over(light, (row(x, 0.035).0.abs() - 0.004).max(bar(from, LAMP * Vec2::Y, Vec2::new(0.053, 0.062))), roof);
    light = over(light, gable(from, Vec2::new(0.0, LAMP.y - 0.055), 0.08, 0.11), roof);
    over(light, bar(from, Vec2::new(0.0, LAMP.y - 0.2), Vec2::new(0.005, 0.08)), roof)
}

/// Barred windows in rows: few of them lit, and coldly.
fn windows(light: Vec3, at: Vec2, x: f32, glow: Vec3) -> Vec3 {
    let is_tower = x.abs() > 1.1;
    let (side, bay) = row(x + 0.05, if is_tower { 0.11 } else { 0.112 });
    let (up, level) = row(at.y, 0.15);
    let arch = side.abs().max(((up - 0.0).abs() - 0.018).max(0.0)) - 0.026;
    let lowest = if is_tower { -2 } else { -1 };
    if !(lowest..2).contains(&level) || x.abs() > 1.3 {
        return light;
    }
    let chance = grain(bay + 50, level + 9);
    let is_bar = (side * 75.0).rem_euclid(1.0) < 0.24;
    let color = match chance {
        _ if is_bar => look::NIGHT,
        0.86.. => Vec3::new(0.5, 0.62, 0.58),
        0.8..0.86 => Vec3::new(0.34, 0.2, 0.5),
        _ => look::NIGHT * 0.8 + glow * 0.012,
    };
    over(light, arch, color)
}
