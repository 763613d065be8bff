//! Compact ids: positions in a scenario's lists. Files and people see words instead ([`super::id`]).

/// A compact id: a position in a list. The rules have ids of their own, made by the same macro.
#[macro_export]
macro_rules! index_id {
    ($(#[$doc:meta])* $name:ident($number:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub $number);

        impl $name {
            /// The position in its list.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::tagged::write(stringify!($name), self.0, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                $crate::tagged::read(stringify!($name), deserializer).map($name)
            }
        }
    };
}
index_id!(
    /// A Hero of the scenario.
    HeroId(u8)
);
index_id!(
    /// A Character tile of the scenario.
    TileId(u8)
);
index_id!(
    /// A card of the scenario: every copy of a card has the same id.
    CardId(u8)
);
index_id!(
    /// A Tile Activation card of the mission's sheet.
    TileCardId(u8)
);
index_id!(
    /// A Leader Activation card of the mission's sheet.
    LeaderCardId(u8)
);
index_id!(
    /// An Area of the board, in reading order (G-52).
    AreaId(u8)
);
index_id!(
    /// A kind of mission token.
    TokenKindId(u8)
);
index_id!(
    /// A face of a kind of mission token.
    FaceId(u8)
);
index_id!(
    /// A named number of the mission.
    ValueId(u8)
);
index_id!(
    /// A named pick of one list of effects: what a choice, a random draw or a loop has found.
    PickId(u8)
);
index_id!(
    /// An interaction of the mission.
    InteractionId(u8)
);
index_id!(
    /// An Event of the mission.
    EventId(u8)
);
index_id!(
    /// An ending of the mission.
    EndingId(u8)
);
index_id!(
    /// A mode of a side.
    ModeId(u8)
);
index_id!(
    /// A door of the board.
    DoorId(u8)
);
index_id!(
    /// A link between parts of the board.
    LinkId(u8)
);
index_id!(
    /// An elevator of the board.
    ElevatorId(u8)
);
index_id!(
    /// A list of effects of the compiled mission.
    ListId(u16)
);
