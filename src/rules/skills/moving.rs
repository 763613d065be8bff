//! Elusive, Mobility, Parkour, Wall Breaker, Fly and Reduced Mobility: what Skills change about Movement.

use super::level;
use crate::content::skill::Skill;
use crate::rules::frames::Ease;
use crate::rules::game::Game;
use crate::rules::id::MiniId;

impl Ease {
    /// What a miniature may ignore in a new Movement. S2 Elusive, S2 Mobility, S2 Parkour
    pub fn of(game: &Game, mini: MiniId) -> Ease {
        Ease {
            elusive: level(game, mini, Skill::Elusive),
            mobility: level(game, mini, Skill::Mobility),
            parkour: level(game, mini, Skill::Parkour),
        }
    }
}

/// S2 Fly
pub fn flies(game: &Game, mini: MiniId) -> bool {
    level(game, mini, Skill::Fly) > 0
}

/// S2 Reduced Mobility
pub fn has_reduced_mobility(game: &Game, mini: MiniId) -> bool {
    level(game, mini, Skill::ReducedMobility) > 0
}
