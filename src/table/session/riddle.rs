//! A puzzle on the table: its question, and what the player makes of it.

use gotham_ai::puzzle::reasoned;
use gotham_content::mission::Side;
use gotham_panels::{NewMatch, PuzzleStage, PuzzleView, SeatKind};
use gotham_play::advice::Advice;
use gotham_play::puzzle::{OpenPuzzle, Reasoned, Rightness, Verdict, plan_since};
use gotham_play::{Match, Puzzle};
use gotham_rules::{Blind, Command};

/// A puzzle on the table.
#[derive(Clone, Debug)]
pub(crate) struct Riddle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How far it has come.
    pub stage: PuzzleStage,
    table: Match,
    solution: Reasoned,
    rival: Option<Reasoned>,
    own: Option<Reasoned>,
}

impl Riddle {
    /// A puzzle that was opened.
    pub(crate) fn new(puzzle: Puzzle, open: OpenPuzzle) -> Riddle {
        let OpenPuzzle { table, solution, rival } = open;
        let seen = blind(&table, puzzle.side);
        let solution = reasoned(&seen, &solution);
        let rival = rival.map(|rival| reasoned(&seen, &rival));
        Riddle { puzzle, stage: PuzzleStage::Open, table, solution, rival, own: None }
    }

    /// The same at its question again, or with its solution shown.
    pub(crate) fn again(&self, stage: PuzzleStage) -> Riddle {
        Riddle { stage, own: None, ..self.clone() }
    }

    /// What the player sees of it.
    pub(crate) fn view(&self) -> PuzzleView<'_> {
        let Riddle { puzzle, stage, table, solution, rival, own } = self;
        let asked = table.game();
        PuzzleView { puzzle, asked, solution, rival: rival.as_ref(), own: own.as_ref(), stage: *stage }
    }

    /// What a side knows at the question.
    pub(crate) fn blind(&self) -> Blind {
        blind(&self.table, self.puzzle.side)
    }

    /// What wins most often.
    pub(crate) fn solution(&self) -> &[Command] {
        &self.solution.way
    }

    /// The player's plan, once it is whole.
    pub(crate) fn plan(&self, play: &Match) -> Option<Vec<Command>> {
        plan_since(play, self.table.steps().len())
    }

    /// The player's plan is compared with the solution.
    pub(crate) fn check(&mut self, plan: &[Command]) {
        self.own = Some(reasoned(&self.blind(), plan));
        self.stage = PuzzleStage::Checking;
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
        let Riddle { puzzle, solution: Reasoned { way, reason }, stage, .. } = self;
        let advice = || Advice { way: way.clone(), reason: reason.clone(), chance: Some(puzzle.wins), next: None };
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
