//! What a miniature can do where it stands, and how good that is: interactions of the mission, and attacks.

use std::collections::BTreeMap;

use super::chances::{Spread, left_over};
use super::goals;
use super::prices::{HERO_DOWN, wounds_worth};
use super::situation::Situation;
use gotham_content::mission::Interaction;
use gotham_content::script::Compiled;
use gotham_content::skill::Skill;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::mission::InteractionWith;
use gotham_rules::query::odds::Throw;
use gotham_rules::query::{self, energy, pools};
use gotham_rules::skills::Purpose;
use gotham_rules::state::Body;
use gotham_rules::{Command, Game, MiniId, skills};

/// Something to do, and how good it is after its price.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    /// The command.
    pub command: Command,
    /// The higher, the better.
    pub worth: f64,
}

/// What hits do to a miniature.
#[derive(Clone, Copy, Debug)]
pub(super) struct Harm {
    /// What its side loses by it, whatever the mission is about.
    pub worth: f64,
    /// The chance that it is Neutralized.
    pub done: f64,
    /// How much of its remaining life it loses on average.
    pub share: f64,
}

/// What an attack that beats the Defense does besides, or instead. S2 Poison, S2 Electricity, G-25
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Venom {
    /// Wounds beside those of its Successes.
    pub wounds: u8,
    /// Whether its Successes themselves inflict none.
    pub is_harmless: bool,
}

/// What is left to do for a Hero after an attack that may clear the way for it.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// What the best interaction is worth with the target in the way.
    blocked: f64,
    /// The same without it.
    cleared: f64,
}

/// How much more it is worth to take a miniature off the board than the miniature is worth where it stands.
const KILL: f64 = 3.0;
/// The same for the Wounds of a Hero.
const HARM: f64 = 1.3;
/// Cubes that a Hero under attack is expected to put into its Defense.
const EXPECTED_DEFENSE: u8 = 2;

