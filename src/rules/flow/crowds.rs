//! Areas over their Occupation limit, because of a change of form or because the mission brought somebody in. Nobody
//! else enters until they are back at it. R2 XII, G-65

use crate::board::AreaId;
use crate::game::Game;
use crate::id::MiniId;
use crate::query;

/// Remembers who stands in an Area that is over its limit. G-65
pub(super) fn note(game: &mut Game, area: AreaId) {
    game.state_mut().crowds.retain(|(place, _)| *place != area);
    if query::is_over_full(game, area) {
        let inside: Vec<MiniId> = game.places().within(area).collect();
        game.state_mut().crowds.push((area, inside));
    }
}

/// An Area that is back at its limit is like any other. G-65
#[inline]
pub(super) fn settle(game: &mut Game) {
    if !game.state().crowds.is_empty() {
        forget(game);
    }
}

#[inline(never)]
fn forget(game: &mut Game) {
    let back = |area: &AreaId| !query::is_over_full(game, *area);
    let back: Vec<AreaId> = game.state().crowds.iter().map(|(area, _)| *area).filter(back).collect();
    if !back.is_empty() {
        game.state_mut().crowds.retain(|(area, _)| !back.contains(area));
    }
}
