//! Effects of mission files, one after the other.

use super::stack::{Flow, go, push};
use super::{villain, wounds};
use crate::content::mission::Effect;
use crate::rules::event::{Happening, PlacedBy};
use crate::rules::frames::{Context, Effects, Explosion, Frame};
use crate::rules::game::Game;
use crate::rules::id::{MiniId, TileId, TokenId};
use crate::rules::query;
use crate::rules::ruling::Rule;
use crate::rules::state::RiverSlot;

/// The next effect. G-1: the end of the game is tested after each.
pub(super) fn step(game: &mut Game, mut frame: Effects) -> Flow {
    let Some(effect) = frame.left.pop() else { return Flow::Goes };
    let context = frame.context;
    if let Effect::Choose(branches, otherwise) = effect {
        let branch = branches.iter().find(|(condition, _)| query::holds(game, condition));
        let chosen = branch.map_or(otherwise.as_slice(), |(_, effects)| effects.as_slice());
        frame.left.extend(chosen.iter().rev().cloned());
        return go(game, Frame::Effects(frame));
    }
    push(game, Frame::Effects(frame));
    apply(game, &effect, context);
    Flow::Goes
}

fn apply(game: &mut Game, effect: &Effect, context: Context) {
    let scenario = game.scenario().clone();
    let place = context.mini.and_then(|mini| game.state().mini(mini).area);
    match effect {
        Effect::RemoveHere => remove_token(game, context.here),
        Effect::RemoveChosen => remove_token(game, context.chosen),
        Effect::TurnHere(face) => turn_token(game, context.here, face),
        Effect::TurnChosen(face) => turn_token(game, context.chosen, face),
        Effect::Reinforcement(points) => {
            game.emit(Rule::Reinforcement, Happening::PointsGained { points: *points });
            push(game, Frame::Reinforce { points: *points });
        }
        Effect::Transform { from, to } => {
            if let (Some(from), Some(to)) = (scenario.find_tile(from.as_str()), scenario.find_tile(to.as_str())) {
                transform(game, from, to);
            }
        }
        Effect::Activate(tile) => {
            if let Some(tile) = scenario.find_tile(tile.as_str()) {
                villain::activate_all(game, tile);
            }
        }
        Effect::Wound(tile, count) => {
            if let Some(tile) = scenario.find_tile(tile.as_str()) {
                let targets: Vec<MiniId> = game.state().of_tile(tile).collect();
                targets.into_iter().for_each(|mini| wounds::wound(game, mini, *count));
            }
        }
        Effect::ExplosionHere(level) => {
            if let Some(area) = place {
                push(game, Frame::Explosion(Explosion::plain(area, *level, None)));
            }
        }
        Effect::PlaceEquipmentHere(card) => {
            if let (Some(area), Some(card)) = (place, scenario.find_card(card.as_str())) {
                game.state_mut().ground.push((area, card));
                game.emit(Rule::Priority, Happening::EquipmentPlaced { card, area });
            }
        }
        Effect::CloseReinforcement(area) => turn_reinforcement(game, area.as_str(), false),
        Effect::OpenReinforcement(area) => turn_reinforcement(game, area.as_str(), true),
        Effect::Choose(..) => {}
    }
}

fn remove_token(game: &mut Game, token: Option<TokenId>) {
    let found = token.and_then(|id| game.state().tokens.iter().position(|token| token.id == id));
    if let Some(at) = found {
        let token = game.state_mut().tokens.remove(at);
        let (area, kind) = (token.area, token.kind);
        game.emit(Rule::Priority, Happening::TokenRemoved { token: token.id, area, kind });
    }
}

fn turn_token(game: &mut Game, token: Option<TokenId>, face: &str) {
    let scenario = game.scenario().clone();
    let found = token.and_then(|id| game.state_mut().tokens.iter_mut().find(|token| token.id == id));
    let Some(token) = found else { return };
    let faces = &scenario.mission.token_kinds[usize::from(token.kind)].faces;
    if let Some(face) = faces.iter().position(|known| known == face) {
        token.face = face as u8;
        let (id, area, kind, face) = (token.id, token.area, token.kind, token.face);
        game.emit(Rule::Priority, Happening::TokenTurned { token: id, area, kind, face });
    }
}

fn turn_reinforcement(game: &mut Game, area: &str, open: bool) {
    let Some(area) = game.scenario().find_area(area) else { return };
    let places = &mut game.state_mut().reinforcement_areas;
    match places.iter_mut().find(|(place, _)| *place == area) {
        Some(place) => place.1 = open,
        None => places.push((area, open)),
    }
    game.emit(Rule::Reinforcement, Happening::ReinforcementTurned { area, open });
}

/// A miniature becomes that of another tile: same Area, same lost Life Points, same River position; who it was leaves the
/// game. R2 II.B.8
fn transform(game: &mut Game, from: TileId, to: TileId) {
    let scenario = game.scenario().clone();
    let state = game.state_mut();
    let Some(old) = state.of_tile(from).next() else { return };
    let Some(new) = state.all_minis().find(|id| state.mini(*id).kind == crate::rules::state::Kind::Tile(to)) else {
        return;
    };
    let body = state.mini(old).clone();
    let Some(area) = body.area else { return };
    let lost = scenario.tile(from).life.saturating_sub(body.life);
    state.minis[old.index()].area = None;
    let fresh = &mut state.minis[new.index()];
    fresh.area = Some(area);
    fresh.life = scenario.tile(to).life.saturating_sub(lost).max(1);
    (fresh.down, fresh.shackles) = (body.down, body.shackles);
    state.minis[old.index()].shackles = 0;
    state.set_aside.retain(|tile| *tile != to);
    state.removed_tiles.push(from);
    for slot in &mut state.river {
        if matches!(slot, RiverSlot::Tile { tile, .. } if *tile == from) {
            *slot = RiverSlot::Tile { tile: to, neutralized: false };
        }
    }
    game.emit(Rule::Priority, Happening::Transformed { from: old, to: new, area });
    game.emit(Rule::Priority, Happening::Placed { mini: new, area, by: PlacedBy::Transform });
}
