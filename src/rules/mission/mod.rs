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

pub use asked::{
    acting_side, banned_until, cause, may_come, may_gain, offers, open_events, open_parts, part_of, places_for,
    question, side_of, side_that_puts, waiting,
};
pub use caused::{Caused, caused, sets_off, watched};
pub use foresight::{may_become, may_come_again, snares};
pub use holds::{all_hold, holds};
pub use interactions::{
    InteractionWith, action, aims, at_hand, difficulty, difficulty_of, fits_aim, is_allowed, is_free_action, is_spent,
    may_do, may_ever_do, scope,
};
pub use number::number;
pub use objectives::{Progress, advancing, objectives, places};
pub use select::{areas, cards, fits, minis, tokens};
