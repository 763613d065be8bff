//! A cave with a waterfall, a coin, and screens on a ledge over dark water.

use bevy::math::{Vec2, Vec3};

use super::brush::{bar, cloudy, disc, halo, oval, over, row, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.32, 0.62, 0.86);

const CYAN: Vec3 = Vec3::new(0.42, 1.25, 1.5);
const AMBER: Vec3 = Vec3::new(1.0, 0.6, 0.18);
const GOLD: Vec3 = Vec3::new(0.62, 0.44, 0.16);
const STEEL: Vec3 = Vec3::new(0.1, 0.11, 0.125);
/// Where the water begins, and the ledge above it with the middle of its screens.
const WATER: f32 = 0.46;
const LEDGE: f32 = 0.24;
const SCREENS: Vec2 = Vec2::new(-0.08, -0.12);

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let light = if at.y < WATER {
        above(at, glow)
    } else {
        let ripple = cloudy(Vec2::new(at.x * 2.0 / (at.y - 0.2), 5.0 / (at.y - 0.2))) - 0.5;
        let mirror = Vec2::new(at.x + ripple * 0.1, 2.0 * WATER - at.y + ripple * 0.12);
        let shine = smooth(0.1, 0.3, ripple) * halo(at * Vec2::new(0.55, 1.0), Vec2::new(SCREENS.x, WATER), 0.4);
        above(mirror.min(Vec2::new(9.0, WATER)), glow) * 0.5 + CYAN * 0.12 * shine + Vec3::new(0.002, 0.012, 0.018)
    };
    front(light, at, glow)
}

/// Everything over the water, from the back to the front.
fn above(at: Vec2, glow: Vec3) -> Vec3 {
    let mut light = rock(at, glow);
    light = waterfall(light, at, glow);
    light = trophies(light, at, glow);
    light += CYAN * 0.16 * halo(at, SCREENS, 0.62);
    if at.y > LEDGE - 0.15 {
        light = ledge(light, at);
    }
    computer(elevator(light, at), at)
}

/// The ledge with its rail.
fn ledge(light: Vec3, at: Vec2) -> Vec3 {
    let lit = CYAN * halo(at, SCREENS + Vec2::new(0.0, 0.3), 0.6);
    let stone = cloudy(at * Vec2::new(9.0, 5.0));
    let away = (at.x - SCREENS.x).abs();
    let ends = away - 1.08 + 0.35 * (at.y - LEDGE) + 0.06 * stone;
    let light = over(light, ends.max(LEDGE - at.y), (Vec3::new(0.03, 0.036, 0.044) + lit * 0.07) * (0.5 + stone));
    let post = row(at.x, 0.2).0.abs() - 0.005;
    let rail = ((at.y - LEDGE + 0.1).abs() - 0.006).min(post.max((at.y - LEDGE + 0.05).abs() - 0.05));
    let edge = bar(at, Vec2::new(SCREENS.x, LEDGE + 0.02), Vec2::new(1.0, 0.016));
    over(light, edge.min(rail.max(away - 0.98)), STEEL * 0.8 + lit * 0.1)
}

/// The elevator's door: the only amber light.
fn elevator(light: Vec3, at: Vec2) -> Vec3 {
    let door = Vec2::new(-0.93, 0.1);
    let light = over(light, bar(at, door, Vec2::new(0.1, 0.16)), STEEL * 0.5);
    let is_gap = (at.x - door.x).abs() < 0.005;
    let light = over(
        light,
        bar(at, door + Vec2::new(0.0, 0.02), Vec2::new(0.075, 0.13)),
        AMBER * if is_gap { 0.3 } else { 0.75 },
    );
    light + AMBER * 0.2 * halo(at, door, 0.16)
}

/// The rock behind, and what hangs from the ceiling, in three rows.
fn rock(at: Vec2, glow: Vec3) -> Vec3 {
    let stone = cloudy(at * Vec2::new(2.6, 4.2) + at.x * 0.7);
    let open = halo((at - Vec2::new(-0.2, -0.1)) * Vec2::new(0.5, 1.0), Vec2::ZERO, 0.75);
    let mut light = (look::NIGHT * 1.5 + glow * (0.05 + 0.2 * open)) * (0.45 + 1.1 * stone);
    if at.y > 0.0 {
        return light;
    }
    for (wide, long, shade, seed) in [(0.1, 0.42, 0.6, 1), (0.15, 0.56, 0.36, 2), (0.23, 0.62, 0.16, 3)] {
        let (side, which) = row(at.x + seed as f32 * 0.37, wide);
        let low = -1.0 + long * grain(which, seed) + 0.3 * smooth(0.5, 2.3, at.x.abs());
        let taper = (low - at.y) / (low + 1.1).max(0.05);
        let spike = side.abs() - wide * 0.62 * taper.max(0.0).sqrt();
        let lip = -0.93 - at.y + 0.1 * grain(which, seed + 5) + 0.3 * smooth(0.4, 2.3, at.x.abs());
        let paint = look::NIGHT + (glow * 0.14 * shade) * (0.6 + 0.8 * stone);
        light = over(light, spike.max(at.y - low).min(-lip), paint);
    }
    light
}

