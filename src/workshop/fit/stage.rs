//! What a search tells while it goes on.

/// How far the search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// Steps done.
    pub done: u64,
    /// Steps in all.
    pub all: u64,
    /// Lines that are missing now, without letters.
    pub missing: usize,
    /// Lines that are too many now.
    pub too_many: usize,
}
