//! A record that is watched.

use crate::play::Match;
use crate::play::record::Entry;

/// The whole match and how far it has been shown.
pub struct Recording {
    whole: Match,
    at: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
}

impl Recording {
    /// A record at its beginning.
    pub fn new(whole: Match) -> Recording {
        Recording { whole, at: 0, playing: true }
    }

    /// The next entry; it counts as shown.
    pub fn show_next(&mut self) -> Option<Entry> {
        let step = self.whole.steps().get(self.at)?;
        self.at += 1;
        Some(step.entry.clone())
    }

    /// How many entries are shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many there are.
    pub fn length(&self) -> usize {
        self.whole.steps().len()
    }

    /// Whether all are shown.
    pub fn is_over(&self) -> bool {
        self.at >= self.length()
    }

    /// The whole match.
    pub fn whole(&self) -> &Match {
        &self.whole
    }

    /// The match as it stood after so many entries.
    pub fn seek(&mut self, at: usize) -> Match {
        self.at = at.min(self.length());
        self.whole.branch(self.at)
    }
}
