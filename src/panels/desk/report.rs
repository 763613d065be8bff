//! What the report remembers.

use crate::intent::ReportPage;

/// What the report remembers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct ReportDesk {
    /// The page.
    pub page: ReportPage,
    /// Whose deeds are shown in full, by position among the characters.
    pub character: Option<usize>,
    /// It is on the clipboard.
    pub is_copied: bool,
}
