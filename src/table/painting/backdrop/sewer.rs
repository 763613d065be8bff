//! A brick tunnel with a channel, and the cold light of the street that falls through a manhole.

use bevy::math::{Vec2, Vec3};

use super::brush::{bar, bricks, cloudy, disc, halo, line, over, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.45, 0.78, 0.66);

/// Where everything runs together.
const END: Vec2 = Vec2::new(-0.16, -0.1);
/// Half the vault's width, and its height above the eye; how far ledges and water are below it, and half the water's width.
const VAULT: Vec2 = Vec2::new(1.75, 1.2);
const LEDGE: f32 = 0.55;
const WATER: f32 = 0.74;
const HALF_WATER: f32 = 0.8;
/// How far away the manhole is, and where its light falls, right of the eye.
const SHAFT: f32 = 2.9;
const FALLS: f32 = -0.1;
const STREET: Vec3 = Vec3::new(0.8, 0.95, 1.0);

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let mut light = tunnel(at, glow);
    // The shaft of light, in which the air can be seen.
    let (top, foot) = (END + Vec2::new(FALLS, -1.18) / SHAFT, END + Vec2::new(FALLS, WATER) / SHAFT);
    let down = (at.y - top.y) / (foot.y - top.y);
    let wide = 0.075 + 0.09 * down;
    let beam = smooth(wide, wide * 0.35, (at.x - top.x).abs()) * smooth(-0.02, 0.04, down) * smooth(1.12, 0.8, down);
    let dust = if beam > 0.0 { 0.6 + 0.7 * cloudy(at * Vec2::new(9.0, 3.0)) } else { 0.0 };
    light += STREET * (beam * (0.95 - 0.4 * down) * dust + 0.3 * halo(at, top, 0.22) + 0.22 * halo(at, foot, 0.2));
    for side in [-0.028, 0.028] {
        let rail = line(at, top + Vec2::new(side + 0.1, 0.0), foot + Vec2::new(side + 0.1, -0.07), 0.005);
        light = over(light, rail, look::NIGHT);
    }
    let rung =
        bar(at, Vec2::new(top.x + 0.1, at.y), Vec2::new(0.028, 1.0)).max(((at.y * 22.0).fract().abs() - 0.16) * 0.04);
    light = over(light, rung.max(top.y - at.y).max(at.y - foot.y + 0.07), look::NIGHT);
    // A worker's lamp on the right ledge.
    let lamp = END + Vec2::new(1.12, 0.28) / 1.9;
    light = over(light, bar(at, lamp + Vec2::new(0.0, 0.07), Vec2::new(0.008, 0.075)), look::NIGHT);
    light += look::LAMP * (0.9 * halo(at, lamp, 0.045) + 0.17 * halo(at, lamp, 0.3));
    front(light, at, glow)
}

/// Vault, ledges, water.
fn tunnel(at: Vec2, glow: Vec3) -> Vec3 {
    let way = at - END;
    let vault = 1.0 / (way / VAULT).length().max(0.02);
    let ledge = LEDGE / way.y.max(1e-4);
    let water = WATER / way.y.max(1e-4);
    let edge = HALF_WATER / way.x.abs().max(1e-4);
    let (depth, stone) = if vault < ledge {
        (vault, wall(way, vault))
    } else if edge > ledge && edge > water {
        let ripple = cloudy(Vec2::new(way.x * water * 2.2, water * 5.0));
        let mirror = (way.x - FALLS / SHAFT + (ripple - 0.5) * 0.16).abs();
        let shine = smooth(0.2, 0.0, mirror) * smooth(SHAFT * 1.25, SHAFT * 0.7, water);
        let lamp = smooth(0.16, 0.0, (way.x - 0.58 + (ripple - 0.5) * 0.2).abs()) * 0.3;
        let calm = Vec3::new(0.012, 0.03, 0.027) + glow * 0.07 * smooth(0.45, 0.75, ripple);
        (water, calm + STREET * shine * (0.1 + 0.6 * smooth(0.4, 0.65, ripple)) + look::LAMP * lamp * ripple * 0.5)
    } else if edge > ledge {
        (edge, Vec3::new(0.05, 0.042, 0.035) * bricks(Vec2::new(edge * 6.0, way.y * edge * 14.0)))
    } else {
        let across = way.x * ledge;
        let lip = smooth(0.06, 0.04, across.abs() - HALF_WATER);
        let wet = smooth(0.5, 0.7, cloudy(Vec2::new(across, ledge) * 2.0));
        (
            ledge,
            Vec3::new(0.06, 0.052, 0.044) * (0.9 + lip) * bricks(Vec2::new(across * 4.0, ledge * 5.0))
                + glow * 0.05 * wet,
        )
    };
    // What is near the shaft is lit by it; what is far sinks into haze.
    let lit = 0.3 + 2.1 / (1.0 + (depth - SHAFT).powi(2) * 1.1);
    let fog = 1.0 - 1.0 / (1.0 + 0.014 * depth * depth);
    (stone * lit).lerp(glow * 0.2 + look::NIGHT, fog) + glow * (0.3 * halo(at, END, 0.2) + 0.06 * halo(at, END, 1.0))
}

