//! How long a program may think before others have their turn.

use std::time::Duration;

use super::clock::Clock;

/// Asked between two steps of thought. What is thought doesn't depend on it, only when.
pub trait Patience {
    /// Whether it is time to stop for now; at least one step is made before this is asked.
    fn is_over(&mut self) -> bool;
}

/// Nobody waits.
#[derive(Clone, Copy, Debug)]
pub struct Endless;

impl Patience for Endless {
    fn is_over(&mut self) -> bool {
        false
    }
}

/// Until a time by a clock.
pub struct Until<'a> {
    clock: &'a dyn Clock,
    end: Duration,
}

impl<'a> Until<'a> {
    /// Until this time by this clock.
    pub fn new(clock: &'a dyn Clock, end: Duration) -> Until<'a> {
        Until { clock, end }
    }
}

impl Patience for Until<'_> {
    fn is_over(&mut self) -> bool {
        self.clock.now() >= self.end
    }
}

/// A number of steps, for tests.
#[derive(Clone, Copy, Debug)]
pub struct Steps(pub u32);

impl Patience for Steps {
    fn is_over(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
}
