//! Facts about the position that need no Skill: who lives, whose enemy it is, how big it is, where it finds room,
//! what it sees and how far that is, what hinders it, which of its cards help, what a mode forbids it. It knows the game
//! and what is printed, and none of the rooms above.

pub mod cards;
mod hindering;
mod miniatures;
mod modes;
mod sight;
mod supply;

pub(crate) use hindering::hindering_in;
pub use hindering::{Measure, hindering, menace_around};
pub(crate) use miniatures::{acts_freely, allies_beside, can_be_hit, figure};
pub use miniatures::{
    are_allies, area_limit_left, encumbrance, enemies, first_movement_bonus, has_free_success, heroes, in_pool,
    is_heroes, is_in_force, is_living, is_over_full, life, menace, recovery, room_for, size, tile_cost,
};
pub(crate) use modes::{may_be_attacked, restrains};
pub use sight::{distance, line_of_sight, sight_line, smoke};
pub(crate) use sight::{distance_from, in_sight, seen};
pub(crate) use supply::{BROKEN_WALLS, LYING_CARDS, RIVER_TILES, SHACKLE_TOKENS};
pub use supply::{REINFORCEMENT_TOKENS, supply};
