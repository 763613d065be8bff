//! What a program works out: a slice in each frame, and more between frames where the machine has time there.

use core::ops::ControlFlow;
use core::time::Duration;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::table::Machine;
use gotham_platform::{Clock, Patience, Spare, Until};
use gotham_play::Advice;
use gotham_rules::Command;

/// What programs think about questions with these numbers.
#[derive(Default)]
pub(super) struct Thoughts {
    /// What to answer.
    pub answer: Option<(u64, Thinking<Command>)>,
    /// What to tell somebody who asks for advice.
    pub advice: Option<(u64, Thinking<Advice>)>,
}

impl Thoughts {
    /// Whether something is still to be found that comes without frames.
    pub(super) fn go_on_between_frames(&self) -> bool {
        let answer = self.answer.as_ref().is_some_and(|(_, thinking)| thinking.comes_without_frames());
        let advice = self.advice.as_ref().is_some_and(|(_, thinking)| thinking.comes_without_frames());
        answer || advice
    }
}

/// Something that is being worked out. Whoever drops it no longer wants to know.
pub(super) struct Thinking<T> {
    line: Arc<Mutex<Line<T>>>,
    goes_on_between_frames: bool,
}

/// Goes on until it has found something or patience runs out.
type Think<T> = Box<dyn FnMut(&mut dyn Patience) -> Option<T> + Send>;

/// A line of thought.
struct Line<T> {
    think: Think<T>,
    found: Option<T>,
    /// How long it goes on at once between frames.
    slice: Duration,
    /// How long it has gone on between frames, since the last frame.
    between: Duration,
}

impl<T> Line<T> {
    /// Thinks on, unless all is found already.
    fn go_on(&mut self, patience: &mut dyn Patience) {
        if self.found.is_none() {
            self.found = (self.think)(patience);
        }
    }
}

impl<T: Clone + Send + 'static> Thinking<T> {
    /// Sets out.
    pub(super) fn new(think: impl FnMut(&mut dyn Patience) -> Option<T> + Send + 'static) -> Thinking<T> {
        let line = Line { think: Box::new(think), found: None, slice: Duration::ZERO, between: Duration::ZERO };
        Thinking { line: Arc::new(Mutex::new(line)), goes_on_between_frames: false }
    }

    /// What it has found.
    pub(super) fn found(&self) -> Option<T> {
        locked(&self.line).found.clone()
    }

    /// Whether it is still to be found, and no frame is needed for it.
    fn comes_without_frames(&self) -> bool {
        self.goes_on_between_frames && locked(&self.line).found.is_none()
    }

    /// From now on it goes on between frames, too, and wakes the window once it has found something.
    fn go_on_between_frames(&mut self, spare: &dyn Spare, clock: Arc<dyn Clock>, wake: impl Fn() + Send + 'static) {
        if std::mem::replace(&mut self.goes_on_between_frames, true) {
            return;
        }
        let line = Arc::downgrade(&self.line);
        spare.take(Box::new(move || {
            let Some(line) = line.upgrade() else { return ControlFlow::Break(()) };
            let mut line = locked(&line);
            // Nobody has to be woken for what a frame has found.
            if line.found.is_some() {
                return ControlFlow::Break(());
            }
            let begun = clock.now();
            let end = begun + line.slice;
            line.go_on(&mut Until::new(&*clock, end));
            line.between += clock.now() - begun;
            if line.found.is_none() {
                return ControlFlow::Continue(());
            }
            wake();
            ControlFlow::Break(())
        }));
    }
}

/// What frames share with the time between them. A program that has failed leaves nothing behind that others must not see.
pub(super) fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The part of a frame in which programs may think. When it is over, they stop between two steps of thought, so that
/// the window never freezes.
#[derive(Resource, Default, Debug)]
pub(super) struct Slice {
    /// How long it is; between frames, too, programs think so long at once.
    pub length: Duration,
    /// When it is over, by the machine's clock.
    pub end: Duration,
    /// How long programs thought in this frame.
    pub spent: Duration,
    /// The same for the frame in which they thought longest.
    pub longest: Duration,
    /// How long programs thought between the last frame and this one.
    pub between: Duration,
}

impl Slice {
    /// Notes how long a program has thought.
    fn spend(&mut self, time: Duration) {
        self.spent += time;
        self.longest = self.longest.max(self.spent);
    }
}

