//! Dredging the River and Demobilization: tiles leave the game for two cubes each. R2 VI.E, VI.F

use super::stack::{Flow, push, wait};
use super::wounds;
use crate::rules::command::{Command, Space};
use crate::rules::event::Happening;
use crate::rules::frames::{Dredge, Frame};
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::ruling::Rule;
use crate::rules::state::RiverSlot;

/// Removes a Neutralized tile from the River for good. R2 VI.E
pub(super) fn dredge(game: &mut Game, position: usize) {
    let slot = game.state_mut().river.remove(position);
    if let RiverSlot::Tile { tile, .. } = slot {
        game.state_mut().removed_tiles.push(tile);
        game.emit(Rule::Dredging, Happening::TileRemoved { tile, demobilized: false });
    }
    push(game, Frame::Dredge(Dredge { cubes: Dredge::COST }));
}

/// Removes an Elite or Henchman tile with its miniatures, once a game. R2 VI.F
pub(super) fn demobilize(game: &mut Game, position: usize) {
    let RiverSlot::Tile { tile, .. } = game.state().river[position] else { return };
    game.state_mut().post.demobilized = true;
    let minis: Vec<MiniId> = game.state().of_river(tile).collect();
    for mini in minis {
        wounds::leave(game, mini, tile);
    }
    let state = game.state_mut();
    state.river.retain(|slot| !matches!(slot, RiverSlot::Tile { tile: other, .. } if *other == tile));
    state.removed_tiles.push(tile);
    game.emit(Rule::Demobilization, Happening::TileRemoved { tile, demobilized: true });
    push(game, Frame::Dredge(Dredge { cubes: Dredge::COST }));
}

/// Pays from the Fatigue Zone, then from a space of the Villain's choice, then from the Reserve. R2 VI.E
pub(super) fn step(game: &mut Game, mut frame: Dredge) -> Flow {
    while frame.cubes > 0 {
        let post = &mut game.state_mut().post;
        let occupied: Vec<Space> = Space::ALL.into_iter().filter(|space| post.spaces.on(*space) > 0).collect();
        if post.fatigue > 0 {
            post.fatigue -= 1;
        } else if occupied.len() > 1 {
            return wait(game, Frame::Dredge(frame));
        } else if let Some(space) = occupied.first() {
            *post.spaces.on_mut(*space) -= 1;
        } else {
            post.reserve = post.reserve.saturating_sub(1);
        }
        frame.cubes -= 1;
        lose_one(game);
    }
    Flow::Goes
}

/// The Villain's choice of a space that pays. R2 VI.E
pub(super) fn answer(game: &mut Game, mut frame: Dredge, command: &Command) {
    if let Command::PayFrom { space } = command {
        *game.state_mut().post.spaces.on_mut(*space) -= 1;
        frame.cubes -= 1;
        lose_one(game);
    }
    push(game, Frame::Dredge(frame));
}

fn lose_one(game: &mut Game) {
    game.state_mut().post.lost += 1;
    game.emit(Rule::Dredging, Happening::CubesLost { cubes: 1 });
}
