//! Equipment: what lies around or is in another Hero's hands, and whom it would serve best. R2 V.C.2

use std::collections::BTreeMap;
use std::sync::Arc;

use super::deeds::Weighed;
use super::goals;
use super::situation::{Find, Situation};
use gotham_content::skill::Skill;
use gotham_content::tile::Action;
use gotham_rules::command::{AttackKind, CardUse, Space};
use gotham_rules::query::{self, cards, energy, pools};
use gotham_rules::skills::Purpose;
use gotham_rules::{CardId, Command, MiniId, skills};

/// How many turns a Hero will walk for Equipment.
const NEAR: u16 = 2;
/// Cubes with which a Hero is compared with and without a card.
const USUAL_CUBES: u8 = 3;
/// Turns after which nobody can tell what a card will be good for.
const FORESEEN: u8 = 4;
/// What one more success in the better kind of attack is worth per turn; attacks are not made every turn.
const ATTACK: f64 = 5.0;
/// The same for the other kind of attack.
const OTHER_ATTACK: f64 = 1.2;
/// The same for Manipulation, Thought and Defense.
const OTHER_ACTION: f64 = 2.0;
/// What one more Move Point in the first Movement is worth per turn.
const STRIDE: f64 = 4.0;
/// What a Skill's level is worth per turn.
const SKILL: f64 = 1.5;
/// A One-time use card that does not explode.
const ONCE: f64 = 8.0;
/// How much of today's best Explosion a card may still bring when it is thrown.
const TOMORROW: f64 = 0.6;

