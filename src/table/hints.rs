//! Hints: a word when something happens for the first time, one at a time, and each only once. The settings remember.

use bevy::prelude::*;

use super::animate::Stage;
use super::panel_memory::Panels;
use super::present::Marks;
use super::schedule::FrameStep;
use super::session::{Asked, Files, Session};
use super::states::Screen;
use crate::panels::SeatKind;
use crate::play::Hint;
use crate::words::Words;

/// Gives hints.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, give.after(FrameStep::Present).run_if(in_state(Screen::Match)));
}

/// Gives the first hint that there is cause for, once what it is about has been shown.
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

/// Whether a person plays, and no lesson teaches already.
fn is_for_somebody(session: &Session) -> bool {
    let mut seats = session.new.heroes.iter().chain([&session.new.villain]);
    let is_played = session.recording.is_none() && session.workshop.is_none();
    is_played && session.lessons.is_none() && seats.any(|seat| matches!(seat, SeatKind::Person(_)))
}
