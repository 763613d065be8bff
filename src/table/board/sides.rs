//! The upright sides between floors of different heights: glazed tiles and posters below a street, bare stone elsewhere,
//! the cut ground at the rim.

use bevy::math::{Vec2, Vec3};

use super::boundary::{by_height, ends, heights};
use super::canvas::grain;
use super::floor::CANVAS_STRIPE;
use crate::table::look::wall as look;
use crate::table::place::{Plan, UNIT};
use crate::table::shape::{Paint, Shape, shade};
use gotham_content::geometry::{self, Place, Point, Segment};
use gotham_content::map::{self, Floor, Map};
use gotham_rules::board::{AreaId, Board, Piece};

/// How dark a side is at its foot, where little light reaches.
const FOOT_SHADE: f32 = 0.7;
/// Height of the foot, of the band and of the cornice of a side, and where the band begins.
const PLINTH: f32 = 0.05;
const BAND: (f32, f32) = (0.27, 0.045);
const CORNICE: f32 = 0.025;
/// A poster: its size, the shortest wall that gets one, and how far its paper stands out.
const POSTER: Vec2 = Vec2::new(0.2, 0.26);
/// How much larger it is where a side is high: for this height it is as large as above.
const LARGER: f32 = 0.62;
const ROOM_FOR_A_POSTER: f32 = 0.55;
const PAPER: f32 = 0.004;

/// How broad the folds of a container are, and a barrel in a stack.
const FOLD: f32 = 0.04;
const BARREL: f32 = 0.14;
/// How far a tent's valance hangs down.
const VALANCE: f32 = 0.07;

/// How far a side looks across a gap for another Area: the length of a step in millimeters, and how many.
const ACROSS: (f64, u8) = (8.0, 24);
/// The height of a course of bricks, and how much the colors of two differ.
const COURSE: f32 = 0.08;
const UNEVEN: f32 = 0.3;
/// Pipes in the cut ground: how far apart they end, how thick they are, and how many sides they have.
const PIPES: f32 = 0.42;
const PIPE: f32 = 0.03;
const PIPE_SIDES: i32 = 10;

/// A side: from one end to the other, as seen from the lower floor, which it faces.
struct Side {
    from: Vec2,
    to: Vec2,
    low: f32,
    high: f32,
    /// What its upper edge is painted with, in the color of its level; the lowest has none.
    nosing: Option<Paint>,
}

/// The upright side between two floors of different heights.
pub(super) fn side(shape: &mut Shape, map: &Map, board: &Board, plan: &Plan, piece: &Piece) {
    let Some((higher, lower)) = by_height(board, piece) else { return };
    let (one, other) = heights(board, plan, piece);
    let (a, b) = ends(plan, piece);
    let (from, to) = if is_left_of(board, higher, piece) { (a, b) } else { (b, a) };
    let level = plan.above_lowest(board.area(higher).elevation);
    let nosing = level.checked_sub(1).map(|at| look::NOSING[at.min(look::NOSING.len() - 1)]);
    let side = Side { from, to, low: one.min(other), high: one.max(other), nosing };
    match map.floor_of(higher) {
        Floor::Canvas => return side.canvas(shape, plan.half_size()),
        Floor::Container => return side.container(shape),
        Floor::Barrels => return side.barrels(shape),
        _ => {}
    }
    match lower.map(|area| map.floor_of(area)) {
        None if looks_at_the_board(board, higher, piece) => {
            side.masonry(shape);
            side.posters(shape);
        }
        None => {
            side.bands(shape, look::CUT);
            side.pipes(shape);
        }
        Some(Floor::Tiles | Floor::Rails | Floor::Stairs | Floor::Steel) => {
            side.bands(shape, look::GLAZED);
            side.posters(shape);
        }
        Some(_) if map.place == map::Place::Fair => side.bands(shape, look::PLASTER),
        Some(_) => side.bands(shape, look::STONE),
    }
}

/// Whether an Area lies to the left of a boundary, looking along it in the plane with y pointing down.
fn is_left_of(board: &Board, area: AreaId, piece: &Piece) -> bool {
    geometry::locate(&board.area(area).outline, beside(piece, 2.0)) == Place::Inside
}

/// The place this many millimeters to the left of the middle of a boundary; to the right if negative.
fn beside(piece: &Piece, far: f64) -> Point {
    let Segment((ax, ay), (bx, by)) = piece.segment;
    let length = f64::from((bx - ax).pow(2) + (by - ay).pow(2)).sqrt().max(1.0);
    let aside = |part: i32| (f64::from(part) * far / length).round() as i32;
    ((ax + bx) / 2 + aside(by - ay), (ay + by) / 2 - aside(bx - ax))
}

/// Whether the side below an Area looks at other Areas across a gap, and not out at the table.
fn looks_at_the_board(board: &Board, area: AreaId, piece: &Piece) -> bool {
    let out = if is_left_of(board, area, piece) { -1.0 } else { 1.0 };
    (1..=ACROSS.1).any(|step| {
        let place = beside(piece, out * ACROSS.0 * f64::from(step));
        board.areas().any(|other| geometry::locate(&board.area(other).outline, place) == Place::Inside)
    })
}

