//! A puzzle on the table: its question, and what the player makes of it.

use gotham_content::mission::Side;
use gotham_panels::{NewMatch, PuzzleStage, PuzzleView, SeatKind};
use gotham_play::advice::{Advice, Because};
use gotham_play::puzzle::{Mark, OpenPuzzle, Verdict};
use gotham_play::record::Entry;
use gotham_play::{Match, Puzzle};
use gotham_rules::{Ask, Blind, Command, Game};

use super::{Keeping, Session};

/// A puzzle on the table.
#[derive(Clone, Debug)]
pub(crate) struct Riddle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How far it has come.
    pub stage: PuzzleStage,
    table: Match,
    solution: Vec<Command>,
    reason: Because,
}

impl Riddle {
    /// A puzzle that was opened.
    pub(crate) fn new(puzzle: Puzzle, open: OpenPuzzle) -> Riddle {
        let OpenPuzzle { table, solution } = open;
        let reason = gotham_ai::puzzle::reason(&blind(&table, puzzle.side), &solution);
        Riddle { puzzle, stage: PuzzleStage::Open, table, solution, reason }
    }

    /// The same at its question again, or with its solution shown.
    pub(crate) fn again(&self, stage: PuzzleStage) -> Riddle {
        Riddle { stage, ..self.clone() }
    }

    /// What the player sees of it.
    pub(crate) fn view(&self) -> PuzzleView<'_> {
        let Riddle { puzzle, stage, table, solution, reason } = self;
        PuzzleView { puzzle, asked: table.game(), solution, reason, stage: *stage }
    }

    /// What a side knows at the question.
    pub(crate) fn blind(&self) -> Blind {
        blind(&self.table, self.puzzle.side)
    }

    /// What wins most often.
    pub(crate) fn solution(&self) -> &[Command] {
        &self.solution
    }

    /// The player's plan, once it is whole: one command, or the Moves of a whole Movement.
    pub(crate) fn plan(&self, play: &Match, game: &Game) -> Option<Vec<Command>> {
        let said: Vec<Command> = play.steps().iter().skip(self.table.steps().len()).map_while(said).collect();
        let walks = matches!(said.first()?, Command::Move { .. });
        if !walks {
            return said.into_iter().next().map(|command| vec![command]);
        }
        let moves: Vec<Command> =
            said.iter().take_while(|said| matches!(said, Command::Move { .. })).cloned().collect();
        let goes_on = moves.len() == said.len() && matches!(game.prompt().ask, Ask::KeepMoving { .. });
        (!goes_on).then_some(moves)
    }

    /// Whether the match is still at the question.
    fn is_asked(&self, play: &Match) -> bool {
        play.steps().len() == self.table.steps().len()
    }
}

fn blind(table: &Match, side: Side) -> Blind {
    table.game().blind_for(side, 0)
}

fn said(step: &std::sync::Arc<gotham_play::PlayedEntry>) -> Option<Command> {
    match &step.entry {
        Entry::Said(command) => Some(command.clone()),
        _ => None,
    }
}

impl Session {
    /// Lays a puzzle on the table: the person at the screen is its side, and the computer the other.
    pub(crate) fn riddle(riddle: Riddle) -> Session {
        let mission = &riddle.table.game().scenario().mission;
        let (heroes, villain) = match riddle.puzzle.side {
            Side::Heroes => (SeatKind::Person(1), SeatKind::Bot),
            Side::Villain => (SeatKind::Bot, SeatKind::Person(1)),
        };
        let usual = NewMatch::against_the_computer(mission);
        let new = NewMatch { heroes: vec![heroes; mission.heroes.len()], villain, ..usual };
        let session = Session::seated(riddle.table.clone(), &new);
        Session { keeping: Keeping::Never, asks_always: true, riddle: Some(riddle), ..session }
    }

    /// Whether nobody plays on, because the player reads what is said of the puzzle.
    pub(crate) fn holds_for_the_riddle(&self) -> bool {
        self.riddle.as_ref().is_some_and(|riddle| riddle.stage != PuzzleStage::Open)
    }

    /// The solution as advice, while it is shown.
    pub(crate) fn revealed(&self) -> Option<Advice> {
        let riddle = self.riddle.as_ref().filter(|riddle| riddle.stage == PuzzleStage::Revealed)?;
        let Riddle { puzzle, solution, reason, .. } = riddle;
        let advice = || Advice { way: solution.clone(), reason: reason.clone(), chance: Some(puzzle.wins), next: None };
        riddle.is_asked(self.play()).then(advice)
    }

    /// The player's plan is judged; the name of the puzzle, if it is solved by it.
    pub(crate) fn judge(&mut self, verdict: Verdict) -> Option<String> {
        let riddle = self.riddle.as_mut()?;
        riddle.stage = PuzzleStage::Judged(verdict);
        (verdict.mark == Mark::Right).then(|| riddle.puzzle.name().to_string())
    }
}
