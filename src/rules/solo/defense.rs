//! How many cubes the automated Villain puts into a Defense. SOLO V.A

use super::card::is_leader;
use crate::frames::AttackFrame;
use crate::game::Game;
use crate::query::pools;

/// How much he spends on a Defense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Weighed {
    /// How many successes it would take to suffer no Wounds.
    pub missing: u8,
    /// Cubes that he spends.
    pub cubes: u8,
}

/// One for a Minion that a single success would save, and for a Leader who would be wounded; otherwise none. SOLO V.A
pub(crate) fn weigh(game: &Game, attack: &AttackFrame) -> Weighed {
    let automatic = i16::from(pools::defense_in(game, attack, 0, &[]).modifier());
    let missing = i16::from(attack.successes) - automatic;
    let wanted = if is_leader(game, attack.target) { missing > 0 } else { missing == 1 };
    let cubes = u8::from(wanted && pools::defense_cubes(game, attack.target) > 0);
    Weighed { missing: u8::try_from(missing).unwrap_or(0), cubes }
}
