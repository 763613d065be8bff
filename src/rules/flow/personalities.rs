//! Miniatures with two tiles: of the two, the one farther right in the River is in force. G-56

use super::crowds;
use crate::event::Happening;
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::ruling::Rule;
use crate::state::{Body, RiverSlot, State};
use gotham_content::skill::Skill;

/// A miniature with two tiles uses the one that lies farther right now. G-56
#[inline]
pub(super) fn settle(game: &mut Game) {
    if game.scenario().printed.anywhere(Skill::MultiplePersonalities) {
        turn_over(game);
    }
}

#[inline(never)]
fn turn_over(game: &mut Game) {
    let turns = |mini: &MiniId| {
        let body = game.state().mini(*mini);
        let (Some(tile), Some(other)) = (body.tile(), body.other_tile) else { return false };
        place(game.state(), other) > place(game.state(), tile)
    };
    let minis: Vec<MiniId> = game.state().all_minis().filter(turns).collect();
    minis.into_iter().for_each(|mini| turn(game, mini));
}

/// Where a tile lies in the River; one that isn't there counts as behind all others.
fn place(state: &State, wanted: TileId) -> Option<usize> {
    state.river.iter().rposition(|slot| matches!(slot, RiverSlot::Tile { tile, .. } if *tile == wanted))
}

/// The other tile of a miniature comes into force. It stays the same one: what it has lost stays lost. G-56
fn turn(game: &mut Game, mini: MiniId) {
    let (scenario, options) = (game.scenario().clone(), *game.options());
    let body = &mut game.state_mut().minis[mini.index()];
    let (Some(from), Some(to)) = (body.tile(), body.other_tile) else { return };
    let lost = scenario.full_life(from, &options).saturating_sub(body.life);
    body.life = scenario.full_life(to, &options).saturating_sub(lost).max(1);
    (body.body, body.other_tile) = (Body::Tile(to), Some(from));
    if let Some(area) = body.area {
        game.emit(Rule::OneOfTwoTiles, Happening::PersonalityChanged { mini, from, to });
        crowds::note(game, area);
    }
}
