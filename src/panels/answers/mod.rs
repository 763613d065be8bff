//! From a question to a command, choice by choice: one state machine for mouse, keyboard and gamepad.
//!
//! Every legal command is a walk of [`Step`]s and, where something goes into it, a [`Form`]. The [`Composer`] holds
//! the walk so far; [`Composer::stage`] says what is to be chosen next, with what the rules refuse grayed and
//! explained. It never says a command that the rules refuse.

mod around;
mod composer;
mod form;
mod highlights;
mod options;
mod question;
mod refused;
mod shortcut;
mod stage;
mod steps;
pub(crate) mod words;

pub use around::beside;
pub use composer::{Composer, PAGE};
pub use form::{Form, Row};
pub use highlights::{AreaMark, Highlights};
pub use options::Choice;
pub(crate) use options::choices_of;
pub use question::Question;
pub use stage::{Stage, StageKind};
pub use steps::{Deed, Step, path, with_effort};

#[cfg(test)]
mod tests;
