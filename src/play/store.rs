//! Named texts: saves, autosaves, settings, in whatever [`Storage`] the platform has.
//!
//! A text that cannot be read is never written over: it is moved aside first.

use std::io;
use std::sync::Arc;

use gotham_platform::{Date, Storage};
use serde_json::Value;

/// Texts that are stored.
#[derive(Clone)]
pub struct Store {
    storage: Arc<dyn Storage>,
}

/// A text in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredText {
    /// Its name.
    pub name: String,
    /// When it was written.
    pub written: Option<Date>,
}

/// Why a text was not saved or not read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A name that could lead elsewhere.
    #[error("\"{0}\" is not a name for a save: use letters, digits, spaces, - and _")]
    Name(String),
    /// The disk says no.
    #[error("{place}: {error}")]
    Disk {
        /// Where the text is.
        place: String,
        /// What the system says.
        error: io::Error,
    },
    /// The text is there, but it means nothing; it has been moved aside.
    #[error("{place}: {reason}. {}", match .aside { Some(aside) => format!("Nothing is lost: the file is kept as {aside}"), None => "The file stays where it is".into() })]
    Damaged {
        /// Where the text was.
        place: String,
        /// What is wrong with it.
        reason: String,
        /// Where it is now.
        aside: Option<String>,
    },
    /// The text is sound, but this program can't do anything with it.
    #[error("{place}: {reason}. The file stays as it is.")]
    Foreign {
        /// Where the text is.
        place: String,
        /// Why.
        reason: String,
    },
}

/// Why a text can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It means nothing.
    Damaged(String),
    /// It is sound, but not for this program: from other content, or from a newer version.
    Foreign(String),
}

/// Whether a text in JSON says that it has a form that this program reads: the first up to the newest.
///
/// # Errors
/// When it means nothing, or comes from a newer program.
pub(crate) fn check_form(text: &str, newest: u64) -> Result<(), Unread> {
    let damaged = |error: serde_json::Error| Unread::Damaged(error.to_string());
    match serde_json::from_str::<Value>(text).map_err(damaged)?.get("format").and_then(Value::as_u64) {
        Some(form) if (1..=newest).contains(&form) => Ok(()),
        Some(newer @ 1..) => Err(Unread::Foreign(format!("it was written by a newer version (form {newer})"))),
        _ => Err(Unread::Damaged("there is no form that this program knows".into())),
    }
}

impl Store {
    /// The texts in a storage.
    pub fn new(storage: Arc<dyn Storage>) -> Store {
        Store { storage }
    }

