//! A look back on a match: where was it lost? Everything is judged as its side could see it then, by the same search that
//! the levels above Normal play by, and by the learned value of a table.
//!
//! - [`chances`]: how likely the Heroes were to win at the start of each turn.
//! - [`ledger`]: what the dice gave, and what decisions gave.
//! - [`mistakes`]: decisions for which there was a clearly better one.
//! - [`decisions`]: what was decided. [`progress`]: how far it is.
//!
//! It is counted in futures and not in time, so that every machine says the same, and stops inside of each.

mod chances;
mod decisions;
mod ledger;
mod mistakes;
mod progress;

pub use progress::Progress;

use super::bot::Players;
use super::thought::Train;
use super::value::Value;
use decisions::{Decision, decisions};
use gotham_platform::Patience;
use gotham_play::review::{Past, Review};
use progress::Done;

/// Somebody who looks back on a match, a slice at a time.
pub struct Reviewer {
    train: Train<Review>,
    done: Done,
    all: u32,
}

impl Reviewer {
    /// Somebody who looks back on this match; `None` if nobody has learned its mission's chances, or nothing was decided.
    pub fn new(past: Past) -> Option<Reviewer> {
        Value::learned(past.table(past.steps()))?;
        let decisions = decisions(&past);
        decisions.first()?;
        let done = Done::default();
        let all = chances::parts(&past) + ledger::parts(&decisions) + mistakes::PARTS;
        let counter = done.clone();
        Some(Reviewer { train: Train::new(review(past, decisions, counter)), done, all })
    }

    /// Thinks until it is done or patience runs out. Not to be asked again once it is done.
    pub fn think(&mut self, patience: &mut dyn Patience) -> Option<Review> {
        self.train.go_on(patience)
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        self.done.of(self.all)
    }
}

async fn review(past: Past, decisions: Vec<Decision>, done: Done) -> Review {
    let mut players = Players::default();
    let chances = chances::of(&past, &mut players, &done).await;
    let (ledger, drops) = ledger::of(&past, &decisions, &mut players, &done).await;
    let mistakes = mistakes::of(&past, &decisions, &drops, &done).await;
    Review { chances, mistakes, ledger }
}
