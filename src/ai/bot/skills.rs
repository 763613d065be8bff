//! Skills that are declared: what each use would bring, read from its outcomes. No Skill is known here by name.

use super::deeds::{Venom, Weighed};
use super::plans::{May, Next, Plan};
use super::situation::{AtHand, Situation};
use gotham_content::dice::{Color, Die};
use gotham_rules::answers::{self, candidates};
use gotham_rules::board::AreaId;
use gotham_rules::command::{CardUse, Effort};
use gotham_rules::event::FieldKind;
use gotham_rules::frames::{Explosion, Outcome};
use gotham_rules::query;
use gotham_rules::query::odds::Throw;
use gotham_rules::skills::Purpose;
use gotham_rules::skills::declared::{Cards, Price};
use gotham_rules::{Command, MiniId, SkillTarget, skills};

/// A card that leaves the game with its Explosion is kept for several enemies, as long as there is time for them to
/// gather.
const KEPT: f64 = 16.0;
/// How much worse it is to hurt a friend than good to hurt an enemy.
const FRIEND: f64 = 1.5;
/// What it is worth that an enemy loses a Skill for good.
const LOSS: f64 = 6.0;
/// What one Shackle token fewer is worth to its wearer.
const FREEDOM: f64 = 5.0;

impl Situation<'_> {
    /// The best use of a Skill that depends on where a miniature stands.
    pub(super) fn best_use(&mut self, mini: MiniId) -> Option<Weighed> {
        let from = self.scratch.state().mini(mini).area?;
        let mut best: Option<Weighed> = None;
        for AtHand { declared, hands } in self.at_hand(mini) {
            let how = declared.declaration();
            let targets = declared.targets(&self.scratch, mini);
            if targets.is_empty() {
                continue;
            }
            let efforts = self.use_efforts(mini, declared);
            for cards in &hands {
                let kept = if self.is_last_turn() { 0.0 } else { KEPT * cards.len() as f64 };
                for on in &targets {
                    let outcomes = declared.outcomes(&self.scratch, mini, *on, cards);
                    let there = self.outcomes_worth(mini, &outcomes);
                    let is_open =
                        !how.is_used_up(self.game, mini, *on) && declared.check(&self.scratch, mini, *on).is_ok();
                    if there <= kept || !is_open {
                        continue;
                    }
                    let short = self.short_worth(mini, *on, from, outcomes);
                    let difficulty = declared.difficulty(&self.scratch, mini, *on);
                    for effort in &efforts {
                        let mut effort = effort.clone();
                        effort.cards.extend(cards);
                        let price = self.effort_price(mini, &effort) + kept;
                        let command = Command::UseSkill { mini, skill: how.skill, on: *on, effort };
                        let chance = match query::throw(&self.scratch, &command) {
                            Some(throw) => self.chances.reaching(&throw, difficulty, &self.game.scenario().dice),
                            None => 1.0,
                        };
                        let worth = chance * there + (1.0 - chance) * short - price;
                        if worth > best.as_ref().map_or(0.0, |deed| deed.worth) {
                            best = Some(Weighed { command, worth });
                        }
                    }
                }
            }
        }
        best
    }

    /// Uses of Skills that reach everywhere: as good as what others will do by them.
    pub(super) async fn far_uses(&mut self, mini: MiniId) -> Vec<Plan> {
        let mut plans = Vec::new();
        for AtHand { declared, .. } in self.at_hand(mini) {
            let skill = declared.declaration().skill;
            for on in declared.targets(self.game, mini) {
                for effort in self.use_efforts(mini, declared) {
                    let command = Command::UseSkill { mini, skill, on, effort: effort.clone() };
                    if answers::check(self.game, &command).is_err() {
                        continue;
                    }
                    let outcomes = declared.outcomes(self.game, mini, on, &[]);
                    let mut gain = -self.effort_price(mini, &effort);
                    for outcome in &outcomes {
                        gain += self.far_worth(outcome).await;
                    }
                    if gain > 0.5 {
                        plans.push(Plan { mini, next: Next::Act(command), gain, acts: true });
                    }
                }
            }
        }
        plans
    }

    /// What may go into a declared Skill besides a card that lends it.
    fn use_efforts(&self, mini: MiniId, declared: &dyn skills::Declared) -> Vec<Effort> {
        let how = declared.declaration();
        match how.price {
            Price::Cube | Price::Waived => vec![Effort::cubes(how.cubes(&self.scratch, mini))],
            Price::Dice(Cards::Helping) => self.efforts(mini, Purpose::Dice(how.action, how.helped_by)),
            Price::Dice(Cards::Lending) => {
                let mut efforts = self.efforts(mini, Purpose::Dice(how.action, &[]));
                efforts.retain(|effort| effort.cards.is_empty());
                efforts
            }
        }
    }

    /// The declared Skills that a miniature may use.
    fn at_hand(&mut self, mini: MiniId) -> Vec<AtHand> {
        let (game, known) = (self.game, &mut self.at_hand);
        let found = known.entry(mini).or_insert_with(|| {
            let held = skills::all_declared()
                .map(|declared| AtHand { declared, hands: candidates::hands(game, mini, declared) });
            held.filter(|at_hand| !at_hand.hands.is_empty()).collect()
        });
        found.clone()
    }

    /// Whether a miniature has something to throw that is worth going somewhere for.
    pub(super) fn has_use_for_throws(&mut self, mini: MiniId) -> bool {
        let at_hand = self.at_hand(mini).into_iter();
        let mut throws = at_hand.filter(|one| one.declared.declaration().price == Price::Dice(Cards::Lending));
        throws.any(|one| one.hands.iter().any(|cards| self.best_explosion(mini, one.declared, cards) > KEPT))
    }

    /// What the best Explosion from a card would bring today, wherever it goes off; `None` for a card that lends none.
    pub(super) fn lent_explosion(&mut self, mini: MiniId, card: CardUse) -> Option<f64> {
        let lends = |declared: &&'static dyn skills::Declared| {
            let line = query::cards::line(self.game, card);
            let skill = declared.declaration().skill;
            line.is_some_and(|line| line.skills.iter().any(|held| held.skill == skill))
        };
        let declared = skills::all_declared().find(lends)?;
        Some(self.best_explosion(mini, declared, &[card]))
    }

    fn best_explosion(&mut self, mini: MiniId, declared: &dyn skills::Declared, cards: &[CardUse]) -> f64 {
        let areas = self.enemy_areas().into_iter();
        let worth = areas.map(|area| {
            let outcomes = declared.outcomes(&self.scratch, mini, SkillTarget::Area(area), cards);
            self.outcomes_worth(mini, &outcomes)
        });
        worth.fold(0.0, f64::max)
    }

    /// What happens when a throw falls at the thrower's feet, if that is bad. G-35
    fn short_worth(&mut self, mini: MiniId, on: SkillTarget, from: AreaId, outcomes: Vec<Outcome>) -> f64 {
        if !matches!(on, SkillTarget::Area(_)) {
            return 0.0;
        }
        let landed: Vec<Outcome> = outcomes.into_iter().map(|outcome| outcome.landed_in(from)).collect();
        f64::min(self.outcomes_worth(mini, &landed), 0.0)
    }

    fn outcomes_worth(&mut self, mini: MiniId, outcomes: &[Outcome]) -> f64 {
        outcomes.iter().map(|outcome| self.outcome_worth(mini, outcome)).sum()
    }

    /// What an outcome is worth to the Skill's user, as far as it depends on the place.
    fn outcome_worth(&mut self, mini: MiniId, outcome: &Outcome) -> f64 {
        match outcome {
            Outcome::Pull { mini: pulled, area } => self.pull_worth(mini, *pulled, *area),
            Outcome::Explode(explosion) => self.explosion_worth(mini, explosion),
            Outcome::Free(bound) => FREEDOM * f64::from(self.scratch.state().mini(*bound).shackles),
            Outcome::Lose { mini: other, .. } if query::enemies(&self.scratch, mini, *other) => LOSS,
            Outcome::Lose { .. } => -LOSS,
            Outcome::Activate { .. } | Outcome::March { .. } => 0.0,
        }
    }

    /// What an outcome is worth if it is the same wherever its possessor stands.
    async fn far_worth(&mut self, outcome: &Outcome) -> f64 {
        match outcome {
            Outcome::Activate { tile, commander } => {
                let minis: Vec<MiniId> = self.game.state().allies_of(*commander, *tile).collect();
                let mut sum = 0.0;
                for mini in minis {
                    sum += self.plan(mini, May::Everything).await.map_or(0.0, |plan| plan.gain);
                }
                sum
            }
            Outcome::March { mini, points } => self.march_worth(*mini, *points).await,
            Outcome::Pull { .. } | Outcome::Explode(_) | Outcome::Free(_) | Outcome::Lose { .. } => 0.0,
        }
    }

    /// What an ally gains by a Movement with more Move Points.
    async fn march_worth(&mut self, mini: MiniId, more: u8) -> f64 {
        let points = query::moving::opening_points(&self.scratch, mini) + more;
        self.scratch.on_its_way(mini, points);
        let plan = self.plan(mini, May::Move).await;
        self.scratch.no_longer_on_its_way();
        plan.map_or(0.0, |plan| plan.gain)
    }

    /// A friend stands better; an enemy comes within reach.
    fn pull_worth(&mut self, mini: MiniId, pulled: MiniId, area: AreaId) -> f64 {
        let Some(from) = self.scratch.state().mini(pulled).area else { return 0.0 };
        if self.scratch.state().mini(pulled).side == Some(self.side) {
            return self.standing_worth(pulled, area) - self.standing_worth(pulled, from);
        }
        let attack = |situation: &mut Self| situation.best_attack(mini, 0.0).map_or(0.0, |deed| deed.worth);
        let now = attack(self);
        self.standing(pulled, area, 0, attack) - now
    }

    /// What an Explosion is worth, with the Flame and Gas that it leaves: enemies minus friends. R2 XI.D
    fn explosion_worth(&mut self, mini: MiniId, explosion: &Explosion) -> f64 {
        let inside: Vec<MiniId> = self.scratch.places().within(explosion.area).collect();
        let mut sum = 0.0;
        for other in inside.into_iter().filter(|other| explosion.spares != Some(*other)) {
            let is_friend = self.scratch.state().mini(other).side == Some(self.side);
            if !query::is_living(&self.scratch, other) || !(is_friend || query::enemies(&self.scratch, mini, other)) {
                continue;
            }
            let hurts = |kind: &FieldKind| matches!(kind, FieldKind::Flame | FieldKind::Gas);
            let felt = explosion.tokens.iter().filter(|(kind, _)| hurts(kind));
            let felt = felt.filter(|(kind, _)| !skills::is_immune(&self.scratch, other, *kind));
            let count = explosion.level + felt.map(|(_, count)| count).sum::<u8>();
            let yellow = Die { color: Color::Yellow, free_reroll: false };
            let throw = Throw { dice: vec![yellow; usize::from(count)], hurts: true, ..Throw::default() };
            let wounds = self.chances.spread(&throw, &self.game.scenario().dice).clone();
            let harm = self.harm(other, &wounds, &[1.0], Venom::default());
            sum += if is_friend { -FRIEND * harm.worth } else { harm.worth } + self.prize_won(other, harm);
        }
        sum
    }

    /// Areas with enemies in them.
    fn enemy_areas(&self) -> Vec<AreaId> {
        let enemies = self.scratch.state().minis.iter().filter(|other| other.side == Some(self.side.enemy()));
        let mut areas: Vec<AreaId> = enemies.filter_map(|enemy| enemy.area).collect();
        areas.sort_unstable();
        areas.dedup();
        areas
    }
}
