//! Regeneration and Berserk: what lost strength brings. G-29, G-37

use super::level;
use crate::game::Game;
use crate::id::MiniId;
use crate::state::Body;
use gotham_content::skill::Skill;

/// The most that Regeneration brings back: cubes that a Hero moves from the Wound Zone to the Fatigue Zone when it takes its
/// Stance, before recovering, and none for a Neutralized one; Life Points of another whose activation begins.
/// S2 Regeneration, G-37, G-120
pub fn regained(game: &Game, mini: MiniId) -> u8 {
    regained_by(game, mini, level(game, mini, Skill::Regeneration))
}

/// The most that Regeneration of some level brings back, wherever it comes from. S2 Regeneration
pub(crate) fn regained_by(game: &Game, mini: MiniId, level: u8) -> u8 {
    level.min(lost(game, mini).0)
}

/// Whether Berserk is on, and still would be with so much strength more. S2 Berserk, G-29
pub fn rages(game: &Game, mini: MiniId, regained: u8) -> bool {
    let (lost, all) = lost(game, mini);
    level(game, mini, Skill::Berserk) > 0 && lost.saturating_sub(regained) >= all.div_ceil(2)
}

/// Whether half the strength is lost, cubes in the Wound Zone or Life Points, after this many more Wounds. G-29
pub(super) fn is_half_gone(game: &Game, mini: MiniId, more: u8) -> bool {
    let (lost, all) = lost(game, mini);
    lost + more >= all.div_ceil(2)
}

/// Strength lost, and all that there is: cubes in the Wound Zone, or Life Points. R2 IX.A
fn lost(game: &Game, mini: MiniId) -> (u8, u8) {
    let body = game.state().mini(mini);
    match (body.body, game.state().tablet(mini)) {
        (Body::Tile(tile), _) => {
            let all = game.scenario().full_life(tile, game.options());
            (all.saturating_sub(body.life), all)
        }
        (Body::Tablet(_), Some(tablet)) => (tablet.wounds, game.scenario().hero(tablet.hero).energy),
        (Body::Tablet(_), None) => (0, u8::MAX),
    }
}
