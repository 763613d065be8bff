//! The game itself: what is true. It knows the content and nothing else: no Bevy, no files, no clock, no floats, no
//! threads, no global state.
//!
//! [`Game`] is the door. `state` is what lies on the table, with the procedures under way (`frames`); `query` reads it,
//! `flow` changes it, `skills` says what Skills add.

#![deny(clippy::float_arithmetic)]

pub mod board;
pub mod command;
mod door;
mod effort;
pub mod event;
mod flow;
pub mod frames;
mod game;
pub mod id;
pub mod prompt;
pub mod query;
pub mod refusal;
pub mod ruling;
pub mod scenario;
pub mod skills;
pub mod state;

pub use command::Command;
pub use event::{Event, Happening};
pub use game::{Game, Options};
pub use id::{CardId, HeroId, MiniId, TileId, TokenId};
pub use prompt::{Ask, Prompt};
pub use refusal::Refusal;
pub use ruling::Rule;
pub use scenario::{Scenario, ScenarioError};
pub use state::State;
