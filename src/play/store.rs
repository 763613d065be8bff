//! Texts kept in files: saves, autosaves, settings. The only file of this room that touches a disk.
//!
//! A text is written beside its place and then moved there, so that a crash leaves the old one whole. A text that
//! cannot be read is never written over: it is moved aside first.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest text that is read.
const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// A folder of texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A text in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Its name.
    pub name: String,
    /// When it was written.
    pub written: Option<SystemTime>,
}

/// Why a text was not kept or not read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A name that could lead elsewhere.
    #[error("\"{0}\" is no name for a save: letters, digits, spaces, - and _ are")]
    Name(String),
    /// The disk says no.
    #[error("{path}: {error}")]
    Disk {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The text is there, but it means nothing; it has been moved aside.
    #[error("{path}: {reason}. {}", match .aside { Some(aside) => format!("Nothing is lost: the file is kept as {}", aside.display()), None => "The file stays where it is".into() })]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
        /// Where it is now.
        aside: Option<PathBuf>,
    },
    /// The text is sound, but this program can do nothing with it.
    #[error("{path}: {reason}. The file stays as it is.")]
    Foreign {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
}

/// Why nothing can be made of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It means nothing.
    Damaged(String),
    /// It is sound, but not for this program: of other content, of a newer version.
    Foreign(String),
}

impl Store {
    /// The texts of a folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Store {
        Store { folder: folder.into() }
    }

    /// Where a text of this name lies.
    ///
    /// # Errors
    /// When the name could lead elsewhere.
    pub fn path(&self, name: &str) -> Result<PathBuf, StoreError> {
        let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
        if name.trim().is_empty() || name.chars().count() > 80 || !name.chars().all(fits) {
            return Err(StoreError::Name(name.chars().take(80).collect()));
        }
        Ok(self.folder.join(format!("{name}.json")))
    }

    /// Keeps a text: the old one stays whole until the new one is.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let path = self.path(name)?;
        fs::create_dir_all(&self.folder).and_then(|()| write_whole(&path, text)).map_err(|error| disk(&path, error))
    }

    /// Reads a text; none when there is no such text.
    ///
    /// # Errors
    /// When the disk does not give it.
    pub fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let path = self.path(name)?;
        match read_text(&path) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(self.damaged(path, error.to_string())),
            Err(error) => Err(disk(&path, error)),
        }
    }

    /// Reads a text and makes something of it. A text that means nothing is moved aside, so that nobody writes over it.
    ///
    /// # Errors
    /// When the disk does not give it, or nothing can be made of it.
    pub fn open<T>(&self, name: &str, read: impl FnOnce(&str) -> Result<T, Unread>) -> Result<Option<T>, StoreError> {
        let Some(text) = self.read(name)? else { return Ok(None) };
        let path = self.path(name)?;
        match read(&text) {
            Ok(value) => Ok(Some(value)),
            Err(Unread::Damaged(reason)) => Err(self.damaged(path, reason)),
            Err(Unread::Foreign(reason)) => Err(StoreError::Foreign { path, reason }),
        }
    }

    /// A name like this one that no text has yet: letters that no name may have are left out.
    pub fn free_name(&self, wanted: &str) -> String {
        let fits = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
        let stem: String = wanted.chars().filter(fits).take(70).collect();
        let stem = if stem.trim().is_empty() { "match" } else { stem.trim() };
        let names = std::iter::once(stem.to_string()).chain((2..).map(|number| format!("{stem} {number}")));
        let mut free = names.filter(|name| self.path(name).is_ok_and(|path| !path.exists()));
        free.next().unwrap_or_default()
    }

    /// When a text was written; none when there is none.
    pub fn written(&self, name: &str) -> Option<SystemTime> {
        fs::metadata(self.path(name).ok()?).and_then(|data| data.modified()).ok()
    }

    /// Gives a text another name, which must be free.
    ///
    /// # Errors
    /// When the disk does not do it.
    pub fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let (from, to) = (self.path(from)?, self.path(to)?);
        fs::rename(&from, to).map_err(|error| disk(&from, error))
    }

    /// Every text, the newest first.
    pub fn slots(&self) -> Vec<Slot> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut slots: Vec<Slot> = entries
            .filter_map(|entry| {
                let name = entry.file_name().into_string().ok()?.strip_suffix(".json")?.to_string();
                Some(Slot { name, written: entry.metadata().and_then(|data| data.modified()).ok() })
            })
            .collect();
        slots.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.name.cmp(&b.name)));
        slots
    }

    /// Removes a text.
    ///
    /// # Errors
    /// When the disk does not let it go.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        let path = self.path(name)?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(disk(&path, error)),
            _ => Ok(()),
        }
    }

    /// Moves a file aside under a free name.
    fn damaged(&self, path: PathBuf, reason: String) -> StoreError {
        let free = (1..1000).map(|number| path.with_extension(format!("damaged-{number}"))).find(|path| !path.exists());
        let aside = free.filter(|aside| fs::rename(&path, aside).is_ok());
        StoreError::Damaged { path, reason, aside }
    }
}

