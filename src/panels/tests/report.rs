//! The report and the timeline of a replay, clicked through and read.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};

use super::marked::texts;
use super::*;
use gotham_content::mission::Side;
use gotham_play::advice::Because;
use gotham_play::log;
use gotham_play::review::{Account, Ledger, Lookback, LookedBack, Mistake, Past, Review, TurnChance};
use gotham_play::statistics::{Kind, Stop, Towards, told};

/// The report of the match that was played.
fn report(size: [f32; 2]) -> Harness<'static, Stand> {
    let (play, _) = played();
    let mut stand = Stand::new(Shown::Report);
    stand.set_game(play.game());
    let mut harness = window(stand, size);
    harness.run_steps(4);
    harness
}

fn turn_to(harness: &mut Harness<'static, Stand>, tab: &str) {
    harness.get_by_label(tab).click();
    harness.run_steps(4);
}

#[test]
fn the_report_says_where_the_match_turned() {
    let harness = report([1280.0, 720.0]);
    let (play, statistics) = played();
    let turned = told::turning_point(&harness.state().words, play.game(), statistics).expect("somebody has won");
    harness.get_by_label(&turned);
    let why = told::why_there(&harness.state().words, play.game(), statistics).expect("somebody has won");
    harness.get_by_label(&why);
    harness.get_by_label_contains("the Timeline tab lists the same");
    harness.get_by_label("Wounds dealt");
}

