//! Solo and co-op: the setup, the card on the table, step by step, "Why?", the score and the list of scores.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;

use super::marked::texts;
use super::*;
use gotham_content::mission::{EXPANSIONS, Side};
use gotham_play::{About, ScoreOrder, Scored};
use gotham_rules::score::{Score, ScoreRank};
use gotham_rules::{Difficulty, Hardship, NotYet, Variant};

fn click(harness: &mut Harness<'static, Stand>, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run_steps(3);
}

/// Scrolls to something by its label and clicks it.
fn find(harness: &mut Harness<'static, Stand>, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run_steps(20);
    harness.get_by_label(label).click();
    harness.run_steps(20);
}

fn new_match() -> Harness<'static, Stand> {
    new_match_on(Stand::new(Shown::Menu))
}

fn new_match_on(mut stand: Stand) -> Harness<'static, Stand> {
    stand.desk.page = MenuPage::NewMatch;
    let mut harness = window(stand, [1280.0, 1400.0]);
    harness.run_steps(3);
    harness
}

fn started(harness: &mut Harness<'static, Stand>) -> NewMatch {
    harness.state_mut().wishes.clear();
    click(harness, "Start game");
    let new = match harness.state().wishes.as_slice() {
        [Wish::NewMatch(new)] => new.clone(),
        other => panic!("{other:?}"),
    };
    // After leaving the menu and coming back, what was chosen is still there.
    harness.state_mut().desk.page = MenuPage::NewMatch;
    harness.run_steps(3);
    new
}

fn against_cards(seed: u64) -> Stand {
    against_cards_in(Words::of(ENGLISH), seed)
}

/// A match against the cards in which the Heroes pass until a few miniatures have decided what to do.
pub(super) fn against_cards_in(words: Words, seed: u64) -> Stand {
    let options = Options { solo: true, ..Options::default() };
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").unwrap();
    let mut stand = Stand::new(Shown::Table);
    stand.words = words;
    stand.set_game(&Game::new(scenario, options, seed));
    let mut chance = Chance(seed);
    for _ in 0..400 {
        let is_told = |decision: &gotham_play::Decision| matches!(decision.about, About::Mini(_));
        if stand.decisions.list().iter().filter(|decision| is_told(decision)).count() >= 3 {
            return stand;
        }
        let end = stand.legal.iter().find(|command| matches!(command, Command::EndTurn)).cloned();
        let command = end.unwrap_or_else(|| stand.legal[chance.below(stand.legal.len())].clone());
        stand.say(&command);
    }
    panic!("the cards never decide anything");
}

#[test]
fn solo_and_co_op_are_chosen_beside_the_others() {
    let mut harness = new_match();
    for (label, seats) in [("Solo", [1, 1, 1]), ("Co-op: 2 players", [1, 2, 1]), ("Co-op: 3 players", [1, 2, 3])] {
        harness.get_by_label(label).click();
        harness.run_steps(3);
        let new = started(&mut harness);
        assert!(new.options.solo, "{label}");
        assert_eq!(new.heroes, seats.map(SeatKind::Person), "{label}");
        assert_eq!(new.villain, SeatKind::Bot, "nobody has to sit there");
    }
    harness.get_by_label("Two players").click();
    harness.run_steps(3);
    let new = started(&mut harness);
    assert!(!new.options.solo && new.options.check().is_ok(), "{:?}", new.options);
}

