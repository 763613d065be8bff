//! What would come of something, whatever the mission makes of it: a tile activated, an enemy Neutralized, an Area entered.
//! Nothing here reads a trigger or an effect: it is tried out on a copy.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::deeds::{Harm, Venom};
use super::goals::{self, POINT};
use super::prices::wounds_worth;
use super::situation::{Errand, Kind, Situation};
use gotham_content::dice::{Color, Die};
use gotham_content::mission::Side;
use gotham_rules::board::AreaId;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::event::FieldKind;
use gotham_rules::frames::{Frame, Scope};
use gotham_rules::mission;
use gotham_rules::query::odds::Throw;
use gotham_rules::query::{self, moving, pools};
use gotham_rules::state::Body;
use gotham_rules::{Blind, CardId, Command, Foreseen, Happening, MiniId, Supposed, WhatIf};

/// How often something with dice in it is tried.
const TRIES: u64 = 5;
/// How much an interaction that only becomes possible is worth.
const OPENED: f64 = 0.6;
/// How much of a prize half a victim is worth.
const HALF_WON: f64 = 0.5;
/// The most that a part of a prize counts: half the end of the game brings it no nearer.
const MOST_IN_PARTS: f64 = 300.0;
/// A prize worth going somewhere for.
const WORTH_A_HUNT: f64 = 8.0;
/// What must come of it that somebody walks somewhere only to be there.
const WORTH_A_WALK: f64 = 4.0;
/// What it is worth to stand where an objective is, if nobody knows what to do there.
const BEACON: f64 = 15.0;
/// What a level of Dangerous Terrain costs a miniature that enters, as a Drop does.
const DANGER: f64 = 2.5;
/// How much more than its worth a miniature of a tile costs that falls by chance.
const LOST: f64 = 2.5;
/// What a Flame or Gas token on an enemy is worth.
const FIELD: f64 = 4.0;

