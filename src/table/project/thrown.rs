//! What a Ranged Attack is done with: a gun that is fired, or something that is thrown.

use super::figures::look_of;
use crate::table::animate::Missile;
use gotham_content::card::Deck;
use gotham_content::sculpt::Prop;
use gotham_rules::command::CardUse;
use gotham_rules::{Game, MiniId};

/// What flies; `None` if it is a shot. A weapon from the equipment shoots, a Bat-Gadget is thrown, and otherwise it is
/// what the miniature has in its hands. One with empty hands throws a blade.
pub(super) fn thrown(game: &Game, mini: MiniId, cards: &[CardUse]) -> Option<Missile> {
    if let Some(used) = cards.last() {
        return (game.scenario().card(used.card).deck == Deck::BatGadget).then_some(Missile::Blade);
    }
    let holds = &look_of(game, mini).1.holds;
    if holds.iter().any(|prop| matches!(prop, Prop::Pistol | Prop::Rifle | Prop::HeavyGun)) {
        return None;
    }
    let has_flask = holds.iter().any(|prop| matches!(prop, Prop::Flask));
    Some(if has_flask { Missile::Grenade } else { Missile::Blade })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_rules::{Options, Scenario};

    #[test]
    fn only_a_gun_shoots() {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("a mission");
        let game = Game::new(scenario, Options::default(), 3);
        let of = |mini| (format!("{:?}", look_of(&game, mini).1.holds), thrown(&game, mini, &[]));
        let all: Vec<_> = game.state().all_minis().map(of).collect();
        let is_gun = |holds: &str| ["Pistol", "Rifle", "HeavyGun"].iter().any(|gun| holds.contains(gun));
        assert!(all.iter().all(|(holds, flies)| is_gun(holds) == flies.is_none()), "{all:?}");
        assert!(all.iter().any(|(holds, _)| is_gun(holds)) && all.iter().any(|(holds, _)| !is_gun(holds)), "{all:?}");
    }
}
