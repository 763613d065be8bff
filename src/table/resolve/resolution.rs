//! An answer is carried out: what the systems of every phase share.

use bevy::prelude::*;

use crate::table::messages::{Answered, Happened};
use crate::table::session::Session;
use gotham_panels::Tone;
use gotham_play::log;

/// What every resolution system takes and gives.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Resolution<'w, 's> {
    answers: MessageReader<'w, 's, Answered>,
    session: ResMut<'w, Session>,
    happened: MessageWriter<'w, Happened>,
}

impl Resolution<'_, '_> {
    /// Carries the answers of one kind out; a refusal changes nothing and is reported.
    pub(super) fn carry_out(&mut self, is_mine: impl Fn(&gotham_rules::Command) -> bool) {
        for Answered { turn, command } in self.answers.read() {
            // An answer counts once, and only for the question that it answers.
            if *turn != self.session.turn || self.session.stale || !is_mine(command) {
                continue;
            }
            match self.session.say(command) {
                Ok(events) => {
                    self.happened.write_batch(events.into_iter().map(Happened));
                }
                Err(refusal) => {
                    let why = log::refusal(&self.session.words, self.session.game(), &refusal);
                    self.session.tell_briefly(why, Tone::Bad);
                }
            }
        }
    }
}

/// Answers that either side may have to give in either turn: Defense, Rerolls, Wounds. R2 VIII, IX, X
pub(super) fn is_reaction(command: &gotham_rules::Command) -> bool {
    use gotham_rules::Command::{Decline, Defend, Keep, LandIn, LoseFrom, PutTokens, Reroll};
    matches!(
        command,
        Defend { .. } | Reroll { .. } | Keep | PutTokens { .. } | LoseFrom { .. } | LandIn { .. } | Decline
    )
}
