//! A cave with a waterfall, a coin, and screens on a ledge over dark water.

pub(super) mod computer;
mod rock;
mod trophies;

use bevy::math::{Vec2, Vec3};

use self::computer::{CYAN, SCREENS, STEEL, computer};
use self::rock::{WATER, rock, waterfall};
use self::trophies::trophies;
use super::brush::{bar, cloudy, halo, over, row, smooth};
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.32, 0.62, 0.86);

const AMBER: Vec3 = Vec3::new(1.0, 0.6, 0.18);
/// Where the ledge is.
const LEDGE: f32 = 0.24;

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
