//! Wherever texts are kept, it is done in the same way.

use std::io;
use std::sync::Arc;

use super::shelf::tests::shelf;
use super::{Folder, HandClock, Memory, Storage};

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
    keeps_texts(&shelf(1000).1);
}

#[test]
fn memory_keeps_texts() {
    keeps_texts(&Memory::new(Arc::new(HandClock::default())));
}
