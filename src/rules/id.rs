//! Compact ids: indices into the scenario's and the state's lists. Players and files see words instead.

use serde::{Deserialize, Serialize};

macro_rules! index_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The place in its list.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

index_id!(
    /// A miniature of this match: the Heroes first, by slot.
    MiniId
);
index_id!(
    /// A Hero of the scenario.
    HeroId
);
index_id!(
    /// A Character tile of the scenario.
    TileId
);
index_id!(
    /// A card of the scenario: every copy of a card has the same id.
    CardId
);
index_id!(
    /// A mission token on the board; ids are never used again.
    TokenId
);
