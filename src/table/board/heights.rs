//! How high the board is at each place: what a higher floor hides from the camera.

use bevy::math::{Vec2, Vec3};
use bevy::prelude::Resource;

use super::outline::Outline;
use crate::table::place::{Plan, UNIT};
use gotham_rules::board::{AreaId, Board};

/// Millimeters of the board per cell.
const CELL: f32 = 5.0;
/// A floor hides nothing that is less than this above it, in units: figures stand on floors.
const SLACK: f32 = 0.02;

/// The heights of a board's floors, cell by cell, in units.
#[derive(Resource, Clone)]
pub(crate) struct Heights {
    columns: usize,
    cells: Vec<Option<(AreaId, f32)>>,
    half: Vec2,
    top: f32,
}

impl Heights {
    /// The heights of a board as it is now: floors rise and sink, and the cars of elevators ride.
    pub(crate) fn of(board: &Board, plan: &Plan) -> Heights {
        let half = plan.half_size();
        let size = (half * 2.0 * UNIT / CELL).ceil();
        let (columns, rows) = (size.x as usize, size.y as usize);
        let mut cells = vec![None; columns * rows];
        let mut top = f32::MIN;
        for (id, area) in board.areas().map(|area| (area, board.area(area))) {
            let (outline, height) = (Outline::of(&area.outline), plan.height(area.elevation));
            top = top.max(height);
            let (least, most) = (outline.least / CELL, (outline.most / CELL).min(size));
            for row in least.y.max(0.0) as usize..most.y as usize {
                for column in least.x.max(0.0) as usize..most.x as usize {
                    let at = (Vec2::new(column as f32, row as f32) + 0.5) * CELL;
                    if outline.holds(at) {
                        cells[row * columns + column] = Some((id, height));
                    }
                }
            }
        }
        Heights { columns, cells, half, top }
    }

    /// Whether a floor lies between the eye and a place.
    pub(crate) fn hides(&self, eye: Vec3, place: Vec3) -> bool {
        let way = eye - place;
        if way.y <= 0.0 || place.y >= self.top {
            return false;
        }
        // Above the highest floor, nothing is in the way.
        let part = ((self.top - place.y) / way.y).min(1.0);
        let steps = (Vec2::new(way.x, way.z).length() * part * UNIT / CELL).ceil();
        (1..=steps as i32).any(|step| {
            let at = place + way * part * (step as f32 / steps);
            self.floor(at).is_some_and(|(_, floor)| floor > at.y + SLACK)
        })
    }

    /// The Area above or below a place, and how high its floor is; `None` if there is none, or it is off the board.
    pub(crate) fn floor(&self, place: Vec3) -> Option<(AreaId, f32)> {
        let cell = (Vec2::new(place.x, place.z) + self.half) * UNIT / CELL;
        let is_on_board = cell.x >= 0.0 && cell.y >= 0.0 && (cell.x as usize) < self.columns;
        *self.cells.get(cell.y as usize * self.columns + cell.x as usize).filter(|_| is_on_board)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::camera::Orbit;
    use crate::table::camera::orbit::FLATTEST;
    use gotham_rules::board::{Change, Changes, ElevatorId};

    #[test]
    fn the_floor_of_a_car_is_where_the_car_is() {
        let mut rides = 0;
        for map in gotham_embedded::catalogue().maps.iter() {
            let (printed, plan) = (Board::new(map), Plan::of(map));
            for (id, elevator) in (0..).map(ElevatorId).zip(printed.elevators()) {
                for there in &elevator.shafts {
                    let mut changes = Changes::default();
                    changes.make(Change::Elevator(id, there.beside), &printed);
                    let board = printed.changed(&changes);
                    let heights = Heights::of(&board, &plan);
                    for shaft in &elevator.shafts {
                        let height = plan.height(board.area(shaft.beside).elevation);
                        let is_here = shaft.beside == there.beside;
                        let floor = heights.floor(plan.at(shaft.at, 0));
                        assert_eq!(floor, is_here.then_some((elevator.car, height)), "{}", map.id);
                    }
                    rides += 1;
                }
            }
        }
        assert!(rides >= 9, "only {rides} stops");
    }

    #[test]
    fn a_higher_floor_hides_what_stands_behind_it_and_nothing_else() {
        let mut hides = false;
        for map in gotham_embedded::catalogue().maps.iter() {
            let board = Board::new(map);
            let plan = Plan::of(map);
            let heights = Heights::of(&board, &plan);
            let eye = |turn: f32, pitch: f32| {
                let flat = Vec3::new(turn.sin(), 0.0, turn.cos()) * pitch.cos();
                (flat + Vec3::Y * pitch.sin()) * 14.0
            };
            for area in board.areas() {
                let chest = plan.centre(&board, area) + Vec3::Y * 0.3;
                assert!(!heights.hides(eye(0.0, 1.5), chest), "{area:?} of {} from above", map.id);
                let is_highest = board.areas().all(|other| board.area(other).elevation <= board.area(area).elevation);
                for turn in 0..8 {
                    let from = eye(turn as f32 * 0.785, FLATTEST);
                    assert!(!(is_highest && heights.hides(from, chest)), "{area:?} of {} is the highest", map.id);
                }
            }
            // From home, where the camera is at the start, everybody is visible.
            let hidden: Vec<_> = board
                .areas()
                .filter(|area| heights.hides(eye(0.0, Orbit::PITCH), plan.centre(&board, *area) + Vec3::Y * 0.3))
                .collect();
            assert_eq!(hidden, [], "{}", map.id);
            // And from flat on the table, some are not.
            let behind = |area| {
                let knee = plan.centre(&board, area) + Vec3::Y * 0.05;
                (0..8).any(|turn| heights.hides(eye(turn as f32 * 0.785, FLATTEST), knee))
            };
            let levels = || board.areas().map(|area| board.area(area).elevation);
            let is_steep = levels().max().zip(levels().min()).is_some_and(|(high, low)| high - low > 1);
            let is_hidden = board.areas().any(behind);
            assert!(is_hidden || !is_steep, "{}", map.id);
            hides |= is_hidden;
        }
        assert!(hides, "the test detects nothing");
    }
}
