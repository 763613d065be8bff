//! Miniatures are called upon to act: those of a tile, an ally that marches, one that may have to get up first.
//! R2 VI.B.3.c, VI.C.1, G-36, G-40

use super::stack::push;
use super::{movement, regeneration};
use crate::event::Happening;
use crate::frames::{Frame, TileActivation};
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::query;
use crate::ruling::Rule;
use crate::state::Control;

/// Lets miniatures of a tile be activated once each, provided somebody decides for them. R2 VI.B.3.c
pub(super) fn activate_all(game: &mut Game, tile: TileId, left: Vec<MiniId>) {
    let is_led = |mini: &MiniId| game.state().mini(*mini).control != Control::Nobody;
    let left = left.into_iter().filter(is_led).collect();
    push(game, Frame::TileActivation(TileActivation { tile, left }));
}

/// Whether a miniature has to get up, which costs its First Movement Bonus. G-36
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rising {
    /// It is standing.
    Stands,
    /// It gets up now.
    StandsUp,
}

/// An activation begins: one that was laid down stands up, and whom cards decide for regenerates. R2 VI.C.1, G-36, SOLO XVI
pub(super) fn rouse(game: &mut Game, mini: MiniId) -> Rising {
    game.emit(Rule::DesignateMiniature, Happening::MiniActivated { mini });
    regeneration::by_the_cards(game, mini);
    let body = &mut game.state_mut().minis[mini.index()];
    if !body.down {
        return Rising::Stands;
    }
    body.down = false;
    game.emit(Rule::LaidDown, Happening::StoodUp { mini });
    Rising::StandsUp
}

/// Lets an ally move with more Move Points: a Hero's Movement like any other, another's first Movement by itself, for which
/// it is activated. G-40, G-72, G-120
pub(super) fn march(game: &mut Game, mini: MiniId, more: u8) {
    if game.state().tablet(mini).is_some() {
        let bonus = query::moving::opening_points(game, mini);
        return movement::set_out(game, mini, bonus, more);
    }
    let bonus = match rouse(game, mini) {
        Rising::Stands => query::first_movement_bonus(game, mini),
        Rising::StandsUp => 0,
    };
    movement::set_out(game, mini, bonus, more);
    regeneration::ask(game, mini);
}
