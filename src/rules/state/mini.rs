//! Miniatures. Who is who takes five things, and none of them follows from another: what stands there (body and form),
//! for whom it stands there (side), who decides for it (control) and who pays for it (purse).

use serde::{Deserialize, Serialize};

use super::Forms;
use crate::board::AreaId;
use crate::id::{MiniId, TabletId, TileId};
use gotham_content::mission::Side;

/// A miniature, on the board or waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mini {
    /// Its Bat-Tablet, or the tile in force.
    pub body: Body,
    /// Its other tile, which is not in force. G-56
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_tile: Option<TileId>,
    /// What it was before it changed its form, the latest one last.
    pub former: Forms,
    /// Whose enemy and whose ally it is; `None`: Neutral. G-10
    pub side: Option<Side>,
    /// Who decides for it.
    pub control: Control,
    /// Who pays for it.
    pub purse: Purse,
    /// Its number among the miniatures of its tile, from 1; or its Bat-Tablet's, from 1.
    pub number: u8,
    /// The Hero whose Command Skill brought it. S2 Command
    pub commander: Option<MiniId>,
    /// Where it stands; `None`: in the pool, set aside or out of the game.
    pub area: Option<AreaId>,
    /// Out of the game: only an effect of the mission brings it back.
    pub gone: bool,
    /// Life Points left (non-Heroes).
    pub life: u8,
    /// Knocked down: gets up at its next activation. G-36
    pub down: bool,
    /// Shackle tokens. G-26
    pub shackles: u8,
}

/// What a miniature is. R2 IV.B
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// It has a Bat-Tablet, whose Screen is its form.
    Tablet(TabletId),
    /// It has a Character tile, which is its form.
    Tile(TileId),
}

/// Who decides for a miniature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    /// The player of a Bat-Tablet.
    Tablet(TabletId),
    /// The Heroes' players together.
    Heroes,
    /// The Villain's player.
    Villain,
    /// Nobody: it takes the dice as they fall, and declines every offer.
    Nobody,
}

/// Who pays for a miniature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purse {
    /// A Bat-Tablet, on the spaces of the actions.
    Tablet(TabletId),
    /// A Bat-Tablet, all on its Thought space. G-41
    Commander(TabletId),
    /// The Command Post.
    Post,
    /// Nobody: it spends nothing.
    Nobody,
}

impl Mini {
    /// Its Bat-Tablet, if it has one. R2 IV.B
    pub fn tablet(&self) -> Option<TabletId> {
        match self.body {
            Body::Tablet(tablet) => Some(tablet),
            Body::Tile(_) => None,
        }
    }

    /// Its Character tile, if it has one. R2 IV.B
    pub fn tile(&self) -> Option<TileId> {
        match self.body {
            Body::Tablet(_) => None,
            Body::Tile(tile) => Some(tile),
        }
    }

    /// Whether a tile is one of its own, in force or not. G-56
    pub fn is_of(&self, tile: TileId) -> bool {
        self.tile() == Some(tile) || self.other_tile == Some(tile)
    }

    /// Whether it has a Bat-Tablet, as Heroes have. R2 IV.B
    pub fn has_tablet(&self) -> bool {
        self.tablet().is_some()
    }
}

impl Control {
    /// A side's players together; `None`: nobody.
    pub fn of(side: Option<Side>) -> Control {
        match side {
            Some(Side::Heroes) => Control::Heroes,
            Some(Side::Villain) => Control::Villain,
            None => Control::Nobody,
        }
    }

    /// The side whose player decides; `None`: nobody.
    pub fn side(self) -> Option<Side> {
        match self {
            Control::Tablet(_) | Control::Heroes => Some(Side::Heroes),
            Control::Villain => Some(Side::Villain),
            Control::Nobody => None,
        }
    }
}
