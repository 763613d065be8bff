//! Compact ids: indices into the scenario's and the state's lists. Players and files see words instead.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::tagged;

pub use crate::content::index::{
    AreaId, CardId, DoorId, EndingId, EventId, FaceId, HeroId, InteractionId, LinkId, ListId, ModeId, PickId, TileId,
    TokenKindId, ValueId,
};

macro_rules! index_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u8);

        impl $name {
            /// The place in its list.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                tagged::write(stringify!($name), self.0, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                tagged::read(stringify!($name), deserializer).map($name)
            }
        }
    };
}

index_id!(
    /// A miniature of this match.
    MiniId
);
index_id!(
    /// A Bat-Tablet of this match: the Hero slots of the mission, in order.
    TabletId
);
index_id!(
    /// A mission token; ids are never used again.
    TokenId
);

impl TabletId {
    /// The Bat-Tablet after this one.
    pub fn next(self) -> TabletId {
        TabletId(self.0 + 1)
    }
}
