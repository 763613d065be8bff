//! The tutorial is played through, and what it teaches is done; progress goes with the match; advice is only advice.

use gotham_ai::{Adviser, Bot, Player as _};
use gotham_content::Color;
use gotham_content::mission::{Feat, Side};
use gotham_platform::Endless;
use gotham_play::advice::Because;
use gotham_play::record::Entry;
use gotham_play::{CourseProgress, Cue, Detour, Learned, Level, Match, ShownLesson, obvious};
use gotham_rules::command::Stance;
use gotham_rules::state::RiverSlot;
use gotham_rules::{Ask, Command, Game, Happening, Options, Scenario};
use gotham_words::{ENGLISH, Words};

const COURSES: [&str; 2] = ["first_night", "first_scheme"];

fn course(mission: &str, seed: u64) -> Match {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), mission).expect("the tutorial");
    Match::new(scenario, Options::default(), seed)
}

fn tutorial(seed: u64) -> Match {
    course("first_night", seed)
}

/// The seed that the course is made for.
fn made_for(mission: &str) -> u64 {
    course(mission, 0).game().scenario().mission.lessons.as_ref().expect("lessons").seed
}

fn progress(play: &Match) -> CourseProgress {
    CourseProgress::of(play).expect("lessons")
}

/// How somebody plays a tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pupil {
    /// Does what the lesson says, and what it says comes first.
    Willing,
    /// Does anything else that is allowed, if there is anything else.
    Contrary,
    /// Does only what is forced, and ends the turn.
    Idle,
}

/// Whether an answer does what an open lesson teaches, sensibly.
fn does(feat: Feat, command: &Command, game: &Game) -> bool {
    match (feat, command) {
        (Feat::Acts, Command::TakeStance { stance, .. }) => *stance == Stance::Active,
        (Feat::Rests, Command::TakeStance { stance, .. }) => *stance == Stance::Resting,
        (Feat::Attacks, Command::Attack { .. })
        | (Feat::Moves, Command::Move { cubes: 0, .. })
        | (Feat::Rerolls, Command::Reroll { .. })
        | (Feat::Reinforces, Command::Reinforce { .. })
        | (Feat::EndsTurn, Command::EndTurn) => true,
        (Feat::Defends, Command::Defend { cubes, .. }) => *cubes > 0,
        (Feat::Works, Command::Interact { .. }) => true,
        (Feat::Activates | Feat::MeetsEvent, Command::ActivateTile { position }) => {
            let is_event = game.state().river[usize::from(*position)] == RiverSlot::Event;
            is_event == (feat == Feat::MeetsEvent)
        }
        _ => false,
    }
}

/// Whether an answer is what the table says comes first.
fn comes_first(detour: Detour, command: &Command, game: &Game) -> bool {
    match detour {
        Detour::Watch | Detour::Answer => false,
        Detour::BeActive => does(Feat::Acts, command, game),
        Detour::Resting | Detour::NextRound | Detour::TheirTurn | Detour::Tired => *command == Command::EndTurn,
        Detour::Closer | Detour::There => matches!(command, Command::Move { .. }),
        Detour::Roll => does(Feat::Attacks, command, game) || does(Feat::Works, command, game),
        Detour::Moving => *command == Command::Stop,
        Detour::Activate => does(Feat::Activates, command, game),
        Detour::Choose => matches!(command, Command::ActivateMini { .. }),
        Detour::SetOff => does(Feat::MeetsEvent, command, game),
    }
}

/// Whether a Move leads where the lessons point: to an alarm box, or to Catwoman.
fn is_to_the_point(command: &Command, game: &Game) -> bool {
    let Command::Move { mini, area, .. } = command else { return true };
    let state = game.state();
    let is_hers = state.with_tablets().any(|hero| state.mini(hero).area == Some(*area) && hero != *mini);
    let is_work = state.mini(*mini).has_tablet() && state.tokens.iter().any(|token| token.area == *area);
    is_hers || is_work
}

