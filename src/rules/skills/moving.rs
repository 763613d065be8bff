//! Elusive, Mobility, Parkour, Fly, Reduced Mobility and Horror: what Skills change about Movement.

use super::{bearers, level, levels, may_have, wall_breaker};
use crate::board::AreaId;
pub use crate::departure::Ease;
use crate::figures;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::script::AreaSet;
use gotham_content::skill::Skill;

impl Ease {
    /// What a miniature ignores in its next Move. The Skills count as they are now: Equipment dropped on the way can turn
    /// one on. S2 Elusive, S2 Mobility, S2 Parkour, R2 V.A.8
    pub fn of(game: &Game, mini: MiniId) -> Ease {
        let [elusive, mobility, parkour, fly, hobbled] =
            levels(game, mini, [Skill::Elusive, Skill::Mobility, Skill::Parkour, Skill::Fly, Skill::ReducedMobility]);
        Ease { elusive, mobility, parkour, flies: fly > 0, is_hobbled: hobbled > 0 }
    }
}

/// Whether a Skill makes Moves cheaper. S2 Elusive, S2 Mobility, S2 Parkour
pub(crate) fn eases(skill: Skill) -> bool {
    matches!(skill, Skill::Elusive | Skill::Mobility | Skill::Parkour)
}

/// Where enemies spread Horror that a miniature can get to from an Area in one Move, and how much each adds to a Move into its
/// Area. S2 Horror, G-11
pub(crate) fn feared(game: &Game, mini: MiniId, from: AreaId) -> Vec<(AreaId, u8)> {
    if !game.scenario().printed.anywhere(Skill::Horror) {
        return Vec::new();
    }
    let state = game.state();
    let horror = |enemy: MiniId| {
        let level = level(game, enemy, Skill::Horror);
        state.mini(enemy).area.filter(|_| level > 0).map(|area| (area, level))
    };
    let is_feared = |other: &MiniId| figures::enemies(game, mini, *other);
    // Whoever breaks walls may get anywhere beside.
    if wall_breaker::is_conceivable(game, mini) {
        return bearers(game, Skill::Horror).filter(is_feared).filter_map(horror).collect();
    }
    let near: AreaSet = game.board().exits(from).iter().map(|exit| exit.to).collect();
    let bearers = game.places().within_any(near).filter(|other| may_have(game, *other, Skill::Horror));
    bearers.filter(is_feared).filter_map(horror).collect()
}
