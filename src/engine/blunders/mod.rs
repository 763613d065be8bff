//! Blunders: what a person at the table would call thoughtless, counted over many matches by who looks on. A match that
//! `sim` plays leaves no history, so each event is heard as it happens.
//!
//! What may be right is no blunder: the last cubes in the last round, a card that wins the match. None of this knows a
//! mission by name, and no program reads it.
//!
//! - `count`: how often, out of how often. `offers`: which Skills, cards and dealings were on offer, and which were used.
//!   `table`: all of it, for people and for programs.

mod count;
mod offers;
mod table;

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::mission::Side;
use gotham_rules::command::Stance;
use gotham_rules::event::RollFor;
use gotham_rules::state::Tablet;
use gotham_rules::{Ask, Command, Event, Game, Happening, MiniId, WhatIf, answers, mission, query};

use super::matches::Spectator;
use count::Count;
use offers::Offer;

/// Cubes that a Hero has left over at the end of its turn, if it has this many.
const MANY_CUBES: u8 = 6;
/// With this many cubes, Pushing Limits is dangerous.
const FEW_CUBES: u8 = 3;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Blunder {
    OneTimeOnOneLife,
    NoCube,
    FellWithNoCube,
    CubesLeft,
    AllRest,
    PushedWithFew,
    FellBeforeActing,
    TileForNothing,
    ActivationLeft,
    OwnHazard,
}

impl Blunder {
    const ALL: [Blunder; 10] = [
        Blunder::OneTimeOnOneLife,
        Blunder::NoCube,
        Blunder::FellWithNoCube,
        Blunder::CubesLeft,
        Blunder::AllRest,
        Blunder::PushedWithFew,
        Blunder::FellBeforeActing,
        Blunder::TileForNothing,
        Blunder::ActivationLeft,
        Blunder::OwnHazard,
    ];
}

/// The blunders of some matches, and what was on offer in them.
#[derive(Default)]
pub(crate) struct Blunders {
    matches: u64,
    counts: [Count; Blunder::ALL.len()],
    offers: BTreeMap<Offer, Count>,
    now: Now,
}

/// What has to be remembered of the match under way.
#[derive(Default)]
struct Now {
    /// Reinforcements that have yet to act.
    fresh: BTreeSet<MiniId>,
    /// Heroes that have ended their turn without a cube.
    bare: BTreeSet<MiniId>,
    /// Whether the miniatures of the tile paid for have done anything yet.
    tile: Option<bool>,
    /// Whose roll was last, and what for.
    rolled: Option<(MiniId, RollFor)>,
}

impl Spectator for Blunders {
    fn begins(&mut self, _: &Game) {
        self.matches += 1;
        self.now = Now::default();
    }

    fn hears(&mut self, command: &Command, game: &Game) {
        offers::note(&mut self.offers, command, game);
        if let Some((mini, _)) = command.pushing() {
            self.note(Blunder::PushedWithFew, query::life(game, mini) <= FEW_CUBES);
        }
        if let Command::Attack { target, effort, .. } = command
            && effort.cards.iter().any(|used| game.scenario().card(used.card).one_time)
        {
            let is_small = !game.state().mini(*target).has_tablet() && query::life(game, *target) <= 1;
            self.note(Blunder::OneTimeOnOneLife, is_small && !matters(game, *target));
        }
        if *command == Command::EndTurn && matches!(game.prompt().ask, Ask::ActivateTile { left: 1.. }) {
            let mut tiles = answers::candidates::candidates(game).into_iter();
            let pays = |offer: &Command| matches!(offer, Command::ActivateTile { .. });
            let is_left = tiles.any(|offer| pays(&offer) && answers::check(game, &offer).is_ok());
            self.count(Blunder::ActivationLeft).done += u64::from(is_left);
        }
    }

    fn sees(&mut self, events: &[Event], game: &Game) {
        for event in events {
            self.see(&event.what, game);
        }
    }

    fn add(&mut self, other: Blunders) {
        self.matches += other.matches;
        self.counts.iter_mut().zip(other.counts).for_each(|(sum, more)| sum.add(more));
        for (offer, count) in other.offers {
            self.offers.entry(offer).or_default().add(count);
        }
    }
}

