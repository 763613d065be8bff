//! The mark of an answer that is advised, or that a lesson is about: the same on every button, on screen and read
//! aloud.

use egui::{Atoms, RichText, Stroke};

use crate::theme::Theme;
use gotham_words::Words;

/// How an answer is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// It is advised, or a lesson is about it.
    Advised,
    /// It is advised, and another one is safer.
    Best,
    /// It succeeds most often.
    Safest,
}

impl Mark {
    fn words(self, words: &Words) -> &str {
        match self {
            Mark::Advised => words.advice_mark(),
            Mark::Best => words.advice_mark_best(),
            Mark::Safest => words.advice_mark_safest(),
        }
    }
}

/// The mark after a button's words.
pub(crate) fn behind(atoms: &mut Atoms, words: &Words, theme: &Theme, mark: Mark) {
    atoms.push_right(RichText::new(mark.words(words)).small().color(theme.green));
}

/// The line around what is marked.
pub(crate) fn line(theme: &Theme) -> Stroke {
    Stroke::new(2.0, theme.green)
}

/// What a screen reader says for it.
pub(crate) fn spoken(words: &Words, said: &str, mark: Mark) -> String {
    words.prompt_spoken(said, mark.words(words))
}
