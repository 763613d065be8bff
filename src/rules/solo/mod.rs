//! What the automated Villain would do: pure questions about the table. Which way a miniature goes, which Hero is meant,
//! whether a Task can be completed and how, what the answer is to the Villain's questions. Where several answers
//! are equally good, all of them are named, and [`crate::flow`] draws one. SOLO
//!
//! It knows what may be asked and answered, and only what changes the table knows it. Every answer is a legal one: it
//! passes the same check as a player's.

mod advance;
mod answer;
mod attack;
mod card;
mod carrying;
mod choice;
mod courses;
mod defense;
mod dice;
mod elevator;
mod event;
mod heroes;
mod leader;
mod protect;
mod reinforce;
mod stage;
mod towards;
mod troop;
mod ways;

pub(crate) use advance::advance;
pub(crate) use answer::{Answers, answers};
pub(crate) use attack::{Manner, attack};
pub(crate) use card::{Called, card_in_force, leader_of, manner, options, sheet, tasks, tie_in_force, tile_at};
pub(crate) use choice::by_the_card;
pub(crate) use courses::{Course, Courses};
pub(crate) use defense::{Weighed, weigh};
pub(crate) use elevator::rides;
pub(crate) use event::{event_matters, meant_events};
pub(crate) use heroes::{closest, heroes, meant};
pub(crate) use leader::{
    Crowd, blast, crowd, getaways, grenade, lent, melee, objective, point_blank, ranged, reach_melee, sneak_attack,
    snipe,
};
pub(crate) use protect::protect;
pub(crate) use reinforce::{closest_to, next_in_pool, numbered};
pub(crate) use towards::towards;
pub(crate) use troop::{comes, next_minion};
pub(crate) use ways::{Budget, Ways};
