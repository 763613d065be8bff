//! The decoration of a board: never a rule.

use serde::{Deserialize, Serialize};

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
    /// A string of bulbs that shine, between two poles.
    Bulbs,
    /// A coin taller than a man, on its edge.
    Coin,
    /// A playing card taller than a man.
    Card,
    /// The skeleton of a dinosaur.
    Skeleton,
    /// A big wheel with gondolas and lights.
    Wheel,
    /// A fairground's rocket over a red light.
    Rocket,
}
