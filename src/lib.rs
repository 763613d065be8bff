//! Gotham City Chronicles: the digital table. The plan of the house.
//!
//! Data flows one way, `content -> rules -> play -> table`; a player's click flows back as one
//! [`rules::Command`].
//!
//! - [`platform`]: what differs between a desktop and a browser: storage, clock, time to think. Knows nobody.
//! - [`content`]: RON file shapes, read and checked. Knows nobody but the platform's disk.
//! - [`embedded`]: the content files that are built into the program. Knows content.
//! - [`rules`]: the game itself. Knows content.
//! - [`words`]: every sentence that a player reads, in each language. Knows rules and content.
//! - [`play`]: a match: seats, undo, records, saves, which sentence says what. Knows words, rules, content and platform.
//! - [`ai`]: players that are programs; each is only another seat. Knows rules, play's seat and patience.
//! - `panels` (feature `app`): egui panels as plain functions. Knows play, rules and content; no Bevy.
//! - `table` (feature `app`): Bevy: board, miniatures, dice, camera, picking, sound. Knows everybody; nobody knows it.

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
