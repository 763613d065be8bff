//! Lessons, advice, hints, the first start and the quick reference, found and clicked by what they are called.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;

use super::*;
use gotham_content::Mission;
use gotham_content::mission::{Measured, Side};
use gotham_play::advice::{Alternative, Because, Standing};
use gotham_play::{Cue, Hint, Match};
use gotham_rules::command::Stance;
use gotham_rules::{Ask, MiniId};

fn tutorial() -> Match {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "first_night").unwrap();
    Match::new(scenario, Options::default(), 7)
}

/// The tutorial at its first question after the Hero is chosen: the Stance.
fn begun() -> Match {
    let mut play = tutorial();
    while !matches!(play.game().prompt().ask, Ask::TakeStance) {
        let first = play.game().legal().remove(0);
        play.apply(&first).unwrap();
    }
    play
}

fn lesson_one() -> Stand {
    at_the_table(&begun())
}

/// Goes on by the first answer that is meant.
fn go_on(play: &mut Match, is_meant: impl FnMut(&Command) -> bool) {
    let command = play.game().legal().into_iter().find(is_meant).unwrap();
    play.apply(&command).unwrap();
}

fn takes(stance: Stance) -> impl FnMut(&Command) -> bool {
    move |command| matches!(command, Command::TakeStance { stance: taken, .. } if *taken == stance)
}

fn at_the_table(play: &Match) -> Stand {
    let mut stand = Stand::new(Shown::Table);
    stand.set_game(play.game());
    stand.lessons = CourseProgress::of(play);
    stand
}

fn click(harness: &mut Harness<'static, Stand>, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run_steps(3);
}

