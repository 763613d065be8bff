//! What a mission may do at some point, no matter what happens: read from all its lists and triggers.

use super::{areas, select};
use crate::board::ElevatorId;
use crate::frames::{Frame, Scope};
use crate::game::Game;
use crate::id::{AreaId, MiniId, TileId};
use gotham_content::mission::Interaction;
use gotham_content::script::{AreaSet, Compiled, Effect, When};

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

/// An elevator that an interaction may send on, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sending {
    /// Which.
    pub elevator: ElevatorId,
    /// The Areas beside a shaft to which it may go; `None`: that depends on what is picked first, or has happened by then.
    pub to: Option<AreaSet>,
    /// Whether miniatures step out and in on the way.
    pub is_ride: bool,
}

/// The elevators that an interaction may send on, if it is performed in this scope. G-124
pub fn sends(game: &Game, interaction: &Interaction<Compiled>, scope: &Scope) -> Vec<Sending> {
    let program = &game.scenario().program;
    let (mut found, mut open) = (Vec::new(), vec![interaction.effects]);
    while let Some(list) = open.pop() {
        let effects = program.list(list);
        let is_ride =
            effects.iter().any(|effect| matches!(effect, Effect::PickMinis(name, _) if program.riders.contains(name)));
        for effect in effects {
            match effect {
                Effect::SendElevator(elevator, places) => {
                    let fixed: AreaSet = areas(game, places, scope).into_iter().collect();
                    let to = Some(fixed).filter(|fixed| fixed.count() > 0);
                    found.push(Sending { elevator: *elevator, to, is_ride });
                }
                _ => open.extend(effect.lists().into_iter().copied()),
            }
        }
    }
    found
}

/// Whether a side is asked who steps out of a car or into it. G-124
pub fn asks_riders(game: &Game) -> bool {
    let Some(Frame::Effects(frame)) = game.state().stack.last() else { return false };
    let program = &game.scenario().program;
    let asked = program.list(frame.list).get(usize::from(frame.next));
    matches!(asked, Some(Effect::PickMinis(name, _)) if program.riders.contains(name))
}

fn any(game: &Game, wanted: impl Fn(&Effect<Compiled>) -> bool) -> bool {
    game.scenario().program.lists.iter().flatten().any(wanted)
}
