//! Where boards are made: rough outlines and the lists of a board become a clean map, its Line of Sight markers are
//! searched until the map says what the lists say. What was made is drawn by `gotham_play::atlas`.
//!
//! This room knows content and the rules of a board, and nothing of a match. It reads and writes no files: `gotham-engine
//! map` does that, and `docs/map-format.md` shows how to make a board with it. Floats are welcome here; what it hands out
//! are whole millimeters.

mod beside;
mod brief;
mod compare;
mod compile;
mod fit;
mod lists;
mod names;
mod read_off;
mod write;

pub use beside::{BesideError, beside};
pub use brief::{Brief, BriefArea, BriefZone, Doorway};
pub use compare::{Differences, Sights, differences, in_sight, sights};
pub use compile::{CompileError, Compiled, compile};
pub use fit::{Fitted, Stage, fit};
pub use lists::{Lists, ListsError, Printed, PrintedArea, PrintedMove};
pub use names::{Pair, pair};
pub use read_off::{ReadOffError, lists_of};
pub use write::write;
