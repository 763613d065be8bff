//! Who is near to what counts: the places of objectives, where something is to be carried, the ways out.

use super::terms::{Term, Terms};
use super::{area, count, living};
use gotham_content::mission::Side;
use gotham_rules::board::AreaId;
use gotham_rules::{Game, MiniId, mission, query};

/// What it counts to stand there; half as much a Move away, a third two Moves away.
const THERE: i32 = 100;

/// As far as can be.
const FAR: i32 = 15;

/// What it counts to have in hand what is to be carried.
const HELD: i32 = 5;

impl Terms {
    pub(super) fn ways(&mut self, game: &Game) {
        let [heroes, villain] = [Side::Heroes, Side::Villain].map(|side| standing(game, side));
        for (side, own) in [(Side::Heroes, &heroes), (Side::Villain, &villain)] {
            self.places(game, side, own);
            self.loads(game, side);
        }
        self.exits(game, &heroes, &villain);
    }

    fn places(&mut self, game: &Game, side: Side, own: &[AreaId]) {
        let (there, ways, closest) = match side {
            Side::Heroes => (Term::HeroesThere, Term::HeroesWays, Term::HeroesClosest),
            Side::Villain => (Term::VillainThere, Term::VillainWays, Term::VillainClosest),
        };
        let mut best = FAR;
        for place in mission::places(game, side).iter() {
            let moves = nearest(game, own, place);
            best = best.min(moves);
            self.add(there, i32::from(moves == 0));
            self.add(ways, THERE / (1 + moves));
        }
        self.set(closest, best);
    }

    fn loads(&mut self, game: &Game, side: Side) {
        let (led, carried, hauls) = match side {
            Side::Heroes => (Term::HeroesLed, Term::HeroesCarry, Term::HeroesHauls),
            Side::Villain => (Term::VillainLed, Term::VillainCarry, Term::VillainHauls),
        };
        let state = game.state();
        let is_own = |mini| state.mini(mini).side == Some(side);
        self.set(led, count(state.memory.led.iter().filter(|(_, leader)| is_own(*leader))));
        self.set(carried, count(state.tokens.iter().filter(|token| token.carried_by.is_some_and(is_own))));
        for haul in mission::hauls(game, side) {
            let Some(token) = state.token(haul.token) else { continue };
            let to: Vec<AreaId> = haul.to.iter().collect();
            let held = if token.carried_by.is_some_and(is_own) { HELD } else { 0 };
            self.add(hauls, FAR - nearest(game, &to, token.area) + held);
        }
    }

    fn exits(&mut self, game: &Game, heroes: &[AreaId], villain: &[AreaId]) {
        let exits: Vec<AreaId> = mission::exits(game).iter().collect();
        if exits.is_empty() {
            return;
        }
        for hero in heroes {
            let moves = nearest(game, &exits, *hero);
            self.add(Term::ExitWays, THERE / (1 + moves));
            self.set(Term::ExitFarthest, self.count(Term::ExitFarthest).max(moves));
        }
        for led in game.state().memory.led.iter().filter_map(|(led, _)| area(game, *led)) {
            self.add(Term::LedWays, THERE / (1 + nearest(game, &exits, led)));
            self.add(Term::LedFoes, count(villain.iter().filter(|area| **area == led)));
        }
    }
}

/// Where those of a side stand who may do something for an objective.
fn standing(game: &Game, side: Side) -> Vec<AreaId> {
    let acts = |mini: &MiniId| side == Side::Villain || game.state().mini(*mini).has_tablet();
    living(game, side).filter(acts).filter_map(|mini| area(game, mini)).collect()
}

/// Moves from the nearest of some Areas to another.
fn nearest(game: &Game, from: &[AreaId], to: AreaId) -> i32 {
    let moves = from.iter().filter_map(|from| query::distance(game, *from, to)).min();
    moves.map_or(FAR, |moves| i32::from(moves).min(FAR))
}