#[test]
fn options_say_what_they_are_worth_and_travel_with_the_match() {
    let mut harness = new_match();
    harness.get_by_label("Solo").click();
    harness.run_steps(3);
    find(&mut harness, "Difficulty");
    for hardship in Hardship::ALL {
        harness.get_by_label(log::hardship(&Words::of(ENGLISH), hardship));
    }
    find(&mut harness, "Tough Leaders");
    for _ in 0..2 {
        find(&mut harness, "Higher Recovery: more");
    }
    harness.get_by_label("2 steps: +20 VP");
    harness.get_by_label("Worth 28 Victory Points if you win: Average");
    harness.get_by_label("You are here: Average 26+");
    find(&mut harness, "Higher Recovery: less");
    let new = started(&mut harness);
    let expected = Difficulty::default().with(Hardship::OrangeDefense, 1).with(Hardship::RecoveryValue, 1);
    assert_eq!(new.options.difficulty, expected);
    harness.get_by_label("Two players").click();
    harness.run_steps(3);
    assert_eq!(started(&mut harness).options, Options::default(), "a player's Villain has no such options");
}

#[test]
fn every_option_can_be_chosen_and_no_more_than_the_mission_has_room_for() {
    let catalogue = gotham_embedded::catalogue();
    let mission = &catalogue.missions[0];
    let mut harness = new_match();
    harness.get_by_label("Solo").click();
    harness.run_steps(3);
    find(&mut harness, "Difficulty");
    for hardship in Hardship::ALL {
        let name = log::hardship(&Words::of(ENGLISH), hardship).to_string();
        let most = Score::of_options(
            mission,
            &Options {
                solo: true,
                difficulty: Difficulty::default().with(hardship, hardship.most()),
                ..Options::default()
            },
        );
        if hardship.most() == 1 {
            find(&mut harness, &name);
        } else {
            for _ in 0..hardship.most() + 1 {
                find(&mut harness, &format!("{name}: more"));
            }
        }
        let new = started(&mut harness);
        let alone = Options {
            difficulty: Difficulty::default().with(hardship, new.options.difficulty.steps(hardship)),
            ..new.options
        };
        assert_eq!(Score::of_options(mission, &alone), most, "{name}");
    }
}

/// SOLO XV 9
#[test]
fn a_mission_of_an_expansion_keeps_its_rounds_and_says_so() {
    let mut stand = Stand::new(Shown::Menu);
    let mut catalogue = (*stand.catalogue).clone();
    catalogue.missions[0].number = Some(EXPANSIONS);
    stand.catalogue = Arc::new(catalogue);
    let why = log::not_yet(&stand.words, NotYet::FewerRounds);
    let more = format!("{}: more", log::hardship(&stand.words, Hardship::FewerRounds));
    let mut harness = new_match_on(stand);
    harness.get_by_label("Solo").click();
    harness.run_steps(3);
    find(&mut harness, "Difficulty");
    assert!(harness.query_by_label(&why).is_some() && harness.query_by_label(&more).is_none());
}

#[test]
fn a_mission_without_a_sheet_says_why_it_cannot() {
    let mut stand = Stand::new(Shown::Menu);
    let mut catalogue = (*stand.catalogue).clone();
    catalogue.missions[1].sheet = None;
    stand.catalogue = Arc::new(catalogue);
    stand.desk.page = MenuPage::NewMatch;
    stand.desk.draft = Some(NewMatch::against_the_cards(&stand.catalogue.missions[0], 2));
    let why = log::not_yet(&stand.words, NotYet::Solo);
    let name = stand.words.text(&stand.catalogue.missions[1].name).into_owned();
    let mut harness = window(stand, [1280.0, 1400.0]);
    harness.run_steps(3);
    assert!(harness.query_by_label(&why).is_none(), "the first mission has a sheet");
    harness.get_by_label(&name).click();
    harness.run_steps(3);
    harness.get_by_label(&why);
    harness.get_by_label("Solo").click();
    harness.run_steps(3);
    assert!(!started(&mut harness).options.solo);
}