/// Reads a text file of a bearable size.
///
/// # Errors
/// When it cannot be read, is too long or is no text.
pub fn read_text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(io::Error::new(io::ErrorKind::InvalidData, format!("more than {MAX_BYTES} bytes")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        io::Error::new(io::ErrorKind::InvalidData, format!("byte {at} is not UTF-8 text"))
    })
}

/// Writes a text beside its place and moves it there.
///
/// # Errors
/// When the disk does not take it; the old file is whole then.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".new");
    let beside = path.with_file_name(name);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&beside, path));
    if moved.is_err() {
        // Best effort: the failure itself is what matters.
        let _ = fs::remove_file(&beside);
    }
    moved
}

fn disk(path: &Path, error: io::Error) -> StoreError {
    StoreError::Disk { path: path.into(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_comes_back_and_a_damaged_one_is_moved_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(folder.path().join("saves"));
        assert!(store.read("autosave").expect("no disk error").is_none());
        store.write("autosave", "12").expect("written");
        store.write("autosave", "13").expect("written over");
        let number = |text: &str| text.parse::<u8>().map_err(|error| Unread::Damaged(error.to_string()));
        assert_eq!(store.open("autosave", number).expect("read"), Some(13));
        let foreign = store.open("autosave", |_| Err::<u8, _>(Unread::Foreign("too new".into())));
        assert!(foreign.expect_err("of a newer version").to_string().contains("too new"));
        assert_eq!(store.open("autosave", number).expect("it is still there"), Some(13));
        store.write("autosave", "1x").expect("written over");
        let error = store.open("autosave", number).expect_err("no number");
        assert!(error.to_string().contains("autosave.damaged-1"), "{error}");
        assert!(store.read("autosave").expect("no disk error").is_none());
        let kept = fs::read_to_string(folder.path().join("saves/autosave.damaged-1")).expect("kept");
        assert_eq!(kept, "1x");
        assert!(store.slots().is_empty());
    }

    #[test]
    fn a_free_name_writes_over_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(folder.path());
        assert_eq!(store.free_name("The Joker's \"Fun\": round 3"), "The Jokers Fun round 3");
        for _ in 0..3 {
            store.write(&store.free_name("round 3"), "kept").expect("written");
        }
        store.write("autosave", "latest").expect("written");
        store.rename("autosave", &store.free_name("round 3")).expect("renamed");
        let mut names: Vec<String> = store.slots().into_iter().map(|slot| slot.name).collect();
        names.sort();
        assert_eq!(names, ["round 3", "round 3 2", "round 3 3", "round 3 4"]);
        assert_eq!(store.free_name("?!"), "match");
    }

    #[test]
    fn names_stay_inside_the_folder() {
        let store = Store::new("/nowhere");
        for name in ["", "..", "../x", "a/b", "a.b", "C:x"] {
            assert!(matches!(store.path(name), Err(StoreError::Name(_))), "{name}");
        }
    }
}
