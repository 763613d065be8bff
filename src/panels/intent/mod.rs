//! What a player wants, as the panels understand it: a [`Gesture`] is for the desk, a [`Wish`] for the table.

mod board;
mod explained;
mod finding;
mod gallery;
mod gesture;
mod moves;
mod new_match;
mod pages;
mod press;
mod puzzle;
mod reading;
mod sandbox;
mod wish;

pub use board::{Named, Overlay, Spot};
pub use explained::Topic;
pub(crate) use explained::{Chapter, Quick};
pub(crate) use finding::{Finding, Hardness, Length};
pub use gallery::{Filter, GalleryMove, Scene, Who};
pub use gesture::{Composing, Gesture};
pub use moves::{BranchDice, CameraMove, ReplayMove};
pub use new_match::{NewMatch, Packing, SeatKind};
pub use pages::{LogFilter, MenuPage, Panel, ReportPage};
pub use press::Press;
pub use puzzle::PuzzleWish;
pub use reading::Reading;
pub use sandbox::{SandboxGesture, SandboxWish, Tool};
pub use wish::Wish;

use gotham_play::sandbox::Edit;

/// One thing that a player wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// The desk keeps it to itself, or makes wishes of it.
    Desk(Gesture),
    /// The table does it.
    Table(Wish),
}

impl From<Gesture> for Intent {
    fn from(gesture: Gesture) -> Intent {
        Intent::Desk(gesture)
    }
}

impl From<Composing> for Intent {
    fn from(step: Composing) -> Intent {
        Intent::Desk(Gesture::Compose(step))
    }
}

impl From<Wish> for Intent {
    fn from(wish: Wish) -> Intent {
        Intent::Table(wish)
    }
}

impl From<Edit> for Intent {
    fn from(edit: Edit) -> Intent {
        Intent::Table(Wish::Sandbox(SandboxWish::Edit(Box::new(edit))))
    }
}
