//! Ask: what the game asks, and who answers; everything is saved after every answer.

use bevy::prelude::*;

use super::animate::Stage;
use super::panel_memory::Panels;
use super::schedule::{FrameStep, Turn};
use super::session::{Asked, Files, Session};
use super::states::{Phase, Screen};
use gotham_content::mission::Side;
use gotham_panels::Tone;
use gotham_panels::answers::Question;
use gotham_play::{CampaignProgress, Recap, Statistics};
use gotham_rules::Ask;
use gotham_rules::state::Phase as TablePhase;
use gotham_words::Words;

/// Reads the question when it may have changed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Turn, ask.in_set(FrameStep::Ask))
        .add_systems(OnEnter(Screen::Menu), |mut files: ResMut<Files>| files.find_saves())
        .add_systems(OnEnter(Screen::Report), (count, keep_score, keep_lamps).chain());
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
        let person = session.chairs.person(session.chairs.who(session.game(), &prompt));
        let before = std::mem::replace(&mut session.chairs.sitting, person);
        if let (true, Some(person), Some(_)) = (session.game().options().solo && before != person, person, before) {
            let next = session.words.menu_player(person);
            session.tell_briefly(next, Tone::Plain);
        }
        session.legal = session.game().legal();
        session.last_turn = last_turn(session, prompt.side);
    } else {
        session.legal.clear();
        session.last_turn = None;
    }
    session.suggested = match session.asked {
        Asked::Here | Asked::HandOver { .. } => gotham_ai::suggested_setup(session.game()),
        Asked::Program | Asked::Nobody => Vec::new(),
    };
    session.prompt = prompt;
    session.turn += 1;
    session.stale = false;
}

/// What the other side did, while the side that is asked takes its turn.
fn last_turn(session: &Session, side: Side) -> Option<Recap> {
    let (mine, other) = match session.game().state().phase {
        TablePhase::HeroesTurn => (Side::Heroes, Side::Villain),
        TablePhase::VillainsTurn => (Side::Villain, Side::Heroes),
        TablePhase::Setup | TablePhase::Upkeep | TablePhase::GameOver => return None,
    };
    (side == mine).then(|| session.recap(other))
}

fn asked(session: &Session, prompt: &gotham_rules::Prompt, hand_over: bool) -> Asked {
    if session.recording.is_some() || session.workshop.is_some() || matches!(prompt.ask, Ask::GameOver { .. }) {
        return Asked::Nobody;
    }
    let seat = session.chairs.who(session.game(), prompt);
    match (session.chairs.person(seat), session.chairs.sitting) {
        (None, _) => Asked::Program,
        // Players who play together against the cards have nothing to hide from each other.
        (Some(person), Some(sitting)) if person != sitting && hand_over && !session.game().options().solo => {
            let other = if prompt.side == Side::Heroes { Side::Villain } else { Side::Heroes };
            Asked::HandOver { to: session.words.menu_player(person), recap: Box::new(session.recap(other)), person }
        }
        (Some(_), _) => Asked::Here,
    }
}

/// The question, while the person at the screen may answer it.
pub(super) fn question<'a>(session: &'a Session, stage: &Stage) -> Option<Question<'a>> {
    let may = session.asked == Asked::Here && !stage.is_busy() && !session.stale;
    may.then(|| Question {
        words: &session.words,
        game: session.game(),
        prompt: &session.prompt,
        legal: &session.legal,
    })
}

/// Saves what was said, once per frame. A failing disk is reported once, until it works again.
pub(super) fn keep(
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
        panels.trouble(Words::table_not_autosaved, error);
    }
    *has_failed = kept.is_err();
}

/// When the game is over and everything has been shown, the report appears.
pub(super) fn report(session: Res<Session>, mut screen: ResMut<NextState<Screen>>) {
    if session.game().state().result.is_some() && session.recording.is_none() {
        NextState::set_if_neq(&mut *screen, Screen::Report);
    }
}

/// The match in numbers, once.
fn count(session: Option<ResMut<Session>>) {
    if let Some(mut session) = session {
        session.statistics = Some(Statistics::of(session.play()));
    }
}

/// A win against the cards gets its place in the score list. A watched record doesn't count as a win.
fn keep_score(session: Option<Res<Session>>, mut files: ResMut<Files>, mut panels: ResMut<Panels>) {
    let Some(session) = session.filter(|session| session.recording.is_none()) else { return };
    match files.keep_score(session.play()) {
        Ok(None) => {}
        Ok(Some(moved)) => panels.trouble(Words::table_scores_unread, moved),
        Err(error) => panels.trouble(Words::table_score_not_kept, error),
    }
}

/// A match that has ended lights its lamps in the campaign, if a person has played a Hero, and what stays dark counts for a
/// person who has played the Villain. A watched record doesn't count.
fn keep_lamps(session: Option<Res<Session>>, mut files: ResMut<Files>, mut panels: ResMut<Panels>) {
    let Some(session) = session.filter(|session| session.recording.is_none()) else { return };
    let chairs = &session.chairs;
    let mut more = CampaignProgress::default();
    for (side, is_played) in [(Side::Heroes, chairs.has_a_hero()), (Side::Villain, chairs.has_the_villain())] {
        if is_played && let Some(of_side) = CampaignProgress::of_match(session.play(), side) {
            more.add(&of_side);
        }
    }
    if more.is_empty() {
        return;
    }
    match files.add_lamps(&more) {
        Ok(None) => {}
        Ok(Some(moved)) => panels.trouble(Words::table_campaign_unread, moved),
        Err(error) => panels.trouble(Words::table_campaign_not_kept, error),
    }
}
