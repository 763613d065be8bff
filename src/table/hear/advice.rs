//! "What can I do now?": a program thinks about the question of the person at the screen, a slice of each frame, and says
//! what it would answer. It is given a blind copy, and nobody answers for the player.

use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use crate::ai::Adviser;
use crate::platform::Until;
use crate::rules::Ask;
use crate::table::Machine;
use crate::table::panel_memory::Panels;
use crate::table::schedule::Slice;
use crate::table::session::Session;

/// The program that is asked, with what it remembers from question to question. The lock is for Bevy, whose systems may
/// run in any thread.
#[derive(Resource, Default)]
pub struct Counsel(Mutex<Option<Adviser>>);

/// Lets it think while the player waits for advice.
pub fn think(
    mut session: ResMut<Session>,
    panels: Res<Panels>,
    machine: Res<Machine>,
    mut slice: ResMut<Slice>,
    mut counsel: ResMut<Counsel>,
) {
    let is_over = matches!(session.prompt.ask, Ask::GameOver { .. });
    if !panels.desk.asks_advice || is_over || !session.lacks_advice() {
        return;
    }
    let (side, turn) = (session.prompt.side, session.turn);
    let seat = counsel.0.get_mut().unwrap_or_else(PoisonError::into_inner);
    let known = seat.take().filter(|adviser| adviser.side == side);
    let mut adviser = known.unwrap_or_else(|| Adviser::new(side));
    let clock = &*machine.0.clock;
    let begun = clock.now();
    let advice = adviser.think(&session.game().blind(turn), &mut Until::new(clock, slice.end));
    slice.spend(clock.now() - begun);
    if let Some(advice) = advice {
        session.advice = Some((turn, advice));
    }
    *seat = Some(adviser);
}
