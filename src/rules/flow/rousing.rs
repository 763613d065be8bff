//! Miniatures are called upon to act: those of a tile, an ally that marches, one that may have to get up first.
//! R2 VI.B.3.c, VI.C.1, G-36, G-40

use super::movement;
use super::stack::push;
use crate::event::Happening;
use crate::frames::{Frame, TileActivation};
use crate::game::Game;
use crate::id::{MiniId, TileId};
use crate::query;
use crate::ruling::Rule;
use crate::skills;
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

/// An activation begins: Regeneration restores lost Life Points, and one that was knocked down gets up. R2 VI.C.1,
/// G-36, G-37
pub(super) fn rouse(game: &mut Game, mini: MiniId) -> Rising {
    game.emit(Rule::DesignateMiniature, Happening::MiniActivated { mini });
    let strength = skills::vigor::life_regained(game, mini);
    if strength > 0 {
        game.state_mut().minis[mini.index()].life += strength;
        game.emit(Rule::Regeneration, Happening::Regenerated { mini, strength });
    }
    let body = &mut game.state_mut().minis[mini.index()];
    if !body.down {
        return Rising::Stands;
    }
    body.down = false;
    game.emit(Rule::LaidDown, Happening::StoodUp { mini });
    Rising::StandsUp
}

/// Lets an ally move with more Move Points: a Hero's Movement like any other; for others, just their first Movement.
/// G-40, G-72
pub(super) fn march(game: &mut Game, mini: MiniId, more: u8) {
    let bonus = if game.state().tablet(mini).is_some() {
        query::moving::opening_points(game, mini)
    } else {
        match rouse(game, mini) {
            Rising::Stands => query::first_movement_bonus(game, mini),
            Rising::StandsUp => 0,
        }
    };
    movement::set_out(game, mini, bonus, more);
}
