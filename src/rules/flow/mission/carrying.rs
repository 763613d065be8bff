//! Tokens that miniatures carry, and miniatures that they lead: both come along, and stay behind when their bearer or
//! leader cannot go on. R2 IX.B

use crate::event::{Happening, PlacedBy};
use crate::flow::hazards::enter;
use crate::game::Game;
use crate::id::{AreaId, MiniId, TokenId};
use crate::query;
use crate::ruling::Rule;

/// Those whom a miniature leads follow it; anyone who finds no room stays put and is no longer led. G-15
pub(crate) fn bring_along(game: &mut Game, leader: MiniId, area: AreaId) {
    let led: Vec<MiniId> = game.state().memory.led_by(leader).collect();
    for mini in led {
        if query::room_for(game, mini, area) {
            let from = game.state().mini(mini).area;
            game.stand(mini, Some(area));
            game.emit(Rule::Priority, Happening::Placed { mini, from, area, by: PlacedBy::Led });
            enter(game, mini, area);
        } else {
            release(game, mini);
        }
    }
}

/// A miniature follows another.
pub(super) fn lead(game: &mut Game, mini: MiniId, leader: MiniId) {
    if mini == leader {
        return;
    }
    let memory = &mut game.state_mut().memory;
    memory.led.retain(|(led, _)| *led != mini);
    memory.led.push((mini, leader));
    game.emit(Rule::Priority, Happening::Led { mini, by: leader });
}

/// A miniature no longer follows anybody.
pub(super) fn release(game: &mut Game, mini: MiniId) {
    if game.state().memory.leader(mini).is_some() {
        game.state_mut().memory.led.retain(|(led, _)| *led != mini);
        game.emit(Rule::Priority, Happening::Released { mini });
    }
}

/// A miniature takes a token.
pub(in crate::flow) fn pick_up(game: &mut Game, mini: MiniId, token: TokenId) {
    let Some(area) = game.state().mini(mini).area else { return };
    let Some(found) = game.state_mut().tokens.iter_mut().find(|other| other.id == token) else { return };
    let kind = found.kind;
    (found.area, found.carried_by) = (area, Some(mini));
    game.emit(Rule::Priority, Happening::TokenPickedUp { mini, token, kind });
}

/// A token is put down where its bearer stands.
pub(in crate::flow) fn put_down(game: &mut Game, token: TokenId) {
    let Some(found) = game.state_mut().tokens.iter_mut().find(|other| other.id == token) else { return };
    let (kind, area) = (found.kind, found.area);
    let Some(mini) = found.carried_by.take() else { return };
    game.emit(Rule::Priority, Happening::TokenPutDown { mini, token, kind, area });
}

/// A miniature can't go on: what it carries falls, and the miniatures that it leads are free. R2 IX.B
pub(in crate::flow) fn let_go(game: &mut Game, mini: MiniId) {
    let state = game.state();
    let carried: Vec<TokenId> =
        state.tokens.iter().filter(|token| token.carried_by == Some(mini)).map(|token| token.id).collect();
    let led: Vec<MiniId> = state.memory.led_by(mini).collect();
    carried.into_iter().for_each(|token| put_down(game, token));
    led.into_iter().for_each(|other| release(game, other));
    release(game, mini);
}
