//! Gotham City Chronicles: the digital table. The plan of the house.
//!
//! Data flows one way, `content -> rules -> play -> table`; a player's click flows back as one
//! [`rules::Command`].
//!
//! - [`content`]: RON file shapes, read and checked. Knows nobody.
//! - [`embedded`]: the content files that are built into the program. Knows content.
//! - [`rules`]: the game itself. Knows content.
//! - [`play`]: a match: seats, undo, records, saves, the log in words. Knows rules and content.
//! - [`ai`]: players that are programs; each is only another seat. Knows rules and play's seat.
//! - `panels` (feature `app`): egui panels as plain functions. Knows play, rules and content; no Bevy.
//! - `table` (feature `app`): Bevy: board, miniatures, dice, camera, picking, sound. Knows everybody; nobody knows it.

pub mod ai;
pub mod content;
pub mod embedded;
#[cfg(feature = "app")]
pub mod panels;
pub mod play;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;
