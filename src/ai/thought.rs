//! A train of thought that can be interrupted and resumed: how a program thinks in slices.
//!
//! What a program works out is an `async` function that stops between two steps ([`pause`]), and [`Train`] takes it from
//! one stop to the next for as long as there is patience. Nothing else happens at a stop, so that the answer is the same
//! however it was sliced. There is no runtime and nobody to wake: the caller that wants the answer asks again.

use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use gotham_platform::Patience;

/// Something that is being worked out.
pub(crate) struct Train<T>(Pin<Box<dyn Future<Output = T> + Send>>);

impl<T> Train<T> {
    /// Sets out; nothing is worked out yet.
    pub(crate) fn new(thought: impl Future<Output = T> + Send + 'static) -> Train<T> {
        Train(Box::pin(thought))
    }

    /// Goes on for at least one step, until it is done or patience runs out. Not to be asked again once it is
    /// done.
    pub(crate) fn go_on(&mut self, patience: &mut dyn Patience) -> Option<T> {
        loop {
            match self.0.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
                Poll::Ready(found) => return Some(found),
                Poll::Pending if patience.is_over() => return None,
                Poll::Pending => {}
            }
        }
    }
}

/// A stop between two steps.
pub(crate) async fn pause() {
    let mut was_here = false;
    poll_fn(|_| if std::mem::replace(&mut was_here, true) { Poll::Ready(()) } else { Poll::Pending }).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_platform::{Endless, Steps};

    async fn count() -> u32 {
        let mut counted = 0;
        for _ in 0..5 {
            counted += 1;
            pause().await;
        }
        counted
    }

    #[test]
    fn a_thought_is_the_same_however_it_is_sliced() {
        assert_eq!(Train::new(count()).go_on(&mut Endless), Some(5));
        let mut slices = 1;
        let mut train = Train::new(count());
        let found = loop {
            if let Some(found) = train.go_on(&mut Steps(2)) {
                break found;
            }
            slices += 1;
        };
        assert_eq!((found, slices), (5, 3));
    }
}
