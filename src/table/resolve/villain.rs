//! The Villain's turn: the River, activated miniatures, Events and Reinforcement, the end of the turn. R2 VI.B

use super::resolution::{Resolution, is_reaction};
use gotham_rules::Command;

/// Tiles are activated, dredged or demobilized. R2 VI.B.3, VI.E, VI.F
pub(super) fn river(mut resolution: Resolution) {
    resolution.carry_out(is_of_the_river);
}

/// What activated miniatures do. R2 VI.C
pub(super) fn activations(mut resolution: Resolution) {
    resolution.carry_out(|command| {
        let is_other = is_of_the_river(command) || is_event(command) || is_reaction(command);
        !is_other && !matches!(command, Command::EndTurn)
    });
}

/// Events and Reinforcement. R2 VI.B.3.c, VI.D
pub(super) fn events(mut resolution: Resolution) {
    resolution.carry_out(is_event);
}

/// Defense, Rerolls, Wounds. R2 VIII, IX, X
pub(super) fn reactions(mut resolution: Resolution) {
    resolution.carry_out(is_reaction);
}

/// The turn ends. R2 VI.B.3
pub(super) fn end(mut resolution: Resolution) {
    resolution.carry_out(|command| matches!(command, Command::EndTurn));
}

fn is_of_the_river(command: &Command) -> bool {
    use Command::{ActivateTile, Demobilize, Dredge, PayFrom};
    matches!(command, ActivateTile { .. } | Dredge { .. } | Demobilize { .. } | PayFrom { .. })
}

fn is_event(command: &Command) -> bool {
    matches!(command, Command::ChooseEvent { .. } | Command::ChoosePart { .. } | Command::Reinforce { .. })
}
