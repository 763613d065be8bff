//! Beside the board: what the puzzle asks, what came of the player's plan, and the solution.

use egui::{RichText, Ui};

use super::{about, mission, next};
use crate::intent::{Intent, PuzzleWish, Wish};
use crate::parts;
use crate::theme::Theme;
use crate::view::{PuzzleStage, PuzzleView, View};
use gotham_content::mission::Side;
use gotham_play::log;
use gotham_play::puzzle::{Rightness, Verdict};

/// What is said of the puzzle on the table.
pub(crate) fn on_the_table(ui: &mut Ui, view: &View, puzzle: &PuzzleView) -> Vec<Intent> {
    let (theme, words) = (Theme::of(view.settings), view.words);
    let mut intents = Vec::new();
    parts::heading(ui, &theme, words.puzzle_title());
    ui.label(RichText::new(mission(view, puzzle.puzzle)).strong());
    parts::faint(ui, &theme, about(words, puzzle.puzzle));
    match puzzle.stage {
        PuzzleStage::Open => {
            ui.label(match puzzle.puzzle.side {
                Side::Heroes => words.puzzle_task_heroes(),
                Side::Villain => words.puzzle_task_villain(),
            });
            intents.extend(button(ui, words.puzzle_reveal(), PuzzleWish::Reveal));
        }
        PuzzleStage::Checking => {
            ui.horizontal(|ui| {
                ui.spinner();
                parts::faint(ui, &theme, words.puzzle_checking());
            });
        }
        PuzzleStage::Judged(Verdict { wins, solution, rightness: Rightness::Right }) => {
            ui.label(RichText::new(words.puzzle_right()).heading().color(theme.amber));
            ui.label(words.puzzle_wins(wins, puzzle.puzzle.next.min(solution)));
            explanation(ui, view, puzzle);
            intents.extend(onward(ui, view, puzzle));
        }
        PuzzleStage::Judged(Verdict { wins, solution, rightness: Rightness::Wrong }) => {
            ui.label(RichText::new(words.puzzle_wrong()).heading().color(theme.cyan));
            ui.label(words.puzzle_better(wins, solution));
            ui.horizontal_wrapped(|ui| {
                intents.extend(button(ui, words.puzzle_again(), PuzzleWish::Again));
                intents.extend(button(ui, words.puzzle_reveal(), PuzzleWish::Reveal));
                intents.extend(button(ui, words.puzzle_play_on(), PuzzleWish::PlayOn));
            });
        }
        PuzzleStage::Revealed => {
            ui.label(words.puzzle_wins(puzzle.puzzle.wins, puzzle.puzzle.next));
            explanation(ui, view, puzzle);
            intents.extend(onward(ui, view, puzzle));
        }
    }
    intents
}

/// The solution, and why.
fn explanation(ui: &mut Ui, view: &View, puzzle: &PuzzleView) {
    let words = view.words;
    let what = log::advised(words, puzzle.asked, puzzle.solution);
    ui.label(RichText::new(words.puzzle_solution(what)).strong());
    ui.label(log::because(words, puzzle.asked, puzzle.reason));
}

/// Where to go from here.
fn onward(ui: &mut Ui, view: &View, puzzle: &PuzzleView) -> Vec<Intent> {
    let words = view.words;
    let mut intents = Vec::new();
    ui.horizontal_wrapped(|ui| {
        if let Some(next) = next(view, puzzle.puzzle) {
            intents.extend(button(ui, words.puzzle_next(), PuzzleWish::Solve(Box::new(next.clone()))));
        }
        intents.extend(button(ui, words.puzzle_again(), PuzzleWish::Again));
        intents.extend(button(ui, words.puzzle_play_on(), PuzzleWish::PlayOn));
        intents.extend(button(ui, words.puzzles_share(), PuzzleWish::Share(Box::new(puzzle.puzzle.clone()))));
    });
    intents
}

fn button(ui: &mut Ui, label: &str, wish: PuzzleWish) -> Option<Intent> {
    ui.button(label).clicked().then(|| Wish::Puzzle(wish).into())
}
