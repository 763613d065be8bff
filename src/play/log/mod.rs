//! The match in words: which sentence of [`Words`](gotham_words::Words) every event, command and question is said by, and
//! which values it gets.
//!
//! Lines are typed segments, so that a reader can point at a miniature or an Area; [`Line::text`] gives the plain text
//! of transcripts.

mod advice;
mod ai_card;
mod board;
mod commands;
mod explained;
mod happenings;
mod lines;
mod mission;
mod options;
mod questions;
mod refusals;
pub mod review;
mod score;
mod skills;
mod solo;
mod teller;
mod titles;
mod why;

pub use advice::{advised, because, planned, promise};
pub use ai_card::{column_slot, task_title};
pub use board::{board_now, changed_areas, doors_of};
pub use commands::{describe, describe_with_actor};
pub use explained::explained;
pub use happenings::line;
pub use lines::{Line, Segment};
pub use options::{edition, hardship, hardship_tip, not_yet, options, variant, variant_tip};
pub use questions::question;
pub use refusals::{reason, refusal};
pub use score::{rank, score, score_total};
pub use skills::{button as skill_button, regenerate};
pub use solo::{struck_out, tiebreaker};
pub use titles::{Titles, added, color, field, list, move_type, number, part_of, rolled, space};
