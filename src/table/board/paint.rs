//! The floor of the whole board in one picture: floors with their grime, the light of the night on them, and the boundaries in the rulebook's colors and with their own line styles: white solid, orange double, red
//! dashed. R2 IV.C

use bevy::image::Image;
use bevy::math::{Vec2, Vec3};

use super::boundary::by_height;
use super::canvas::Canvas;
use super::night::Night;
use super::outline::{Outline, to_vec};
use super::{floor, grime};
use crate::table::look::{boundary, floor as look};
use crate::table::place::{Plan, UNIT};
use gotham_content::geometry::{Point, Segment};
use gotham_content::map::{BoundaryKind, Floor, Map, PropKind};
use gotham_rules::board::{Board, Piece};

/// How far a wall's shadow reaches, in millimeters.
const SHADOW: f32 = 11.0;
/// How far the shadow of a higher floor reaches, per level.
const OVERHANG: f32 = 9.0;
/// How far a lamp shines on the floor, in millimeters.
const POOL: f32 = 95.0;
/// Where a wall meets the floor: how far the dirt of it reaches, in millimeters.
const CONTACT: f32 = 5.0;
/// How far apart the places are at which light on the floor is worked out, in millimeters.
const LATTICE: f32 = 4.0;
/// How far from its rim an Area is darker than in the middle, and by how much.
const RIM: (f32, f32) = (20.0, 0.22);
/// The edge of a platform: how far from the rails it begins, and how wide it is.
const EDGE: (f32, f32) = (2.2, 4.2);

/// Paints the board's floor as it looks at night.
pub(super) fn floor_of(map: &Map, board: &Board, plan: &Plan, night: &Night) -> Image {
    let mut canvas = Canvas::new(map.size);
    let outlines = floors(&mut canvas, map, board);
    grime::litter(&mut canvas, map, board, &outlines);
    for piece in board.pieces().iter().filter(|piece| piece.door.is_none() && piece.is_wall()) {
        stroke(&mut canvas, piece.segment, CONTACT, |_, distance, _, old| old * (0.45 + 0.55 * distance / CONTACT));
    }
    canvas.light(LATTICE, |at| {
        let flat = at / UNIT - plan.half_size();
        let dirt = night.area(flat).map_or(Vec3::ONE, |area| grime::dirt(&outlines[area.index()], at));
        night.on_floor(flat) * dirt
    });
    for piece in board.pieces().iter().filter(|piece| piece.door.is_none()) {
        line(&mut canvas, piece.segment, piece.kind);
    }
    canvas.texture()
}

/// Paints the floors for a map in the panels, with simple light and shadows, without boundaries.
pub(crate) fn ground(canvas: &mut Canvas, map: &Map, board: &Board) {
    let outlines = floors(canvas, map, board);
    // Doors are not part of the picture: they open and close.
    for piece in board.pieces().iter().filter(|piece| piece.door.is_none()) {
        overhang(canvas, board, &outlines, piece);
        if piece.is_wall() {
            stroke(canvas, piece.segment, SHADOW, |_, distance, _, old| {
                old * (0.42 + 0.58 * (distance / SHADOW).min(1.0).sqrt())
            });
        }
    }
    light(canvas, map);
}

/// Paints the bare floors and the edges of platforms.
fn floors(canvas: &mut Canvas, map: &Map, board: &Board) -> Vec<Outline> {
    let outlines: Vec<Outline> = board.areas().map(|area| Outline::of(&board.area(area).outline)).collect();
    for (area, outline) in board.areas().zip(&outlines) {
        let floor = map.floor_of(area);
        // A millimeter beyond the outline, so that no gap shines through between two floors.
        canvas.paint(outline.least - 1.0, outline.most + 1.0, |at, old| {
            if outline.holds(at) {
                let distance = outline.distance(at);
                let middle = (distance / RIM.0).min(1.0);
                let pitch = if floor == Floor::Canvas { floor::pitched(distance) } else { 1.0 };
                floor::color(floor, at) * pitch * (1.0 - RIM.1 * (1.0 - middle) * (1.0 - middle))
            } else if old == Vec3::ZERO && outline.distance(at) < 1.0 {
                floor::color(floor, at) * 0.8
            } else {
                old
            }
        });
    }
    for piece in board.pieces().iter().filter(|piece| piece.door.is_none()) {
        platform_edge(canvas, map, &outlines, piece);
    }
    outlines
}

/// Paints over the inside of an outline.
pub(crate) fn wash(canvas: &mut Canvas, outline: &[Point], brush: impl Fn(Vec3) -> Vec3) {
    let outline = Outline::of(outline);
    canvas.paint(outline.least, outline.most, |at, old| if outline.holds(at) { brush(old) } else { old });
}

/// Pools of light under lamps, and neon reflected on the floor in front of its sign.
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

/// A pool of light, and how far it reaches across and along the board.
fn pool(canvas: &mut Canvas, middle: Vec2, reach: Vec2, glow: Vec3) {
    canvas.paint(middle - reach, middle + reach, |at, old| {
        let near = 1.0 - ((at - middle) / reach).length().min(1.0);
        old * (Vec3::ONE + glow * near * near)
    });
}

/// The strip along a platform's edge that keeps people from the rails.
fn platform_edge(canvas: &mut Canvas, map: &Map, outlines: &[Outline], piece: &Piece) {
    let (one, Some(other)) = piece.sides else { return };
    let platform = match (map.floor_of(one), map.floor_of(other)) {
        (Floor::Tiles, Floor::Rails) => one,
        (Floor::Rails, Floor::Tiles) => other,
        _ => return,
    };
    stroke(canvas, piece.segment, EDGE.0 + EDGE.1, |at, distance, along, old| {
        let is_strip = distance > EDGE.0 && outlines[platform.index()].holds(at);
        if is_strip && along.rem_euclid(3.0) < 2.4 { look::PLATFORM_EDGE } else { old }
    });
}

/// The shadow that a higher floor casts on its lower neighbor.
fn overhang(canvas: &mut Canvas, board: &Board, outlines: &[Outline], piece: &Piece) {
    let Some((higher, Some(lower))) = by_height(board, piece) else { return };
    let levels = board.area(higher).elevation.abs_diff(board.area(lower).elevation);
    let reach = OVERHANG * f32::from(levels.min(4));
    stroke(canvas, piece.segment, reach, |at, distance, _, old| {
        let shade = 0.4 + 0.6 * (distance / reach).min(1.0).sqrt();
        if outlines[lower.index()].holds(at) { old * shade } else { old }
    });
}

/// A boundary in its color and line style.
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
