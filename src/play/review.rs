//! A look back on a match: how likely the Heroes were to win as it went on, what the largest mistakes were, and what the
//! dice gave and took. A program finds it out; here is what it gets, and what it says. Chances are in ten thousandths.

use std::ops::Range;
use std::sync::Arc;

use super::advice::Because;
use super::history::Match;
use super::record::Entry;
use super::statistics::Statistics;
use gotham_content::mission::Side;
use gotham_rules::{Command, Game};

/// What is looked back on: every table of a match, and what was said at it.
#[derive(Clone, Debug)]
pub struct Past {
    play: Match,
    turns: Vec<TurnStart>,
}

/// Where a turn of a side began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnStart {
    /// How many steps had been taken.
    pub step: usize,
    /// The round.
    pub round: u8,
    /// Whose turn.
    pub side: Side,
}

impl Past {
    /// All of a match so far.
    pub fn of(play: &Match) -> Past {
        let spans = Statistics::of(play).turns;
        let turn = |span: &super::statistics::TurnSpan| {
            // A turn of the cards is over with the step that begins it: there is no table to look at.
            let is_there = span.begins < span.until;
            let start = |side| TurnStart { step: span.begins, round: span.round, side };
            span.side.map(start).filter(|_| is_there)
        };
        Past { turns: spans.iter().filter_map(turn).collect(), play: play.clone() }
    }

    /// How many steps were taken.
    pub fn steps(&self) -> usize {
        self.play.steps().len()
    }

    /// The table after this many steps.
    pub fn table(&self, step: usize) -> &Game {
        self.play.at(step)
    }

    /// What was said in a step; `None` where a position was set up, or draws were queued.
    pub fn said(&self, step: usize) -> Option<&Command> {
        match &self.play.steps().get(step)?.entry {
            Entry::Said(command) => Some(command),
            Entry::Draws(..) | Entry::Placed(_) => None,
        }
    }

    /// Whether anything was revealed in these steps, by dice or otherwise.
    pub fn has_revealed(&self, steps: Range<usize>) -> bool {
        self.play.steps()[steps].iter().any(|step| step.revealed().is_some())
    }

    /// Where turns began.
    pub fn turns(&self) -> &[TurnStart] {
        &self.turns
    }
}

/// How far a look back has come.
#[derive(Clone, Debug)]
pub enum Lookback {
    /// Somebody thinks about it.
    Thinking {
        /// How much is done, in percent.
        percent: u8,
    },
    /// There is nothing to look back on: nobody has learned the mission's chances, or nothing was decided.
    Nothing,
    /// It is done.
    Done(Arc<LookedBack>),
}

/// A match, and what was found.
#[derive(Clone, Debug)]
pub struct LookedBack {
    /// The match.
    pub past: Past,
    /// What was found.
    pub review: Review,
}

impl Lookback {
    /// What was found, if it is done.
    pub fn found(&self) -> Option<&LookedBack> {
        if let Lookback::Done(found) = self { Some(found) } else { None }
    }

    /// Whether somebody still thinks.
    pub fn is_open(&self) -> bool {
        matches!(self, Lookback::Thinking { .. })
    }
}

impl LookedBack {
    /// The mistake that was made at the table after this many steps.
    pub fn mistake_at(&self, step: usize) -> Option<&Mistake> {
        self.review.mistakes.iter().find(|mistake| mistake.step == step)
    }

    /// The Heroes' chance as it was told last before or at the table after this many steps.
    pub fn chance_at(&self, step: usize) -> Option<&TurnChance> {
        self.review.chances.iter().rfind(|chance| chance.step <= step)
    }
}

/// A look back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review {
    /// The Heroes' chance at the start of each turn, and at the end.
    pub chances: Vec<TurnChance>,
    /// The largest mistakes of each side, in the order of the match.
    pub mistakes: Vec<Mistake>,
    /// What brought the Heroes' chance from its beginning to its end.
    pub ledger: Ledger,
}

impl Review {
    /// Where it turned: the turn after whose start the winner was always ahead, or else the one that brought the winner
    /// most; its start, and that of the next.
    pub fn turned(&self) -> Option<(TurnChance, TurnChance)> {
        let end = self.chances.last()?.heroes;
        let of_winner =
            |chance: &TurnChance| if end > EVEN { i32::from(chance.heroes) } else { -i32::from(chance.heroes) };
        let even = if end > EVEN { i32::from(EVEN) } else { -i32::from(EVEN) };
        let behind = self.chances.iter().rposition(|chance| of_winner(chance) <= even);
        let gained = |at: &usize| of_winner(&self.chances[at + 1]) - of_winner(&self.chances[*at]);
        let most = || (0..self.chances.len() - 1).max_by_key(|at| (gained(at), std::cmp::Reverse(*at)));
        let at = behind.or_else(most)?;
        Some((*self.chances.get(at)?, *self.chances.get(at + 1)?))
    }
}

/// Half of the time.
const EVEN: u16 = 5_000;

/// How likely the Heroes were to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnChance {
    /// How many steps had been taken.
    pub step: usize,
    /// The round.
    pub round: u8,
    /// Whose turn begins; `None`: it is the end.
    pub side: Option<Side>,
    /// The chance: the mean of the futures that were tried.
    pub heroes: u16,
    /// Between this ...
    pub low: u16,
    /// ... and this it lies in 95 of 100 cases, as far as so few futures can tell.
    pub high: u16,
}

/// A decision for which there was a clearly better one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The step, from 0: the table before it is the one that was decided at.
    pub step: usize,
    /// The round.
    pub round: u8,
    /// Whose.
    pub side: Side,
    /// What was done: one command, or the Moves of a whole way.
    pub did: Vec<Command>,
    /// What would have been better.
    pub better: Vec<Command>,
    /// Why.
    pub reason: Because,
    /// How much of its chance it cost that side.
    pub cost: u16,
    /// The standard error of that.
    pub error: u16,
}

/// From the first decision to the end of the match: start + the Heroes' luck - the Villain's luck + decisions = end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// The Heroes' chance at the first decision.
    pub start: u16,
    /// At the end.
    pub end: u16,
    /// What luck gave the Heroes after what they decided.
    pub heroes: Account,
    /// What it gave the Villain after what he decided; `None` if his cards decide.
    pub villain: Option<Account>,
    /// What the decisions of both sides gave the Heroes.
    pub decisions: i32,
}

/// What luck gave a side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Account {
    /// What really fell, compared with what might have.
    pub luck: i32,
    /// The standard error of that.
    pub error: u32,
}
