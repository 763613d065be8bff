//! Where things stand: from the board's millimeters to the scene's units, and spots for miniatures within an Area.
//!
//! One unit is 100 mm of the printed board; the board's middle is the origin, its top edge is at negative z.

use std::collections::BTreeMap;

use bevy::math::{Vec2, Vec3};
use bevy::prelude::{Entity, Resource};

use crate::table::footprint::{Footprint, footprints};
use crate::table::look::proportion;
use gotham_content::geometry::{self, Point, Segment};
use gotham_content::map::Map;
use gotham_rules::board::{AreaId, Board};

/// Millimeters in one unit.
pub(super) const UNIT: f32 = 100.0;

/// Turns millimeters of a map into the scene's units.
#[derive(Clone, Copy, Debug, Resource)]
pub(super) struct Plan {
    size: Vec2,
    level: f32,
    /// The level of the lowest floor.
    lowest: i8,
}

impl Plan {
    /// The plan of a map.
    pub(super) fn of(map: &Map) -> Plan {
        Plan {
            size: Vec2::new(map.size.0 as f32, map.size.1 as f32),
            level: map.level_height as f32 / UNIT * proportion::LEVEL,
            lowest: map.areas.iter().map(|area| area.elevation).min().unwrap_or_default(),
        }
    }

    /// A point in the plane: x and z.
    pub(super) fn flat(&self, point: Point) -> Vec2 {
        (Vec2::new(point.0 as f32, point.1 as f32) - self.size / 2.0) / UNIT
    }

    /// A point at a level.
    pub(super) fn at(&self, point: Point, elevation: i8) -> Vec3 {
        let flat = self.flat(point);
        Vec3::new(flat.x, self.height(elevation), flat.y)
    }

    /// The height of a level's floor. Levels from the third above the lowest floor on are drawn much flatter: roofs in the
    /// south would hide the streets behind them.
    pub(super) fn height(&self, elevation: i8) -> f32 {
        let above = f32::from(elevation.saturating_sub(self.lowest));
        let full = above.min(proportion::FULL_LEVELS);
        self.level * (f32::from(self.lowest) + full + (above - full) * proportion::FURTHER)
    }

    /// How many levels above the lowest floor a level is.
    pub(super) fn above_lowest(&self, elevation: i8) -> usize {
        elevation.saturating_sub(self.lowest).max(0) as usize
    }

    /// Half the board's width and depth.
    pub(super) fn half_size(&self) -> Vec2 {
        self.size / 2.0 / UNIT
    }

    /// Where names and rings of an Area go.
    pub(super) fn centre(&self, board: &Board, area: AreaId) -> Vec3 {
        let area = board.area(area);
        self.at(area.centre, area.elevation)
    }
}

/// Millimeters between two spots, and from a spot to a wall: as much as there is room for.
const ROOM: [(i32, i64); 7] = [(27, 14), (25, 14), (22, 13), (19, 12), (17, 10), (15, 9), (13, 8)];
/// How much nearer than to a wall one stands to a bench: it is only as thick as it looks.
const BESIDE: f32 = 1.5;

/// The spots of every Area, and who stands where: nobody shuffles when somebody arrives.
#[derive(Resource, Default, Debug)]
pub(super) struct Seating {
    props: Vec<Footprint>,
    spots: Vec<Vec<Point>>,
    taken: BTreeMap<Entity, (AreaId, usize)>,
}

impl Seating {
    /// The spots of a board.
    pub(super) fn of(map: &Map, board: &Board) -> Seating {
        let props = footprints(map);
        let spots = board.areas().map(|area| spots(board, area, &props)).collect();
        Seating { props, spots, taken: BTreeMap::new() }
    }

    /// The cars of elevators have moved, and their spots with them. G-124
    pub(super) fn ride(&mut self, board: &Board) {
        for elevator in board.elevators() {
            self.spots[elevator.car.index()] = spots(board, elevator.car, &self.props);
        }
    }