impl Situation<'_> {
    /// The best thing that a miniature can do where it stands in the what-if copy.
    pub(super) fn best_deed(&mut self, mini: MiniId) -> Option<Weighed> {
        let interaction = self.best_interaction(mini);
        let attack = self.best_attack(mini, interaction.as_ref().map_or(0.0, |deed| deed.worth));
        let (skill, gear, token) = (self.best_use(mini), self.best_gear(mini), self.best_carrying(mini));
        let ride = self.best_ride(mini);
        [interaction, attack, skill, gear, token, ride].into_iter().flatten().max_by(|a, b| a.worth.total_cmp(&b.worth))
    }

    /// The best interaction of the mission here.
    pub(super) fn best_interaction(&mut self, mini: MiniId) -> Option<Weighed> {
        let area = self.scratch.state().mini(mini).area?;
        let program = &self.game.scenario().program;
        let taste = self.taste;
        let mut best: Option<(f64, Weighed)> = None;
        for at in 0..self.goals().len() {
            if self.goals()[at].area.is_some_and(|there| there != area) {
                continue;
            }
            let goal = self.goals()[at].clone();
            let interaction = &program.interactions[usize::from(goal.interaction)];
            let has_left = |mini: MiniId| self.scratch.state().mini(mini).area != self.game.state().mini(mini).area;
            let is_gone = goal.aim.target.is_some_and(has_left);
            let is_anothers = goal.by.is_some_and(|by| by != mini);
            if is_gone || is_anothers || !goals::may(&self.scratch, mini, interaction) {
                continue;
            }
            for effort in self.efforts_for(mini, interaction) {
                let worth = self.success(mini, interaction, goal.difficulty, &effort) * goal.gain
                    - self.effort_price(mini, &effort);
                let liked = taste.liked(worth, (at as u64) << 8 | u64::from(effort.cubes));
                if liked > best.as_ref().map_or(0.0, |(known, _)| *known) {
                    let (interaction, InteractionWith { here, chosen, target }) = (goal.interaction, goal.aim);
                    let command = Command::Interact { mini, interaction, here, chosen, target, effort };
                    best = Some((liked, Weighed { command, worth }));
                }
            }
        }
        best.map(|(_, deed)| deed)
    }

    /// What may go into an interaction: an automatic one takes one cube from a Hero and nothing else. R2 VII.D.1
    pub(super) fn efforts_for(&self, mini: MiniId, interaction: &Interaction<Compiled>) -> Vec<Effort> {
        let has_tablet = self.scratch.state().mini(mini).has_tablet();
        match (goals::action_of(interaction), &interaction.difficulty) {
            (Some(action), Some(_)) => self.efforts(mini, Purpose::Dice(action, &interaction.helped_by)),
            (Some(action), None) if has_tablet && energy::most(&self.scratch, mini, pools::space(action)) > 0 => {
                vec![Effort::cubes(1)]
            }
            (Some(_), None) if has_tablet => Vec::new(),
            _ => vec![Effort::default()],
        }
    }

    /// The best attack here. A Hero that clears the way for an interaction counts that, too.
    pub(super) fn best_attack(&mut self, mini: MiniId, otherwise: f64) -> Option<Weighed> {
        let taste = self.taste;
        let mut best: Option<(f64, Weighed)> = None;
        let mut ways: BTreeMap<(MiniId, u8), Way> = BTreeMap::new();
        for kind in [AttackKind::Melee, AttackKind::Ranged] {
            if !query::near(&self.scratch, mini, kind).any(|target| is_prey(&self.scratch, mini, target)) {
                continue;
            }
            let efforts = self.efforts(mini, Purpose::Attack(kind, None));
            for alike in efforts.chunk_by(|one, other| one.cards == other.cards) {
                let targets = query::targets(&self.scratch, mini, kind, &alike[0].cards).into_iter();
                let preys: Vec<MiniId> = targets.filter(|target| is_prey(&self.scratch, mini, *target)).collect();
                if preys.is_empty() {
                    continue;
                }
                let venom = self.venom(mini, kind, &alike[0]);
                let prices: Vec<f64> = alike.iter().map(|effort| self.effort_price(mini, effort)).collect();
                for target in preys {
                    let defense = self.expected_defense(target, kind);
                    let throws = pools::attack_throws(&self.scratch, mini, target, kind, alike);
                    for ((effort, throw), price) in alike.iter().zip(throws).zip(&prices) {
                        let (hit, done) = self.throw_worth(target, &throw, &defense, venom);
                        let times = f64::from(self.times(mini, kind, effort.choice));
                        let mut worth = hit * times - price - self.wasted_on(target, effort);
                        if otherwise > 0.0 && self.may_clear_way(mini, target) {
                            let way = ways.entry((target, effort.cubes));
                            let way = way.or_insert_with(|| self.way(mini, target, effort.cubes));
                            worth += done * way.cleared + (1.0 - done) * way.blocked;
                        }
                        let liked = taste.liked(worth, u64::from(target.0) << 16 | u64::from(effort.cubes));
                        if liked > best.as_ref().map_or(0.0, |(known, _)| *known) {
                            let command = Command::Attack { mini, target, kind, effort: effort.clone(), with: None };
                            best = Some((liked, Weighed { command, worth }));
                        }
                    }
                }
            }
        }
        best.map(|(_, deed)| deed)
    }

    /// Whether an attack may clear the way for something that a Hero can do where it stands.
    fn may_clear_way(&self, mini: MiniId, target: MiniId) -> bool {
        let state = self.scratch.state();
        state.mini(mini).has_tablet() && state.mini(mini).area == state.mini(target).area
    }

    /// What an interaction is worth after an attack that may clear the way for it.
    fn way(&mut self, mini: MiniId, target: MiniId, cubes: u8) -> Way {
        let rest = |situation: &mut Self| {
            situation.scratch.cubes_spent(mini, cubes);
            let worth = situation.best_interaction(mini).map_or(0.0, |deed| deed.worth);
            situation.scratch.cubes_back(mini, cubes);
            worth
        };
        Way { blocked: rest(self), cleared: self.without(target, rest) }
    }

    /// How often a tile's miniature strikes in one activation. R2 VI.C.3
    fn times(&self, mini: MiniId, kind: AttackKind, choice: u8) -> u8 {
        match self.scratch.state().mini(mini).body {
            Body::Tablet(_) => 1,
            Body::Tile(tile) => {
                let choices = pools::characteristics(self.scratch.scenario().tile(tile), pools::action_of(kind));
                choices.get(usize::from(choice)).map_or(1, |choice| choice.1.max(1))
            }
        }
    }

    /// What an attack is worth before its price, and the chance that it Neutralizes.
    pub(super) fn attack_worth(&mut self, command: &Command) -> Option<(f64, f64)> {
        let Command::Attack { mini, target, kind, effort, .. } = command else { return None };
        let (venom, defense) = (self.venom(*mini, *kind, effort), self.expected_defense(*target, *kind));
        let throw = query::throw(&self.scratch, command)?;
        Some(self.throw_worth(*target, &throw, &defense, venom))
    }

    /// What an attack does besides, which depends on the cards alone.
    fn venom(&self, mini: MiniId, kind: AttackKind, effort: &Effort) -> Venom {
        let lines = pools::lines_of(&self.scratch, mini, pools::action_of(kind), effort);
        let level = |skill| skills::level_using(&self.scratch, mini, skill, &lines);
        let wounds = level(Skill::Poison) + level(Skill::Electricity);
        Venom { wounds, is_harmless: level(Skill::Harmless) > 0 }
    }

    /// The same for a throw against the Defense that is expected.
    fn throw_worth(&mut self, target: MiniId, throw: &Throw, defense: &[f64], venom: Venom) -> (f64, f64) {
        let hits = self.chances.spread(throw, &self.game.scenario().dice).clone();
        self.hits_worth_against(target, &hits, defense, venom)
    }

    /// The Defense that a target is expected to roll.
    fn expected_defense(&mut self, target: MiniId, kind: AttackKind) -> Spread {
        let scratch = &self.scratch;
        let is_hero = scratch.state().mini(target).has_tablet();
        let cubes = if is_hero { pools::defense_cubes(scratch, target).min(EXPECTED_DEFENSE) } else { 0 };
        let pool = pools::defense(scratch, target, kind, cubes, &[]).into_throw();
        self.chances.spread(&pool, &self.game.scenario().dice).clone()
    }

    /// What hits on a target are worth, and the chance that they Neutralize it.
    pub(super) fn hits_worth(&mut self, target: MiniId, kind: AttackKind, hits: &[f64], venom: Venom) -> (f64, f64) {
        let defense = self.expected_defense(target, kind);
        self.hits_worth_against(target, hits, &defense, venom)
    }

    fn hits_worth_against(&mut self, target: MiniId, hits: &[f64], defense: &[f64], venom: Venom) -> (f64, f64) {
        let harm = self.harm(target, hits, defense, venom);
        (harm.worth + self.prize_won(target, harm), harm.done)
    }

    /// What hits on a target against what it stops do to it.
    pub(super) fn harm(&mut self, target: MiniId, hits: &[f64], defense: &[f64], venom: Venom) -> Harm {
        let life = query::life(&self.scratch, target);
        let (own, full) = left_over(hits, defense, life.max(1));
        let any = if venom == Venom::default() { 0.0 } else { left_over(hits, defense, 1).1 };
        let (own, done) = match (venom.is_harmless, venom.wounds) {
            (false, 0) => (own, full),
            (false, more) => (own, left_over(hits, defense, life.saturating_sub(more).max(1)).1),
            (true, more) if more >= life => (0.0, any),
            (true, _) => (0.0, 0.0),
        };
        let wounds = f64::min(own + any * f64::from(venom.wounds), f64::from(life));
        let worth = if self.scratch.state().mini(target).has_tablet() {
            HARM * (wounds_worth(life, wounds) + done * HERO_DOWN)
        } else {
            let value = KILL * self.value(target);
            value * (0.8 * done + 0.2 * wounds / f64::from(life.max(1)))
        };
        Harm { worth, done, share: wounds / f64::from(life.max(1)) }
    }
}

/// Whether somebody is worth an attack: in the First edition allies and the Neutralized may be attacked, too. E-10, E-20
pub(super) fn is_prey(game: &Game, mini: MiniId, target: MiniId) -> bool {
    query::is_living(game, target) && !query::are_allies(game, mini, target)
}
