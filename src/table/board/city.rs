//! The city around the table: houses like a stage set close behind the board, and a skyline in the fog. They are only
//! there from inside: whoever looks from behind a house looks through it, so that none ever hides the board.

use bevy::math::{Vec2, Vec3};

use super::boundary::FOOT;
use super::canvas::grain;
use crate::table::look::city as look;
use crate::table::place::Plan;
use crate::table::shape::{Paint, Shape, shade};

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

/// Builds all rows on all four sides of the board.
pub(super) fn around(shape: &mut Shape, plan: &Plan) {
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
            street(shape, row, from, way, reach * 2.0, row.salt + side as i32 * 101);
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
