//! Beside the board: what the puzzle asks, what came of the player's plan, and the solution.

use egui::{RichText, Ui};

use super::{about, grade, mission, next, number};
use crate::draw;
use crate::focus;
use crate::intent::{Intent, PuzzleWish, Wish};
use crate::parts;
use crate::theme::Theme;
use crate::view::{PuzzleStage, PuzzleView, View};
use gotham_content::mission::Side;
use gotham_play::log::{self, Titles};
use gotham_play::puzzle::{Notes, Reasoned, Rightness, Verdict};
use gotham_rules::{Ask, Game};
use gotham_words::Words;

/// What is said of the puzzle on the table.
pub(crate) fn on_the_table(ui: &mut Ui, view: &View, puzzle: &PuzzleView) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    let title = number(puzzle.puzzle).map(|number| words.puzzles_solve(number));
    parts::heading(ui, &theme, title.as_deref().unwrap_or_else(|| words.puzzle_title()));
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(mission(view, puzzle.puzzle)).strong());
        grade(ui, view, puzzle.puzzle);
    });
    parts::faint(ui, &theme, about(words, puzzle.puzzle));
    match puzzle.stage {
        PuzzleStage::Open => {
            question(ui, view, puzzle);
            intents.extend(buttons(ui, [(words.puzzle_reveal(), PuzzleWish::Reveal), share(view, puzzle)]));
        }
        PuzzleStage::Checking => {
            ui.horizontal(|ui| {
                ui.spinner();
                parts::faint(ui, &theme, words.puzzle_checking());
            });
        }
        PuzzleStage::Judged(Verdict { wins, rightness: Rightness::Right, .. }) => {
            ui.label(RichText::new(words.puzzle_right()).heading().color(theme.amber));
            solution(ui, view, puzzle, wins);
            intents.extend(onward(ui, view, puzzle));
        }
        PuzzleStage::Judged(Verdict { wins, solution, lost_by, rightness: Rightness::Wrong }) => {
            ui.label(RichText::new(words.puzzle_wrong()).heading().color(theme.cyan));
            let better = words.puzzle_better(wins, solution);
            match puzzle.own {
                Some(own) => {
                    ui.label(RichText::new(words.puzzle_yours(log::planned(words, puzzle.asked, &own.way))).strong());
                    ui.label(better);
                    shortfall(ui, view, puzzle, own, lost_by);
                }
                None => drop(ui.label(better)),
            }
            ui.horizontal_wrapped(|ui| {
                let again = ui.button(words.puzzle_again());
                focus::first(ui, &again);
                intents.extend(again.clicked().then(|| Wish::Puzzle(PuzzleWish::Again).into()));
                let others = [
                    (words.puzzle_reveal(), PuzzleWish::Reveal),
                    (words.puzzle_play_on(), PuzzleWish::PlayOn),
                    share(view, puzzle),
                ];
                intents.extend(others.into_iter().filter_map(|(label, wish)| button(ui, label, wish)));
            });
        }
        PuzzleStage::Revealed => {
            solution(ui, view, puzzle, puzzle.puzzle.wins);
            intents.extend(onward(ui, view, puzzle));
        }
    }
    intents
}

/// How much time is left, what the side is after, and what is asked.
fn question(ui: &mut Ui, view: &View, puzzle: &PuzzleView) {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let (state, mission) = (puzzle.asked.state(), &puzzle.asked.scenario().mission);
    ui.label(words.banner_round(state.round, state.memory.last_round));
    let side = puzzle.puzzle.side;
    let goal = match side {
        Side::Heroes => &mission.heroes_goal,
        Side::Villain => &mission.villain_goal,
    };
    ui.horizontal_wrapped(|ui| {
        draw::side_icon(ui, &theme, Some(side));
        ui.label(RichText::new(words.text(goal)).italics());
    });
    ui.label(task(words, puzzle.asked));
}

/// What is asked, in words for somebody who sees the table for the first time.
fn task(words: &Words, asked: &Game) -> String {
    let prompt = asked.prompt();
    match (prompt.ask, prompt.subject) {
        (Ask::TakeStance, Some(hero)) => words.puzzle_task_stance(Titles { words, game: asked }.mini(hero)),
        (Ask::ActivateTile { .. }, _) => words.puzzle_task_tile().into(),
        _ => words.puzzle_task().into(),
    }
}

/// The solution and why, beside the best plan that aims at something else.
fn solution(ui: &mut Ui, view: &View, puzzle: &PuzzleView, wins: u8) {
    let (words, of) = (view.words, puzzle.puzzle);
    let Reasoned { way, reason } = puzzle.solution;
    ui.label(RichText::new(words.puzzle_solution(log::planned(words, puzzle.asked, way))).strong());
    ui.label(log::because(words, puzzle.asked, reason));
    ui.label(words.puzzle_wins(wins));
    let next = of.next.min(wins);
    match (puzzle.rival, &of.notes) {
        (Some(rival), Some(Notes { lost_by, .. })) => {
            ui.add_space(4.0);
            ui.label(words.puzzle_rival(log::planned(words, puzzle.asked, &rival.way), next));
            shortfall(ui, view, puzzle, rival, *lost_by);
        }
        _ => drop(ui.label(words.puzzle_others(next))),
    }
}

/// Why a plan is not the best: its odds or what it is for, and how it is lost.
fn shortfall(ui: &mut Ui, view: &View, puzzle: &PuzzleView, plan: &Reasoned, lost_by: Option<u8>) {
    let (theme, words) = (Theme::of(view.settings), view.words);
    if let Some(promise) = log::promise(words, puzzle.asked, &plan.reason) {
        parts::faint(ui, &theme, promise);
    }
    let endings = &puzzle.asked.scenario().mission.endings;
    if let Some(ending) = lost_by.and_then(|ending| endings.get(usize::from(ending))) {
        parts::faint(ui, &theme, words.puzzle_lost(words.text(&ending.text)));
    }
}

/// Where to go from here.
fn onward(ui: &mut Ui, view: &View, puzzle: &PuzzleView) -> Vec<Intent> {
    let words = view.words;
    let next = next(view, puzzle.puzzle);
    let next = next.map(|next| (words.puzzle_next(), PuzzleWish::Solve(Box::new(next.clone()))));
    let others =
        [(words.puzzle_again(), PuzzleWish::Again), (words.puzzle_play_on(), PuzzleWish::PlayOn), share(view, puzzle)];
    buttons(ui, next.into_iter().chain(others))
}

/// The button that shows its code.
fn share<'a>(view: &View<'a>, puzzle: &PuzzleView) -> (&'a str, PuzzleWish) {
    (view.words.puzzles_share(), PuzzleWish::Share(Box::new(puzzle.puzzle.clone())))
}

fn buttons<'a>(ui: &mut Ui, all: impl IntoIterator<Item = (&'a str, PuzzleWish)>) -> Vec<Intent> {
    let row = ui.horizontal_wrapped(|ui| all.into_iter().filter_map(|(label, wish)| button(ui, label, wish)).collect());
    row.inner
}

fn button(ui: &mut Ui, label: &str, wish: PuzzleWish) -> Option<Intent> {
    ui.button(label).clicked().then(|| Wish::Puzzle(wish).into())
}