    /// The spot of somebody that stands in an Area: its old one, or the free one nearest the middle with nobody
    /// in front of or behind it, or if that is impossible, the one with the most room.
    pub(super) fn sit(&mut self, who: Entity, area: AreaId) -> Point {
        self.seat(who, area, |spots, free, busy| {
            let room = |at: &usize| busy.iter().map(|other| seen_apart(spots[*at], spots[*other])).min();
            let room = |at: &usize| room(at).map_or(APART, |room| room.min(APART));
            // The spots run from the middle outward: among those with equal room, the first is wanted.
            free.iter().copied().rev().max_by_key(room)
        })
    }

    /// The spot of a token: the free one farthest from the middle.
    pub(super) fn lay(&mut self, who: Entity, area: AreaId) -> Point {
        self.seat(who, area, |_, free, _| free.last().copied())
    }

    fn seat(
        &mut self,
        who: Entity,
        area: AreaId,
        choose: impl Fn(&[Point], &[usize], &[usize]) -> Option<usize>,
    ) -> Point {
        let spots = &self.spots[area.index()];
        if let Some((there, at)) = self.taken.get(&who)
            && *there == area
        {
            return spots[at % spots.len()];
        }
        let busy: Vec<usize> = self.taken.values().filter(|(there, _)| *there == area).map(|(_, at)| *at).collect();
        let free: Vec<usize> = (0..spots.len()).filter(|at| !busy.contains(at)).collect();
        let on_spots: Vec<usize> = busy.iter().copied().filter(|at| *at < spots.len()).collect();
        let at = choose(spots, &free, &on_spots).unwrap_or(busy.len());
        self.taken.insert(who, (area, at));
        spots[at % spots.len()]
    }

    /// It no longer stands anywhere.
    pub(super) fn leave(&mut self, who: Entity) {
        self.taken.remove(&who);
    }
}

/// Far enough apart that nobody hides anybody, in square millimeters.
const APART: i64 = 36 * 36;

/// How far apart two spots look, in square millimeters: the camera looks along the board, and figures are tall.
fn seen_apart(one: Point, other: Point) -> i64 {
    let (x, y) = (i64::from(one.0 - other.0), i64::from(one.1 - other.1) / 2);
    x * x + y * y
}

/// Spots of an Area from its middle outward: as many as its limit calls for, closer together if there is no room.
/// Nobody stands in a wall or a bench.
pub(super) fn spots(board: &Board, area: AreaId, props: &[Footprint]) -> Vec<Point> {
    let area = board.area(area);
    let wanted = usize::from(area.limit) + 3;
    let corners = area.outline.iter().map(|corner| Vec2::new(corner.0 as f32, corner.1 as f32));
    let (least, most) = corners.fold((Vec2::MAX, Vec2::MIN), |(least, most), at| (least.min(at), most.max(at)));
    let near = |print: &&Footprint| {
        let (low, high) = print.bounds();
        print.elevation == area.elevation && low.cmple(most).all() && high.cmpge(least).all()
    };
    let (least, most) = ((least.x as i32, least.y as i32), (most.x as i32, most.y as i32));
    let place = Place {
        box_around: (least, most),
        outline: &area.outline,
        centre: area.centre,
        props: props.iter().filter(near).collect(),
    };
    let mut best = vec![area.centre];
    for (spacing, margin) in ROOM {
        let shifts = (0..3).flat_map(|x| (0..3).map(move |y| (x * spacing / 3, y * spacing / 3)));
        for shift in shifts {
            if best.len() >= wanted {
                break;
            }
            let found = place.grid(spacing, margin, shift);
            if found.len() > best.len() {
                best = found;
            }
        }
        if best.len() >= wanted {
            break;
        }
    }
    best
}

/// The floor of an Area, and what stands on it.
struct Place<'a> {
    box_around: (Point, Point),
    outline: &'a [Point],
    centre: Point,
    props: Vec<&'a Footprint>,
}

