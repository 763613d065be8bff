//! Hindering: enemies beside a miniature make Moves cost more and actions harder. R2 VII.A.3, VII.C.7, VII.D.2, VII.E.2

use super::{is_living, menace, restrains, size};
use crate::board::AreaId;
use crate::game::Game;
use crate::id::MiniId;
use gotham_content::mission::Restraint;

/// Which index hinders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Size Indexes hinder Movement.
    Size,
    /// Menace Indexes hinder Ranged Attacks and Complex actions.
    Menace,
}

/// The Hindering Modifier in a miniature's Area: the enemies' total minus the allies' total, never below 0, without the
/// miniature itself and, in the Second edition, without Neutralized Heroes; `ignored` of the enemies' total does not
/// count (Elusive, Nerves of Steel). R2 VII.A.3, VII.C.7, E-12
pub fn hindering(game: &Game, mini: MiniId, measure: Measure, ignored: u8) -> u8 {
    game.state().mini(mini).area.map_or(0, |area| hindering_in(game, mini, area, measure, ignored))
}

/// The Hindering Modifier that a miniature would meet in an Area, as if it stood there. R2 VII.A.3
pub(crate) fn hindering_in(game: &Game, mini: MiniId, area: AreaId, measure: Measure, ignored: u8) -> u8 {
    let (enemies, allies) = totals(game, mini, area, measure);
    enemies.saturating_sub(ignored).saturating_sub(allies)
}

/// The Menace of enemies and of allies around a miniature, not counting itself. G-17, G-68
pub fn menace_around(game: &Game, mini: MiniId) -> (u8, u8) {
    game.state().mini(mini).area.map_or((0, 0), |area| totals(game, mini, area, Measure::Menace))
}

/// The totals of enemies and allies in an Area, as seen by a miniature.
fn totals(game: &Game, mini: MiniId, area: AreaId, measure: Measure) -> (u8, u8) {
    let state = game.state();
    let mut totals = (0u8, 0u8);
    let Some(side) = state.mini(mini).side else { return totals };
    let passive = match measure {
        Measure::Size => Restraint::HinderNoMoves,
        Measure::Menace => Restraint::HinderNoActions,
    };
    for other in game.places().within(area).filter(|other| *other != mini) {
        let Some(theirs) = state.mini(other).side else { continue };
        let counts = is_living(game, other) || game.options().edition.neutralized_heroes_hinder();
        if !counts || theirs != side && restrains(game, other, passive) {
            continue;
        }
        let index = match measure {
            Measure::Size => size(game, other),
            Measure::Menace => menace(game, other),
        };
        if theirs == side { totals.1 += index } else { totals.0 += index }
    }
    totals
}
