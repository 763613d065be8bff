//! What lies between Areas, and the ways across: boundaries, doors, links, elevators and special Moves. R2 IV.C.

use serde::{Deserialize, Serialize};

use crate::id::{AreaName, DoorName, ElevatorName, LinkName};
use crate::text::Text;

/// What lies between two Areas that share an edge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boundary {
    /// The two Areas.
    pub between: (AreaName, AreaName),
    /// What kind.
    pub kind: BoundaryKind,
    /// The part of the shared edge that it covers, if not all of it: corners of a polyline lying on the edge.
    #[serde(default)]
    pub along: Option<Vec<(i32, i32)>>,
}

/// The color of a boundary. R2 IV.C, XI.A.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, PartialOrd, Ord)]
pub enum BoundaryKind {
    /// Adjacent.
    White,
    /// Adjacent, and always in sight.
    Orange,
    /// Sight may cross, feet may not.
    Red,
    /// A wall that Wall Breaker of this level breaks.
    Wall(u8),
    /// A wall that nothing breaks.
    SolidWall,
}

/// A boundary that opens and closes. G-83
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Door {
    /// The id.
    pub id: DoorName,
    /// A name for people: "Vault door".
    pub name: Text,
    /// The two Areas.
    pub between: (AreaName, AreaName),
    /// What it is while it is open.
    #[serde(default = "white")]
    pub open: BoundaryKind,
    /// What it is while it is closed.
    pub closed: BoundaryKind,
    /// Its state when a mission begins.
    pub starts: DoorState,
    /// The part of the shared edge that it covers, if not all of it.
    #[serde(default)]
    pub along: Option<Vec<(i32, i32)>>,
}

/// A way between two Areas that do not touch: they are Adjacent while it is open. G-84
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// The id.
    pub id: LinkName,
    /// A name for people: "Footbridge".
    pub name: Text,
    /// The two Areas.
    pub between: (AreaName, AreaName),
    /// White, or Orange when the two also see each other.
    #[serde(default = "white")]
    pub kind: BoundaryKind,
    /// Its state when a mission begins.
    pub starts: DoorState,
}

/// A car that stands in one of several shafts. G-124
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Elevator {
    /// The id.
    pub id: ElevatorName,
    /// A name for people: "Elevator".
    pub name: Text,
    /// The car: an Area that touches no other, and has no markers and no ways of its own.
    pub car: AreaName,
    /// The Area beside the shaft in which it stands when a mission begins.
    pub starts: AreaName,
    /// Where it can stop.
    pub shafts: Vec<Shaft>,
}

/// Where a car can stop. G-124
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shaft {
    /// The Area that the car is Adjacent to here, and whose Elevation it has.
    pub beside: AreaName,
    /// The middle of the shaft, in millimeters.
    pub at: (i32, i32),
    /// The Areas that the car sees and is seen from here.
    #[serde(default)]
    pub sees: Vec<AreaName>,
}

fn white() -> BoundaryKind {
    BoundaryKind::White
}

/// Whether something is open: a door, a link, an Area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum DoorState {
    /// It lets anything through that may pass it.
    Open,
    /// It does not.
    Closed,
}

impl BoundaryKind {
    /// Whether it makes Areas Adjacent. R2 IV.C
    pub fn is_open(self) -> bool {
        matches!(self, BoundaryKind::White | BoundaryKind::Orange)
    }

    /// Whether it stops every line of sight. R2 XI.A.2
    pub fn is_wall(self) -> bool {
        matches!(self, BoundaryKind::Wall(_) | BoundaryKind::SolidWall)
    }
}

/// A Jump, Climb or Drop. R2 VII.A.2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialMove {
    /// From and to; a Drop is one way, the others both ways.
    pub between: (AreaName, AreaName),
    /// The kind.
    pub kind: SpecialMoveKind,
    /// Its level.
    pub level: u8,
}

/// The kinds of special Move. R2 VII.A.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum SpecialMoveKind {
    /// Black arrows, both ways.
    Jump,
    /// Red arrows, both ways.
    Climb,
    /// A white arrow, one way.
    Drop,
    /// A Climb both ways and a Drop from the first Area to the second, of one level.
    ClimbAndDrop,
}
