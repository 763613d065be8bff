//! What a miniature can do where it stands, and how good that is: interactions of the mission, and attacks.

use super::chances::{Spread, left_over};
use super::goals;
use super::prices::{HERO_DOWN, wounds_worth};
use super::situation::Situation;
use gotham_content::mission::Interaction;
use gotham_content::script::Compiled;
use gotham_content::skill::Skill;
use gotham_rules::command::{AttackKind, Effort};
use gotham_rules::mission::InteractionWith;
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
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Venom {
    /// Wounds beside those of its Successes.
    pub wounds: u8,
    /// Whether its Successes themselves inflict none.
    pub is_harmless: bool,
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
        for kind in [AttackKind::Melee, AttackKind::Ranged] {
            let efforts = self.efforts(mini, Purpose::Attack(kind, None));
            for alike in efforts.chunk_by(|one, other| one.cards == other.cards) {
                let targets = query::targets(&self.scratch, mini, kind, &alike[0].cards).into_iter();
                let preys: Vec<MiniId> = targets.filter(|target| is_prey(&self.scratch, mini, *target)).collect();
                if preys.is_empty() {
                    continue;
                }
                let venom = self.venom(mini, kind, &alike[0]);
                for target in preys {
                    let defense = self.expected_defense(target, kind);
                    for effort in alike {
                        let command = Command::Attack { mini, target, kind, effort: effort.clone(), with: None };
                        let worth = self.attack_gain(&command, venom, &defense, otherwise).unwrap_or(0.0);
                        let liked = taste.liked(worth, u64::from(target.0) << 16 | u64::from(effort.cubes));
                        if liked > best.as_ref().map_or(0.0, |(known, _)| *known) {
                            best = Some((liked, Weighed { command, worth }));
                        }
                    }
                }
            }
        }
        best.map(|(_, deed)| deed)
    }

    /// What an attack brings, minus its price.
    fn attack_gain(&mut self, command: &Command, venom: Venom, defense: &[f64], otherwise: f64) -> Option<f64> {
        let Command::Attack { mini, target, kind, effort, .. } = command else { return None };
        let (hit, done) = self.attack_worth_against(command, venom, defense)?;
        let times = f64::from(self.times(*mini, *kind, effort.choice));
        let mut worth = hit * times - self.effort_price(*mini, effort) - self.wasted_on(*target, effort);
        if self.scratch.state().mini(*mini).has_tablet() {
            worth += self.cleared_way(*mini, *target, effort.cubes, done, otherwise);
        }
        Some(worth)
    }

    /// What an interaction is worth after an attack that may clear the way for it.
    fn cleared_way(&mut self, mini: MiniId, target: MiniId, cubes: u8, done: f64, otherwise: f64) -> f64 {
        let state = self.scratch.state();
        let (Some(area), there) = (state.mini(mini).area, state.mini(target).area) else { return 0.0 };
        if otherwise <= 0.0 || there != Some(area) {
            return 0.0;
        }
        let rest = |situation: &mut Self| {
            situation.standing(mini, area, cubes, |situation| {
                situation.best_interaction(mini).map_or(0.0, |deed| deed.worth)
            })
        };
        let blocked = rest(self);
        let cleared = self.without(target, rest);
        done * cleared + (1.0 - done) * blocked
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
        self.attack_worth_against(command, venom, &defense)
    }

    /// What an attack does besides, which depends on the cards alone.
    fn venom(&self, mini: MiniId, kind: AttackKind, effort: &Effort) -> Venom {
        let lines = pools::lines_of(&self.scratch, mini, pools::action_of(kind), effort);
        let level = |skill| skills::level_using(&self.scratch, mini, skill, &lines);
        let wounds = level(Skill::Poison) + level(Skill::Electricity);
        Venom { wounds, is_harmless: level(Skill::Harmless) > 0 }
    }

    fn attack_worth_against(&mut self, command: &Command, venom: Venom, defense: &[f64]) -> Option<(f64, f64)> {
        let Command::Attack { target, .. } = command else { return None };
        let throw = query::throw(&self.scratch, command)?;
        let hits = self.chances.spread(&throw, &self.game.scenario().dice).clone();
        Some(self.hits_worth_against(*target, &hits, defense, venom))
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
        let (own, _) = left_over(hits, defense, life);
        let (_, any) = left_over(hits, defense, 1);
        let (_, full) = left_over(hits, defense, life.saturating_sub(venom.wounds).max(1));
        let (own, done) = match (venom.is_harmless, venom.wounds >= life) {
            (false, _) => (own, full),
            (true, true) => (0.0, any),
            (true, false) => (0.0, 0.0),
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
