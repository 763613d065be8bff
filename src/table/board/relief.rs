//! How high everything on the board is, floors, walls and props, in a grid: enough to tell how much of the sky a place
//! sees, and whether a lamp's light reaches it.

use bevy::math::{Vec2, Vec3};

use super::boundary::{FOOT, heights};
use super::outline::{Outline, to_vec};
use super::{elevator, walls};
use crate::table::footprint::footprints;
use crate::table::place::{Plan, UNIT};
use gotham_content::map::Map;
use gotham_rules::board::{AreaId, Board};

/// A diagonal direction's share of either axis.
const DIAGONAL: f32 = core::f32::consts::FRAC_1_SQRT_2;

/// Millimeters of the board per cell.
const CELL: f32 = 4.0;
/// Half the thickness of a wall, as the grid has it: no wall falls between two cells.
const THICK: f32 = 2.9;
/// In which directions a place looks for what is higher, and how far, in units.
const DIRECTIONS: [Vec2; 8] = [
    Vec2::new(1.0, 0.0),
    Vec2::new(DIAGONAL, DIAGONAL),
    Vec2::new(0.0, 1.0),
    Vec2::new(-DIAGONAL, DIAGONAL),
    Vec2::new(-1.0, 0.0),
    Vec2::new(-DIAGONAL, -DIAGONAL),
    Vec2::new(0.0, -1.0),
    Vec2::new(DIAGONAL, -DIAGONAL),
];
const STEPS: [f32; 5] = [0.035, 0.075, 0.14, 0.25, 0.42];
/// How far apart the places are at which light on its way is checked, in units, and how much higher than the light
/// something must be to stop it.
const STRIDE: f32 = 0.055;
const SLACK: f32 = 0.012;

/// The heights of a board, cell by cell, in units.
pub(super) struct Relief {
    columns: usize,
    rows: usize,
    half: Vec2,
    floors: Vec<Option<(AreaId, f32)>>,
    tops: Vec<f32>,
}

impl Relief {
    /// The relief of a board as it is now.
    pub(super) fn of(map: &Map, board: &Board, plan: &Plan) -> Relief {
        let half = plan.half_size();
        let size = (half * 2.0 * UNIT / CELL).ceil();
        let (columns, rows) = (size.x as usize, size.y as usize);
        let (floors, tops) = (vec![None; columns * rows], vec![FOOT; columns * rows]);
        let mut relief = Relief { columns, rows, half, floors, tops };
        for area in board.areas() {
            let (outline, height) = (Outline::of(&board.area(area).outline), plan.height(board.area(area).elevation));
            relief.each(outline.least, outline.most, |cell, at, relief| {
                if outline.holds(at) {
                    relief.floors[cell] = Some((area, height));
                    relief.tops[cell] = height;
                }
            });
        }
        for piece in elevator::fixed(board) {
            let Some(rise) = walls::rise(board, plan, piece) else { continue };
            let (one, other) = heights(board, plan, piece);
            let top = one.max(other) + rise;
            let (from, to) = (to_vec(piece.segment.0), to_vec(piece.segment.1));
            let way = to - from;
            relief.each(from.min(to) - THICK, from.max(to) + THICK, |cell, at, relief| {
                let part = ((at - from).dot(way) / way.length_squared().max(0.001)).clamp(0.0, 1.0);
                if at.distance(from + way * part) <= THICK {
                    relief.tops[cell] = relief.tops[cell].max(top);
                }
            });
        }
        for print in footprints(map) {
            let top = plan.height(print.elevation) + print.height / UNIT;
            let (least, most) = print.bounds();
            relief.each(least, most, |cell, at, relief| {
                if print.distance(at) < CELL / 2.0 {
                    relief.tops[cell] = relief.tops[cell].max(top);
                }
            });
        }
        relief
    }

    /// Every cell of a box of the board, with its number and its middle in millimeters.
    fn each(&mut self, least: Vec2, most: Vec2, mut visit: impl FnMut(usize, Vec2, &mut Relief)) {
        let first = (least / CELL).floor().max(Vec2::ZERO);
        let last = (most / CELL).ceil().min(Vec2::new(self.columns as f32, self.rows as f32));
        for row in first.y as usize..last.y.max(0.0) as usize {
            for column in first.x as usize..last.x.max(0.0) as usize {
                visit(row * self.columns + column, (Vec2::new(column as f32, row as f32) + 0.5) * CELL, self);
            }
        }
    }

