//! How many cubes the automated Villain puts into a Defense. SOLO V.A

use super::card::is_leader;
use crate::rules::frames::AttackFrame;
use crate::rules::game::Game;
use crate::rules::query::pools;

/// One for a Minion that a single success would save, and for a Leader who would be wounded; else none. SOLO V.A
pub fn cubes(game: &Game, attack: &AttackFrame) -> u8 {
    let automatic = i16::from(pools::defense_in(game, attack, 0, &[]).modifier());
    let missing = i16::from(attack.successes) - automatic;
    let wanted = if is_leader(game, attack.target) { missing > 0 } else { missing == 1 };
    u8::from(wanted && pools::defense_cubes(game, attack.target) > 0)
}
