//! Setup: Heroes, Bat-Gadgets, Hero Allies. R2 II

use super::resolution::Resolution;
use gotham_rules::Command;

/// Hero slots are filled. R2 II.A
pub(super) fn heroes(mut resolution: Resolution) {
    resolution.carry_out(|command| matches!(command, Command::ChooseHero { .. }));
}

/// Bat-Gadgets are taken. R2 V.C.3
pub(super) fn gadgets(mut resolution: Resolution) {
    resolution.carry_out(|command| matches!(command, Command::TakeGadget { .. }));
}

/// Hero Allies join and are placed; and anything else that setup asks. R2 II.E
pub(super) fn allies(mut resolution: Resolution) {
    resolution.carry_out(|command| !matches!(command, Command::ChooseHero { .. } | Command::TakeGadget { .. }));
}
