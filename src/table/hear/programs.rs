//! Programs, habits and records answer, too: one command at a time, once the table has shown the last one.

use bevy::prelude::*;

use crate::table::animate::Stage;
use crate::table::messages::{Answered, Happened};
use crate::table::panel_memory::Panels;
use crate::table::session::{Asked, Session};
use crate::table::thinking::{Slices, Thinking};
use gotham_panels::{Packing, PuzzleStage, Speed};
use gotham_rules::{Ask, Command};

/// Heroes that were chosen in the menu are taken automatically; so are packs and allies, if they shall be as suggested.
pub(super) fn wishes(session: Res<Session>, mut answers: MessageWriter<Answered>) {
    if session.stale || session.asked == Asked::Nobody || !session.walk.is_empty() {
        return;
    }
    let wished = match session.prompt.ask {
        Ask::ChooseHero { slot } => {
            let wish = session.new.wishes.get(usize::from(slot)).and_then(Option::as_ref);
            let hero = wish.and_then(|wish| session.game().scenario().find_hero(wish.as_str()));
            hero.map(|hero| Command::ChooseHero { slot, hero })
        }
        Ask::TakeGadgets { .. } | Ask::ChooseAllies | Ask::PlaceAlly if session.new.packing == Packing::Suggested => {
            session.suggested.first().cloned()
        }
        _ => None,
    };
    if let Some(command) = wished.filter(|command| session.game().why_not(command).is_none()) {
        answers.write(Answered { turn: session.turn, command });
    }
}

/// What a person has said once for the whole match answers automatically, and so does what nobody needs to think about,
/// unless a walk goes on. Whether that is so is found out once for each question.
pub(super) fn habits(session: Res<Session>, mut looked_at: Local<u64>, mut answers: MessageWriter<Answered>) {
    let is_persons = matches!(session.asked, Asked::Here | Asked::HandOver { .. });
    if session.stale || !is_persons || session.recording.is_some() || !session.walk.is_empty() {
        return;
    }
    let is_new = session.is_added() || *looked_at != session.turn;
    *looked_at = session.turn;
    let habit = session.play().habits().answer(session.game(), &session.prompt);
    let obvious = || is_new.then(|| session.obvious(session.play(), &session.prompt, &session.legal)).flatten();
    if let Some(command) = habit.or_else(obvious) {
        answers.write(Answered { turn: session.turn, command });
    }
}

/// Lets a program think, in its slice of the frame and between frames. It thinks while the table still shows the last
/// command, and answers once that is done.
pub(super) fn think(
    mut session: ResMut<Session>,
    stage: Res<Stage>,
    panels: Res<Panels>,
    mut slices: Slices,
    mut answers: MessageWriter<Answered>,
) {
    // nobody plays on while the player reads what is said of a puzzle
    let is_held = session.riddle.as_ref().is_some_and(|riddle| riddle.stage != PuzzleStage::Open);
    if session.stale || !matches!(session.asked, Asked::Program) || is_held {
        session.thoughts.answer = None;
        return;
    }
    let turn = session.turn;
    let begun = session.thoughts.answer.take_if(|(of, _)| *of == turn);
    let (_, mut thinking) = begun.unwrap_or_else(|| {
        let seat = session.chairs.who(session.game(), &session.prompt);
        // A program knows what its side knows, and nothing else.
        let blind = session.game().blind_for(session.prompt.side, turn);
        (turn, Thinking::new(session.chairs.thought(seat, blind)))
    });
    slices.give(&mut thinking);
    // What the cards decide is shown before the next answer, if the player goes step by step.
    let is_step_by_step = panels.settings.step_by_step && session.game().state().automaton.is_some();
    let is_shown = !stage.is_busy() || (panels.settings.speed == Speed::Instant && !is_step_by_step);
    if let Some(command) = thinking.found().filter(|_| is_shown) {
        answers.write(Answered { turn, command });
    }
    session.thoughts.answer = Some((turn, thinking));
}

