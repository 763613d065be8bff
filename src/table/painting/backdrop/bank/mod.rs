//! A marble hall with columns, and at its end the open vault: the warmest light in the house.

mod vault;

use bevy::math::{Vec2, Vec3};

use self::vault::{BRASS, GOLD, VAULT, vault};
use super::brush::{bar, cloudy, halo, oval, over, row, smooth};
use super::depth::{Face, Hit, Room};
use crate::table::board::grain;
use crate::table::look::mission as look;

/// The color of its night.
pub(super) const GLOW: Vec3 = Vec3::new(0.5, 0.68, 1.0);

const HALL: Room = Room { end: Vec2::new(-0.12, -0.1), wide: 2.0, floor: 0.72, ceiling: 1.2, long: 1.9 };
const MARBLE: Vec3 = Vec3::new(0.2, 0.185, 0.155);

/// The light at a spot.
pub(super) fn light(at: Vec2, glow: Vec3) -> Vec3 {
    let hit = HALL.hit(at);
    let stone = match hit.face {
        Face::End => end(at),
        Face::Floor => floor(at, hit, glow),
        Face::Ceiling => ceiling(hit, glow),
        Face::Wall => wall(hit, glow),
    };
    let haze = smooth(0.5, 1.9, hit.depth) * 0.3;
    let mut light = stone.lerp(glow * 0.17 + look::NIGHT, haze);
    light += GOLD * (0.3 * halo(at, VAULT, 0.45) + 0.06 * halo(at, VAULT, 1.2));
    if (at - VAULT).abs().max_element() < 0.9 {
        light = vault(light, at, glow);
    }
    front(light, at, glow)
}

/// The wall around the vault: slabs, a cornice, a clock.
fn end(at: Vec2) -> Vec3 {
    let vein = smooth(0.06, 0.0, (cloudy(at * 5.0) - 0.5).abs());
    let slab = 0.85 + 0.3 * grain((at.x * 4.0 + 40.0) as i32, (at.y * 4.0 + 40.0) as i32);
    let wall = MARBLE * 0.55 * slab * (1.0 - 0.3 * vein);
    let wall = over(wall, (at.y + 0.57).abs() - 0.025, BRASS * 0.4);
    let (from, _) = row(at.x - HALL.end.x, 0.9);
    over(wall, from.abs() - 0.07, MARBLE * (0.75 - 4.0 * from.abs()))
}

fn floor(at: Vec2, hit: Hit, glow: Vec3) -> Vec3 {
    let tile = Vec2::new(hit.at.x + 20.0, hit.depth * 1.2) * 2.2;
    let is_light = (tile.x as i32 + tile.y as i32) % 2 == 0;
    let stone = if is_light { MARBLE * 0.62 } else { MARBLE * 0.2 };
    let stone = stone * (0.8 + 0.4 * grain(tile.x as i32, tile.y as i32));
    // The vault stands on its head in the polish, and the windows' light lies on the left.
    let mirror = Vec2::new(at.x, 2.0 * (HALL.end.y + HALL.floor / HALL.long) - at.y);
    let gleam = halo(mirror, VAULT + Vec2::new(0.0, -0.1), 0.36) + 0.4 * smooth(0.34, 0.1, (at.x - VAULT.x).abs());
    let street = smooth(0.5, 0.0, ((hit.depth * 1.55).fract() - 0.5).abs()) * smooth(0.2, -1.8, hit.at.x);
    stone
        + GOLD * gleam * (if is_light { 0.24 } else { 0.14 })
        + glow * 0.16 * street * (if is_light { 1.0 } else { 0.5 })
}

fn ceiling(hit: Hit, glow: Vec3) -> Vec3 {
    let coffer = Vec2::new(row(hit.at.x, 0.8).0, row(hit.depth, 0.42).0).abs() / Vec2::new(0.4, 0.21);
    let stone = if coffer.max_element() > 0.8 { MARBLE * 0.42 } else { MARBLE * 0.14 + BRASS * 0.03 };
    stone + glow * 0.012
}

/// Columns, and between them tall windows to the street on the left, the clerks' offices on the right.
fn wall(hit: Hit, glow: Vec3) -> Vec3 {
    let (from, bay) = row(hit.depth, 0.4);
    let height = hit.at.y;
    let is_left = hit.at.x < 0.0;
    let column = (from.abs() - 0.2).abs() / 0.075;
    if column < 1.0 {
        let flute = 0.8 + 0.2 * (column * 16.0).cos();
        let cap = if !(-0.92..0.6).contains(&height) { 1.5 } else { 1.0 };
        let side = if is_left == (from > 0.0) { 1.0 } else { 0.45 };
        return MARBLE * (0.85 - 0.55 * column * column) * flute * cap * side + GOLD * 0.03 * hit.depth;
    }
    let top = -0.72 + (from * 4.2).powi(2);
    let is_window = from.abs() < 0.115 && height > top && height < 0.25;
    let is_bar = (from.abs() < 0.006) || (height * 4.0 + 8.0).fract() < 0.07;
    match (is_window, is_left) {
        (true, true) if !is_bar => glow * (0.1 + 0.26 * smooth(-0.8, 0.3, height)) + look::MOON * 0.03,
        (true, false) if !is_bar && grain(bay, 3) > 0.4 => BRASS * (0.12 + 0.28 * smooth(-0.6, 0.3, height)),
        (true, _) => look::NIGHT,
        (false, _) if height > 0.32 => Vec3::new(0.07, 0.035, 0.022),
        (false, _) => MARBLE * 0.3 * smooth(0.2, 0.1, from.abs()).max(0.5),
    }
}

/// Counters next to the viewer, each with a banker's lamp.
fn front(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let from = Vec2::new(at.x.abs(), at.y);
    if from.x < 1.0 || from.y < 0.1 {
        return light;
    }
    let dark = Vec3::new(0.018, 0.01, 0.008) + glow * 0.004;
    let mut light = over(light, (0.66 - from.y).max(1.32 - from.x), dark);
    light = over(light, bar(from, Vec2::new(2.0, 0.64), Vec2::new(0.72, 0.028)), Vec3::new(0.07, 0.035, 0.02));
    let lamp = Vec2::new(1.72, 0.38);
    light = over(light, bar(from, Vec2::new(1.72, 0.5), Vec2::new(0.012, 0.12)), BRASS * 0.5);
    light = over(light, oval(from, Vec2::new(1.72, 0.61), Vec2::new(0.09, 0.02)), BRASS * 0.35);
    light += GOLD * 0.22 * halo(from, Vec2::new(1.72, 0.56), 0.14);
    light = over(light, oval(from, lamp, Vec2::new(0.17, 0.07)).max(from.y - 0.4), Vec3::new(0.05, 0.42, 0.2));
    over(light, bar(from, Vec2::new(1.72, 0.405), Vec2::new(0.15, 0.008)), GOLD)
}
