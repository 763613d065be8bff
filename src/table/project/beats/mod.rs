//! Beats: the events of a frame become what is shown of them, one after the other, and everybody gets a new home at once.

mod board;
mod cast;
mod course;
mod people;
mod rolls;

use bevy::prelude::*;

use self::cast::Cast;
use super::heard;
use super::tabletop::Surface;
use crate::table::animate::{Showing, Stage};
use crate::table::components::{Home, Leaving, MiniatureOf};
use crate::table::messages::Happened;
use crate::table::session::Session;
use gotham_content::mission;
use gotham_rules::Happening;

/// Reads the events of this frame in order.
pub fn project(
    surface: Surface,
    mut session: ResMut<Session>,
    mut stage: ResMut<Stage>,
    mut happened: MessageReader<Happened>,
    minis: Query<(Entity, &MiniatureOf, &Home), Without<Leaving>>,
) {
    if happened.is_empty() {
        return;
    }
    // The session already knows the events: the last one has the last position.
    let first = session.decisions().heard().saturating_sub(happened.len());
    let there = minis.iter().map(|(entity, mini, home)| (mini.0.0, (entity, *home))).collect();
    let cheers = if session.chairs.only_villains() { mission::Side::Villain } else { mission::Side::Heroes };
    let (words, game) = (&session.words, session.game());
    let mut cast = Cast { words, game, surface, stage: &mut stage, cheers, there, news: Vec::new() };
    let has_cards = cast.game.state().automaton.is_some();
    let stops = has_cards && session.recording.is_none();
    for (place, Happened(event)) in (first..).zip(happened.read()) {
        if has_cards {
            cast.stage.add(Showing::Reached(place));
        }
        cast.tell(&event.what);
        if stops && session.decisions().is_made_at(place) {
            cast.stage.add(Showing::Decided);
        }
    }
    let news = cast.news;
    for (text, tone) in news {
        session.tell_briefly(text, tone);
    }
}

impl Cast<'_, '_, '_> {
    /// Each event is told by one of them, or only heard, or by nobody.
    fn tell(&mut self, what: &Happening) {
        if let Some(cue) = heard::with(what) {
            self.hear(cue);
        }
        self.tell_of_people(what);
        self.tell_of_rolls(what);
        self.tell_of_the_board(what);
        self.tell_of_the_course(what);
    }
}
