//! What a mission may do some time, whatever happens: read off all its lists.

use crate::content::script::{Compiled, Effect};
use crate::rules::game::Game;
use crate::rules::id::TileId;

/// Whether an effect of the mission turns a miniature into one of this tile, or back into what it was.
pub fn may_become(game: &Game, tile: TileId) -> bool {
    any(game, |effect| match effect {
        Effect::ChangeForm(_, to) => *to == tile,
        Effect::ChangeBack(_) => true,
        _ => false,
    })
}

/// Whether an effect of the mission brings a tile into the River.
pub fn may_come_again(game: &Game, tile: TileId) -> bool {
    any(game, |effect| matches!(effect, Effect::InsertTile(other, _) if *other == tile))
}

fn any(game: &Game, wanted: impl Fn(&Effect<Compiled>) -> bool) -> bool {
    game.scenario().program.lists.iter().flatten().any(wanted)
}
