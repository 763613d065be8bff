//! Regeneration: who has it is asked how much comes back, as a Hero has named its Stance and as another's activation begins.
//! S2 Regeneration, G-37, G-120

use super::solo;
use super::stack::{Flow, push, wait};
use crate::command::Command;
use crate::event::Happening;
use crate::frames::Frame;
use crate::game::Game;
use crate::id::MiniId;
use crate::ruling::Rule;
use crate::skills::vigor;

/// Asks for a miniature that a player decides for, on top of what is under way. G-120
pub(super) fn ask(game: &mut Game, mini: MiniId) {
    if !solo::leads(game, mini) {
        push(game, Frame::Regeneration(mini));
    }
}

/// What cards decide for takes all of it. SOLO XVI
pub(super) fn by_the_cards(game: &mut Game, mini: MiniId) {
    if solo::leads(game, mini) {
        let strength = vigor::regained(game, mini);
        regain(game, mini, strength);
    }
}

/// Waits while anything can come back: a miniature that leaves the board in between, or loses the Skill, is no longer asked. G-32
pub(super) fn step(game: &mut Game, mini: MiniId) -> Flow {
    let is_there = game.state().mini(mini).area.is_some();
    if is_there && vigor::regained(game, mini) > 0 { wait(game, Frame::Regeneration(mini)) } else { Flow::Goes }
}

/// So much comes back, or nothing. G-120
pub(super) fn answer(game: &mut Game, mini: MiniId, command: &Command) {
    if let Some((_, effort)) = command.effort() {
        regain(game, mini, effort.cubes);
    }
}

/// Cubes of a Hero go from the Wound Zone to the Fatigue Zone; another gets that many Life Points. S2 Regeneration
pub(super) fn regain(game: &mut Game, mini: MiniId, strength: u8) {
    if strength == 0 {
        return;
    }
    match game.state_mut().tablet_mut(mini) {
        Some(tablet) => (tablet.wounds, tablet.fatigue) = (tablet.wounds - strength, tablet.fatigue + strength),
        None => game.state_mut().minis[mini.index()].life += strength,
    }
    game.emit(Rule::Regeneration, Happening::Regenerated { mini, strength });
}
