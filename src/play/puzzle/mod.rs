//! Puzzles: a table of a match at which one plan is far better than any other. They are found in matches between programs
//! and proved by playing the plans on to the end, many times over (`gotham-engine puzzles`).
//!
//! A puzzle is the share code of its match, with the solution played, and how many commands come before the question. So
//! it needs no form of its own, and anyone who has the game can open it.
//!
//! - [`code`]: a puzzle as a short text, for somebody else. [`collection`]: those of the box, one for each day. [`plan`]: what
//!   somebody has made of one.

mod code;
mod collection;
mod plan;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::history::Match;
use super::record::Entry;
use super::share::{self, ShareError};
use gotham_content::Catalogue;
use gotham_content::mission::Side;
use gotham_rules::{Command, Game, answers, query};

pub use collection::{Puzzles, PuzzlesError};
pub use plan::{Reasoned, plan_since};

/// A table, the plan that wins most often there, and how often.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The mission.
    pub mission: String,
    /// Who is to move.
    pub side: Side,
    /// What makes it a puzzle.
    pub kind: PuzzleKind,
    /// Of 100 matches that go on from there, how many the solution wins.
    pub wins: u8,
    /// The same for the best of the other plans.
    pub next: u8,
    /// How many commands come before the question.
    pub asked: u16,
    /// The share code of the match, with the solution played.
    pub code: String,
    /// What the box knows of its own puzzles; those that somebody shares come without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<Notes>,
}

/// What is known of a puzzle beyond its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// How hard it is.
    pub grade: Grade,
    /// The share code of the match with the next best plan played: the best of those that aim at something else.
    pub rival: String,
    /// The ending of the mission that the next best plan is lost by most often.
    pub lost_by: Option<u8>,
}

/// How hard a solution is to find.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Grade {
    /// The usual computer would do just that.
    Plain,
    /// It would do something else.
    Tricky,
}

/// A plan that is far better than the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// One command, or the Moves of a whole way.
    pub way: Vec<Command>,
    /// Of 100 matches, how many it wins.
    pub wins: u8,
    /// The best of the plans that aim at something else.
    pub rival: Vec<Command>,
    /// How many that one wins.
    pub next: u8,
    /// The ending that it is lost by most often.
    pub lost_by: Option<u8>,
    /// How hard it is to find.
    pub grade: Grade,
}

/// What makes a table a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum PuzzleKind {
    /// Few cubes are left to the side that is to move.
    FewCubes,
    /// It is the last round.
    LastRound,
    /// The match may end in this turn or the next.
    Brink,
}

/// A puzzle on the table.
#[derive(Clone, Debug)]
pub struct OpenPuzzle {
    /// The match up to the question.
    pub table: Match,
    /// What wins most often: one command, or the Moves of a whole way.
    pub solution: Vec<Command>,
    /// The best of the plans that aim at something else, if it is known.
    pub rival: Option<Vec<Command>>,
}

/// What somebody's plan is worth beside the solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Of 100 matches, how many it wins.
    pub wins: u8,
    /// The same for the solution, in the same matches.
    pub solution: u8,
    /// The ending that it is lost by most often.
    pub lost_by: Option<u8>,
    /// How it stands to the solution.
    pub rightness: Rightness,
}

/// What a plan is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rightness {
    /// As good as the solution.
    Right,
    /// There is a better one.
    Wrong,
}

/// Why a puzzle cannot be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// Its match cannot.
    #[error(transparent)]
    Match(#[from] ShareError),
    /// The question comes after the end of the match, or something other than answers was given.
    #[error("no solution follows the first {0} commands")]
    NoSolution(u16),
    /// It says something else of itself than its match.
    #[error("it is called a puzzle of {said}, but its match is {is}")]
    OtherThanSaid {
        /// What it says.
        said: String,
        /// What is so.
        is: String,
    },
    /// The next best plan is one for another table.
    #[error("the next best plan was played at another table")]
    OtherTable,
    /// Its figures are no puzzle's.
    #[error("its solution wins {wins} of 100 and the next best plan {next}: the solution has to be the better one")]
    Figures {
        /// The solution.
        wins: u8,
        /// The next best.
        next: u8,
    },
}

/// How many letters of its code name a puzzle.
const LETTERS_OF_A_NAME: usize = 8;
/// A side has few cubes if it has no more than these.
const FEW: u8 = 2;

