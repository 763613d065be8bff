//! A brief: a board as somebody sketches it, before it is clean.

use gotham_content::geometry::Point;
use gotham_content::map::Prop;
use gotham_content::{BoundaryKind, Door, Elevator, Floor, Link, MapName, Place, Sounding, Text};
use serde::{Deserialize, Serialize};

/// A board as a sketch: rough outlines that may overlap and leave gaps, and everything of a map that no list says.
/// `docs/map-format.md` explains each field.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brief {
    /// The id of the map.
    pub id: MapName,
    /// The name of the place.
    pub name: Text,
    /// One or two sentences.
    pub description: Text,
    /// Width and height in millimeters.
    pub size: (i32, i32),
    /// The height of one Elevation level in millimeters, for drawing.
    pub level_height: i32,
    /// The floor of Areas that name none.
    pub floor: Floor,
    /// How the place sounds.
    #[serde(default)]
    pub ambience: Vec<Sounding>,
    /// What kind of place it is, for its picture.
    #[serde(default)]
    pub place: Place,
    /// How wide a gap between two outlines is closed where the lists join them, in millimeters.
    #[serde(default = "reach")]
    pub reach: i32,
    /// The Areas, in any order.
    pub areas: Vec<BriefArea>,
    /// Boundaries that are open only in part: the rest is the wall of the lists, or one that nothing breaks. Where the lists
    /// have both anyway and no doorway is named, the open part is where the sketches come closest.
    #[serde(default)]
    pub doorways: Vec<Doorway>,
    /// Boundaries that open and close.
    #[serde(default)]
    pub doors: Vec<Door>,
    /// Ways between Areas that do not touch.
    #[serde(default)]
    pub links: Vec<Link>,
    /// Elevators, as in a map.
    #[serde(default)]
    pub elevators: Vec<Elevator>,
    /// Groups of Areas.
    #[serde(default)]
    pub zones: Vec<BriefZone>,
    /// The first Area, by its number, of each part that no Move connects with the first one.
    #[serde(default)]
    pub apart: Vec<u32>,
    /// Decoration.
    #[serde(default)]
    pub props: Vec<Prop>,
    /// What is ours, and why.
    #[serde(default)]
    pub designed: Vec<String>,
}

fn reach() -> i32 {
    24
}

/// An Area as a sketch. Elevation, limit and terrain are in the lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BriefArea {
    /// Its number.
    pub number: u32,
    /// Its name for people.
    pub name: Text,
    /// Its floor, if it differs from the map's.
    #[serde(default)]
    pub floor: Option<Floor>,
    /// Corners, roughly.
    pub outline: Vec<Point>,
    /// Where its Line of Sight markers may stand to begin with; in the middle if it names none.
    #[serde(default)]
    pub markers: Vec<Point>,
}

/// The open part of a boundary.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Doorway {
    /// The two Areas, by their numbers.
    pub between: (u32, u32),
    /// The middle of it, or near it; where the sketches come closest if it is left out.
    #[serde(default)]
    pub at: Option<Point>,
    /// How wide it is, in millimeters.
    #[serde(default = "doorway")]
    pub width: i32,
    /// What the rest of the edge is where no list says it.
    #[serde(default = "solid")]
    pub rest: BoundaryKind,
}

fn doorway() -> i32 {
    28
}

fn solid() -> BoundaryKind {
    BoundaryKind::SolidWall
}

/// A group of Areas.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BriefZone {
    /// Its id.
    pub id: String,
    /// Its name for people.
    pub name: Text,
    /// The numbers of its Areas.
    pub areas: Vec<u32>,
}
