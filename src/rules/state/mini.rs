//! Miniatures.

use serde::{Deserialize, Serialize};

use crate::content::mission::Side;
use crate::rules::board::AreaId;
use crate::rules::id::{MiniId, TileId};

/// A miniature, on the board or waiting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mini {
    /// A Hero, or one of a tile's.
    pub kind: Kind,
    /// Whose side it is on; none = Neutral. G-10
    pub side: Option<Side>,
    /// Its number among the miniatures of its tile, from 1; a Hero's slot, from 1.
    pub number: u8,
    /// The Hero that commands it. S2 Command
    pub commander: Option<MiniId>,
    /// Where it stands; none = in the pool, set aside or out of the game.
    pub area: Option<AreaId>,
    /// Life Points left (non-Heroes).
    pub life: u8,
    /// Laid down: stands up at its next activation. G-36
    pub down: bool,
    /// Shackle tokens. G-26
    pub shackles: u8,
}

/// What a miniature is. R2 IV.B
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It has a Bat-Tablet.
    Hero,
    /// It has a Character tile.
    Tile(TileId),
}
