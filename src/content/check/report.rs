//! What the checks find in one file, with its line and column.

use std::cell::OnceCell;
use std::fmt::Display;

use crate::id::is_well_formed;
use crate::limits::{LARGEST, LONGEST};
use crate::outline::Outline;
use crate::problem::Problem;
use crate::source::SourceFile;

/// Collects the problems of one file.
pub(super) struct Report<'a, 'p> {
    file: &'a SourceFile,
    outline: OnceCell<Outline<'a>>,
    problems: &'p mut Vec<Problem>,
}

impl<'a, 'p> Report<'a, 'p> {
    pub(super) fn new(file: &'a SourceFile, problems: &'p mut Vec<Problem>) -> Self {
        Report { file, outline: OnceCell::new(), problems }
    }

    /// Something is wrong with the field of this path.
    pub(super) fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        let field = field.into();
        let (line, column) = self.outline.get_or_init(|| Outline::of(&self.file.text)).position_of(&field);
        self.problems.push(Problem { file: self.file.name.clone(), line, column, field, message: message.into() });
    }

    /// Something is wrong unless this holds. Neither text is built unless it is reported: pass long ones with
    /// `format_args!`.
    pub(super) fn expect(&mut self, holds: bool, field: impl Display, message: impl Display) {
        if !holds {
            self.add(field.to_string(), message.to_string());
        }
    }

    /// A text that people will read is empty.
    pub(super) fn expect_text(&mut self, text: &str, field: impl Display) {
        self.expect(!text.trim().is_empty(), field, "the text is missing");
    }

    /// No number is so large that sums of a few would not fit.
    pub(super) fn expect_figures(&mut self, at: impl Fn(&str) -> String, figures: &[(&str, u8)]) {
        for (field, figure) in figures.iter().filter(|(_, figure)| *figure > LARGEST) {
            self.add(at(field), format!("{figure} is too large: at most {LARGEST}"));
        }
    }

    /// A list is not so long that its positions would not be ids.
    pub(super) fn expect_short(&mut self, length: usize, field: impl Display) {
        self.expect(length <= LONGEST, field, format_args!("{length} is too many: at most {LONGEST}"));
    }

    /// The id is well formed, and different from those before it.
    pub(super) fn expect_new_id<'i>(&mut self, seen: &mut Vec<&'i str>, id: &'i str, field: impl Display) {
        self.expect(
            is_well_formed(id),
            &field,
            format_args!("\"{id}\" is not an id: lowercase letters, digits and underscores, a letter first"),
        );
        self.expect(!seen.contains(&id), &field, format_args!("\"{id}\" appears twice"));
        seen.push(id);
    }
}
