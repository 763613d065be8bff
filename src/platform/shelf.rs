//! Texts in what a browser stores for a page: values by key, and not much room.
//!
//! A value is the date, a line break and the text, so that nothing takes two steps to write.

use core::time::Duration;
use std::io;
use std::sync::Arc;

use super::clock::{Clock, Date};
use super::storage::{Kept, Storage};

/// Values by key. Setting one is done whole or not at all.
pub trait Shelf: Send + Sync {
    /// Every key, in any order.
    fn keys(&self) -> Vec<String>;

    /// The value of a key.
    fn get(&self, key: &str) -> Option<String>;

    /// Gives a key a value.
    ///
    /// # Errors
    /// When there is no room; the old value stays.
    fn set(&self, key: &str, value: &str) -> io::Result<()>;

    /// Removes a key.
    fn remove(&self, key: &str);
}

/// Texts on a shelf, under a prefix that others leave alone.
pub struct Shelved<S> {
    shelf: S,
    prefix: &'static str,
    clock: Arc<dyn Clock>,
    /// The part of this page's dates below a millisecond, which a browser's clock does not show: no two pages write at
    /// the same date.
    mark: Duration,
}

impl<S: Shelf> Shelved<S> {
    /// The texts under a prefix. The clock dates those to come; the mark is this page's own number.
    pub fn new(shelf: S, prefix: &'static str, clock: Arc<dyn Clock>, mark: u32) -> Shelved<S> {
        Shelved { shelf, prefix, clock, mark: Duration::from_nanos(u64::from(mark % 1_000_000)) }
    }

    fn key(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    fn kept(&self, key: &str) -> Option<Kept> {
        let name = key.strip_prefix(self.prefix)?.to_string();
        let value = self.shelf.get(key)?;
        Some(Kept { name, written: split(&value).0 })
    }
}

/// The date and the text of a value. One without a date is all text: somebody else put it there.
fn split(value: &str) -> (Option<Date>, &str) {
    let dated = value.split_once('\n').and_then(|(date, text)| Some((date.parse().ok()?, text)));
    dated.map_or((None, value), |(date, text)| (Some(Date(Duration::from_nanos(date))), text))
}

impl<S: Shelf> Storage for Shelved<S> {
    fn place(&self, name: &str) -> String {
        name.into()
    }

    fn list(&self) -> Vec<Kept> {
        self.shelf.keys().iter().filter_map(|key| self.kept(key)).collect()
    }

    fn find(&self, name: &str) -> Option<Kept> {
        self.kept(&self.key(name))
    }

    fn read(&self, name: &str) -> io::Result<Option<String>> {
        Ok(self.shelf.get(&self.key(name)).map(|value| split(&value).1.to_string()))
    }

    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let millisecond = Duration::from_millis(self.clock.date().0.as_millis() as u64);
        self.shelf.set(&self.key(name), &format!("{}\n{text}", (millisecond + self.mark).as_nanos()))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let (old, new) = (self.key(from), self.key(to));
        let value = self.shelf.get(&old).ok_or(io::ErrorKind::NotFound)?;
        if self.shelf.set(&new, &value).is_ok() {
            self.shelf.remove(&old);
            return Ok(());
        }
        // There is no room for it twice.
        self.shelf.remove(&old);
        self.shelf.set(&new, &value).or_else(|error| self.shelf.set(&old, &value).and(Err(error)))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.shelf.remove(&self.key(name));
        Ok(())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeMap;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    use super::super::HandClock;
    use super::*;

    /// A shelf with room for this many letters. A clone is the same shelf, seen from another page.
    #[derive(Clone)]
    pub(crate) struct Small(Arc<Mutex<BTreeMap<String, String>>>, usize);

    impl Small {
        fn values(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner)
        }
    }

    impl Shelf for Small {
        fn keys(&self) -> Vec<String> {
            self.values().keys().cloned().collect()
        }

        fn get(&self, key: &str) -> Option<String> {
            self.values().get(key).cloned()
        }

        fn set(&self, key: &str, value: &str) -> io::Result<()> {
            let mut values = self.values();
            let others = values.iter().filter(|(other, _)| *other != key);
            let taken: usize = others.map(|(other, value)| other.len() + value.len()).sum();
            if taken + key.len() + value.len() > self.1 {
                return Err(io::ErrorKind::QuotaExceeded.into());
            }
            values.insert(key.into(), value.into());
            Ok(())
        }

        fn remove(&self, key: &str) {
            self.values().remove(key);
        }
    }

    /// An empty shelf of this size, and the texts that a page has on it.
    pub(crate) fn shelf(room: usize) -> (Small, Shelved<Small>) {
        let small = Small(Arc::default(), room);
        (small.clone(), page(&small, 1))
    }

    fn page(small: &Small, mark: u32) -> Shelved<Small> {
        let clock = Arc::new(HandClock::default());
        clock.go_on(Duration::from_secs(1_700_000_000));
        Shelved::new(small.clone(), "gotham/", clock, mark)
    }

    #[test]
    fn what_does_not_fit_is_said_and_nothing_is_lost() {
        let (_, storage) = shelf(60);
        storage.write("a", "short").expect("there is room");
        let error = storage.write("a", &"long".repeat(20)).expect_err("no room");
        assert_eq!(error.kind(), io::ErrorKind::QuotaExceeded);
        assert_eq!(storage.read("a").expect("read").as_deref(), Some("short"));
        storage.rename("a", "b").expect("no room for two, but enough for one");
        let error = storage.rename("b", &"a name ".repeat(6)).expect_err("no room for the name");
        assert_eq!(error.kind(), io::ErrorKind::QuotaExceeded);
        assert_eq!(storage.read("b").expect("read").as_deref(), Some("short"));
    }

    #[test]
    fn other_peoples_values_are_left_alone() {
        let (small, storage) = shelf(1000);
        small.set("other", "1").expect("set");
        small.set("gotham/by hand", "no date").expect("set");
        let kept = Kept { name: "by hand".into(), written: None };
        assert_eq!(storage.list(), [kept]);
        assert_eq!(storage.read("by hand").expect("read").as_deref(), Some("no date"));
    }

    #[test]
    fn two_pages_never_write_at_the_same_date() {
        let (small, storage) = shelf(1000);
        storage.write("a", "1").expect("written");
        let first = storage.find("a").expect("there").written;
        let other = page(&small, 2);
        other.write("a", "2").expect("written in the same millisecond");
        assert_ne!(storage.find("a").expect("there").written, first);
        let renamed = other.find("a").expect("there").written;
        other.rename("a", "b").expect("renamed");
        assert_eq!(storage.find("b").expect("there").written, renamed, "the date goes with the text");
    }
}
