//! What is found wrong with a map.

use std::collections::BTreeMap;

/// The position of each Area by its id.
pub(super) type Names<'m> = BTreeMap<&'m str, usize>;

/// The problems so far: fields, and what is wrong with them.
#[derive(Default)]
pub(super) struct Report {
    pub(super) problems: Vec<(String, String)>,
}

impl Report {
    /// Something is wrong with the field of this path.
    pub(super) fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.problems.push((field.into(), message.into()));
    }
}
