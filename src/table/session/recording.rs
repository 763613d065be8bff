//! A record being watched.

use gotham_play::record::Entry;
use gotham_play::{Match, Statistics};

/// The whole match and how far it has been shown.
pub(crate) struct Recording {
    whole: Match,
    statistics: Statistics,
    at: usize,
    /// Whether it plays on its own.
    pub playing: bool,
}

impl Recording {
    /// A record at its beginning.
    pub(crate) fn new(whole: Match) -> Recording {
        Recording { statistics: Statistics::of(&whole), whole, at: 0, playing: true }
    }

    /// The next entry; it counts as shown.
    pub(crate) fn show_next(&mut self) -> Option<Entry> {
        let step = self.whole.steps().get(self.at)?;
        self.at += 1;
        Some(step.entry.clone())
    }

    /// How many entries are shown.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// How many there are.
    pub(crate) fn length(&self) -> usize {
        self.whole.steps().len()
    }

    /// Whether all are shown.
    pub(crate) fn is_over(&self) -> bool {
        self.at >= self.length()
    }

    /// The whole match.
    pub(crate) fn whole(&self) -> &Match {
        &self.whole
    }

    /// Whether the match was not over yet at the point shown.
    pub(crate) fn goes_on_from_here(&self) -> bool {
        self.whole.at(self.at).state().result.is_none()
    }

    /// The whole match in numbers.
    pub(crate) fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The match as it stood after this many entries.
    pub(crate) fn seek(&mut self, at: usize) -> Match {
        self.at = at.min(self.length());
        self.whole.branch(self.at)
    }
}
