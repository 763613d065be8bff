//! A match: a game with its history. It can be taken back, kept, opened again, looked through and branched.

use std::collections::BTreeMap;

use serde_json::Value;

use super::recap::Recap;
use super::record::{CHECKPOINT_EVERY, Checkpoint, Entry, EntryError, FORMAT, Hash, LoadError, MOST_ENTRIES, Record};
use crate::content::Catalogue;
use crate::content::mission::Side;
use crate::rules::{Command, Event, Game, Happening, Options, Refusal, Scenario};

use std::sync::Arc;

/// A match under way or over.
#[derive(Clone, Debug)]
pub struct Match {
    options: Options,
    seed: u64,
    practice: bool,
    notes: BTreeMap<String, String>,
    start: Game,
    steps: Vec<Step>,
}

/// One entry of a match and what came of it.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was said.
    pub entry: Entry,
    /// The same in words, as the record keeps it.
    pub words: Value,
    /// What happened.
    pub events: Vec<Event>,
    /// The game afterwards.
    pub after: Game,
}

impl Step {
    /// Whether dice have shown something.
    pub fn revealed(&self) -> bool {
        let dice = |event: &Event| matches!(event.what, Happening::Rolled { .. } | Happening::Rerolled { .. });
        self.events.iter().any(dice)
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Nothing was said yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Dice have shown something.
    #[error("the dice have been seen, and nothing before them is taken back")]
    Revealed,
}

/// How a record is played back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// The first checkpoint that differs ends it.
    Strict,
    /// Only what cannot be carried out ends it.
    Lenient,
}

impl Match {
    /// Sets a mission up.
    pub fn new(scenario: Arc<Scenario>, options: Options, seed: u64) -> Match {
        let start = Game::new(scenario, options, seed);
        Match { options, seed, practice: false, notes: BTreeMap::new(), start, steps: Vec::new() }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// The game after so many steps; the last one for any later number.
    pub fn at(&self, step: usize) -> &Game {
        match self.steps.len().min(step) {
            0 => &self.start,
            at => &self.steps[at - 1].after,
        }
    }

    /// Everything so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether something was taken back although dice had shown it, or the position was arranged.
    pub fn is_practice(&self) -> bool {
        self.practice || self.steps.iter().any(|step| !matches!(step.entry, Entry::Said(_)))
    }

    /// What the table remembers beside the game.
    pub fn notes(&self) -> &BTreeMap<String, String> {
        &self.notes
    }

    /// Remembers something beside the game; none = forgets it.
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
        Ok(self.push(Step { entry, words, events, after }))
    }

    /// Carries an entry of any kind out: a command, queued dice or a placement.
    ///
    /// # Errors
    /// When it is not allowed; then nothing changes.
    pub fn enter(&mut self, entry: Entry) -> Result<&[Event], EntryError> {
        let before = self.game();
        let mut after = before.clone();
        let events = entry.apply(&mut after)?;
        let words = entry.out(before);
        Ok(self.push(Step { entry, words, events, after }))
    }

    fn push(&mut self, step: Step) -> &[Event] {
        self.steps.push(step);
        self.steps.last().map_or(&[], |step| &step.events)
    }

