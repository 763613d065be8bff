//! A match: a game with its history. It can be undone, saved, opened again ([`opening`](super::opening)), looked
//! through and branched. Branches and copies share the history they have in common.

mod branching;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

pub use branching::{BRANCH, Luck};

use super::draws;
use super::fingerprint::fingerprint;
use super::habits::Habits;
use super::placement::Placement;
use super::recap::Recap;
use super::record::{CHECKPOINT_EVERY, Checkpoint, Entry, EntryError, FORMAT, Hash, Record};
use super::sandbox::{Sandbox, SandboxError};
use super::words_of_state::{self, StateError};
use gotham_content::Catalogue;
use gotham_content::mission::Side;
use gotham_rules::state::{Fit, Queued};
use gotham_rules::{Command, Event, Game, Happening, Options, Refusal, Revealed, Scenario};

/// A match under way or over.
#[derive(Clone, Debug)]
pub struct Match {
    options: Options,
    seed: u64,
    /// What its scenario uses.
    fingerprint: Hash,
    practice: bool,
    notes: BTreeMap<String, String>,
    /// The table that it begins with, in words, if that is not the mission's setup.
    begins_with: Option<Value>,
    /// The sandbox that it began as, if it isn't a match of a mission.
    sandbox: Option<Arc<Sandbox>>,
    /// Why earlier play isn't here.
    changed: Option<Changed>,
    start: Game,
    steps: Vec<Arc<PlayedEntry>>,
}

/// What has changed since a match was saved, so that it cannot be played back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Changed {
    /// The rules.
    Rules,
    /// Its mission, board, Heroes, tiles or cards.
    Scenario,
}

/// One entry of a match and what came of it.
#[derive(Clone, Debug)]
pub struct PlayedEntry {
    /// What was said.
    pub entry: Entry,
    /// The same in words, as the record keeps it.
    pub words: Value,
    /// What happened.
    pub events: Vec<Event>,
    /// The game afterward.
    pub after: Game,
}

impl PlayedEntry {
    /// The first thing that was revealed, if anything was.
    pub fn revealed(&self) -> Option<Revealed> {
        self.events.iter().find_map(Event::reveals)
    }
}

/// Why nothing can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Nothing was said yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Dice, or chance of another kind, have shown something.
    #[error("the dice have been seen, and nothing before them can be taken back")]
    Chance,
    /// What lay face down has been seen.
    #[error("what lay face down has been seen, and nothing before that can be taken back")]
    Hidden,
}

impl From<Revealed> for UndoError {
    fn from(revealed: Revealed) -> UndoError {
        match revealed {
            Revealed::Chance => UndoError::Chance,
            Revealed::Hidden => UndoError::Hidden,
        }
    }
}

impl Match {
    /// Sets a mission up.
    pub fn new(scenario: Arc<Scenario>, options: Options, seed: u64) -> Match {
        let fingerprint = fingerprint(&scenario, &options);
        let start = Game::new(scenario, options, seed);
        Match {
            options,
            seed,
            fingerprint,
            practice: false,
            notes: BTreeMap::new(),
            begins_with: None,
            sandbox: None,
            changed: None,
            start,
            steps: Vec::new(),
        }
    }

    /// Begins with the position of a sandbox.
    ///
    /// # Errors
    /// When it names something the catalogue lacks, or the position is impossible.
    pub fn of_sandbox(catalogue: &Catalogue, sandbox: Sandbox) -> Result<Match, SandboxError> {
        let start = sandbox.game(catalogue)?;
        Ok(Match::begun(start, Arc::new(sandbox)))
    }

    fn begun(start: Game, sandbox: Arc<Sandbox>) -> Match {
        Match {
            options: sandbox.options,
            seed: sandbox.seed,
            fingerprint: fingerprint(start.scenario(), &sandbox.options),
            practice: false,
            notes: BTreeMap::new(),
            begins_with: None,
            changed: None,
            start,
            steps: Vec::new(),
            sandbox: Some(sandbox),
        }
    }

    /// The setup that a record begins with.
    ///
    /// # Errors
    /// When it belongs to an impossible sandbox.
    pub(super) fn set_up(scenario: Arc<Scenario>, record: &Record) -> Result<Match, SandboxError> {
        let set_up = match &record.sandbox {
            Some(sandbox) => Match::begun(sandbox.game_as_kept(&scenario)?, Arc::clone(sandbox)),
            None => Match::new(scenario, record.options, record.seed),
        };
        Ok(Match { practice: record.practice, notes: record.notes.clone(), ..set_up })
    }

