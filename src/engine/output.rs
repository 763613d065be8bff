//! Where every command writes its answer.

use std::io::{self, StdoutLock};

use gotham_words::{ENGLISH, Words};

/// Standard output, whether programs read it, and the sentences for people.
pub(crate) struct Output<'a> {
    /// Where it is written.
    pub out: StdoutLock<'a>,
    /// Whether programs read it.
    pub json: bool,
    /// What people read.
    pub words: Words,
}

impl Output<'_> {
    /// Standard output, in English.
    pub(crate) fn new(json: bool) -> Output<'static> {
        Output { out: io::stdout().lock(), json, words: Words::of(ENGLISH) }
    }
}
