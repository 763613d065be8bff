//! Which codes are written and read: their form, and how long one may be.

/// The form of codes that this program writes, and the newest that it reads.
pub(crate) const FORM: u32 = 1;

/// The most commands of a match that is shared; a real one has a few hundred.
pub const MOST_COMMANDS: usize = 5_000;

/// The most bytes of a text that is searched for a code.
pub(crate) const MOST_LETTERS: usize = 64 * 1024;
