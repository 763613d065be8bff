//! The test kit: small positions on the Subway with any Hero, tile and card of the catalogue, queued dice, and what the
//! log says about them.
//!
//! A [`Position`] writes a mission file, loads it beside the embedded content, and plays it until the Heroes act. A
//! [`Table`] is the game with short words for commands and for what happened.

mod automaton;
pub(crate) mod content;
pub(crate) mod lively;
mod position;
mod said;
mod table;

pub(crate) use content::catalogue;
pub(crate) use position::Position;
pub(crate) use table::{Table, arrange, to_sink_a_city};