#[test]
fn the_next_mission_keeps_players_and_options() {
    let mut harness = new_match();
    harness.get_by_label("Co-op: 2 players").click();
    harness.run_steps(3);
    find(&mut harness, "Difficulty");
    find(&mut harness, "Sure-footed");
    let catalogue = harness.state().catalogue.clone();
    let next = catalogue.missions[1..].iter().find(|mission| mission.heroes.len() > 1).unwrap();
    let name = harness.state().words.text(&next.name).into_owned();
    harness.get_by_label(&name).click();
    harness.run_steps(3);
    let new = started(&mut harness);
    assert_eq!(new.mission, next.id);
    assert!(new.options.solo && new.options.difficulty.steps(Hardship::UnhurtDrops) == 1);
    assert!(new.heroes.contains(&SeatKind::Person(2)));
}

#[test]
fn what_helps_a_player_s_villain_is_left_out_against_the_cards() {
    let mut harness = new_match();
    find(&mut harness, "Rules");
    find(&mut harness, "Cheap Events");
    find(&mut harness, "Free success");
    find(&mut harness, "Solo");
    let new = started(&mut harness);
    assert_eq!(new.options.variants.iter().collect::<Vec<_>>(), [Variant::FreeSuccess]);
    assert!(new.options.check().is_ok());
}

#[test]
fn solo_is_chosen_by_keys_alone() {
    let mut harness = new_match();
    harness.get_by_label("Solo").focus();
    harness.run_steps(2);
    harness.key_press(egui::Key::Enter);
    harness.run_steps(3);
    assert!(started(&mut harness).options.solo);
}

#[test]
fn the_card_lies_on_the_table_and_says_why() {
    let stand = against_cards(3);
    let at = stand.decisions.list().len() - 1;
    let decision = stand.decisions.list()[at].clone();
    let lines: Vec<String> = decision
        .events
        .iter()
        .flat_map(|(_, event)| log::explained(&stand.words, &stand.game, event))
        .map(|line| line.text())
        .collect();
    assert!(!lines.is_empty());
    let mut stand = stand;
    stand.desk.explained = Some(at);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    let said: String = texts(&harness).into_iter().collect::<Vec<_>>().join("\n");
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().filter(|word| word.len() > 4).collect();
        assert!(words.iter().all(|word| said.contains(word)), "{line:?} is not on the card:\n{said}");
    }
    harness.get_by_label_contains("If several Heroes qualify:");
}

#[test]
fn tasks_that_are_struck_out_say_why_on_the_card() {
    for seed in 0..40 {
        let mut stand = against_cards(seed);
        let struck = |decision: &gotham_play::Decision| decision.struck_out().next();
        let Some((at, (task, why))) =
            stand.decisions.list().iter().enumerate().find_map(|(at, decision)| Some((at, struck(decision)?)))
        else {
            continue;
        };
        stand.desk.explained = Some(at);
        let title = log::task_title(&stand.words, task);
        let spoken = stand.words.villain_card_struck_out(title, log::struck_out(&stand.words, why));
        let mut harness = window(stand, [1280.0, 1000.0]);
        harness.run_steps(3);
        harness.get_by_label(&spoken);
        return;
    }
    panic!("every Task can always be completed");
}

#[test]
fn a_card_that_is_put_away_comes_back_when_it_is_asked_for() {
    let mut stand = against_cards(3);
    // In the middle of the Villain's turn, as the table shows it.
    stand.reached = stand.decisions.list().iter().rev().find_map(|decision| decision.made).unwrap();
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Step by step");
    let close = texts(&harness).into_iter().find(|text| text.starts_with("Close ") && text.contains("card")).unwrap();
    click(&mut harness, &close);
    assert!(harness.query_by_label("Step by step").is_none());
    harness.get_by_label("Card").click();
    harness.run_steps(3);
    harness.get_by_label("Step by step");
}

#[test]
fn step_by_step_waits_for_next() {
    let mut stand = against_cards(3);
    stand.waits = true;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("The Villain has decided. Look at the card, then go on.");
    harness.state_mut().desk.explained = Some(0);
    click(&mut harness, "Next");
    assert_eq!(harness.state().wishes, [Wish::GoOn]);
    assert_eq!(harness.state().desk.explained, None, "what comes next is looked at");
    harness.state_mut().wishes.clear();
    harness.get_by_label("Step by step").click();
    harness.run_steps(3);
    let is_off = |wish: &Wish| matches!(wish, Wish::Settings(settings) if !settings.step_by_step);
    assert!(harness.state().wishes.iter().any(is_off), "{:?}", harness.state().wishes);
}

