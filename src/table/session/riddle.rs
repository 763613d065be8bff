//! A puzzle on the table: its question, and what the player makes of it.

use gotham_content::mission::Side;
use gotham_panels::{NewMatch, PuzzleStage, PuzzleView, SeatKind};
use gotham_play::advice::{Advice, Because};
use gotham_play::puzzle::{OpenPuzzle, Rightness, Verdict};
use gotham_play::record::Entry;
use gotham_play::{Match, Puzzle};
use gotham_rules::{Ask, Blind, Command, Game};

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

    /// The match at its question, and who sits there: the person at the screen is its side, and the computer the other.
    pub(crate) fn begin(&self) -> (Match, NewMatch) {
        let mission = &self.table.game().scenario().mission;
        let (heroes, villain) = match self.puzzle.side {
            Side::Heroes => (SeatKind::Person(1), SeatKind::Bot),
            Side::Villain => (SeatKind::Bot, SeatKind::Person(1)),
        };
        let usual = NewMatch::against_the_computer(mission);
        (self.table.clone(), NewMatch { heroes: vec![heroes; mission.heroes.len()], villain, ..usual })
    }

    /// The solution as advice, while it is shown.
    pub(crate) fn revealed(&self, play: &Match) -> Option<Advice> {
        let Riddle { puzzle, solution, reason, stage, .. } = self;
        let advice = || Advice { way: solution.clone(), reason: reason.clone(), chance: Some(puzzle.wins), next: None };
        (*stage == PuzzleStage::Revealed && self.is_asked(play)).then(advice)
    }

    /// The player's plan is judged; the name of the puzzle, if it is solved by it.
    pub(crate) fn judge(&mut self, verdict: Verdict) -> Option<String> {
        self.stage = PuzzleStage::Judged(verdict);
        (verdict.rightness == Rightness::Right).then(|| self.puzzle.name().to_string())
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
