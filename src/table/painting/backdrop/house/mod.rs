//! A great house in its park at night: gables in a row, and the chandelier's light in the window of the hall.

pub(super) mod walls;

use bevy::math::{Vec2, Vec3};

use self::walls::{CANDLE, GROUND, MIDDLE, STONE, house};
use super::brush::{bar, cloudy, disc, halo, oval, over, smooth};
use super::sky::{moon, sky};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.44, 0.56, 0.92);

/// Where the pond in front of it begins and ends.
const POND: (f32, f32) = (0.44, 0.8);

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let mut light = if (POND.0..POND.1).contains(&at.y) && is_pond(at) {
        // What stands on the bank stands on its head in the water.
        let ripple = cloudy(Vec2::new(at.x * 2.5, at.y * 26.0)) - 0.5;
        let mirror = Vec2::new(at.x + ripple * 0.06, 2.0 * 0.33 - at.y + ripple * 0.05);
        let shown = house(far(mirror, glow), mirror, glow);
        shown * 0.6 + glow * (0.02 + 0.05 * smooth(0.55, 0.75, ripple + 0.5))
    } else {
        let light = house(far(at, glow), at, glow);
        lawn(light, at, glow)
    };
    light += CANDLE * 0.07 * halo((at - Vec2::new(MIDDLE, 0.0)) * Vec2::new(0.6, 1.0), Vec2::ZERO, 0.4);
    front(light, at, glow)
}

fn is_pond(at: Vec2) -> bool {
    oval(at, Vec2::new(MIDDLE, (POND.0 + POND.1) / 2.0), Vec2::new(1.35, (POND.1 - POND.0) / 2.0)) < 0.0
}

/// The sky, and the woods behind the house.
fn far(at: Vec2, glow: Vec3) -> Vec3 {
    if at.y > GROUND + 0.01 {
        return Vec3::ZERO;
    }
    let dusk = glow * 0.12 * smooth(-0.9, 0.2, at.y);
    let light = moon(sky(at, glow) + dusk, at, Vec2::new(-1.02, -0.62), 0.1, glow);
    if at.y < -0.25 {
        return light;
    }
    let crowns = -0.02 - 0.16 * smooth(0.8, 1.9, at.x.abs()) - 0.12 * cloudy(Vec2::new(at.x * 3.4, 1.0));
    over(light, crowns - at.y, look::NIGHT + glow * 0.03)
}

/// Grass, gravel, steps, and a lantern at either side of the drive.
fn lawn(mut light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    if at.y < GROUND - 0.12 {
        return light;
    }
    let from = Vec2::new((at.x - MIDDLE).abs(), at.y);
    let down = at.y - GROUND;
    if down > 0.0 {
        let blade = 0.8 + 0.4 * grain((at.x * 150.0) as i32, (at.y * 60.0) as i32);
        let warm = halo(from * Vec2::new(0.5, 1.0), Vec2::new(0.0, GROUND), 0.14);
        let grass =
            (Vec3::new(0.016, 0.028, 0.018) + glow * 0.045 * smooth(0.7, 0.1, down)) * blade + CANDLE * 0.1 * warm;
        let gravel = (Vec3::new(0.07, 0.062, 0.052) + glow * 0.03) * blade + CANDLE * 0.16 * warm;
        light = over(grass, from.x - 0.2 - 0.3 * down, gravel);
        light = over(light, oval(at, Vec2::new(MIDDLE, 0.62), Vec2::new(1.39, 0.2)), STONE * 1.2 + glow * 0.05);
    }
    for hedge in [0.62, 0.92, 1.22] {
        light = over(light, disc(from * Vec2::new(1.0, 0.8), Vec2::new(hedge, 0.2), 0.065), look::NIGHT + glow * 0.02);
    }
    let lamp = Vec2::new(0.36, 0.17);
    light = over(light, bar(from, Vec2::new(0.36, 0.26), Vec2::new(0.006, 0.08)), look::NIGHT);
    light + CANDLE * (0.9 * halo(from, lamp, 0.022) + 0.16 * halo(from, lamp, 0.12))
}

/// What is next to the viewer: old trees that frame the view.
fn front(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let from = at.x.abs();
    if from < 1.2 {
        return light;
    }
    let dark = look::NIGHT * 0.7 + glow * 0.005;
    let lean = if at.x > 0.0 { 0.1 } else { 0.04 };
    let trunk = (from - 1.93 - lean * (at.y * 2.0).sin()).abs() - 0.075 - 0.09 * smooth(0.5, 1.0, at.y);
    let leaves = cloudy(Vec2::new(at.x * 4.5, at.y * 6.0));
    let crown = 0.62 + 0.6 * smooth(1.5, 1.2, from)
        - leaves * 0.55
        - smooth(1.2, 2.2, from) * 0.42
        - smooth(-0.15, -0.9, at.y) * 0.34;
    over(over(light, trunk, dark), crown.max(at.y + 0.1 - 0.25 * leaves) * 0.2, dark)
}
