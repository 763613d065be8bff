//! The action that a command names, no matter who does it: another player may have to agree first, Wounds of Pushing
//! Limits are suffered before it, and then it is performed. R2 VII, G-39, G-62

use super::stack::push;
use super::{action, attack, movement, skill_use, wounds};
use crate::command::Command;
use crate::event::Happening;
use crate::frames::Frame;
use crate::game::Game;
use crate::query;
use crate::ruling::Rule;
use crate::state::TurnedDown;

/// Begins the action that a command names, on top of the frame that allowed it: another player may have to agree first.
/// R2 VII, G-62
pub(super) fn act(game: &mut Game, command: &Command) {
    match query::must_agree(game, command) {
        Some(_) => push(game, Frame::HandOver(Box::new(command.clone()))),
        None => set_about(game, command),
    }
}

/// The other player agrees, or Equipment stays where it is and nothing is paid. G-62
pub(super) fn agree(game: &mut Game, asked: &Command, answer: &Command) {
    let parts = (query::must_agree(game, asked), query::handed_over(asked));
    match (answer, parts) {
        (Command::Decline, (Some(mini), Some((card, from, to)))) => {
            let wanted_by = if mini == from { to } else { from };
            game.state_mut().turned_down.push(TurnedDown { wanted_by, card, from, to });
            game.emit(Rule::HandingOver, Happening::TurnedDown { mini, card });
        }
        _ => set_about(game, asked),
    }
}

/// Begins an action that nobody objects to: the Wounds of Pushing Limits are suffered before it. S2 Pushing Limits
fn set_about(game: &mut Game, command: &Command) {
    match command.pushing() {
        Some((mini, wounds)) => wounds::push_limits(game, command, mini, wounds),
        None => perform(game, command),
    }
}

/// Goes on with an action whose Wounds have been suffered, if its miniature still stands. S2 Pushing Limits
pub(super) fn go_on(game: &mut Game, command: &Command) {
    if command.pushing().is_some_and(|(mini, _)| query::is_living(game, mini)) {
        perform(game, command);
    }
}

/// Performs an action for which nothing remains to be suffered. R2 VII
fn perform(game: &mut Game, command: &Command) {
    match command {
        Command::Move { .. } => movement::begin(game, command),
        Command::Attack { .. } => attack::begin(game, command),
        Command::UseSkill { mini, skill, on, effort } => skill_use::begin(game, *mini, *skill, *on, effort),
        _ => action::begin(game, command),
    }
}
