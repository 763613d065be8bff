//! The words with which missions speak: selectors over miniatures, tokens, cards and Areas, numbers and conditions over
//! them, what sets something off, and what happens then. General words, not special ones.
//!
//! Every shape exists twice, by the kind of [`Names`] in it: [`Written`] as the mission file says it, and [`Compiled`],
//! where each name has become a number. [`compile`] makes the second of the first, once, and says what it does not know.
//! `docs/mission-format.md` explains every word with an example; `rules/mission` carries them out. No third place reads
//! them.

mod areas;
mod cards;
mod circles;
mod compile;
mod condition;
mod effect;
mod minis;
mod names;
mod number;
mod tokens;
mod visit;
mod when;

pub use areas::{AreaSet, Areas};
pub use cards::Cards;
pub use compile::{Cast, Fault, Kind, Library, Program, compile};
pub use condition::Condition;
pub use effect::{Branch, Effect, Offer};
pub use minis::{Allegiance, Minis, Pick, Role, Standing};
pub use names::{Compiled, Names, Script, Written};
pub use number::Number;
pub use tokens::Tokens;
pub use visit::Subject;
pub use when::{Moment, When};
