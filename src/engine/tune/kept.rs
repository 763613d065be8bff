//! What was measured, kept beside the plan, so that a search that was cut off goes on where it was.
//!
//! Each line of the file is a measurement, written at once and never changed. It says what it is of, so a plan that is
//! changed never takes over what was measured for another one; what doesn't fit anymore just stays there.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;

use gotham_platform::disk;
use serde::{Deserialize, Serialize};

use super::super::trouble::Trouble;

/// How each line begins: by this a file is known to be ours.
const BEGINNING: &str = "{\"with\":";

/// A file that measurements cannot be kept in.
#[derive(Debug, thiserror::Error)]
pub(super) enum KeptError {
    /// It cannot be read or written.
    #[error("{path}: {error}")]
    Disk { path: String, error: io::Error },
    /// Somebody else's.
    #[error(
        "{path}:{line}: this is no line of measurements, so the file is left as it is. Measurements of the plan are to \
         be kept here: move the file out of the way, or rename the plan"
    )]
    Foreign { path: String, line: usize },
}

impl From<KeptError> for Trouble {
    fn from(error: KeptError) -> Trouble {
        Trouble::Unreadable(error.to_string())
    }
}

/// What a measurement is of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(super) struct Key {
    /// The numbers of the mission: for people, who may read the file.
    pub with: BTreeMap<String, u8>,
    /// Everything that decides a match: the content with these numbers, and the rules.
    pub of: String,
    /// Who plays the Villain.
    pub villain: String,
    /// The seed of the first match.
    pub seed: u64,
    /// How many matches were played.
    pub games: usize,
}

/// How matches went.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Count {
    /// Matches that the Heroes won.
    pub won: usize,
    /// Matches that came to an end.
    pub ended: usize,
    /// Matches that did not.
    pub failed: usize,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    key: Key,
    #[serde(flatten)]
    count: Count,
}

/// All measurements, in memory and on disk.
pub(super) struct Kept {
    path: PathBuf,
    known: BTreeMap<Key, Count>,
    /// Whether the file ends within a line: the program was cut off as it wrote it.
    is_cut: bool,
    /// How many were there from the start and were of use.
    pub taken_over: usize,
}

impl Kept {
    /// Reads what is there.
    ///
    /// # Errors
    /// When it cannot be read, or isn't ours.
    pub(super) fn open(path: PathBuf) -> Result<Kept, KeptError> {
        let text = match disk::read_text(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(KeptError::Disk { path: path.display().to_string(), error }),
        };
        let mut known = BTreeMap::new();
        for (line, at) in text.lines().zip(1..) {
            // A line that was cut off may also be cut within its beginning.
            if !line.starts_with(BEGINNING) && !BEGINNING.starts_with(line) {
                return Err(KeptError::Foreign { path: path.display().to_string(), line: at });
            }
            if let Ok(Line { key, count }) = serde_json::from_str(line) {
                known.insert(key, count);
            }
        }
        let is_cut = !text.is_empty() && !text.ends_with('\n');
        Ok(Kept { path, known, is_cut, taken_over: 0 })
    }

    /// What was measured of this, now or before.
    pub(super) fn find(&mut self, key: &Key) -> Option<Count> {
        let found = self.known.get(key).copied();
        self.taken_over += usize::from(found.is_some());
        found
    }

    /// Keeps a measurement.
    ///
    /// # Errors
    /// When the disk won't take it.
    pub(super) fn add(&mut self, key: Key, count: Count) -> Result<(), KeptError> {
        let wrong = |error| KeptError::Disk { path: self.path.display().to_string(), error };
        let line = serde_json::to_string(&Line { key: key.clone(), count }).map_err(|error| wrong(error.into()))?;
        let begin = if self.is_cut { "\n" } else { "" };
        let mut file = disk::append(&self.path).map_err(wrong)?;
        file.write_all(format!("{begin}{line}\n").as_bytes()).map_err(wrong)?;
        self.is_cut = false;
        self.known.insert(key, count);
        Ok(())
    }
}
