//! Answer: who answers the question, and what else is wanted: panels, clicks, keys, programs, records.

mod advice;
mod content;
mod exchange;
mod intents;
mod keys;
mod programs;
mod puzzles;
mod review;
mod sandbox;
mod share;

use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;

use super::animate::Stage;
use super::messages::Answered;
use super::photo;
use super::schedule::{FrameStep, Turn};
use super::session::{Asked, Session};
use super::states::Screen;
use gotham_rules::Command;

/// Hears everybody.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<advice::Counsel>()
        .init_resource::<puzzles::Referee>()
        .init_resource::<review::Desk>()
        .add_systems(
            PreUpdate,
            keys::read.after(InputManagerSystem::Update).before(photo::Keys).run_if(not(photo::is_on)),
        );
    app.add_systems(OnExit(Screen::Report), review::leave);
    app.add_systems(
        Turn,
        (
            intents::carry_out,
            (
                programs::wishes,
                programs::habits,
                walk,
                programs::think,
                puzzles::judge,
                advice::think,
                programs::play_on,
            )
                .chain()
                .run_if(in_state(Screen::Match)),
            review::think.run_if(in_state(Screen::Report)),
        )
            .chain()
            .in_set(FrameStep::Answer),
    );
}

/// Gives the next command of a walk as soon as it is asked for; drops the rest if something else is asked.
fn walk(mut session: ResMut<Session>, stage: Res<Stage>, mut answers: MessageWriter<Answered>) {
    if session.walk.is_empty() || session.stale || stage.is_busy() {
        return;
    }
    let next: Option<Command> = session.walk.pop_front();
    match next.filter(|command| session.game().why_not(command).is_none()) {
        Some(command) if session.asked == Asked::Here => {
            answers.write(Answered { turn: session.turn, command });
        }
        _ => session.walk.clear(),
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use gotham_play::Match;
    use gotham_rules::command::Stance;
    use gotham_rules::{Ask, Options, Scenario, query};

    /// What one click says in several commands is all said, whatever is asked in between: Stances, Bat-Gadgets, Moves.
    #[test]
    fn a_walk_goes_through_every_question_that_it_answers() {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("the mission");
        let mut play = Match::new(scenario, Options::default(), 7);
        while play.game().prompt().ask != Ask::TakeStance {
            let legal = play.game().legal();
            play.apply(&legal[0]).expect("legal");
        }
        let heroes: Vec<_> = query::heroes(play.game()).collect();
        let mut session = Session::resume(play);
        (session.asked, session.stale) = (Asked::Here, false);
        let active = heroes.iter().map(|mini| Command::TakeStance { mini: *mini, stance: Stance::Active });
        session.walk = active.chain([Command::Finish]).collect();
        let mut world = World::new();
        world.insert_resource(session);
        world.init_resource::<Stage>();
        world.init_resource::<Messages<Answered>>();
        let mut said = 0;
        while !world.resource::<Session>().walk.is_empty() {
            world.run_system_once(walk).expect("the system");
            let answers: Vec<Answered> = world.resource_mut::<Messages<Answered>>().drain().collect();
            for answer in answers {
                let mut session = world.resource_mut::<Session>();
                session.say(&answer.command).expect("legal");
                session.stale = false;
                said += 1;
            }
        }
        assert_eq!(said, heroes.len(), "and what nobody asks for is dropped");
    }
}
