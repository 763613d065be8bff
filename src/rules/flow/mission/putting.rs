//! Putting things down: each into one of several Areas; if there is a choice, the side in charge says where. G-2, G-15

use super::carrying;
use crate::command::Command;
use crate::event::{Happening, PlacedBy};
use crate::flow::hazards::enter;
use crate::flow::stack::{Flow, push, wait};
use crate::frames::{Frame, Put, Putting};
use crate::game::Game;
use crate::id::{AreaId, TokenId};
use crate::mission;
use crate::ruling::Rule;
use crate::state::MissionToken;
use gotham_content::mission::Side;

/// Begins to put things down, in order.
pub(super) fn put(game: &mut Game, things: Vec<Put>, areas: Vec<AreaId>) {
    put_for(game, None, things, areas);
}

/// Begins to put things down where a side says.
pub(super) fn put_for(game: &mut Game, by: Option<Side>, mut things: Vec<Put>, areas: Vec<AreaId>) {
    things.reverse();
    push(game, Frame::Putting(Putting { left: things, areas, by }));
}

/// Puts the next thing down, or asks where. What finds no room stays where it is. G-1
pub(in crate::flow) fn step(game: &mut Game, mut frame: Putting) -> Flow {
    let Some(thing) = frame.left.last().copied() else { return Flow::Goes };
    match mission::places_for(game, &frame, thing).as_slice() {
        [] => {
            frame.left.pop();
            push(game, Frame::Putting(frame));
            Flow::Goes
        }
        [only] => {
            let area = *only;
            frame.left.pop();
            push(game, Frame::Putting(frame));
            put_down(game, thing, area);
            Flow::Goes
        }
        _ => wait(game, Frame::Putting(frame)),
    }
}

/// The chosen Area takes the next thing.
pub(in crate::flow) fn answer(game: &mut Game, mut frame: Putting, command: &Command) {
    if let Command::PickArea { area } = command
        && let Some(thing) = frame.left.pop()
    {
        push(game, Frame::Putting(frame));
        put_down(game, thing, *area);
        return;
    }
    push(game, Frame::Putting(frame));
}

fn put_down(game: &mut Game, thing: Put, area: AreaId) {
    match thing {
        Put::Moved(mini) => {
            let from = game.state().mini(mini).area;
            game.stand(mini, Some(area));
            game.emit(Rule::MovedByEffect, Happening::Placed { mini, from, area, by: PlacedBy::Mission });
            carrying::bring_along(game, mini, area);
            enter(game, mini, area);
        }
        Put::BroughtIn(mini) => {
            let makes_way =
                matches!(game.state().stack.last(), Some(Frame::Putting(frame)) if !frame.areas.contains(&area));
            let rule = if makes_way { Rule::OverFull } else { Rule::Priority };
            super::bodies::bring_in(game, mini, area, rule);
        }
        Put::Token(token) => {
            let Some(found) = game.state_mut().tokens.iter_mut().find(|other| other.id == token) else { return };
            let kind = found.kind;
            (found.area, found.carried_by) = (area, None);
            game.emit(Rule::Priority, Happening::TokenMoved { token, kind, area });
        }
        Put::NewToken(kind, face) => new_token(game, kind, face, area),
        Put::Card(card) => {
            game.state_mut().ground.push((area, card));
            game.emit(Rule::Priority, Happening::EquipmentPlaced { card, area });
        }
    }
}

/// A token comes onto the board, as far as the supply goes. G-4
pub(super) fn new_token(game: &mut Game, kind: u8, face: u8, area: AreaId) {
    let scenario = game.scenario().clone();
    let printed = &scenario.program.kinds[usize::from(kind)];
    let out = game.state().tokens.iter().filter(|token| token.kind == kind).count();
    if printed.supply.is_some_and(|supply| out >= usize::from(supply)) {
        return;
    }
    let state = game.state_mut();
    let Ok(id) = u8::try_from(state.memory.tokens.len()).map(TokenId) else { return };
    state.memory.tokens.push(kind);
    let hidden = printed.hidden;
    state.tokens.push(MissionToken { id, kind, area, face, hidden, carried_by: None });
    game.emit(Rule::Priority, Happening::TokenPlaced { token: id, area, kind, face });
}
