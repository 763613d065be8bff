//! Elusive, Mobility, Parkour, Wall Breaker, Fly and Reduced Mobility: what Skills change about Movement.

use serde::{Deserialize, Serialize};

use super::level;
use crate::content::skill::Skill;
use crate::rules::game::Game;
use crate::rules::id::MiniId;

/// What a Movement may ignore, or has ignored: Elusive, Mobility and Parkour count for a whole Movement. S2 Elusive
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Ease {
    /// Enemy Size. S2 Elusive
    pub elusive: u8,
    /// Difficult Terrain. S2 Mobility
    pub mobility: u8,
    /// Levels of Jumps and Climbs, or Wounds of Drops. S2 Parkour
    pub parkour: u8,
}

impl Ease {
    /// What a miniature may ignore in a new Movement. S2 Elusive, S2 Mobility, S2 Parkour
    pub fn of(game: &Game, mini: MiniId) -> Ease {
        Ease {
            elusive: level(game, mini, Skill::Elusive),
            mobility: level(game, mini, Skill::Mobility),
            parkour: level(game, mini, Skill::Parkour),
        }
    }

    /// What is left of this when so much was used. The Skills count as they are now: Equipment dropped on the way can
    /// turn one on. R2 V.A.8
    pub fn less(self, used: Ease) -> Ease {
        Ease {
            elusive: self.elusive.saturating_sub(used.elusive),
            mobility: self.mobility.saturating_sub(used.mobility),
            parkour: self.parkour.saturating_sub(used.parkour),
        }
    }

    /// This and more.
    pub fn and(self, more: Ease) -> Ease {
        Ease {
            elusive: self.elusive + more.elusive,
            mobility: self.mobility + more.mobility,
            parkour: self.parkour + more.parkour,
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
