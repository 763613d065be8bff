//! What differs between a desktop and a browser: where texts are kept, what time it is, how long one may think. This is
//! the ground floor: it knows no other room, and it is the only one that names `std::fs`, `std::time`, `std::thread` and
//! what a browser has in their place.
//!
//! - [`Storage`]: texts by name, in a [`Folder`] or in [`Memory`]. [`disk`]: files that a command line names.
//! - [`Clock`]: time that passes, and the date.
//! - [`Patience`]: how long a program may think before others have their turn.
//!
//! [`Platform`] is all that the table needs of the machine it runs on; `main.rs` picks it.

mod clock;
pub mod disk;
mod folder;
mod memory;
mod patience;
mod storage;

use std::path::PathBuf;
use std::sync::Arc;

pub use clock::{Clock, Date, HandClock, MachineClock};
pub use folder::Folder;
pub use memory::Memory;
pub use patience::{Endless, Patience, Steps, Until};
pub use storage::{Kept, Storage};

/// The machine that the table runs on.
#[derive(Clone)]
pub struct Platform {
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// Where matches are kept.
    pub saves: Arc<dyn Storage>,
    /// Where settings are kept.
    pub settings: Arc<dyn Storage>,
}

impl Platform {
    /// A desktop, which keeps everything in a folder.
    pub fn desktop(folder: PathBuf) -> Platform {
        let saves = Arc::new(Folder::new(folder.join("saves")));
        Platform { clock: Arc::new(MachineClock::new()), saves, settings: Arc::new(Folder::new(folder)) }
    }

    /// A page in a browser: nothing outlives it.
    pub fn page() -> Platform {
        let clock = Arc::new(MachineClock::new());
        let memory = || Arc::new(Memory::new(clock.clone()));
        Platform { saves: memory(), settings: memory(), clock }
    }
}
