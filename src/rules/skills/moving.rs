//! Elusive, Mobility, Parkour, Fly, Reduced Mobility and Horror: what Skills change about Movement.

use super::{bearers, level, levels, may_have};
use crate::board::{AreaId, MoveType};
use crate::figures;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::script::AreaSet;
use gotham_content::skill::{Skill, SkillLevel};

/// What a miniature ignores in each Move, and what it cannot do. S2 Elusive, S2 Mobility, S2 Parkour
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ease {
    /// Enemy Size. S2 Elusive
    pub elusive: u8,
    /// Difficult Terrain. S2 Mobility
    pub mobility: u8,
    /// Levels of a Jump or Climb, or Wounds of a Drop. S2 Parkour
    pub parkour: u8,
    /// Nothing adds to the cost of its Moves, and no Drop hurts. S2 Fly
    pub flies: bool,
    /// It makes no special Moves. S2 Reduced Mobility
    pub is_hobbled: bool,
}

impl Ease {
    /// What a miniature ignores in its next Move. The Skills count as they are now: Equipment dropped on the way can turn
    /// one on. S2 Elusive, S2 Mobility, S2 Parkour, R2 V.A.8
    pub fn of(game: &Game, mini: MiniId) -> Ease {
        let [elusive, mobility, parkour, fly, hobbled] =
            levels(game, mini, [Skill::Elusive, Skill::Mobility, Skill::Parkour, Skill::Fly, Skill::ReducedMobility]);
        Ease { elusive, mobility, parkour, flies: fly > 0, is_hobbled: hobbled > 0 }
    }

    /// What a Screen's printed Skills ignore, with nothing carried that turns one off. S2 Elusive, S2 Mobility, S2 Parkour,
    /// S2 Fly, S2 Reduced Mobility
    pub fn printed(skills: &[SkillLevel]) -> Ease {
        let level = |wanted: Skill| skills.iter().find(|held| held.skill == wanted).map_or(0, |held| held.level);
        Ease {
            elusive: level(Skill::Elusive),
            mobility: level(Skill::Mobility),
            parkour: level(Skill::Parkour),
            flies: level(Skill::Fly) > 0,
            is_hobbled: level(Skill::ReducedMobility) > 0,
        }
    }

    /// What the way itself adds to the cost of a Move, and how much of that a Skill takes off. R2 VII.A.3, S2 Fly, S2
    /// Parkour, S2 Wall Breaker
    pub(crate) fn on_the_way(&self, how: MoveType) -> (u8, Option<(Skill, u8)>) {
        let extra = if self.flies { 0 } else { how.extra() };
        let saved = extra.min(self.parkour);
        (extra, (saved > 0 && !how.breaks_wall()).then_some((Skill::Parkour, saved)))
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
    if may_have(game, mini, Skill::WallBreaker) {
        return bearers(game, Skill::Horror).filter(is_feared).filter_map(horror).collect();
    }
    let near: AreaSet = game.board().exits(from).iter().map(|exit| exit.to).collect();
    let bearers = game.places().within_any(near).filter(|other| may_have(game, *other, Skill::Horror));
    bearers.filter(is_feared).filter_map(horror).collect()
}
