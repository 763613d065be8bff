//! Resolve: the rules carry an answer out. The only place where a command changes the table's game.
//!
//! Each phase has small systems in a fixed order; each takes the one command of its kind, calls the rules through the
//! match, and passes the events on.

mod heroes;
mod setup;
mod upkeep;
mod villain;

use bevy::prelude::*;

use super::messages::{Answered, Happened};
use super::schedule::{FrameStep, Turn};
use super::session::Session;
use super::states::Phase;
use gotham_panels::Tone;
use gotham_play::log;

/// The systems of every phase.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Turn,
        (
            (setup::heroes, setup::gadgets, setup::allies).chain().run_if(in_state(Phase::Setup)),
            upkeep::order.run_if(in_state(Phase::Upkeep)),
            (heroes::stances, heroes::actions, heroes::reactions, heroes::end)
                .chain()
                .run_if(in_state(Phase::HeroesTurn)),
            (villain::river, villain::activations, villain::events, villain::reactions, villain::end)
                .chain()
                .run_if(in_state(Phase::VillainsTurn)),
        )
            .in_set(FrameStep::Resolve),
    );
}

/// What every resolution system takes and gives.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Resolution<'w, 's> {
    answers: MessageReader<'w, 's, Answered>,
    session: ResMut<'w, Session>,
    happened: MessageWriter<'w, Happened>,
}

impl Resolution<'_, '_> {
    /// Carries the answers of one kind out; a refusal changes nothing and is reported.
    fn carry_out(&mut self, is_mine: impl Fn(&gotham_rules::Command) -> bool) {
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
fn is_reaction(command: &gotham_rules::Command) -> bool {
    use gotham_rules::Command::{Decline, Defend, Keep, LandIn, LoseFrom, PutTokens, Reroll};
    matches!(
        command,
        Defend { .. } | Reroll { .. } | Keep | PutTokens { .. } | LoseFrom { .. } | LandIn { .. } | Decline
    )
}
