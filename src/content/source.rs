//! One file's text, and how RON is read from it.

use ron::error::{Error, SpannedError};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use super::outline::Outline;
use super::problem::Problem;

/// The largest content file that is read; the largest real one is a hundredth of that.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;

/// A content file before it is read. Its folder and name say what it holds: `maps/subway.ron`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceFile {
    /// The path from the repository's root, with `/`.
    pub name: String,
    /// The text.
    pub text: String,
}

impl SourceFile {
    /// A file of this name and text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> SourceFile {
        SourceFile { name: name.into(), text: text.into() }
    }

    /// A file from bytes, which must be UTF-8 and not too many.
    pub fn from_bytes(name: impl Into<String>, bytes: Vec<u8>) -> Result<SourceFile, Problem> {
        let name = name.into();
        if bytes.len() > MAX_BYTES {
            return Err(too_large(&name, bytes.len()));
        }
        String::from_utf8(bytes).map(|text| SourceFile { name: name.clone(), text }).map_err(|error| {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let valid = String::from_utf8_lossy(valid);
            let line = 1 + valid.matches('\n').count();
            let column = 1 + valid.chars().rev().take_while(|c| *c != '\n').count();
            Problem { file: name, line, column, field: String::new(), message: "this byte is not UTF-8 text".into() }
        })
    }

    /// Reads the whole text as one RON value.
    ///
    /// # Errors
    /// When it doesn't have the shape of one, with line, column and field.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        if self.text.len() > MAX_BYTES {
            return Err(too_large(&self.name, self.text.len()));
        }
        let blank = self.text.trim_start_matches('\u{feff}').trim().is_empty();
        if blank {
            return Err(self.whole("the file is empty"));
        }
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        options.from_str(&self.text).map_err(|error| self.unreadable(&error))
    }

    /// A problem with the field at this path.
    pub fn problem(&self, field: impl Into<String>, message: impl Into<String>) -> Problem {
        let field = field.into();
        let (line, column) = Outline::of(&self.text).position_of(&field);
        Problem { file: self.name.clone(), line, column, field, message: message.into() }
    }

    /// A problem with the file as a whole.
    pub(super) fn whole(&self, message: impl Into<String>) -> Problem {
        Problem { file: self.name.clone(), line: 1, column: 1, field: String::new(), message: message.into() }
    }

    /// A text that `ron` cannot read, with the field around that place.
    fn unreadable(&self, error: &SpannedError) -> Problem {
        let (line, column) = (error.span.end.line, error.span.end.col);
        let outline = Outline::of(&self.text);
        let name = match &error.code {
            Error::NoSuchStructField { found, .. } => Some(found.as_str()),
            Error::MissingStructField { field, .. } | Error::DuplicateStructField { field, .. } => Some(*field),
            _ => None,
        };
        let field = match name {
            Some(name) => outline.field_at(line, column, name),
            None => outline.path_at(line, column),
        };
        let message = match error.code {
            Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_)
                if self.word_before(line, column) == "Wall" =>
            {
                "a wall that something breaks has a level: Wall(1); one that nothing breaks is SolidWall".into()
            }
            ref code => short(&code.to_string()),
        };
        Problem { file: self.name.clone(), line, column, field, message }
    }

    /// The word that ends where something was expected.
    fn word_before(&self, line: usize, column: usize) -> &str {
        let text = self.text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        let end = text.char_indices().nth(column.saturating_sub(1)).map_or(text.len(), |(at, _)| at);
        text[..end].trim_end().rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
    }
}

fn too_large(name: &str, bytes: usize) -> Problem {
    let message = format!("the file has {bytes} bytes; at most {MAX_BYTES} are read");
    Problem { file: name.into(), line: 1, column: 1, field: String::new(), message }
}

/// Noise may be quoted in a message: keep its beginning, on one line.
fn short(message: &str) -> String {
    const LONGEST: usize = 300;
    let mut line: String = message.chars().take(LONGEST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if message.chars().nth(LONGEST).is_some() {
        line.push('…');
    }
    line
}
