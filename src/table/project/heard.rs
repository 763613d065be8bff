//! What is heard of an event beside what is shown of it.

use super::figures::look_of;
use crate::content::sculpt::Prop;
use crate::rules::command::{AttackKind, CardUse};
use crate::rules::{Game, Happening, MiniId};
use crate::table::sound::cue::Cue;

/// What is heard when an event begins to be shown, or all that there is of it.
pub fn with(what: &Happening) -> Option<Cue> {
    match what {
        Happening::Spent { cubes: 1.., .. } => Some(Cue::CubePlaced),
        Happening::Recovered { to_reserve, healed, .. } if to_reserve + healed > 0 => Some(Cue::CubeReturned),
        Happening::DieRolled { .. } => Some(Cue::Die),
        Happening::Thrown { .. } => Some(Cue::Throw),
        Happening::TileActivated { .. }
        | Happening::PassedOver { .. }
        | Happening::TileMoved { .. }
        | Happening::TileInserted { .. } => Some(Cue::Tile),
        Happening::PointsGained { .. } => Some(Cue::Reinforcement),
        _ => None,
    }
}

/// What an attack sounds like: who holds no gun and uses no Lethal weapon throws what it has.
pub fn weapon(game: &Game, mini: MiniId, kind: AttackKind, cards: &[CardUse]) -> Cue {
    let is_lethal = cards.iter().any(|used| game.scenario().card(used.card).lethal);
    let is_gun = |prop: &Prop| matches!(prop, Prop::Pistol | Prop::Rifle | Prop::HeavyGun);
    match kind {
        AttackKind::Melee => Cue::Blow,
        AttackKind::Ranged if is_lethal || look_of(game, mini).1.holds.iter().any(is_gun) => Cue::Shot,
        AttackKind::Ranged => Cue::Throw,
    }
}

#[cfg(test)]
mod tests {
    use super::{weapon, with};
    use crate::rules::command::AttackKind;
    use crate::rules::{Game, Happening, Options, Scenario};
    use crate::table::project::figures::look_of;
    use crate::table::sound::cue::Cue;

    #[test]
    fn cubes_are_heard_when_there_are_some() {
        let spent = |cubes| with(&Happening::Spent { mini: None, space: None, cubes });
        assert_eq!((spent(0), spent(2)), (None, Some(Cue::CubePlaced)));
        let back = |to_reserve, healed| with(&Happening::Recovered { mini: None, to_reserve, healed });
        assert_eq!((back(0, 0), back(0, 1)), (None, Some(Cue::CubeReturned)));
    }

    #[test]
    fn only_a_gun_sounds_like_a_gun() {
        let scenario = Scenario::new(&crate::embedded::catalogue(), "to_sink_a_city").expect("a mission");
        let game = Game::new(scenario, Options::default(), 3);
        let of = |mini| (format!("{:?}", look_of(&game, mini).1.holds), weapon(&game, mini, AttackKind::Ranged, &[]));
        let heard: Vec<_> = game.state().all_minis().map(of).collect();
        assert!(heard.iter().any(|(holds, cue)| holds.contains("Pistol") && *cue == Cue::Shot), "{heard:?}");
        assert!(heard.iter().any(|(_, cue)| *cue == Cue::Throw), "{heard:?}");
        let is_gun = |holds: &str| ["Pistol", "Rifle", "HeavyGun"].iter().any(|gun| holds.contains(gun));
        assert!(heard.iter().all(|(holds, cue)| is_gun(holds) == (*cue == Cue::Shot)), "{heard:?}");
    }
}
