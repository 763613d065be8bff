//! What only a page in a browser has, or lacks.

use std::io;
use std::sync::Arc;

use super::spare::Spare;

/// A text that a player has brought, as a file of their own.
#[derive(Debug)]
pub struct Brought {
    /// What the file is called.
    pub name: String,
    /// What is in it.
    pub text: io::Result<String>,
}

/// What a page lets the program do. It has no folder that a player could open: files come and go through it.
pub trait Browser: Send + Sync {
    /// Gives the player a text as a file with this name.
    ///
    /// # Errors
    /// When the browser won't do it.
    fn give(&self, name: &str, text: &str) -> io::Result<()>;

    /// Lets the player choose a file, which comes in its own time.
    fn ask(&self);

    /// The next file that the player has chosen, or dropped onto the page.
    fn take(&self) -> Option<Brought>;

    /// Tells the page that the first picture is drawn.
    fn is_drawn(&self);

    /// Writes a line to the page's console.
    fn tell(&self, line: &str);
}

/// A page in a browser.
#[derive(Clone)]
pub struct Page {
    /// What it lets the program do.
    pub browser: Arc<dyn Browser>,
    /// The time between its frames.
    pub spare: Arc<dyn Spare>,
    /// Its address, without what it asks for.
    pub address: String,
    /// The browser stores nothing for it: what is written is gone with the page.
    pub forgets: bool,
    /// The player has asked their system for less motion.
    pub reduced_motion: bool,
    /// The player has asked their system for more contrast.
    pub high_contrast: bool,
}
