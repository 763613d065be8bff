//! The floor of the whole board in one picture: floors, shadows along walls, pools of lamplight, and the boundaries in
//! the rulebook's colours and in line styles of their own: white solid, orange double, red dashed. R2 IV.C

use bevy::image::Image;
use bevy::math::{Vec2, Vec3};

use super::canvas::Canvas;
use super::floor;
use crate::content::geometry::{Point, Segment};
use crate::content::map::{BoundaryKind, Map, PropKind};
use crate::rules::board::Board;

/// How far a wall's shadow reaches, in millimetres.
const SHADOW: f32 = 11.0;
/// How far a lamp shines on the floor, in millimetres.
const POOL: f32 = 95.0;

/// Paints the board's floor.
pub fn floor_of(map: &Map, board: &Board) -> Image {
    let mut canvas = Canvas::new(map.size);
    for area in &map.areas {
        let floor = area.floor.unwrap_or(map.floor);
        let ring: Vec<Vec2> = area.outline.iter().map(|&p| to_vec(p)).collect();
        let least = ring.iter().copied().reduce(Vec2::min).unwrap_or_default();
        let most = ring.iter().copied().reduce(Vec2::max).unwrap_or_default();
        // A millimetre beyond the outline, so that no gap shines through between two floors.
        canvas.paint(least - 1.0, most + 1.0, |at, old| {
            if is_inside(&ring, at) {
                floor::color(floor, at)
            } else if old == Vec3::ZERO && is_near(&ring, at) {
                floor::color(floor, at) * 0.8
            } else {
                old
            }
        });
    }
    // Doors are no part of the picture: they open and close.
    for piece in board.pieces().iter().filter(|piece| piece.door.is_none()) {
        if piece.is_wall() {
            stroke(&mut canvas, piece.segment, SHADOW, |distance, _, old| {
                old * (0.42 + 0.58 * (distance / SHADOW).min(1.0).sqrt())
            });
        }
    }
    light(&mut canvas, map);
    for piece in board.pieces().iter().filter(|piece| piece.door.is_none()) {
        line(&mut canvas, piece.segment, piece.kind);
    }
    canvas.texture()
}

/// Pools of light under lamps and signs.
fn light(canvas: &mut Canvas, map: &Map) {
    for prop in &map.props {
        let (glow, reach) = match prop.kind {
            PropKind::Lamp => (Vec3::new(1.5, 1.15, 0.65), POOL),
            PropKind::Sign => (Vec3::new(0.4, 1.0, 1.5), POOL * 0.7),
            _ => continue,
        };
        let middle = to_vec(prop.at);
        canvas.paint(middle - reach, middle + reach, |at, old| {
            let far = (at.distance(middle) / reach).min(1.0);
            old * (Vec3::ONE + glow * (1.0 - far) * (1.0 - far))
        });
    }
}

/// A boundary in its colour and line style.
fn line(canvas: &mut Canvas, segment: Segment, kind: BoundaryKind) {
    let (white, orange, red) = (Vec3::new(0.9, 0.92, 0.95), Vec3::new(1.0, 0.36, 0.03), Vec3::new(0.85, 0.04, 0.05));
    match kind {
        BoundaryKind::White => stroke(canvas, segment, 1.3, |_, _, _| white),
        BoundaryKind::Orange => {
            stroke(canvas, segment, 3.2, |distance, _, old| if distance > 1.2 { orange } else { old * 0.25 })
        }
        BoundaryKind::Red => {
            stroke(canvas, segment, 1.9, |_, along, old| if along.rem_euclid(13.0) < 8.0 { red } else { old * 0.5 })
        }
        BoundaryKind::Wall(_) | BoundaryKind::SolidWall => {}
    }
}

/// Paints along a segment: the brush gets the distance from it and the way along it.
fn stroke(canvas: &mut Canvas, segment: Segment, width: f32, brush: impl Fn(f32, f32, Vec3) -> Vec3) {
    let (from, to) = (to_vec(segment.0), to_vec(segment.1));
    let way = to - from;
    let length = way.length().max(0.001);
    canvas.paint(from.min(to) - width, from.max(to) + width, |at, old| {
        let along = ((at - from).dot(way) / length).clamp(0.0, length);
        let distance = at.distance(from + way / length * along);
        if distance <= width { brush(distance, along, old) } else { old }
    });
}

fn to_vec(point: Point) -> Vec2 {
    Vec2::new(point.0 as f32, point.1 as f32)
}

fn is_inside(ring: &[Vec2], at: Vec2) -> bool {
    let mut inside = false;
    for (here, next) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        if (here.y > at.y) != (next.y > at.y) && at.x < (next.x - here.x) * (at.y - here.y) / (next.y - here.y) + here.x
        {
            inside = !inside;
        }
    }
    inside
}

fn is_near(ring: &[Vec2], at: Vec2) -> bool {
    ring.iter().zip(ring.iter().cycle().skip(1)).any(|(&from, &to)| {
        let way = to - from;
        let part = ((at - from).dot(way) / way.length_squared().max(0.001)).clamp(0.0, 1.0);
        at.distance_squared(from + way * part) < 1.0
    })
}