#[test]
fn step_by_step_is_a_setting() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Settings];
    let mut harness = window(stand, [1280.0, 1000.0]);
    harness.run_steps(3);
    find(&mut harness, "Solo: the Villain plays step by step");
    let is_off = |wish: &Wish| matches!(wish, Wish::Settings(settings) if !settings.step_by_step);
    assert!(harness.state().wishes.iter().any(is_off));
}

#[test]
fn nothing_is_told_before_the_table_has_shown_it() {
    let mut stand = against_cards(3);
    let (first, last) = {
        let list = stand.decisions.list();
        (list[0].begins(), list.len())
    };
    stand.reached = first;
    stand.desk.open = vec![Panel::Card];
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Decision 1 of 1");
    harness.state_mut().reached = usize::MAX;
    harness.run_steps(3);
    harness.get_by_label(&format!("Decision {last} of {last}"));
    click(&mut harness, "Earlier");
    harness.get_by_label(&format!("Decision {} of {last}", last - 1));
    click(&mut harness, "Now");
    assert_eq!(harness.state().desk.explained, None);
}

#[test]
fn why_in_the_log_explains_a_decision_again() {
    let mut stand = against_cards(3);
    stand.desk.open = vec![Panel::Log];
    let entry = stand.log.iter().rev().find(|entry| entry.decision.is_some()).unwrap().clone();
    let spoken = stand.words.villain_card_why_spoken(entry.line.text());
    let mut harness = window(stand, [1280.0, 1400.0]);
    harness.run_steps(3);
    find(&mut harness, &spoken);
    assert_eq!(harness.state().desk.explained, entry.decision);
    let mut desk = harness.state().desk.clone();
    desk.take(Gesture::Press(Press::Back).into(), None);
    assert_eq!(desk.explained, None, "Esc puts it away");
}

/// A stand with a match against the cards, which ended before anybody moved.
fn ended(mut stand: Stand, winner: Side) -> Stand {
    let options = Options {
        solo: true,
        difficulty: Difficulty::default().with(Hardship::ThirdActivation, 1).with(Hardship::RecoveryValue, 2),
        ..Options::default()
    };
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").unwrap();
    let mut state = Game::new(scenario.clone(), options, 7).state().clone();
    state.result = Some(gotham_rules::state::Victory { winner, ending: 0 });
    stand.set_game(&Game::from_state(scenario, options, state));
    stand
}

/// The same, won.
pub(super) fn won(stand: Stand) -> Stand {
    ended(stand, Side::Heroes)
}

#[test]
fn a_match_that_was_lost_has_no_score() {
    let mut harness = window(ended(Stand::new(Shown::Report), Side::Villain), [1280.0, 900.0]);
    harness.run_steps(3);
    harness.get_by_label("No score: the Villain won.");
}

#[test]
fn a_win_is_counted_line_by_line() {
    let mut harness = window(won(Stand::new(Shown::Report)), [1280.0, 900.0]);
    harness.run_steps(3);
    let score = Score::of(&harness.state().game).unwrap();
    assert_eq!(score.rank(), ScoreRank::Average);
    for line in log::score(&harness.state().words, &score) {
        harness.get_by_label_contains(&line);
    }
    harness.get_by_label("32 Victory Points: Average");
    harness.get_by_label("You are here: Average 26+");
    harness.get_by_label("Impossible 101+");
    click(&mut harness, "High scores");
    assert_eq!(harness.state().wishes, [Wish::BackToMenu]);
    assert_eq!(harness.state().desk.page, MenuPage::Scores);
}

