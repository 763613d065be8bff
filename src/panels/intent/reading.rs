//! What is wanted in the board reader: which board, which Area of it, whose Moves.

use gotham_content::{AreaName, HeroName, MapName};

/// In the board reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Read this board.
    Board(MapName),
    /// Read this Area.
    Area(AreaName),
    /// What Moves cost this Hero; `None`: somebody without Skills.
    Hero(Option<HeroName>),
    /// The sheet was saved there.
    Saved(String),
}
