//! Read-only questions about a game: who may be attacked, what is rolled, what a Move costs and where it leads, who pays,
//! what the odds are. Nothing here changes a state, and nothing here knows what is asked or what may be said: that is
//! [`crate::answers`]. The facts from the floors below that others ask for along with these are here, too.

mod attacks;
mod card_use;
pub mod energy;
mod handing_over;
mod invariants;
mod landing;
pub mod moving;
pub mod odds;
mod order;
pub mod pools;
mod rerolls;
mod setup;
mod targets;

pub use card_use::may_use;
pub(crate) use handing_over::must_agree;
pub use handing_over::{agreement, handed_over};
pub use invariants::invariants;
pub(crate) use landing::short_of;
pub use moving::{Reach, RouteMove, move_cost, reach};
pub(crate) use order::{heroes_choose_order, next_up};
pub use pools::throw;
pub(crate) use setup::{allies_for, belt_room, gadgets_that_fit, next_unplaced, open_command};
pub use setup::{home, packed, spots};
pub(crate) use targets::{attack_target, target_rule};
pub use targets::{near, targets};

pub(crate) use super::figures::{BROKEN_WALLS, SHACKLE_TOKENS, may_be_attacked};
pub use super::figures::{
    Measure, REINFORCEMENT_TOKENS, are_allies, area_limit_left, cards, distance, encumbrance, enemies,
    first_movement_bonus, has_free_success, heroes, hindering, in_pool, is_heroes, is_in_force, is_living,
    is_over_full, life, line_of_sight, menace, menace_around, recovery, room_for, sight_line, size, smoke, supply,
    tile_cost,
};
pub(crate) use super::figures::{acts_freely, can_be_hit, distance_from, in_sight};
pub use super::skills::{SkillState, states as skills};
