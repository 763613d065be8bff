//! The Heroes' turn: Stances, actions, what they set off, the end of the turn. R2 V.B

use super::resolution::{Resolution, is_reaction};
use gotham_rules::Command;

/// Stances are taken. R2 V.B.3
pub(super) fn stances(mut resolution: Resolution) {
    resolution.carry_out(|command| matches!(command, Command::TakeStance { .. }));
}

/// Actions of Heroes and their allies. R2 V.B.4, VII
pub(super) fn actions(mut resolution: Resolution) {
    resolution.carry_out(|command| {
        !is_reaction(command) && !matches!(command, Command::TakeStance { .. } | Command::EndTurn)
    });
}

/// Defense, Rerolls, Wounds. R2 VIII, IX, X
pub(super) fn reactions(mut resolution: Resolution) {
    resolution.carry_out(is_reaction);
}

/// The turn ends. R2 V.B.4
pub(super) fn end(mut resolution: Resolution) {
    resolution.carry_out(|command| matches!(command, Command::EndTurn));
}
