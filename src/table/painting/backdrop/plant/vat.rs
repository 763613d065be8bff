//! The vat, the catwalk above it, and the pipes that fill it.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, cloudy, halo, oval, over, row, smooth};
use crate::table::look::mission as look;

pub(super) const ACID: Vec3 = Vec3::new(0.55, 1.25, 0.2);
pub(super) const YELLOW: Vec3 = Vec3::new(0.55, 0.38, 0.06);
/// The vat's rim: its middle and half its axes.
pub(super) const RIM: Vec2 = Vec2::new(-0.02, 0.16);
const OPEN: Vec2 = Vec2::new(0.86, 0.15);

/// The vat: its wall with a scale and a warning stripe, its rim, and what is in it.
pub(super) fn vat(mut light: Vec3, at: Vec2) -> Vec3 {
    let from = (at - RIM) / OPEN;
    if from.x.abs() > 1.06 || at.y > 0.93 {
        return light;
    }
    let round = (1.0 - (from.x / 1.04).powi(2)).max(0.0).sqrt();
    let below = at.y - RIM.y - 0.155 * round;
    let wall = (below - 0.56).max(-below - 0.02 - 0.155 * round).max((from.x.abs() - 1.04) * OPEN.x);
    let plate =
        if ((from.x.asin() + 2.0) * 4.0).fract() < 0.03 || (below * 5.4).rem_euclid(1.0) < 0.05 { 0.6 } else { 1.0 };
    let metal = Vec3::new(0.06, 0.064, 0.068) * (0.25 + 0.75 * round) * plate * smooth(0.75, 0.0, below).max(0.3);
    light = over(light, wall, metal);
    let is_black = ((from.x.clamp(-1.0, 1.0).asin() * 8.0 + below * 16.0) * 0.8).rem_euclid(2.0) < 1.0;
    let stripe = (below - 0.13).abs() - 0.038;
    light = over(light, stripe.max(wall), if is_black { Vec3::splat(0.01) } else { YELLOW * (0.3 + 0.5 * round) });
    light = over(light, oval(at, RIM, OPEN * 1.04), Vec3::new(0.1, 0.12, 0.09) + ACID * 0.12);
    light = over(light, oval(at, RIM, OPEN * 0.99), ACID * 0.24 * smooth(0.35, 0.1, at.y));
    let inner = RIM + Vec2::new(0.0, 0.022);
    let wave = cloudy(Vec2::new(at.x * 3.0, at.y * 16.0));
    let bubble = smooth(0.6, 0.72, cloudy(Vec2::new(at.x * 9.0 + 30.0, at.y * 40.0)));
    let bright = 0.75 + 0.9 * smooth(0.4, 0.7, wave) * halo(at, inner, 0.6) + 0.5 * bubble;
    light = over(light, oval(at, inner, OPEN * Vec2::new(0.96, 0.88)), ACID * bright + Vec3::splat(0.12) * bubble);
    light + ACID * 0.3 * smooth(0.06, 0.0, (from.length() - 1.0).abs()) * smooth(0.3, 0.0, below)
}

/// The catwalk, lit from below, and the pipes that fill the vat.
pub(super) fn catwalk(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    for (x, stream) in [(-0.42, true), (0.34, false)] {
        light = over(
            light,
            bar(at, Vec2::new(x, -0.62), Vec2::new(0.055, 0.4)),
            Vec3::splat(0.03) + ACID * 0.07 * smooth(-0.9, -0.2, at.y),
        );
        light = over(light, bar(at, Vec2::new(x, -0.2), Vec2::new(0.08, 0.05)), Vec3::splat(0.035) + ACID * 0.1);
        let thin = 0.02 - 0.008 * smooth(-0.15, 0.15, at.y);
        if stream {
            light = over(light, bar(at, Vec2::new(x, 0.01), Vec2::new(thin, 0.17)), ACID * 1.1);
        }
    }
    let dark = look::NIGHT + glow * 0.006;
    let (post, _) = row(at.x, 0.27);
    let rails = ((at.y + 0.6).abs() - 0.008).min((at.y + 0.52).abs() - 0.006);
    let posts = (post.abs() - 0.008).max((at.y + 0.52).abs() - 0.09);
    light = over(light, rails.min(posts), dark + YELLOW * 0.3);
    let floor = (at.y + 0.41).abs() - 0.025;
    light = over(light, floor, dark + ACID * 0.3 * smooth(-0.42, -0.385, at.y) * halo(at, Vec2::new(RIM.x, -0.4), 0.8));
    let hangers = (row(at.x + 0.3, 1.35).0.abs() - 0.012).max(at.y + 0.43);
    over(light, hangers, dark)
}
