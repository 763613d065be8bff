//! What an event sounds like, besides what is shown of it.

use crate::table::sound::cue::Cue;
use gotham_rules::Happening;

/// The sound when an event starts being shown, or all there is of it.
pub(super) fn with(what: &Happening) -> Option<Cue> {
    match what {
        Happening::Spent { cubes: 1.., .. } => Some(Cue::CubePlaced),
        Happening::Recovered { to_reserve, healed, .. } if to_reserve + healed > 0 => Some(Cue::CubeReturned),
        Happening::DieRolled { .. } => Some(Cue::Die),
        Happening::TileActivated { .. }
        | Happening::PassedOver { .. }
        | Happening::TileMoved { .. }
        | Happening::TileInserted { .. } => Some(Cue::Tile),
        Happening::PointsGained { .. } => Some(Cue::Reinforcement),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cubes_are_heard_when_there_are_some() {
        let spent = |cubes| with(&Happening::Spent { mini: None, space: None, cubes });
        assert_eq!((spent(0), spent(2)), (None, Some(Cue::CubePlaced)));
        let back = |to_reserve, healed| with(&Happening::Recovered { mini: None, to_reserve, healed });
        assert_eq!((back(0, 0), back(0, 1)), (None, Some(Cue::CubeReturned)));
    }
}
