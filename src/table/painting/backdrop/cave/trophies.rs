//! A coin as tall as a house, and suits in lit cases.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{bar, disc, halo, oval, over, smooth};
use super::computer::STEEL;
use crate::table::look::mission as look;

const GOLD: Vec3 = Vec3::new(0.62, 0.44, 0.16);

/// A coin as tall as a house, and suits in lit cases.
pub(super) fn trophies(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    if at.x < 0.6 {
        return light;
    }
    let coin = Vec2::new(1.22, -0.14);
    light += GOLD * 0.16 * halo(at, coin, 0.5);
    let here = (at - coin) / Vec2::new(0.3, 0.34);
    let shine = 0.4 + 0.6 * smooth(1.0, -1.0, here.x * 0.8 + here.y * 0.6);
    light = over(light, oval(at, coin + Vec2::new(0.045, 0.0), Vec2::new(0.3, 0.34)), GOLD * 0.22);
    light = over(light, oval(at, coin, Vec2::new(0.3, 0.34)), GOLD * shine);
    light = over(light, oval(at, coin, Vec2::new(0.26, 0.3)).abs() - 0.008, GOLD * 0.35);
    // A head, as on any coin.
    let head = oval(at, coin + Vec2::new(0.0, -0.06), Vec2::new(0.1, 0.12)).min(bar(
        at,
        coin + Vec2::new(0.03, 0.08),
        Vec2::new(0.05, 0.08),
    ));
    let bust = oval(at, coin + Vec2::new(0.02, 0.22), Vec2::new(0.16, 0.09)).min(bar(
        at,
        coin + Vec2::new(-0.1, -0.04),
        Vec2::new(0.022, 0.02),
    ));
    light = over(light, head.min(bust), GOLD * (shine * 0.62));
    let foot =
        bar(at, Vec2::new(1.24, 0.24), Vec2::new(0.22, 0.05)).min(bar(at, Vec2::new(1.24, 0.36), Vec2::new(0.4, 0.12)));
    light = over(light, foot, Vec3::new(0.02, 0.024, 0.03) + GOLD * 0.04);
    for case in [1.84, 2.1] {
        let glass = bar(at, Vec2::new(case, 0.08), Vec2::new(0.085, 0.24));
        light += Vec3::new(0.8, 0.9, 1.0) * 0.03 * halo(at, Vec2::new(case, 0.0), 0.2);
        light = over(light, glass - 0.012, STEEL * 0.4);
        light = over(light, glass, (look::MOON * 0.3 + glow * 0.1) * smooth(0.36, -0.2, at.y));
        let suit = disc(at, Vec2::new(case, -0.06), 0.028)
            .min(bar(at, Vec2::new(case, 0.06), Vec2::new(0.042, 0.09)))
            .min(bar(at, Vec2::new(case, 0.22), Vec2::new(0.028, 0.09)));
        light = over(light, suit, look::NIGHT);
    }
    light
}