/// A watched record goes on.
pub(super) fn play_on(mut session: ResMut<Session>, stage: Res<Stage>, mut happened: MessageWriter<Happened>) {
    let goes_on = session.recording.as_ref().is_some_and(|recording| recording.playing && !recording.is_over());
    if goes_on && !stage.is_busy() && !session.stale {
        let events = session.play_on();
        happened.write_batch(events.into_iter().map(Happened));
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;
    use std::sync::Arc;

    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::table::Machine;
    use crate::table::animate::Float;
    use crate::table::schedule::{AT_REST, FrameStep, LEAST, Turn};
    use crate::table::session::{self, Files, Keeping};
    use crate::table::states::Screen;
    use crate::table::thinking::Slice;
    use crate::table::{ask, messages, resolve, schedule};
    use gotham_ai::RandomPlayer;
    use gotham_panels::{NewMatch, SeatKind, Settings};
    use gotham_platform::{Endless, HandClock, Memory, Platform};
    use gotham_play::habits::meant_by;
    use gotham_play::record::Entry;
    use gotham_play::{Habit, Player};

    /// The time a look at the clock takes: a step of thought takes one.
    const TICK: Duration = Duration::from_millis(1);

    fn bots(seed: u64) -> Session {
        let catalogue = gotham_embedded::catalogue();
        let mut new = NewMatch::against_the_computer(&catalogue.missions[0]);
        new.heroes.fill(SeatKind::Bot);
        new.villain = SeatKind::Bot;
        let scenario = session::scenario(&catalogue, &new).expect("the mission");
        let mut session = Session::begin(scenario, new, seed);
        session.keeping = Keeping::Never;
        session
    }

    fn table(seed: u64) -> App {
        let clock = Arc::new(HandClock::ticking(TICK));
        let memory = || Arc::new(Memory::new(clock.clone()));
        let platform = Platform { saves: memory(), settings: memory(), clock: clock.clone(), page: None };
        let settings = Settings { speed: Speed::Instant, ..Settings::default() };
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            // A frame is as long on a busy machine as on an idle one.
            .insert_resource(TimeUpdateStrategy::ManualDuration(TICK))
            .insert_resource(Files::new(&platform))
            .insert_resource(Machine(platform))
            .insert_resource(Panels::new(settings))
            .insert_resource(bots(seed))
            .init_resource::<Stage>()
            .add_plugins((schedule::plugin, messages::plugin, ask::plugin, resolve::plugin))
            .add_systems(Turn, think.in_set(FrameStep::Answer).run_if(in_state(Screen::Match)));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app
    }

    /// A match with one person on both sides of the table, up to an offered Skill that can be used in only one way.
    fn where_a_skill_is_offered() -> Session {
        let catalogue = gotham_embedded::catalogue();
        let new = NewMatch { villain: SeatKind::Person(1), ..NewMatch::against_the_computer(&catalogue.missions[0]) };
        for seed in 0..50 {
            let scenario = session::scenario(&catalogue, &new).expect("the mission");
            let mut session = Session::begin(scenario, new.clone(), seed);
            session.keeping = Keeping::Never;
            let mut random = RandomPlayer::new(seed);
            while session.game().state().result.is_none() {
                let is_skill = matches!(session.game().prompt().ask, Ask::Skill { .. });
                if is_skill && meant_by(&session.game().legal(), Habit::Always).is_some() {
                    return session;
                }
                let command = random.think(&session.game().blind(0), &mut Endless).expect("an answer");
                session.say(&command).expect("legal");
            }
        }
        panic!("no Skill is ever offered");
    }

    #[test]
    fn a_habit_answers_until_it_is_given_up() {
        for (habit, is_meant) in [
            (Habit::Always, (|command| matches!(command, Command::UseSkill { .. })) as fn(&Command) -> bool),
            (Habit::Never, |command| *command == Command::Decline),
        ] {
            let mut app = table(5);
            app.add_systems(Turn, habits.in_set(FrameStep::Answer).run_if(in_state(Screen::Match)));
            app.insert_resource(where_a_skill_is_offered());
            let said = |app: &App| app.world().resource::<Session>().play().steps().len();
            let before = said(&app);
            (0..5).for_each(|_| app.update());
            assert_eq!(said(&app), before, "nobody has said anything once for the whole match");
            let mut session = app.world_mut().resource_mut::<Session>();
            let prompt = session.prompt.clone();
            let (&Ask::Skill { skill, .. }, Some(mini)) = (&prompt.ask, prompt.subject) else { panic!("{prompt:?}") };
            session.take_habit(mini, skill, Some(habit));
            assert_eq!(session.play().habits().of(session.game(), mini, skill), Some(habit));
            (0..5).for_each(|_| app.update());
            let session = app.world().resource::<Session>();
            assert!(said(&app) > before, "{habit:?} was not heard");
            let answer = &session.play().steps()[before];
            assert!(matches!(&answer.entry, Entry::Said(command) if is_meant(command)), "{answer:?}");
            let mut session = app.world_mut().resource_mut::<Session>();
            session.take_habit(mini, skill, None);
            assert_eq!(session.play().habits().of(session.game(), mini, skill), None);
        }
    }

    #[test]
    fn no_frame_waits_for_a_program() {
        assert_thinks_at_most(AT_REST, &mut table(5));
        let mut moving = table(5);
        let fading = Float { at: Vec3::ZERO, text: "-1".into(), color: [0; 3], age: 0.0 };
        moving.world_mut().resource_mut::<Stage>().floats.push(fading);
        assert_thinks_at_most(LEAST, &mut moving);
    }

    /// The first round is played in slices that are this long at most, and as if it were thought about at once.
    fn assert_thinks_at_most(most: Duration, app: &mut App) {
        let (mut frames, mut unanswered) = (0, 0);
        while app.world().resource::<Session>().game().state().round < 2 {
            let turn = app.world().resource::<Session>().turn;
            app.update();
            frames += 1;
            assert!(frames < 20_000, "the match does not go on");
            let spent = app.world().resource::<Slice>().spent;
            assert!(spent <= most + 2 * TICK, "a program has thought for {spent:?} in a frame");
            unanswered += u32::from(turn == app.world().resource::<Session>().turn);
        }
        assert!(unanswered > 0, "no decision took more than a frame: nothing was sliced");
        let mut whole = bots(5);
        for turn in 1.. {
            if whole.game().state().round >= 2 {
                break;
            }
            let seat = whole.chairs.who(whole.game(), &whole.game().prompt());
            let blind = whole.game().blind_for(whole.prompt.side, turn);
            let command = whole.chairs.thought(seat, blind)(&mut Endless).expect("there is no hurry");
            whole.say(&command).expect("legal");
        }
        let (sliced, whole) = (app.world().resource::<Session>().play(), whole.play());
        for at in 1..=whole.steps().len() {
            assert_eq!(sliced.at(at).hash(), whole.at(at).hash(), "sliced thought is other thought");
        }
    }
}
