//! What is wanted in the sandbox, and its tools.

use super::Topic;
use gotham_play::sandbox::Edit;
use gotham_rules::MiniId;
use gotham_rules::event::FieldKind;

/// What the table does in the sandbox.
#[derive(Clone, PartialEq, Debug)]
pub enum SandboxWish {
    /// A new sandbox on the board with this number of the catalogue.
    New(usize),
    /// One of the examples.
    Example(usize),
    /// The match on the table as it stands.
    Take,
    /// This is changed.
    Edit(Box<Edit>),
    /// The last change is undone.
    Undo,
    /// It is played by people at this screen.
    PlayHere,
    /// It is played against the computer's Villain.
    PlayAgainstTheComputer,
    /// It is written into a file.
    Write,
}

/// What moves something at the sandbox's instruments.
#[derive(Clone, PartialEq, Debug)]
pub enum SandboxGesture {
    /// A click on the board does this now.
    Tool(Tool),
    /// These words are looked for.
    Search(String),
    /// This miniature is picked.
    Pick(Option<MiniId>),
    /// Tiles in the Heroes' color are put down as the Villain's.
    His(bool),
    /// What was put down stays in hand, to put down more of it.
    Brush(bool),
}

/// What a click on the board does.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Tool {
    /// It picks a miniature.
    #[default]
    Pick,
    /// It puts a Hero there, or one more miniature of a tile.
    Put(Topic),
    /// It moves a miniature there.
    Move(MiniId),
    /// It puts a card there, by its position in the catalogue.
    Lay(usize),
    /// It puts a Field Modifier token there, or takes it away.
    Field(FieldKind),
    /// It puts a Reinforcement token there, or takes it away.
    Reinforcement,
}
