//! Compact ids: indices into the scenario's and the state's lists. Players and files see words instead.

use gotham_content::index_id;

pub(crate) use gotham_content::index::{AreaId, EventId, LeaderCardId, PickId, TileCardId};
pub use gotham_content::index::{CardId, HeroId, InteractionId, ListId, ModeId, TileId, ValueId};

index_id!(
    /// A miniature of this match.
    MiniId(u8)
);
index_id!(
    /// A Bat-Tablet of this match: the Hero slots of the mission, in order.
    TabletId(u8)
);
index_id!(
    /// A card of the automated Villain in this match: Tile Activation cards first, then those of the Leaders.
    AiCardId(u8)
);
index_id!(
    /// A mission token; ids are never reused.
    TokenId(u8)
);

impl TabletId {
    /// The Bat-Tablet after this one.
    pub fn next(self) -> TabletId {
        TabletId(self.0 + 1)
    }
}
