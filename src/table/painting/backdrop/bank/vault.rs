//! The vault, and its door.

use bevy::math::{Vec2, Vec3};

use super::super::brush::{disc, halo, line, oval, over, smooth};
use crate::table::board::grain;

pub(super) const BRASS: Vec3 = Vec3::new(0.62, 0.43, 0.16);
const STEEL: Vec3 = Vec3::new(0.14, 0.15, 0.17);
/// The light in the vault.
pub(super) const GOLD: Vec3 = Vec3::new(1.75, 1.2, 0.5);
/// The vault: its middle and its radius, and where its door stands open.
pub(super) const VAULT: Vec2 = Vec2::new(-0.12, -0.1);
const RADIUS: f32 = 0.36;
const DOOR: Vec2 = Vec2::new(0.46, -0.1);

/// The opening with its boxes, its ring with bolts, and the door with its wheel.
pub(super) fn vault(light: Vec3, at: Vec2, glow: Vec3) -> Vec3 {
    let here = at - VAULT;
    let away = here.length();
    let mut light = over(light, away - RADIUS - 0.1, STEEL * 1.4 + GOLD * 0.02);
    let turn = here.y.atan2(here.x);
    let bolt = Vec2::from_angle((turn / core::f32::consts::TAU * 16.0).round() / 16.0 * core::f32::consts::TAU);
    light = over(light, disc(here, bolt * (RADIUS + 0.055), 0.02), STEEL * 0.5);
    light = over(light, away - RADIUS, STEEL * 0.4 + GOLD * 0.22 * smooth(-RADIUS, RADIUS, -here.x));
    // The far wall of the strong room: deposit boxes, and a lamp above.
    let inside = Vec2::new(here.x + 0.02, here.y) / 0.075;
    let cell = inside - inside.floor();
    let is_edge = cell.min_element() < 0.1;
    let shade = 0.75 + 0.5 * grain(inside.x.floor() as i32, inside.y.floor() as i32 + 50);
    let boxes =
        GOLD * (if is_edge { 0.35 } else { 0.62 * shade }) + GOLD * 0.9 * halo(here, Vec2::new(0.0, -0.16), 0.16);
    light = over(light, away - RADIUS + 0.06, boxes);
    light = over(light, oval(here, Vec2::new(0.0, 0.35), Vec2::new(0.3, 0.08)).max(away - RADIUS + 0.06), GOLD * 0.75);
    // The door, seen from its edge.
    let leaf = at - DOOR;
    light = over(light, oval(leaf, Vec2::new(0.06, 0.0), Vec2::new(0.17, RADIUS + 0.03)), STEEL * 0.35 + glow * 0.02);
    let lit = STEEL * 1.1 + GOLD * 0.3 * smooth(0.12, -0.2, leaf.x);
    light = over(light, oval(leaf, Vec2::ZERO, Vec2::new(0.16, RADIUS + 0.02)), lit);
    light = over(light, oval(leaf, Vec2::ZERO, Vec2::new(0.125, RADIUS - 0.06)).abs() - 0.006, STEEL * 0.4);
    for spoke in 0..3 {
        let reach = Vec2::from_angle(spoke as f32 * 1.047 + 0.3) * Vec2::new(0.075, 0.17);
        light = over(light, line(leaf, -reach, reach, 0.009), BRASS * 0.9);
    }
    light = over(light, oval(leaf, Vec2::ZERO, Vec2::new(0.06, 0.13)).abs() - 0.009, BRASS * 0.9);
    over(light, oval(leaf, Vec2::ZERO, Vec2::new(0.02, 0.04)), BRASS * 1.3)
}
