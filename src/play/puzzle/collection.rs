//! The puzzles of the box.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::Puzzle;

/// Puzzles in a lasting order.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Puzzles {
    all: Vec<Puzzle>,
}

/// A file of puzzles that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct PuzzlesError {
    line: usize,
    column: usize,
    reason: String,
}

impl Puzzles {
    /// Those that come with the game.
    pub fn built_in() -> &'static Puzzles {
        static BOX: OnceLock<Puzzles> = OnceLock::new();
        let read = || Puzzles::read(include_str!("../../../assets/puzzles.ron"));
        BOX.get_or_init(|| read().unwrap_or_else(|error| unreachable!("a test reads this file: {error}")))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is no list of puzzles: where, and why.
    pub fn read(text: &str) -> Result<Puzzles, PuzzlesError> {
        ron::from_str(text).map_err(|error| PuzzlesError {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: error.code.to_string(),
        })
    }

    /// The text of such a file.
    pub fn write(&self) -> String {
        let pretty = PrettyConfig::new().depth_limit(1).new_line("\n");
        let list = ron::ser::to_string_pretty(&self, pretty).unwrap_or_default();
        format!(
            "// Written by `gotham-engine puzzles mine`; docs/opponent.md says how they are found and proved.\n{list}\n"
        )
    }

    /// All of them.
    pub fn all(&self) -> &[Puzzle] {
        &self.all
    }

    /// The same, first those that are plain, each kind in the order of missions and of their codes; each only once.
    pub fn of(mut all: Vec<Puzzle>, missions: &[&str]) -> Puzzles {
        let place = |puzzle: &Puzzle| {
            let mission = missions.iter().position(|mission| *mission == puzzle.mission);
            (puzzle.grade(), mission)
        };
        all.sort_by(|one, other| (place(one), &one.code).cmp(&(place(other), &other.code)));
        let mut seen = BTreeSet::new();
        all.retain(|puzzle| seen.insert(puzzle.code.clone()));
        Puzzles { all }
    }

    /// Which one is for a day, counted from any day on: each has its turn, and neighbors in the list are far apart.
    pub fn of_day(&self, day: u64) -> Option<usize> {
        let count = self.all.len() as u64;
        let golden = count * 618 / 1000;
        let stride = (golden..).find(|stride| divisor(*stride, count) == 1).filter(|_| count > 0)?;
        usize::try_from(day % count * stride % count).ok()
    }
}

/// The greatest number that divides both.
fn divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { divisor(other, one % other) }
}
