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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::{Folder, HandClock, Memory};
    use super::*;

    /// Every storage does the same.
    fn keeps_texts(storage: &dyn Storage) {
        assert_eq!(storage.read("a.json").expect("no trouble"), None);
        assert!(storage.list().is_empty());
        storage.write("a.json", "1").expect("written");
        storage.write("a.json", "2").expect("written over");
        storage.write("b.json", "3").expect("written");
        assert_eq!(storage.read("a.json").expect("read").as_deref(), Some("2"));
        let mut names: Vec<String> = storage.list().into_iter().map(|kept| kept.name).collect();
        names.sort();
        assert_eq!(names, ["a.json", "b.json"]);
        assert!(storage.find("a.json").is_some_and(|kept| kept.written.is_some()));
        storage.rename("a.json", "c.json").expect("renamed");
        assert_eq!(storage.find("a.json"), None);
        assert_eq!(storage.read("c.json").expect("read").as_deref(), Some("2"));
        assert_eq!(storage.rename("a.json", "d.json").expect_err("gone").kind(), io::ErrorKind::NotFound);
        storage.remove("c.json").expect("removed");
        storage.remove("c.json").expect("nothing to remove");
        assert_eq!(storage.list().len(), 1);
        assert!(storage.place("b.json").contains("b.json"));
    }

    #[test]
    fn a_folder_keeps_texts() {
        let folder = tempfile::tempdir().expect("a folder");
        keeps_texts(&Folder::new(folder.path().join("made when it is needed")));
    }

    #[test]
    fn a_shelf_keeps_texts() {
        keeps_texts(&super::super::shelf::tests::shelf(1000).1);
    }

    #[test]
    fn memory_keeps_texts() {
        keeps_texts(&Memory::new(Arc::new(HandClock::default())));
    }
}
