//! What differs between a desktop and a browser: where texts are kept, what time it is, how long one may think. This is
//! the ground floor: it knows no other room, and it is the only one that names `std::fs`, `std::time`, `std::thread` and
//! what a browser has in their place.
//!
//! - [`Storage`]: texts by name, in a [`Folder`], in [`Memory`] or on the [`Shelf`] of a browser. [`disk`]: files that a
//!   command line names.
//! - [`Browser`]: how files come and go if there is no folder.
//! - [`Clock`]: time that passes, and the date.
//! - [`Patience`]: how long a program may think before others have their turn. [`Spare`]: the time between frames.
//!
//! [`Platform`] is all that the table needs from the machine it runs on; `main.rs` picks it.

mod browser;
mod clock;
pub mod disk;
mod folder;
mod memory;
#[cfg(target_family = "wasm")]
pub mod page;
mod patience;
mod platform;
mod shelf;
mod spare;
mod storage;
#[cfg(test)]
mod tests;

use std::io;
use std::path::Path;

pub use browser::{Brought, Browser, Page};
pub use clock::{Clock, Date, HandClock, MachineClock};
pub use folder::Folder;
pub use memory::Memory;
pub use patience::{Endless, Patience, Steps, Until};
pub use platform::Platform;
pub use shelf::{Shelf, Shelved};
pub use spare::{Spare, Work};
pub use storage::{Kept, Storage};

/// Lines for a script that watches the program: they are added to a file, or shown one after the other by a page.
///
/// # Errors
/// When the file cannot be opened.
pub fn lines(path: &Path) -> io::Result<Box<dyn io::Write + Send + Sync>> {
    #[cfg(target_family = "wasm")]
    let lines = {
        let _ = path;
        page::lines()
    };
    #[cfg(not(target_family = "wasm"))]
    let lines = disk::append(path)?;
    Ok(Box::new(lines))
}
