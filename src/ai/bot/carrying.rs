//! Tokens that can be carried: whether it helps to pick one up, where it would help to bring it, whether it helps to
//! put it down. What counts is tried out on a copy.

use std::sync::Arc;

use super::deeds::Weighed;
use super::goals;
use super::situation::{Errand, Situation};
use gotham_content::script::{Compiled, Condition};
use gotham_rules::answers;
use gotham_rules::board::AreaId;
use gotham_rules::state::MissionToken;
use gotham_rules::{Command, MiniId, Supposed};

/// What is left of a gain that is some way off.
const ON_THE_WAY: f64 = 0.5;

impl Situation<'_> {
    /// The best that a miniature can do where it stands with tokens that can be carried.
    pub(super) fn best_carrying(&mut self, mini: MiniId) -> Option<Weighed> {
        let area = self.scratch.state().mini(mini).area?;
        let price = self.price(mini, u8::from(self.scratch.state().mini(mini).has_tablet()));
        let mut best: Option<Weighed> = None;
        for token in self.carriable() {
            let carries = token.carried_by == Some(mini);
            let command = match carries {
                true => Command::PutDownToken { mini, token: token.id, pushing: 0 },
                false => Command::PickUpToken { mini, token: token.id, pushing: 0 },
            };
            if (token.area != area && !carries) || answers::check(&self.scratch, &command).is_err() {
                continue;
            }
            let bearer = (!carries).then_some(mini);
            let mut gain = self.moved(token, area, bearer);
            if !carries {
                let there = self.destinations(token, mini);
                gain += ON_THE_WAY * there.iter().map(|errand| errand.gain).fold(0.0, f64::max);
            }
            if gain - price > best.as_ref().map_or(0.0, |deed| deed.worth) {
                best = Some(Weighed { command, worth: gain - price });
            }
        }
        best
    }

    /// Where a miniature may find something to carry or put down.
    pub(super) fn places_to_carry(&mut self, mini: MiniId) -> Vec<AreaId> {
        self.hauls(mini).into_iter().map(|errand| errand.area).collect()
    }

    /// Where a miniature would take what it carries, and what it would fetch.
    pub(super) fn hauls(&mut self, mini: MiniId) -> Vec<Errand> {
        let mut hauls = Vec::new();
        for token in self.carriable() {
            if token.carried_by == Some(mini) {
                hauls.extend(self.destinations(token, mini).iter());
            } else if token.carried_by.is_none() {
                let there = self.destinations(token, mini);
                let brings = there.iter().map(|errand| ON_THE_WAY * errand.gain).fold(0.0, f64::max);
                let gain = f64::max(self.moved(token, token.area, Some(mini)), brings);
                if gain > 0.0 {
                    hauls.push(Errand { area: token.area, gain });
                }
            }
        }
        hauls
    }

    /// Tokens on the board of kinds that can be carried.
    fn carriable(&self) -> Vec<MissionToken> {
        let kinds = &self.game.scenario().program.kinds;
        let tokens = self.game.state().tokens.iter();
        tokens.filter(|token| kinds[usize::from(token.kind)].carried_by.is_some()).copied().collect()
    }

    /// Areas where a token would be worth more than where it is, in a miniature's hands or out of them.
    fn destinations(&mut self, token: MissionToken, mini: MiniId) -> Arc<[Errand]> {
        if let Some(known) = self.tried.destinations.get(&(token.id, mini)) {
            return known.clone();
        }
        let (held, lying) = (self.moved_anywhere(token, Some(mini)), self.moved_anywhere(token, None));
        let gains = held.iter().zip(lying.iter()).map(|(held, lying)| f64::max(*held, *lying));
        let errands = self.game.board().areas().zip(gains).map(|(area, gain)| Errand { area, gain });
        let errands: Arc<[Errand]> = errands.filter(|errand| errand.gain > 0.0).collect();
        self.tried.destinations.insert((token.id, mini), errands.clone());
        errands
    }

    /// What it would bring if a token were in each of the Areas, in somebody's hands or out of them.
    fn moved_anywhere(&mut self, token: MissionToken, bearer: Option<MiniId>) -> Arc<[f64]> {
        let bearer = bearer.map(|mini| *self.known(mini).bearer.get_or_init(|| self.bearer_like(mini)));
        if let Some(known) = self.tried.moved.get(&(token.id, bearer)) {
            return known.clone();
        }
        let (now, mut after) = (self.worth_now(), Supposed::of(self.game));
        after.token_at(token.id, token.area, bearer);
        let kept = goals::Kept::wherever_lies(token.kind, &after, self.side);
        let gains = self.game.board().areas().map(|area| {
            after.token_at(token.id, area, bearer);
            kept.worth(&after, self.side) - now
        });
        let gains: Arc<[f64]> = gains.collect();
        self.tried.moved.insert((token.id, bearer), gains.clone());
        gains
    }

    /// The first miniature in whose hands a token brings exactly what it brings in this one's.
    fn bearer_like(&self, mini: MiniId) -> MiniId {
        let (state, program) = (self.game.state(), &self.game.scenario().program);
        let tells_apart = |condition: &Condition<Compiled>| condition.tells_bearers_apart();
        let objectives = program.objectives.iter().any(|objective| {
            let (tokens, areas) = objective.carried_to.as_ref().map(|(tokens, areas)| (tokens, areas)).unzip();
            objective.counts.tells_bearers_apart()
                || objective.inactive_if.iter().any(tells_apart)
                || tokens.is_some_and(|tokens| tokens.tells_bearers_apart())
                || areas.is_some_and(|areas| areas.tells_bearers_apart())
        });
        if objectives || program.endings.iter().any(|ending| ending.only_if.iter().any(tells_apart)) {
            return mini;
        }
        let look = |mini: MiniId| {
            let body = state.mini(mini);
            (body.has_tablet(), body.side, body.area.is_some())
        };
        state.all_minis().find(|other| look(*other) == look(mini)).unwrap_or(mini)
    }

    /// What it would bring if a token were elsewhere, or in other hands.
    fn moved(&mut self, token: MissionToken, area: AreaId, bearer: Option<MiniId>) -> f64 {
        self.moved_anywhere(token, bearer)[area.index()]
    }
}