impl Blunders {
    fn count(&mut self, blunder: Blunder) -> &mut Count {
        &mut self.counts[blunder as usize]
    }

    fn note(&mut self, blunder: Blunder, is_made: bool) {
        self.count(blunder).note(is_made);
    }

    fn see(&mut self, what: &Happening, game: &Game) {
        match *what {
            Happening::TurnBegins { side: Side::Heroes } => self.now.bare.clear(),
            Happening::TurnEnds { side: Side::Heroes } => self.heroes_turn_ends(game),
            Happening::TurnEnds { side: Side::Villain } if !game.options().solo => {
                self.tile_is_done();
                self.count(Blunder::ActivationLeft).of += 1;
            }
            // The cards' Villain pays no cubes and has no choice.
            Happening::TileActivated { tile: Some(_), cost: 1.., .. } if !game.options().solo => {
                self.tile_is_done();
                self.now.tile = Some(false);
            }
            Happening::AttackDeclared { .. }
            | Happening::Interacted { .. }
            | Happening::SkillUsed { .. }
            | Happening::TokenPickedUp { .. }
            | Happening::TokenPutDown { .. }
            | Happening::Triggered { .. } => {
                self.now.tile = self.now.tile.map(|_| true);
            }
            Happening::MiniActivated { mini } => {
                self.now.fresh.remove(&mini);
            }
            Happening::Reinforced { mini, .. } => {
                self.count(Blunder::FellBeforeActing).of += 1;
                self.now.fresh.insert(mini);
            }
            Happening::Rolled { mini, roll, .. } => self.now.rolled = Some((mini, roll)),
            Happening::Neutralized { mini, by, .. } => self.falls(game, mini, by),
            _ => {}
        }
    }

    fn heroes_turn_ends(&mut self, game: &Game) {
        let heroes = query::heroes(game).filter(|hero| query::is_living(game, *hero));
        let heroes: Vec<(MiniId, &Tablet)> =
            heroes.filter_map(|hero| Some((hero, game.state().tablet(hero)?))).collect();
        // Nothing is worth saving in the last round.
        let is_last = game.state().round >= game.state().memory.last_round;
        for (hero, tablet) in heroes.iter().filter(|(_, tablet)| tablet.stance == Stance::Active) {
            self.note(Blunder::CubesLeft, tablet.reserve >= MANY_CUBES);
            let is_bare = tablet.reserve == 0 && !is_last;
            self.note(Blunder::NoCube, is_bare);
            if is_bare {
                self.now.bare.insert(*hero);
            }
        }
        if heroes.len() > 1 {
            self.note(Blunder::AllRest, heroes.iter().all(|(_, tablet)| tablet.stance == Stance::Resting));
        }
    }

    /// The last tile that was paid for is done.
    fn tile_is_done(&mut self) {
        if let Some(has_acted) = self.now.tile.take() {
            self.note(Blunder::TileForNothing, !has_acted);
        }
    }

    fn falls(&mut self, game: &Game, mini: MiniId, by: Option<MiniId>) {
        let fallen = game.state().mini(mini);
        if fallen.has_tablet() {
            let is_bare = self.now.bare.contains(&mini);
            self.note(Blunder::FellWithNoCube, is_bare);
        }
        if self.now.fresh.remove(&mini) {
            self.count(Blunder::FellBeforeActing).done += 1;
        }
        if fallen.side == Some(Side::Villain) && !game.options().solo {
            let is_own = by.is_none_or(|by| game.state().mini(by).side == Some(Side::Villain));
            let hurt_by = self.now.rolled.filter(|(who, _)| *who == mini).map(|(_, roll)| roll);
            let is_hazard = matches!(hurt_by, Some(RollFor::Drop | RollFor::DangerousTerrain | RollFor::Explosion));
            self.note(Blunder::OwnHazard, is_own && is_hazard);
        }
    }
}

