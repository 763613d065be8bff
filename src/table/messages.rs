//! What travels between the steps of a frame.

use bevy::prelude::*;

use gotham_rules::Event;

/// An answer: a command for the rules.
#[derive(Message, Clone, Debug)]
pub(super) struct Answered {
    /// The question that it answers, by its number.
    pub turn: u64,
    /// What is said.
    pub command: gotham_rules::Command,
}

/// Something that happened in the game.
#[derive(Message, Clone, Debug)]
pub(super) struct Happened(pub Event);

/// Something to be heard.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heard(pub super::sound::cue::Cue);

/// Registers them.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Answered>().add_message::<Happened>().add_message::<Heard>();
    // A window brings these along; without one, nobody drops anything.
    app.add_message::<bevy::window::FileDragAndDrop>();
}