/// What the pupil answers, if it is not left to the adviser.
fn answer(pupil: Pupil, game: &Game, shown: Option<ShownLesson>, turn: usize) -> Option<Command> {
    let course = game.scenario().mission.lessons.as_ref().expect("lessons");
    let mut legal = game.legal();
    let declines = |command: &Command| {
        matches!(
            command,
            Command::EndTurn
                | Command::Stop
                | Command::Keep
                | Command::Decline
                | Command::Finish
                | Command::Defend { cubes: 0, .. }
                | Command::TakeStance { stance: Stance::Resting, .. }
        )
    };
    let feat = shown.map(|shown| course.lessons[shown.at].done);
    match (pupil, shown?.cue) {
        (Pupil::Willing, Cue::Try) => {
            let fits = legal.into_iter().filter(|command| does(feat.expect("shown"), command, game));
            fits.min_by_key(|command| !is_to_the_point(command, game))
        }
        (Pupil::Willing, Cue::First(detour)) => {
            let fits = legal.into_iter().filter(|command| comes_first(detour, command, game));
            fits.min_by_key(|command| !is_to_the_point(command, game))
        }
        (Pupil::Willing, Cue::Read) => None,
        (Pupil::Contrary, _) => {
            let is_other = |command: &Command| feat.is_none_or(|feat| !does(feat, command, game));
            let others: Vec<Command> = legal.iter().filter(|command| is_other(command)).cloned().collect();
            let wanted = if others.is_empty() { legal } else { others };
            Some(wanted[turn * 7919 % wanted.len()].clone())
        }
        (Pupil::Idle, _) => {
            let at = legal.iter().position(declines).unwrap_or_default();
            Some(legal.swap_remove(at))
        }
    }
}

/// What the table says about the lesson that is shown is true at this question.
fn check(play: &Match, progress: &CourseProgress) {
    let (game, side) = (play.game(), progress.course().expect("lessons").side);
    let prompt = game.prompt();
    if matches!(prompt.ask, Ask::GameOver { .. }) {
        assert!(progress.shown().is_none() && progress.last_word().is_some());
        return;
    }
    let Some(shown) = progress.shown() else {
        return assert!(progress.last_word().is_some(), "somebody is left without a word");
    };
    assert_eq!(progress.learned()[shown.at], Learned::Open);
    let lesson = &progress.course().expect("lessons").lessons[shown.at];
    let legal = game.legal();
    match shown.cue {
        Cue::Read => assert_eq!(lesson.done, Feat::Reads),
        Cue::Try => assert!(prompt.side == side && lesson.done != Feat::Reads, "{}", lesson.id),
        Cue::First(Detour::Watch) => assert_ne!(prompt.side, side),
        Cue::First(Detour::Answer) => assert_eq!(prompt.side, side),
        Cue::First(detour) => {
            let can = legal.iter().any(|command| comes_first(detour, command, game));
            assert!(prompt.side == side && can, "{}: {detour:?} at {:?}", lesson.id, prompt.ask);
        }
    }
}

/// Plays on until the match is over or, if the pupil is willing, all lessons are done.
fn play(pupil: Pupil, tutorial: &mut Match, mut after_each: impl FnMut(&Match)) {
    let side = progress(tutorial).course().expect("lessons").side;
    let mut other = Bot::new(side.enemy(), 1, Level::default());
    let mut adviser = Adviser::new(side);
    for turn in 0..3000 {
        let now = progress(tutorial);
        check(tutorial, &now);
        if pupil == Pupil::Willing && now.shown().is_some_and(|shown| shown.cue == Cue::Read) {
            now.pass(tutorial);
            assert_ne!(progress(tutorial).shown(), now.shown(), "it is read");
            continue;
        }
        let game = tutorial.game();
        let (prompt, blind) = (game.prompt(), game.blind(turn as u64));
        let is_over = matches!(prompt.ask, Ask::GameOver { .. });
        if is_over || (pupil == Pupil::Willing && now.shown().is_none()) {
            return;
        }
        let command = if prompt.side == side {
            let advice = || adviser.think(&blind, &mut Endless).expect("an advice").way.remove(0);
            let by_itself = obvious::answer(game, &prompt, &game.legal());
            by_itself.or_else(|| answer(pupil, game, now.shown(), turn)).unwrap_or_else(advice)
        } else {
            other.answer(&blind)
        };
        tutorial.apply(&command).expect("legal");
        after_each(tutorial);
    }
    panic!("it does not end");
}

