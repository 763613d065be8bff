//! Elevators: shafts that stay where they are, and a car that stands in one of them. Its floor is an Area, but no part of
//! the floors' mesh: it rides. G-124

use bevy::math::{Quat, Vec2, Vec3};

use super::boundary::{FOOT, ends};
use crate::table::components::Home;
use crate::table::look::elevator as look;
use crate::table::place::Plan;
use crate::table::shape::Shape;
use gotham_content::geometry::{Segment, edges, triangles};
use gotham_rules::board::{AreaId, Board, Elevator, Piece, Shaft};

/// How much smaller than its Area a car is, and how much larger a shaft.
const CAR: f32 = 0.97;
const SHAFT: f32 = 1.05;
/// A car: the height of its kickboards, of its posts, and how thick its floor is.
const KICK: f32 = 0.035;
const POST: f32 = 0.36;
const PLATE: f32 = 0.05;
/// How broad and how thick a shaft's rim is, and what leads across it to the Area beside.
const RIM: f32 = 0.024;
const BRIDGE: f32 = 0.2;
const SILL: f32 = 0.03;
/// How broad the light on a threshold is, and the one around a car's floor.
const LIGHT: f32 = 0.014;

/// Whether an Area is the floor of a car.
pub(super) fn is_car(board: &Board, area: AreaId) -> bool {
    board.elevator_of(area).is_some()
}

/// What lies between Areas, without the sides of cars.
pub(super) fn fixed(board: &Board) -> impl Iterator<Item = &Piece> {
    board.pieces().iter().filter(|piece| !is_car(board, piece.sides.0))
}

/// Where a car stands.
pub(crate) fn stop(board: &Board, plan: &Plan, elevator: &Elevator) -> Home {
    let car = board.area(elevator.car);
    let middle = board.shaft_of(elevator).map_or(car.centre, |shaft| shaft.at);
    Home { at: plan.at(middle, car.elevation), facing: 0.0, lies: false }
}

/// The corners of a car, as seen from the middle of its floor.
fn corners(board: &Board, plan: &Plan, elevator: &Elevator) -> Vec<Vec2> {
    let at = stop(board, plan, elevator).at;
    board.area(elevator.car).outline.iter().map(|corner| plan.flat(*corner) - Vec2::new(at.x, at.z)).collect()
}

