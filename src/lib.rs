//! Gotham City Chronicles: the digital table. `docs/architecture.md` describes its rooms.
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

pub mod ai;
pub mod content;
pub mod embedded;
#[cfg(feature = "app")]
pub mod panels;
pub mod platform;
pub mod play;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;
pub mod words;
