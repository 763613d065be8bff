//! A look back on a match: where was it lost? Everything is judged as its side could see it then, by the same search that
//! the levels above Normal play by, and by the learned value of a table.
//!
//! - [`chances`]: how likely the Heroes were to win at the start of each turn.
//! - [`ledger`]: what the dice gave, and what decisions gave.
//! - [`mistakes`]: decisions for which there was a clearly better one.
//!
//! It is counted in futures and not in time, so that every machine says the same, and stops inside of each.

mod chances;
mod ledger;
mod mistakes;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use super::bot::{Players, is_worth_it};
use super::thought::Train;
use super::value::Value;
use gotham_content::mission::Side;
use gotham_platform::Patience;
use gotham_play::review::{Past, Review};
use gotham_rules::{Command, Game, answers};

/// Somebody who looks back on a match, a slice at a time.
pub struct Reviewer {
    train: Train<Review>,
    done: Done,
    all: u32,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Parts that are done.
    pub done: u32,
    /// Of so many.
    pub all: u32,
}

/// Counts parts that are done; they take about as long as each other.
#[derive(Clone, Default)]
struct Done(Arc<AtomicU32>);

impl Done {
    fn add(&self, parts: u32) {
        self.0.fetch_add(parts, Ordering::Relaxed);
    }
}

/// A decision about a plan.
#[derive(Clone, Debug)]
struct Decision {
    /// The step that it was.
    step: usize,
    /// The step before which the next plan was asked for, or the number of all.
    until: usize,
    side: Side,
    command: Command,
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
        Progress { done: self.done.0.load(Ordering::Relaxed).min(self.all), all: self.all }
    }
}

async fn review(past: Past, decisions: Vec<Decision>, done: Done) -> Review {
    let mut players = Players::default();
    let chances = chances::of(&past, &mut players, &done).await;
    let (ledger, drops) = ledger::of(&past, &decisions, &mut players, &done).await;
    let mistakes = mistakes::of(&past, &decisions, &drops, &done).await;
    Review { chances, mistakes, ledger }
}

/// Every decision about a plan that a side made.
fn decisions(past: &Past) -> Vec<Decision> {
    let is_asked = |step: &usize| is_worth_it(&past.table(*step).prompt().ask) && has_begun(past.table(*step));
    let asked: Vec<usize> = (0..past.steps()).filter(is_asked).collect();
    let decision = |(at, step): (usize, &usize)| {
        let until = asked.get(at + 1).copied().unwrap_or(past.steps());
        // where somebody moved things by hand, nothing can be said
        let is_played = (*step..until).all(|step| past.said(step).is_some());
        let command = past.said(*step).filter(|_| is_played)?.clone();
        Some(Decision { step: *step, until, side: answers::side_asked(past.table(*step)), command })
    };
    asked.iter().enumerate().filter_map(decision).collect()
}

fn has_begun(game: &Game) -> bool {
    game.state().round > 0 && game.state().result.is_none()
}

/// The Heroes' chance as the value of a table tells it.
fn heroes(game: &Game) -> i32 {
    i32::from(Value::of(game).heroes_chance())
}
