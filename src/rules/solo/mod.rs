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

pub use advance::{advance, by_the_card};
pub use answer::{Answers, answers};
pub use attack::{Manner, attack};
pub use card::{
    Called, card_in_force, choice_for, is_leader, leader_of, manner, options, sheet, tasks, tie_in_force, tile_at,
};
pub use courses::{Course, Courses, Plan};
pub use defense::{Weighed, weigh};
pub use elevator::shafts;
pub use event::{event_matters, meant_events, preferred_events};
pub use heroes::{closest, heroes, meant};
pub use leader::{
    Crowd, blast, crowd, getaways, grenade, lent, melee, objective, point_blank, ranged, reach_melee, sneak_attack,
    snipe,
};
pub use protect::protect;
pub use reinforce::{closest_to, next_in_pool, numbered};
pub use stage::Interacting;
pub use towards::towards;
pub use troop::{comes, next_minion};
pub use ways::{Budget, Walker, Ways};
