//! The ids that content files use: short snake_case words such as `batman` or `subway_12`.
//!
//! Files name things by these; the rules use compact indices and look the words up only at the edges.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

macro_rules! word_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub Arc<str>);

        impl $name {
            /// The id as the files write it.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(word: &str) -> Self {
                Self(word.into())
            }
        }

        impl Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

word_id!(
    /// A Hero's Screen: `batman`.
    HeroName
);
word_id!(
    /// A Character tile: `thugs_crowbar`.
    TileName
);
word_id!(
    /// An Equipment or Bat-Gadget card: `batarangs`.
    CardName
);
word_id!(
    /// A card of the automated Villain: `tile_01`, `the_joker`.
    AiCardName
);
word_id!(
    /// A board: `subway`.
    MapName
);
word_id!(
    /// A mission: `to_sink_a_city`.
    MissionName
);
word_id!(
    /// An Area of a board, written with the board's name: `subway_12`.
    AreaName
);

impl AreaName {
    /// The number at its end: 12 of `subway_12`.
    pub fn number(&self) -> Option<u32> {
        self.as_str().rsplit_once('_')?.1.parse().ok()
    }
}
word_id!(
    /// A kind of mission token or Mission Element: `bomb`.
    TokenName
);
word_id!(
    /// A zone of a board: `platforms`.
    ZoneName
);
word_id!(
    /// A door of a board: `vault_door`.
    DoorName
);
word_id!(
    /// A link between parts of a board: `footbridge`.
    LinkName
);
word_id!(
    /// An elevator of a board: `elevator`.
    ElevatorName
);

word_id!(
    /// A face of a kind of mission token: `primed`.
    FaceName
);
word_id!(
    /// A named number of a mission: `proofs`.
    ValueName
);
word_id!(
    /// What a choice, a random draw or a loop has found, by a name that the mission gives it.
    PickName
);
word_id!(
    /// An interaction of a mission: `prime_in_place`.
    InteractionName
);
word_id!(
    /// An Event of a mission: `venom`.
    EventName
);
word_id!(
    /// An ending of a mission: `bombs_gone`.
    EndingName
);
word_id!(
    /// A mode of a side: `passive`.
    ModeName
);

/// Whether a word may serve as an id: lowercase letters, digits and underscores, a letter first.
pub fn is_well_formed(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}