/// The vault: bricks in rings, a lighter ring at each bay, side tunnels, slime along the ledge.
fn wall(way: Vec2, depth: f32) -> Vec3 {
    let around = (way.x / VAULT.x).atan2(-way.y / VAULT.y);
    let (bay, part) = ((depth / 1.5).floor() as i32, (depth / 1.5).fract());
    let height = way.y * depth;
    let stone = bricks(Vec2::new(around * 11.0 + 60.0, depth * 9.0));
    if part < 0.13 {
        return Vec3::new(0.15, 0.115, 0.088) * (0.7 + 0.4 * stone);
    }
    let mouth = Vec2::new((part - 0.56) * 1.5, (height - 0.2).min(0.0)).length();
    if bay > 0 && (bay + i32::from(way.x > 0.0)) % 2 == 0 && mouth < 0.48 && height > -0.4 {
        return if mouth > 0.4 { Vec3::new(0.13, 0.1, 0.08) } else { look::NIGHT * 0.5 };
    }
    let slime = smooth(0.0, 0.55, height + 0.3 * cloudy(Vec2::new(depth * 3.0, around * 4.0)));
    let brick = Vec3::new(0.105, 0.07, 0.05).lerp(Vec3::new(0.045, 0.075, 0.034), slime * 0.8);
    brick * stone * (0.6 + 0.4 * smooth(-1.3, -0.3, height))
}

/// What is next to the viewer: the mouth of a tunnel, a pipe that drips, a rat's eyes.
fn front(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let dark = look::NIGHT * 0.6 + glow * 0.004;
    let mouth = ((at - Vec2::new(0.0, 0.35)) / Vec2::new(2.12, 1.24)).length();
    if mouth < 0.9 && at.x > -1.3 {
        return light;
    }
    let stones = (at.x.atan2(0.35 - at.y) * 13.0).fract().abs();
    let rim = if stones < 0.06 { dark } else { Vec3::new(0.03, 0.025, 0.022) + glow * 0.012 };
    let mut light = over(light, 1.0 - mouth, rim);
    light = over(light, 1.09 - mouth, dark);
    let pipe = disc(at, Vec2::new(-1.72, 0.06), 0.15);
    light = over(light, pipe - 0.035, Vec3::splat(0.022) + glow * 0.03 * smooth(0.1, -0.2, at.y));
    light = over(light, pipe, look::NIGHT * 0.3);
    let drip = STREET * (0.02 + 0.05 * grain(1, (at.y * 60.0) as i32));
    light = over(light, bar(at, Vec2::new(-1.73, 0.6), Vec2::new(0.012, 0.42)), drip);
    let eyes = disc(at, Vec2::new(-1.775, 0.135), 0.006).min(disc(at, Vec2::new(-1.748, 0.135), 0.006));
    over(light, eyes, Vec3::new(0.9, 0.75, 0.3))
}