/// Water that falls from a cleft on the left.
fn waterfall(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let middle = -1.2 + 0.03 * (at.y * 5.0).sin();
    let wide = 0.1 + 0.07 * smooth(-0.8, 0.5, at.y);
    let from = ((at.x - middle) / wide).abs();
    let spray = halo((at - Vec2::new(middle, WATER)) * Vec2::new(0.8, 1.0), Vec2::ZERO, 0.16);
    let light = light + (glow * 0.2 + look::MOON * 0.12) * spray;
    if from > 1.0 {
        return light;
    }
    let strand = smooth(0.35, 0.65, cloudy(Vec2::new(at.x * 16.0, at.y * 1.6)));
    let fall = smooth(1.0, 0.75, from) * smooth(-0.98, -0.8, at.y) * (0.35 + 0.65 * strand);
    light.lerp(glow * 0.5 + look::MOON * 0.25, fall * 0.8)
}

/// A coin as tall as a house, and suits in lit cases.
fn trophies(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
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

/// The screens: one large one, three at either side, and the desk with a chair before them.
pub(super) fn computer(mut light: Vec3, at: Vec2) -> Vec3 {
    let here = at - SCREENS;
    let from = Vec2::new(here.x.abs(), here.y);
    if from.x > 0.8 || here.y > 0.4 || here.y < -0.5 {
        return light;
    }
    light = over(
        light,
        bar(from, Vec2::new(0.0, 0.06), Vec2::new(0.05, 0.32)).min(bar(
            from,
            Vec2::new(0.44, 0.06),
            Vec2::new(0.03, 0.3),
        )),
        STEEL * 0.3,
    );
    for (middle, half) in [
        ((0.0, -0.14), (0.22, 0.16)),
        ((0.36, -0.22), (0.11, 0.08)),
        ((0.36, -0.03), (0.11, 0.08)),
        ((0.58, -0.12), (0.08, 0.13)),
    ] {
        let (middle, half) = (Vec2::from(middle), Vec2::from(half));
        let pane = bar(from, middle, half);
        if pane > 0.03 {
            continue;
        }
        let on = here - middle * Vec2::new(here.x.signum(), 1.0);
        let cell = (on / Vec2::new(0.022, 0.019)).floor();
        let text = grain(cell.x as i32 + (middle.y * 50.0) as i32, cell.y as i32 + here.x.signum() as i32 * 7);
        let is_line = (on.y / 0.019).rem_euclid(1.0) < 0.55 && text > 0.45;
        let wave = (on.y - 0.05 * (on.x * 40.0).sin() * (on.x * 9.0).cos()).abs() < 0.006;
        let is_chart = middle.x < 0.1;
        let bright = match (is_chart, wave, is_line) {
            (true, true, _) => 1.15,
            (true, _, line) => {
                0.42 + if line && on.y > 0.07 { 0.3 } else { 0.0 }
                    + if (on.x / 0.055).rem_euclid(1.0) < 0.07 { 0.1 } else { 0.0 }
            }
            (false, _, line) => {
                if line {
                    0.72
                } else {
                    0.3
                }
            }
        };
        light = over(light, pane - 0.014, STEEL * 0.5);
        light = over(light, pane, CYAN * bright * 1.25);
    }
    let desk = bar(from, Vec2::new(0.0, 0.27), Vec2::new(0.62, 0.025)).min(bar(
        from,
        Vec2::new(0.4, 0.33),
        Vec2::new(0.12, 0.06),
    ));
    light = over(light, desk, STEEL * 0.5 + CYAN * 0.14 * smooth(0.28, 0.24, here.y));
    let chair = disc(here, Vec2::new(0.0, 0.17), 0.06)
        .min(bar(here, Vec2::new(0.0, 0.24), Vec2::new(0.06, 0.07)))
        .min(bar(here, Vec2::new(0.0, 0.32), Vec2::new(0.012, 0.05)));
    over(light, chair, look::NIGHT)
}

/// What is next to the viewer: rocks, and bats under the ceiling.
fn front(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let dark = look::NIGHT * 0.6 + glow * 0.004;
    let arch = 1.08 - ((at - Vec2::new(0.0, 0.1)) / Vec2::new(2.42, 1.42)).length();
    let floor = 1.08 - 0.5 * smooth(0.9, 2.3, at.x.abs()) - at.y;
    if arch.min(floor) < 0.24 {
        let rough = 0.16 * cloudy(at * 3.0);
        light = over(light, (arch - rough).min(floor - rough * 1.4) * 0.5, dark);
    }
    for (x, y, size) in [(0.34, -0.66, 0.09), (0.52, -0.56, 0.06), (0.16, -0.54, 0.05), (0.62, -0.74, 0.05)] {
        let here = (at - Vec2::new(x, y)) / size;
        if here.abs().max_element() > 1.2 {
            continue;
        }
        let wing = here.x.abs();
        let top = -0.32 * (wing * 3.4).sin() * (1.0 - 0.4 * wing) - 0.06;
        let below = 0.16 - 0.34 * wing + 0.1 * (wing * 14.0).sin().abs();
        let bat = (here.y - below).max(top - here.y).max(wing - 1.0);
        light = over(light, bat * size, look::NIGHT);
    }
    light
}
