//! What a player wants of puzzles.

use gotham_play::Puzzle;

/// What the table does with a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleWish {
    /// Lay it on the table.
    Solve(Box<Puzzle>),
    /// Lay the puzzle of a code on the table.
    Open(String),
    /// Show its code.
    Share(Box<Puzzle>),
    /// Lay the one on the table again, as it was.
    Again,
    /// Show its solution.
    Reveal,
    /// Go on with the match.
    PlayOn,
}
