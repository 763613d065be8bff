//! Elusive, Mobility, Parkour, Fly, Reduced Mobility and Horror: what Skills change about Movement.

use super::level;
use crate::content::skill::Skill;
use crate::rules::board::AreaId;
use crate::rules::game::Game;
use crate::rules::id::MiniId;
use crate::rules::query;

/// What a miniature ignores in each Move. S2 Elusive, S2 Mobility, S2 Parkour
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ease {
    /// Enemy Size. S2 Elusive
    pub elusive: u8,
    /// Difficult Terrain. S2 Mobility
    pub mobility: u8,
    /// Levels of a Jump or Climb, or Wounds of a Drop. S2 Parkour
    pub parkour: u8,
}

impl Ease {
    /// What a miniature ignores in its next Move. The Skills count as they are now: Equipment dropped on the way can turn
    /// one on. S2 Elusive, S2 Mobility, S2 Parkour, R2 V.A.8
    pub fn of(game: &Game, mini: MiniId) -> Ease {
        Ease {
            elusive: level(game, mini, Skill::Elusive),
            mobility: level(game, mini, Skill::Mobility),
            parkour: level(game, mini, Skill::Parkour),
        }
    }
}

/// Where enemies spread Horror, and how much each adds to a Move into its Area. S2 Horror, G-11
pub fn feared(game: &Game, mini: MiniId) -> Vec<(AreaId, u8)> {
    let enemies = game.state().all_minis().filter(|other| query::enemies(game, mini, *other));
    let horrors = enemies.filter_map(|enemy| Some((game.state().mini(enemy).area?, level(game, enemy, Skill::Horror))));
    horrors.filter(|(_, level)| *level > 0).collect()
}

/// S2 Fly
pub fn flies(game: &Game, mini: MiniId) -> bool {
    level(game, mini, Skill::Fly) > 0
}

/// S2 Reduced Mobility
pub fn has_reduced_mobility(game: &Game, mini: MiniId) -> bool {
    level(game, mini, Skill::ReducedMobility) > 0
}
