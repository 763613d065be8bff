//! The automated Villain at work: its deck and cards, Tasks and errands. [`crate::solo`] says what it would do;
//! here it is drawn, reported and done. Its attacks, Moves and Rerolls are commands like a player's. SOLO

mod card;
mod errand;
mod leader;
mod reinforce;
mod respond;
mod tasks;
mod troop;

pub(super) use card::{begin_turn, set_up, settle, step as card_step, turn_card};
pub(super) use errand::{getaway_answer, step as errand_step};
pub(super) use leader::step as leader_step;
pub(super) use reinforce::points_left;
pub(super) use respond::respond;
pub(super) use tasks::{begin, leads, step as tasks_step};
pub(super) use troop::step as troop_step;
