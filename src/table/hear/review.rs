//! Looking back on a match: once the report's page for it is open, a program thinks about it, a slice per frame; it goes
//! on while other pages are read, and stops for good when the report is left. A match is looked back on once.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::table::panel_memory::Panels;
use crate::table::session::Session;
use crate::table::thinking::Slices;
use gotham_ai::{Progress, Reviewer};
use gotham_panels::ReportPage;
use gotham_play::review::{Lookback, LookedBack, Past};

/// Who looks back, and on what. The lock is for Bevy, whose systems may run in any thread.
#[derive(Resource, Default)]
pub(super) struct Desk(Mutex<Option<(Past, Reviewer)>>);

/// Lets it think.
pub(super) fn think(session: Option<ResMut<Session>>, panels: Res<Panels>, mut slices: Slices, mut desk: ResMut<Desk>) {
    let Some(mut session) = session else { return };
    let seat = desk.0.get_mut().unwrap_or_else(PoisonError::into_inner);
    match session.lookback {
        None if panels.desk.report.page == ReportPage::LookingBack => {
            let past = Past::of(session.whole());
            *seat = Reviewer::new(past.clone()).map(|reviewer| (past, reviewer));
            let begun = if seat.is_some() { Lookback::Thinking { percent: 0 } } else { Lookback::Nothing };
            session.lookback = Some(begun);
        }
        Some(Lookback::Thinking { .. }) => {
            let Some((past, mut reviewer)) = seat.take() else { return };
            let review = slices.think(|patience| reviewer.think(patience));
            match review {
                Some(review) => session.lookback = Some(Lookback::Done(Arc::new(LookedBack { past, review }))),
                None => {
                    session.lookback = Some(Lookback::Thinking { percent: percent(reviewer.progress()) });
                    *seat = Some((past, reviewer));
                }
            }
        }
        None | Some(Lookback::Nothing | Lookback::Done(_)) => {}
    }
}

/// The report is left: what is not done is abandoned.
pub(super) fn leave(session: Option<ResMut<Session>>, mut desk: ResMut<Desk>) {
    *desk.0.get_mut().unwrap_or_else(PoisonError::into_inner) = None;
    if let Some(mut session) = session {
        session.lookback.take_if(|lookback| lookback.is_open());
    }
}

fn percent(progress: Progress) -> u8 {
    u8::try_from(100 * u64::from(progress.done) / u64::from(progress.all.max(1))).unwrap_or(100)
}
