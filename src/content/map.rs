//! Boards. One RON file per map, in integer millimeters on the printed 800 x 600 board, y down. R2 IV.C.

use serde::{Deserialize, Serialize};

use super::id::{AreaName, DoorName, ElevatorName, LinkName, MapName, ZoneName};
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
    pub description: String,
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
    /// The place's sounds, from the lowest Elevation upward: never a rule. Empty: nothing.
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

    /// What is heard at the lowest Elevation level: the kind of place that the board is.
    pub fn lowest_ambience(&self) -> Option<Ambience> {
        self.ambience.first().map(|sounding| sounding.kind)
    }

    /// What is heard at an Elevation level.
    pub fn ambience_at(&self, elevation: i8) -> Option<Ambience> {
        self.ambience.iter().rfind(|sounding| sounding.from <= elevation).map(|sounding| sounding.kind)
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
    /// Trodden sawdust between tents.
    Canvas,
    /// Trodden earth.
    Dirt,
    /// A vat of acid.
    Acid,
    /// Bare rock.
    Stone,
}

/// A place's sounds from an Elevation level upward, up to the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sounding {
    /// What is heard.
    pub kind: Ambience,
    /// From which level up; from the lowest if it is left out.
    #[serde(default = "lowest")]
    pub from: i8,
}

fn lowest() -> i8 {
    i8::MIN
}

/// What a place can sound like. The table makes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Ambience {
    /// Under the street: a hum, drips, a distant train.
    Subway,
    /// In the street: rain, the city, a distant siren.
    Street,
    /// In a bank: a hall that ticks, heels on marble, coins.
    Bank,
    /// In a chemical works: pumps, acid that bubbles, steam.
    Plant,
    /// In an alley: rain on tin, a gutter, a distant record player.
    Alley,
    /// In an asylum: a radiator, steps overhead.
    Asylum,
    /// At a fair: a distant barrel organ, canvas in the wind, a crowd.
    Fair,
    /// In an old house: a clock, wood, a fire.
    House,
    /// In a cave: drops, bats, the fans of machines.
    Cave,
    /// In the sewers: running water, drops, a lid in the street above.
    Sewer,
    /// In a police station: typewriters, telephones, rain at the window.
    Station,
    /// On the roofs: wind, loose sheet metal.
    Roof,
}

impl Ambience {
    /// All of them.
    pub const ALL: [Ambience; 12] = [
        Ambience::Subway,
        Ambience::Street,
        Ambience::Bank,
        Ambience::Plant,
        Ambience::Alley,
        Ambience::Asylum,
        Ambience::Fair,
        Ambience::House,
        Ambience::Cave,
        Ambience::Sewer,
        Ambience::Station,
        Ambience::Roof,
    ];
}

/// What kind of place a board is. The table paints it at night.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Place {
    /// A station under the streets, with a carriage that left its rails.
    Station,
    /// A bank's hall, and its vault.
    Bank,
    /// Chemical works, and a vat.
    Plant,
    /// A narrow street with one lamp.
    Alley,
    /// A hospital with a lamp above it, behind a fence.
    Asylum,
    /// A fairground: a wheel, tents, a dome.
    Fair,
    /// A great house in its park.
    House,
    /// A cave with a waterfall and screens.
    Cave,
    /// A great house above such a cave.
    Estate,
    /// A brick tunnel with a channel.
    Sewer,
    /// The police: a hall of desks under a gallery.
    Precinct,
    /// The roofs of the city: any place.
    #[default]
    City,
}

impl Place {
    /// Every kind.
    pub const ALL: [Place; 12] = [
        Place::Station,
        Place::Bank,
        Place::Plant,
        Place::Alley,
        Place::Asylum,
        Place::Fair,
        Place::House,
        Place::Cave,
        Place::Estate,
        Place::Sewer,
        Place::Precinct,
        Place::City,
    ];
}

/// A piece of decoration.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prop {
    /// What it is.
    pub kind: PropKind,
    /// Center, in millimeters.
    pub at: (i32, i32),
    /// Footprint in millimeters: along x and y before turning.
    pub size: (i32, i32),
    /// Height in millimeters.
    pub height: i32,
    /// Degrees, clockwise seen from above.
    #[serde(default)]
    pub turn: i32,
    /// The Elevation level it stands on.
    #[serde(default)]
    pub elevation: i8,
}

/// Kinds of decoration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PropKind {
    /// The body of a subway car: walls around an Area.
    Carriage,
    /// A pillar.
    Pillar,
    /// A bench.
    Bench,
    /// A street or platform lamp that shines.
    Lamp,
    /// A neon sign that shines.
    Sign,
    /// A parked car.
    Car,
    /// A crate.
    Crate,
    /// A kiosk or ticket machine.
    Kiosk,
    /// A railing.
    Railing,
    /// A tree or bush.
    Plant,
    /// A tank.
    Tank,
    /// A desk.
    Desk,
    /// The wheels, windows and lights of a vehicle whose roof is an Area: it is put around that.
    Vehicle,
    /// Shelves, lockers, file cabinets.
    Shelf,
    /// A bed.
    Bed,
    /// Barrels.
    Barrel,
    /// A striped booth.
    Booth,
    /// A fountain.
    Fountain,
    /// A statue on a plinth.
    Statue,
    /// A machine with gauges.
    Machine,
    /// A wall of screens that shine.
    Screens,
    /// A ring of candles that shine above everybody's heads.
    Chandelier,
}
