//! A match: who sits where, what was said, how to take it back, how to keep it, and everything in words.
//!
//! This room knows the rules, the content and the platform. It decides nothing about the game: it passes commands in
//! and events out. Only [`store`], [`scores`] and [`campaign`] keep anything beyond the match.
//!
//! - [`Match`] is a game with its history; [`record`] is what a save, a replay and a bug report are, and `opening` opens
//!   one, whatever has changed since.
//! - [`share`] is a match as a short code, for another table.
//! - [`sandbox`] is a match that begins with any position: what its file says, how it is edited and made.
//! - [`overlay`] is content of one's own, laid over what is built in.
//! - [`seats`] says who answers; [`Player`] is a seat that is a program, [`Level`] how well it plays.
//! - [`decisions`] are what the automated Villain has decided, and why; [`scores`] what wins against it were worth.
//! - [`campaign`] is how far somebody has come in the campaign: lamps, how chapters end, and a code to take it along.
//! - [`statistics`] are a match in numbers: who did what, how the dice fell, who was ahead and where it turned.
//! - [`review`] is a look back on a match: chances, mistakes, luck.
//! - [`lessons`] says how far along a tutorial is, [`hints`] what deserves a hint when it happens for the first time,
//!   and [`advice`] is what a program would do and why.
//! - [`puzzle`] is a table of a match at which one plan is far better than any other.
//! - [`atlas`] is all that a board says about its Areas, to be read or printed.
//! - [`threat`] is what a tile of the River could do if it were activated now.
//! - [`habits`] are answers that a player has given once for the whole match; [`obvious`] are those that nobody needs to
//!   think about.
//! - [`names`] and [`wire`] give every id its word, for files and the protocol; [`log`] puts it into words for people.

pub mod advice;
pub mod atlas;
mod campaign;
mod decisions;
mod draws;
mod fingerprint;
pub mod habits;
mod hints;
mod history;
mod lessons;
mod level;
pub mod log;
pub mod names;
pub mod obvious;
mod opening;
pub mod overlay;
mod placement;
mod player;
pub mod puzzle;
mod recap;
pub mod record;
pub mod review;
#[cfg(test)]
mod samples;
#[cfg(test)]
mod samples_solo;
pub mod sandbox;
mod scores;
mod seats;
pub mod share;
pub mod statistics;
mod store;
#[cfg(test)]
mod tests;
mod threat;
mod view;
pub mod wire;
mod words_of_state;

pub use advice::Advice;
pub use campaign::{CampaignProgress, ChapterLight, DarkWindows, Lamps, next_episode};
pub use decisions::{About, Begun, Decision, Decisions};
pub use draws::draws_in;
pub use fingerprint::fingerprint;
pub use habits::{Habit, Habits};
pub use hints::Hint;
pub use history::{BRANCH, Changed, Luck, Match, PlayedEntry, UndoError};
pub use lessons::{CourseProgress, Cue, Detour, Learned, ShownLesson};
pub use level::{Level, NoSuchLevel};
pub use opening::Check;
pub use overlay::Overlay;
pub use placement::{
    AreaPlacement, BoardPlacement, FieldPlacement, Openness, Owner, Placement, PlacementError, ReinforcementPlacement,
};
pub use player::Player;
pub use puzzle::{Puzzle, Puzzles};
pub use recap::{Headline, Recap};
pub use record::{LoadError, Record};
pub use sandbox::{Sandbox, SandboxError};
pub use scores::{ScoreOrder, Scored, Scores};
pub use seats::{Seat, SeatId, Seats};
pub use share::ShareError;
pub use statistics::Statistics;
pub use store::{Store, StoreError, Unread};
pub use threat::{Threat, threat};
pub use view::state as state_view;
pub use words_of_state::StateError;
