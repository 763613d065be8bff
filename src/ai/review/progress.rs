//! How far a look back has come.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Parts that are done.
    pub done: u32,
    /// Of this many.
    pub all: u32,
}

/// Counts parts that are done; they take about as long as each other.
#[derive(Clone, Default)]
pub(super) struct Done(Arc<AtomicU32>);

impl Done {
    /// This many more are done.
    pub(super) fn add(&self, parts: u32) {
        self.0.fetch_add(parts, Ordering::Relaxed);
    }

    /// What is done of all.
    pub(super) fn of(&self, all: u32) -> Progress {
        Progress { done: self.0.load(Ordering::Relaxed).min(all), all }
    }
}