    /// Saves a text: the old one stays whole until the new one is.
    ///
    /// # Errors
    /// When the disk won't take it.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let file = file(name)?;
        self.storage.write(&file, text).map_err(|error| self.disk(&file, error))
    }

    /// Reads a text; `None` when there is no such text.
    ///
    /// # Errors
    /// When the disk can't read it.
    pub fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let file = file(name)?;
        match self.storage.read(&file) {
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(self.damaged(&file, error.to_string())),
            read => read.map_err(|error| self.disk(&file, error)),
        }
    }

    /// Reads a text and turns it into something. A text that means nothing is moved aside, so that nobody writes over
    /// it.
    ///
    /// # Errors
    /// When the disk can't read it, or it can't be used.
    pub fn open<T>(&self, name: &str, read: impl FnOnce(&str) -> Result<T, Unread>) -> Result<Option<T>, StoreError> {
        let Some(text) = self.read(name)? else { return Ok(None) };
        let file = file(name)?;
        match read(&text) {
            Ok(value) => Ok(Some(value)),
            Err(Unread::Damaged(reason)) => Err(self.damaged(&file, reason)),
            Err(Unread::Foreign(reason)) => Err(StoreError::Foreign { place: self.storage.place(&file), reason }),
        }
    }

    /// Adds to a text that grows over many matches, as another window may have done meanwhile: `add` says whether that
    /// changes anything, and `write` makes a text of it. One that means nothing is moved aside, and a new one is started;
    /// the error says so.
    ///
    /// # Errors
    /// When it cannot be read or written; in that case what is there stays as it is.
    pub(crate) fn add<T: Default>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, Unread>,
        write: impl FnOnce(&T) -> String,
        add: impl FnOnce(&mut T) -> bool,
    ) -> Result<(T, Option<StoreError>), StoreError> {
        let (mut value, trouble) = match self.open(name, read) {
            Ok(value) => (value.unwrap_or_default(), None),
            Err(moved @ StoreError::Damaged { aside: Some(_), .. }) => (T::default(), Some(moved)),
            Err(error) => return Err(error),
        };
        if add(&mut value) {
            self.write(name, &write(&value))?;
        }
        Ok((value, trouble))
    }

    /// A name like this one that no text has yet; letters that names can't have are left out.
    pub fn free_name(&self, wanted: &str) -> String {
        self.free(wanted, |name| file(name).ok())
    }

    fn free(&self, wanted: &str, file: impl Fn(&str) -> Option<String>) -> String {
        let stem: String = wanted.chars().filter(|letter| may_be_in_a_name(*letter)).take(70).collect();
        let stem = if stem.trim().is_empty() { "match" } else { stem.trim() };
        let names = std::iter::once(stem.to_string()).chain((2..).map(|number| format!("{stem} {number}")));
        let mut free = names.filter(|name| file(name).is_some_and(|file| self.storage.find(&file).is_none()));
        free.next().unwrap_or_default()
    }

    /// Writes a text of another kind, for people: a file with this extension, under this name or a similar free one.
    /// Returns where it is.
    ///
    /// # Errors
    /// When the disk won't take it.
    pub fn write_beside(&self, wanted: &str, ending: &str, text: &str) -> Result<String, StoreError> {
        let beside = |name: &str| format!("{name}.{ending}");
        let file = beside(&self.free(wanted, |name| file(name).ok().map(|_| beside(name))));
        self.storage.write(&file, text).map_err(|error| self.disk(&file, error))?;
        Ok(self.storage.place(&file))
    }

    /// When a text was written; `None` when there is no such text.
    pub fn written(&self, name: &str) -> Option<Date> {
        self.storage.find(&file(name).ok()?)?.written
    }

    /// Renames a text; the new name must be free.
    ///
    /// # Errors
    /// When the disk won't do it.
    pub fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let (from, to) = (file(from)?, file(to)?);
        self.storage.rename(&from, &to).map_err(|error| self.disk(&from, error))
    }

    /// Every text, the newest first; including those that were damaged and moved aside.
    pub fn slots(&self) -> Vec<StoredText> {
        let name = |file: String| match file.strip_suffix(ENDING) {
            Some(name) => Some(name.to_string()),
            None => is_aside(&file).then_some(file),
        };
        let kept = self.storage.list().into_iter();
        let mut slots: Vec<StoredText> =
            kept.filter_map(|kept| Some(StoredText { name: name(kept.name)?, written: kept.written })).collect();
        slots.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.name.cmp(&b.name)));
        slots
    }

    /// Removes a text.
    ///
    /// # Errors
    /// When the disk won't let it go.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        let file = file(name)?;
        self.storage.remove(&file).map_err(|error| self.disk(&file, error))
    }

    /// Moves a text aside under a free name, unless it is already aside.
    fn damaged(&self, file: &str, reason: String) -> StoreError {
        let stem = file.strip_suffix(ENDING);
        let names = stem.into_iter().flat_map(|stem| (1..1000).map(move |number| format!("{stem}{ASIDE}{number}")));
        let free = names.into_iter().find(|name| self.storage.find(name).is_none());
        let aside = free.filter(|aside| self.storage.rename(file, aside).is_ok());
        let aside = aside.map(|aside| self.storage.place(&aside));
        StoreError::Damaged { place: self.storage.place(file), reason, aside }
    }

    fn disk(&self, file: &str, error: io::Error) -> StoreError {
        StoreError::Disk { place: self.storage.place(file), error }
    }
}

/// The ending of stored texts' names where they are kept.
const ENDING: &str = ".json";

/// What comes between the name of a damaged text and its number.
const ASIDE: &str = ".damaged-";

