//! A great house on a cliff, and the cave in the rock below it, cut open: an elevator joins the two.

mod elevator;

use bevy::math::{Vec2, Vec3};

use self::elevator::{CLIFF, FLOOR, elevator};
use super::brush::{bar, cloudy, gable, halo, over, row, smooth};
use super::cave::computer::computer;
use super::house::walls::house;
use super::sky::{moon, sky};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.4, 0.58, 0.95);

const CYAN: Vec3 = Vec3::new(0.3, 0.9, 1.1);
/// Where the house is, and how many times smaller than close by; the same for the screens.
const HOUSE: (Vec2, f32) = (Vec2::new(-0.1, -0.46), 1.7);
const SCREENS: (Vec2, f32) = (Vec2::new(-0.28, 0.33), 1.75);
/// The cave's middle and half its size, and its water.
const CAVE: Vec2 = Vec2::new(-0.1, 0.36);
const HALF: Vec2 = Vec2::new(1.5, 0.44);
const WATER: f32 = 0.63;

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let top = CLIFF + 0.3 * smooth(0.9, 2.4, (at.x + 0.1).abs()) + 0.012 * (at.x * 13.0).sin();
    let mut light = if at.y < top + 0.01 { above(at, glow) } else { Vec3::ZERO };
    if at.y < top - 0.01 {
        return light;
    }
    let rough = 0.16 * (cloudy(at * 3.4) - 0.5);
    let from = ((at - CAVE) / HALF).abs();
    let hollow = (from.x.powi(3) + from.y.powi(3)).cbrt() - 1.0 + rough;
    light = over(light, top - at.y, rock(at, top, hollow, glow));
    if hollow < 0.05 {
        light = over(light, hollow * 0.4, cave(at, glow));
    }
    elevator(light, at)
}

/// The sky, the house, and pines beside it.
fn above(at: Vec2, glow: Vec3) -> Vec3 {
    let mut light = moon(sky(at, glow), at, Vec2::new(0.66, -0.66), 0.2, glow);
    light = house(light, (at - HOUSE.0) * HOUSE.1, glow);
    let (side, which) = row(at.x, 0.15);
    let tall = 0.1 + 0.24 * grain(which, 4);
    let foot = CLIFF + 0.03 + 0.3 * smooth(0.9, 2.4, (at.x + 0.1).abs());
    let tiers = 0.012 * ((at.y * 46.0).rem_euclid(1.0) - 0.5);
    let pine = gable(Vec2::new(side, at.y), Vec2::new(0.0, foot), 0.075, tall) + tiers;
    let pine = if (at.x - side + 0.1).abs() > 0.95 { pine } else { 1.0 };
    over(light, pine, look::NIGHT * 0.8 + glow * 0.015)
}

/// The rock, in layers; what is near the cave has its light.
fn rock(at: Vec2, top: f32, hollow: f32, glow: Vec3) -> Vec3 {
    let bend = at.y * 11.0 + 0.9 * (at.x * 1.7).sin() + 1.6 * cloudy(at * Vec2::new(1.6, 3.0));
    let layer = grain(bend.floor() as i32, 12);
    let stone = (0.6 + 0.5 * layer) * (0.75 + 0.5 * cloudy(at * Vec2::new(6.0, 14.0)));
    let sod = smooth(0.05, 0.0, at.y - top);
    let rim = smooth(0.16, 0.0, hollow);
    (Vec3::new(0.02, 0.02, 0.022) + glow * 0.022) * stone + glow * 0.06 * sod + CYAN * 0.1 * rim * stone
}

/// The cave: rock far behind, water that falls and lies, screens on a floor.
fn cave(at: Vec2, glow: Vec3) -> Vec3 {
    if at.y > WATER {
        let ripple = cloudy(Vec2::new(at.x * 6.0, at.y * 30.0)) - 0.5;
        let mirror = Vec2::new(at.x + ripple * 0.05, 2.0 * WATER - at.y + ripple * 0.03);
        return inside(mirror.min(Vec2::new(9.0, WATER)), glow) * 0.55 + Vec3::new(0.002, 0.014, 0.02);
    }
    inside(at, glow)
}

fn inside(at: Vec2, glow: Vec3) -> Vec3 {
    let open = halo((at - SCREENS.0) * Vec2::new(0.5, 1.0), Vec2::ZERO, 0.42);
    let stone = 0.5 + cloudy(at * Vec2::new(5.0, 4.0));
    let mut light = (look::NIGHT + glow * 0.03 + CYAN * (0.03 + 0.24 * open)) * stone;
    // What hangs from the ceiling.
    let (side, which) = row(at.x, 0.12);
    let long = 0.12 + 0.2 * grain(which, 6);
    let ceiling = CAVE.y - HALF.y * (1.0 - ((at.x - CAVE.x) / HALF.x).abs().powi(3)).max(0.0).cbrt();
    let spike = side.abs() - 0.075 * (1.0 - (at.y - ceiling) / long).max(0.0);
    light = over(light, spike.max(at.y - ceiling - long), look::NIGHT + CYAN * 0.05 * stone);
    // A waterfall at the left end.
    let from = (at.x + 1.18) / (0.07 + 0.05 * smooth(0.0, 0.6, at.y));
    if from.abs() < 1.0 {
        let strand = cloudy(Vec2::new(at.x * 22.0, at.y * 2.0));
        let fall = smooth(1.0, 0.7, from.abs()) * (0.3 + 0.7 * smooth(0.35, 0.65, strand));
        light = light.lerp(CYAN * 0.3 + look::MOON * 0.3, fall * 0.75);
    }
    light += (CYAN * 0.14 + look::MOON * 0.08) * halo(at, Vec2::new(-1.18, WATER), 0.12);
    let floor = (FLOOR - at.y).max((at.x + 0.18).abs() - 0.86 - 0.1 * (at.y - FLOOR));
    light = over(light, floor, Vec3::new(0.02, 0.026, 0.032) * (0.5 + stone) + CYAN * 0.05 * open);
    light = over(light, bar(at, Vec2::new(-0.18, FLOOR), Vec2::new(0.87, 0.012)), CYAN * 0.14);
    computer(light, (at - SCREENS.0) * SCREENS.1 + Vec2::new(-0.08, -0.12))
}
