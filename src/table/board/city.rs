//! The city around the table: houses like a stage set close behind the board, and a skyline in the fog. They are only
//! there from inside: whoever looks from behind a house looks through it, so that none ever hides the board.

use bevy::math::{Vec2, Vec3};

use super::boundary::FOOT;
use super::canvas::grain;
use crate::table::look::city as look;
use crate::table::place::Plan;
use crate::table::shape::{Paint, Shape, shade};
use gotham_content::map::Place;

/// A row of houses around the board.
struct Row {
    /// How far it stands behind the board.
    behind: f32,
    /// How broad and how high its houses are, at least and at most.
    broad: (f32, f32),
    high: (f32, f32),
    /// The distance between windows, and how many of them are lit.
    window: Vec2,
    lit: f32,
    /// The colors of its foot and of its roofs, and how much of its light the fog leaves.
    colors: (Paint, Paint),
    clear: f32,
    /// Whether it stands on every side, or only behind and before the board, where it hides no table.
    all_around: bool,
    salt: i32,
}

/// From the nearest to the farthest.
const ROWS: [Row; 3] = [
    Row {
        behind: 0.5,
        broad: (0.5, 1.1),
        high: (0.5, 1.25),
        window: Vec2::new(0.11, 0.15),
        lit: 0.2,
        colors: look::NEAR,
        clear: 0.8,
        all_around: false,
        salt: 3,
    },
    Row {
        behind: 3.2,
        broad: (0.7, 1.5),
        high: (0.9, 2.6),
        window: Vec2::new(0.14, 0.2),
        lit: 0.16,
        colors: look::FAR,
        clear: 0.5,
        all_around: true,
        salt: 17,
    },
    Row {
        behind: 7.0,
        broad: (0.8, 2.2),
        high: (1.6, 5.2),
        window: Vec2::new(0.2, 0.28),
        lit: 0.13,
        colors: look::FAR,
        clear: 0.4,
        all_around: true,
        salt: 41,
    },
];

/// A window, as a part of the distance to the next one.
const PANE: Vec2 = Vec2::new(0.5, 0.58);
/// How far windows stand before a wall, and how high the moonlit edge of a roof is.
const BEFORE: f32 = 0.004;
const EDGE: f32 = 0.014;
/// How many houses have something on their roof.
const CROWNED: f32 = 0.4;

/// Builds all rows on all four sides of the board; around a cave they are rock.
pub(super) fn around(shape: &mut Shape, place: Place, plan: &Plan) {
    let half = plan.half_size();
    for row in &ROWS {
        let out = half + row.behind;
        // Seen from the board, each side runs from left to right.
        let sides = [
            (Vec2::new(-out.x, -out.y), Vec2::X, out.x),
            (Vec2::new(out.x, -out.y), Vec2::Y, out.y),
            (Vec2::new(out.x, out.y), Vec2::NEG_X, out.x),
            (Vec2::new(-out.x, out.y), Vec2::NEG_Y, out.y),
        ];
        for (side, (from, way, reach)) in sides.into_iter().enumerate() {
            if side % 2 == 1 && !row.all_around {
                continue;
            }
            let salt = row.salt + side as i32 * 101;
            match place {
                Place::Cave => rock(shape, row, (from, way, reach * 2.0), salt),
                _ => street(shape, row, from, way, reach * 2.0, salt),
            }
        }
    }
}

/// One side of a row: house after house.
fn street(shape: &mut Shape, row: &Row, from: Vec2, way: Vec2, length: f32, salt: i32) {
    let (mut along, mut number) = (0.0, 0);
    while along < length {
        let chance = |of: i32| grain(number * 7 + of, salt);
        let broad = (row.broad.0 + (row.broad.1 - row.broad.0) * chance(1)).min(length - along).max(0.1);
        // Every third house or so is a tower.
        let tall = chance(2).powi(2);
        let high = row.high.0 + (row.high.1 - row.high.0) * tall;
        // No two stand in one line.
        let back = way.perp() * -(0.22 * row.behind.min(2.0) * chance(3));
        let house = House { from: from + way * along + back, way, size: Vec2::new(broad, high), row, number, salt };
        house.build(shape);
        along += broad + 0.02;
        number += 1;
    }
}

