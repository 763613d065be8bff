//! A game: a scenario, and its state.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::event::{Event, Happening};
use super::ruling::Rule;
use super::scenario::Scenario;
use super::state::{Queued, State};

/// A match under way.
#[derive(Clone, Debug)]
pub struct Game {
    scenario: Arc<Scenario>,
    state: State,
    /// What the command under way has done so far.
    events: Vec<Event>,
}

/// Options that change how a mission plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Cubes more (or fewer) in the Villain's Reserve at the start.
    pub villain_reserve: i8,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.state == other.state && self.scenario.content_hash == other.scenario.content_hash
    }
}

impl Game {
    /// A game in a saved state.
    pub fn from_state(scenario: Arc<Scenario>, state: State) -> Game {
        Game { scenario, state, events: Vec::new() }
    }

    /// What is printed.
    pub fn scenario(&self) -> &Arc<Scenario> {
        &self.scenario
    }

    /// What is on the table.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Queues dice faces for tests and puzzles: used in order, by colour, before the random source.
    pub fn queue_dice(&mut self, faces: impl IntoIterator<Item = Queued>) {
        self.state.dice.queue(faces);
    }

    /// A hash of everything on the table, the same on every machine.
    pub fn hash(&self) -> u64 {
        let bytes = postcard::to_stdvec(&self.state).unwrap_or_default();
        xxhash_rust::xxh3::xxh3_64_with_seed(&bytes, self.scenario.content_hash)
    }

    /// The state, for test positions; see [`query::invariants`].
    pub fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }

    pub(super) fn emit(&mut self, rule: Rule, what: Happening) {
        self.events.push(Event { rule, what });
    }

    /// What happened since it was last asked.
    pub(super) fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}
