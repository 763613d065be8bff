//! "What can I do now?": a program thinks about the question of the person at the screen, in slices, and says what it would
//! answer. It is given a blind copy, and nobody answers for the player.

use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use crate::table::panel_memory::Panels;
use crate::table::session::Session;
use crate::table::thinking::{Slices, Thinking, locked};
use gotham_ai::Adviser;
use gotham_content::mission::Side;
use gotham_play::Advice;
use gotham_rules::{Ask, Blind};

/// The program that is asked, with what it remembers from question to question.
#[derive(Resource, Default)]
pub(super) struct Counsel(Option<Arc<Mutex<Adviser>>>);

impl Counsel {
    /// Begins to think for a side.
    fn think(&mut self, side: Side, blind: Blind) -> Thinking<Advice> {
        let known = self.0.take().filter(|adviser| locked(adviser).side == side);
        let adviser = known.unwrap_or_else(|| Arc::new(Mutex::new(Adviser::new(side))));
        self.0 = Some(adviser.clone());
        Thinking::new(move |patience| locked(&adviser).think(&blind, patience))
    }
}

/// Lets it think while the player waits for advice.
pub(super) fn think(
    mut session: ResMut<Session>,
    panels: Res<Panels>,
    mut slices: Slices,
    mut counsel: ResMut<Counsel>,
) {
    let is_over = matches!(session.prompt.ask, Ask::GameOver { .. });
    if !panels.desk.asks_advice || is_over || !session.lacks_advice() {
        session.thoughts.advice = None;
        return;
    }
    let (side, turn) = (session.prompt.side, session.turn);
    if let Some(solution) = session.riddle.as_ref().and_then(|riddle| riddle.revealed(session.play())) {
        session.advice = Some((turn, solution));
        return;
    }
    let begun = session.thoughts.advice.take_if(|(of, _)| *of == turn);
    // Advice uses what the side that asks for it knows, and nothing else.
    let (_, mut thinking) = begun.unwrap_or_else(|| (turn, counsel.think(side, session.game().blind_for(side, turn))));
    slices.give(&mut thinking);
    if let Some(advice) = thinking.found() {
        session.advice = Some((turn, advice));
    }
    session.thoughts.advice = Some((turn, thinking));
}

#[cfg(test)]
mod tests {
    use core::time::Duration;
    use std::sync::Arc;

    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::table::Machine;
    use crate::table::animate::Stage;
    use crate::table::schedule::{FrameStep, Turn};
    use crate::table::session::{self, Files, Keeping};
    use crate::table::states::Screen;
    use crate::table::{ask, messages, resolve, schedule};
    use gotham_panels::{NewMatch, Settings};
    use gotham_platform::{HandClock, Memory, Platform};

    /// The time a look at the clock takes: a step of thought takes one.
    const TICK: Duration = Duration::from_millis(1);

    /// The first mission, at its first Stance, with a person at the Heroes.
    fn table() -> App {
        let catalogue = gotham_embedded::catalogue();
        let new = NewMatch::against_the_computer(&catalogue.missions[0]);
        let mut session = Session::begin(session::scenario(&catalogue, &new).expect("the mission"), new, 5);
        session.keeping = Keeping::Never;
        while !matches!(session.game().prompt().ask, Ask::TakeStance) {
            let first = session.game().legal().remove(0);
            session.say(&first).expect("legal");
        }
        let clock = Arc::new(HandClock::ticking(TICK));
        let memory = || Arc::new(Memory::new(clock.clone()));
        let platform = Platform { saves: memory(), settings: memory(), clock: clock.clone(), page: None };
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(Files::new(&platform))
            .insert_resource(Machine(platform))
            .insert_resource(Panels::new(Settings::default()))
            .insert_resource(session)
            .init_resource::<Stage>()
            .init_resource::<Counsel>()
            .add_plugins((schedule::plugin, messages::plugin, ask::plugin, resolve::plugin))
            .add_systems(Turn, think.in_set(FrameStep::Answer).run_if(in_state(Screen::Match)));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app
    }

    #[test]
    fn advice_comes_when_it_is_asked_for_and_nobody_answers_for_the_player() {
        let mut app = table();
        let kept = |app: &App| {
            let session = app.world().resource::<Session>();
            (session.game().hash(), session.play().record())
        };
        let before = kept(&app);
        (0..5).for_each(|_| app.update());
        assert!(app.world().resource::<Session>().advice().is_none(), "nobody has asked");
        app.world_mut().resource_mut::<Panels>().desk.asks_advice = true;
        let mut frames = 0;
        while app.world().resource::<Session>().advice().is_none() {
            app.update();
            frames += 1;
            assert!(frames < 20_000, "no advice comes");
        }
        let session = app.world().resource::<Session>();
        let advice = session.advice().expect("it is there").way[0].clone();
        assert!(session.legal.contains(&advice));
        assert_eq!(kept(&app), before, "the match is what it was");
        let mut session = app.world_mut().resource_mut::<Session>();
        session.say(&advice).expect("legal");
        assert!(session.advice().is_none(), "it was for the question before");
    }
}