impl PuzzleKind {
    /// Every kind.
    pub const ALL: [PuzzleKind; 3] = [PuzzleKind::FewCubes, PuzzleKind::LastRound, PuzzleKind::Brink];

    /// What makes a table a puzzle for the side that is to move.
    pub fn of(game: &Game) -> PuzzleKind {
        let state = game.state();
        let cubes = match answers::side_asked(game) {
            Side::Heroes => {
                query::heroes(game).filter_map(|hero| state.tablet(hero)).map(|tablet| tablet.reserve).sum()
            }
            Side::Villain => state.post.reserve,
        };
        match cubes {
            ..=FEW => PuzzleKind::FewCubes,
            _ if state.round >= state.memory.last_round => PuzzleKind::LastRound,
            _ => PuzzleKind::Brink,
        }
    }
}

impl Puzzle {
    /// What it is known by among those that somebody has solved: the end of its code, which is a checksum.
    pub fn name(&self) -> &str {
        self.code.get(self.code.len().saturating_sub(LETTERS_OF_A_NAME)..).unwrap_or_default()
    }

    /// How hard it is, if that is known.
    pub fn grade(&self) -> Option<Grade> {
        self.notes.as_ref().map(|notes| notes.grade)
    }

    /// Lays it on the table.
    ///
    /// # Errors
    /// When its match cannot be opened here, or is another one than it says.
    pub fn open(&self, catalogue: &Catalogue) -> Result<OpenPuzzle, PuzzleError> {
        let (table, solution) = self.question_and_plan(catalogue, &self.code)?;
        let (mission, side) = (table.game().scenario().mission.id.as_str(), answers::side_asked(table.game()));
        if mission != self.mission || side != self.side {
            let told = |mission: &str, side: Side| format!("{mission} for the {side:?}");
            let (said, is) = (told(&self.mission, self.side), told(mission, side));
            return Err(PuzzleError::OtherThanSaid { said, is });
        }
        if self.wins > 100 || self.wins <= self.next {
            return Err(PuzzleError::Figures { wins: self.wins, next: self.next });
        }
        let rival = self.notes.as_ref().map(|notes| self.question_and_plan(catalogue, &notes.rival)).transpose()?;
        if rival.as_ref().is_some_and(|(other, _)| other.game().hash() != table.game().hash()) {
            return Err(PuzzleError::OtherTable);
        }
        Ok(OpenPuzzle { table, solution, rival: rival.map(|(_, rival)| rival) })
    }

    /// The table of a match at the question, and the plan that was played there.
    fn question_and_plan(&self, catalogue: &Catalogue, code: &str) -> Result<(Match, Vec<Command>), PuzzleError> {
        let whole = share::read(catalogue, code)?;
        let asked = usize::from(self.asked);
        let said: Option<Vec<Command>> = whole.steps().iter().skip(asked).map(|step| said(&step.entry)).collect();
        let plan = said.filter(|said| !said.is_empty()).ok_or(PuzzleError::NoSolution(self.asked))?;
        Ok((whole.branch(asked), plan))
    }

    /// A match up to a question, with what was found there, as a puzzle.
    ///
    /// # Errors
    /// When it cannot be a code, or the solution cannot be said.
    pub fn of(table: &Match, proof: &Proof) -> Result<Puzzle, PuzzleError> {
        let asked = u16::try_from(table.steps().len()).map_err(|_| PuzzleError::NoSolution(u16::MAX))?;
        let with = |plan: &[Command]| {
            let mut played = table.clone();
            for command in plan {
                played.apply(command).map_err(|_| PuzzleError::NoSolution(asked))?;
            }
            Ok::<_, PuzzleError>(share::write(&played)?)
        };
        let game = table.game();
        let Proof { way, wins, rival, next, lost_by, grade } = proof;
        Ok(Puzzle {
            mission: game.scenario().mission.id.to_string(),
            side: answers::side_asked(game),
            kind: PuzzleKind::of(game),
            wins: *wins,
            next: *next,
            asked,
            code: with(way)?,
            notes: Some(Notes { grade: *grade, rival: with(rival)?, lost_by: *lost_by }),
        })
    }
}

fn said(entry: &Entry) -> Option<Command> {
    match entry {
        Entry::Said(command) => Some(command.clone()),
        _ => None,
    }
}
