//! A pillar and a clock, next to the viewer.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, disc, halo, line, over};
use crate::table::look::mission as look;

/// What stands next to the viewer: a pillar, and a clock on an arm.
pub(super) fn clock(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    if at.x > -0.9 {
        return light;
    }
    let dark = look::NIGHT * 0.8 + glow * 0.006;
    let edge = look::LAMP * 0.06;
    let mut light = over(light, bar(at, Vec2::new(-1.95, 0.0), Vec2::new(0.15, 1.2)), edge);
    light = over(light, bar(at, Vec2::new(-1.965, 0.0), Vec2::new(0.14, 1.2)), dark);
    light = over(light, bar(at, Vec2::new(-1.95, -0.9), Vec2::new(0.26, 0.16)), dark);
    light = over(light, line(at, Vec2::new(-1.85, -0.78), Vec2::new(-1.22, -0.78), 0.018), dark);
    light = over(light, line(at, Vec2::new(-1.8, -0.5), Vec2::new(-1.5, -0.78), 0.014), dark);
    let clock = Vec2::new(-1.22, -0.55);
    light = over(light, line(at, clock, Vec2::new(-1.22, -0.78), 0.014), dark);
    light = over(light, disc(at, clock, 0.16), dark);
    light = over(light, disc(at, clock, 0.135), Vec3::new(0.62, 0.6, 0.5));
    let here = at - clock;
    if here.length() < 0.14 {
        let hour = (here.y.atan2(here.x) / core::f32::consts::TAU * 12.0).round();
        let tick = Vec2::from_angle(hour * core::f32::consts::TAU / 12.0);
        light = over(light, line(here, tick * 0.105, tick * 0.122, 0.005), dark);
    }
    light = over(light, line(at, clock, clock + Vec2::new(-0.035, -0.06), 0.009), dark);
    light = over(light, line(at, clock, clock + Vec2::new(0.012, -0.105), 0.006), dark);
    light + look::LAMP * 0.06 * halo(at, clock, 0.3)
}
