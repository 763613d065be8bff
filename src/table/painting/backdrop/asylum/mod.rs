//! A hospital on a hill behind a fence: two wings, a rotunda, and the lamp above it that watches all doors.

mod building;

use bevy::math::{Vec2, Vec3};

use self::building::{AMBER, GROUND, LAMP, house};
use super::brush::{bar, cloudy, disc, line, over, row, smooth};
use super::letters::{Reading, is_written};
use super::sky::{moon, sky};
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.5, 0.66, 0.62);

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let is_sky = at.y < GROUND + 0.02;
    let mut light = if is_sky { moon(sky(at, glow), at, Vec2::new(0.95, -0.5), 0.2, glow) } else { Vec3::ZERO };
    // Two beams of the lamp turn in the haze.
    let from = at - LAMP;
    let beam = (from.y + from.x * 0.16).abs() / (0.02 + 0.12 * from.x.abs());
    light += AMBER * 0.2 * smooth(1.0, 0.2, beam) / (1.0 + 1.5 * from.x.abs());
    let hill = GROUND - 0.1 * smooth(1.9, 0.3, (at.x + 0.1).abs()) + 0.012 * (at.x * 9.0).sin();
    light = tree(light, at - Vec2::new(1.32, 0.42), 1.0, glow * 0.025 + look::NIGHT);
    light = house(light, at, glow);
    light = over(light, hill - at.y, look::NIGHT + glow * 0.04);
    // The drive from the gate to the door.
    let drive = (at.x + 0.1 - 0.1 * (at.y * 6.0).sin() * (at.y - 0.2)).abs() - 0.05 - 0.3 * (at.y - hill).max(0.0);
    light = over(light, drive.max(hill + 0.01 - at.y), look::NIGHT + glow * 0.075);
    if at.y > 0.1 {
        let fog = smooth(0.1, 0.5, at.y) * smooth(0.3, 0.7, cloudy(at * Vec2::new(1.2, 4.0)));
        light = light.lerp(glow * 0.2, fog * 0.6);
    }
    front(light, at, glow)
}

/// A tree without leaves, by its branches: from, to, how thick.
fn tree(light: Vec3, at: Vec2, size: f32, dark: Vec3) -> Vec3 {
    const BRANCHES: [(f32, f32, f32, f32, f32); 13] = [
        (0.0, 0.1, 0.02, -0.36, 0.034),
        (0.02, -0.3, -0.16, -0.62, 0.02),
        (0.02, -0.34, 0.17, -0.66, 0.021),
        (-0.08, -0.46, -0.36, -0.6, 0.012),
        (-0.16, -0.62, -0.12, -0.88, 0.01),
        (-0.16, -0.6, -0.32, -0.82, 0.009),
        (0.1, -0.5, 0.36, -0.58, 0.012),
        (0.17, -0.66, 0.13, -0.92, 0.009),
        (0.17, -0.64, 0.36, -0.84, 0.01),
        (0.26, -0.55, 0.48, -0.74, 0.007),
        (-0.25, -0.55, -0.47, -0.74, 0.007),
        (0.01, -0.16, -0.24, -0.36, 0.011),
        (-0.15, -0.28, -0.38, -0.34, 0.007),
    ];
    let at = at / size;
    if at.x.abs() > 0.5 || !(-0.95..0.15).contains(&at.y) {
        return light;
    }
    let distance = |&(x, y, to_x, to_y, thick): &(f32, f32, f32, f32, f32)| {
        let is_far =
            at.y > y + thick || at.y < to_y - thick || at.x < x.min(to_x) - thick || at.x > x.max(to_x) + thick;
        if is_far {
            return 1.0;
        }
        let away = (at.y - y) / (to_y - y);
        line(at, Vec2::new(x, y), Vec2::new(to_x, to_y), thick * (1.1 - 0.5 * away.clamp(0.0, 1.0)))
    };
    over(light, BRANCHES.iter().map(distance).fold(f32::MAX, f32::min) * size, dark)
}

/// The fence with its spikes, and the gate, which stands open.
fn front(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let dark = look::NIGHT * 0.7 + glow * 0.004;
    light = tree(light, at - Vec2::new(-1.86, 0.75), 1.65, dark);
    let from = Vec2::new((at.x + 0.1).abs(), at.y);
    let is_fence = from.x > 0.8;
    let (bar_at, _) = row(at.x, 0.085);
    let top = 0.44 + if is_fence { 0.0 } else { 0.3 };
    let spike = bar_at.abs() - 0.009 * smooth(top - 0.05, top, at.y);
    let rails = ((at.y - 0.53).abs() - 0.012).min((at.y - 0.9).abs() - 0.014);
    if is_fence {
        light = over(light, spike.max(top - 0.05 - at.y).min(rails), dark);
    }
    // Two stone posts, and between them the name in iron.
    let edge = glow * 0.07 * smooth(0.71, 0.6, from.x) + dark;
    light = over(light, bar(from, Vec2::new(0.72, 0.68), Vec2::new(0.095, 0.46)), edge);
    light = over(light, bar(from, Vec2::new(0.72, 0.24), Vec2::new(0.12, 0.025)), edge);
    light = over(light, disc(from, Vec2::new(0.72, 0.14), 0.075), edge);
    let arch = 0.18 + 0.14 * (from.x / 0.62).powi(2);
    let band = ((at.y - arch).abs() - 0.009).min((at.y - arch - 0.129).abs() - 0.009);
    light = over(light, band.max(from.x - 0.63), dark);
    // Each letter is upright: it stands where the band is in its middle.
    let across = (at.x + 0.1) / 0.032 + 11.5;
    let middle = ((across / 4.0).floor() * 4.0 + 1.5 - 11.5) * 0.032;
    let letters = Vec2::new(across, (at.y - 0.198 - 0.14 * (middle / 0.62).powi(2)) / 0.0195);
    if is_written(b"ARKHAM", Reading::Across, letters) {
        light = dark + glow * 0.3 + look::MOON * 0.06;
    }
    light
}