    /// Takes the last step back, if no dice were seen in it.
    ///
    /// # Errors
    /// When there is none, or dice have shown something.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.can_undo()?;
        self.steps.pop();
        Ok(())
    }

    /// Whether [`Match::undo`] may be used.
    ///
    /// # Errors
    /// When there is nothing to take back, or dice have shown something.
    pub fn can_undo(&self) -> Result<(), UndoError> {
        match self.steps.last() {
            None => Err(UndoError::Nothing),
            Some(step) if step.revealed() => Err(UndoError::Revealed),
            Some(_) => Ok(()),
        }
    }

    /// Practice mode: takes the last step back whatever it showed, and marks the match if it showed something.
    ///
    /// # Errors
    /// When there is none.
    pub fn undo_any(&mut self) -> Result<(), UndoError> {
        let step = self.steps.pop().ok_or(UndoError::Nothing)?;
        self.practice |= step.revealed();
        Ok(())
    }

    /// Takes everything of this turn back, as far as no dice were seen; the number of steps taken back.
    ///
    /// # Errors
    /// When nothing of it can be taken back.
    pub fn restart_turn(&mut self) -> Result<usize, UndoError> {
        self.can_undo()?;
        let revealed = self.steps.iter().rposition(Step::revealed).map_or(0, |at| at + 1);
        let keep = self.turn_start().max(revealed);
        let taken = self.steps.len() - keep;
        self.steps.truncate(keep);
        if taken == 0 { Err(UndoError::Nothing) } else { Ok(taken) }
    }

    /// The number of steps before the present turn's first decision.
    pub fn turn_start(&self) -> usize {
        let begins = |step: &Step| step.events.iter().any(|event| matches!(event.what, Happening::TurnBegins { .. }));
        self.steps.iter().rposition(begins).map_or(0, |at| at + 1)
    }

    /// A match of its own that has the first steps of this one: to play on from there.
    pub fn branch(&self, steps: usize) -> Match {
        let mut branch = self.clone();
        branch.steps.truncate(steps);
        branch
    }

    /// Every event so far, with the number of its step.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = (usize, &Event)> {
        self.steps.iter().enumerate().flat_map(|(at, step)| step.events.iter().map(move |event| (at, event)))
    }

    /// What a side did in its last turn, for whoever sits down now.
    pub fn recap(&self, side: Side) -> Recap {
        let events: Vec<&Event> = self.events().map(|(_, event)| event).collect();
        let begin = events.iter().rposition(|event| event.what == Happening::TurnBegins { side });
        let turn = &events[begin.unwrap_or(events.len())..];
        let end = turn.iter().position(|event| event.what == Happening::TurnEnds { side });
        Recap::of(self.game(), side, &turn[..end.unwrap_or(turn.len())])
    }

    /// The match as a record.
    pub fn record(&self) -> Record {
        let after = (1..self.steps.len()).filter(|after| after % CHECKPOINT_EVERY == 0).chain([self.steps.len()]);
        let scenario = self.start.scenario();
        Record {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").into(),
            mission: scenario.mission.id.to_string(),
            options: self.options,
            seed: self.seed,
            content_hash: Hash(scenario.content_hash),
            practice: self.practice,
            notes: self.notes.clone(),
            commands: self.steps.iter().map(|step| step.words.clone()).collect(),
            checkpoints: after.map(|after| Checkpoint { after, hash: Hash(self.at(after).hash()) }).collect(),
        }
    }

    /// The match as a text to keep.
    pub fn save(&self) -> String {
        self.record().text()
    }

    /// Opens a saved match, in the middle of any question.
    ///
    /// # Errors
    /// When the text is damaged, or does not lead to the same table any more.
    pub fn load(catalogue: &Catalogue, text: &str) -> Result<Match, LoadError> {
        Match::replay(catalogue, &Record::parse(text)?, Check::Strict)
    }

    /// Plays a record back.
    ///
    /// # Errors
    /// When a command is refused or, if that is checked, a hash differs.
    pub fn replay(catalogue: &Catalogue, record: &Record, check: Check) -> Result<Match, LoadError> {
        let here = Hash(catalogue.content_hash);
        if check == Check::Strict && record.content_hash != here {
            return Err(LoadError::OtherContent { recorded: record.content_hash, here });
        }
        let length = record.commands.len().max(record.checkpoints.len());
        if length > MOST_ENTRIES {
            return Err(LoadError::TooLong(length));
        }
        let scenario = Scenario::new(catalogue, &record.mission)?;
        let mut played = Match::new(scenario, record.options, record.seed);
        (played.practice, played.notes) = (record.practice, record.notes.clone());
        played.compare(record, check)?;
        for (at, words) in record.commands.iter().enumerate() {
            let fail = |error| LoadError::Command { number: at + 1, of: record.commands.len(), error };
            let entry = Entry::read(played.game(), words).map_err(|error| fail(error.into()))?;
            played.enter(entry).map_err(fail)?;
            played.compare(record, check)?;
        }
        Ok(played)
    }

    /// Compares the table with the record's checkpoint at this place, if there is one.
    fn compare(&self, record: &Record, check: Check) -> Result<(), LoadError> {
        let after = self.steps.len();
        for checkpoint in record.checkpoints.iter().filter(|checkpoint| checkpoint.after == after) {
            let here = Hash(self.game().hash());
            if check == Check::Strict && checkpoint.hash != here {
                return Err(LoadError::HashDiffers { after, recorded: checkpoint.hash, here });
            }
        }
        Ok(())
    }
}
