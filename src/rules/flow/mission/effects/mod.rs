//! What each effect does, one file per family.

mod board;
mod cards;
mod memory;
mod minis;
mod river;
mod tokens;

use crate::frames::{Scope, Thing};
use crate::game::Game;
use gotham_content::script::{Compiled, Effect};

/// Carries out an effect on those that were found.
pub(super) fn carry_out(game: &mut Game, effect: &Effect<Compiled>, things: &[Thing], scope: &Scope) {
    minis::carry_out(game, effect, things, scope);
    tokens::carry_out(game, effect, things, scope);
    river::carry_out(game, effect, things, scope);
    cards::carry_out(game, effect, things, scope);
    board::carry_out(game, effect, things);
    memory::carry_out(game, effect, scope);
}
