//! Random commands for walks through matches.

use gotham_rules::command::Stance;
use gotham_rules::{Command, Game};
use rand::RngExt;
use rand_pcg::Pcg32;

/// The legal commands to choose from: usually only those that do something, so that matches are lively.
pub(crate) fn lively(game: &Game, chance: &mut Pcg32) -> Vec<Command> {
    let mut legal = game.legal();
    assert!(!legal.is_empty(), "nothing is legal at {:?}", game.prompt());
    if chance.random_range(0..8u8) > 0 && legal.iter().any(|command| !is_idle(command)) {
        legal.retain(|command| !is_idle(command));
    }
    legal
}

fn is_idle(command: &Command) -> bool {
    matches!(
        command,
        Command::EndTurn
            | Command::Finish
            | Command::Stop
            | Command::Decline
            | Command::Drop { .. }
            | Command::Dredge { .. }
            | Command::Demobilize { .. }
            | Command::TakeStance { stance: Stance::Resting, .. }
    )
}