/// One side of a row below the ground: rock, each buttress with its own ledge, and light on its edges.
fn rock(shape: &mut Shape, row: &Row, (from, way, length): (Vec2, Vec2, f32), salt: i32) {
    let steps = (length / (row.broad.0 * 0.6)).ceil() as i32;
    let corner = |step: i32, up: f32| {
        let chance = |of: i32| grain(step * 5 + of, salt);
        let back = way.perp() * -(0.3 * row.behind.min(2.0) * chance(1));
        let flat = from + way * (length * step as f32 / steps as f32) + back;
        let high = row.high.0 + (row.high.1 - row.high.0) * (0.25 + 0.75 * chance(2));
        (Vec3::new(flat.x, FOOT + high * up, flat.y), 0.5 + 0.5 * chance(3))
    };
    let (foot, top) = look::ROCK;
    let levels = [0.0, 0.34, 0.62, 1.0];
    for (step, level) in (0..steps).flat_map(|step| (0..3).map(move |level| (step, level))) {
        let at = |step: i32, level: usize| {
            let ledge = 0.12 * grain(step * 3 + level as i32, salt + 9);
            let up = if level == 0 || level == 3 { levels[level] } else { levels[level] + ledge };
            corner(step, up)
        };
        let lit = |level: usize, own: f32| {
            let part = levels[level];
            let mixed: Vec<f32> = foot.iter().zip(&top).map(|(low, high)| low + (high - low) * part).collect();
            shade([mixed[0], mixed[1], mixed[2], 1.0], own * row.clear * 1.2)
        };
        let corners = [at(step, level), at(step + 1, level), at(step + 1, level + 1), at(step, level + 1)];
        let own = 0.55 + 0.45 * grain(step, salt + level as i32);
        let colors =
            [(0, level), (1, level), (2, level + 1), (3, level + 1)].map(|(at, level)| lit(level, own * corners[at].1));
        let corners = corners.map(|(at, _)| at);
        shape.face(&corners[..3], &colors[..3]);
        shape.face(&[corners[0], corners[2], corners[3]], &[colors[0], colors[2], colors[3]]);
    }
}

struct House<'a> {
    from: Vec2,
    way: Vec2,
    size: Vec2,
    row: &'a Row,
    number: i32,
    salt: i32,
}

impl House<'_> {
    fn chance(&self, of: i32) -> f32 {
        grain(self.number * 31 + of, self.salt + 5)
    }

    /// A sheet on its front: where it begins and ends, across and up; a color at its foot and one at its top.
    fn sheet(&self, shape: &mut Shape, least: Vec2, most: Vec2, before: f32, (foot, top): (Paint, Paint)) {
        let corner = |x: f32, y: f32| {
            let flat = self.from + self.way * x + self.way.perp() * before;
            Vec3::new(flat.x, FOOT + y, flat.y)
        };
        let corners =
            [corner(least.x, least.y), corner(most.x, least.y), corner(most.x, most.y), corner(least.x, most.y)];
        shape.face(&corners, &[foot, foot, top, top]);
    }

    fn build(&self, shape: &mut Shape) {
        let Vec2 { x: broad, y: high } = self.size;
        let (foot, roof) = self.row.colors;
        self.sheet(shape, Vec2::ZERO, self.size, 0.0, (foot, roof));
        let moon = shade(look::MOONLIT, self.row.clear);
        self.sheet(shape, Vec2::new(0.0, high - EDGE), self.size, BEFORE, (moon, moon));
        if self.chance(1) < CROWNED {
            // A tank, a lift's engine house or a spire.
            let width = broad * (0.08 + 0.3 * self.chance(2));
            let left = (broad - width) * self.chance(3);
            let top = high + (0.1 + 0.3 * self.chance(4)) * high.min(1.5);
            self.sheet(shape, Vec2::new(left, high), Vec2::new(left + width, top), 0.0, (roof, roof));
            self.sheet(shape, Vec2::new(left, top - EDGE), Vec2::new(left + width, top), BEFORE, (moon, moon));
        }
        let cells = ((self.size - 0.06) / self.row.window).floor();
        let margin = (self.size - cells * self.row.window) / 2.0;
        for (x, y) in (0..cells.x as i32).flat_map(|x| (1..cells.y as i32).map(move |y| (x, y))) {
            let chance = |of: i32| grain(x * 13 + self.number * 57 + of, y * 11 + self.salt);
            let light = if chance(1) < self.row.lit {
                let which = look::WINDOWS[(chance(2) * look::WINDOWS.len() as f32) as usize % look::WINDOWS.len()];
                shade(which, self.row.clear * (0.35 + 0.65 * chance(3)))
            } else if self.row.salt == ROWS[0].salt {
                look::BLIND
            } else {
                continue;
            };
            let least = margin + Vec2::new(x as f32, y as f32) * self.row.window;
            self.sheet(shape, least, least + self.row.window * PANE, BEFORE, (light, shade(light, 0.8)));
        }
    }
}
