//! What is wrong with a content file, and where.

use std::fmt;

/// One thing that is wrong, shown as `maps/subway.ron:12:5: areas[3].outline: what is wrong`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub struct Problem {
    /// The file's name as the loader was given it.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The path of the field inside the file, such as `villain.river[2]`; empty: the whole file.
    pub field: String,
    /// What is wrong and, where it helps, what is expected.
    pub message: String,
}

impl Problem {
    /// All of them, a line for each.
    pub fn lines(problems: &[Problem]) -> String {
        problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n")
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        f.write_str(&self.message)
    }
}
