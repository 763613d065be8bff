//! The floor of the whole board in one picture: floors, shadows along walls and below streets, pools of lamplight and
//! neon, and the boundaries in the rulebook's colours and in line styles of their own: white solid, orange double, red
//! dashed. R2 IV.C

use bevy::image::Image;
use bevy::math::{Vec2, Vec3};

use super::canvas::Canvas;
use super::floor;
use crate::content::geometry::{Point, Segment};
use crate::content::map::{BoundaryKind, Floor, Map, PropKind};
use crate::rules::board::{AreaId, Board, Piece};
use crate::table::look::{boundary, floor as look};

/// How far a wall's shadow reaches, in millimetres.
const SHADOW: f32 = 11.0;
/// How far the shadow of a floor that lies higher reaches, for each level.
const OVERHANG: f32 = 9.0;
/// How far a lamp shines on the floor, in millimetres.
const POOL: f32 = 95.0;
/// How far from its rim an Area is darker than in its middle, and how much.
const RIM: (f32, f32) = (20.0, 0.22);
/// The edge of a platform: how far from the rails it begins, and how broad it is.
const EDGE: (f32, f32) = (2.2, 4.2);

/// Paints the board's floor.
pub fn floor_of(map: &Map, board: &Board) -> Image {
    let mut canvas = Canvas::new(map.size);
    ground(&mut canvas, map, board);
    for piece in board.pieces().iter().filter(|piece| piece.door.is_none()) {
        line(&mut canvas, piece.segment, piece.kind);
    }
    canvas.texture()
}

/// Paints the floors with their light and shadows, and no boundary.
pub fn ground(canvas: &mut Canvas, map: &Map, board: &Board) {
    for area in &map.areas {
        let floor = area.floor.unwrap_or(map.floor);
        let ring = ring(&area.outline);
        let (least, most) = bounds(&ring);
        // A millimetre beyond the outline, so that no gap shines through between two floors.
        canvas.paint(least - 1.0, most + 1.0, |at, old| {
            if is_inside(&ring, at) {
                let middle = (distance(&ring, at) / RIM.0).min(1.0);
                floor::color(floor, at) * (1.0 - RIM.1 * (1.0 - middle) * (1.0 - middle))
            } else if old == Vec3::ZERO && distance(&ring, at) < 1.0 {
                floor::color(floor, at) * 0.8
            } else {
                old
            }
        });
    }
    // Doors are no part of the picture: they open and close.
    for piece in board.pieces().iter().filter(|piece| piece.door.is_none()) {
        platform_edge(canvas, map, board, piece);
        overhang(canvas, board, piece);
        if piece.is_wall() {
            stroke(canvas, piece.segment, SHADOW, |_, distance, _, old| {
                old * (0.42 + 0.58 * (distance / SHADOW).min(1.0).sqrt())
            });
        }
    }
    light(canvas, map);
}

/// Paints over the inside of an outline.
pub fn wash(canvas: &mut Canvas, outline: &[Point], brush: impl Fn(Vec3) -> Vec3) {
    let ring = ring(outline);
    let (least, most) = bounds(&ring);
    canvas.paint(least, most, |at, old| if is_inside(&ring, at) { brush(old) } else { old });
}

/// Pools of light under lamps, and neon that swims on the floor before its sign.
fn light(canvas: &mut Canvas, map: &Map) {
    for prop in &map.props {
        let middle = to_vec(prop.at);
        match prop.kind {
            PropKind::Lamp => pool(canvas, middle, Vec2::splat(POOL), look::LAMPLIGHT),
            PropKind::Sign => {
                let along = Vec2::from_angle((prop.turn as f32).to_radians()) * prop.size.0 as f32 * 0.3;
                pool(canvas, middle - along, Vec2::new(POOL * 0.45, POOL * 0.9), look::NEON.0);
                pool(canvas, middle + along, Vec2::new(POOL * 0.45, POOL * 0.9), look::NEON.1);
            }
            _ => {}
        }
    }
}

/// A pool of light: so far it reaches across and along the board.
fn pool(canvas: &mut Canvas, middle: Vec2, reach: Vec2, glow: Vec3) {
    canvas.paint(middle - reach, middle + reach, |at, old| {
        let near = 1.0 - ((at - middle) / reach).length().min(1.0);
        old * (Vec3::ONE + glow * near * near)
    });
}

