//! Hints: a few words when something happens for the first time, one at a time, and each only once. The settings
//! remember.

use bevy::prelude::*;

use super::animate::Stage;
use super::panel_memory::Panels;
use super::present::Marks;
use super::schedule::FrameStep;
use super::session::{Asked, Files, Session};
use super::states::Screen;
use gotham_panels::SeatKind;
use gotham_play::Hint;
use gotham_words::Words;

/// Gives hints.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, give.after(FrameStep::Present).run_if(in_state(Screen::Match)));
}

/// Gives the first hint that is called for, once what it explains has been shown.
fn give(
    mut session: ResMut<Session>,
    stage: Res<Stage>,
    marks: Res<Marks>,
    files: Res<Files>,
    mut panels: ResMut<Panels>,
) {
    if stage.is_busy() || session.stale {
        return;
    }
    let met = if session.met.is_empty() { Vec::new() } else { std::mem::take(&mut session.met) };
    if panels.desk.hint.is_some() || !panels.settings.hints || !is_for_somebody(&session) {
        return;
    }
    let is_asked = session.asked == Asked::Here;
    let question = Hint::of_question(session.game(), &session.prompt).filter(|_| is_asked);
    let refusal = marks.highlights.as_ref().and_then(|marks| Hint::of_refusal(marks.refusal.as_ref()?));
    let causes = met.into_iter().chain(question).chain(refusal);
    let Some(hint) = causes.into_iter().find(|hint| !panels.settings.hints_given.contains(&hint.word())) else {
        return;
    };
    panels.desk.hint = Some(hint);
    panels.settings.hints_given.insert(hint.word());
    if let Err(error) = files.keep_settings(&panels.settings) {
        panels.trouble(Words::table_settings_not_saved, error);
    }
}

/// Whether a person plays, and no lesson is teaching already.
fn is_for_somebody(session: &Session) -> bool {
    let mut seats = session.new.heroes.iter().chain([&session.new.villain]);
    let is_played = session.recording.is_none() && session.workshop.is_none();
    is_played && session.lessons.is_none() && seats.any(|seat| matches!(seat, SeatKind::Person(_)))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::table::session;
    use gotham_panels::{NewMatch, Settings};
    use gotham_platform::{HandClock, Memory, Platform};

    fn table(new: &NewMatch) -> App {
        let clock = Arc::new(HandClock::default());
        let memory = || Arc::new(Memory::new(clock.clone()));
        let platform = Platform { saves: memory(), settings: memory(), clock: clock.clone(), page: None };
        let scenario = session::scenario(&gotham_embedded::catalogue(), new).expect("the mission");
        let mut session = Session::begin(scenario, new.clone(), 5);
        session.stale = false;
        let mut app = App::new();
        app.insert_resource(Files::new(&platform))
            .insert_resource(Panels::new(Settings::default()))
            .insert_resource(session)
            .init_resource::<Stage>()
            .init_resource::<Marks>()
            .add_systems(Update, give);
        app
    }

    fn hint_after(app: &mut App, met: &[Hint]) -> Option<Hint> {
        app.world_mut().resource_mut::<Session>().met.extend(met);
        app.update();
        app.world().resource::<Panels>().desk.hint
    }

    #[test]
    fn each_hint_is_given_once_and_never_two() {
        let mut app = table(&NewMatch::against_the_computer(&gotham_embedded::catalogue().missions[0]));
        assert_eq!(hint_after(&mut app, &[Hint::River, Hint::Event]), Some(Hint::River));
        assert_eq!(hint_after(&mut app, &[Hint::Event]), Some(Hint::River), "one at a time");
        app.world_mut().resource_mut::<Panels>().desk.hint = None;
        assert_eq!(hint_after(&mut app, &[Hint::River]), None, "it was given");
        assert_eq!(hint_after(&mut app, &[Hint::River, Hint::Event]), Some(Hint::Event));
        let (kept, trouble) = app.world().resource::<Files>().settings();
        assert!(trouble.is_none());
        assert_eq!(kept.hints_given, [Hint::Event.word(), Hint::River.word()].into_iter().collect());
    }

    #[test]
    fn no_hint_comes_where_it_is_not_wanted() {
        let catalogue = gotham_embedded::catalogue();
        let person = NewMatch::against_the_computer(&catalogue.missions[0]);
        let mut app = table(&person);
        app.world_mut().resource_mut::<Panels>().settings.hints = false;
        assert_eq!(hint_after(&mut app, &[Hint::River]), None, "they are switched off");
        let mut bots = person.clone();
        bots.heroes.fill(SeatKind::Bot);
        assert_eq!(hint_after(&mut table(&bots), &[Hint::River]), None, "nobody plays");
        let tutorial = NewMatch::tutorial(&catalogue.tutorials[0]);
        assert_eq!(hint_after(&mut table(&tutorial), &[Hint::River]), None, "a lesson teaches already");
    }
}
