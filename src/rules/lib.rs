//! The game itself: what is true. It knows the content and nothing else: no Bevy, no files, no clock, no floats, no
//! threads, no global state.
//!
//! [`Game`] is what others see, through `interface`. `state` is what lies on the table, with the procedures under way
//! (`frames`). The rooms above are floors, and each knows those below it: `figures` (facts of the position), `skills`
//! (what Skills add), `mission` (what the mission's words mean now), `query` (targets, dice, Moves, cubes, odds), `offered`
//! (Skills in the middle of an attack), `answers` (what is asked, and what may be said), `flow` (what changes the table).
//! Programs that weigh what could happen change a copy, [`Supposed`].

#![deny(clippy::float_arithmetic)]

/// The version of the rules: raised whenever the same commands no longer lead to the same table, whether because a rule
/// does something else or because the state has another shape. Matches of older rules go on from the table that they
/// hold; `tests/saves.rs` fails when raising it was forgotten.
pub const VERSION: u32 = 6;

pub mod ai_cards;
pub mod ai_task;
pub mod answers;
pub mod board;
pub mod command;
mod departure;
mod difficulty;
mod draw;
mod edition;
mod effort;
pub mod event;
mod figures;
mod flow;
mod foreseen;
pub mod frames;
mod game;
mod id;
mod interface;
mod known;
mod layout;
pub mod mission;
mod noticed;
pub mod offered;
mod options;
mod players;
pub mod prompt;
pub mod query;
mod refusal;
mod ruling;
mod scenario;
mod scenario_skills;
pub mod score;
mod skill_target;
pub mod skills;
mod solo;
pub mod state;
mod supposed;

pub use ai_task::AiTask;
pub use command::Command;
pub use difficulty::{Difficulty, Hardship, MOST_CUBES};
pub use draw::{Blind, Veiled};
pub use edition::Edition;
pub use event::{Event, Happening, Revealed};
pub use foreseen::{Foreseen, WhatIf};
pub use game::Game;
pub use id::{AiCardId, CardId, HeroId, InteractionId, ListId, MiniId, ModeId, TabletId, TileId, TokenId, ValueId};
pub use options::{NotYet, Options, Variant, Variants};
pub use players::Players;
pub use prompt::{Ask, Prompt};
pub use refusal::{Reason, Refusal};
pub use ruling::Rule;
pub use scenario::{Scenario, ScenarioError};
pub use skill_target::{SkillTarget, SkillUse};
pub use state::State;
pub use supposed::Supposed;
