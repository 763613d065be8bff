//! The mark of an answer that is advised, or that a lesson is about: the same on every button, seen and said.

use egui::{Atoms, RichText, Stroke};

use crate::theme::Theme;
use gotham_words::Words;

/// The mark behind a button's words.
pub fn behind(atoms: &mut Atoms, words: &Words, theme: &Theme) {
    atoms.push_right(RichText::new(words.advice_mark()).small().color(theme.green));
}

/// The line around what is marked.
pub fn line(theme: &Theme) -> Stroke {
    Stroke::new(2.0, theme.green)
}

/// What is said of it on a screen reader.
pub fn spoken(words: &Words, said: &str) -> String {
    words.prompt_spoken(said, words.advice_mark())
}
