//! What a list of effects would do now, tried on a copy: for programs that weigh interactions and Events.

use super::lists::run;
use super::{endings, triggers};
use crate::rules::event::Event;
use crate::rules::flow::stack::Flow;
use crate::rules::frames::{Frame, Scope};
use crate::rules::game::Game;
use crate::rules::id::ListId;

/// What would come of a list of effects.
#[derive(Debug)]
pub struct Foreseen {
    /// The table afterwards.
    pub game: Game,
    /// What would have happened.
    pub events: Vec<Event>,
    /// What would have asked somebody, and was left out.
    pub left_out: Vec<Frame>,
}

/// Tries a list of effects on a copy; whatever asks somebody is left out.
pub fn foresee(game: &Game, list: ListId, scope: Scope) -> Foreseen {
    let mut game = game.clone();
    let mut left_out = Vec::new();
    game.state_mut().stack.clear();
    game.take_events();
    run(&mut game, list, scope);
    while game.state().result.is_none()
        && let Some(frame) = game.state_mut().stack.pop()
    {
        if crate::rules::flow::step(&mut game, frame) == Flow::Waits {
            left_out.extend(game.state_mut().stack.pop());
        }
        triggers::listen(&mut game);
        endings::test(&mut game);
    }
    let events = game.take_events();
    Foreseen { game, events, left_out }
}
