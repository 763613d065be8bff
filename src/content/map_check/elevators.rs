//! Elevators: a car of its own, and shafts beside Areas that exist. G-124

use std::collections::BTreeSet;

use super::super::geometry::{Place, Point, locate};
use super::super::id::AreaName;
use super::super::map::{Elevator, Map};
use super::limits::{MOST_NAMED, in_range};
use super::outlines::overlap;
use super::report::{Names, Report};

impl Report {
    /// Elevators: each with a car that nothing else leads to, and at least two shafts.
    pub(super) fn elevators(&mut self, map: &Map, names: &Names, sound: &[bool]) {
        let (mut seen, mut cars) = (BTreeSet::new(), BTreeSet::new());
        for (at, elevator) in map.elevators.iter().enumerate() {
            let field = format!("elevators[{at}]");
            self.named(&field, elevator.id.as_str(), elevator.name.english(), &mut seen);
            if !cars.insert(&elevator.car) {
                self.add(format!("{field}.car"), format!("{} is the car of another elevator", elevator.car));
            }
            self.car(&field, elevator, map, names, sound);
            self.shafts(&field, elevator, map, names);
        }
        let shafts: usize = map.elevators.iter().map(|elevator| elevator.shafts.len()).sum();
        if map.links.len() + shafts > MOST_NAMED {
            self.add("elevators", format!("{shafts} shafts are too many: with the links, at most {MOST_NAMED}"));
        }
    }

    /// The car: an Area on its own, as high as the one beside which it starts.
    fn car(&mut self, of: &str, elevator: &Elevator, map: &Map, names: &Names, sound: &[bool]) {
        let car = &elevator.car;
        let field = format!("{of}.car");
        let Some(&at) = names.get(car.as_str()) else { return self.add(field, format!("there is no Area {car}")) };
        let area = &map.areas[at];
        if !area.markers.is_empty() {
            self.add(field.clone(), format!("{car} has markers: what it sees is what its shafts say"));
        }
        if area.obstruction {
            self.add(field.clone(), format!("{car} is an Obstruction"));
        }
        let ways = map.boundaries.iter().map(|boundary| &boundary.between);
        let ways = ways.chain(map.doors.iter().map(|door| &door.between));
        let ways = ways.chain(map.links.iter().map(|link| &link.between));
        let mut ways = ways.chain(map.moves.iter().map(|special| &special.between));
        if ways.any(|(one, other)| one == car || other == car) {
            self.add(field.clone(), format!("{car} has a boundary, door, link or Move of its own"));
        }
        self.room(of, elevator, map, at, sound);
        let starts = names.get(elevator.starts.as_str()).map(|starts| map.areas[*starts].elevation);
        if starts.is_some_and(|starts| starts != area.elevation) {
            self.add(field, format!("{car} has another Elevation than {}, beside which it starts", elevator.starts));
        }
    }

    /// Room for the car in each shaft: it is drawn in the one where it starts, and as large in the others.
    fn room(&mut self, of: &str, elevator: &Elevator, map: &Map, car: usize, sound: &[bool]) {
        let start = elevator.shafts.iter().find(|shaft| shaft.beside == elevator.starts);
        let Some(start) = start.filter(|_| sound[car]).map(|shaft| shaft.at) else { return };
        for (nth, shaft) in elevator.shafts.iter().enumerate().filter(|(_, shaft)| in_range(shaft.at, map.size)) {
            let field = format!("{of}.shafts[{nth}].at");
            let moved = |corner: &Point| (corner.0 + shaft.at.0 - start.0, corner.1 + shaft.at.1 - start.1);
            let outline: Vec<Point> = map.areas[car].outline.iter().map(moved).collect();
            if outline.iter().any(|corner| !in_range(*corner, map.size)) {
                self.add(field.clone(), "the car would stand outside the board");
                continue;
            }
            if shaft.at == start && locate(&outline, start) != Place::Inside {
                self.add(field.clone(), format!("{start:?} is not inside the car, which starts here"));
            }
            let others = (0..map.areas.len()).filter(|other| *other != car && sound[*other]);
            for other in others.filter(|other| overlap(&outline, &map.areas[*other].outline)) {
                self.add(field.clone(), format!("the car would overlap {}", map.areas[other].id));
            }
        }
    }

    /// The shafts: beside different Areas, one of which is where the car starts.
    fn shafts(&mut self, field: &str, elevator: &Elevator, map: &Map, names: &Names) {
        if elevator.shafts.len() < 2 {
            self.add(format!("{field}.shafts"), "an elevator has at least two shafts");
        }
        let mut besides: BTreeSet<&AreaName> = BTreeSet::new();
        for (nth, shaft) in elevator.shafts.iter().enumerate() {
            let field = format!("{field}.shafts[{nth}]");
            self.of_shaft(format!("{field}.beside"), &shaft.beside, elevator, names);
            if !besides.insert(&shaft.beside) {
                self.add(format!("{field}.beside"), format!("there is already a shaft beside {}", shaft.beside));
            }
            if !in_range(shaft.at, map.size) {
                self.add(format!("{field}.at"), format!("{:?} is outside the board", shaft.at));
            }
            let mut seen = BTreeSet::new();
            for (at, area) in shaft.sees.iter().enumerate() {
                let field = format!("{field}.sees[{at}]");
                if !seen.insert(area) {
                    self.add(field.clone(), format!("{area} appears twice"));
                }
                self.of_shaft(field, area, elevator, names);
            }
        }
        if !besides.contains(&elevator.starts) {
            self.add(format!("{field}.starts"), format!("there is no shaft beside {}", elevator.starts));
        }
    }

    /// An Area that a shaft names: one that exists, and not a car.
    fn of_shaft(&mut self, field: String, area: &AreaName, elevator: &Elevator, names: &Names) {
        if !names.contains_key(area.as_str()) {
            self.add(field, format!("there is no Area {area}"));
        } else if *area == elevator.car {
            self.add(field, format!("{area} is the car itself"));
        }
    }
}