/// Whether a miniature's fall ends the match, or changes what an objective counts: that is worth any card.
fn matters(game: &Game, mini: MiniId) -> bool {
    let foreseen = game.foresee(&WhatIf::Neutralized(mini)).game;
    let counts = |game: &Game| mission::objectives(game).iter().map(|objective| objective.count).collect::<Vec<_>>();
    foreseen.state().result.is_some() || counts(&foreseen) != counts(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gotham_rules::{Options, Rule, Scenario};

    /// What is counted of a blunder after these happenings, on a table where the Heroes have just taken their Stances.
    fn counted(blunder: Blunder, happen: impl FnOnce(&Game) -> Vec<Happening>) -> (u64, u64) {
        let scenario = Scenario::new(&gotham_embedded::catalogue(), "to_sink_a_city").expect("a mission");
        let mut game = Game::new(scenario, Options::default(), 0);
        while game.prompt().ask != Ask::HeroAction {
            let said = game.legal().swap_remove(0);
            game.apply(&said).expect("a legal answer");
        }
        let events: Vec<Event> =
            happen(&game).into_iter().map(|what| Event { rule: Rule::VillainsTurn, what }).collect();
        let mut seen = Blunders::default();
        seen.begins(&game);
        seen.sees(&events, &game);
        let Count { done, of } = seen.counts[blunder as usize];
        (done, of)
    }

    fn minion(game: &Game) -> MiniId {
        let all = game.state().all_minis();
        all.into_iter().find(|mini| game.state().mini(*mini).side == Some(Side::Villain)).expect("a minion")
    }

    fn falls(mini: MiniId) -> Happening {
        Happening::Neutralized { mini, area: None, by: None }
    }

    #[test]
    fn a_reinforcement_that_has_acted_may_fall() {
        let comes = |game: &Game| {
            let area = game.board().areas().next().expect("an Area");
            Happening::Reinforced { mini: minion(game), area, cost: 1, points_left: 0 }
        };
        let fell = Blunder::FellBeforeActing;
        assert_eq!(counted(fell, |game| vec![comes(game), falls(minion(game))]), (1, 1));
        let acts = |game: &Game| Happening::MiniActivated { mini: minion(game) };
        assert_eq!(counted(fell, |game| vec![comes(game), acts(game), falls(minion(game))]), (0, 1));
        assert_eq!(counted(fell, |game| vec![falls(minion(game))]), (0, 0));
    }

    #[test]
    fn a_tile_is_for_nothing_if_nobody_does_anything() {
        let paid = |game: &Game, cost| {
            let tile = game.state().mini(minion(game)).tile();
            Happening::TileActivated { tile, position: 0, cost }
        };
        let ends = || Happening::TurnEnds { side: Side::Villain };
        let does = |game: &Game| Happening::Interacted { mini: minion(game), interaction: 0, succeeded: false };
        let nothing = Blunder::TileForNothing;
        assert_eq!(counted(nothing, |game| vec![paid(game, 1), ends()]), (1, 1));
        assert_eq!(counted(nothing, |game| vec![paid(game, 1), does(game), ends()]), (0, 1));
        assert_eq!(counted(nothing, |game| vec![paid(game, 1), paid(game, 2), does(game), ends()]), (1, 2));
        assert_eq!(counted(nothing, |game| vec![paid(game, 0), ends()]), (0, 0));
    }

    #[test]
    fn a_hazard_is_his_own_unless_a_hero_struck() {
        let rolls = |mini, roll| Happening::Rolled { mini, roll, dice: Vec::new() };
        let hazard = Blunder::OwnHazard;
        let terrain = RollFor::DangerousTerrain;
        assert_eq!(counted(hazard, |game| vec![rolls(minion(game), terrain), falls(minion(game))]), (1, 1));
        let defends = |game: &Game| rolls(minion(game), RollFor::Defense);
        assert_eq!(counted(hazard, |game| vec![defends(game), falls(minion(game))]), (0, 1));
    }

    #[test]
    fn cubes_are_left_over_and_a_fall_without_any_is_noted() {
        let ends = || Happening::TurnEnds { side: Side::Heroes };
        let (left, heroes) = counted(Blunder::CubesLeft, |_| vec![ends()]);
        assert!(heroes > 0 && left == heroes, "full Reserves: {left} of {heroes}");
        assert_eq!(counted(Blunder::NoCube, |_| vec![ends()]), (0, heroes));
        let hero = |game: &Game| query::heroes(game).next().expect("a Hero");
        assert_eq!(counted(Blunder::FellWithNoCube, |game| vec![ends(), falls(hero(game))]), (0, 1));
    }
}