/// The time that programs have.
#[derive(SystemParam)]
pub(super) struct Slices<'w> {
    machine: Res<'w, Machine>,
    slice: ResMut<'w, Slice>,
    window: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Slices<'_> {
    /// Lets a program think for what is left of this frame's slice.
    pub(super) fn think<T>(&mut self, think: impl FnOnce(&mut dyn Patience) -> T) -> T {
        let clock = &*self.machine.0.clock;
        let begun = clock.now();
        let found = think(&mut Until::new(clock, self.slice.end));
        self.slice.spend(clock.now() - begun);
        found
    }

    /// Gives what is left of this frame's slice, and as long slices between frames.
    pub(super) fn give<T: Clone + Send + 'static>(&mut self, thinking: &mut Thinking<T>) {
        let mut line = locked(&thinking.line);
        self.think(|patience| line.go_on(patience));
        self.slice.between += std::mem::take(&mut line.between);
        line.slice = self.slice.length;
        let is_open = line.found.is_none();
        drop(line);
        if let (Some(page), Some(window), true) = (&self.machine.0.page, &self.window, is_open) {
            let window = (***window).clone();
            // A window that is closed needs no waking.
            let wake = move || _ = window.send_event(WinitUserEvent::WakeUp);
            thinking.go_on_between_frames(&*page.spare, self.machine.0.clock.clone(), wake);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use gotham_platform::{HandClock, Steps, Work};

    /// Work between frames is done by hand here.
    #[derive(Default)]
    struct ByHand(Mutex<Vec<Work>>);

    impl Spare for ByHand {
        fn take(&self, work: Work) {
            locked(&self.0).push(work);
        }
    }

    impl ByHand {
        /// Lets all work go on for a step; how much is left.
        fn go_on(&self) -> usize {
            let mut works = locked(&self.0);
            works.retain_mut(|work| work().is_continue());
            works.len()
        }
    }

    /// Counts to five, and counts how often it wakes somebody.
    fn counting(spare: &ByHand) -> (Thinking<u32>, Arc<AtomicU32>) {
        let mut counted = 0;
        let mut thinking = Thinking::new(move |patience| {
            loop {
                counted += 1;
                match counted == 5 {
                    true => return Some(counted),
                    false if patience.is_over() => return None,
                    false => {}
                }
            }
        });
        let woken = Arc::new(AtomicU32::new(0));
        for _ in 0..2 {
            let wakes = woken.clone();
            let clock = Arc::new(HandClock::ticking(Duration::from_millis(1)));
            thinking.go_on_between_frames(spare, clock, move || _ = wakes.fetch_add(1, Ordering::Relaxed));
        }
        (thinking, woken)
    }

    #[test]
    fn what_is_found_between_frames_wakes_the_window_once() {
        let spare = ByHand::default();
        let (thinking, woken) = counting(&spare);
        let mut slices = 1;
        while spare.go_on() > 0 {
            assert_eq!((thinking.found(), thinking.comes_without_frames()), (None, true));
            slices += 1;
        }
        assert!(!thinking.comes_without_frames(), "a frame has to say it");
        assert_eq!((thinking.found(), slices, woken.load(Ordering::Relaxed)), (Some(5), 5, 1));
        // A look at the clock takes one: two in each slice that is cut off, one in the last.
        assert_eq!(
            locked(&thinking.line).between,
            Duration::from_millis(4 * 2 + 1),
            "the next frame counts how long it took"
        );
    }

    #[test]
    fn frames_and_the_time_between_them_think_the_same_thought() {
        let spare = ByHand::default();
        let (thinking, woken) = counting(&spare);
        for _ in 0..2 {
            assert_eq!(spare.go_on(), 1);
            locked(&thinking.line).go_on(&mut Steps(1));
        }
        locked(&thinking.line).go_on(&mut Steps(1));
        assert_eq!(thinking.found(), Some(5));
        assert_eq!((spare.go_on(), woken.load(Ordering::Relaxed)), (0, 0), "a frame that finds it is there");
    }

    #[test]
    fn what_nobody_wants_to_know_is_not_thought() {
        let spare = ByHand::default();
        let (thinking, woken) = counting(&spare);
        assert_eq!(spare.go_on(), 1);
        drop(thinking);
        assert_eq!((spare.go_on(), woken.load(Ordering::Relaxed)), (0, 0));
    }
}
