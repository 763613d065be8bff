//! What opens and closes: doors and links. G-83, G-84

use std::collections::BTreeMap;

use super::{AreaId, in_order};
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
    /// Whether the two see each other while it is open.
    shows: bool,
}

impl Link {
    fn new(link: &gotham_content::Link, index: &BTreeMap<&str, AreaId>) -> Link {
        Link {
            name_id: link.id.clone(),
            title: link.name.clone(),
            between: (index[link.between.0.as_str()], index[link.between.1.as_str()]),
            state: link.starts,
            shows: link.kind == BoundaryKind::Orange,
        }
    }

    /// Whether the two Areas see each other along it now.
    pub(super) fn shows(&self, a: AreaId, b: AreaId) -> bool {
        self.shows && self.state == DoorState::Open && in_order(self.between.0, self.between.1) == in_order(a, b)
    }
}

/// The doors of a map, as it finds them.
pub(super) fn doors(map: &Map, index: &BTreeMap<&str, AreaId>) -> Vec<Door> {
    map.doors.iter().map(|door| Door::new(door, index)).collect()
}

/// The links of a map, as it finds them.
pub(super) fn links(map: &Map, index: &BTreeMap<&str, AreaId>) -> Vec<Link> {
    map.links.iter().map(|link| Link::new(link, index)).collect()
}
