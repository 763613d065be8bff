//! What the report remembers.

use crate::intent::ReportPage;

/// What the report remembers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct ReportDesk {
    /// The page.
    pub page: ReportPage,
    /// Whose deeds are told in full, by their place among the characters.
    pub character: Option<usize>,
    /// It is in the clipboard.
    pub is_copied: bool,
}
