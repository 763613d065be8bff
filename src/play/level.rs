//! How well the computer plays. Weaker levels choose less carefully among good plans; no level has other dice, and none knows
//! more than a player may know.

use std::fmt;
use std::str::FromStr;

/// How well the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Level {
    /// Often content with the second-best plan, or the fifth.
    Easy,
    /// Takes the best plan that it sees.
    #[default]
    Normal,
    /// Looks a little ahead.
    Hard,
    /// Looks ahead as carefully as it can.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    /// Its word in files and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no level \"{0}\"")]
pub struct NoSuchLevel(String);

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(word: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL.into_iter().find(|level| level.word() == word).ok_or_else(|| NoSuchLevel(word.into()))
    }
}
