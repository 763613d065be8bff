//! A fairground at night: a wheel, tents, a coaster, a rocket, and a dome that is lit like a cake.

use bevy::math::{Vec2, Vec3};

use super::brush::{bar, cloudy, cord, cover, disc, halo, line, over, row, smooth};
use super::sky::sky;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.66, 0.42, 0.95);

const RED: Vec3 = Vec3::new(0.42, 0.05, 0.035);
const CREAM: Vec3 = Vec3::new(0.62, 0.52, 0.36);
const BULB: Vec3 = Vec3::new(1.6, 1.25, 0.75);
/// Where the ground is.
const GROUND: f32 = 0.4;
/// The wheel's axle and its radius; the dome's middle and half its size.
const WHEEL: Vec2 = Vec2::new(-0.98, -0.2);
const RIM: f32 = 0.6;
const DOME: Vec2 = Vec2::new(0.14, 0.3);
const HALF: Vec2 = Vec2::new(0.4, 0.5);

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let mut light = Vec3::ZERO;
    if at.y < GROUND + 0.01 {
        light = coaster(sky(at, glow), at, glow);
        light = wheel(light, at, glow);
        light = rocket(light, at, glow);
    }
    light = light.lerp(glow * 0.22, 0.45 * smooth(-0.2, 0.5, at.y));
    light += BULB * 0.2 * halo(at, DOME - Vec2::new(0.0, 0.2), 0.6);
    for (middle, half, tall, seed) in
        [(-0.5, 0.3, 0.34, 1), (0.86, 0.34, 0.4, 2), (-1.5, 0.44, 0.46, 3), (1.78, 0.46, 0.5, 4)]
    {
        light = tent(light, at, (middle, half, tall), seed);
    }
    light = dome(light, at);
    light = ground(light, at, glow);
    for (from, to) in [(-2.3, -0.85), (-0.85, 0.66), (0.66, 2.3)] {
        light = bulbs(light, at, Vec2::new(from, -0.36), Vec2::new(to, -0.36));
    }
    front(light, at, glow)
}

/// A track on trestles, far away.
fn coaster(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
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
fn wheel(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
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
    const SEATS: f32 = 14.0;
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
fn rocket(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
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

/// A striped tent, by its middle, half its width and the height of its roof.
fn tent(mut light: Vec3, at: Vec2, (middle, half, tall): (f32, f32, f32), seed: i32) -> Vec3 {
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
    let reach = (1.0 - up).powf(1.6);
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
fn dome(mut light: Vec3, at: Vec2) -> Vec3 {
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

/// Sawdust, and the light that lies on it.
fn ground(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    if at.y < GROUND - 0.01 {
        return light;
    }
    let depth = 0.3 / (at.y - GROUND + 0.06).max(0.01);
    let dust = 0.55 + 0.9 * cloudy(Vec2::new(at.x * depth * 4.0, depth * 9.0));
    let lit = halo((at - Vec2::new(DOME.x, GROUND)) * Vec2::new(0.5, 1.0), Vec2::ZERO, 0.32);
    over(light, GROUND - at.y, (Vec3::new(0.06, 0.045, 0.035) + BULB * 0.2 * lit + glow * 0.03) * dust)
}

/// A string of bulbs between two masts.
fn bulbs(light: Vec3, at: Vec2, from: Vec2, to: Vec2) -> Vec3 {
    let mast = over(light, bar(at, Vec2::new(to.x, 0.06), Vec2::new(0.012, 0.46)), look::NIGHT);
    if !(from.x..to.x).contains(&at.x) || !(-0.45..0.0).contains(&at.y) {
        return mast;
    }
    let hangs = cord(at.x, from, to, 0.2);
    let (across, which) = row(at.x, 0.075);
    let lamp = Vec2::new(across, at.y - cord(at.x - across, from, to, 0.2) - 0.018);
    let color = [BULB, Vec3::new(1.3, 0.7, 0.2), Vec3::new(1.1, 0.3, 0.3)][which.rem_euclid(3) as usize];
    over(mast, (at.y - hangs).abs() - 0.003, look::NIGHT)
        + color * (0.8 * cover(lamp.length() - 0.013) + 0.22 * halo(lamp, Vec2::ZERO, 0.035))
}

/// What stands next to the viewer: a booth on the left, balloons on the right.
fn front(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let dark = look::NIGHT * 0.8 + glow * 0.008;
    if at.x.abs() < 1.3 {
        return light;
    }
    let booth = Vec2::new(-2.05, 0.5);
    light = over(light, bar(at, booth, Vec2::new(0.34, 0.6)).max(0.0 - at.y), dark);
    light = over(
        light,
        bar(at, booth + Vec2::new(0.02, -0.14), Vec2::new(0.22, 0.16)),
        look::LAMP * 0.16 * smooth(0.6, 0.2, at.y),
    );
    let awning = (at.y - 0.1 - 0.03 * (at.x * 40.0).sin().abs())
        .max(-0.14 - at.y)
        .max((at.x - booth.x).abs() - 0.3 - 0.35 * (at.y + 0.14));
    let stripe = if (at.x * 9.0 + 60.0) as i32 % 2 == 0 { RED * 0.35 } else { CREAM * 0.22 };
    light = over(light, awning, stripe);
    for (x, y, color) in
        [(1.98, -0.12, RED), (2.14, -0.24, Vec3::new(0.3, 0.1, 0.45)), (2.22, 0.0, Vec3::new(0.5, 0.33, 0.04))]
    {
        let middle = Vec2::new(x, y);
        light = over(light, line(at, middle, Vec2::new(2.1, 0.75), 0.003), dark);
        let shine = smooth(0.14, 0.0, at.distance(middle - Vec2::new(0.04, 0.04)));
        light = over(
            light,
            disc(at * Vec2::new(1.0, 0.85), middle * Vec2::new(1.0, 0.85), 0.11),
            color * (0.35 + 0.8 * shine * shine),
        );
    }
    light
}
