//! Texts by name.

use std::io;

use super::clock::Date;

/// A text that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its name.
    pub name: String,
    /// When it was written, where that is known.
    pub written: Option<Date>,
}

/// Where texts are kept. Names are single words of a file system: whoever calls sees to that.
pub trait Storage: Send + Sync {
    /// Where a text of this name lies, for people who look for it.
    fn place(&self, name: &str) -> String;

    /// Every text, in any order; none when nothing can be listed.
    fn list(&self) -> Vec<Kept>;

    /// The text of this name, if there is one.
    fn find(&self, name: &str) -> Option<Kept>;

    /// Reads a text; none when there is none of this name.
    ///
    /// # Errors
    /// `InvalidData` when it is too long or no text; others when it cannot be read.
    fn read(&self, name: &str) -> io::Result<Option<String>>;

    /// Keeps a text whole or not at all: whatever happens, the old one or the new one is there.
    ///
    /// # Errors
    /// When it is not kept.
    fn write(&self, name: &str, text: &str) -> io::Result<()>;

    /// Gives a text another name, which should be free.
    ///
    /// # Errors
    /// `NotFound` when there is no such text; others when it cannot be done.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a text; nothing happens when there is none.
    ///
    /// # Errors
    /// When it cannot be done.
    fn remove(&self, name: &str) -> io::Result<()>;
}
