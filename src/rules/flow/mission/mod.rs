//! Carrying the mission out: lists of effects, what sets them off, what is asked and drawn along the way, and how the
//! game ends. [`crate::mission`] knows what the words mean.

mod abilities;
mod bodies;
pub(super) mod carrying;
mod effects;
pub(super) mod endings;
mod forms;
mod gains;
mod grants;
mod lists;
pub(super) mod orders;
pub(super) mod parts;
mod picks;
mod putting;
pub(super) mod triggered;
pub(super) mod triggers;

pub(crate) use bodies::neutralize;
pub(super) use gains::{answer as gain_answer, step as gain_step};
pub(super) use grants::{answer as grant_answer, step as grant_step};
pub(crate) use lists::run;
pub(super) use lists::{answer, choose, for_each, question, step};
pub(super) use putting::{answer as put_answer, step as put_step};