/// Whether the text under this name is a damaged one.
fn is_aside(file: &str) -> bool {
    file.split_once(ASIDE).is_some_and(|(name, number)| {
        self::file(name).is_ok() && !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// What a text of this name is called where it is kept; names that could lead elsewhere are refused.
fn file(name: &str) -> Result<String, StoreError> {
    if is_aside(name) {
        return Ok(name.into());
    }
    let leads_elsewhere = is_device(name) || !name.chars().all(may_be_in_a_name);
    if name.trim().is_empty() || name.chars().count() > 80 || leads_elsewhere {
        return Err(StoreError::Name(name.chars().take(80).collect()));
    }
    Ok(format!("{name}{ENDING}"))
}

/// Whether Windows writes what is put into a file of this name to a device, whatever the file's ending.
fn is_device(name: &str) -> bool {
    let name = name.trim().to_ascii_uppercase();
    let port = ["COM", "LPT"].iter().find_map(|kind| name.strip_prefix(kind));
    ["CON", "PRN", "AUX", "NUL"].contains(&name.as_str())
        || port.is_some_and(|number| number.chars().count() == 1 && number.chars().all(|digit| digit.is_numeric()))
}

/// Letters for names that lead nowhere else.
fn may_be_in_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_')
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_platform::{HandClock, Memory};

    fn memory() -> Memory {
        Memory::new(Arc::new(HandClock::default()))
    }

    #[test]
    fn a_text_comes_back_and_a_damaged_one_is_moved_aside() {
        let memory = memory();
        let store = Store::new(Arc::new(memory.clone()));
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
        assert_eq!(memory.read("autosave.damaged-1").expect("read").as_deref(), Some("1x"));
        let names = || store.slots().into_iter().map(|slot| slot.name).collect::<Vec<_>>();
        assert_eq!(names(), ["autosave.damaged-1"]);
        let error = store.open("autosave.damaged-1", number).expect_err("no number").to_string();
        assert!(error.contains("stays where it is"), "{error}");
        assert_eq!(names(), ["autosave.damaged-1"], "it is not moved twice");
        store.remove("autosave.damaged-1").expect("removed");
        assert!(names().is_empty());
    }

    #[test]
    fn a_free_name_writes_over_nothing() {
        let store = Store::new(Arc::new(memory()));
        assert_eq!(store.free_name("The Joker's \"Fun\": round 3"), "The Jokers Fun round 3");
        for _ in 0..3 {
            store.write(&store.free_name("round 3"), "kept").expect("written");
        }
        store.write("autosave", "latest").expect("written");
        store.rename("autosave", &store.free_name("round 3")).expect("renamed");
        let names: Vec<String> = store.slots().into_iter().map(|slot| slot.name).collect();
        assert_eq!(names, ["round 3", "round 3 2", "round 3 3", "round 3 4"]);
        assert_eq!(store.free_name("?!"), "match");
    }

    #[test]
    fn the_newest_text_comes_first() {
        let clock = Arc::new(HandClock::default());
        let store = Store::new(Arc::new(Memory::new(clock.clone())));
        for name in ["a", "c", "b"] {
            store.write(name, "kept").expect("written");
            clock.go_on(core::time::Duration::from_secs(1));
        }
        let names: Vec<String> = store.slots().into_iter().map(|slot| slot.name).collect();
        assert_eq!(names, ["b", "c", "a"]);
    }

    #[test]
    fn names_stay_inside_the_folder() {
        let store = Store::new(Arc::new(memory()));
        for name in ["", "..", "../x", "a/b", "a.b", "C:x", "../x.damaged-1", "a.damaged-", "a.damaged-1/x"] {
            assert!(matches!(store.write(name, "x"), Err(StoreError::Name(_))), "{name}");
        }
        for device in ["con", "Nul ", "COM1", "lpt¹"] {
            assert!(matches!(store.write(device, "x"), Err(StoreError::Name(_))), "{device}");
        }
        assert_eq!((store.free_name("Aux"), store.free_name("Com")), ("Aux 2".into(), "Com".into()));
    }
}