#[test]
fn a_moment_of_the_picture_is_watched() {
    let mut harness = report([1280.0, 720.0]);
    let picture = harness.get_by_label_contains("the Timeline tab lists the same");
    let rect = picture.accesskit_node().bounding_box().expect("it is drawn");
    // In the middle of the curve: the turn that is there.
    let middle = egui::pos2(((rect.x0 + rect.x1) / 2.0) as f32, (rect.y0 + 60.0) as f32);
    point(&mut harness, middle);
    let (play, statistics) = played();
    match harness.state().wishes.as_slice() {
        [Wish::WatchFrom(at)] => {
            assert!(*at > 0 && *at < play.steps().len(), "{at}");
            let is_a_place = statistics.turns.iter().any(|turn| turn.begins == *at)
                || statistics.marks.iter().any(|mark| mark.step == *at);
            assert!(is_a_place, "{at}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_key_moment_is_listed_and_leads_there() {
    let mut harness = report([1280.0, 720.0]);
    turn_to(&mut harness, "Timeline");
    let (play, statistics) = played();
    let words = harness.state().words.clone();
    let read = texts(&harness);
    for turn in &statistics.turns {
        let line = words.statistics_turn_stands(told::turn(&words, turn), told::stands(&words, turn.balance));
        assert!(read.contains(&words.report_watch_turn(&line)), "{line}");
    }
    let mark = statistics.marks.iter().find(|mark| matches!(mark.kind, Kind::Objective { .. })).expect("an objective");
    let spoken = words.report_watch_moment(told::mark(&words, play.game(), mark));
    harness.get_all_by_label(&spoken).next().expect("it is listed").scroll_to_me();
    harness.run_steps(20);
    harness.get_all_by_label(&spoken).next().expect("it is listed").click();
    harness.run_steps(3);
    assert_eq!(harness.state().wishes, [Wish::WatchFrom(mark.step)]);
}

#[test]
fn everybody_has_a_row_and_is_told_in_full() {
    let mut harness = report([1280.0, 720.0]);
    turn_to(&mut harness, "Who did what");
    let (play, statistics) = played();
    let words = harness.state().words.clone();
    let rows: Vec<String> = statistics
        .characters
        .iter()
        .map(|character| told::deeds(&words, &told::name(&words, play.game(), character.who), &character.deeds))
        .collect();
    for row in &rows {
        harness.get_by_role_and_label(Role::Button, row);
    }
    harness.get_by_role_and_label(Role::Button, &rows[0]).click();
    harness.run_steps(3);
    assert_eq!(harness.state().desk.report.character, Some(0));
    harness.get_by_label("Cubes spent on");
    harness.get_by_role_and_label(Role::Button, &rows[0]).click();
    harness.run_steps(3);
    assert_eq!(harness.state().desk.report.character, None);
}

#[test]
fn dice_are_told_against_what_was_to_be_expected() {
    let mut harness = report([1280.0, 720.0]);
    turn_to(&mut harness, "Dice");
    let (_, statistics) = played();
    let words = harness.state().words.clone();
    for side in [gotham_content::mission::Side::Heroes, gotham_content::mission::Side::Villain] {
        let deeds = statistics.side(Some(side));
        harness.get_by_label(&told::throws(&words, told::side(&words, Some(side)), &deeds));
    }
}

#[test]
fn the_report_is_copied_as_a_text() {
    let mut harness = report([1280.0, 720.0]);
    harness.get_by_role_and_label(Role::Button, "Copy as text").click();
    harness.run_steps(3);
    let (play, statistics) = played();
    let text = told::report(&harness.state().words, play.game(), statistics).join("\n");
    assert_eq!(harness.state().wishes, [Wish::Copy(text)]);
    harness.get_by_role_and_label(Role::Button, "Copied");
}

#[test]
fn a_branch_says_what_it_is() {
    let mut stand = Stand::new(Shown::Report);
    stand.left_at = Some(12);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("A branch: it split off from another game after 12 decisions.");
}

#[test]
fn the_pages_are_turned_by_keys_alone() {
    let mut harness = report([1280.0, 720.0]);
    let tab = harness.get_by_label("Who did what");
    tab.focus();
    harness.run_steps(2);
    harness.key_press(egui::Key::Enter);
    harness.run_steps(3);
    assert_eq!(harness.state().desk.report.page, ReportPage::Characters);
    // Tabs after it, then the first row of the table.
    for _ in 0..2 {
        harness.key_press(egui::Key::Tab);
        harness.run_steps(2);
    }
    harness.key_press(egui::Key::Enter);
    harness.run_steps(3);
    assert_eq!(harness.state().desk.report.character, Some(0));
}

#[test]
fn every_page_is_drawn_in_every_size_with_letters_that_are_there() {
    for size in [[1280.0, 720.0], [1920.0, 1080.0], [640.0, 360.0]] {
        let mut harness = report(size);
        for page in ReportPage::ALL {
            harness.state_mut().desk.report.page = page;
            harness.state_mut().desk.report.character = Some(0);
            harness.run_steps(3);
            for text in texts(&harness) {
                assert_eq!(super::rendering::lacking(&harness, &text), "", "{page:?}: {text}");
            }
            // What can be done next is always on the screen.
            let again = harness.get_by_role_and_label(Role::Button, "Rematch").accesskit_node().bounding_box();
            let bottom = again.expect("it is drawn").y1 as f32;
            assert!(bottom <= size[1], "{page:?} at {size:?}: {bottom}");
        }
    }
}

#[test]
fn the_report_in_figures_speaks_through_words() {
    let (play, _) = played();
    let mut stand = super::marked::marked(Shown::Report);
    stand.set_game(play.game());
    stand.left_at = Some(3);
    let known = super::marked::names(&stand);
    let mut harness = window(stand, [1280.0, 2400.0]);
    let mut read = super::marked::Read::new();
    for page in ReportPage::ALL {
        harness.state_mut().desk.report.page = page;
        harness.state_mut().desk.report.character = Some(1);
        harness.run_steps(3);
        super::marked::check(&harness, &known, &mut read);
    }
    super::marked::assert_spotless(&read);
}

#[test]
fn a_replay_is_jumped_through() {
    let mut harness = window(Stand::new(Shown::Replay), [1280.0, 720.0]);
    harness.run_steps(3);
    for label in ["Previous turn", "Next turn", "Next Wound", "Next objective or Event", "New dice from here"] {
        harness.get_by_role_and_label(Role::Button, label).click();
        harness.run_steps(3);
    }
    let stop = |stop, towards| Wish::Replay(ReplayMove::Stop(stop, towards));
    assert_eq!(
        harness.state().wishes,
        [
            stop(Stop::Turn, Towards::Earlier),
            stop(Stop::Turn, Towards::Later),
            stop(Stop::Wound, Towards::Later),
            stop(Stop::Objective, Towards::Later),
            Wish::Replay(ReplayMove::Branch(BranchDice::Other)),
        ]
    );
}

#[test]
fn a_replay_goes_as_fast_as_one_likes() {
    let mut harness = window(Stand::new(Shown::Replay), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("4×").click();
    harness.run_steps(3);
    match harness.state().wishes.as_slice() {
        [Wish::Settings(settings)] => assert_eq!(settings.speed, Speed::Quadruple),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_time_line_of_a_replay_is_clicked() {
    let mut harness = window(Stand::new(Shown::Replay), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Slider, "Timeline").click();
    harness.run_steps(3);
    let (play, statistics) = played();
    match harness.state().wishes.as_slice() {
        [Wish::Replay(ReplayMove::Seek(at))] => {
            let (middle, is_mark) = (play.steps().len() / 2, statistics.marks.iter().any(|mark| mark.step == *at));
            assert!(at.abs_diff(middle) < 12 || is_mark, "{at} of {}", play.steps().len());
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_over_cannot_be_played_on() {
    let (play, _) = played();
    let mut stand = Stand::new(Shown::Replay);
    stand.set_game(play.game());
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Button, "Play from here").click();
    harness.run_steps(3);
    assert_eq!(harness.state().wishes, []);
}

/// A look back with a mistake of the Heroes, as far as the match allows one.
fn lookback() -> Lookback {
    let (play, statistics) = played();
    let past = Past::of(play);
    let is_plan = |step: &usize| {
        matches!(play.at(*step).prompt().ask, gotham_rules::Ask::HeroAction)
            && past.said(*step).is_some_and(|said| *said != Command::EndTurn)
    };
    let step = (0..past.steps()).find(is_plan).expect("somebody acts");
    let turns = past.turns().iter().map(|turn| TurnChance {
        step: turn.step,
        round: turn.round,
        side: Some(turn.side),
        heroes: 4_000,
        low: 3_000,
        high: 5_000,
    });
    let end = TurnChance { step: past.steps(), round: 7, side: None, heroes: 10_000, low: 10_000, high: 10_000 };
    let mistake = Mistake {
        step,
        round: statistics.turns[statistics.turn_at(step)].round,
        side: Side::Heroes,
        did: past.said(step).into_iter().cloned().collect(),
        better: vec![Command::EndTurn],
        reason: Because::Weighed,
        cost: 1_700,
        error: 500,
    };
    let ledger = Ledger {
        start: 4_000,
        end: 10_000,
        heroes: Account { luck: 1_200, error: 300 },
        villain: Some(Account { luck: -800, error: 200 }),
        decisions: 4_000,
    };
    let review = Review { chances: turns.chain([end]).collect(), mistakes: vec![mistake], ledger };
    Lookback::Done(Arc::new(LookedBack { past, review }))
}

/// The report with a look back, at its page.
fn looking_back(lookback: Option<Lookback>) -> Harness<'static, Stand> {
    let (play, _) = played();
    let mut stand = Stand::new(Shown::Report);
    stand.set_game(play.game());
    stand.lookback = lookback;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(4);
    turn_to(&mut harness, "Looking back");
    harness
}

#[test]
fn mistakes_are_listed_and_shown() {
    let mut harness = looking_back(Some(lookback()));
    let lookback = lookback();
    let found = lookback.found().expect("it is done");
    let (words, mistake) = (harness.state().words.clone(), &found.review.mistakes[0]);
    let did = log::review::did(&words, &found.past, mistake);
    harness.get_by_label(&log::review::better(&words, &found.past, mistake));
    harness.get_by_label("Cost about 17 points of the chance to win (± 5)");
    harness.get_by_label_contains("The Heroes' chance at the start of each turn.");
    for line in log::review::ledger(&words, &found.review.ledger) {
        harness.get_by_label(&line);
    }
    harness.get_by_role_and_label(Role::Button, &words.review_show_spoken(&did)).click();
    harness.run_steps(3);
    assert_eq!(harness.state().wishes, [Wish::WatchAt(mistake.step)]);
    // two pictures that say different things would be confusing
    turn_to(&mut harness, "Overview");
    harness.get_by_label_contains("The Heroes' chance at the start of each turn.");
    let (play, statistics) = played();
    let turned = told::turning_point(&words, play.game(), statistics).expect("somebody has won");
    assert!(harness.query_by_label(&turned).is_none());
}

#[test]
fn while_somebody_looks_back_the_page_says_how_far_it_is() {
    looking_back(None).get_by_label("0% done");
    looking_back(Some(Lookback::Thinking { percent: 42 })).get_by_label("42% done");
    looking_back(Some(Lookback::Nothing)).get_by_label_contains("nothing to look back on");
}

#[test]
fn the_replay_says_what_would_have_been_better_and_leads_back() {
    let lookback = lookback();
    let found = lookback.found().expect("it is done").clone();
    let step = found.review.mistakes[0].step;
    let mut stand = Stand::new(Shown::Replay);
    stand.set_game(found.past.table(step));
    (stand.lookback, stand.replayed) = (Some(lookback), step);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(4);
    let words = harness.state().words.clone();
    harness.get_by_label(&log::review::better(&words, &found.past, &found.review.mistakes[0]));
    harness.get_by_label("Back to the report").click();
    harness.run_steps(3);
    assert_eq!(harness.state().wishes, [Wish::ShowReport]);
}
