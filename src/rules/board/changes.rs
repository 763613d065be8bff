//! What a match has changed on its board. Plain data: it is saved and hashed; the board as it is now is made from it.

use serde::{Deserialize, Serialize};

use super::{Area, AreaId, Board, ElevatorId, in_order};
use gotham_content::DoorState;
use gotham_content::index::{DoorId, LinkId};

/// One thing that changes on a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// A Broken Wall token lies between two Areas. G-42
    WallBroken(AreaId, AreaId),
    /// A door opens or closes. G-83
    Door(DoorId, DoorState),
    /// A link opens or closes. G-84
    Link(LinkId, DoorState),
    /// A car goes to the shaft beside an Area. G-124
    Elevator(ElevatorId, AreaId),
    /// An Area is closed, or may be entered again. G-85
    Area(AreaId, DoorState),
    /// Difficult Terrain of an Area. R2 VII.A.3, G-86
    Difficult(AreaId, u8),
    /// Dangerous Terrain of an Area. R2 XI.B, G-86
    Dangerous(AreaId, u8),
    /// Elevation of an Area. R2 IV.C, G-86
    Elevation(AreaId, i8),
    /// It is dark in an Area.
    Dark(AreaId),
    /// It is light in an Area.
    Light(AreaId),
}

/// What differs from the printed board, sorted by id. Two boards that look alike have equal changes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub struct Changes {
    /// Broken Wall tokens, the lower Area first. G-42
    broken_walls: Vec<(AreaId, AreaId)>,
    doors: Vec<(DoorId, DoorState)>,
    links: Vec<(LinkId, DoorState)>,
    areas: Vec<(AreaId, AreaChanges)>,
}

/// How an Area differs from what is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub struct AreaChanges {
    /// Whether nobody may enter it.
    pub closed: bool,
    /// Difficult Terrain, if it differs.
    pub difficult: Option<u8>,
    /// Dangerous Terrain, if it differs.
    pub dangerous: Option<u8>,
    /// Elevation, if it differs.
    pub elevation: Option<i8>,
    /// Whether it is dark: one sees into it only from itself and from Adjacent Areas.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dark: bool,
}

impl Changes {
    /// Whether the board is as printed.
    pub fn is_none(&self) -> bool {
        *self == Changes::default()
    }

    /// Where Broken Wall tokens lie, the lower Area first. G-42
    pub fn broken_walls(&self) -> &[(AreaId, AreaId)] {
        &self.broken_walls
    }

    /// Doors that are not as the map finds them, and how they are.
    pub fn doors(&self) -> impl Iterator<Item = (DoorId, DoorState)> + '_ {
        self.doors.iter().copied()
    }

    /// Links that are not as the map finds them, and how they are; those of the shafts of elevators, too.
    pub fn links(&self) -> impl Iterator<Item = (LinkId, DoorState)> + '_ {
        self.links.iter().copied()
    }

    /// Areas that are not as printed, and how they are.
    pub fn areas(&self) -> impl Iterator<Item = (AreaId, AreaChanges)> + '_ {
        self.areas.iter().copied()
    }

    /// Each of them, one by one.
    pub(super) fn all(&self) -> impl Iterator<Item = Change> + '_ {
        let areas = self.areas().flat_map(|(id, now)| {
            let closed = now.closed.then_some(Change::Area(id, DoorState::Closed));
            let levels = [
                now.difficult.map(|level| Change::Difficult(id, level)),
                now.dangerous.map(|level| Change::Dangerous(id, level)),
            ];
            closed
                .into_iter()
                .chain(levels.into_iter().flatten())
                .chain(now.elevation.map(|level| Change::Elevation(id, level)))
                .chain(now.dark.then_some(Change::Dark(id)))
        });
        let doors = self.doors().map(|(id, state)| Change::Door(id, state));
        let links = self.links().map(|(id, state)| Change::Link(id, state));
        let walls = self.broken_walls.iter().map(|(a, b)| Change::WallBroken(*a, *b));
        doors.chain(links).chain(areas).chain(walls)
    }

    /// Adds a change to a printed board. A change to something that board doesn't have does nothing.
    pub fn make(&mut self, change: Change, printed: &Board) {
        match change {
            Change::WallBroken(a, b) => {
                if a.max(b).index() < printed.len() && !self.broken_walls.contains(&in_order(a, b)) {
                    self.broken_walls.push(in_order(a, b));
                }
            }
            Change::Door(id, state) => {
                if let Some(door) = printed.doors().get(id.index()) {
                    keep(&mut self.doors, id, state, door.state);
                }
            }
            Change::Link(id, state) => {
                if let Some(link) = printed.plain_links().get(id.index()) {
                    keep(&mut self.links, id, state, link.state);
                }
            }
            Change::Elevator(id, beside) => {
                let elevator = printed.elevators().get(id.index());
                for shaft in elevator.filter(|it| it.shaft_beside(beside).is_some()).map_or(&[][..], |it| &it.shafts) {
                    let state = if shaft.beside == beside { DoorState::Open } else { DoorState::Closed };
                    keep(&mut self.links, shaft.link, state, printed.links()[shaft.link.index()].state);
                }
            }
            Change::Elevation(id, _) if printed.elevator_of(id).is_some() => {}
            Change::Area(id, state) => self.area(id, printed, |now, _| now.closed = state == DoorState::Closed),
            Change::Dark(id) => self.area(id, printed, |now, _| now.dark = true),
            Change::Light(id) => self.area(id, printed, |now, _| now.dark = false),
            Change::Difficult(id, level) => {
                self.area(id, printed, |now, area| now.difficult = (level != area.difficult).then_some(level));
            }
            Change::Dangerous(id, level) => {
                self.area(id, printed, |now, area| now.dangerous = (level != area.dangerous).then_some(level));
            }
            Change::Elevation(id, level) => {
                self.area(id, printed, |now, area| now.elevation = (level != area.elevation).then_some(level));
            }
        }
    }

    fn area(&mut self, id: AreaId, printed: &Board, change: impl FnOnce(&mut AreaChanges, &Area)) {
        if id.index() < printed.len() {
            let known = self.areas.iter().find(|(area, _)| *area == id);
            let mut now = known.map_or_else(AreaChanges::default, |(_, changes)| *changes);
            change(&mut now, printed.area(id));
            keep(&mut self.areas, id, now, AreaChanges::default());
        }
    }
}

/// Keeps only what differs from the printed board.
fn keep<K: Ord + Copy, V: PartialEq>(changes: &mut Vec<(K, V)>, id: K, now: V, printed: V) {
    changes.retain(|(known, _)| *known != id);
    if now != printed {
        let at = changes.partition_point(|(known, _)| *known < id);
        changes.insert(at, (id, now));
    }
}