/// The strip along a platform's edge that keeps people from the rails.
fn platform_edge(canvas: &mut Canvas, map: &Map, board: &Board, piece: &Piece) {
    let (one, Some(other)) = piece.sides else { return };
    let floor = |area: AreaId| map.areas[area.index()].floor.unwrap_or(map.floor);
    let platform = match (floor(one), floor(other)) {
        (Floor::Tiles, Floor::Rails) => one,
        (Floor::Rails, Floor::Tiles) => other,
        _ => return,
    };
    let ring = ring(&board.area(platform).outline);
    stroke(canvas, piece.segment, EDGE.0 + EDGE.1, |at, distance, along, old| {
        let is_strip = distance > EDGE.0 && is_inside(&ring, at);
        if is_strip && along.rem_euclid(3.0) < 2.4 { look::PLATFORM_EDGE } else { old }
    });
}

/// The shadow that a higher floor throws on its lower neighbour.
fn overhang(canvas: &mut Canvas, board: &Board, piece: &Piece) {
    let (one, Some(other)) = piece.sides else { return };
    let level = |area: AreaId| board.area(area).elevation;
    let lower = if level(one) < level(other) { one } else { other };
    let reach = OVERHANG * f32::from(level(one).abs_diff(level(other)).min(4));
    if reach > 0.0 {
        let ring = ring(&board.area(lower).outline);
        stroke(canvas, piece.segment, reach, |at, distance, _, old| {
            let shade = 0.4 + 0.6 * (distance / reach).min(1.0).sqrt();
            if is_inside(&ring, at) { old * shade } else { old }
        });
    }
}

/// A boundary in its colour and line style.
fn line(canvas: &mut Canvas, segment: Segment, kind: BoundaryKind) {
    match kind {
        BoundaryKind::White => stroke(canvas, segment, 1.3, |_, _, _, _| boundary::WHITE),
        BoundaryKind::Orange => {
            stroke(
                canvas,
                segment,
                3.2,
                |_, distance, _, old| {
                    if distance > 1.2 { boundary::ORANGE } else { old * 0.25 }
                },
            )
        }
        BoundaryKind::Red => {
            stroke(
                canvas,
                segment,
                1.9,
                |_, _, along, old| {
                    if along.rem_euclid(13.0) < 8.0 { boundary::RED } else { old * 0.5 }
                },
            )
        }
        BoundaryKind::Wall(_) | BoundaryKind::SolidWall => {}
    }
}

/// Paints along a segment: the brush gets the place, its distance from the segment and the way along it.
fn stroke(canvas: &mut Canvas, segment: Segment, width: f32, brush: impl Fn(Vec2, f32, f32, Vec3) -> Vec3) {
    let (from, to) = (to_vec(segment.0), to_vec(segment.1));
    let way = to - from;
    let length = way.length().max(0.001);
    canvas.paint(from.min(to) - width, from.max(to) + width, |at, old| {
        let along = ((at - from).dot(way) / length).clamp(0.0, length);
        let distance = at.distance(from + way / length * along);
        if distance <= width { brush(at, distance, along, old) } else { old }
    });
}

fn to_vec(point: Point) -> Vec2 {
    Vec2::new(point.0 as f32, point.1 as f32)
}

fn ring(outline: &[Point]) -> Vec<Vec2> {
    outline.iter().map(|&point| to_vec(point)).collect()
}

fn bounds(ring: &[Vec2]) -> (Vec2, Vec2) {
    let least = ring.iter().copied().reduce(Vec2::min).unwrap_or_default();
    (least, ring.iter().copied().reduce(Vec2::max).unwrap_or_default())
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

/// How far a place is from an outline.
fn distance(ring: &[Vec2], at: Vec2) -> f32 {
    let edges = ring.iter().zip(ring.iter().cycle().skip(1));
    let nearest = edges.map(|(&from, &to)| {
        let way = to - from;
        let part = ((at - from).dot(way) / way.length_squared().max(0.001)).clamp(0.0, 1.0);
        at.distance_squared(from + way * part)
    });
    nearest.fold(f32::MAX, f32::min).sqrt()
}
