//! The words that missions are written in: selectors over miniatures, tokens, cards and Areas, numbers and conditions
//! them, what sets something off, and what happens then. General words, not special ones. Selectors and numbers speak of
//! each other: miniatures that carry a token which lies where other miniatures stand.
//!
//! Every shape exists twice, by the kind of [`Names`] in it: [`Written`] as the mission file says it, and [`Compiled`],
//! where each name has become a number. [`compile`] turns the first into the second, once, and reports what it does not
//! know. `docs/mission-format.md` explains every word with an example; `rules/mission` carries them out. No third place
//! reads them.

mod area_set;
mod areas;
mod aspects;
mod cards;
mod circles;
mod compile;
mod compiled;
mod condition;
mod effect;
mod minis;
mod names;
mod number;
mod reading;
mod tokens;
mod visit;
mod when;
mod written;

pub use area_set::AreaSet;
pub use areas::Areas;
pub use aspects::Aspects;
pub use cards::Cards;
pub use compile::{Cast, Fault, Kind, Library, Program, compile};
pub use compiled::Compiled;
pub use condition::Condition;
pub use effect::{Branch, Effect, Offer};
pub use minis::{Allegiance, Minis, Pick, Role, Standing};
pub use names::Names;
pub use number::Number;
pub use tokens::Tokens;
pub use visit::Subject;
pub use when::{Moment, When};
pub use written::{Script, Written};
