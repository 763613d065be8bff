use bevy::math::{Vec2, Vec3};
pub(super) const GLOW: Vec3 = Vec3::new(0.4, 0.6, 1.0);
pub(super) fn light(_: Vec2, _: Vec3) -> Vec3 { Vec3::ZERO }
