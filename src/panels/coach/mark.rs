//! The mark of an answer that is advised, or that a lesson is about: the same on every button, on screen and read
//! aloud.

use egui::{Atoms, RichText, Stroke};

use crate::theme::Theme;
use gotham_words::Words;

/// The mark after a button's words.
pub(crate) fn behind(atoms: &mut Atoms, words: &Words, theme: &Theme) {
    atoms.push_right(RichText::new(words.advice_mark()).small().color(theme.green));
}

/// The line around what is marked.
pub(crate) fn line(theme: &Theme) -> Stroke {
    Stroke::new(2.0, theme.green)
}

/// What a screen reader says for it.
pub(crate) fn spoken(words: &Words, said: &str) -> String {
    words.prompt_spoken(said, words.advice_mark())
}
