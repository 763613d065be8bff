//! Miniatures that a mission brings in, takes out and heals. R2 II.B, IX.B

use super::carrying;
use crate::event::{Happening, PlacedBy};
use crate::flow::{crowds, wounds};
use crate::game::Game;
use crate::id::{AreaId, MiniId};
use crate::query;
use crate::ruling::Rule;

/// A miniature comes onto the board, unhurt; its tile is turned up. Nothing is rolled for Dangerous Terrain, and the
/// Area may go over its limit, or the miniature had to make way by this rule. G-49, G-61, G-65, E-4
pub(super) fn bring_in(game: &mut Game, mini: MiniId, area: AreaId, rule: Rule) {
    let (scenario, options) = (game.scenario().clone(), *game.options());
    let state = game.state_mut();
    let tile = state.mini(mini).tile();
    if let Some(tile) = tile {
        state.minis[mini.index()].life = scenario.full_life(tile, &options);
        state.set_aside.retain(|other| *other != tile);
    }
    game.stand(mini, Some(area));
    crowds::note(game, area);
    game.emit(rule, Happening::Placed { mini, from: None, area, by: PlacedBy::Mission });
    if let Some(tile) = tile {
        wounds::turn_up(game, tile, Rule::Priority);
    }
}

/// A non-Hero goes back to the Character Pool. R2 IX.B
pub(super) fn to_pool(game: &mut Game, mini: MiniId) {
    if let (Some(tile), Some(area)) = (game.state().mini(mini).tile(), game.state().mini(mini).area) {
        game.emit(Rule::Priority, Happening::LeftBoard { mini, area, safe: false });
        wounds::leave(game, mini, tile);
    }
}

/// A miniature leaves the game, safely by an exit or by an effect.
pub(super) fn take_out(game: &mut Game, mini: MiniId, safe: bool) {
    let Some(area) = game.state().mini(mini).area else { return };
    game.emit(Rule::Priority, Happening::LeftBoard { mini, area, safe });
    game.state_mut().minis[mini.index()].gone = true;
    match game.state().mini(mini).tile() {
        Some(tile) => wounds::leave(game, mini, tile),
        None => {
            carrying::let_go(game, mini);
            game.stand(mini, None);
        }
    }
}

/// A miniature regains Life Points; a Hero moves cubes from Wounds to Fatigue.
pub(super) fn heal(game: &mut Game, mini: MiniId, count: u8) {
    let scenario = game.scenario().clone();
    let was_down = !query::is_living(game, mini);
    let body = game.state().mini(mini);
    if let Some(tile) = body.tile() {
        let healed = count.min(scenario.full_life(tile, game.options()).saturating_sub(body.life));
        if body.area.is_some() && healed > 0 {
            game.state_mut().minis[mini.index()].life += healed;
            game.emit(Rule::Priority, Happening::Healed { mini, healed });
        }
        return;
    }
    let Some(tablet) = game.state_mut().tablet_mut(mini) else { return };
    let healed = count.min(tablet.wounds);
    if healed > 0 {
        (tablet.wounds, tablet.fatigue) = (tablet.wounds - healed, tablet.fatigue + healed);
        game.emit(Rule::Priority, Happening::Recovered { mini: Some(mini), to_reserve: 0, healed });
        if was_down {
            game.emit(Rule::Neutralization, Happening::Revived { mini });
        }
    }
}

/// Somebody, or nobody, Neutralizes a miniature; all cubes of a Hero go to the Wound Zone. R2 IX.B
pub(crate) fn neutralize(game: &mut Game, mini: MiniId, by: Option<MiniId>) {
    if !query::is_living(game, mini) {
        return;
    }
    if let Some(tablet) = game.state_mut().tablet_mut(mini) {
        tablet.wounds += tablet.reserve + tablet.fatigue + tablet.spaces.total();
        (tablet.reserve, tablet.fatigue, tablet.spaces) = (0, 0, Default::default());
    }
    wounds::neutralize(game, mini, by);
}

/// Where cubes go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CubeZone {
    /// From Fatigue to Reserve.
    Reserve,
    /// From Reserve to Fatigue.
    Fatigue,
}

/// Cubes of a Hero change zones. R2 V.A
pub(super) fn shift(game: &mut Game, mini: MiniId, count: u8, towards: CubeZone) {
    let Some(tablet) = game.state_mut().tablet_mut(mini) else { return };
    let (moved, what) = match towards {
        CubeZone::Reserve => {
            let moved = count.min(tablet.fatigue);
            (tablet.fatigue, tablet.reserve) = (tablet.fatigue - moved, tablet.reserve + moved);
            (moved, Happening::Recovered { mini: Some(mini), to_reserve: moved, healed: 0 })
        }
        CubeZone::Fatigue => {
            let moved = count.min(tablet.reserve);
            (tablet.fatigue, tablet.reserve) = (tablet.fatigue + moved, tablet.reserve - moved);
            (moved, Happening::Tired { mini: Some(mini), cubes: moved })
        }
    };
    if moved > 0 {
        game.emit(Rule::Priority, what);
    }
}