impl Situation<'_> {
    /// What something would bring the side, on average where dice decide.
    pub(super) fn expected(&mut self, what: &WhatIf) -> f64 {
        let tries = self.tries(what);
        tries.iter().map(|foreseen| self.outcome(foreseen)).sum::<f64>() / tries.len() as f64
    }

    /// What might come of something: once, or several times where dice decide.
    fn tries(&self, what: &WhatIf) -> Vec<Foreseen> {
        let first = self.game.foresee(what);
        let is_sure = first.game.state().chance.drawn() == self.game.state().chance.drawn();
        if is_sure {
            return vec![first];
        }
        let others = || (1..TRIES).map(|seed| self.game.blind_for(self.side, seed)).collect();
        let others: &Vec<Blind> = self.tried.others.get_or_init(others);
        std::iter::once(first).chain(others.iter().map(|other| other.foresee(what))).collect()
    }

    /// What has come of something for the side.
    pub(super) fn outcome(&mut self, foreseen: &Foreseen) -> f64 {
        goals::worth(&foreseen.game, self.side) - self.worth_now() + self.felt(foreseen)
    }

    /// What has come of something for the side, apart from the mission's objectives.
    fn felt(&self, foreseen: &Foreseen) -> f64 {
        let mut sum = 0.0;
        for event in &foreseen.events {
            sum += match event.what {
                Happening::Transformed { .. } => self.signed(Side::Villain, 4.0 * POINT),
                Happening::Wounded { mini, wounds, .. } => -self.sign_of(mini) * self.wounds_of(mini, wounds),
                Happening::FieldsPlaced { kind: FieldKind::Flame | FieldKind::Gas, area, count } => {
                    let inside = foreseen.game.places().within(area);
                    inside.map(|mini| -self.sign_of(mini) * FIELD * f64::from(count)).sum()
                }
                Happening::EquipmentPlaced { card, .. } => OPENED * self.worth_of_carrying(foreseen, card),
                _ => 0.0,
            };
        }
        for frame in &foreseen.left_out {
            sum += match frame {
                Frame::Reinforce { points } => self.signed(Side::Villain, self.reinforcement_worth(*points)),
                Frame::Gain(gain) => self.worth_of_carrying(foreseen, gain.card),
                _ => 0.0,
            };
        }
        sum
    }

    pub(super) fn worth_now(&mut self) -> f64 {
        let (game, side) = (self.game, self.side);
        *self.tried.worth_now.get_or_insert_with(|| goals::worth(game, side))
    }

    fn signed(&self, of: Side, value: f64) -> f64 {
        if self.side == of { value } else { -value }
    }

    /// What is good for a miniature is good for its side.
    fn sign_of(&self, mini: MiniId) -> f64 {
        match self.game.state().mini(mini).side {
            Some(side) => self.signed(side, 1.0),
            None => 0.0,
        }
    }

    fn wounds_of(&self, mini: MiniId, wounds: u8) -> f64 {
        let life = query::life(self.game, mini);
        match self.game.state().mini(mini).body {
            Body::Tablet(_) => wounds_worth(life, f64::from(wounds)),
            Body::Tile(_) => self.value(mini) * f64::from(wounds.min(life)) / f64::from(life.max(1)),
        }
    }

    /// What the mission makes of a card in a Hero's hands.
    fn worth_of_carrying(&self, foreseen: &Foreseen, card: CardId) -> f64 {
        let mut with = Supposed::of(&foreseen.game);
        let Some(hero) = query::heroes(&with).find(|hero| query::is_living(&with, *hero)) else { return 0.0 };
        let before = goals::worth(&with, self.side);
        with.carrying(hero, |equipment| equipment.push(card));
        goals::worth(&with, self.side) - before
    }

    /// What it means for the mission that a miniature is Neutralized: what comes of it, what can be done then, and what
    /// can no longer be done to it.
    pub(super) fn prize(&mut self, mini: MiniId) -> f64 {
        if let Some(known) = self.tried.prizes.get(&mini) {
            return *known;
        }
        let foreseen = self.game.foresee(&WhatIf::Neutralized(mini));
        let mut prize = self.outcome(&foreseen) - self.only_by(mini);
        if foreseen.events.iter().any(|event| matches!(event.what, Happening::Triggered { .. })) {
            prize += OPENED * self.opened(&foreseen);
        }
        self.tried.prizes.insert(mini, prize);
        prize
    }

    /// How much of the best that an interaction brings is lost without a miniature to do it to.
    fn only_by(&self, mini: MiniId) -> f64 {
        let best = |interaction: u8, without: Option<MiniId>| {
            let all = self.goals().iter().filter(|goal| goal.interaction == interaction);
            let left = all.filter(|goal| without.is_none() || goal.aim.target != without);
            left.map(|goal| goal.gain).fold(0.0, f64::max)
        };
        let done_to_it = self.goals().iter().filter(|goal| goal.aim.target == Some(mini));
        let losses = done_to_it.map(|goal| best(goal.interaction, None) - best(goal.interaction, Some(mini)));
        losses.fold(0.0, f64::max)
    }

    /// How much more an interaction would bring at best than it does now.
    fn opened(&self, foreseen: &Foreseen) -> f64 {
        let now = |interaction: u8| {
            let same = self.goals().iter().filter(|goal| goal.interaction == interaction);
            same.map(|goal| goal.gain).fold(0.0, f64::max)
        };
        let then = goals::goals(&foreseen.game, self.side);
        then.iter().map(|goal| goal.gain - now(goal.interaction)).fold(0.0, f64::max)
    }

    /// What an attack wins of the prize: all of it, or a part for Wounds that stay.
    pub(super) fn prize_won(&mut self, target: MiniId, harm: Harm) -> f64 {
        let prize = self.prize(target);
        let in_parts = prize.clamp(-MOST_IN_PARTS, MOST_IN_PARTS);
        harm.done * prize + (1.0 - harm.done) * HALF_WON * harm.share * in_parts
    }

    /// Where a miniature could go for the mission, other than interactions: enemies whose end would help, and what the
    /// objectives are about.
    pub(super) fn errands(&mut self, mini: MiniId) -> Arc<[Errand]> {
        let kind = self.kind(mini);
        if let Some(known) = self.tried.errands.get(&kind) {
            return known.clone();
        }
        let mut errands = self.hauls(mini);
        for (prey, area, prize) in self.preys().iter().copied() {
            let gain = prize * self.hunting_chance(mini, prey, area);
            if gain > 0.0 {
                errands.push(Errand { area, gain });
            }
        }
        errands.extend(self.beacons().iter());
        let harms = self.harms(mini);
        let gains = harms.iter().filter(|(_, harm)| **harm < -WORTH_A_WALK);
        errands.extend(gains.map(|(area, harm)| Errand { area: *area, gain: -harm }));
        let errands: Arc<[Errand]> = errands.into();
        self.tried.errands.insert(kind, errands.clone());
        errands
    }

    /// Enemies whose Neutralization is worth a hunt. All of a tile are alike.
    fn preys(&mut self) -> Arc<[(MiniId, AreaId, f64)]> {
        if let Some(known) = &self.tried.preys {
            return known.clone();
        }
        let (state, enemy) = (self.game.state(), self.side.enemy());
        let mut preys = Vec::new();
        let mut alike: BTreeMap<Kind, f64> = BTreeMap::new();
        for other in state.all_minis().filter(|other| state.mini(*other).side == Some(enemy)) {
            let Some(area) = state.mini(other).area.filter(|_| query::is_living(self.game, other)) else { continue };
            let kind = self.kind(other);
            let prize = match alike.get(&kind) {
                Some(known) => *known,
                None => self.prize(other),
            };
            alike.insert(kind, prize);
            if prize > WORTH_A_HUNT {
                preys.push((other, area, prize));
            }
        }
        let preys: Arc<[_]> = preys.into();
        self.tried.preys = Some(preys.clone());
        preys
    }

    /// How likely a miniature Neutralizes another once it stands there, with what it usually has.
    fn hunting_chance(&mut self, mini: MiniId, prey: MiniId, area: AreaId) -> f64 {
        self.standing(mini, area, 0, |situation| {
            let mut best = 0.0;
            for kind in [AttackKind::Melee, AttackKind::Ranged] {
                for effort in situation.usual_efforts(mini, pools::action_of(kind)) {
                    best = f64::max(best, situation.chance_against(mini, prey, kind, effort));
                }
            }
            best
        })
    }

    fn chance_against(&mut self, mini: MiniId, prey: MiniId, kind: AttackKind, effort: Effort) -> f64 {
        let command = Command::Attack { mini, target: prey, kind, effort, with: None };
        let Some(throw) = query::throw(&self.scratch, &command) else { return 0.0 };
        let pool = pools::defense(&self.scratch, prey, kind, 0, &[]).into_throw();
        let dice = &self.game.scenario().dice;
        let (hits, defense) = (self.chances.spread(&throw, dice).clone(), self.chances.spread(&pool, dice).clone());
        let harm = self.harm(prey, &hits, &defense, Venom::default());
        harm.done + (1.0 - harm.done) * HALF_WON * harm.share
    }

    /// What the side's objectives are about, if no interaction is known to serve them.
    fn beacons(&mut self) -> Arc<[Errand]> {
        if let Some(known) = &self.tried.beacons {
            return known.clone();
        }
        let (game, scope) = (self.game, Scope::default());
        let mut beacons = Vec::new();
        let objectives = &game.scenario().program.objectives;
        for (objective, progress) in objectives.iter().zip(mission::objectives(game)) {
            let Some(places) = &objective.places else { continue };
            if objective.side == self.side && progress.active && !progress.met {
                let gain = BEACON * f64::from(objective.weight) / 100.0;
                beacons.extend(mission::areas(game, places, &scope).into_iter().map(|area| Errand { area, gain }));
            }
        }
        beacons.retain(|beacon| !self.is_goal_area(beacon.area));
        let beacons: Arc<[Errand]> = beacons.into();
        self.tried.beacons = Some(beacons.clone());
        beacons
    }

    /// What it costs that a miniature of a tile may fall by a Drop's or terrain's level: its worth, as likely as that is.
    pub(super) fn fall_price(&mut self, mini: MiniId, level: u8) -> f64 {
        if self.game.state().mini(mini).has_tablet() {
            return 0.0;
        }
        let dice = vec![Die { color: Color::Yellow, free_reroll: false }; usize::from(level)];
        let throw = Throw { dice, hurts: true, ..Throw::default() };
        let wounds = self.chances.spread(&throw, &self.game.scenario().dice).clone();
        LOST * self.harm(mini, &wounds, &[1.0], Venom::default()).done * self.value(mini)
    }

    /// What it costs a miniature to come into an Area: Dangerous Terrain, and what the mission does to it there, or to those
    /// whom it leads; less than nothing if it gains by it. Nothing that the other side's objectives lose by it makes up
    /// for Wounds.
    pub(super) fn harms(&mut self, mini: MiniId) -> Arc<BTreeMap<AreaId, f64>> {
        let kind = self.kind(mini);
        if let Some(known) = self.tried.harms.get(&kind) {
            return known.clone();
        }
        let mut harms = BTreeMap::new();
        for area in self.game.board().areas() {
            let level = moving::dangerous_terrain(self.game, mini, area);
            if level > 0 {
                harms.insert(area, DANGER * f64::from(level) + self.fall_price(mini, level));
            }
        }
        for area in mission::snares(self.game, mini) {
            if self.game.state().mini(mini).area != Some(area) {
                let tries = self.tries(&WhatIf::Entered(mini, area));
                let mean = |sum: f64| sum / tries.len() as f64;
                let felt = mean(tries.iter().map(|foreseen| self.felt(foreseen)).sum());
                let all = mean(tries.iter().map(|foreseen| self.outcome(foreseen)).sum());
                harms.insert(area, if felt < 0.0 { f64::max(-felt, -all) } else { -all });
            }
        }
        let harms = Arc::new(harms);
        self.tried.harms.insert(kind, harms.clone());
        harms
    }
}
