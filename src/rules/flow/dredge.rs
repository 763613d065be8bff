//! Dredging the River and Demobilization: tiles leave the game for two cubes each. R2 VI.E, VI.F

use std::borrow::Cow;

use super::mission::orders::{self, after};
use super::moment::{self, moment};
use super::stack::{Flow, Work, push, wait};
use super::{energy, wounds};
use crate::answers;
use crate::command::{Command, Space};
use crate::event::Happening;
use crate::frames::{Dredge, Frame};
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::ruling::Rule;
use crate::state::RiverSlot;
use gotham_content::script::{Moment, When};

/// Removes a tile from the River for good and asks for its cubes: a Neutralized one, or an Elite or Henchman tile with its
/// miniatures once per game. R2 VI.E, VI.F
pub(super) fn remove(game: &mut Game, position: usize) {
    let Some(slot) = game.state().river.get(position).copied() else { return };
    take_out(game, &slot);
    push(game, Frame::Dredge(Dredge { cubes: Dredge::COST }));
}

/// A tile leaves the River: dredged if it is Neutralized, and otherwise demobilized. R2 VI.E, VI.F
fn take_out(game: &mut Game, slot: &RiverSlot) {
    let Some(position) = game.state().river.iter().position(|other| other == slot) else { return };
    match *slot {
        RiverSlot::Tile { tile, neutralized: true } => {
            let state = game.state_mut();
            state.river.remove(position);
            state.removed_tiles.push(tile);
            game.emit(Rule::Dredging, Happening::TileRemoved { tile, demobilized: false });
        }
        RiverSlot::Tile { tile, neutralized: false } => demobilize(game, tile),
        RiverSlot::Event => {}
    }
}

/// Removes a tile with its miniatures, once per game. R2 VI.F
fn demobilize(game: &mut Game, tile: TileId) {
    game.state_mut().post.demobilized = true;
    let minis: Vec<MiniId> = game.state().of_river(tile).collect();
    for mini in minis {
        wounds::leave(game, mini, tile);
    }
    let state = game.state_mut();
    state.river.retain(|slot| !matches!(slot, RiverSlot::Tile { tile: other, .. } if *other == tile));
    state.removed_tiles.push(tile);
    game.emit(Rule::Demobilization, Happening::TileRemoved { tile, demobilized: true });
}

/// Whether a tile that leaves before the Villain recovers can make a difference. It makes none to the cubes, which come
/// out the same either way, but it can to what happens at the start of the turn. G-66
pub(super) fn matters_first(game: &Game, work: Work) -> bool {
    let program = &game.scenario().program;
    let start = Moment::StartOfVillainsTurn;
    let is_tied = program.triggers.iter().any(|trigger| trigger.when == When::At(start))
        || program.endings.iter().any(|ending| ending.at == Some(start));
    let cubes = game.state().post.cubes();
    if !is_tied || cubes < Dredge::COST {
        return false;
    }
    let recovered = recovered(game);
    let begins = |game: &mut Game, (): &()| moment(game, start);
    let is_quiet = |game: &Game| game.state().result.is_some() || !moment::is_due(game, start);
    // What comes of the moment first is the same for every tile; usually it is nothing.
    let stays_quiet = is_quiet(&recovered);
    let begun = if stays_quiet {
        Some(Cow::Borrowed(&recovered))
    } else {
        after(recovered.clone(), &(), begins, work).map(Cow::Owned)
    };
    let may_leave = |slot: &RiverSlot| answers::may_leave_river(game, slot).is_ok();
    game.state().river.iter().filter(|slot| may_leave(slot)).any(|slot| {
        let Some(begun) = &begun else { return true };
        let Some(without) = after(recovered.clone(), slot, take_out, work) else { return true };
        if stays_quiet && is_quiet(&without) {
            return false;
        }
        let one = after(without, &(), begins, work);
        let other = after(begun.as_ref().clone(), slot, take_out, work);
        !one.zip(other).is_some_and(|(one, other)| orders::are_same(one, other, &recovered))
    })
}

/// A copy of the table on which the Villain has recovered, and that is no news. R2 VI.B.1
fn recovered(game: &Game) -> Game {
    let mut recovered = game.clone();
    energy::recover_villain(&mut recovered);
    recovered.forget_news();
    recovered
}

/// Pays from the Fatigue Zone, then from a space of the Villain's choice, then from Reserve. R2 VI.E
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