    /// A match that begins with a table held by a record.
    ///
    /// # Errors
    /// When such a table is impossible.
    pub(super) fn amid(scenario: Arc<Scenario>, record: &Record, table: &Value) -> Result<Match, StateError> {
        let start = words_of_state::read(&scenario, record.options, table)?;
        Ok(Match {
            options: record.options,
            seed: record.seed,
            fingerprint: fingerprint(&scenario, &record.options),
            practice: record.practice,
            notes: record.notes.clone(),
            begins_with: Some(table.clone()),
            sandbox: record.sandbox.clone(),
            changed: None,
            start,
            steps: Vec::new(),
        })
    }

    /// The same match, which says why earlier play isn't in it.
    pub(super) fn since(self, changed: Changed) -> Match {
        Match { changed: Some(changed), ..self }
    }

    /// What was agreed on before the match.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The seed of the dice.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What its scenario uses.
    pub(super) fn fingerprint(&self) -> Hash {
        self.fingerprint
    }

    /// The sandbox that it began as, if it isn't a match of a mission.
    pub fn sandbox(&self) -> Option<&Sandbox> {
        self.sandbox.as_deref()
    }

    /// Why earlier play isn't in this match, if there was any.
    pub fn changed(&self) -> Option<Changed> {
        self.changed
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// The game after this many steps; the last one for any later number.
    pub fn at(&self, step: usize) -> &Game {
        match self.steps.len().min(step) {
            0 => &self.start,
            at => &self.steps[at - 1].after,
        }
    }

    /// The table in the middle of a command: when the event at this position of the match had happened. `None` if there
    /// is no such event.
    pub fn glimpse(&self, place: usize) -> Option<Game> {
        let mut first = 0;
        for (at, step) in self.steps.iter().enumerate() {
            let count = step.events.len();
            if place < first + count {
                return match &step.entry {
                    Entry::Said(command) => Some(self.at(at).glimpse(command, place + 1 - first)),
                    Entry::Draws(..) | Entry::Placed(_) => Some(step.after.clone()),
                };
            }
            first += count;
        }
        None
    }

    /// Everything so far.
    pub fn steps(&self) -> &[Arc<PlayedEntry>] {
        &self.steps
    }

    /// Whether something was undone even though it had been revealed, or the position was set up by hand.
    pub fn is_practice(&self) -> bool {
        self.practice || self.sandbox.is_some() || self.steps.iter().any(|step| !matches!(step.entry, Entry::Said(_)))
    }

    /// What the table remembers besides the game.
    pub fn notes(&self) -> &BTreeMap<String, String> {
        &self.notes
    }

    /// What the players have said once for the whole match.
    pub fn habits(&self) -> Habits<'_> {
        Habits(&self.notes)
    }

    /// Remembers something besides the game; `None`: forgets it.
    pub fn note(&mut self, key: &str, value: Option<String>) {
        match value {
            Some(value) => self.notes.insert(key.into(), value),
            None => self.notes.remove(key),
        };
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// A refusal changes nothing.
    pub fn apply(&mut self, command: &Command) -> Result<&[Event], Refusal> {
        let before = self.game();
        let mut after = before.clone();
        let events = after.apply(command)?;
        let entry = Entry::Said(command.clone());
        let words = entry.out(before);
        Ok(self.push(PlayedEntry { entry, words, events, after }))
    }

    /// Carries an entry of any kind out: a command, queued dice or a placement.
    ///
    /// # Errors
    /// When it is not allowed; in that case nothing changes.
    pub fn enter(&mut self, entry: Entry) -> Result<&[Event], EntryError> {
        let before = self.game();
        let mut after = before.clone();
        let events = entry.apply(&mut after)?;
        let words = entry.out(before);
        Ok(self.push(PlayedEntry { entry, words, events, after }))
    }

    /// Arranges a position for somebody who asks for it now. A record may hold what nobody may ask for today.
    ///
    /// # Errors
    /// When it could not be; then nothing changes.
    pub fn arrange(&mut self, placement: Placement) -> Result<(), EntryError> {
        placement.arrange(self.game())?;
        self.enter(Entry::Placed(Box::new(placement))).map(|_| ())
    }

    /// Queues draws for somebody who asks for them now.
    ///
    /// # Errors
    /// When chance cannot bring them, or the queue would not end; then nothing changes.
    pub fn queue(&mut self, draws: Vec<Queued>, fit: Fit) -> Result<(), EntryError> {
        draws::check(&draws, self.game())?;
        self.enter(Entry::Draws(draws, fit)).map(|_| ())
    }

    fn push(&mut self, step: PlayedEntry) -> &[Event] {
        self.steps.push(Arc::new(step));
        self.steps.last().map_or(&[], |step| &step.events)
    }

    /// Undoes the last step, if nothing was revealed in it.
    ///
    /// # Errors
    /// When there is none, or something was revealed.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.can_undo()?;
        self.steps.pop();
        Ok(())
    }