impl Side {
    fn height(&self) -> f32 {
        self.high - self.low
    }

    /// The direction out of the wall.
    fn out(&self) -> Vec2 {
        (self.to - self.from).perp().normalize_or_zero()
    }

    /// A strip of the side between two heights; the lower it is, the darker.
    fn strip(&self, shape: &mut Shape, (low, high): (f32, f32), color: Paint) {
        let at = |point: Vec2, height: f32| Vec3::new(point.x, height, point.y);
        let lit = |height: f32| {
            let part = (height - self.low) / self.height();
            shade(color, FOOT_SHADE + (1.0 - FOOT_SHADE) * part)
        };
        let corners = [at(self.from, low), at(self.to, low), at(self.to, high), at(self.from, high)];
        shape.face(&corners, &[lit(low), lit(low), lit(high), lit(high)]);
    }

    /// A foot, a field with a band if it is high enough, and a cornice in the color of the band.
    fn bands(&self, shape: &mut Shape, [foot, field, band]: [Paint; 3]) {
        let (low, high) = (self.low, self.high);
        let plinth = (low + PLINTH).min(high - CORNICE);
        let (begin, end) = (low + BAND.0, low + BAND.0 + BAND.1);
        self.strip(shape, (low, plinth), foot);
        if end < high - CORNICE {
            self.strip(shape, (plinth, begin), field);
            self.strip(shape, (begin, end), band);
            self.strip(shape, (end, high - CORNICE), field);
        } else {
            self.strip(shape, (plinth, high - CORNICE), field);
        }
        self.strip(shape, (high - CORNICE, high), self.nosing.unwrap_or(band));
    }

    /// Striped canvas from a valance down to the pegs; its stripes go on from those of the roof.
    fn canvas(&self, shape: &mut Shape, corner: Vec2) {
        let [red, cream, dark] = look::CANVAS;
        let (way, length) = ((self.to - self.from).normalize_or_zero(), self.from.distance(self.to));
        // Along the board, a stripe is as broad on the side as it is on the roof above it.
        let axis = if way.x.abs() > way.y.abs() { Vec2::X } else { Vec2::Y };
        let [begin, end] = [self.from, self.to].map(|at| (at + corner).dot(axis));
        let (breadth, per) = (CANVAS_STRIPE / UNIT, way.dot(axis));
        let first = (begin.min(end) / breadth).floor() as i32;
        let last = (begin.max(end) / breadth).ceil() as i32;
        let valance = self.high - (self.height() * 0.3).min(VALANCE);
        for stripe in first..last {
            let along = |part: f32| ((((stripe as f32 + part) * breadth) - begin) / per).clamp(0.0, length);
            let (near, far) = (along(0.0).min(along(1.0)), along(0.0).max(along(1.0)));
            if far - near < 0.001 {
                continue;
            }
            let is_red = stripe.rem_euclid(2) == 0;
            let (color, other) = if is_red { (red, cream) } else { (cream, red) };
            let piece = Side { from: self.from + way * near, to: self.from + way * far, ..*self };
            piece.strip(shape, (self.low, valance), shade(color, 0.72));
            piece.strip(shape, (valance, self.high - CORNICE), color);
            let out = self.out() * PAPER;
            let at = |flat: Vec2, height: f32| Vec3::new(flat.x + out.x, height, flat.y + out.y);
            let middle = (piece.from + piece.to) / 2.0;
            let tip = valance - breadth * 0.35;
            shape.face(&[at(middle, tip), at(piece.to, valance), at(piece.from, valance)], &[other]);
            piece.strip(shape, (self.low, self.low + CORNICE), dark);
        }
        self.strip(shape, (self.high - CORNICE, self.high), self.nosing.unwrap_or(cream));
    }

    /// Its parts from one end to the other, each about this broad.
    fn parts(&self, broad: f32) -> impl Iterator<Item = Side> {
        let count = (self.from.distance(self.to) / broad).round().max(1.0);
        let at = move |part: i32| self.from.lerp(self.to, part as f32 / count);
        (0..count as i32).map(move |part| Side { from: at(part), to: at(part + 1), ..*self })
    }

    /// Folded sheet steel between a sill and a rail, with nothing that looks like a door.
    fn container(&self, shape: &mut Shape) {
        let [hollow, fold] = look::CONTAINER;
        let (sill, rail) = (self.low + CORNICE, self.high - CORNICE);
        for (number, part) in self.parts(FOLD).enumerate() {
            part.strip(shape, (sill, rail), if number % 2 == 0 { fold } else { hollow });
        }
        self.strip(shape, (self.low, sill), shade(hollow, 0.5));
        self.strip(shape, (rail, self.high), self.nosing.unwrap_or(fold));
    }

