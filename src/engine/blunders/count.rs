//! How often, out of how often.

/// How often something was done, out of how often it could have been.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Count {
    pub(super) done: u64,
    pub(super) of: u64,
}

impl Count {
    /// One more time that it could have been done.
    pub(super) fn note(&mut self, is_done: bool) {
        self.done += u64::from(is_done);
        self.of += 1;
    }

    /// Both together.
    pub(super) fn add(&mut self, other: Count) {
        self.done += other.done;
        self.of += other.of;
    }
}
