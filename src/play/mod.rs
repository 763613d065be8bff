//! A match: who sits where, what was said, how to take it back, how to keep it, and everything in words.
//!
//! This room knows the rules and the content. It decides nothing about the game: it hands commands in and events out.
//! Only [`store`] touches files.
//!
//! - [`Match`] is a game with its history; [`record`] is what a save, a replay and a bug report are.
//! - [`seats`] says who answers; [`Player`] is a seat that is a program.
//! - [`names`] and [`wire`] give every id its word, for files and the protocol; [`log`] gives words to people.

pub mod log;
pub mod names;
mod placement;
mod player;
mod recap;
pub mod record;
#[cfg(test)]
mod samples;
pub mod seats;
pub mod store;
mod table_match;
#[cfg(test)]
mod tests;
mod view;
pub mod wire;

pub use placement::{Placement, PlacementError};
pub use player::Player;
pub use recap::Recap;
pub use record::{LoadError, Record};
pub use seats::{Seat, SeatId, Seats};
pub use store::{Store, StoreError, Unread};
pub use table_match::{Check, Match, Step, UndoError};
pub use view::state as state_view;