pub(super) fn scored(points: i16, date: u64) -> Scored {
    let difficulty = Difficulty::default().with(Hardship::Energy, 2);
    Scored {
        date,
        mission: "to_sink_a_city".into(),
        heroes: vec!["batman".into()],
        options: Options { solo: true, difficulty, ..Options::default() },
        points,
        grace: date.is_multiple_of(2),
        code: Some(format!("GCC1-{date}")),
    }
}

#[test]
fn the_scores_are_looked_through_watched_and_shared() {
    let mut stand = Stand::new(Shown::Menu);
    for (points, date) in [(12, 86_400), (77, 0)] {
        stand.scores.add(scored(points, date));
    }
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    click(&mut harness, "High scores");
    assert_eq!(harness.state().desk.page, MenuPage::Scores);
    harness.get_by_label("77 · Hard");
    click(&mut harness, "Watch score 1");
    click(&mut harness, "Copy the code of score 1");
    harness.get_by_label("Newest").click();
    harness.run_steps(3);
    assert_eq!(harness.state().desk.score_order, ScoreOrder::Newest);
    click(&mut harness, "Watch score 1");
    let code = |date: u64| format!("GCC1-{date}");
    assert_eq!(harness.state().wishes, [Wish::OpenCode(code(0)), Wish::Copy(code(0)), Wish::OpenCode(code(86_400))]);
    find(&mut harness, "Options of score 1");
    harness.run_steps(20);
    harness.get_by_label_contains("More energy × 2");
    click(&mut harness, "Back");
    assert_eq!(harness.state().desk.page, MenuPage::Front);
}

#[test]
fn an_empty_list_says_how_to_fill_it() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.page = MenuPage::Scores;
    let mut harness = window(stand, [640.0, 360.0]);
    harness.run_steps(3);
    harness.get_by_label("No scores yet. Beat the Villain in a solo or co-op game!");
}

#[test]
fn every_decision_is_drawn_in_every_size_with_letters_that_are_there() {
    for size in [[1280.0, 720.0], [640.0, 360.0], [1920.0, 1080.0]] {
        let stand = against_cards(11);
        let count = stand.decisions.list().len();
        let mut harness = window(stand, size);
        for at in 0..count {
            harness.state_mut().desk.explained = Some(at);
            harness.run_steps(2);
            for text in texts(&harness) {
                assert_eq!(super::rendering::lacking(&harness, &text), "", "{text}");
            }
        }
        harness.state_mut().waits = true;
        harness.run_steps(40);
        assert!(!harness.ctx.has_requested_repaint(), "a table that waits is still");
    }
}

/// What a sheet changes at setup is read on the mission page, by whom it concerns.
#[test]
fn the_mission_page_says_what_the_sheet_changes() {
    let person = {
        let mut stand = Stand::new(Shown::Table);
        assert!(play_until(&mut stand, |prompt, _| prompt.ask == gotham_rules::Ask::HeroAction));
        stand
    };
    for (mut stand, is_solo) in [(against_cards(7), true), (person, false)] {
        let sheet = stand.game.scenario().mission.sheet.clone().expect("cards can play it");
        let title = stand.words.mission_sheet_cards().to_owned();
        stand.desk.open = vec![Panel::Mission];
        let mut page = window(stand, [1280.0, 1400.0]);
        page.run_steps(3);
        let texts = texts(&page);
        assert_eq!(texts.contains(&title), is_solo);
        for line in sheet.designed {
            assert_eq!(texts.iter().any(|text| text.contains(line.english())), is_solo, "{}", line.english());
        }
    }
}

/// The first line says whose the sheet is.
#[test]
fn every_sheet_that_changes_setup_says_so() {
    for mission in &gotham_embedded::catalogue().missions {
        let Some(sheet) = &mission.sheet else { continue };
        assert!(sheet.setup.is_none() || sheet.designed.len() > 1, "{}", mission.id);
    }
}
