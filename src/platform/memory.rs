//! Texts that last as long as the program: for tests, and for a page for which the browser stores nothing.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::clock::{Clock, Date};
use super::storage::{Kept, Storage};

/// Texts in memory. A clone has the same texts.
#[derive(Clone)]
pub struct Memory {
    clock: Arc<dyn Clock>,
    texts: Arc<Mutex<BTreeMap<String, (String, Date)>>>,
}

impl Memory {
    /// No texts yet; the clock dates those to come.
    pub fn new(clock: Arc<dyn Clock>) -> Memory {
        Memory { clock, texts: Arc::default() }
    }

    fn texts(&self) -> MutexGuard<'_, BTreeMap<String, (String, Date)>> {
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn kept((name, (_, written)): (&String, &(String, Date))) -> Kept {
    Kept { name: name.clone(), written: Some(*written) }
}

impl Storage for Memory {
    fn place(&self, name: &str) -> String {
        name.into()
    }

    fn list(&self) -> Vec<Kept> {
        self.texts().iter().map(kept).collect()
    }

    fn find(&self, name: &str) -> Option<Kept> {
        self.texts().get_key_value(name).map(kept)
    }

    fn read(&self, name: &str) -> io::Result<Option<String>> {
        Ok(self.texts().get(name).map(|(text, _)| text.clone()))
    }

    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        self.texts().insert(name.into(), (text.into(), self.clock.date()));
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let mut texts = self.texts();
        let text = texts.remove(from).ok_or(io::ErrorKind::NotFound)?;
        texts.insert(to.into(), text);
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.texts().remove(name);
        Ok(())
    }
}
