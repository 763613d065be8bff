//! All that the table needs of the machine it runs on.

use std::path::PathBuf;
use std::sync::Arc;

use super::browser::Page;
use super::clock::{Clock, MachineClock};
use super::folder::Folder;
use super::storage::Storage;

/// The machine that the table runs on.
#[derive(Clone)]
pub struct Platform {
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// Where matches are kept.
    pub saves: Arc<dyn Storage>,
    /// Where settings are kept.
    pub settings: Arc<dyn Storage>,
    /// The page that it runs in; `None`: it has its own window.
    pub page: Option<Page>,
}

impl Platform {
    /// A desktop, which keeps everything in a folder.
    pub fn desktop(folder: PathBuf) -> Platform {
        let saves = Arc::new(Folder::new(folder.join("saves")));
        let settings = Arc::new(Folder::new(folder));
        Platform { clock: Arc::new(MachineClock::new()), saves, settings, page: None }
    }
}
