//! What opens and closes: doors and links. G-83, G-84

use std::collections::BTreeMap;

use super::AreaId;
use gotham_content::script::AreaSet;
use gotham_content::{BoundaryKind, DoorName, DoorState, LinkName, Map, Text};

/// A boundary that opens and closes. G-83
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    /// The id that files use.
    pub name_id: DoorName,
    /// The name for people.
    pub title: Text,
    /// The Areas on its sides.
    pub between: (AreaId, AreaId),
    /// Whether it is open.
    pub state: DoorState,
    open: BoundaryKind,
    closed: BoundaryKind,
}

impl Door {
    fn new(door: &gotham_content::Door, index: &BTreeMap<&str, AreaId>) -> Door {
        Door {
            name_id: door.id.clone(),
            title: door.name.clone(),
            between: (index[door.between.0.as_str()], index[door.between.1.as_str()]),
            state: door.starts,
            open: door.open,
            closed: door.closed,
        }
    }

    /// What kind of boundary it is now.
    pub fn kind(&self) -> BoundaryKind {
        match self.state {
            DoorState::Open => self.open,
            DoorState::Closed => self.closed,
        }
    }
}

/// A way between two Areas that do not touch. G-84
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The id that files use.
    pub name_id: LinkName,
    /// The name for people.
    pub title: Text,
    /// The Areas at its ends.
    pub between: (AreaId, AreaId),
    /// Whether it can be used.
    pub state: DoorState,
    /// The Areas that the first end sees while it is open, and that see it.
    seen: AreaSet,
}

impl Link {
    fn new(link: &gotham_content::Link, index: &BTreeMap<&str, AreaId>) -> Link {
        let between = (index[link.between.0.as_str()], index[link.between.1.as_str()]);
        let is_seen = link.kind == BoundaryKind::Orange;
        let seen = if is_seen { AreaSet::of(between.1) } else { AreaSet::default() };
        Link { name_id: link.id.clone(), title: link.name.clone(), between, state: link.starts, seen }
    }

    /// A shaft of an elevator: open while the car stands in it. G-124
    pub(super) fn shaft(
        elevator: &gotham_content::Elevator,
        shaft: &gotham_content::Shaft,
        index: &BTreeMap<&str, AreaId>,
    ) -> Link {
        let stands_here = shaft.beside == elevator.starts;
        Link {
            name_id: format!("{}:{}", elevator.id, shaft.beside).as_str().into(),
            title: elevator.name.clone(),
            between: (index[elevator.car.as_str()], index[shaft.beside.as_str()]),
            state: if stands_here { DoorState::Open } else { DoorState::Closed },
            seen: shaft.sees.iter().map(|area| index[area.as_str()]).collect(),
        }
    }

    /// Whether two Areas see each other along it now.
    pub(super) fn shows(&self, a: AreaId, b: AreaId) -> bool {
        self.state == DoorState::Open && self.sights().any(|pair| pair == (a, b) || pair == (b, a))
    }

    /// Whether these are the Areas at its ends.
    pub(super) fn joins(&self, a: AreaId, b: AreaId) -> bool {
        self.between == (a, b) || self.between == (b, a)
    }

    /// The Areas that see each other along it while it is open.
    pub(super) fn sights(&self) -> impl Iterator<Item = (AreaId, AreaId)> {
        let from = self.between.0;
        self.seen.iter().map(move |to| (from, to))
    }
}

/// The doors of a map, as it finds them.
pub(super) fn doors(map: &Map, index: &BTreeMap<&str, AreaId>) -> Vec<Door> {
    map.doors.iter().map(|door| Door::new(door, index)).collect()
}

/// The links of a map, as it finds them, and after them the shafts of its elevators. G-84, G-124
pub(super) fn links(map: &Map, index: &BTreeMap<&str, AreaId>) -> Vec<Link> {
    let shafts = map.elevators.iter().flat_map(|elevator| elevator.shafts.iter().map(move |shaft| (elevator, shaft)));
    let shafts = shafts.map(|(elevator, shaft)| Link::shaft(elevator, shaft, index));
    map.links.iter().map(|link| Link::new(link, index)).chain(shafts).collect()
}
