//! What lies on the board, and what can be laid over it.

use gotham_rules::board::AreaId;
use gotham_rules::{Game, MiniId, TokenId};

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
