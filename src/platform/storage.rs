//! Texts by name.

use std::io;

use super::clock::Date;

/// A stored text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its name.
    pub name: String,
    /// When it was written, if that is known.
    pub written: Option<Date>,
}

/// Where texts are kept. Names are single file system names: the caller sees to that.
pub trait Storage: Send + Sync {
    /// Where a text with this name is, for people who look for it.
    fn place(&self, name: &str) -> String;

    /// Every text, in any order; empty when nothing can be listed.
    fn list(&self) -> Vec<Kept>;

    /// The text of this name, if there is one.
    fn find(&self, name: &str) -> Option<Kept>;

    /// Reads a text; `None` when there is none with this name.
    ///
    /// # Errors
    /// `InvalidData` when it is too long or isn't text; others when it cannot be read.
    fn read(&self, name: &str) -> io::Result<Option<String>>;

    /// Saves a text whole or not at all: whatever happens, the old one or the new one is there.
    ///
    /// # Errors
    /// When it is not saved.
    fn write(&self, name: &str, text: &str) -> io::Result<()>;

    /// Renames a text; the new name should be free.
    ///
    /// # Errors
    /// `NotFound` when there is no such text; others when it cannot be done.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a text; nothing happens if there is none.
    ///
    /// # Errors
    /// When it cannot be done.
    fn remove(&self, name: &str) -> io::Result<()>;
}
