//! What threatens a miniature with Yellow dice: Dangerous Terrain, a Drop, Explosions, Field Modifier tokens. The rolls
//! and their Wounds come later, frame by frame. R2 VII.A.6, XI.B, XI.D

use super::stack::push;
use crate::board::AreaId;
use crate::event::RollFor;
use crate::frames::{Frame, Hazard};
use crate::game::Game;
use crate::id::MiniId;
use crate::query;
use crate::skills::rerolls;

/// Yellow dice for a miniature, as things stand now; nobody's doing unless stated otherwise. R2 VII.A.6, XI.B, XI.D,
/// G-30
pub(super) fn hazard(game: &Game, mini: MiniId, level: u8, roll: RollFor) -> Hazard {
    let bonus = rerolls::bonus(game, mini, roll, None, 0);
    let forced = rerolls::misfortune(game, mini);
    Hazard { mini, level, roll, bonus, forced, spared: 0, lays_down: 0, rolled: None, by: None }
}

/// Everybody in a list rolls, one after the other. R2 XI.B, XI.D
pub(super) fn hit(game: &mut Game, hazards: Vec<Hazard>) {
    // The last frame on the stack is the first to be resolved.
    hazards.into_iter().rev().for_each(|hazard| push(game, Frame::Hazard(hazard)));
}

/// A miniature comes into an Area, and feels its Dangerous Terrain. R2 VII.A.6, G-15
pub(crate) fn enter(game: &mut Game, mini: MiniId, area: AreaId) {
    let danger = query::moving::dangerous_terrain(game, mini, area);
    if danger > 0 {
        let hazard = hazard(game, mini, danger, RollFor::DangerousTerrain);
        push(game, Frame::Hazard(hazard));
    }
}
