//! What time it is.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::Duration;
#[cfg(not(target_family = "wasm"))]
use std::time::{Instant, SystemTime};

#[cfg(target_family = "wasm")]
use web_time::{Instant, SystemTime};

/// A date and time of day: the time since the start of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date(pub Duration);

impl Date {
    /// The time since an earlier date; `None` if that one is later.
    pub fn since(self, earlier: Date) -> Option<Duration> {
        self.0.checked_sub(earlier.0)
    }
}

impl From<std::time::SystemTime> for Date {
    fn from(time: std::time::SystemTime) -> Date {
        Date(time.duration_since(std::time::UNIX_EPOCH).unwrap_or_default())
    }
}

/// Tells the time.
pub trait Clock: Send + Sync {
    /// The time since the clock was started. It never goes backward.
    fn now(&self) -> Duration;

    /// The date according to the machine; somebody may set it.
    fn date(&self) -> Date;
}

/// The clock of the machine.
#[derive(Debug)]
pub struct MachineClock {
    started: Instant,
}

impl MachineClock {
    /// A clock that is started now.
    pub fn new() -> MachineClock {
        MachineClock { started: Instant::now() }
    }
}

impl Default for MachineClock {
    fn default() -> MachineClock {
        MachineClock::new()
    }
}

impl Clock for MachineClock {
    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn date(&self) -> Date {
        Date(SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default())
    }
}

/// A clock that only moves when it is set or looked at, for tests.
#[derive(Debug, Default)]
pub struct HandClock {
    time: Mutex<Duration>,
    tick: Duration,
}

impl HandClock {
    /// A clock that moves on by a fixed step after each look at it.
    pub fn ticking(tick: Duration) -> HandClock {
        HandClock { tick, ..HandClock::default() }
    }

    /// Moves its hands forward.
    pub fn go_on(&self, time: Duration) {
        *self.time.lock().unwrap_or_else(PoisonError::into_inner) += time;
    }
}

impl Clock for HandClock {
    fn now(&self) -> Duration {
        let mut time = self.time.lock().unwrap_or_else(PoisonError::into_inner);
        let now = *time;
        *time += self.tick;
        now
    }

    fn date(&self) -> Date {
        Date(self.now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_machines_clock_goes_on_and_knows_the_century() {
        let clock = MachineClock::new();
        let first = clock.now();
        assert!(clock.now() >= first);
        assert!(clock.date() > Date(Duration::from_secs(1_700_000_000)), "{:?}", clock.date());
    }

    #[test]
    fn a_date_that_is_set_back_is_no_time_ago() {
        let clock = HandClock::default();
        let early = clock.date();
        clock.go_on(Duration::from_secs(90));
        assert_eq!(clock.date().since(early), Some(Duration::from_secs(90)));
        assert_eq!(early.since(clock.date()), None);
    }
}
