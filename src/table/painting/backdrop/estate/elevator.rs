//! The elevator from the house to the cave.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, halo, over};
use crate::table::look::mission as look;

const AMBER: Vec3 = Vec3::new(1.6, 1.0, 0.36);
/// Where it begins and ends: the height of the cliff, and the cave's floor.
pub(super) const CLIFF: f32 = -0.33;
pub(super) const FLOOR: f32 = 0.52;
/// How far right the elevator is, and how high its car.
const SHAFT: f32 = 0.42;
const CAR: f32 = 0.1;

/// The shaft from the house to the cave, and the car in it: the light that matters.
pub(super) fn elevator(light: Vec3, at: Vec2) -> Vec3 {
    let x = at.x - SHAFT;
    if x.abs() > 0.6 {
        return light;
    }
    let (top, foot) = (CLIFF - 0.02, FLOOR);
    let middle = (top + foot) / 2.0;
    let shaft = bar(at, Vec2::new(SHAFT, middle), Vec2::new(0.05, (foot - top) / 2.0));
    let lit = halo(at * Vec2::new(1.0, 0.5), Vec2::new(SHAFT, CAR * 0.5), 0.12);
    let mut light = over(light, shaft - 0.014, Vec3::new(0.035, 0.03, 0.026) + AMBER * 0.2 * lit);
    light = over(light, shaft, look::NIGHT + AMBER * 0.22 * lit);
    light = over(light, (x.abs() - 0.042).abs().max(shaft) - 0.003, AMBER * (0.06 + 0.3 * lit));
    light =
        over(light, bar(at, Vec2::new(SHAFT, (top + CAR) / 2.0), Vec2::new(0.004, (CAR - top) / 2.0)), AMBER * 0.12);
    light +=
        AMBER * (0.3 * halo(at, Vec2::new(SHAFT, CAR), 0.12) + 0.12 * halo(at, Vec2::new(SHAFT, foot - 0.06), 0.14));
    let car = bar(at, Vec2::new(SHAFT, CAR), Vec2::new(0.04, 0.075));
    let light = over(light, car, Vec3::splat(0.03));
    let light = over(light, car + 0.012, AMBER * (1.3 - 4.0 * (at.y - CAR).abs()));
    over(light, bar(at, Vec2::new(SHAFT, foot - 0.07), Vec2::new(0.035, 0.07)), AMBER * 0.6)
}
