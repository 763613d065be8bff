//! What lies on the board, and what can be laid over it.

use gotham_rules::board::AreaId;
use gotham_rules::{Game, MiniId, TileId, TokenId};

/// Something that lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// An Area.
    Area(AreaId),
    /// A miniature.
    Mini(MiniId),
    /// A mission token.
    Token(TokenId),
}

impl Spot {
    /// Whether it is there in this game: what the pointer was on may be gone by now.
    pub fn is_there(self, game: &Game) -> bool {
        match self {
            Spot::Area(area) => area.index() < game.board().len(),
            Spot::Mini(mini) => mini.index() < game.state().minis.len(),
            Spot::Token(token) => game.state().token(token).is_some(),
        }
    }
}

/// What the pointer rests on in a panel: the board shows what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Named {
    /// On nothing that the board could show.
    #[default]
    Nothing,
    /// On something on the board.
    Spot(Spot),
    /// On a tile of the River: its miniatures, where they could go and whom they could strike.
    Tile(TileId),
}

/// What can be laid over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// Names, Elevation and Occupation limit of the Areas.
    Areas,
    /// Line of Sight markers.
    Sight,
    /// Reachable Areas with their cost.
    Reach,
}
