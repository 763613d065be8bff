//! Shackle tokens come and go. G-26

use crate::event::Happening;
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::ruling::Rule;

/// Tokens are put on a miniature, as far as the supply goes. G-4, G-26
pub(super) fn bind(game: &mut Game, mini: MiniId, tokens: u8) {
    let out: u8 = game.state().minis.iter().map(|mini| mini.shackles).sum();
    let tokens = tokens.min(query::SHACKLE_TOKENS.saturating_sub(out));
    game.state_mut().minis[mini.index()].shackles += tokens;
    game.emit(Rule::Shackles, Happening::Shackled { mini, tokens });
}

/// All tokens are taken off a Shackled miniature. G-26
pub(super) fn free(game: &mut Game, mini: MiniId) {
    if std::mem::take(&mut game.state_mut().minis[mini.index()].shackles) > 0 {
        game.emit(Rule::Shackles, Happening::Unshackled { mini });
    }
}
