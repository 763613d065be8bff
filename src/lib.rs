//! Gotham City Chronicles: the digital table. This page is the door to the house; `docs/architecture.md` has the plan.
//!
//! Data flows one way, `content -> rules -> play -> panels and table`; a player's click flows back as one
//! [`rules::Command`]. Each room is a crate of its own, and knows only those that its manifest names:
//!
//! | room | what it is for |
//! |---|---|
//! | [`platform`] | what differs between a desktop and a browser: storage, clock, time to think |
//! | [`content`] | the shapes of the RON files, read and checked |
//! | [`embedded`] | the content files that are built into the program |
//! | [`rules`] | the game itself: what is true, what may be said, what happens |
//! | [`words`] | every sentence that a player reads, in each language |
//! | [`play`] | a match: seats, undo, records, saves, the log |
//! | [`ai`] | players that are programs |
//! | [`panels`] | what a player reads and clicks beside the board: egui, no Bevy |
//! | `table` (feature `app`) | what is seen and heard: Bevy. It knows everybody, and nobody knows it |
//!
//! `gotham-engine` (`src/engine`) is the game without a window, and whatever needs no window is tested there.
//!
//! # A turn, from the outside
//!
//! ```
//! use gotham_chronicles::{embedded, rules::{Game, Options, Scenario}};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let scenario = Scenario::new(&embedded::catalogue(), "to_sink_a_city")?;
//! let mut game = Game::new(scenario, Options::default(), 7);
//!
//! // The game asks one question at a time, and lists every legal answer.
//! let question = game.prompt();
//! let answers = game.legal();
//! println!("{:?} by {}: {} answers", question.side, question.rule.id(), answers.len());
//!
//! // An answer is the only way in, and what happens comes back as events.
//! let events = game.apply(&answers[0])?;
//! assert!(!events.is_empty());
//!
//! // What may not be said has its reason.
//! let refusal = game.why_not(&answers[0]).expect("that question is answered");
//! println!("{}", refusal.rule.id());
//! # Ok(())
//! # }
//! ```
//!
//! `examples/` has a whole match, odds, and a player of your own.

pub use gotham_ai as ai;
pub use gotham_content as content;
pub use gotham_embedded as embedded;
pub use gotham_panels as panels;
pub use gotham_platform as platform;
pub use gotham_play as play;
pub use gotham_rules as rules;
pub use gotham_words as words;

#[cfg(feature = "app")]
pub mod table;