impl Place<'_> {
    fn grid(&self, spacing: i32, margin: i64, shift: (i32, i32)) -> Vec<Point> {
        let reach = -14..=14;
        let points = reach.clone().flat_map(|row| reach.clone().map(move |column| (column, row)));
        let mut found: Vec<Point> = points
            .map(|(column, row)| {
                let stagger = if row % 2 == 0 { 0 } else { spacing / 2 };
                let across = self.centre.0 + shift.0 + column * spacing + stagger;
                (across, self.centre.1 + shift.1 + row * spacing * 7 / 8)
            })
            .filter(|&spot| self.is_roomy(spot, margin))
            .collect();
        found.sort_by_key(|&spot| geometry::distance_squared(self.centre, spot));
        found
    }

    fn is_roomy(&self, spot: Point, margin: i64) -> bool {
        let (least, most) = self.box_around;
        if spot.0 < least.0 || spot.1 < least.1 || spot.0 > most.0 || spot.1 > most.1 {
            return false;
        }
        let at = Vec2::new(spot.0 as f32, spot.1 as f32);
        geometry::locate(self.outline, spot) == geometry::Place::Inside
            && geometry::edges(self.outline)
                .all(|edge: Segment| geometry::distance_squared_to(edge, spot) >= margin * margin)
            && self.props.iter().all(|print| print.distance(at) >= margin as f32 - BESIDE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_stands_behind_anybody_where_there_is_room() {
        for map in gotham_embedded::catalogue().maps.iter() {
            let board = Board::new(map);
            let mut seating = Seating::of(map, &board);
            for area in board.areas() {
                let mut guest = |number: u32| seating.sit(Entity::from_raw_u32(number).expect("few"), area);
                let first = area.index() as u32 * 2 + 1;
                let (one, other) = (guest(first), guest(first + 1));
                let most = spots(&board, area, &footprints(map)).into_iter().map(|spot| seen_apart(one, spot)).max();
                let wanted = most.map_or(0, |most| most.min(APART));
                assert!(seen_apart(one, other) >= wanted, "{}: {area:?}: {one:?} and {other:?}", map.id);
            }
        }
    }

    #[test]
    fn nobody_stands_in_a_wall_or_a_seat() {
        for map in gotham_embedded::catalogue().maps.iter() {
            let board = Board::new(map);
            let props = footprints(map);
            for area in board.areas() {
                let spots = spots(&board, area, &props);
                let here = board.area(area);
                assert!(spots.len() >= usize::from(here.limit), "{area:?} of {}: only {}", map.id, spots.len());
                for spot in spots {
                    let at = Vec2::new(spot.0 as f32, spot.1 as f32);
                    let same_level = props.iter().filter(|print| print.elevation == here.elevation);
                    let nearest = same_level.map(|print| print.distance(at)).fold(f32::MAX, f32::min);
                    assert!(nearest >= 6.5, "{area:?} of {}: {nearest} mm from a prop", map.id);
                    let edges = geometry::edges(&here.outline).map(|edge| geometry::distance_squared_to(edge, spot));
                    assert!(edges.min() >= Some(8 * 8), "{area:?} of {}: at a wall", map.id);
                }
            }
        }
    }

    #[test]
    fn a_full_area_takes_more_and_nobody_moves() {
        let catalogue = gotham_embedded::catalogue();
        let map = &catalogue.maps[0];
        let board = Board::new(map);
        let area = board.areas().next().expect("a board has Areas");
        let mut seating = Seating::of(map, &board);
        let guest = |number: u32| Entity::from_raw_u32(number + 1).expect("few");
        let first: Vec<Point> = (0..60).map(|number| seating.sit(guest(number), area)).collect();
        let again: Vec<Point> = (0..60).map(|number| seating.sit(guest(number), area)).collect();
        assert_eq!(first, again, "who has a spot keeps it");
        seating.leave(guest(0));
        assert_eq!(seating.sit(guest(60), area), first[0], "a free spot is taken");
    }
}
