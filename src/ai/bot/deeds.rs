//! What a miniature can do where it stands, and how good that is: interactions of the mission, and attacks.

use super::chances::{left_over, throw_of};
use super::goals;
use super::look::{HERO_DOWN, Look, wounds_worth};
use crate::content::card::{CardKind, Usage};
use crate::content::skill::Skill;
use crate::rules::command::{AttackKind, CardUse, Effort};
use crate::rules::query::{self, cards, energy, pools};
use crate::rules::state::Kind;
use crate::rules::{Command, MiniId, skills};

/// Something to do, and how good it is after its price.
#[derive(Clone, Debug)]
pub struct Deed {
    /// The command.
    pub command: Command,
    /// The better, the higher.
    pub worth: f64,
}

/// A One-time use card is kept for something that deserves it.
const ONE_TIME: f64 = 4.0;
/// Taking a miniature off the board is worth so much more than it is worth where it stands.
const KILL: f64 = 3.0;
/// The same for the Wounds of a Hero.
const HARM: f64 = 1.3;
/// Cubes that a Hero under attack is expected to put into its Defense.
const EXPECTED_DEFENSE: u8 = 2;

impl Look<'_> {
    /// The best thing that a miniature can do where it stands in the what-if copy.
    pub fn best_deed(&mut self, mini: MiniId) -> Option<Deed> {
        let interaction = self.best_interaction(mini);
        let attack = self.best_attack(mini, interaction.as_ref().map_or(0.0, |deed| deed.worth));
        [interaction, attack].into_iter().flatten().max_by(|a, b| a.worth.total_cmp(&b.worth))
    }

    /// The best interaction of the mission here.
    pub fn best_interaction(&mut self, mini: MiniId) -> Option<Deed> {
        let area = self.scratch.state().mini(mini).area?;
        let mission = &self.game.scenario().mission;
        let mut best: Option<Deed> = None;
        for at in 0..self.goals.len() {
            let goal = self.goals[at].clone();
            let interaction = &mission.interactions[usize::from(goal.interaction)];
            if goal.area.is_some_and(|there| there != area) || !goals::may(self.game, mini, interaction) {
                continue;
            }
            let space = pools::space(goals::action_of(interaction));
            let is_hero = self.scratch.state().mini(mini).kind == Kind::Hero;
            let most = match (is_hero, interaction.difficulty) {
                (true, Some(_)) => energy::most(&self.scratch, mini, space),
                (true, None) => energy::most(&self.scratch, mini, space).min(1),
                (false, _) => 0,
            };
            for cubes in u8::from(is_hero)..=most {
                let (chance, choice) = self.success(mini, interaction, cubes);
                let worth = chance * goal.gain - self.price(mini, cubes);
                if worth > best.as_ref().map_or(0.0, |deed| deed.worth) {
                    let effort = Effort { cubes, choice, ..Effort::default() };
                    let (interaction, here, chosen) = (goal.interaction, goal.here, goal.chosen);
                    let command = Command::Interact { mini, interaction, here, chosen, effort };
                    best = Some(Deed { command, worth });
                }
            }
        }
        best
    }

    /// The best attack here. A Hero that clears the way for an interaction counts that, too.
    fn best_attack(&mut self, mini: MiniId, otherwise: f64) -> Option<Deed> {
        let mut best: Option<Deed> = None;
        for kind in [AttackKind::Melee, AttackKind::Ranged] {
            let efforts = self.efforts(mini, kind);
            let Some(first) = efforts.first() else { continue };
            for target in self.attackable(mini, kind, &first.cards) {
                for effort in &efforts {
                    let command = Command::Attack { mini, target, kind, effort: effort.clone() };
                    let Some((hit, done)) = self.attack_worth(&command) else { continue };
                    let times = f64::from(self.times(mini, kind, effort.choice));
                    let mut worth = hit * times - self.price(mini, effort.cubes) - self.card_price(&effort.cards);
                    if self.scratch.state().mini(mini).kind == Kind::Hero {
                        worth += self.cleared_way(mini, target, effort.cubes, done, otherwise);
                    }
                    if worth > best.as_ref().map_or(0.0, |deed| deed.worth) {
                        best = Some(Deed { command, worth });
                    }
                }
            }
        }
        best
    }

    /// What an interaction is worth after an attack that may clear the way for it.
    fn cleared_way(&mut self, mini: MiniId, target: MiniId, cubes: u8, done: f64, otherwise: f64) -> f64 {
        let state = self.scratch.state();
        let (Some(area), there) = (state.mini(mini).area, state.mini(target).area) else { return 0.0 };
        if otherwise <= 0.0 || there != Some(area) {
            return 0.0;
        }
        let rest = |look: &mut Self| {
            look.standing(mini, area, cubes, |look| look.best_interaction(mini).map_or(0.0, |deed| deed.worth))
        };
        let blocked = rest(self);
        let cleared = self.without(target, rest);
        done * cleared + (1.0 - done) * blocked
    }

    fn attackable(&self, mini: MiniId, kind: AttackKind, cards: &[CardUse]) -> Vec<MiniId> {
        query::targets(&self.scratch, mini, kind, cards)
    }

    /// How often a tile's miniature strikes in one activation. R2 VI.C.3
    fn times(&self, mini: MiniId, kind: AttackKind, choice: u8) -> u8 {
        match self.scratch.state().mini(mini).kind {
            Kind::Hero => 1,
            Kind::Tile(tile) => {
                let choices = pools::characteristics(self.scratch.scenario().tile(tile), pools::action_of(kind));
                choices.get(usize::from(choice)).map_or(1, |choice| choice.1.max(1))
            }
        }
    }

    /// What may be put into an attack: a tile's Characteristics, or cubes with each weapon.
    fn efforts(&self, mini: MiniId, kind: AttackKind) -> Vec<Effort> {
        let action = pools::action_of(kind);
        match self.scratch.state().mini(mini).kind {
            Kind::Tile(tile) => {
                let choices = pools::characteristics(self.scratch.scenario().tile(tile), action).len() as u8;
                (0..choices).map(|choice| Effort { choice, ..Effort::default() }).collect()
            }
            Kind::Hero => {
                let most = energy::most(&self.scratch, mini, pools::space(action));
                let weapons = self.weapons(mini, kind);
                let efforts = weapons.iter().flat_map(|cards| {
                    (1..=most).map(|cubes| Effort { cubes, cards: cards.clone(), ..Effort::default() })
                });
                efforts.collect()
            }
        }
    }

    /// Weapons that a Hero may attack with: none or one, or two that fit Ambidexterity.
    fn weapons(&self, mini: MiniId, kind: AttackKind) -> Vec<Vec<CardUse>> {
        let (wanted, usage) = match kind {
            AttackKind::Melee => (CardKind::MeleeWeapon, Usage::Melee),
            AttackKind::Ranged => (CardKind::RangedWeapon, Usage::Ranged),
        };
        let Some(tablet) = self.scratch.state().hero(mini) else { return Vec::new() };
        let mut single: Vec<CardUse> = Vec::new();
        for id in tablet.cards() {
            let card = self.scratch.scenario().card(id);
            let lines = card.lines.iter().zip(0u8..).filter(|(line, _)| line.usage == usage);
            if card.kinds.contains(&wanted) {
                single.extend(lines.map(|(_, line)| CardUse { card: id, line }));
            }
        }
        let mut found = vec![Vec::new()];
        found.extend(single.iter().map(|one| vec![*one]));
        for (at, one) in single.iter().enumerate() {
            found.extend(single[at + 1..].iter().map(|other| vec![*one, *other]));
        }
        let action = Some(pools::action_of(kind));
        found.retain(|cards| cards::may_use(&self.scratch, mini, action, cards).is_ok());
        found.sort();
        found.dedup();
        found
    }

    fn card_price(&self, used: &[CardUse]) -> f64 {
        let one_time = used.iter().filter(|used| self.scratch.scenario().card(used.card).one_time).count();
        ONE_TIME * one_time as f64
    }

    /// What an attack is worth before its price, and the chance that it Neutralizes.
    pub fn attack_worth(&mut self, command: &Command) -> Option<(f64, f64)> {
        let Command::Attack { mini, target, kind, effort } = command else { return None };
        let throw = query::throw(&self.scratch, command)?;
        let lines = pools::lines_of(&self.scratch, *mini, pools::action_of(*kind), effort);
        let level = |skill| skills::level_using(&self.scratch, *mini, skill, &lines);
        let venom = level(Skill::Poison) + level(Skill::Electricity);
        let is_harmless = level(Skill::Harmless) > 0;
        let dice = &self.game.scenario().dice;
        let mut hits = self.chances.spread(&throw, dice).clone();
        if is_harmless {
            let nothing = hits.first().copied().unwrap_or(1.0);
            hits = vec![nothing, 1.0 - nothing];
        }
        Some(self.hits_worth(*target, *kind, &hits, venom))
    }

    /// What hits on a target are worth, and the chance that they Neutralize it.
    pub fn hits_worth(&mut self, target: MiniId, kind: AttackKind, hits: &[f64], venom: u8) -> (f64, f64) {
        let scratch = &self.scratch;
        let state = scratch.state();
        let is_hero = state.mini(target).kind == Kind::Hero;
        let cubes = if is_hero { pools::defense_cubes(scratch, target).min(EXPECTED_DEFENSE) } else { 0 };
        let pool = throw_of(pools::defense(scratch, target, kind, cubes, &[]));
        let life = match state.hero(target) {
            Some(tablet) => tablet.reserve + tablet.fatigue + tablet.spaces.total(),
            None => state.mini(target).life,
        };
        let dice = &self.game.scenario().dice;
        let defense = self.chances.spread(&pool, dice);
        let needed = life.saturating_sub(venom).max(1);
        let (wounds, _) = left_over(hits, defense, life);
        let (_, done) = left_over(hits, defense, needed);
        let (_, any) = left_over(hits, defense, 1);
        let wounds = f64::min(wounds + any * f64::from(venom), f64::from(life));
        let worth = if is_hero {
            HARM * (wounds_worth(life, wounds) + done * HERO_DOWN)
        } else {
            let value = KILL * self.value(target);
            value * (0.8 * done + 0.2 * wounds / f64::from(life.max(1)))
        };
        (worth, done)
    }
}
