//! A tile of the River is paid for, goes to the end and acts. R2 VI.B.3

use super::rousing;
use super::stack::push;
use crate::event::Happening;
use crate::frames::Frame;
use crate::game::Game;
use crate::ruling::Rule;
use crate::state::RiverSlot;

/// Pays for a tile, moves it to the River's end and lets it act. R2 VI.B.3.a-c, R2 XIII, G-46
pub(super) fn activate_tile(game: &mut Game, position: usize, cost: u8) {
    match call_tile(game, position, cost) {
        RiverSlot::Event => push(game, Frame::ChooseEvent),
        RiverSlot::Tile { tile, neutralized: false } => {
            let minis = game.state().of_river(tile).collect();
            rousing::activate_all(game, tile, minis);
        }
        RiverSlot::Tile { neutralized: true, .. } => {}
    }
}

/// Pays for a tile and moves it to the River's end. R2 VI.B.3.a-b, R2 XIII
pub(super) fn call_tile(game: &mut Game, position: usize, cost: u8) -> RiverSlot {
    let state = game.state_mut();
    state.post.reserve -= cost;
    state.post.fatigue += cost;
    let slot = state.river.remove(position);
    state.river.push(slot);
    let tile = match slot {
        RiverSlot::Tile { tile, .. } => Some(tile),
        RiverSlot::Event => None,
    };
    let is_cheaper = tile.is_none() && game.options().event_discount() > 0;
    let rule = if is_cheaper { Rule::Variants } else { Rule::ActivationCost };
    if cost > 0 || game.state().automaton.is_none() {
        game.emit(rule, Happening::Spent { mini: None, space: None, cubes: cost });
    }
    game.emit(Rule::ActivateTiles, Happening::TileActivated { tile, position: position as u8, cost });
    slot
}
