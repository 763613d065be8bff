//! What a record holds: what players said, draws that were queued, positions that were set up.

use serde::Deserialize as _;
use serde_json::Value;

use crate::draws;
use crate::log;
use crate::placement::{Placement, PlacementError};
use crate::wire::{self, WireError};
use gotham_rules::state::{Fit, Queued};
use gotham_rules::{Command, Event, Game, Refusal};
use gotham_words::{ENGLISH, Words};

/// The most dice that may wait in the queue.
pub const MOST_DICE: usize = 1_000;

/// One entry of a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A player spoke.
    Said(Command),
    /// Draws were queued, for a test or a puzzle.
    Draws(Vec<Queued>, Fit),
    /// Things were put somewhere else, for a test position.
    Placed(Box<Placement>),
}

/// Why an entry cannot be carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum EntryError {
    /// It cannot be read.
    #[error(transparent)]
    Wire(#[from] WireError),
    /// The rules refuse it.
    #[error("{told}")]
    Refused {
        /// By which rule, and why.
        refusal: Refusal,
        /// The same in words.
        told: String,
    },
    /// The position would be impossible.
    #[error(transparent)]
    Placement(#[from] PlacementError),
    /// The queue would be too long.
    #[error("{0} dice would be queued: at most {MOST_DICE}")]
    TooManyDice(usize),
}

impl Entry {
    /// An entry in words.
    pub fn out(&self, game: &Game) -> Value {
        match self {
            Entry::Said(command) => wire::command_out(game, command),
            Entry::Draws(draws, fit) => draws::queue_out(draws, *fit),
            Entry::Placed(placement) => serde_json::json!({ "place": placement }),
        }
    }

    /// Reads an entry in words.
    ///
    /// # Errors
    /// When it doesn't have the shape of one.
    pub fn read(game: &Game, value: &Value) -> Result<Entry, WireError> {
        if value.get("dice").is_some() && value.get("say").is_none() {
            return draws::queue_in(value).map(|(draws, fit)| Entry::Draws(draws, fit));
        }
        if let Some(placement) = value.get("place") {
            let read = Placement::deserialize(placement);
            return read
                .map(|placement| Entry::Placed(Box::new(placement)))
                .map_err(|error| WireError { field: "place".into(), message: error.to_string() });
        }
        wire::command_in(game, value).map(Entry::Said)
    }

    /// Carries the entry out.
    ///
    /// # Errors
    /// When it is not allowed; in that case nothing changes.
    pub fn apply(&self, game: &mut Game) -> Result<Vec<Event>, EntryError> {
        match self {
            Entry::Said(command) => game.apply(command).map_err(|refusal| {
                let told = log::refusal(&Words::of(ENGLISH), game, &refusal);
                EntryError::Refused { refusal, told }
            }),
            Entry::Draws(draws, fit) => {
                let queued = game.state().chance.queued() + draws.len();
                if queued > MOST_DICE {
                    return Err(EntryError::TooManyDice(queued));
                }
                game.queue_draws(draws.iter().cloned(), *fit);
                Ok(Vec::new())
            }
            Entry::Placed(placement) => {
                *game = placement.apply(game)?;
                Ok(Vec::new())
            }
        }
    }
}
