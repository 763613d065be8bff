//! The house itself: gables, windows, the hall.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, disc, gable, halo, over, row, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

pub(super) const CANDLE: Vec3 = Vec3::new(1.7, 1.15, 0.5);
pub(super) const STONE: Vec3 = Vec3::new(0.07, 0.062, 0.05);
/// The middle of the house, and where its walls meet the ground.
pub(super) const MIDDLE: f32 = -0.08;
pub(super) const GROUND: f32 = 0.22;

/// The house, from the wings to the porch.
pub(in super::super) fn house(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let from = Vec2::new((at.x - MIDDLE).abs(), at.y);
    if from.x > 1.35 || at.y > GROUND + 0.01 || at.y < -0.75 {
        return light;
    }
    let lit = 1.0 + 1.6 * halo((from - Vec2::new(0.0, 0.2)) * Vec2::new(0.8, 1.0), Vec2::ZERO, 0.4);
    let shade = smooth(-0.4, 0.25, at.y) * 0.5 + 0.55;
    let wall = (STONE + glow * 0.03) * lit * shade;
    let roof = look::NIGHT + glow * 0.025 * smooth(0.0, -0.5, at.y);
    for chimney in [0.28, 0.74, 1.06] {
        let stack = bar(from, Vec2::new(chimney, -0.44), Vec2::new(0.035, 0.14));
        let cap = bar(from, Vec2::new(chimney, -0.57), Vec2::new(0.045, 0.012));
        light = over(light, stack.min(cap), roof);
    }
    // Wings, with a roof that leans back; gables stand before it.
    light = over(light, bar(from, Vec2::new(0.6, -0.3), Vec2::new(0.62 + (at.y + 0.2) * 0.25, 0.1)), roof * 1.4);
    light = over(light, bar(from, Vec2::new(0.6, 0.01), Vec2::new(0.65, 0.21)), wall);
    for (x, half, tall) in [(1.1, 0.2, 0.3), (0.54, 0.15, 0.22), (0.0, 0.25, 0.36)] {
        let is_middle = x == 0.0;
        let face = wall * if is_middle { 1.35 } else { 1.15 };
        let top = if is_middle { -0.26 } else { -0.2 };
        light = over(light, bar(from, Vec2::new(x, (GROUND + top) / 2.0), Vec2::new(half, (GROUND - top) / 2.0)), face);
        let steps = (from.x - x).abs() / half * tall;
        let step = (steps / 0.055).floor() * 0.055;
        light = over(light, ((top - tall + step) - at.y).max(at.y - top).max((from.x - x).abs() - half), face);
        light = over(light, disc(from, Vec2::new(x, top - tall - 0.025), 0.016), face);
    }
    light = over(light, ((at.y + 0.015).abs() - 0.01).max(from.x - 1.3), wall * 1.6);
    light = over(light, ((at.y + 0.2).abs() - 0.012).max(from.x - 1.3), wall * 1.6);
    light = windows(light, from, at.x > MIDDLE, glow);
    hall(light, from)
}

/// Tall windows with crosses of stone, on two floors.
fn windows(light: Vec3, from: Vec2, is_right: bool, glow: Vec3) -> Vec3 {
    if from.x < 0.28 || from.x > 1.29 {
        return light;
    }
    let (side, bay) = row(from.x + 0.02, 0.14);
    let is_low = from.y > -0.015;
    let pane = bar(
        Vec2::new(side, from.y),
        Vec2::new(0.0, if is_low { 0.1 } else { -0.11 }),
        Vec2::new(0.036, if is_low { 0.075 } else { 0.06 }),
    );
    let is_cross = side.abs() < 0.005 || (from.y - if is_low { 0.075 } else { -0.125 }).abs() < 0.005;
    let chance = grain(bay * 2 + i32::from(is_right), i32::from(is_low) + 3);
    let color = match chance {
        _ if is_cross => STONE * 0.5,
        0.62.. => CANDLE * (0.22 + 0.3 * chance * smooth(0.2, 0.0, side.abs() * 4.0)),
        _ => look::NIGHT + glow * (0.05 + 0.06 * smooth(0.2, -0.2, from.y)),
    };
    over(light, pane, color)
}

/// The hall's window with the chandelier behind it, the porch, the steps.
fn hall(mut light: Vec3, from: Vec2) -> Vec3 {
    let arch = bar(from, Vec2::new(0.0, -0.1), Vec2::new(0.13, 0.14)).min(disc(from, Vec2::new(0.0, -0.24), 0.13));
    light = over(light, arch - 0.02, STONE * 2.4);
    let is_bar = (row(from.x + 0.045, 0.09).0.abs() > 0.041) || ((from.y + 1.0) * 9.0).fract() < 0.09;
    let crystal = halo(from, Vec2::new(0.0, -0.2), 0.09);
    light = over(light, arch, if is_bar { STONE } else { CANDLE * (0.45 + 0.9 * crystal) });
    light = over(light, gable(from, Vec2::new(0.0, -0.42), 0.03, 0.04), STONE);
    light = over(light, bar(from, Vec2::new(0.0, 0.13), Vec2::new(0.06, 0.1)), CANDLE * 0.42);
    for column in [0.09, 0.16] {
        light = over(light, bar(from, Vec2::new(column, 0.13), Vec2::new(0.013, 0.1)), STONE * 2.2);
    }
    light = over(light, bar(from, Vec2::new(0.0, 0.035), Vec2::new(0.2, 0.018)), STONE * 2.6);
    light + CANDLE * 0.26 * halo(from, Vec2::new(0.0, -0.16), 0.16)
}
