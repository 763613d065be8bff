//! Elevators: a car that stands in one of several shafts. G-124
//!
//! To the rest of the board, each shaft is a link that is open while the car stands in it, after the links of the map.

use std::collections::BTreeMap;

use super::{Area, AreaId};
use gotham_content::geometry::Point;
pub use gotham_content::index::ElevatorId;
use gotham_content::index::LinkId;
use gotham_content::{ElevatorName, Map, Text};

/// A car and its shafts. G-124
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Elevator {
    /// The id that files use.
    pub name_id: ElevatorName,
    /// The name for people.
    pub title: Text,
    /// The car.
    pub car: AreaId,
    /// Where it can stop.
    pub shafts: Vec<Shaft>,
    /// The car's corners and the middle of its floor, as seen from the middle of a shaft.
    outline: Vec<Point>,
    centre: Point,
}

/// Where a car can stop. G-124
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shaft {
    /// The Area that the car is Adjacent to here.
    pub beside: AreaId,
    /// The middle of the shaft on the board.
    pub at: Point,
    /// What it is to the rest of the board.
    pub link: LinkId,
}

impl Elevator {
    /// The shaft beside an Area, if there is one.
    pub fn shaft_beside(&self, area: AreaId) -> Option<&Shaft> {
        self.shafts.iter().find(|shaft| shaft.beside == area)
    }

    /// The car's corners while it stands in a shaft.
    pub(super) fn outline_in(&self, shaft: &Shaft) -> Vec<Point> {
        self.outline.iter().map(|corner| sum(*corner, shaft.at)).collect()
    }

    /// The middle of its floor there.
    pub(super) fn centre_in(&self, shaft: &Shaft) -> Point {
        sum(self.centre, shaft.at)
    }
}

fn sum(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

/// The elevators of a map, which draws each car in the shaft where it starts.
pub(super) fn elevators(map: &Map, index: &BTreeMap<&str, AreaId>, areas: &[Area]) -> Vec<Elevator> {
    let mut links = (map.links.len() as u8..).map(LinkId);
    let mut shaft = |shaft: &gotham_content::Shaft| {
        let link = links.next().unwrap_or(LinkId(u8::MAX));
        Shaft { beside: index[shaft.beside.as_str()], at: shaft.at, link }
    };
    let elevator = |elevator: &gotham_content::Elevator| {
        let car = index[elevator.car.as_str()];
        let start = elevator.shafts.iter().find(|shaft| shaft.beside == elevator.starts);
        let (x, y) = start.map_or((0, 0), |shaft| shaft.at);
        let Area { outline, centre, .. } = &areas[car.index()];
        Elevator {
            name_id: elevator.id.clone(),
            title: elevator.name.clone(),
            car,
            shafts: elevator.shafts.iter().map(&mut shaft).collect(),
            outline: outline.iter().map(|corner| sum(*corner, (-x, -y))).collect(),
            centre: sum(*centre, (-x, -y)),
        }
    };
    map.elevators.iter().map(elevator).collect()
}