#[test]
fn a_lesson_says_what_to_do_and_marks_the_answer() {
    let mut harness = window(lesson_one(), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Lesson 1 of 9");
    harness.get_by_label_contains("Click “Active”");
    let marked = harness.get_all_by_label_contains("try this").count();
    assert_eq!(marked, 1, "the Active Stance is marked, and nothing else");
    click(&mut harness, "Skip lesson");
    assert!(harness.state().wishes.contains(&Wish::SkipLesson));
}

#[test]
fn a_lesson_that_is_done_is_ticked_off_and_can_be_read_again() {
    let mut play = begun();
    go_on(&mut play, takes(Stance::Active));
    let mut harness = window(at_the_table(&play), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Lesson 2 of 9");
    harness.get_by_label("Show me: Ticket gates");
    harness.get_by_label("Act or rest: done").click();
    harness.run_steps(3);
    assert_eq!(harness.state().desk.lesson, Some(0));
    harness.get_by_label("Lesson 1 of 9");
    click(&mut harness, "Back to your lesson");
    harness.get_by_label("Lesson 2 of 9");
}

/// While a lesson can't be followed, the coach says what comes first, and marks that.
#[test]
fn a_hero_who_rests_is_not_asked_to_do_what_it_cannot() {
    let mut play = begun();
    go_on(&mut play, takes(Stance::Resting));
    let mut harness = window(at_the_table(&play), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Lesson 5 of 9");
    let ends = CourseProgress::of(&play).unwrap();
    ends.pass(&mut play);
    let mut harness = window(at_the_table(&play), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Lesson 1 of 9");
    harness.get_by_label_contains("chosen at the start of a round");
    assert!(harness.query_by_label_contains("Click “Active”").is_none(), "that would be false now");
    let marked = marked_answers(&harness);
    assert!(marked.len() == 1 && marked[0].starts_with("End turn"), "{marked:?}");
}

/// A lesson about what the Villain does waits until it is read.
#[test]
fn a_lesson_to_be_read_waits_for_its_button() {
    let mut play = begun();
    let is_event = |event: &gotham_rules::Event| matches!(event.what, gotham_rules::Happening::EventResolved { .. });
    while !play.steps().last().is_some_and(|step| step.events.iter().any(is_event)) {
        let prompt = play.game().prompt();
        let mut legal = play.game().legal();
        let at = legal.iter().position(|command| *command == Command::EndTurn && prompt.side == Side::Heroes);
        let command = legal.swap_remove(at.unwrap_or_default());
        play.apply(&command).unwrap();
    }
    let mut harness = window(at_the_table(&play), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label_contains("the Villain's Event Warning tile");
    assert!(harness.query_by_label("Skip lesson").is_none(), "there is only one way on");
    click(&mut harness, "Got it");
    assert!(harness.state().wishes.contains(&Wish::SkipLesson));
    let progress = CourseProgress::of(&play).unwrap();
    progress.pass(&mut play);
    let after = CourseProgress::of(&play).unwrap();
    assert_ne!(progress.shown().map(|shown| shown.at), after.shown().map(|shown| shown.at));
}

/// The tutorial with every lesson skipped.
fn skipped() -> Match {
    let mut play = begun();
    while CourseProgress::of(&play).unwrap().shown().is_some() {
        CourseProgress::of(&play).unwrap().pass(&mut play);
    }
    play
}

/// The same, at the table.
pub(super) fn skipped_lessons() -> Stand {
    at_the_table(&skipped())
}

#[test]
fn the_last_lesson_leads_to_the_first_mission() {
    let mut harness = window(skipped_lessons(), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Catch your breath: skipped");
    harness.get_by_label_contains("Some lessons were left out");
    click(&mut harness, "To the first mission");
    assert!(harness.state().wishes.contains(&Wish::BackToMenu));
    let desk = &harness.state().desk;
    assert_eq!(desk.page, MenuPage::NewMatch);
    assert_eq!(desk.draft.as_ref().unwrap().mission, harness.state().catalogue.missions[0].id);
}

/// One click begins the easiest mission, and nobody is asked for Heroes or Bat-Gadgets.
#[test]
fn an_easy_mission_is_one_click_away() {
    let begins = |harness: &Harness<'static, Stand>| match harness.state().wishes.as_slice() {
        [Wish::NewMatch(new)] => {
            let (_, mission) = harness.state().catalogue.mission(new.mission.as_str()).unwrap();
            assert!(new.wishes.len() == mission.heroes.len() && new.wishes.iter().all(Option::is_some));
            assert_eq!((new.packing, new.villain), (Packing::Suggested, SeatKind::Bot));
            let hardness = |mission: &Mission| mission.measured.map(Measured::hardness);
            let others = harness.state().catalogue.missions.iter().filter_map(hardness);
            assert_eq!(hardness(mission), others.min(), "none is easier");
        }
        other => panic!("{other:?}"),
    };
    let mut harness = window(skipped_lessons(), [1280.0, 720.0]);
    harness.run_steps(3);
    click(&mut harness, "Play an easy mission");
    begins(&harness);
    let mut stand = Stand::new(Shown::Menu);
    stand.settings.tutorial_offered = true;
    stand.desk.page = MenuPage::Tutorial;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    click(&mut harness, "Play an easy mission");
    begins(&harness);
}

/// The last screen knows how the tutorial ended, and leads on.
#[test]
fn the_last_screen_of_a_tutorial_has_the_last_word() {
    let mut stand = skipped_lessons();
    stand.show = Shown::Report;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label_contains("Some lessons were left out");
    click(&mut harness, "Learn to play the Villain");
    match harness.state().wishes.as_slice() {
        [Wish::Settings(_), Wish::NewMatch(new)] => {
            assert_eq!((new.mission.as_str(), new.villain), ("first_scheme", SeatKind::Person(1)));
            assert!(new.heroes.iter().all(|seat| *seat == SeatKind::Bot));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn no_lesson_covers_the_question_the_tablet_or_the_post() {
    for size in [[1280.0, 720.0], [1920.0, 1080.0]] {
        let mut stand = lesson_one();
        stand.desk.asks_advice = true;
        let mut harness = window(stand, size);
        harness.run_steps(8);
        let rect = |name: &str| egui::AreaState::load(&harness.ctx, egui::Id::new(name)).unwrap().rect();
        let coach = rect("coach");
        for other in ["prompt", "tablets", "post", "banner"] {
            assert!(!coach.intersects(rect(other)), "{other} at {size:?}: {coach:?}, {:?}", rect(other));
        }
        let left = free(&harness.ctx);
        let is_clear = left.right() <= coach.left() || coach.right() <= left.left();
        assert!(is_clear && left.width() > size[0] * 0.4, "{left:?}");
    }
}

#[test]
fn advice_is_asked_for_given_with_its_reason_and_followed() {
    let mut harness = window(lesson_one(), [1280.0, 720.0]);
    harness.run_steps(3);
    assert!(harness.query_by_label("Thinking…").is_none(), "nobody has asked");
    harness.get_by_label("What now?").click();
    harness.run_steps(3);
    assert!(harness.state().desk.asks_advice);
    harness.get_by_label("Thinking…");
    harness.get_by_label_contains("Recovers many cubes");
    let stand = harness.state_mut();
    let rest = |command: &&Command| matches!(command, Command::TakeStance { stance: Stance::Resting, .. });
    let way = vec![stand.legal.iter().find(rest).cloned().unwrap()];
    let acts = stand.legal.iter().find(|command| !rest(command)).cloned().unwrap();
    let next = Some(Alternative { way: vec![acts], chance: 41, standing: Standing::Worse });
    stand.advice = Some(Advice { way, reason: Because::Rest { reserve: 2, more: 4 }, chance: Some(54), next });
    stand.lessons = None;
    harness.run_steps(3);
    harness.get_by_label("Only 2 cubes in Reserve: resting brings 4 back.");
    harness.get_by_label("Your side wins about 54% of games from here.");
    harness.get_by_label_contains("Next best: ");
    let marked: Vec<_> = harness.get_all_by_label_contains("try this").collect();
    assert_eq!(marked.len(), 1);
    click(&mut harness, "Do it");
    assert_eq!(harness.state().wishes, [Wish::Heed]);
    click(&mut harness, "Close What can I do now?");
    assert!(!harness.state().desk.asks_advice);
}

/// The kinds of answers are found once per question, not once per frame.
#[test]
fn the_options_are_found_anew_when_something_else_is_asked() {
    let mut stand = lesson_one();
    stand.lessons = None;
    stand.desk.asks_advice = true;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    let rests = "Recovers many cubes";
    harness.get_by_label_contains(rests);
    let is_active = |command: &Command| matches!(command, Command::TakeStance { stance: Stance::Active, .. });
    harness.state_mut().legal.retain(is_active);
    harness.run_steps(3);
    harness.get_by_label_contains(rests);
    let active = harness.state().legal[0].clone();
    let (prompt, legal) = (harness.state().prompt.clone(), harness.state().legal.clone());
    harness.state_mut().say(&active);
    let next = std::mem::replace(&mut harness.state_mut().prompt, prompt);
    let answers = std::mem::replace(&mut harness.state_mut().legal, legal);
    harness.run_steps(3);
    (harness.state_mut().prompt, harness.state_mut().legal) = (next, answers);
    harness.run_steps(3);
    assert!(harness.query_by_label_contains(rests).is_none(), "another question has other options");
    harness.get_by_label_contains("Some Move Points are free each round");
}

#[test]
fn the_way_to_an_advised_place_is_marked_step_by_step() {
    let mut stand = lesson_one();
    stand.lessons = None;
    let active = |command: &&Command| matches!(command, Command::TakeStance { stance: Stance::Active, .. });
    let active = stand.legal.iter().find(active).cloned().unwrap();
    stand.say(&active);
    let go = stand.legal.iter().find(|command| matches!(command, Command::Move { .. })).cloned().unwrap();
    let Command::Move { area, mini, .. } = go else { panic!("a Move") };
    let reason = Because::Go { area, aim: gotham_play::advice::GoingFor::Reach(MiniId(0)) };
    stand.advice = Some(Advice { way: vec![go.clone()], reason, chance: None, next: None });
    stand.desk.asks_advice = true;
    let question =
        answers::Question { words: &stand.words, game: &stand.game, prompt: &stand.prompt, legal: &stand.legal };
    stand.desk.composer.take(Composing::Select(Some(mini)), &question);
    let place = stand.words.text(&stand.game.board().area(area).title).into_owned();
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label(format!("Go to {place}").as_str());
    let marked: Vec<String> = marked_answers(&harness);
    assert!(marked.len() == 1 && marked[0].starts_with("Move"), "{marked:?}");
}

fn marked_answers(harness: &Harness<'static, Stand>) -> Vec<String> {
    use egui_kittest::kittest::NodeT;
    let found = harness.get_all_by_label_contains("try this");
    found.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn a_hint_is_put_away_by_a_click_and_by_esc_and_switched_off() {
    let stand = || {
        let mut stand = Stand::new(Shown::Table);
        stand.desk.hint = Some(Hint::River);
        stand
    };
    let mut harness = window(stand(), [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Hint: The River");
    click(&mut harness, "Got it");
    assert_eq!(harness.state().desk.hint, None);
    let mut desk = stand().desk;
    desk.take(Gesture::Press(Press::Back).into(), None);
    assert_eq!((desk.hint, desk.floating()), (None, None), "Esc puts the hint away and opens nothing");
    let mut harness = window(stand(), [1280.0, 720.0]);
    harness.run_steps(3);
    click(&mut harness, "No more hints");
    match harness.state().wishes.as_slice() {
        [Wish::Settings(settings)] => assert!(!settings.hints),
        other => panic!("{other:?}"),
    }
}

#[test]
fn hints_that_were_given_are_remembered_and_can_be_had_again() {
    let mut settings = Settings::default();
    settings.hints_given.insert(Hint::Event.word());
    let text = serde_json::to_string(&settings).unwrap();
    assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    let mut stand = Stand::new(Shown::Menu);
    stand.settings = settings;
    stand.desk.open = vec![Panel::Settings];
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::Button, "Show them all again").scroll_to_me();
    harness.run_steps(20);
    click(&mut harness, "Show them all again");
    let given = harness.state().wishes.iter().any(|wish| match wish {
        Wish::Settings(settings) => settings.hints_given.is_empty(),
        _ => false,
    });
    assert!(given);
}

#[test]
fn the_first_start_offers_the_tutorial_once() {
    let offer = "Play the tutorial";
    let mut harness = window(Stand::new(Shown::Menu), [1280.0, 720.0]);
    harness.run_steps(2);
    for said_already in ["Tutorial", "Continue"] {
        assert!(harness.query_by_label(said_already).is_none(), "{said_already}: the menu is short at the first start");
    }
    click(&mut harness, "Not now");
    match harness.state().wishes.as_slice() {
        [Wish::Settings(settings)] => assert!(settings.tutorial_offered),
        other => panic!("{other:?}"),
    }
    let mut harness = window(Stand::new(Shown::Menu), [1280.0, 720.0]);
    harness.run_steps(2);
    click(&mut harness, offer);
    let begun = |stand: &Stand| match stand.wishes.as_slice() {
        [Wish::Settings(settings), Wish::NewMatch(new)] => settings.tutorial_offered && new.seed.is_some(),
        _ => false,
    };
    assert!(begun(harness.state()), "{:?}", harness.state().wishes);
    let mut stand = Stand::new(Shown::Menu);
    stand.settings.tutorial_offered = true;
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    assert!(harness.query_by_label(offer).is_none(), "it is offered once");
    click(&mut harness, "Tutorial");
    click(&mut harness, "Learn to play the Heroes");
    match harness.state().wishes.as_slice() {
        [Wish::NewMatch(new)] => {
            assert_eq!((new.mission.as_str(), new.villain), ("first_night", SeatKind::Bot));
            assert!(new.wishes.iter().all(Option::is_some), "nobody is asked for a Hero");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_quick_reference_is_a_page_and_is_searched_like_the_rest() {
    let mut stand = Stand::new(Shown::Menu);
    stand.desk.open = vec![Panel::Glossary];
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(2);
    harness.get_by_label("Quick reference").click();
    harness.run_steps(3);
    harness.get_by_label("The round");
    harness.state_mut().desk.take(Gesture::SearchGlossary("yellow die per level".into()).into(), None);
    harness.run_steps(3);
    harness.get_by_label("Moving");
    assert!(harness.query_by_label("The round").is_none());
    let stand = harness.state_mut();
    stand.desk.take(Gesture::TurnGlossary(None).into(), None);
    harness.run_steps(3);
    harness.get_by_label("Moving").click();
    harness.run_steps(3);
    harness.get_by_label_contains("A Climb or a Jump adds its level.");
}

/// How many random matches are tried.
const SEEDS: u64 = 12;

/// Whatever is done, the coach says the lesson, or only what comes first; in every language.
#[test]
fn each_lesson_is_shown_when_it_can_be_followed() {
    for mission in ["first_night", "first_scheme"] {
        let mut seen = Vec::new();
        for seed in 0..SEEDS {
            let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).unwrap();
            let mut play = Match::new(scenario, Options::default(), seed);
            let mut chance = Chance(seed);
            while !matches!(play.game().prompt().ask, Ask::GameOver { .. }) {
                let progress = CourseProgress::of(&play).unwrap();
                if let Some(shown) = progress.shown().filter(|shown| !seen.contains(shown)) {
                    seen.push(shown);
                    for language in Words::languages() {
                        let mut stand = at_the_table(&play);
                        stand.words = Words::of(language.code);
                        let text = stand.words.text(&progress.course().unwrap().lessons[shown.at].text).into_owned();
                        let mut harness = window(stand, [1280.0, 720.0]);
                        harness.run_steps(3);
                        let is_said = harness.query_by_label(&text).is_some();
                        assert_eq!(is_said, !matches!(shown.cue, Cue::First(_)), "{}: {shown:?}", language.code);
                    }
                }
                let legal = play.game().legal();
                play.apply(&legal[chance.below(legal.len())]).unwrap();
            }
        }
        assert!(seen.len() > 10, "{seen:?}");
    }
}

/// Every language draws lessons, advice and hints.
#[test]
fn it_speaks_french_too() {
    let mut stand = lesson_one();
    stand.words = Words::of("fr");
    stand.desk.asks_advice = true;
    stand.desk.hint = Some(Hint::Fatigue);
    let mut harness = window(stand, [1280.0, 720.0]);
    harness.run_steps(3);
    harness.get_by_label("Leçon 1 sur 9");
    harness.get_by_label("Compris");
    harness.get_by_label_contains("Récupère beaucoup de cubes");
}
