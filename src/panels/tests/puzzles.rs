//! Puzzles in the menu and beside the board.

use egui_kittest::kittest::Queryable;

use super::*;
use gotham_play::advice::Because;
use gotham_play::puzzle::{Rightness, Verdict};
use gotham_play::{Puzzle, Puzzles};

/// A puzzle on the table.
pub(crate) struct Riddle {
    puzzle: &'static Puzzle,
    asked: Game,
    solution: Vec<Command>,
    stage: PuzzleStage,
}

impl Riddle {
    pub(crate) fn view(&self) -> PuzzleView<'_> {
        let Riddle { puzzle, asked, solution, stage } = self;
        PuzzleView { puzzle, asked, solution, reason: &Because::Weighed, stage: *stage }
    }
}

fn first() -> &'static Puzzle {
    &Puzzles::built_in().all()[0]
}

fn at_the_table(stage: PuzzleStage) -> Harness<'static, Stand> {
    let open = first().open(&gotham_embedded::catalogue()).expect("a puzzle of the box");
    let mut stand = Stand::new(Shown::Table);
    let asked = open.table.game().clone();
    stand.riddle = Some(Riddle { puzzle: first(), asked, solution: open.solution, stage });
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness
}

fn click(harness: &mut Harness<'static, Stand>, label: &str) {
    harness.get_all_by_label(label).last().expect("it is there").click();
    harness.run_steps(3);
}

#[test]
fn puzzles_are_listed_played_and_marked_when_they_are_solved() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.page = MenuPage::Puzzles;
    stand.settings.puzzles_solved.insert(first().name().to_string());
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    let all = Puzzles::built_in().all().len();
    harness.get_by_label(&format!("All puzzles: 1 of {all} solved"));
    harness.get_by_label("Puzzle of the day");
    // it is also that of the day
    let (shown, marks) = (harness.get_all_by_label("Puzzle 1").count(), harness.get_all_by_label("Solved").count());
    assert_eq!((shown, marks), (2, 2));
    click(&mut harness, "Puzzle 2");
    let second = Puzzles::built_in().all()[1].clone();
    assert_eq!(harness.state().wishes, [Wish::Puzzle(PuzzleWish::Solve(Box::new(second)))]);
}

#[test]
fn a_plan_is_judged_beside_the_board() {
    at_the_table(PuzzleStage::Open).get_by_label("Show solution");
    at_the_table(PuzzleStage::Checking).get_by_label("Checking your plan…");
    let wrong = Verdict { wins: 20, solution: 80, rightness: Rightness::Wrong };
    let mut harness = at_the_table(PuzzleStage::Judged(wrong));
    harness.get_by_label("There's a better plan");
    harness.get_by_label("Yours wins about 20 of 100 matches. The best one wins about 80.");
    assert!(harness.query_by_label_contains("Best: ").is_none(), "the solution is not given away");
    click(&mut harness, "Try again");
    assert_eq!(harness.state().wishes, [Wish::Puzzle(PuzzleWish::Again)]);
    let right = Verdict { wins: 80, solution: 80, rightness: Rightness::Right };
    let mut harness = at_the_table(PuzzleStage::Judged(right));
    harness.get_by_label("Solved!");
    harness.get_by_label_contains("Best: ");
    click(&mut harness, "Next puzzle");
    let next = Puzzles::built_in().all()[1].clone();
    assert_eq!(harness.state().wishes, [Wish::Puzzle(PuzzleWish::Solve(Box::new(next)))]);
}
