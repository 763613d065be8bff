//! The words on the screen in the person's own language: what is shown in another one is read as its English.
//!
//! Both come from the game's own sentences and texts, which are the same as what the window shows.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::labels;

/// What is shown, and what the person reads.
#[derive(Default)]
pub struct Dictionary {
    /// What the language calls itself.
    pub language: String,
    whole: BTreeMap<String, String>,
    /// Beginnings of sentences that continue with what the game puts into them.
    begins: Vec<(String, String)>,
}

impl Dictionary {
    /// A dictionary from the sentences below a folder with one folder per language.
    pub fn read(words: &Path, language: &str) -> Result<Dictionary, String> {
        let (english, shown) = (sentences(&words.join("en"))?, sentences(&words.join(language))?);
        let called = shown.get("settings-language-name").cloned().ok_or("it has no name")?;
        let mut dictionary = Dictionary { language: called, ..Dictionary::default() };
        for (id, read) in english {
            let Some(said) = shown.get(&id) else { continue };
            let label = labels::ALL.iter().find(|label| read.strip_prefix(**label).is_some_and(is_end));
            let Some(label) = label else { continue };
            match said.split_once('{') {
                Some((begin, _)) => {
                    dictionary.begins.push((begin.trim_end().to_string(), label.to_string() + rest(&read, label)))
                }
                None => drop(dictionary.whole.insert(said.clone(), read)),
            }
        }
        // Of two sentences that begin the same way, the longer one is meant.
        dictionary.begins.sort_by_key(|(begin, _)| core::cmp::Reverse(begin.len()));
        let mut texts = String::new();
        for file in fs::read_dir(words.join(language).join("content")).into_iter().flatten().flatten() {
            texts += &fs::read_to_string(file.path()).map_err(|error| error.to_string())?;
        }
        for line in texts.lines() {
            if let [_, read, _, said, ..] = line.split('"').collect::<Vec<_>>()[..] {
                dictionary.whole.entry(said.to_string()).or_insert_with(|| read.to_string());
            }
        }
        Ok(dictionary)
    }

    /// What is shown for what is read like this.
    pub fn shown_as(&self, read: &str) -> String {
        let found = self.whole.iter().find(|(_, known)| *known == read);
        found.map_or_else(|| read.to_string(), |(shown, _)| shown.clone())
    }

    /// Reads all labels of what is shown.
    pub fn translate(&self, shown: &mut Value) {
        for widget in shown["widgets"].as_array_mut().into_iter().flatten() {
            self.read_in_place(&mut widget["label"]);
        }
        shown["answers"].as_array_mut().into_iter().flatten().for_each(|words| self.read_in_place(words));
        self.read_in_place(&mut shown["focus"]);
    }

    fn read_in_place(&self, words: &mut Value) {
        let Some(said) = words.as_str() else { return };
        let begun = || {
            let (begin, read) = self.begins.iter().find(|(begin, _)| said.starts_with(begin))?;
            let put_in = said[begin.len()..].trim_start();
            Some(format!("{read} {}", self.whole.get(put_in).map_or(put_in, String::as_str)))
        };
        // A label may continue with a note after a comma.
        let noted = || {
            let (words, note) = said.split_once(',')?;
            Some(format!("{},{note}", self.whole.get(words)?))
        };
        if let Some(read) = self.whole.get(said).cloned().or_else(begun).or_else(noted) {
            *words = Value::from(read);
        }
    }
}

/// Whether a sentence ends where its label does: the game puts in the rest.
fn is_end(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with([':', ',']) || rest.trim_start().starts_with('{')
}

/// What is between a label and what the game puts in.
fn rest<'a>(sentence: &'a str, label: &str) -> &'a str {
    sentence[label.len()..].split('{').next().unwrap_or_default().trim_end()
}

/// The sentences of a folder by their ids; only those of one line, as all labels are.
fn sentences(folder: &Path) -> Result<BTreeMap<String, String>, String> {
    let unread = |error| format!("{}: {error}", folder.display());
    let mut found = BTreeMap::new();
    for file in fs::read_dir(folder).map_err(unread)? {
        let path = file.map_err(unread)?.path();
        if path.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let mut id = String::new();
        for line in fs::read_to_string(&path).map_err(unread)?.lines() {
            let Some((name, text)) = line.split_once(" = ").filter(|_| !line.starts_with('#')) else { continue };
            if let Some(part) = name.trim().strip_prefix('.') {
                found.insert(format!("{id}.{part}"), text.to_string());
            } else {
                id = name.to_string();
                found.insert(id.clone(), text.to_string());
            }
        }
    }
    Ok(found)
}
