//! Opening what was saved: played back if the rules and the scenario are the same; otherwise, if that doesn't
//! lead to the same table, resumed from the table that the record holds.

use std::sync::Arc;

use super::fingerprint::fingerprint;
use super::history::{Changed, Match};
use super::record::{Entry, Hash, LoadError, MOST_ENTRIES, Record};
use super::words_of_state::{self, StateError};
use gotham_content::Catalogue;
use gotham_rules::{NotYet, Scenario};

/// How strictly a record is played back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// The first checkpoint that differs ends it.
    Strict,
    /// Only what cannot be carried out ends it.
    Lenient,
}

impl Record {
    /// What it was played on, made ready: its mission, or its sandbox.
    ///
    /// # Errors
    /// When that cannot be played.
    pub fn scenario(&self, catalogue: &Catalogue) -> Result<Arc<Scenario>, LoadError> {
        self.options.check()?;
        let scenario = match &self.sandbox {
            Some(sandbox) => sandbox.scenario(catalogue)?,
            None => Scenario::new(catalogue, &self.mission)?,
        };
        match self.options.check_on(&scenario.mission) {
            // It was once allowed everywhere, and such a match goes on.
            Ok(()) | Err(NotYet::FewerRounds) => Ok(scenario),
            Err(not_yet) => Err(not_yet.into()),
        }
    }
}

impl Match {
    /// Opens a saved match, in the middle of any question.
    ///
    /// # Errors
    /// When the text is damaged, or the match can neither be played back nor resumed.
    pub fn load(catalogue: &Catalogue, text: &str) -> Result<Match, LoadError> {
        Match::open(catalogue, &Record::parse(text)?)
    }

    /// Opens a record: plays it back, or resumes from the table that it holds. [`Match::changed`] says which.
    ///
    /// # Errors
    /// When neither can be done.
    pub fn open(catalogue: &Catalogue, record: &Record) -> Result<Match, LoadError> {
        if record.rules > gotham_rules::VERSION {
            return Err(LoadError::NewerRules(record.rules));
        }
        let scenario = record.scenario(catalogue)?;
        let is_of_today =
            record.rules == gotham_rules::VERSION && record.scenario == fingerprint(&scenario, &record.options);
        if is_of_today {
            return Match::replay_on(scenario, record, Check::Strict);
        }
        let Some(table) = &record.state else { return Err(LoadError::Older(record.rules)) };
        // Most changes affect few matches: what still leads to the same table is the same match.
        match Match::replay_on(Arc::clone(&scenario), record, Check::Lenient) {
            Ok(played) if words_of_state::out(played.game()) == *table => Ok(played),
            _ => {
                if record.scenario != fingerprint(&scenario, &record.options) && words_of_state::is_in_the_middle(table)
                {
                    return Err(StateError::InTheMiddle.into());
                }
                let changed = if record.rules < gotham_rules::VERSION { Changed::Rules } else { Changed::Scenario };
                Ok(Match::amid(scenario, record, table)?.since(changed))
            }
        }
    }

    /// Plays a record back.
    ///
    /// # Errors
    /// When a command is refused or, if that is checked, a hash differs.
    pub fn replay(catalogue: &Catalogue, record: &Record, check: Check) -> Result<Match, LoadError> {
        Match::replay_on(record.scenario(catalogue)?, record, check)
    }

    fn replay_on(scenario: Arc<Scenario>, record: &Record, check: Check) -> Result<Match, LoadError> {
        let length = record.commands.len().max(record.checkpoints.len());
        if length > MOST_ENTRIES {
            return Err(LoadError::TooLong(length));
        }
        let mut played = match &record.start {
            Some(table) => Match::amid(scenario, record, table)?,
            None => Match::set_up(scenario, record)?,
        };
        played.compare(record, check)?;
        for (at, words) in record.commands.iter().enumerate() {
            let fail = |error| LoadError::Command { number: at + 1, of: record.commands.len(), error };
            let entry = Entry::read(played.game(), words).map_err(|error| fail(error.into()))?;
            played.enter(entry).map_err(fail)?;
            played.compare(record, check)?;
        }
        Ok(played)
    }

    /// Compares the table with the record's checkpoint at this point, if there is one.
    fn compare(&self, record: &Record, check: Check) -> Result<(), LoadError> {
        let after = self.steps().len();
        for checkpoint in record.checkpoints.iter().filter(|checkpoint| checkpoint.after == after) {
            let here = Hash(self.game().hash());
            if check == Check::Strict && checkpoint.hash != here {
                return Err(LoadError::HashDiffers { after, recorded: checkpoint.hash, here });
            }
        }
        Ok(())
    }
}