#[test]
fn a_pupil_who_follows_the_lessons_does_all_of_them() {
    for mission in COURSES {
        for seed in [made_for(mission), 1, 2, 3] {
            let mut play_through = course(mission, seed);
            play(Pupil::Willing, &mut play_through, |_| ());
            let progress = progress(&play_through);
            let done = progress.learned().iter().all(|learned| *learned == Learned::Done);
            assert!(done, "{mission}, seed {seed}: {:?}", progress.learned());
            let round = play_through.game().state().round;
            assert!(round <= 4, "{mission}, seed {seed}: round {round}");
        }
    }
}

#[test]
fn nobody_loses_before_the_last_lesson_whatever_is_done() {
    for (mission, pupil) in
        COURSES.into_iter().flat_map(|mission| [Pupil::Contrary, Pupil::Idle].map(|pupil| (mission, pupil)))
    {
        for seed in [made_for(mission), 1, 2, 3] {
            let mut play_through = course(mission, seed);
            play(pupil, &mut play_through, |_| ());
            let progress = progress(&play_through);
            let course = progress.course().expect("lessons");
            let winner = play_through.game().state().result.map(|result| result.winner);
            let is_open = progress.learned().contains(&Learned::Open);
            assert!(winner == Some(course.side) || !is_open, "{mission}, {pupil:?}, seed {seed}: lost");
            let closing = &course.closing;
            let said = match (is_open, winner == Some(course.side)) {
                (true, _) => &closing.unfinished,
                (false, true) => &closing.won,
                (false, false) => &closing.lost,
            };
            assert_eq!(progress.last_word(), Some(said));
            assert!(pupil == Pupil::Contrary || is_open, "{mission}: nothing was done, and all is learned");
        }
    }
}

/// Each lesson is ticked off by what it teaches, and by nothing else.
#[test]
fn a_lesson_is_ticked_off_by_its_deed_alone() {
    for mission in COURSES {
        let mut match_ = course(mission, made_for(mission));
        let mut before = progress(&match_);
        let course = before.course().expect("lessons").clone();
        play(Pupil::Contrary, &mut match_, |match_| {
            let now = progress(match_);
            let entry = &match_.steps().last().expect("a step").entry;
            let Entry::Said(command) = entry else { panic!("{entry:?}") };
            let was = match_.at(match_.steps().len() - 1);
            for (at, lesson) in course.lessons.iter().enumerate() {
                let is_new = now.learned()[at] == Learned::Done && before.learned()[at] == Learned::Open;
                // The rest follows from other answers: the last die, the last part of an Event.
                let is_direct = !matches!(lesson.done, Feat::Works | Feat::MeetsEvent | Feat::Reads);
                let has_moved = lesson.done == Feat::Moves && matches!(command, Command::Move { .. });
                let is_deed = has_moved || does(lesson.done, command, was);
                assert!(!is_new || !is_direct || is_deed, "{} by {command:?}", lesson.id);
            }
            before = now;
        });
    }
}

/// An end of the turn that no lesson has asked for teaches nothing about it.
#[test]
fn a_turn_that_ends_too_soon_is_not_the_lesson_about_that() {
    let mut match_ = tutorial(7);
    let at = |id: &str, match_: &Match| {
        let now = progress(match_);
        let at = now.course().expect("lessons").lessons.iter().position(|lesson| lesson.id == id).expect("it is there");
        (at, now.learned()[at])
    };
    while match_.game().prompt().ask != Ask::HeroAction {
        let active = |command: &Command| !matches!(command, Command::TakeStance { stance: Stance::Resting, .. });
        let command = match_.game().legal().into_iter().find(active).expect("an answer");
        match_.apply(&command).expect("legal");
    }
    assert_eq!(progress(&match_).shown().map(|shown| shown.at), Some(at("move", &match_).0));
    match_.apply(&Command::EndTurn).expect("legal");
    assert_eq!(["stance", "move", "end"].map(|id| at(id, &match_).1), [Learned::Done, Learned::Open, Learned::Open]);
}