    /// Barrels side by side: each is round by its shades, and has two hoops.
    fn barrels(&self, shape: &mut Shape) {
        let [wood, hoop, dark] = look::BARRELS;
        let rail = self.high - CORNICE;
        let height = rail - self.low;
        for barrel in self.parts(BARREL) {
            for (part, own) in barrel.parts(barrel.from.distance(barrel.to) / 5.0).zip([0.35, 0.8, 1.1, 0.75, 0.3]) {
                let mut low = self.low;
                for (up, color) in [(0.06, dark), (0.26, wood), (0.34, hoop), (0.66, wood), (0.74, hoop), (1.0, wood)] {
                    let top = self.low + height * up;
                    part.strip(shape, (low, top), shade(color, own));
                    low = top;
                }
            }
        }
        self.strip(shape, (rail, self.high), self.nosing.unwrap_or(hoop));
    }

    /// Courses of dark brick, no two of the same color, below a cornice.
    fn masonry(&self, shape: &mut Shape) {
        let [foot, field, cornice] = look::MASONRY;
        let courses = ((self.height() - CORNICE) / COURSE).ceil().max(1.0);
        let height = (self.height() - CORNICE) / courses;
        for course in 0..courses as i32 {
            let low = self.low + course as f32 * height;
            let own = 1.0 - UNEVEN / 2.0 + UNEVEN * grain(course, (self.from.x * 100.0) as i32);
            let color = if course == 0 { foot } else { field };
            self.strip(shape, (low, low + height * 0.88), shade(color, own));
            self.strip(shape, (low + height * 0.88, low + height), shade(foot, own));
        }
        self.strip(shape, (self.high - CORNICE, self.high), self.nosing.unwrap_or(cornice));
    }

    /// The ends of pipes in the cut ground.
    fn pipes(&self, shape: &mut Shape) {
        let (way, length) = ((self.to - self.from).normalize_or_zero(), self.from.distance(self.to));
        for place in 0..(length / PIPES) as i32 {
            let chance = |salt: i32| grain(place + salt, (self.from.x * 90.0) as i32 + (self.from.y * 70.0) as i32);
            let radius = PIPE * (0.5 + 0.7 * chance(3));
            let height = self.low + self.height() * (0.3 + 0.4 * chance(5));
            if chance(1) < 0.4 || self.height() < 0.3 {
                continue;
            }
            let flat = self.from + way * PIPES * (place as f32 + 0.3 + 0.4 * chance(7));
            for (layer, radius, color) in [(1.0, radius, look::PIPE.0), (2.0, radius * 0.72, look::PIPE.1)] {
                let corner = |side: i32| {
                    let turn = Vec2::from_angle(side as f32 / PIPE_SIDES as f32 * core::f32::consts::TAU) * radius;
                    let at = flat + way * turn.x + self.out() * PAPER * layer;
                    Vec3::new(at.x, height + turn.y, at.y)
                };
                let rim: Vec<Vec3> = (0..PIPE_SIDES).map(corner).collect();
                shape.face(&rim, &[color]);
            }
        }
    }

    /// Posters at even distances, each with its own motif.
    fn posters(&self, shape: &mut Shape) {
        let (way, length) = ((self.to - self.from).normalize_or_zero(), self.from.distance(self.to));
        let count = (length / ROOM_FOR_A_POSTER).floor();
        if self.height() < POSTER.y * 1.6 || count < 1.0 {
            return;
        }
        for place in 0..count as i32 {
            let middle = self.from + way * length * (place as f32 + 0.5) / count;
            let seed = (middle * 100.0).as_ivec2();
            let chance = |salt: i32| grain(seed.x + salt, seed.y);
            if chance(0) < 0.35 {
                continue;
            }
            let poster = POSTER * (self.height() / LARGER).clamp(1.0, 1.5);
            let foot = self.low + self.height() * 0.28;
            let print = look::POSTERS[(chance(1) * look::POSTERS.len() as f32) as usize % look::POSTERS.len()];
            let mut sheet = |layer: f32, (left, right): (f32, f32), (low, high): (f32, f32), color: Paint| {
                let at = |across: f32, up: f32| {
                    let flat = middle + way * (across - 0.5) * poster.x + self.out() * PAPER * layer;
                    Vec3::new(flat.x, foot + up * poster.y, flat.y)
                };
                shape.face(&[at(left, low), at(right, low), at(right, high), at(left, high)], &[color]);
            };
            sheet(1.0, (0.0, 1.0), (0.0, 1.0), look::PAPER);
            sheet(2.0, (0.08, 0.92), (0.24, 0.94), print);
            sheet(3.0, (0.2 + 0.2 * chance(2), 0.6 + 0.25 * chance(3)), (0.34, 0.6 + 0.25 * chance(4)), look::PAPER);
            sheet(2.0, (0.14, 0.14 + 0.7 * chance(5).max(0.4)), (0.09, 0.15), print);
        }
    }
}
