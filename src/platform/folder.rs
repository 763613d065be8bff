//! Texts in a folder of a disk.
//!
//! A text is written beside its place and then moved there, so that a crash leaves the old one whole.

use std::fs::{self, Metadata};
use std::io;
use std::path::PathBuf;

use super::clock::Date;
use super::disk;
use super::storage::{Kept, Storage};

/// A folder of texts, one file each. It is made when the first one is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The texts in a folder, which doesn't need to exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Folder {
        Folder(folder.into())
    }
}

impl Storage for Folder {
    fn place(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn list(&self) -> Vec<Kept> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let kept = entries.filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            Some(Kept { name, written: entry.metadata().ok().and_then(written) })
        });
        kept.collect()
    }

    fn find(&self, name: &str) -> Option<Kept> {
        let data = fs::metadata(self.0.join(name)).ok()?;
        Some(Kept { name: name.into(), written: written(data) })
    }

    fn read(&self, name: &str) -> io::Result<Option<String>> {
        match disk::read_text(&self.0.join(name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            read => read.map(Some),
        }
    }

    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        fs::create_dir_all(&self.0)?;
        disk::write_whole(&self.0.join(name), text)
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.0.join(from), self.0.join(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        match fs::remove_file(self.0.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

fn written(data: Metadata) -> Option<Date> {
    data.modified().ok().map(Date::from)
}
