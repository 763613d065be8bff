//! Regeneration and Berserk: what lost strength brings. G-29, G-37

use super::level;
use crate::game::Game;
use crate::id::MiniId;
use crate::state::Body;
use gotham_content::skill::Skill;

/// Cubes that a Hero moves from the Wound Zone to the Fatigue Zone when it takes its Stance, before recovering; 0 for
/// a Neutralized one. S2 Regeneration, G-37
pub fn cubes_regained(game: &Game, hero: MiniId) -> u8 {
    let wounds = game.state().tablet(hero).map_or(0, |tablet| tablet.wounds);
    level(game, hero, Skill::Regeneration).min(wounds)
}

/// Life Points that another miniature regains when its activation begins. S2 Regeneration, G-37
pub fn life_regained(game: &Game, mini: MiniId) -> u8 {
    level(game, mini, Skill::Regeneration).min(lost_life(game, mini).0)
}

/// Whether half the strength is lost, cubes in the Wound Zone or Life Points, after this many more Wounds. G-29
pub(super) fn is_half_gone(game: &Game, mini: MiniId, more: u8) -> bool {
    let (lost, all) = match game.state().tablet(mini) {
        Some(tablet) => (tablet.wounds, game.scenario().hero(tablet.hero).energy),
        None => lost_life(game, mini),
    };
    lost + more >= all.div_ceil(2)
}

/// Life Points lost, and how many the tile gives. R2 IX.A
fn lost_life(game: &Game, mini: MiniId) -> (u8, u8) {
    let body = game.state().mini(mini);
    match body.body {
        Body::Tile(tile) => {
            let all = game.scenario().full_life(tile, game.options());
            (all.saturating_sub(body.life), all)
        }
        Body::Tablet(_) => (0, u8::MAX),
    }
}