    /// Whether [`Match::undo`] may be used.
    ///
    /// # Errors
    /// When there is nothing to undo, or something was revealed.
    pub fn can_undo(&self) -> Result<(), UndoError> {
        let step = self.steps.last().ok_or(UndoError::Nothing)?;
        step.revealed().map_or(Ok(()), |revealed| Err(revealed.into()))
    }

    /// Practice mode: undoes the last step no matter what it showed, and marks the match if it showed something.
    ///
    /// # Errors
    /// When there is none.
    pub fn undo_any(&mut self) -> Result<(), UndoError> {
        let step = self.steps.pop().ok_or(UndoError::Nothing)?;
        self.practice |= step.revealed().is_some();
        Ok(())
    }

    /// Undoes this turn, as far as nothing was revealed; returns the number of steps undone.
    ///
    /// # Errors
    /// When nothing of it can be undone.
    pub fn restart_turn(&mut self) -> Result<usize, UndoError> {
        self.can_undo()?;
        let revealed = self.steps.iter().rposition(|step| step.revealed().is_some()).map_or(0, |at| at + 1);
        let keep = self.turn_start().max(revealed);
        let taken = self.steps.len() - keep;
        self.steps.truncate(keep);
        if taken == 0 { Err(UndoError::Nothing) } else { Ok(taken) }
    }

    /// The number of steps before the current turn's first decision.
    pub fn turn_start(&self) -> usize {
        let begins = |step: &Arc<PlayedEntry>| {
            step.events.iter().any(|event| matches!(event.what, Happening::TurnBegins { .. }))
        };
        self.steps.iter().rposition(begins).map_or(0, |at| at + 1)
    }

    /// A separate match with the first steps of this one, to play on from there.
    pub fn branch(&self, steps: usize) -> Match {
        let mut branch = self.clone();
        branch.steps.truncate(steps);
        branch
    }

    /// Every event so far, with the number of its step.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = (usize, &Event)> {
        self.steps.iter().enumerate().flat_map(|(at, step)| step.events.iter().map(move |event| (at, event)))
    }

    /// What a side did on its last turn, for the player who sits down now.
    pub fn recap(&self, side: Side) -> Recap {
        let events: Vec<&Event> = self.events().map(|(_, event)| event).collect();
        let begin = events.iter().rposition(|event| event.what == Happening::TurnBegins { side });
        let turn = &events[begin.unwrap_or(events.len())..];
        let end = turn.iter().position(|event| event.what == Happening::TurnEnds { side });
        Recap::of(side, &turn[..end.unwrap_or(turn.len())])
    }

    /// The match as a record.
    pub fn record(&self) -> Record {
        let after = (1..self.steps.len()).filter(|after| after % CHECKPOINT_EVERY == 0).chain([self.steps.len()]);
        let scenario = self.start.scenario();
        Record {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").into(),
            rules: gotham_rules::VERSION,
            mission: scenario.mission.id.to_string(),
            options: self.options,
            seed: self.seed,
            scenario: self.fingerprint,
            practice: self.practice,
            notes: self.notes.clone(),
            sandbox: self.sandbox.clone(),
            start: self.begins_with.clone(),
            commands: self.steps.iter().map(|step| step.words.clone()).collect(),
            checkpoints: after.map(|after| Checkpoint { after, hash: Hash(self.at(after).hash()) }).collect(),
            state: Some(words_of_state::out(self.game())),
        }
    }

    /// The match as a text to save.
    pub fn save(&self) -> String {
        self.record().text()
    }
}
