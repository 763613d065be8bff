//! How far somebody has come in the campaign. It keeps the most lamps that each mission has lit, and for the Villain's
//! player the most windows that stayed dark. It changes no rule:
//! every mission can be played at any time.
//!
//! - `lamps`: what the end of a match is worth.
//! - `light`: how a chapter ends, and which mission comes next.
//! - `progress`: the lamps of every mission, in a store.
//! - `code`: the same as a short text, for another machine.

mod code;
mod lamps;
mod light;
mod progress;

pub use lamps::{DarkWindows, Lamps};
pub use light::{ChapterLight, next_episode};
pub use progress::CampaignProgress;
