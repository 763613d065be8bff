//! Whose player is asked before Equipment changes hands. R2 V.C.2.c, G-62

use crate::command::Command;
use crate::frames::Frame;
use crate::game::Game;
use crate::id::{CardId, MiniId};
use crate::state::Control;

/// Equipment that is to change hands: what, from whom, to whom. R2 V.C.2.c
pub fn handed_over(command: &Command) -> Option<(CardId, MiniId, MiniId)> {
    match command {
        Command::Give { mini, card, to, .. } => Some((*card, *mini, *to)),
        Command::Take { mini, card, from, .. } => Some((*card, *from, *mini)),
        _ => None,
    }
}

/// The Hero whose player must agree that Equipment changes hands; `None` between Heroes of one player. G-62
pub(crate) fn must_agree(game: &Game, command: &Command) -> Option<MiniId> {
    let (mini, other) = match command {
        Command::Give { mini, to, .. } => (*mini, *to),
        Command::Take { mini, from, .. } => (*mini, *from),
        _ => return None,
    };
    let state = game.state();
    let player = |mini: MiniId| match state.mini(mini).control {
        Control::Tablet(slot) => Some(state.players.of(slot)),
        Control::Heroes | Control::Villain | Control::Nobody => None,
    };
    let whose = |mini: MiniId| (state.mini(mini).control.side(), player(mini));
    let is_asked = whose(mini) != whose(other) && whose(other).0.is_some();
    is_asked.then_some(other)
}

/// What the player who is asked says to agree: the same, seen from the other Hero. G-62
pub fn agreement(game: &Game) -> Option<Command> {
    match game.state().stack.last()? {
        Frame::HandOver(asked) => match **asked {
            Command::Give { mini, card, to, .. } => Some(Command::Take { mini: to, card, from: mini, pushing: 0 }),
            Command::Take { mini, card, from, .. } => Some(Command::Give { mini: from, card, to: mini, pushing: 0 }),
            _ => None,
        },
        _ => None,
    }
}
