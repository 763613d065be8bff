//! The chance that an interaction of the mission succeeds, and which Hero goes for which.

use std::mem;
use std::sync::Arc;

use super::goals;
use super::situation::Situation;
use super::stands::decay;
use gotham_content::mission::{Interaction, Side};
use gotham_content::script::Compiled;
use gotham_content::tile::Action;
use gotham_rules::board::AreaId;
use gotham_rules::command::{Effort, Space};
use gotham_rules::query::energy;
use gotham_rules::query::odds::Throw;
use gotham_rules::query::{self, pools};
use gotham_rules::state::{Body, Purse};
use gotham_rules::{MiniId, Supposed};

/// Dice that a Hero is expected to put into an interaction it has yet to reach.
const EXPECTED_CUBES: u8 = 4;

impl Situation<'_> {
    /// The chance to achieve a goal once a miniature stands there with what it usually has.
    pub(super) fn prospect(&mut self, mini: MiniId, goal: usize, area: AreaId) -> f64 {
        self.claims();
        let key = (self.kind(mini), goal);
        if let Some(known) = self.prospects.get(&key) {
            return *known;
        }
        let difficulty = self.goals()[goal].difficulty;
        let interaction = usize::from(self.goals()[goal].interaction);
        let chance = self.standing(mini, area, 0, |situation| {
            let game = situation.game;
            let interaction = &game.scenario().program.interactions[interaction];
            if !goals::may(&situation.scratch, mini, interaction) {
                return 0.0;
            }
            let action = goals::action_of(interaction);
            let efforts = action.map_or(vec![Effort::default()], |action| situation.usual_efforts(mini, action));
            let chances = efforts.iter().map(|effort| situation.success(mini, interaction, difficulty, effort));
            chances.fold(0.0, f64::max)
        });
        self.prospects.insert(key, chance);
        chance
    }

    /// What a miniature usually puts into an action: a tile one of its Characteristics, a Hero some cubes.
    pub(super) fn usual_efforts(&self, mini: MiniId, action: Action) -> Vec<Effort> {
        let scenario = self.game.scenario();
        match (self.game.state().mini(mini).body, self.game.state().tablet(mini)) {
            (Body::Tile(tile), _) => {
                let choices = pools::characteristics(scenario.tile(tile), action).len() as u8;
                (0..choices).map(|choice| Effort { choice, ..Effort::default() }).collect()
            }
            (Body::Tablet(_), Some(tablet)) => {
                let limit = energy::exertion_limit(scenario, tablet.hero, pools::space(action));
                vec![Effort::cubes(EXPECTED_CUBES.min(limit))]
            }
            (Body::Tablet(_), None) => Vec::new(),
        }
    }

    /// The chance that a miniature's interaction succeeds where it stands with such an effort.
    pub(super) fn success(
        &mut self,
        mini: MiniId,
        interaction: &Interaction<Compiled>,
        difficulty: Option<u8>,
        effort: &Effort,
    ) -> f64 {
        let (Some(difficulty), Some(action)) = (difficulty, goals::action_of(interaction)) else { return 1.0 };
        let pool = pools::complex(&self.scratch, mini, action, effort, &interaction.helped_by, None);
        let throw = Throw { paid: self.paid_rerolls(mini), ..pool.into_throw() };
        self.chances.reaching(&throw, difficulty, &self.scratch.scenario().dice)
    }

    /// Paid Rerolls that the Villain is ready to pay for; Heroes keep theirs as a reserve.
    fn paid_rerolls(&self, mini: MiniId) -> u8 {
        match energy::purse(&self.scratch, mini) {
            Purse::Post if self.scratch.state().post.reserve >= 4 => {
                energy::most(&self.scratch, mini, Space::Reroll).min(2)
            }
            _ => 0,
        }
    }

    /// Who goes for which goal, so that not everybody runs to the same one: found out when it is first asked, with nothing
    /// supposed.
    pub(super) fn claims(&mut self) -> Arc<[Option<MiniId>]> {
        if let Some(known) = &self.claims {
            return known.clone();
        }
        let nobody: Arc<[Option<MiniId>]> = vec![None; self.goals().len()].into();
        self.claims = Some(nobody.clone());
        if self.side == Side::Villain {
            return nobody;
        }
        let supposed = mem::replace(&mut self.scratch, Supposed::of(self.game));
        let claims: Arc<[Option<MiniId>]> = self.claim().into();
        self.scratch = supposed;
        self.claims = Some(claims.clone());
        claims
    }

    /// Each Hero claims the goal that suits it best, the best-suited Hero first.
    fn claim(&mut self) -> Vec<Option<MiniId>> {
        let state = self.game.state();
        let heroes: Vec<MiniId> = query::heroes(self.game).collect();
        let mut offers: Vec<(f64, usize, MiniId)> = Vec::new();
        for hero in heroes.into_iter().filter(|hero| query::is_living(self.game, *hero)) {
            let Some(from) = state.mini(hero).area else { continue };
            for goal in 0..self.goals().len() {
                let Some(there) = self.goals()[goal].area else { continue };
                if self.goals()[goal].by.is_some_and(|by| by != hero) {
                    continue;
                }
                let way = self.travel(hero, from, there);
                let worth = self.goals()[goal].gain * self.prospect(hero, goal, there) * decay(way);
                offers.push((worth, goal, hero));
            }
        }
        offers.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
        let mut claims = vec![None; self.goals().len()];
        for (_, goal, hero) in offers {
            if claims[goal].is_none() && !claims.contains(&Some(hero)) {
                claims[goal] = Some(hero);
            }
        }
        claims
    }
}