    fn cell(&self, place: Vec2) -> Option<usize> {
        let cell = (place + self.half) * UNIT / CELL;
        let is_on_board =
            cell.x >= 0.0 && cell.y >= 0.0 && (cell.x as usize) < self.columns && (cell.y as usize) < self.rows;
        is_on_board.then(|| cell.y as usize * self.columns + cell.x as usize)
    }

    /// How high it is at a place; beyond the board, as low as the table.
    fn top(&self, place: Vec2) -> f32 {
        self.cell(place).map_or(FOOT, |cell| self.tops[cell])
    }

    /// The Area at a place, and how high its floor is.
    pub(super) fn floor(&self, place: Vec2) -> Option<(AreaId, f32)> {
        self.floors[self.cell(place)?]
    }

    /// How much of the sky a surface sees, from 0 to 1: a wall that nothing stands before sees all of its half.
    pub(super) fn openness(&self, at: Vec3, normal: Vec3) -> f32 {
        let flat = Vec2::new(at.x, at.z);
        let out = Vec2::new(normal.x, normal.z);
        let (mut seen, mut all) = (0.0, 0.0);
        for way in DIRECTIONS {
            let weight = (normal.y.max(0.0) + out.dot(way)).max(0.0);
            if weight < 0.05 {
                continue;
            }
            let steepest =
                STEPS.iter().map(|far| (self.top(flat + way * *far) - at.y - SLACK) / far).fold(0.0, f32::max);
            // The sine of how high above the horizon the sky begins.
            let risen = steepest / (1.0 + steepest * steepest).sqrt();
            seen += weight * (1.0 - risen);
            all += weight;
        }
        if all > 0.0 { seen / all } else { 0.35 }
    }

    /// Whether light gets from one place to another.
    pub(super) fn passes(&self, from: Vec3, to: Vec3) -> bool {
        let way = to - from;
        let steps = (way.length() / STRIDE).ceil().max(1.0);
        (1..steps as i32).all(|step| {
            let at = from + way * (step as f32 / steps);
            self.top(Vec2::new(at.x, at.z)) <= at.y + SLACK
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_darker_below_a_street_and_along_walls() {
        for map in gotham_embedded::catalogue().maps.iter() {
            let board = Board::new(map);
            let plan = Plan::of(map);
            let relief = Relief::of(map, &board, &plan);
            let (mut dark, mut open) = (0, 0);
            for row in 0..60 {
                for column in 0..80 {
                    let flat =
                        (Vec2::new(column as f32, row as f32) / Vec2::new(79.0, 59.0) * 1.98 - 0.99) * relief.half;
                    let Some((_, height)) = relief.floor(flat) else { continue };
                    let seen = relief.openness(Vec3::new(flat.x, height, flat.y), Vec3::Y);
                    assert!((0.0..=1.0).contains(&seen));
                    dark += usize::from(seen < 0.6);
                    open += usize::from(seen > 0.95);
                }
            }
            assert!(dark > 50 && open > 300, "{}: {dark} dark places, {open} open ones", map.id);
        }
    }

    #[test]
    fn a_pillar_stops_light_up_to_its_top() {
        let catalogue = gotham_embedded::catalogue();
        let (_, map) = catalogue.map("subway").expect("the Subway");
        let (board, plan) = (Board::new(map), Plan::of(map));
        let relief = Relief::of(map, &board, &plan);
        let pillar =
            map.props.iter().find(|prop| prop.kind == gotham_content::map::PropKind::Pillar).expect("a pillar");
        let middle = plan.at(pillar.at, pillar.elevation);
        let (here, there) = (middle + Vec3::new(-0.12, 0.05, 0.0), middle + Vec3::new(0.12, 0.05, 0.0));
        assert!(!relief.passes(here, there), "a pillar stands between");
        let up = Vec3::Y * 0.5;
        assert!(relief.passes(here + up, there + up), "over its top");
    }
}
