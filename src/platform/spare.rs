//! The time between frames. Where pictures are drawn slowly, most of the time passes there.

use std::ops::ControlFlow;

/// Some work: each call does a little of it, and breaks off when there is nothing left to do.
pub type Work = Box<dyn FnMut() -> ControlFlow<()> + Send>;

/// Has work done between frames.
pub trait Spare: Send + Sync {
    /// Goes on with some work between frames until it is done.
    fn take(&self, work: Work);
}
