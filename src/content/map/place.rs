//! What kind of place a board is, and what is heard there: never a rule.

use serde::{Deserialize, Serialize};

use crate::id::ZoneName;

/// What is heard on a part of a board: from an Elevation level upward, in some zones or everywhere. Where several are, the
/// last one of them is heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sounding {
    /// What is heard.
    pub kind: Ambience,
    /// From which level up; from the lowest if it is left out.
    #[serde(default = "lowest")]
    pub from: i8,
    /// In which zones; everywhere if it is left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<ZoneName>,
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
    /// In a park: rain on leaves, an owl.
    Park,
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
    pub const ALL: [Ambience; 13] = [
        Ambience::Subway,
        Ambience::Street,
        Ambience::Bank,
        Ambience::Plant,
        Ambience::Alley,
        Ambience::Asylum,
        Ambience::Fair,
        Ambience::House,
        Ambience::Park,
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
