//! Puzzles in the menu and beside the board.

use egui_kittest::kittest::Queryable;

use super::*;
use gotham_play::advice::Because;
use gotham_play::puzzle::{Grade, Notes, Reasoned, Rightness, Verdict};
use gotham_play::{Puzzle, Puzzles};

/// A puzzle on the table.
pub(crate) struct Riddle {
    puzzle: Puzzle,
    asked: Game,
    solution: Reasoned,
    rival: Option<Reasoned>,
    own: Option<Reasoned>,
    stage: PuzzleStage,
}

impl Riddle {
    pub(crate) fn view(&self) -> PuzzleView<'_> {
        let Riddle { puzzle, asked, solution, rival, own, stage } = self;
        PuzzleView { puzzle, asked, solution, rival: rival.as_ref(), own: own.as_ref(), stage: *stage }
    }
}

fn first() -> &'static Puzzle {
    &Puzzles::built_in().all()[0]
}

fn weighed(way: Vec<Command>) -> Reasoned {
    Reasoned { way, reason: Because::Weighed }
}

fn at_the_table(puzzle: &Puzzle, stage: PuzzleStage) -> Harness<'static, Stand> {
    let open = puzzle.open(&gotham_embedded::catalogue()).expect("a puzzle of the box");
    let mut stand = Stand::new(Shown::Table);
    let rest = Reasoned { way: vec![Command::EndTurn], reason: Because::Rest { reserve: 1, more: 4 } };
    stand.riddle = Some(Riddle {
        puzzle: puzzle.clone(),
        asked: open.table.game().clone(),
        solution: weighed(open.solution),
        rival: open.rival.map(weighed),
        own: matches!(stage, PuzzleStage::Judged(_)).then_some(rest),
        stage,
    });
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
    let all = Puzzles::built_in().all();
    harness.get_by_label(&format!("All puzzles: 1 of {} solved", all.len()));
    harness.get_by_label("Puzzle of the day");
    // it is also that of the day
    let (shown, marks) = (harness.get_all_by_label("Puzzle 1").count(), harness.get_all_by_label("Solved").count());
    assert_eq!((shown, marks), (2, 2));
    click(&mut harness, "Share puzzle 3");
    click(&mut harness, "Puzzle 2");
    let [second, third] = [1, 2].map(|at| Box::new(all[at].clone()));
    let wishes = [PuzzleWish::Share(third), PuzzleWish::Solve(second)].map(Wish::Puzzle);
    assert_eq!(harness.state().wishes, wishes);
}

#[test]
fn the_tricky_ones_come_last_and_are_marked() {
    let grades: Vec<_> = Puzzles::built_in().all().iter().filter_map(Puzzle::grade).collect();
    assert!(grades.is_sorted() && grades[0] == Grade::Plain && grades.last() == Some(&Grade::Tricky));
    let tricky = Puzzles::built_in().all().last().expect("a puzzle");
    assert!(at_the_table(first(), PuzzleStage::Open).query_by_label("tricky").is_none());
    at_the_table(tricky, PuzzleStage::Open).get_by_label("tricky");
}

#[test]
fn a_puzzle_says_who_moves_what_for_and_how_much_time_is_left() {
    let mut harness = at_the_table(first(), PuzzleStage::Open);
    let words = Words::of(ENGLISH);
    let open = first().open(&gotham_embedded::catalogue()).expect("a puzzle of the box");
    let game = open.table.game();
    let (state, mission) = (game.state(), &game.scenario().mission);
    let goal = match first().side {
        gotham_content::mission::Side::Heroes => &mission.heroes_goal,
        gotham_content::mission::Side::Villain => &mission.villain_goal,
    };
    harness.get_by_label(&words.text(goal));
    assert!(harness.query_all_by_label(&words.banner_round(state.round, state.memory.last_round)).next().is_some());
    assert!(harness.query_all_by_label_contains("wins most often").next().is_some());
    click(&mut harness, "Share");
    assert_eq!(harness.state().wishes, [Wish::Puzzle(PuzzleWish::Share(Box::new(first().clone())))]);
}

#[test]
fn what_is_asked_depends_on_the_table() {
    let (mut tiles, mut stances) = (0, 0);
    for puzzle in Puzzles::built_in().all().iter().step_by(9) {
        let ask = puzzle.open(&gotham_embedded::catalogue()).expect("a puzzle").table.game().prompt().ask;
        let harness = at_the_table(puzzle, PuzzleStage::Open);
        let said = match ask {
            gotham_rules::Ask::ActivateTile { .. } => {
                tiles += 1;
                "Which tile do you activate, or do you end the turn? "
            }
            gotham_rules::Ask::TakeStance => {
                stances += 1;
                "Active or Resting: which Stance of "
            }
            _ => "Go somewhere, attack, interact or end the turn",
        };
        harness.get_by_label_contains(said);
    }
    assert!(tiles > 0 && stances > 0, "{tiles}, {stances}");
}

#[test]
fn a_plan_is_judged_beside_the_board() {
    at_the_table(first(), PuzzleStage::Open).get_by_label("Show solution");
    at_the_table(first(), PuzzleStage::Checking).get_by_label("Checking your plan…");
    let wrong = Verdict { wins: 20, solution: 80, lost_by: Some(0), rightness: Rightness::Wrong };
    let mut harness = at_the_table(first(), PuzzleStage::Judged(wrong));
    harness.get_by_label("There's a better plan");
    harness.get_by_label_contains("Yours: ");
    harness.get_by_label("Yours wins about 20 of 100 games. The best one wins about 80 of 100.");
    harness.get_by_label("Resting brings 4 cubes back.");
    harness.get_by_label_contains("How it usually goes wrong: ");
    assert!(harness.query_by_label_contains("Best: ").is_none(), "the solution is not given away");
    click(&mut harness, "Try again");
    assert_eq!(harness.state().wishes, [Wish::Puzzle(PuzzleWish::Again)]);
    let right = Verdict { wins: 80, solution: 80, lost_by: None, rightness: Rightness::Right };
    let mut harness = at_the_table(first(), PuzzleStage::Judged(right));
    harness.get_by_label("Solved!");
    harness.get_by_label_contains("Best: ");
    click(&mut harness, "Next puzzle");
    let next = Puzzles::built_in().all()[1].clone();
    assert_eq!(harness.state().wishes, [Wish::Puzzle(PuzzleWish::Solve(Box::new(next)))]);
}

#[test]
fn the_solution_stands_beside_the_next_best_plan() {
    let puzzle = Puzzles::built_in()
        .all()
        .iter()
        .find(|puzzle| puzzle.notes.as_ref().is_some_and(is_lost) && puzzle.next > 0)
        .expect("one");
    let harness = at_the_table(puzzle, PuzzleStage::Revealed);
    harness.get_by_label_contains("Best: ");
    harness.get_by_label(&Words::of(ENGLISH).puzzle_wins(puzzle.wins));
    harness.get_by_label_contains("Next best: ");
    harness.get_by_label_contains(&format!("It wins about {} of 100.", puzzle.next));
    harness.get_by_label_contains("How it usually goes wrong: ");
    // somebody else's comes without
    let bare = Puzzle { notes: None, ..puzzle.clone() };
    let harness = at_the_table(&bare, PuzzleStage::Revealed);
    assert!(harness.query_by_label_contains("Next best: ").is_none());
    harness.get_by_label(&format!("The next best plan wins about {} of 100.", puzzle.next));
}

fn is_lost(notes: &Notes) -> bool {
    notes.lost_by.is_some()
}
