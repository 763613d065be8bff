//! What a mission may do at some point, no matter what happens: read from all its lists and triggers.

use super::{areas, select};
use crate::board::ElevatorId;
use crate::frames::Scope;
use crate::game::Game;
use crate::id::{AreaId, MiniId, TileId};
use gotham_content::mission::Interaction;
use gotham_content::script::{Compiled, Effect, When};

/// Whether an effect of the mission turns a miniature into one of this tile, or back into what it was.
pub(crate) fn may_become(game: &Game, tile: TileId) -> bool {
    any(game, |effect| match effect {
        Effect::ChangeForm(_, to) => *to == tile,
        Effect::ChangeBack(_) => true,
        _ => false,
    })
}

/// Whether an effect of the mission brings a tile into the River.
pub(crate) fn may_come_again(game: &Game, tile: TileId) -> bool {
    any(game, |effect| matches!(effect, Effect::InsertTile(other, _) if *other == tile))
}

/// Areas where the mission may do something as a miniature comes in.
pub fn snares(game: &Game, mini: MiniId) -> Vec<AreaId> {
    let scope = Scope::default();
    let mut found = Vec::new();
    for (trigger, at) in game.scenario().program.triggers.iter().zip(0u8..) {
        if let When::Entered(wanted, places) = &trigger.when
            && !(trigger.once && game.state().memory.fired.contains(&at))
            && select::anywhere(game, mini, wanted, &scope)
        {
            found.extend(areas(game, places, &scope));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The elevators that an interaction may send somewhere. G-124
pub fn sends(game: &Game, interaction: &Interaction<Compiled>) -> Vec<ElevatorId> {
    let program = &game.scenario().program;
    let (mut found, mut open) = (Vec::new(), vec![interaction.effects]);
    while let Some(list) = open.pop() {
        for effect in program.list(list) {
            match effect {
                Effect::SendElevator(id, _) if !found.contains(id) => found.push(*id),
                _ => open.extend(effect.lists().into_iter().copied()),
            }
        }
    }
    found
}

fn any(game: &Game, wanted: impl Fn(&Effect<Compiled>) -> bool) -> bool {
    game.scenario().program.lists.iter().flatten().any(wanted)
}
