//! Rides behind the tents: a coaster, a wheel, a rocket.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, disc, halo, line, over, row, smooth};
use super::tents::{BULB, CREAM, GROUND, RED};
use crate::table::look::mission as look;

/// The wheel's axle, its radius, and how many seats it has.
const WHEEL: Vec2 = Vec2::new(-0.98, -0.2);
const RIM: f32 = 0.6;
const SEATS: f32 = 14.0;

/// A track on trestles, far away.
pub(super) fn coaster(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    if !(-0.56..GROUND).contains(&at.y) {
        return light;
    }
    let far = look::NIGHT + glow * 0.06;
    let track = -0.22 - 0.2 * (at.x * 2.6 + 0.4).sin() - 0.12 * (at.x * 4.7).cos();
    let light = over(light, (at.y - track).abs() - 0.012, far);
    let (post, _) = row(at.x, 0.09);
    let (up, _) = row(at.y, 0.16);
    let brace = (post - up * 0.5).abs().min((post + up * 0.5).abs());
    over(light, (post.abs() - 0.005).min(brace - 0.003).max(track - at.y), far)
}

/// The big wheel, with a dim lamp for each seat.
pub(super) fn wheel(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let here = at - WHEEL;
    let away = here.length();
    if away > 0.9 {
        return light;
    }
    let dark = look::NIGHT + glow * 0.02;
    let foot = |x: f32| line(here, Vec2::ZERO, Vec2::new(x, 0.75), 0.018);
    light = over(light, foot(-0.3).min(foot(0.3)), dark);
    if away > RIM * 1.3 {
        return light;
    }
    let turn = here.y.atan2(here.x) / core::f32::consts::TAU * SEATS;
    let nearest = Vec2::from_angle(turn.round() / SEATS * core::f32::consts::TAU);
    let between = Vec2::from_angle((turn.floor() + 0.5) / SEATS * core::f32::consts::TAU);
    let spoke = here.perp_dot(nearest).abs() - 0.005;
    light = over(light, spoke.max(away - RIM), dark + glow * 0.1);
    light = over(light, ((away - RIM).abs() - 0.012).min((away - RIM * 0.86).abs() - 0.007), dark + glow * 0.16);
    light = over(light, away - 0.06, dark);
    let color = if turn.round() as i32 % 2 == 0 { Vec3::new(1.0, 0.62, 0.2) } else { Vec3::new(0.9, 0.25, 0.3) };
    light += color * (0.9 * halo(here, nearest * RIM, 0.02) + 0.22 * halo(here, nearest * RIM, 0.07));
    light += BULB * 0.35 * halo(here, between * RIM * 0.86, 0.012) + BULB * 0.3 * halo(here, Vec2::ZERO, 0.03);
    let seat = here - nearest * RIM - Vec2::new(0.0, 0.055);
    over(
        light,
        bar(seat, Vec2::ZERO, Vec2::new(0.042, 0.026)).min(disc(seat, Vec2::new(0.0, -0.02), 0.036).max(seat.y)),
        color * 0.1,
    )
}

/// A rocket that goes nowhere, lit red from below.
pub(super) fn rocket(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let here = at - Vec2::new(1.36, 0.3);
    if here.x.abs() > 0.5 {
        return light;
    }
    let up = -here.y;
    let half = 0.11 * (1.0 - ((up - 0.3) / 0.62).powi(2)).max(0.0).sqrt();
    let fin = 0.24 * smooth(0.42, -0.05, up);
    let below = Vec3::new(0.9, 0.16, 0.08) * smooth(0.7, -0.1, up);
    light = over(light, (here.x.abs() - fin).max(here.y).max(-0.3 - here.y), RED * 0.2 + below * 0.12);
    let round = 1.0 - 0.6 * (here.x / half.max(0.02)).powi(2).min(1.0);
    let paint = (if (up * 5.0).rem_euclid(2.0) < 1.0 { CREAM * 0.22 } else { RED * 0.4 } + below * 0.2) * round;
    light = over(light, (here.x.abs() - half).max(here.y).max(up - 0.91), paint);
    light = over(light, disc(here, Vec2::new(0.0, -0.52), 0.04), glow * 0.35 + look::NIGHT);
    light + Vec3::new(1.0, 0.18, 0.08) * 0.24 * halo(here, Vec2::new(0.0, 0.05), 0.24)
}
