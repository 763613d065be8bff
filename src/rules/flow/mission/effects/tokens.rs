//! Effects on mission tokens, Field Modifier tokens, and Explosions.

use crate::event::Happening;
use crate::figures;
use crate::flow::fields;
use crate::flow::mission::{carrying, putting};
use crate::flow::stack::push;
use crate::frames::{Explosion, Frame, Put, Scope, Thing};
use crate::game::Game;
use crate::id::{AreaId, MiniId, TokenId};
use crate::mission::{self, acting_side, areas, number, side_of};
use crate::ruling::Rule;
use gotham_content::mission::Side;
use gotham_content::script::{Compiled, Effect, Pick};

pub(super) fn carry_out(game: &mut Game, effect: &Effect<Compiled>, things: &[Thing], scope: &Scope) {
    let tokens = things.iter().filter_map(|thing| thing.token());
    let places = things.iter().filter_map(|thing| thing.area());
    match effect {
        Effect::PlaceTokens(kind, face, to, count) => {
            let count = number(game, count, scope);
            let new = std::iter::repeat_n(Put::NewToken(kind.0, face.0), usize::from(count));
            let to = areas(game, to, scope);
            putting::put(game, new.collect(), to);
        }
        Effect::MoveTokens(_, to) => {
            let to = areas(game, to, scope);
            putting::put(game, tokens.map(Put::Token).collect(), to);
        }
        Effect::Turn(_, face) => tokens.for_each(|token| turn(game, token, face.0)),
        Effect::Remove(_) => tokens.for_each(|token| remove_token(game, token)),
        Effect::Reveal(_) => tokens.for_each(|token| hide(game, token, false)),
        Effect::Hide(_) => tokens.for_each(|token| hide(game, token, true)),
        Effect::Show(_, side) => tokens.for_each(|token| show(game, token, *side)),
        Effect::Give(_, minis) => give(game, tokens.collect(), &mission::minis(game, minis, scope)),
        Effect::Mix(_) => mix(game, tokens.collect()),
        Effect::PickUp(_) => {
            if let Some(mini) = scope.acting.mini {
                tokens.for_each(|token| carrying::pick_up(game, mini, token));
            }
        }
        Effect::PutDown(_) => tokens.for_each(|token| carrying::put_down(game, token)),
        Effect::Spread(_, pick) => {
            let sources: Vec<TokenId> = tokens.collect();
            sources.into_iter().rev().for_each(|token| spread(game, token, pick));
        }
        Effect::PlaceFields(kind, _, count) => {
            let (count, by) = (number(game, count, scope), acting_side(game));
            places.for_each(|area| fields::place(game, *kind, area, by, count));
        }
        Effect::RemoveFields(kind, _) => places.for_each(|area| fields::clear(game, *kind, area)),
        Effect::Explosion(_, level) => {
            let level = number(game, level, scope);
            let by = scope.acting.mini;
            // The last frame on the stack is the first to be resolved.
            let places: Vec<AreaId> = places.collect();
            places.into_iter().rev().for_each(|area| push(game, Frame::Explosion(Explosion::plain(area, level, by))));
        }
        _ => {}
    }
}

/// A token leaves the game.
pub(in crate::flow) fn remove_token(game: &mut Game, token: TokenId) {
    let Some(at) = game.state().tokens.iter().position(|other| other.id == token) else { return };
    let gone = game.state_mut().tokens.remove(at);
    forget(game, &[token]);
    let (area, kind, face) = (gone.area, gone.kind, gone.face);
    game.emit(Rule::Priority, Happening::TokenRemoved { token, area, kind, face });
}

fn turn(game: &mut Game, token: TokenId, face: u8) {
    let Some(found) = game.state_mut().tokens.iter_mut().find(|other| other.id == token) else { return };
    if found.face == face {
        return;
    }
    found.face = face;
    let (area, kind) = (found.area, found.kind);
    game.emit(Rule::Priority, Happening::TokenTurned { token, area, kind, face });
}

fn hide(game: &mut Game, token: TokenId, hidden: bool) {
    let Some(found) = game.state_mut().tokens.iter_mut().find(|other| other.id == token) else { return };
    if found.hidden == hidden {
        return;
    }
    found.hidden = hidden;
    let (area, kind, face) = (found.area, found.kind, found.face);
    forget(game, &[token]);
    let what = if hidden {
        Happening::TokenHidden { token, area, kind }
    } else {
        Happening::TokenRevealed { token, area, kind, face }
    };
    game.emit(Rule::Priority, what);
}

/// A side sees a face that it does not know yet. What both sides know was revealed.
fn show(game: &mut Game, token: TokenId, side: Side) {
    let Some(found) = game.state().token(token).copied() else { return };
    if !game.knows_face(side, &found) {
        game.state_mut().memory.shown.push((token, side));
        game.emit(Rule::Priority, Happening::TokenShown { token, area: found.area, kind: found.kind, side });
    }
}

/// Nobody knows anymore which of some tokens is which, except a side that may look.
fn forget(game: &mut Game, tokens: &[TokenId]) {
    if !game.state().memory.shown.is_empty() {
        game.state_mut().memory.shown.retain(|(token, _)| !tokens.contains(token));
    }
}

/// Each token comes into the hands of the first of some miniatures that may carry it and stands on the board.
fn give(game: &mut Game, tokens: Vec<TokenId>, minis: &[MiniId]) {
    for token in tokens {
        let Some(found) = game.state().token(token) else { continue };
        let (kind, bearer) = (&game.scenario().program.kinds[usize::from(found.kind)], found.carried_by);
        let may_carry = |mini: &&MiniId| {
            let is_meant =
                kind.carried_by.as_ref().is_some_and(|who| mission::fits(game, **mini, who, &Scope::default()));
            is_meant && figures::is_living(game, **mini)
        };
        let Some(mini) = minis.iter().find(may_carry).copied().filter(|mini| bearer != Some(*mini)) else { continue };
        carrying::put_down(game, token);
        carrying::pick_up(game, mini, token);
    }
}

/// Tokens swap places at random among themselves.
fn mix(game: &mut Game, tokens: Vec<TokenId>) {
    forget(game, &tokens);
    let place = |token: TokenId| game.state().token(token).map(|token| (token.area, token.carried_by));
    let mut places: Vec<_> = tokens.iter().filter_map(|token| place(*token)).collect();
    game.draw_order(Rule::Priority, &mut places);
    for (token, (area, bearer)) in tokens.into_iter().zip(places) {
        let Some(found) = game.state_mut().tokens.iter_mut().find(|other| other.id == token) else { continue };
        let (kind, moves) = (found.kind, found.area != area);
        (found.area, found.carried_by) = (area, bearer);
        if moves {
            game.emit(Rule::Priority, Happening::TokenMoved { token, kind, area });
        }
    }
}

/// A token of the same kind and face comes into an Adjacent Area that has none of the kind.
fn spread(game: &mut Game, token: TokenId, pick: &Pick<Compiled>) {
    let Some(source) = game.state().token(token).copied() else { return };
    let board = game.board();
    let is_free = |area: &AreaId| {
        board.is_adjacent(source.area, *area)
            && game.state().tokens.iter().all(|other| other.area != *area || other.kind != source.kind)
    };
    let free: Vec<AreaId> = board.areas().filter(is_free).collect();
    let to = match side_of(pick) {
        Some(_) => free,
        None => game.draw_some_of(Rule::Priority, free, 1),
    };
    let new = Put::NewToken(source.kind, source.face);
    putting::put_for(game, side_of(pick), vec![new], to);
}
