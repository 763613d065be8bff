//! Where a throw comes down. R2 V.C.2.d, G-35

use crate::board::AreaId;
use crate::figures::distance;
use crate::game::Game;
use crate::id::MiniId;

/// Where something that falls short lands: Areas crossed by the line at that Distance, or else the farthest crossed
/// Area below it; the thrower's own Area with no success. R2 V.C.2.d, G-35
pub(crate) fn short_of(game: &Game, mini: MiniId, target: AreaId, successes: u8) -> Vec<AreaId> {
    let Some(from) = game.state().mini(mini).area else { return vec![target] };
    let lines = game.board().lines(from, target);
    let mut crossed: Vec<AreaId> = lines.iter().flat_map(|line| line.crossed.iter().copied()).collect();
    crossed.sort();
    crossed.dedup();
    for wanted in (1..=successes).rev() {
        let at = |area: &AreaId| distance(game, from, *area) == Some(wanted);
        let found: Vec<AreaId> = crossed.iter().copied().filter(at).collect();
        if !found.is_empty() {
            return found;
        }
    }
    vec![from]
}