/// What the first dice show belongs to the mission: a table that is loaded or played back goes on with the same.
#[test]
fn the_first_dice_are_known_and_the_same_in_every_replay() {
    let faces = |seed: u64| {
        let (mut match_, mut faces) = (tutorial(seed), Vec::new());
        play(Pupil::Willing, &mut match_, |match_| {
            let events = &match_.steps().last().expect("a step").events;
            faces.extend(events.iter().filter_map(|event| match &event.what {
                Happening::Rolled { dice, .. } => Some(dice.clone()),
                _ => None,
            }));
        });
        let loaded = Match::load(&gotham_embedded::catalogue(), &match_.save()).expect("it loads");
        assert_eq!(loaded.game().hash(), match_.game().hash());
        assert!(!match_.is_practice(), "it is a match like any other");
        faces
    };
    let (one, other) = (faces(7), faces(8));
    assert_eq!(one[0], other[0], "whatever the seed");
    assert_eq!(one[0][0], (Color::Yellow, 0), "the first die is worth another try");
}

#[test]
fn progress_is_saved_loaded_and_taken_back_with_the_match() {
    let catalogue = gotham_embedded::catalogue();
    for mission in COURSES {
        let mut match_ = course(mission, made_for(mission));
        let mut heard = progress(&match_);
        let mut steps = 0;
        play(Pupil::Willing, &mut match_, |match_| {
            heard.hear(match_);
            assert_eq!((heard.learned(), heard.shown()), (progress(match_).learned(), progress(match_).shown()));
            steps += 1;
            if steps % 8 == 0 {
                let loaded = Match::load(&catalogue, &match_.save()).expect("it loads");
                assert_eq!(progress(&loaded).learned(), heard.learned());
            }
        });
        let begun = progress(&match_.branch(0));
        assert!(begun.learned().iter().all(|learned| *learned == Learned::Open), "nothing is done at the beginning");
    }
}

#[test]
fn a_lesson_that_is_skipped_stays_so() {
    let mut match_ = tutorial(7);
    for skipped in 0..2 {
        let now = progress(&match_);
        assert_eq!(now.shown().map(|shown| shown.at), Some(skipped));
        now.pass(&mut match_);
    }
    let loaded = Match::load(&gotham_embedded::catalogue(), &match_.save()).expect("it loads");
    let now = progress(&loaded);
    assert_eq!(now.learned()[..3], [Learned::Skipped, Learned::Skipped, Learned::Open]);
    assert_eq!(now.shown().map(|shown| shown.at), Some(2));
    while progress(&match_).shown().is_some() {
        progress(&match_).pass(&mut match_);
    }
    let now = progress(&match_);
    assert_eq!(now.last_word(), Some(&now.course().expect("lessons").closing.unfinished), "skipping is not praised");
}

/// Everything that lessons say has a translation.
#[test]
fn lessons_speak_every_language() {
    for language in Words::languages().iter().filter(|language| language.code != ENGLISH) {
        let words = Words::of(language.code);
        for mission in COURSES {
            let now = progress(&course(mission, 1));
            let course = now.course().expect("lessons");
            let closing = &course.closing;
            let lessons = course.lessons.iter().flat_map(|lesson| [&lesson.title, &lesson.text]);
            let last = [&closing.title, &closing.text, &closing.won, &closing.lost, &closing.unfinished];
            for text in lessons.chain(last) {
                assert_ne!(words.text(text), text.english(), "{}", language.code);
            }
        }
    }
}

#[test]
fn other_missions_have_no_lessons() {
    let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
    assert!(CourseProgress::of(&Match::new(scenario, Options::default(), 1)).is_none());
}

#[test]
fn advice_is_legal_reasoned_and_changes_nothing() {
    let (mut match_, mut adviser) = (tutorial(3), Adviser::new(Side::Heroes));
    let (mut bot, mut reasons) = (Bot::new(Side::Villain, 1, Level::default()), Vec::new());
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