impl Situation<'_> {
    /// The best that a Hero can do with Equipment where it stands: pick it up, take it, hand it over.
    pub(super) fn best_gear(&mut self, mini: MiniId) -> Option<Weighed> {
        let area = self.scratch.state().mini(mini).area?;
        if self.scratch.state().tablet(mini).is_none() || energy::most(&self.scratch, mini, Space::Manipulation) == 0 {
            return None;
        }
        let price = self.price(mini, 1);
        let finds = self.finds(mini);
        let found = finds.iter().filter(|find| find.area == area);
        let mut deeds: Vec<Weighed> = found
            .map(|find| Weighed {
                command: Command::PickUp { mini, card: find.card, pushing: 0 },
                worth: find.gain - price,
            })
            .collect();
        let others: Vec<MiniId> = query::heroes(&self.scratch).filter(|other| *other != mini).collect();
        for other in others {
            if self.scratch.state().mini(other).area == Some(area) {
                deeds.extend(self.best_handover(other, mini).map(|(card, gain)| Weighed {
                    command: Command::Take { mini, card, from: other, pushing: 0 },
                    worth: gain - price,
                }));
                deeds.extend(self.best_handover(mini, other).map(|(card, gain)| Weighed {
                    command: Command::Give { mini, card, to: other, pushing: 0 },
                    worth: gain - price,
                }));
            }
        }
        deeds.into_iter().filter(|deed| deed.worth > 0.0).max_by(|a, b| a.worth.total_cmp(&b.worth))
    }

    /// Equipment near a Hero that would serve it, and how much.
    pub(super) fn finds(&mut self, mini: MiniId) -> Arc<[Find]> {
        if !self.game.state().mini(mini).has_tablet() || self.game.state().ground.is_empty() {
            return Arc::default();
        }
        if let Some(known) = self.finds.get(&mini) {
            return known.clone();
        }
        let mut lying = self.game.state().ground.clone();
        lying.sort_unstable();
        lying.dedup();
        let near = NEAR * u16::from(self.pace(mini));
        let here = self.game.state().mini(mini).area;
        lying.retain(|(area, _)| here.is_some_and(|here| self.travel(mini, here, *area) <= near));
        let (mut gains, mut before): (BTreeMap<CardId, f64>, _) = (BTreeMap::new(), None);
        let finds = lying.into_iter().map(|(area, card)| {
            let gain = *gains.entry(card).or_insert_with(|| self.gain_by(mini, card, &mut before));
            Find { area, card, gain }
        });
        let finds: Arc<[Find]> = finds.filter(|find| find.gain > 0.0).collect();
        self.finds.insert(mini, finds.clone());
        finds
    }

    /// The Equipment of one Hero that would serve another better, and by how much.
    fn best_handover(&mut self, from: MiniId, to: MiniId) -> Option<(CardId, f64)> {
        let carried = self.scratch.state().tablet(from).map(|tablet| tablet.equipment.clone())?;
        let (mut of_giver, mut of_taker) = (None, None);
        let gains = carried.into_iter().map(|card| {
            let gain = self.gain_by(to, card, &mut of_taker);
            let loses = gain > 0.0 && query::is_living(&self.scratch, from);
            let loss = if loses { self.loss_of(from, card, &mut of_giver) } else { 0.0 };
            (card, gain - loss)
        });
        gains.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// What a card would bring a Hero; nothing if it cannot carry it. R2 V.C.2.a
    fn gain_by(&mut self, mini: MiniId, card: CardId, before: &mut Option<f64>) -> f64 {
        let scenario = self.game.scenario();
        let Some(tablet) = self.scratch.state().tablet(mini) else { return 0.0 };
        let limit = scenario.hero(tablet.hero).encumbrance_limit();
        let is_too_much = query::encumbrance(&self.scratch, mini) + scenario.card(card).size > limit;
        if is_too_much || cards::may_benefit(&self.scratch, mini, card).is_err() {
            return 0.0;
        }
        self.difference(mini, before, |equipment| equipment.push(card))
    }

    /// What a Hero loses with a card.
    fn loss_of(&mut self, mini: MiniId, card: CardId, before: &mut Option<f64>) -> f64 {
        -self.difference(mini, before, |equipment| {
            if let Some(at) = equipment.iter().position(|held| *held == card) {
                equipment.remove(at);
            }
        })
    }

    /// How much better a Hero is off after a change of its Equipment. How well off it is before is worked out the first
    /// time.
    fn difference(&mut self, mini: MiniId, before: &mut Option<f64>, change: impl FnOnce(&mut Vec<CardId>)) -> f64 {
        let Some(kept) = self.scratch.state().tablet(mini).cloned() else { return 0.0 };
        self.scratch.rested(mini, USUAL_CUBES);
        let before = *before.get_or_insert_with(|| self.usefulness(mini) + goals::worth(&self.scratch, self.side));
        self.scratch.carrying(mini, change);
        let after = self.usefulness(mini) + goals::worth(&self.scratch, self.side);
        self.scratch.tablet_again(mini, kept);
        after - before
    }

    /// What a Hero is good for in the turns to come.
    fn usefulness(&mut self, mini: MiniId) -> f64 {
        let (melee, ranged) = (self.mean(mini, Action::Melee), self.mean(mini, Action::Ranged));
        let others = self.mean(mini, Action::Manipulation) + self.mean(mini, Action::Thought) + self.mean_defense(mini);
        let levels = skills::states(&self.scratch, mini).into_iter().filter(|held| held.off.is_none());
        let levels: u8 = levels.map(|held| held.level).sum();
        let stride = query::first_movement_bonus(&self.scratch, mini);
        let in_a_turn = ATTACK * melee.max(ranged)
            + OTHER_ATTACK * melee.min(ranged)
            + OTHER_ACTION * others
            + STRIDE * f64::from(stride)
            + SKILL * f64::from(levels);
        in_a_turn * f64::from(self.turns_left.min(FORESEEN)) + self.one_time_worth(mini)
    }

    /// The mean successes of an action with the best weapon and the Tools at hand.
    fn mean(&mut self, mini: MiniId, action: Action) -> f64 {
        let interactions = self.game.scenario().program.interactions.iter();
        let helps = interactions.filter(|one| goals::action_of(one) == Some(action)).flat_map(|one| &one.helped_by);
        let mut helped_by: Vec<Skill> = helps.copied().collect();
        helped_by.sort_unstable();
        helped_by.dedup();
        let mut efforts = self.efforts(mini, purpose_of(action, &helped_by));
        efforts.retain(|effort| effort.cubes == USUAL_CUBES && effort.pushing == 0 && !self.uses_up(&effort.cards));
        let mut best = 0.0;
        for effort in efforts {
            let pool = pools::complex(&self.scratch, mini, action, &effort, &helped_by, None);
            best = f64::max(best, mean(self.chances.spread(&pool.into_throw(), &self.game.scenario().dice)));
        }
        best
    }

    fn mean_defense(&mut self, mini: MiniId) -> f64 {
        let pool = pools::defense(&self.scratch, mini, AttackKind::Melee, 0, &[]);
        mean(self.chances.spread(&pool.into_throw(), &self.game.scenario().dice))
    }

    fn uses_up(&self, used: &[CardUse]) -> bool {
        used.iter().any(|used| self.game.scenario().card(used.card).one_time)
    }

    /// What the One-time use cards in a Hero's hands may still bring.
    fn one_time_worth(&mut self, mini: MiniId) -> f64 {
        let Some(tablet) = self.scratch.state().tablet(mini) else { return 0.0 };
        let held: Vec<CardId> = tablet.equipment.clone();
        let mut sum = 0.0;
        for card in held {
            let printed = self.game.scenario().card(card);
            if !printed.one_time || cards::may_benefit(&self.scratch, mini, card).is_err() {
                continue;
            }
            let lines = (0..printed.lines.len() as u8).map(|line| CardUse { card, line });
            let explosion = lines.filter_map(|line| self.lent_explosion(mini, line)).next();
            sum += explosion.map_or(ONCE, |worth| TOMORROW * worth);
        }
        sum
    }
}

/// What cards are named for in an action with dice.
fn purpose_of(action: Action, helped_by: &[Skill]) -> Purpose<'_> {
    match action {
        Action::Melee => Purpose::Attack(AttackKind::Melee, None),
        Action::Ranged => Purpose::Attack(AttackKind::Ranged, None),
        Action::Movement | Action::Manipulation | Action::Thought => Purpose::Dice(action, helped_by),
    }
}

fn mean(spread: &[f64]) -> f64 {
    spread.iter().enumerate().map(|(successes, chance)| successes as f64 * chance).sum()
}
