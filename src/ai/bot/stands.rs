//! How good an Area is to stand in: what may be done from there later, what it hinders, what may hurt.

use std::sync::Arc;

use super::goals::Goal;
use super::situation::{Foes, Situation};
use gotham_content::mission::Side;
use gotham_content::skill::Skill;
use gotham_rules::MiniId;
use gotham_rules::board::AreaId;
use gotham_rules::query;
use gotham_rules::state::Body;

/// What a goal for later turns is worth compared to one now.
const PROMISE: f64 = 0.35;
/// How much of a goal is left for every Move Point on the way to it.
const DECAY: f64 = 0.88;

/// What makes an Area good to stand in, and what does not.
pub(super) struct Stand {
    /// What may be achieved from there later.
    pub promise: f64,
    /// What may be done to enemies from there.
    pub threat: f64,
    /// What is hindered there.
    pub guard: f64,
    /// What may hurt there.
    pub danger: f64,
}

impl Situation<'_> {
    /// How good an Area is to stand in when the turn goes on without this miniature.
    pub(super) fn standing_worth(&mut self, mini: MiniId, area: AreaId) -> f64 {
        let Stand { promise, threat, guard, danger } = self.stand(mini, area);
        promise + threat + guard - danger
    }

    /// The same, part by part.
    pub(super) fn stand(&mut self, mini: MiniId, area: AreaId) -> Stand {
        let hunt = match self.side {
            Side::Heroes if self.game.state().mini(mini).has_tablet() => 0.3,
            Side::Heroes | Side::Villain => 1.0,
        };
        Stand {
            promise: self.promise(mini, area),
            threat: hunt * self.threat(mini, area),
            guard: self.guard(mini, area),
            danger: self.danger(mini, area),
        }
    }

    /// What a miniature may achieve from an Area in later turns.
    pub(super) fn promise(&mut self, mini: MiniId, area: AreaId) -> f64 {
        let key = (self.kind(mini), area);
        if let Some(known) = self.promises.get(&key) {
            return *known;
        }
        let promise = self.promise_now(mini, area);
        self.promises.insert(key, promise);
        promise
    }

    fn promise_now(&mut self, mini: MiniId, area: AreaId) -> f64 {
        let pace = u16::from(self.pace(mini)).max(1);
        let later = u16::from(self.turns_left.saturating_sub(1));
        let claims = self.claims();
        let mut best = 0.0;
        for at in 0..self.goals().len() {
            let Goal { area: Some(there), gain, by, .. } = self.goals()[at] else { continue };
            if by.is_some_and(|by| by != mini) {
                continue;
            }
            let way = self.travel(mini, area, there);
            if way > pace * later {
                continue;
            }
            let share = match claims[at] {
                Some(other) if other != mini => 0.35,
                _ => 1.0,
            };
            let worth = PROMISE * gain * self.prospect(mini, at, there) * share * decay(way);
            best = f64::max(best, worth);
        }
        for errand in self.errands(mini).iter() {
            let way = self.travel(mini, area, errand.area);
            if way <= pace * later {
                best = f64::max(best, PROMISE * errand.gain * decay(way));
            }
        }
        for find in self.finds(mini).iter() {
            let way = self.travel(mini, area, find.area);
            if way <= pace * later {
                best = f64::max(best, PROMISE * find.gain * decay(way));
            }
        }
        best
    }

    /// Move Points that a miniature has on a typical turn.
    pub(super) fn pace(&self, mini: MiniId) -> u8 {
        *self.known(mini).pace.get_or_init(|| self.pace_now(mini))
    }

    fn pace_now(&self, mini: MiniId) -> u8 {
        let first = query::first_movement_bonus(self.game, mini);
        match self.game.state().mini(mini).body {
            Body::Tablet(_) => first + 2,
            Body::Tile(_) => first.max(1),
        }
    }

    /// What a miniature may do to enemies from an Area.
    fn threat(&mut self, mini: MiniId, area: AreaId) -> f64 {
        let foes = self.known(mini).foes.get_or_init(|| Arc::new(self.foes(mini))).clone();
        let mut best = 0.0;
        for (there, weight) in &foes.stand {
            let sees = foes.ranged && query::line_of_sight(self.game, area, *there);
            let way = if sees { 0 } else { self.travel(mini, area, *there) };
            best = f64::max(best, weight * decay(way));
        }
        best
    }

    /// Whom a miniature may hurt.
    fn foes(&self, mini: MiniId) -> Foes {
        let game = self.game;
        let state = game.state();
        let (melee, ranged) = match state.mini(mini).body {
            Body::Tile(tile) => {
                let tile = game.scenario().tile(tile);
                (!tile.melee.is_empty(), !tile.ranged.is_empty())
            }
            Body::Tablet(_) => (true, query::skills(game, mini).iter().any(|held| held.skill == Skill::Marksman)),
        };
        let enemies = state.all_minis().filter(|enemy| (melee || ranged) && query::enemies(game, mini, *enemy));
        let living = enemies.filter(|enemy| query::is_living(game, *enemy));
        let stand = living.filter_map(|enemy| {
            let weight = if state.mini(enemy).has_tablet() { 6.0 } else { 2.0 };
            Some((state.mini(enemy).area?, weight))
        });
        Foes { ranged, stand: stand.collect() }
    }

    /// What a miniature hinders by standing in an Area where the enemy has something to do.
    fn guard(&self, mini: MiniId, area: AreaId) -> f64 {
        if !self.wanted_by_enemy().has(area) {
            return 0.0;
        }
        let state = self.game.state();
        let beside = self.game.places().within(area).filter(|other| {
            *other != mini && state.mini(*other).side == Some(self.side) && query::is_living(self.game, *other)
        });
        match (self.side, beside.count()) {
            (Side::Heroes, _) => 1.0,
            (Side::Villain, 0) => 5.0,
            (Side::Villain, 1) => 4.0,
            (Side::Villain, 2) => 2.5,
            (Side::Villain, _) => 0.5,
        }
    }

    /// What may hurt a Hero in an Area.
    fn danger(&self, mini: MiniId, area: AreaId) -> f64 {
        let state = self.game.state();
        if !state.mini(mini).has_tablet() || self.is_last_turn() {
            return 0.0;
        }
        let mut sum = 0.0;
        for enemy in state.minis.iter().filter(|other| other.side == Some(self.side.enemy())) {
            let (Some(there), Body::Tile(tile)) = (enemy.area, enemy.body) else { continue };
            let tile = self.game.scenario().tile(tile);
            if there == area {
                sum += 1.2;
            } else if !tile.ranged.is_empty() && query::line_of_sight(self.game, there, area) {
                sum += 0.5;
            }
        }
        let weak = query::energy::reserve(&self.scratch, mini) <= 2;
        f64::min(sum * if weak { 1.5 } else { 1.0 }, 9.0)
    }
}

/// What distance leaves of a prospect.
pub(super) fn decay(way: u16) -> f64 {
    LEFT[usize::from(way).min(LEFT.len() - 1)]
}

/// What is left of a prospect by Move Points on the way to it.
const LEFT: [f64; 61] = {
    let (mut left, mut way) = ([1.0; 61], 1);
    while way < left.len() {
        left[way] = left[way - 1] * DECAY;
        way += 1;
    }
    left
};
