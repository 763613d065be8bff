//! Shapes, and how they are laid on each other. A shape is the distance to its edge, in half picture heights: negative
//! inside.

use bevy::math::{Vec2, Vec3};

use crate::table::board::grain;

/// The size of a pixel: edges are as soft as that.
const PIXEL: f32 = 0.005;

/// From 0 to 1 between two numbers, softly.
pub(in super::super) fn smooth(from: f32, to: f32, at: f32) -> f32 {
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// How much of a pixel lies inside a shape.
pub(super) fn cover(distance: f32) -> f32 {
    (0.5 - distance / PIXEL).clamp(0.0, 1.0)
}

/// Paints a shape over what is there.
pub(super) fn over(below: Vec3, distance: f32, paint: Vec3) -> Vec3 {
    if distance > PIXEL { below } else { below.lerp(paint, cover(distance)) }
}

/// A rectangle, by its middle and half its sides.
pub(super) fn bar(at: Vec2, middle: Vec2, half: Vec2) -> f32 {
    ((at - middle).abs() - half).max_element()
}

/// A circle.
pub(super) fn disc(at: Vec2, middle: Vec2, radius: f32) -> f32 {
    at.distance(middle) - radius
}

/// An ellipse, by its middle and half its axes.
pub(super) fn oval(at: Vec2, middle: Vec2, half: Vec2) -> f32 {
    (((at - middle) / half).length() - 1.0) * half.min_element()
}

/// A stroke from one spot to another.
pub(super) fn line(at: Vec2, from: Vec2, to: Vec2, half: f32) -> f32 {
    let (way, here) = (to - from, at - from);
    let part = (here.dot(way) / way.length_squared()).clamp(0.0, 1.0);
    here.distance(way * part) - half
}

/// A gable: a triangle with a level foot, by the middle of its foot, half its width and its height.
pub(super) fn gable(at: Vec2, foot: Vec2, half: f32, tall: f32) -> f32 {
    let from = Vec2::new((at.x - foot.x).abs(), foot.y - at.y);
    let slope = (from.x * tall + from.y * half - half * tall) / half.hypot(tall);
    slope.max(-from.y)
}

/// The nearest distance to any of several equal things in a row, measured from their middles: where one is from the
/// middle of its own, and its number.
pub(super) fn row(at: f32, apart: f32) -> (f32, i32) {
    let cell = (at / apart).floor();
    (at - (cell + 0.5) * apart, cell as i32)
}

/// A cord between two spots of one height that sags.
pub(super) fn cord(x: f32, from: Vec2, to: Vec2, sag: f32) -> f32 {
    let part = (x - from.x) / (to.x - from.x);
    from.y + (to.y - from.y) * part + 4.0 * sag * part * (1.0 - part)
}

/// The light around a lamp: 1 at the lamp, a quarter at its reach.
pub(super) fn halo(at: Vec2, lamp: Vec2, reach: f32) -> f32 {
    let far = 1.0 + at.distance_squared(lamp) / (reach * reach);
    1.0 / (far * far)
}

/// Clouds anywhere, finer ones in coarser ones: from 0 to 1, about one of them per unit.
pub(super) fn cloudy(at: Vec2) -> f32 {
    billow(at) * 0.6 + billow(at * 2.9) * 0.4
}

/// Smooth between grains that are one apart, as `board::clouds`, but on both sides of zero, and without rounding by a
/// function: a picture asks a million times.
fn billow(at: Vec2) -> f32 {
    let at = at + Vec2::splat(300.0);
    let (x, y) = (at.x as i32, at.y as i32);
    let part = at - Vec2::new(x as f32, y as f32);
    let part = part * part * (Vec2::splat(3.0) - 2.0 * part);
    let level = |y: i32| grain(x, y) + (grain(x + 1, y) - grain(x, y)) * part.x;
    let above = level(y);
    above + (level(y + 1) - above) * part.y
}

/// Bricks: how light each is, and darker joints between them. `at` counts bricks to the right and rows down.
pub(super) fn bricks(at: Vec2) -> f32 {
    let row = at.y.floor();
    let along = at.x + 0.5 * row.rem_euclid(2.0);
    let inside = Vec2::new(along - along.floor(), at.y - row);
    let joint = if inside.x < 0.08 || inside.y < 0.14 { 0.62 } else { 1.0 };
    (0.72 + 0.56 * grain(along.floor() as i32, row as i32)) * joint
}

/// Rain that falls a little to the left.
pub(super) fn rain(at: Vec2) -> Vec3 {
    let across = (at.x - at.y * 0.2) * 190.0;
    let down = at.y * 7.0 + grain(across as i32, 5) * 9.0;
    let is_drop = grain(across.floor() as i32, down.floor() as i32) > 0.93;
    if is_drop { Vec3::new(0.55, 0.65, 0.8) * 0.035 } else { Vec3::ZERO }
}
