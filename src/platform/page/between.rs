//! Work between the frames of a page: the browser calls when it has nothing better to do.

use js_sys::Promise;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::spare::{Spare, Work};

/// The time between the page's frames.
pub(super) struct Between;

impl Spare for Between {
    fn take(&self, mut work: Work) {
        spawn_local(async move {
            loop {
                turn().await;
                if work().is_break() {
                    break;
                }
            }
        });
    }
}

/// Waits until everything else that the page has to do had its turn.
async fn turn() {
    let called = Promise::new(&mut |call, _| {
        let Some(window) = web_sys::window() else { return };
        // A page that sets no timer is being closed.
        let _ = window.set_timeout_with_callback(&call);
    });
    // It is only ever fulfilled.
    let _ = JsFuture::from(called).await;
}