fn sides(corners: &[Vec2]) -> impl Iterator<Item = (Vec2, Vec2)> {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

/// A beam from one place to another at a height, this high and thick.
fn beam(shape: &mut Shape, (from, to): (Vec2, Vec2), foot: f32, size: Vec2, color: [f32; 4]) {
    let (way, middle) = (to - from, (from + to) / 2.0);
    let turn = Quat::from_rotation_y(-way.y.atan2(way.x));
    let size = Vec3::new(way.length() + size.y, size.x, size.y);
    shape.cuboid(Vec3::new(middle.x, foot + size.y / 2.0, middle.y), size, turn, color);
}

fn raised(flat: Vec2, height: f32) -> Vec3 {
    Vec3::new(flat.x, height, flat.y)
}

/// A car as seen from the middle of its floor: what is lit, and what shines on its own. It has no roof.
pub(crate) fn car(board: &Board, plan: &Plan, elevator: &Elevator) -> (Shape, Shape) {
    let (mut lit, mut glowing) = (Shape::default(), Shape::default());
    let outline = corners(board, plan, elevator);
    let car: Vec<Vec2> = outline.iter().map(|corner| *corner * CAR).collect();
    let at = stop(board, plan, elevator).at;
    let floor = triangles(&board.area(elevator.car).outline)
        .into_iter()
        .map(|triangle| triangle.map(|corner| (plan.flat(corner) - Vec2::new(at.x, at.z)) * CAR));
    lit.floor(&floor.collect::<Vec<_>>(), 0.0, look::FLOOR);
    for (from, to) in sides(&car) {
        beam(&mut lit, (from, to), -PLATE, Vec2::new(PLATE + KICK, RIM), look::STEEL);
        beam(&mut lit, (from, to), POST, Vec2::new(0.014, 0.014), look::STEEL);
        beam(&mut glowing, (from * 0.86, to * 0.86), 0.0, Vec2::new(0.004, LIGHT), look::AMBER);
        lit.limb(raised(from, 0.0), raised(from, POST), (0.013, 0.011), 6, look::STEEL);
        glowing.ball(raised(from, POST + 0.024), Vec3::splat(0.02), look::AMBER);
    }
    (lit, glowing)
}

/// All shafts of a board: open at the top, with a lit threshold before the Area beside.
pub(super) fn shafts(lit: &mut Shape, glowing: &mut Shape, board: &Board, plan: &Plan) {
    for elevator in board.elevators() {
        let outline: Vec<Vec2> = corners(board, plan, elevator).iter().map(|corner| *corner * SHAFT).collect();
        for shaft in &elevator.shafts {
            let (middle, height) = (plan.flat(shaft.at), plan.height(board.area(shaft.beside).elevation));
            let around: Vec<Vec2> = outline.iter().map(|corner| middle + *corner).collect();
            for (from, to) in sides(&around) {
                let corners = [raised(from, FOOT), raised(to, FOOT), raised(to, height), raised(from, height)];
                lit.sheet(&corners, look::SHAFT);
                beam(lit, (from, to), height - RIM, Vec2::splat(RIM), look::STEEL);
            }
            threshold(lit, glowing, board, plan, (shaft, &around));
        }
    }
}

/// What leads from a shaft to the Area beside it, and the light that shows the way.
fn threshold(lit: &mut Shape, glowing: &mut Shape, board: &Board, plan: &Plan, (shaft, around): (&Shaft, &[Vec2])) {
    let (middle, there) = (plan.flat(shaft.at), door(board, plan, shaft));
    let here = nearest(sides(around), there);
    let height = plan.height(board.area(shaft.beside).elevation);
    let way = (there - middle).normalize_or(Vec2::X);
    let across = way.perp() * BRIDGE / 2.0;
    let (inner, outer) = (here - way * RIM / 2.0, there + way * SILL);
    let corners = [inner - across, inner + across, outer + across, outer - across];
    lit.sheet(&corners.map(|corner| raised(corner, height + 0.002)), look::STEEL);
    beam(glowing, (here - across, here + across), height, Vec2::new(0.006, LIGHT), look::AMBER);
}

/// The place on any of these sides that is nearest to another one.
fn nearest(sides: impl Iterator<Item = (Vec2, Vec2)>, place: Vec2) -> Vec2 {
    let on = |(from, to): (Vec2, Vec2)| {
        let way = to - from;
        from + way * ((place - from).dot(way) / way.length_squared().max(0.0001)).clamp(0.0, 1.0)
    };
    let places = sides.map(on).min_by(|one, other| one.distance(place).total_cmp(&other.distance(place)));
    places.unwrap_or(place)
}

/// Where one steps from a shaft into the Area beside it.
fn door(board: &Board, plan: &Plan, shaft: &Shaft) -> Vec2 {
    let rim = edges(&board.area(shaft.beside).outline).map(|Segment(from, to)| (plan.flat(from), plan.flat(to)));
    nearest(rim, plan.flat(shaft.at))
}

/// What is left of a boundary beside the doors of shafts: a wall at the rim of an Area has a gap there.
pub(super) fn beside_thresholds(board: &Board, plan: &Plan, piece: &Piece) -> Vec<(Vec2, Vec2)> {
    let (from, to) = ends(plan, piece);
    let mut parts = vec![(from, to)];
    let shafts = board.elevators().iter().flat_map(|elevator| &elevator.shafts);
    for shaft in shafts.filter(|shaft| piece.sides == (shaft.beside, None)) {
        let place = door(board, plan, shaft);
        let way = (to - from).normalize_or_zero() * BRIDGE / 2.0;
        let cut = |(from, to): (Vec2, Vec2)| {
            let is_here = nearest([(from, to)].into_iter(), place).distance(place) < 0.01;
            let (before, after) = ((from, place - way), (place + way, to));
            let is_left = |part: &(Vec2, Vec2)| (part.1 - part.0).dot(way) > 0.0;
            if is_here { [before, after].into_iter().filter(is_left).collect() } else { vec![(from, to)] }
        };
        parts = parts.into_iter().flat_map(cut).collect();
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::place::Plan;
    use gotham_rules::board::{Change, Changes, ElevatorId};

    #[test]
    fn a_car_stands_on_the_level_of_the_area_beside_and_only_it_moves() {
        let catalogue = gotham_embedded::catalogue();
        let mut rides = 0;
        for map in catalogue.maps.iter() {
            let (printed, plan) = (Board::new(map), Plan::of(map));
            for (id, elevator) in printed.elevators().iter().enumerate() {
                let mut mesh = Vec::new();
                for shaft in &elevator.shafts {
                    let mut changes = Changes::default();
                    changes.make(Change::Elevator(ElevatorId(id as u8), shaft.beside), &printed);
                    let board = printed.changed(&changes);
                    let at = stop(&board, &plan, elevator).at;
                    assert_eq!(at, plan.at(shaft.at, board.area(shaft.beside).elevation), "{}", map.id);
                    assert!(fixed(&board).all(|piece| piece.sides.0 != elevator.car), "{}", map.id);
                    mesh.push(car(&board, &plan, elevator).0.triangles());
                    rides += 1;
                }
                for other in &mesh[1..] {
                    let moved = mesh[0].iter().flatten().zip(other.iter().flatten());
                    assert!(moved.clone().all(|(one, other)| one.distance(*other) < 0.001), "{}", map.id);
                }
            }
        }
        assert!(rides >= 9, "only {rides} stops");
    }

    #[test]
    fn every_shaft_has_a_lit_threshold() {
        for map in gotham_embedded::catalogue().maps.iter() {
            let (board, plan) = (Board::new(map), Plan::of(map));
            let (mut lit, mut glowing) = (Shape::default(), Shape::default());
            shafts(&mut lit, &mut glowing, &board, &plan);
            for shaft in board.elevators().iter().flat_map(|elevator| &elevator.shafts) {
                let at = plan.at(shaft.at, board.area(shaft.beside).elevation);
                let is_near = |corner: &&Vec3| corner.distance(at) < 0.4;
                assert!(glowing.triangles().iter().flatten().any(|corner| is_near(&corner)), "{}", map.id);
            }
            assert_eq!(lit.is_empty(), board.elevators().is_empty(), "{}", map.id);
            // No wall stands in the way.
            let rims = fixed(&board).filter(|piece| piece.sides.1.is_none());
            let gap: f32 = rims
                .map(|piece| {
                    let length = |(from, to): (Vec2, Vec2)| from.distance(to);
                    let left: f32 = beside_thresholds(&board, &plan, piece).into_iter().map(length).sum();
                    length(ends(&plan, piece)) - left
                })
                .sum();
            let shafts = board.elevators().iter().map(|elevator| elevator.shafts.len()).sum::<usize>();
            assert!(gap >= shafts as f32 * BRIDGE * 0.45, "{}: {gap} for {shafts} shafts", map.id);
        }
    }
}
