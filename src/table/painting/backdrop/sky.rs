//! The night above, and the city in it.

use bevy::math::{Vec2, Vec3};

use super::brush::{cloudy, cover, over, smooth};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The sky: darker above, with clouds lit from below.
pub(super) fn sky(at: Vec2, glow: Vec3) -> Vec3 {
    let height = smooth(-1.1, 0.75, at.y);
    let cloud = smooth(0.4, 0.75, cloudy(at * Vec2::new(1.3, 3.2) + at.y * 0.4));
    let clear = look::NIGHT * 1.6 + glow * (0.035 + 0.2 * height * height);
    clear.lerp(look::NIGHT * 2.0 + glow * (0.04 + 0.1 * height), cloud * 0.8)
}

/// The moon in front of a sky, and the light around it.
pub(super) fn moon(below: Vec3, at: Vec2, middle: Vec2, radius: f32, glow: Vec3) -> Vec3 {
    let away = at.distance(middle);
    let around = 1.0 / (1.0 + ((away - radius).max(0.0) / radius * 0.9).powi(2));
    let light = below + (look::MOON * 0.2 + glow * 0.1) * around * around;
    if away > radius * 1.1 {
        return light;
    }
    let stains = 0.72 + 0.28 * smooth(0.35, 0.6, cloudy(at / radius * 0.6));
    over(light, away - radius, look::MOON * stains * (0.8 + 0.2 * smooth(radius, radius * 0.5, away)))
}

/// A row of houses before a sky.
pub(super) struct Skyline {
    /// How wide a house is.
    pub wide: f32,
    /// How high above `foot` the lowest and the highest roof are.
    pub low: f32,
    pub high: f32,
    /// Where they stand.
    pub foot: f32,
    /// Which houses: any number.
    pub seed: i32,
    /// How many of the windows are lit.
    pub lit: f32,
}

impl Skyline {
    /// Paints the row; `wall` is the light of a wall.
    pub(super) fn over(&self, below: Vec3, at: Vec2, wall: Vec3) -> Vec3 {
        let away = (at.x + 9.0) / self.wide;
        let (house, part) = (away.floor() as i32, away.fract());
        let step = if (part - 0.5).abs() < 0.26 { 0.2 * (grain(house, self.seed + 2) - 0.35).max(0.0) } else { 0.0 };
        let roof = self.foot - (self.low + (self.high - self.low) * grain(house, self.seed + 1)) - step;
        let mast = (part - 0.5).abs() < 0.012 && grain(house, self.seed + 5) > 0.6;
        let roof = if mast { roof - 0.16 } else { roof };
        let covered = cover(roof - at.y);
        if covered <= 0.0 {
            return below;
        }
        let cell = Vec2::new(part * self.wide / 0.022, (at.y - roof) / 0.042);
        let inside = cell.fract();
        let chance = grain(cell.x as i32 + house * 31, cell.y as i32 + self.seed);
        let is_window = inside.x > 0.3 && inside.x < 0.85 && inside.y > 0.3 && inside.y < 0.8 && part > 0.08;
        let is_lit = is_window && !mast && cell.y > 1.0 && chance < self.lit;
        let color = if chance < self.lit * 0.25 { look::WINDOWS.1 } else { look::WINDOWS.0 };
        let paint = if is_lit { color * (0.35 + 0.6 * grain(cell.x as i32, house)) } else { wall };
        below.lerp(paint, covered)
    }
}
