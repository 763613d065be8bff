//! Boards. One RON file per map, in integer millimeters on the printed 800 x 600 board, y down. R2 IV.C.
//!
//! - `ways`: boundaries, doors, links, elevators and special Moves.
//! - `place`: what kind of place a board is, and what is heard there.
//! - `prop`: its decoration.

mod place;
mod prop;
mod ways;

pub use place::{Ambience, Place, Sounding};
pub use prop::{Prop, PropKind};
pub use ways::{Boundary, BoundaryKind, Door, DoorState, Elevator, Link, Shaft, SpecialMove, SpecialMoveKind};

use serde::{Deserialize, Serialize};

use super::id::{AreaName, MapName, ZoneName};
use super::index::AreaId;
use super::text::Text;

/// A board, as `maps/*.ron` writes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// The id.
    pub id: MapName,
    /// The name of the place.
    pub name: Text,
    /// One or two sentences of our own.
    pub description: Text,
    /// Width and height in millimeters.
    pub size: (i32, i32),
    /// Millimeters of height for one Elevation level, for drawing.
    pub level_height: i32,
    /// The floor where the Area doesn't say otherwise.
    pub floor: Floor,
    /// The Areas, in reading order (G-52).
    pub areas: Vec<Area>,
    /// Boundaries between Areas that share an edge. Where two outlines touch and nothing is listed, there is a wall
    /// that no one can break. R2 IV.C.
    #[serde(default)]
    pub boundaries: Vec<Boundary>,
    /// Jumps, Climbs and Drops. R2 VII.A.2.
    #[serde(default)]
    pub moves: Vec<SpecialMove>,
    /// Boundaries that open and close.
    #[serde(default)]
    pub doors: Vec<Door>,
    /// Ways between Areas that do not touch.
    #[serde(default)]
    pub links: Vec<Link>,
    /// Cars that stop at one of several places.
    #[serde(default)]
    pub elevators: Vec<Elevator>,
    /// Groups of Areas that missions speak of.
    #[serde(default)]
    pub zones: Vec<Zone>,
    /// The first Area of each part of the board that no Move connects with the map's first Area.
    #[serde(default)]
    pub apart: Vec<AreaName>,
    /// Decoration: never a rule.
    #[serde(default)]
    pub props: Vec<Prop>,
    /// The place's sounds, from the lowest Elevation upward, and after them those of zones: never a rule. Empty: nothing.
    #[serde(default)]
    pub ambience: Vec<Sounding>,
    /// What kind of place it is, for its picture in menus and behind the people of its missions: never a rule.
    #[serde(default)]
    pub place: Place,
    /// Where the map differs from the printed one, and why.
    #[serde(default)]
    pub designed: Vec<String>,
}

impl Map {
    /// What the floor of an Area is made of.
    pub fn floor_of(&self, area: AreaId) -> Floor {
        self.areas[area.index()].floor.unwrap_or(self.floor)
    }

    /// What is heard everywhere at the lowest Elevation level: the kind of place that the board is.
    pub fn lowest_ambience(&self) -> Option<Ambience> {
        self.ambience.first().map(|sounding| sounding.kind)
    }

    /// What is heard in an Area that lies at an Elevation level.
    pub fn ambience_at(&self, area: AreaId, elevation: i8) -> Option<Ambience> {
        let name = &self.areas[area.index()].id;
        let is_in = |zone: &ZoneName| self.zones.iter().any(|it| it.id == *zone && it.areas.contains(name));
        let is_heard = |it: &&Sounding| it.from <= elevation && (it.zones.is_empty() || it.zones.iter().any(&is_in));
        self.ambience.iter().rfind(is_heard).map(|sounding| sounding.kind)
    }
}

/// One Area. R2 IV.C.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// The id: the map's id and a number, `subway_12`.
    pub id: AreaName,
    /// A name for people: "Ticket hall".
    pub name: Text,
    /// Corners in order; neighbors share corners exactly; no two outlines overlap.
    pub outline: Vec<(i32, i32)>,
    /// Elevation level.
    pub elevation: i8,
    /// Occupation limit. R2 VII.A.2.
    pub limit: u8,
    /// Difficult Terrain level. R2 VII.A.3.
    #[serde(default)]
    pub difficult: u8,
    /// Dangerous Terrain level. R2 XI.B.
    #[serde(default)]
    pub dangerous: u8,
    /// Whether it is an Obstruction. R2 XI.A.2.
    #[serde(default)]
    pub obstruction: bool,
    /// Line of Sight markers, each inside the outline.
    #[serde(default)]
    pub markers: Vec<Marker>,
    /// The floor, if it differs from the map's.
    #[serde(default)]
    pub floor: Option<Floor>,
}

/// A Line of Sight marker. R2 XI.A.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Where, in millimeters.
    pub at: (i32, i32),
    /// Letters: Areas whose markers share one see each other. R2 XI.A.3.
    #[serde(default)]
    pub letters: String,
}

/// Areas that missions speak of together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// The id.
    pub id: ZoneName,
    /// A name for people: "Platforms".
    pub name: Text,
    /// The Areas.
    pub areas: Vec<AreaName>,
}

/// What a floor is made of, for drawing and the sound of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Floor {
    /// Wet asphalt.
    Asphalt,
    /// Pavement slabs.
    Pavement,
    /// Tiles.
    Tiles,
    /// Concrete.
    Concrete,
    /// Rails in gravel.
    Rails,
    /// Steel.
    Steel,
    /// Steps.
    Stairs,
    /// Boards.
    Wood,
    /// Carpet.
    Carpet,
    /// Grass.
    Grass,
    /// Roof felt.
    Roof,
    /// Water.
    Water,
    /// Polished slabs of marble.
    Marble,
    /// Bricks of a sewer or a cellar.
    Brick,
    /// The striped canvas of a tent's roof.
    Canvas,
    /// Trodden earth.
    Dirt,
    /// A vat of acid.
    Acid,
    /// Bare rock.
    Stone,
    /// Ground under a puddle, and what shines in it.
    Puddle,
    /// Trodden sawdust between tents.
    Sawdust,
    /// Raked gravel.
    Gravel,
    /// The roof of a container.
    Container,
    /// The lids of barrels, side by side.
    Barrels,
}
