//! The tutorial is played through, and what it teaches is done; progress goes with the match; advice is only advice.

use gotham_ai::{Adviser, Bot, Player as _};
use gotham_content::mission::{Feat, Side};
use gotham_platform::Endless;
use gotham_play::advice::Because;
use gotham_play::{CourseProgress, Learned, Match};
use gotham_rules::command::Stance;
use gotham_rules::{Ask, Command, Options, Scenario};

fn tutorial(seed: u64) -> Match {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "first_night").expect("the tutorial");
    Match::new(scenario, Options::default(), seed)
}

/// The answers to the question that would complete an open lesson.
fn does(feat: Feat, command: &Command) -> bool {
    match (feat, command) {
        (Feat::Acts, Command::TakeStance { stance, .. }) => *stance == Stance::Active,
        (Feat::Rests, Command::TakeStance { stance, .. }) => *stance == Stance::Resting,
        (Feat::Attacks, Command::Attack { effort, .. }) => effort.cubes == 2,
        (Feat::Moves, Command::Move { cubes: 0, .. })
        | (Feat::Rerolls, Command::Reroll { .. })
        | (Feat::EndsTurn, Command::EndTurn) => true,
        (Feat::Works, Command::Interact { effort, .. }) => effort.cubes == 2,
        _ => false,
    }
}

/// Plays on like somebody who does what the open lesson says, or else what the adviser says; stops when all
/// lessons are done or the game is over.
fn play(tutorial: &mut Match, mut after_each: impl FnMut(&Match)) {
    let (mut villain, mut adviser) = (Bot::new(Side::Villain, 1), Adviser::new(Side::Heroes));
    for turn in 0..2000 {
        let game = tutorial.game();
        let (prompt, blind) = (game.prompt(), game.blind(turn));
        let open = CourseProgress::of(tutorial).expect("lessons").open();
        let (Some(open), false) = (open, matches!(prompt.ask, Ask::GameOver { .. })) else { return };
        let command = if prompt.side == Side::Villain {
            villain.answer(&blind)
        } else {
            let feat = game.scenario().mission.lessons.as_ref().expect("lessons").lessons[open].done;
            let wanted = game.legal().into_iter().find(|command| does(feat, command));
            let advice = || adviser.think(&blind, &mut Endless).expect("an advice").way.remove(0);
            wanted.unwrap_or_else(advice)
        };
        tutorial.apply(&command).expect("legal");
        after_each(tutorial);
    }
    panic!("it does not end");
}

#[test]
fn whoever_follows_the_lessons_does_all_of_them() {
    let built_in = tutorial(0).game().scenario().mission.lessons.as_ref().expect("lessons").seed;
    for seed in [built_in, 1, 2, 3, 4, 5] {
        let mut play_through = tutorial(seed);
        play(&mut play_through, |_| ());
        let progress = CourseProgress::of(&play_through).expect("lessons");
        let done = progress.learned().iter().all(|learned| *learned == Learned::Done);
        assert!(done, "seed {seed}: {:?} in round {}", progress.learned(), play_through.game().state().round);
    }
}

#[test]
fn progress_is_saved_loaded_and_taken_back_with_the_match() {
    let catalogue = gotham_embedded::catalogue();
    let mut match_ = tutorial(7);
    let mut heard = CourseProgress::of(&match_).expect("lessons");
    let mut steps = 0;
    play(&mut match_, |match_| {
        let last = match_.steps().last().expect("a step");
        heard.hear(&last.after, &last.events);
        assert_eq!(heard.learned(), CourseProgress::of(match_).expect("lessons").learned());
        steps += 1;
        if steps % 8 == 0 {
            let loaded = Match::load(&catalogue, &match_.save()).expect("it loads");
            assert_eq!(CourseProgress::of(&loaded).expect("lessons").learned(), heard.learned());
        }
    });
    let begun = CourseProgress::of(&match_.branch(0)).expect("lessons");
    assert!(begun.learned().iter().all(|learned| *learned == Learned::Open), "nothing is done at the beginning");
}

#[test]
fn a_lesson_that_is_skipped_stays_so() {
    let mut match_ = tutorial(7);
    let mut progress = CourseProgress::of(&match_).expect("lessons");
    let (key, note) = progress.skip(1).expect("it is open");
    match_.note(key, Some(note));
    let (key, note) = progress.skip(0).expect("it is open");
    match_.note(key, Some(note));
    assert!(progress.skip(0).is_none(), "it is skipped already");
    let loaded = Match::load(&gotham_embedded::catalogue(), &match_.save()).expect("it loads");
    let progress = CourseProgress::of(&loaded).expect("lessons");
    assert_eq!(progress.learned()[..3], [Learned::Skipped, Learned::Skipped, Learned::Open]);
    assert_eq!(progress.open(), Some(2));
}

#[test]
fn other_missions_have_no_lessons() {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
    assert!(CourseProgress::of(&Match::new(scenario, Options::default(), 1)).is_none());
}

#[test]
fn advice_is_legal_reasoned_and_changes_nothing() {
    let (mut match_, mut adviser) = (tutorial(3), Adviser::new(Side::Heroes));
    let (mut bot, mut reasons) = (Bot::new(Side::Villain, 1), Vec::new());
    for turn in 0..60 {
        let game = match_.game();
        let prompt = game.prompt();
        if matches!(prompt.ask, Ask::GameOver { .. }) {
            break;
        }
        let blind = game.blind(turn);
        if prompt.side == Side::Villain {
            let command = bot.answer(&blind);
            match_.apply(&command).expect("legal");
            continue;
        }
        let before = (game.hash(), match_.record());
        let advice = adviser.think(&blind, &mut Endless).expect("an advice");
        assert_eq!(before, (match_.game().hash(), match_.record()), "advice leaves the match alone");
        assert!(match_.game().legal().contains(&advice.way[0]), "{:?}", advice.way);
        reasons.push(advice.reason);
        match_.apply(&advice.way[0]).expect("legal");
    }
    assert!(
        reasons.iter().any(|reason| matches!(reason, Because::Attack { .. } | Because::Work { .. })),
        "{reasons:?}"
    );
    assert!(reasons.iter().any(|reason| matches!(reason, Because::Go { .. })), "{reasons:?}");
}
