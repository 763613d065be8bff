//! Ask: what the game asks, and who answers; everything is kept after every answer.

use bevy::prelude::*;

use super::instruments::Panels;
use super::schedule::{Step, Turn};
use super::session::{Asked, Files, Session};
use super::states::{Phase, Screen};
use crate::content::mission::Side;
use crate::play::SeatId;
use crate::play::log::Titles;
use crate::rules::Ask;

/// Reads the question when it may have changed.
pub fn plugin(app: &mut App) {
    app.add_systems(Turn, ask.in_set(Step::Ask))
        .add_systems(OnEnter(Screen::Menu), |mut files: ResMut<Files>| files.look());
}

fn ask(mut session: ResMut<Session>, panels: Res<Panels>, mut phase: ResMut<NextState<Phase>>) {
    if !session.stale {
        return;
    }
    let session = &mut *session;
    let prompt = session.game().prompt();
    NextState::set_if_neq(&mut *phase, Phase::from(session.game().state().phase));
    session.asked = asked(session, &prompt, panels.settings.hand_over);
    if let Asked::Here = session.asked {
        session.chairs.sitting = session.chairs.person(session.chairs.who(session.game(), &prompt));
        session.legal = session.game().legal();
    } else {
        session.legal.clear();
    }
    session.prompt = prompt;
    session.turn += 1;
    session.stale = false;
}

fn asked(session: &Session, prompt: &crate::rules::Prompt, hand_over: bool) -> Asked {
    if session.recording.is_some() || matches!(prompt.ask, Ask::GameOver { .. }) {
        return Asked::Nobody;
    }
    let seat = session.chairs.who(session.game(), prompt);
    match (session.chairs.person(seat), session.chairs.sitting) {
        (None, _) => Asked::Program { name: session.chairs.name(seat) },
        (Some(person), Some(sitting)) if person != sitting && hand_over => {
            let other = if prompt.side == Side::Heroes { Side::Villain } else { Side::Heroes };
            Asked::HandOver { to: called(session, seat), recap: Box::new(session.recap(other)), person }
        }
        (Some(_), _) => Asked::Here,
    }
}

/// "The Villain's player", "Batman's player".
fn called(session: &Session, seat: SeatId) -> String {
    let state = session.game().state();
    match seat.0.checked_sub(1).and_then(|slot| state.heroes.get(slot)) {
        None if seat.0 == 0 => "The Villain's player".into(),
        None => session.chairs.name(seat),
        Some(hero) => format!("{}'s player", Titles(session.game()).hero(hero.hero)),
    }
}

/// Keeps what was said, once a frame. A disk that fails is told of once, until it works again.
pub fn keep(
    mut session: ResMut<Session>,
    mut files: ResMut<Files>,
    mut panels: ResMut<Panels>,
    mut has_failed: Local<bool>,
) {
    if !session.unkept {
        return;
    }
    session.unkept = false;
    let kept = files.keep(&mut session);
    if let (Err(error), false) = (&kept, *has_failed) {
        panels.trouble("The match could not be kept", error);
    }
    *has_failed = kept.is_err();
}

/// When the game is over and everything is shown, the report comes.
pub fn report(session: Res<Session>, mut screen: ResMut<NextState<Screen>>) {
    if session.game().state().result.is_some() && session.recording.is_none() {
        NextState::set_if_neq(&mut *screen, Screen::Report);
    }
}
