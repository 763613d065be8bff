//! A text that players read. The file has it in English; the words of another language translate it.

use serde::{Deserialize, Serialize};

/// A text of the content. It is only read through `Words::text`, so that no language is forgotten.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(String);

impl Text {
    /// What the file says, in English: for checks and translators.
    pub fn english(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Text {
    fn from(english: &str) -> Text {
        Text(english.into())
    }
}
