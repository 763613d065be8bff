//! `localStorage`: small, whole at once, and there again tomorrow.

use std::io;

use web_sys::Storage;

use crate::shelf::Shelf;

/// The browser's own storage for this page. Requested again each time: what a browser lends belongs to one thread.
#[derive(Clone, Copy)]
pub(super) struct Local;

impl Local {
    /// The storage, if the browser lets the page write there: private windows and strict settings may not.
    pub(super) fn open() -> Option<Local> {
        const TRIAL: &str = "gotham-chronicles?";
        let storage = storage()?;
        storage.set_item(TRIAL, TRIAL).ok()?;
        storage.remove_item(TRIAL).ok()?;
        Some(Local)
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

impl Shelf for Local {
    fn keys(&self) -> Vec<String> {
        let Some(storage) = storage() else { return Vec::new() };
        (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok()?).collect()
    }

    fn get(&self, key: &str) -> Option<String> {
        storage()?.get_item(key).ok()?
    }

    fn set(&self, key: &str, value: &str) -> io::Result<()> {
        let storage =
            storage().ok_or_else(|| io::Error::other("the browser no longer stores anything for this page"))?;
        storage.set_item(key, value).map_err(|_| {
            io::Error::new(
                io::ErrorKind::QuotaExceeded,
                "the browser has no room left for this page. Export the saved games you want to keep, then delete some",
            )
        })
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = storage() {
            // A browser that has taken the storage away has removed everything.
            let _ = storage.remove_item(key);
        }
    }
}
