//! The hall: its window, its floor, its offices.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, disc, halo, line, oval, over, row, smooth};
use super::super::depth::{Hit, Room};
use crate::table::board::grain;
use crate::table::look::mission as look;

pub(super) const HALL: Room = Room { end: Vec2::new(-0.06, -0.16), wide: 2.3, floor: 0.72, ceiling: 1.5, long: 2.7 };
pub(super) const OAK: Vec3 = Vec3::new(0.1, 0.056, 0.032);
pub(super) const BRASS: Vec3 = Vec3::new(0.7, 0.5, 0.2);
/// The gallery's floor, above the eye.
pub(super) const GALLERY: f32 = -0.3;
/// The middle of the window.
pub(super) const WINDOW: f32 = -0.06;
/// Half its width, where its arch begins, and where its sill is.
const PANES: (f32, f32, f32) = (0.3, -0.36, 0.0);

/// The wall at the end: the tall window, a pillar with an eagle at either side of it.
pub(super) fn end(at: Vec2, glow: Vec3) -> Vec3 {
    let from = Vec2::new((at.x - WINDOW).abs(), at.y);
    let wall =
        Vec3::new(0.05, 0.052, 0.046) * (0.9 + 0.2 * grain((at.x * 9.0 + 50.0) as i32, (at.y * 12.0 + 50.0) as i32));
    let arch = disc(from, Vec2::new(0.0, PANES.1), PANES.0).min(bar(
        from,
        Vec2::new(0.0, (PANES.1 + PANES.2) / 2.0),
        Vec2::new(PANES.0, (PANES.2 - PANES.1) / 2.0),
    ));
    let mut light = over(wall + glow * 0.02, arch - 0.03, Vec3::splat(0.1));
    let turn = (from.x).atan2(PANES.1 - at.y) * 2.6;
    let is_fan = at.y < PANES.1;
    let is_bar = if is_fan {
        turn.fract() < 0.1 || (from.distance(Vec2::new(0.0, PANES.1)) - 0.15).abs() < 0.008
    } else {
        row(at.x - WINDOW, 0.12).0.abs() > 0.052 || ((at.y + 1.0) * 8.4).fract() < 0.1
    };
    let sky = glow * (1.05 - 0.8 * smooth(0.0, -0.7, at.y)) + look::MOON * 0.2;
    let siren = Vec3::new(0.9, 0.12, 0.1) * halo(at, Vec2::new(WINDOW - 0.26, 0.0), 0.16)
        + Vec3::new(0.12, 0.25, 1.0) * halo(at, Vec2::new(WINDOW + 0.26, 0.0), 0.16);
    light = over(light, arch, if is_bar { look::NIGHT } else { sky + siren });
    let pillar = Vec2::new(0.47, -0.1);
    light = over(
        light,
        bar(from, pillar, Vec2::new(0.075, 0.3)),
        Vec3::splat(0.07) * (1.2 - (from.x - 0.47).abs() * 9.0) + glow * 0.02,
    );
    light = over(light, bar(from, Vec2::new(0.47, -0.41), Vec2::new(0.1, 0.02)), Vec3::splat(0.11));
    // An eagle of stone: body, head, wings.
    let eagle =
        oval(from, Vec2::new(0.47, -0.5), Vec2::new(0.032, 0.075)).min(disc(from, Vec2::new(0.465, -0.585), 0.022));
    let wing = line(from, Vec2::new(0.48, -0.53), Vec2::new(0.56, -0.62), 0.022).min(line(
        from,
        Vec2::new(0.46, -0.53),
        Vec2::new(0.38, -0.62),
        0.022,
    ));
    let plume = line(from, Vec2::new(0.56, -0.62), Vec2::new(0.545, -0.48), 0.018).min(line(
        from,
        Vec2::new(0.38, -0.62),
        Vec2::new(0.395, -0.48),
        0.018,
    ));
    over(light, eagle.min(wing).min(plume), Vec3::splat(0.13) + glow * 0.04)
}

pub(super) fn floor(at: Vec2, hit: Hit, glow: Vec3) -> Vec3 {
    let tile = Vec2::new(hit.at.x + 20.0, hit.depth * 1.3) * 2.4;
    let is_light = (tile.x as i32 + tile.y as i32) % 2 == 0;
    let stone = Vec3::new(0.1, 0.095, 0.075) * if is_light { 0.75 } else { 0.42 };
    let shine = smooth(0.5, 0.0, (at.x - WINDOW - 0.1).abs()) * smooth(0.9, 0.1, at.y);
    let pools = smooth(1.4, 0.2, (hit.at.x.abs() - 1.1).abs());
    stone * (0.5 + 0.5 * pools) + look::LAMP * 0.05 * pools + glow * 0.13 * shine
}

/// Beams, and tubes that hang in rows.
pub(super) fn ceiling(hit: Hit, glow: Vec3) -> Vec3 {
    let (beam, _) = row(hit.depth, 0.5);
    let (side, _) = row(hit.at.x, 1.15);
    let is_tube = side.abs() < 0.06 && beam.abs() < 0.17;
    match (is_tube, beam.abs() > 0.21) {
        (true, _) => Vec3::new(0.55, 0.68, 0.62),
        (_, true) => Vec3::splat(0.05) + glow * 0.01,
        _ => Vec3::splat(0.028) + Vec3::new(0.05, 0.07, 0.06) * smooth(0.4, 0.0, side.abs()),
    }
}

/// Offices with panes of glass, on two floors.
pub(super) fn wall(hit: Hit, glow: Vec3) -> Vec3 {
    let (from, bay) = row(hit.depth, 0.42);
    let up = if hit.at.y < GALLERY { hit.at.y - GALLERY + 0.72 } else { hit.at.y };
    let is_frame = from.abs() > 0.19 || (up - 0.1).abs() < 0.02 || up < -0.2;
    let lit = grain(bay, i32::from(hit.at.x > 0.0) * 2 + i32::from(hit.at.y < GALLERY));
    let is_blind = (hit.at.y * 26.0 + 50.0).fract() < 0.35;
    match (is_frame, up > 0.1) {
        (true, _) => OAK * 0.8,
        (_, true) => OAK * 0.55,
        _ if lit > 0.62 => look::LAMP * 0.24 * if is_blind { 0.5 } else { 1.0 },
        _ => glow * 0.05 + look::NIGHT * if is_blind { 1.0 } else { 2.5 },
    }
}
