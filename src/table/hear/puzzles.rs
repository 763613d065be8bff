//! Puzzles: laid on the table, shared, and the player's plan compared with the solution, a slice per frame.

use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use super::intents::Hands;
use crate::table::panel_memory::Panels;
use crate::table::session::{Files, Riddle, Session};
use crate::table::thinking::Slices;
use gotham_ai::puzzle::Referee as Judge;
use gotham_panels::{Dialog, PuzzleStage, PuzzleWish, Shared};
use gotham_play::Puzzle;
use gotham_play::puzzle::{Rightness, Verdict};
use gotham_words::Words;

impl Hands<'_, '_> {
    /// Does with a puzzle what is wanted.
    pub(super) fn puzzle(&mut self, wanted: PuzzleWish) {
        match wanted {
            PuzzleWish::Solve(puzzle) => self.lay(*puzzle),
            PuzzleWish::Open(text) => match Puzzle::of_text(&self.library.0, &text) {
                Ok(puzzle) => {
                    self.panels.desk.clear();
                    self.lay(puzzle);
                }
                Err(error) => self.panels.trouble(Words::puzzle_not_opened, error),
            },
            PuzzleWish::Share(puzzle) => match puzzle.share() {
                Ok(code) => {
                    let words = &self.panels.words;
                    let (title, text) = (words.puzzle_shared().into(), words.puzzle_shared_how().into());
                    self.panels.dialogs.push(Dialog { title, text, shared: Some(Shared { code, link: None }) });
                }
                Err(error) => self.panels.trouble(Words::puzzle_not_opened, error),
            },
            PuzzleWish::Again => self.lay_again(PuzzleStage::Open),
            PuzzleWish::Reveal => self.lay_again(PuzzleStage::Revealed),
            PuzzleWish::PlayOn => {
                if let Some(session) = &mut self.session {
                    session.riddle = None;
                }
            }
        }
    }

    fn lay(&mut self, puzzle: Puzzle) {
        match puzzle.open(&self.library.0) {
            Ok(open) => self.show(Session::riddle(Riddle::new(puzzle, open))),
            Err(error) => self.panels.trouble(Words::puzzle_not_opened, error),
        }
    }

    /// The puzzle on the table as it was at its question.
    pub(super) fn lay_again(&mut self, stage: PuzzleStage) {
        if let Some(riddle) = self.session.as_ref().and_then(|session| session.riddle.as_ref()) {
            let riddle = riddle.again(stage);
            // the solution is advice, for as long as it is shown
            self.panels.desk.asks_advice = stage == PuzzleStage::Revealed;
            self.show(Session::riddle(riddle));
        }
    }
}

/// Who compares. The lock is for Bevy, whose systems may run in any thread.
#[derive(Resource, Default)]
pub(super) struct Referee(Mutex<Option<Judge>>);

/// Compares the player's plan with the solution, once it is whole.
pub(super) fn judge(
    mut session: ResMut<Session>,
    mut panels: ResMut<Panels>,
    files: Res<Files>,
    mut slices: Slices,
    mut referee: ResMut<Referee>,
) {
    let seat = referee.0.get_mut().unwrap_or_else(PoisonError::into_inner);
    let Some(riddle) = &session.riddle else {
        *seat = None;
        return;
    };
    if riddle.stage == PuzzleStage::Open {
        let Some(plan) = riddle.plan(session.play()) else { return };
        let known = (plan == riddle.solution()).then_some(riddle.puzzle.wins);
        *seat = known.is_none().then(|| Judge::new(&riddle.blind(), &plan, riddle.solution()));
        session.riddle.iter_mut().for_each(|riddle| riddle.check(&plan));
        let Some(wins) = known else { return };
        let verdict = Verdict { wins, solution: wins, lost_by: None, rightness: Rightness::Right };
        note(&mut session, &mut panels, &files, verdict);
    } else if riddle.stage == PuzzleStage::Checking {
        let verdict = seat.as_mut().and_then(|judge| slices.think(|patience| judge.think(patience)));
        let Some(verdict) = verdict else { return };
        *seat = None;
        note(&mut session, &mut panels, &files, verdict);
    }
}

/// Tells the verdict, and remembers a puzzle that is solved.
fn note(session: &mut Session, panels: &mut Panels, files: &Files, verdict: Verdict) {
    if let Some(solved) = session.riddle.as_mut().and_then(|riddle| riddle.judge(verdict))
        && panels.settings.puzzles_solved.insert(solved)
        && let Err(error) = files.keep_settings(&panels.settings)
    {
        panels.trouble(Words::table_settings_not_saved, error);
    }
}
