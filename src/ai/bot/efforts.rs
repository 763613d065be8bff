//! What a miniature can put into an action, and what that costs: cubes, weapons and Tools, Pushing Limits.

use super::prices::wounds_worth;
use super::situation::Situation;
use gotham_rules::MiniId;
use gotham_rules::answers;
use gotham_rules::command::{CardUse, Effort};
use gotham_rules::query::{self, pools};
use gotham_rules::skills::Purpose;
use gotham_rules::skills::lent::pushing_with;
use gotham_rules::state::Body;

/// A One-time use card is saved for something that deserves it.
pub(super) const ONE_TIME: f64 = 4.0;
/// How much is wasted of it on somebody with one Life Point, for whom any hit would do.
const WASTED: f64 = 12.0;
/// How much more the Wounds of Pushing Limits cost a Hero whom they leave with so few cubes: the next blow may be the last.
const WEAKENED: f64 = 2.0;
const WEAK: u8 = 2;
/// What they still cost when there is no turn left in which the cubes would be missed.
const LAST_TURN: f64 = 0.1;

impl Situation<'_> {
    /// What may go into an action with dice: a tile's Characteristics; a Hero's cubes with each weapon and Tool,
    /// with and without Pushing Limits. Efforts with the same cards come one after the other.
    pub(super) fn efforts(&self, mini: MiniId, purpose: Purpose) -> Vec<Effort> {
        let scratch = &self.scratch;
        if let Body::Tile(tile) = scratch.state().mini(mini).body
            && purpose.action().is_none_or(|it| pools::characteristics(scratch.scenario().tile(tile), it).is_empty())
        {
            return Vec::new();
        }
        let mut efforts = answers::candidates::usable_efforts(scratch, mini, purpose);
        efforts.retain(|effort| self.may_push(mini, effort));
        efforts
    }

    /// Whether the Wounds of Pushing Limits leave a Hero standing and its other cubes in the Reserve. S2 Pushing Limits
    fn may_push(&self, mini: MiniId, effort: &Effort) -> bool {
        let Some(tablet) = self.scratch.state().tablet(mini).filter(|_| effort.pushing > 0) else { return true };
        let spared = tablet.fatigue + tablet.spaces.total();
        let from_reserve = effort.pushing.saturating_sub(spared);
        effort.pushing < tablet.reserve + spared && effort.cubes + from_reserve <= tablet.reserve
    }

    /// What an effort costs: its cubes, the cards it uses up, the Wounds of Pushing Limits.
    pub(super) fn effort_price(&self, mini: MiniId, effort: &Effort) -> f64 {
        self.price(mini, effort.cubes) + self.card_price(&effort.cards) + self.pushing_price(mini, effort.pushing)
    }

    fn card_price(&self, used: &[CardUse]) -> f64 {
        let one_time = used.iter().filter(|used| self.scratch.scenario().card(used.card).one_time).count();
        ONE_TIME * one_time as f64
    }

    /// What an attack wastes of a One-time use card on a miniature with one Life Point. What its end is worth to the
    /// mission may still be worth the card.
    pub(super) fn wasted_on(&self, target: MiniId, effort: &Effort) -> f64 {
        let is_small = !self.scratch.state().mini(target).has_tablet() && query::life(&self.scratch, target) <= 1;
        let is_used = effort.cards.iter().any(|used| self.scratch.scenario().card(used.card).one_time);
        if is_small && is_used && !self.is_last_turn() { WASTED } else { 0.0 }
    }

    /// Wounds come out of the Fatigue Zone and the spaces first, where the cubes are not available anyway. G-24, G-39
    fn pushing_price(&self, mini: MiniId, wounds: u8) -> f64 {
        let Some(tablet) = self.scratch.state().tablet(mini).filter(|_| wounds > 0) else { return 0.0 };
        let from_reserve = wounds.saturating_sub(tablet.fatigue + tablet.spaces.total());
        let life = query::life(&self.scratch, mini);
        let share = match (self.is_last_turn(), life <= wounds + WEAK) {
            (true, _) => LAST_TURN,
            (false, true) => WEAKENED,
            (false, false) => 1.0,
        };
        let lent: Vec<CardUse> = pushing_with(&self.scratch, mini, wounds).into_iter().collect();
        share * wounds_worth(life, f64::from(wounds)) + self.price(mini, from_reserve) + self.card_price(&lent)
    }
}
