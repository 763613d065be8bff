//! A match as a short text: a share code that a letter, a chat or an address can carry to another table.
//!
//! Both tables have the game, so a code names no commands: it says which of the legal answers was given, and from that
//! the other table plays the match again. `docs/share-codes.md` explains every byte.
//!
//! - `letters`: bytes as letters and back, with a checksum.
//! - `form`: what the bytes hold.
//! - `number`: all answers of a match as a single number.
//! - `older`: what could be said under older rules.

mod error;
mod form;
mod letters;
mod limits;
mod number;
mod older;
#[cfg(test)]
mod tests;

use serde_json::Value;

pub use error::ShareError;
pub(crate) use letters::{CodeMark, seal_as, unseal_as};
pub use letters::{seal, unseal};
pub use limits::MOST_COMMANDS;
pub(crate) use limits::MOST_LETTERS;

use self::form::{Appendix, Head};
use self::number::Number;
use super::history::Match;
use super::opening::Check;
use super::record::{Entry, FORMAT, Hash, LoadError, Record};
use gotham_content::Catalogue;
use gotham_rules::{Command, Game, answers};

/// A match as a code.
///
/// # Errors
/// When it is longer than any match.
pub fn write(table: &Match) -> Result<String, ShareError> {
    let steps = table.steps();
    if steps.len() > MOST_COMMANDS {
        return Err(ShareError::TooManyCommands(steps.len()));
    }
    let choices: Vec<(Option<usize>, usize)> = steps
        .iter()
        .enumerate()
        .map(|(at, step)| {
            let all = sayable(table.at(at), gotham_rules::VERSION);
            (all.iter().position(|one| matches!(&step.entry, Entry::Said(said) if said == one)), all.len())
        })
        .collect();
    let in_words = steps.iter().zip(&choices).filter(|(_, (place, _))| place.is_none());
    let entries: Vec<Value> = in_words.map(|(step, _)| step.words.clone()).collect();
    let mut answers = Number::default();
    let mut waiting = 0;
    for (place, of) in choices.into_iter().rev() {
        waiting += usize::from(place.is_none());
        answers.push(place.unwrap_or(of), of + usize::from(waiting > 0));
    }
    let head = form::head_of(&table.record(), entries, Hash(table.game().hash()));
    let code = seal(&form::write(&head, &answers));
    if code.len() > MOST_LETTERS { Err(ShareError::TooLong(code.len())) } else { Ok(code) }
}

/// The match behind a code. The text around it may be an address, quotation marks and line breaks.
///
/// A code from older rules or other content is opened if it still leads to the same table.
///
/// # Errors
/// When there is no code in the text, it is damaged, or this program plays a different match from it.
pub fn read(catalogue: &Catalogue, text: &str) -> Result<Match, ShareError> {
    let bytes = unseal(text)?;
    let (head, answers) = form::read(&bytes)?;
    if head.rules > gotham_rules::VERSION {
        return Err(ShareError::OtherRules(head.rules));
    }
    open(catalogue, &head, answers).map_err(|error| match error {
        _ if head.rules != gotham_rules::VERSION => ShareError::OtherRules(head.rules),
        error => error,
    })
}

/// The address of a page that plays the match of a code.
pub fn address(page: &str, code: &str) -> String {
    format!("{}#m={code}", page.split('#').next().unwrap_or_default())
}

/// Everything that may be said now under these rules, always in the same order.
fn sayable(game: &Game, rules: u32) -> Vec<Command> {
    let mut all = game.legal();
    older::keep(&mut all, game, rules);
    all.extend(answers::asides(game));
    all
}

/// Sets up what a code begins with, and plays it to the end.
fn open(catalogue: &Catalogue, head: &Head, answers: Number) -> Result<Match, ShareError> {
    let Appendix { options, practice, sandbox, start, entries } = form::unpack(&head.appendix)?;
    let beginning = Record {
        format: FORMAT,
        version: String::new(),
        rules: head.rules,
        mission: head.mission.clone(),
        options,
        seed: head.seed,
        scenario: head.scenario,
        practice,
        notes: Default::default(),
        sandbox,
        start,
        commands: Vec::new(),
        checkpoints: Vec::new(),
        state: None,
    };
    let table = Match::replay(catalogue, &beginning, Check::Lenient)?;
    let is_of_this_content = table.fingerprint() == head.scenario;
    play(table, head, answers, entries).map_err(|error| match error {
        _ if !is_of_this_content => ShareError::OtherContent { mission: head.mission.clone(), of: head.scenario },
        error => error,
    })
}

/// Gives every answer of a code.
fn play(mut table: Match, head: &Head, mut answers: Number, entries: Vec<Value>) -> Result<Match, ShareError> {
    let of = head.commands as usize;
    let mut entries = entries.into_iter();
    for number in 1..=of {
        let game = table.game();
        let mut all = sayable(game, head.rules);
        let choices = all.len() + usize::from(entries.len() > 0);
        if choices == 0 {
            return Err(ShareError::Over { number, of });
        }
        let fail = |error| ShareError::Match(LoadError::Command { number, of, error });
        let place = answers.pop(choices);
        let entry = if place < all.len() {
            Entry::Said(all.swap_remove(place))
        } else {
            let words = entries.next().unwrap_or_default();
            Entry::read(game, &words).map_err(|error| fail(error.into()))?
        };
        table.enter(entry).map_err(fail)?;
    }
    if !answers.is_zero() || entries.len() > 0 {
        return Err(ShareError::LeftOver(of));
    }
    let here = Hash(table.game().hash());
    if here != head.end {
        return Err(LoadError::HashDiffers { after: of, recorded: head.end, here }.into());
    }
    Ok(table)
}
