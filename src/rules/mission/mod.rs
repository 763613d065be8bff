//! What the mission's words mean on the table: which miniatures, tokens, cards and Areas a selector finds, what a number
//! is, whether a condition holds, how far an objective has got. It knows the facts of the position (`figures`); it reads
//! and changes nothing; carrying out is up to [`crate::flow`]'s `mission`. Nobody else reads a compiled mission
//! word by word.

mod asked;
mod caused;
mod foresight;
mod holds;
mod interactions;
mod number;
mod objectives;
mod select;
mod standing;

pub(crate) use asked::{acting_side, banned_until, may_come, may_gain, places_for, side_that_puts};
pub use asked::{cause, offers, open_events, open_parts, part_of, question, side_of, waiting};
pub use caused::{Caused, caused, sets_off, watched};
pub use foresight::{Sending, asks_riders, sends, snares};
pub(crate) use foresight::{may_become, may_come_again};
pub use holds::{all_hold, holds};
pub use interactions::{
    InteractionWith, action, aims, at_hand, difficulty, difficulty_of, is_allowed, is_spent, may_do, may_ever_do, scope,
};
pub(crate) use interactions::{fits_aim, in_reach, is_free_action};
pub use number::number;
pub(crate) use objectives::open_hauls;
pub use objectives::{Haul, Progress, advancing, exits, grace, hauls, objectives, places, shown_objectives};
pub use select::{areas, cards, fits, minis, tokens};
