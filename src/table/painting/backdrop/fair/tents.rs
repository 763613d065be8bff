//! Tents, and the dome among them. The colors of the fair.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, cover, halo, line, over, row, smooth};
use crate::table::look::mission as look;

pub(super) const RED: Vec3 = Vec3::new(0.42, 0.05, 0.035);
pub(super) const CREAM: Vec3 = Vec3::new(0.62, 0.52, 0.36);
pub(super) const BULB: Vec3 = Vec3::new(1.6, 1.25, 0.75);
/// Where the ground is.
pub(super) const GROUND: f32 = 0.4;
/// The dome's middle, and half its size.
pub(super) const DOME: Vec2 = Vec2::new(0.14, 0.3);
const HALF: Vec2 = Vec2::new(0.4, 0.5);

/// A striped tent, by its middle, half its width and the height of its roof.
pub(super) fn tent(mut light: Vec3, at: Vec2, (middle, half, tall): (f32, f32, f32), seed: i32) -> Vec3 {
    let x = at.x - middle;
    if x.abs() > half * 1.1 {
        return light;
    }
    let eaves = 0.1;
    let part = x / half;
    let lit = (0.24 + 0.5 * halo(at, DOME, 0.8)) * (1.0 - 0.35 * part.abs());
    let stripe = |part: f32| if (part * 4.0 + 8.0) as i32 % 2 == 0 { RED } else { CREAM };
    light = over(light, (x.abs() - half * 0.92).max(eaves - at.y).max(at.y - GROUND), stripe(part) * lit * 0.7);
    // The roof sags between its pole and its edge.
    let up = ((eaves - at.y) / tall).clamp(0.0, 1.0);
    let reach = (1.0 - up) * (1.0 - up).sqrt();
    let roof = (part.abs() - reach) * half * 0.7;
    let fold = part / reach.max(0.05);
    light =
        over(light, roof.max(at.y - eaves).max(eaves - tall - at.y), stripe(fold) * lit * (1.0 - 0.25 * fold.abs()));
    let (tooth, _) = row(x, half / 6.0);
    let edge = (at.y - eaves - 0.035 + tooth * tooth * 12.0 / half).max(eaves - 0.01 - at.y).max(x.abs() - half);
    light = over(light, edge, CREAM * lit * 0.9);
    let top = Vec2::new(middle, eaves - tall);
    light = over(light, line(at, top, top - Vec2::new(0.0, 0.12), 0.005), look::NIGHT);
    let wave = bar(at, top + Vec2::new(0.05, -0.1 + 0.012 * (at.x * 50.0 + seed as f32).sin()), Vec2::new(0.05, 0.02));
    over(light, wave, RED * 0.8)
}

/// The dome: ribs of bulbs, tiers, and a star on top; the brightest thing here.
pub(super) fn dome(mut light: Vec3, at: Vec2) -> Vec3 {
    let here = at - DOME;
    if here.x.abs() > 0.7 || here.y > 0.15 {
        return light;
    }
    let foot = here.y.min(0.0);
    let shell = (Vec2::new(here.x, foot) / HALF).length() - 1.0;
    let level = (1.0 - (foot / HALF.y).powi(2)).max(0.03).sqrt();
    let around = (here.x / HALF.x / level).clamp(-1.0, 1.0).asin() * 4.0;
    let rib = (around - around.round()).abs() * level / 4.0 * HALF.x;
    let tier = row(-foot, 0.125).0.abs();
    let cake = Vec3::new(0.85, 0.5, 0.52).lerp(CREAM * 1.3, smooth(-0.5, 0.0, foot));
    let round = 1.0 - 0.5 * (here.x / HALF.x).powi(2);
    let paint = cake * (0.4 + 0.35 * smooth(0.0, -0.5, foot)) * round;
    let paint = if (0.0625 - tier) < 0.008 { paint * 0.55 } else { paint };
    light = over(light, (shell * HALF.x).max(here.y - 0.1), paint);
    if shell < 0.0 && here.y < 0.09 {
        let step = (row(-here.y, 0.045).0).hypot(rib);
        light += BULB * (1.2 * smooth(0.014, 0.006, step) + 0.3 * smooth(0.05, 0.0, rib));
    }
    let band = bar(here, Vec2::new(0.0, 0.05), Vec2::new(HALF.x * 1.08, 0.06));
    light = over(light, band, RED * 0.7);
    let (bulb, _) = row(here.x, 0.06);
    light += BULB * 1.3 * cover(bulb.hypot(here.y - 0.05) - 0.014) * cover(band);
    let star = here + Vec2::new(0.0, HALF.y + 0.07);
    let ray = (star.x * star.y).abs() * 700.0 + star.length() * 13.0;
    light + BULB * (1.6 / (1.0 + ray * ray) * smooth(0.34, 0.05, star.length()) + 0.4 * halo(star, Vec2::ZERO, 0.07))
}
