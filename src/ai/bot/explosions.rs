//! Grenades: what an Explosion does to everybody in an Area, and whether that is worth the throw.

use super::deeds::Deed;
use super::look::Look;
use crate::content::card::BonusLine;
use crate::content::dice::{Color, Die};
use crate::content::skill::Skill;
use crate::content::tile::Action;
use crate::rules::board::AreaId;
use crate::rules::command::{CardUse, Effort};
use crate::rules::event::FieldKind;
use crate::rules::query::odds::Throw;
use crate::rules::query::{self, candidates, moving};
use crate::rules::{Command, Game, MiniId, skills};

/// A Grenade is kept for several enemies, as long as there is time for them to gather.
const KEPT: f64 = 16.0;
/// How much worse it is to hurt a friend than good to hurt an enemy.
const FRIEND: f64 = 1.5;

/// What a Grenade holds.
struct Charge {
    /// The Explosion's level.
    level: u8,
    /// Tokens that hurt, as many as may be put.
    fields: Vec<(FieldKind, u8)>,
}

impl Look<'_> {
    /// The best Grenade that a miniature can throw from where it stands. S2 Grenade
    pub fn best_grenade(&mut self, mini: MiniId) -> Option<Deed> {
        let from = self.scratch.state().mini(mini).area?;
        let mut best: Option<Deed> = None;
        for cards in self.grenades(mini) {
            let mut efforts = self.efforts(mini, Action::Manipulation);
            efforts.retain(|effort| effort.cards.is_empty());
            let kept = if cards.is_empty() || self.is_last_turn() { 0.0 } else { KEPT };
            let charge = self.charge(mini, &cards);
            let short = f64::min(self.explosion_worth(mini, from, &charge), 0.0);
            for area in self.enemy_areas() {
                let sees = query::line_of_sight(&self.scratch, from, area);
                let Some(distance) = query::distance(&self.scratch, from, area).filter(|_| sees) else { continue };
                let there = self.explosion_worth(mini, area, &charge);
                if there <= kept {
                    continue;
                }
                for effort in &efforts {
                    let effort = Effort { cards: cards.clone(), ..effort.clone() };
                    let price = self.effort_price(mini, &effort) + kept;
                    let command = Command::Grenade { mini, area, effort };
                    let Some(throw) = query::throw(&self.scratch, &command) else { continue };
                    let chance = self.chances.reaching(&throw, distance, &self.game.scenario().dice);
                    let worth = chance * there + (1.0 - chance) * short - price;
                    if worth > best.as_ref().map_or(0.0, |deed| deed.worth) {
                        best = Some(Deed { command, worth });
                    }
                }
            }
        }
        best
    }

    /// The cards that lend a Grenade, each by itself; no card where the Skill is the miniature's own. G-34
    fn grenades(&mut self, mini: MiniId) -> Vec<Vec<CardUse>> {
        let (game, grenades) = (self.game, &mut self.grenades);
        grenades.entry(mini).or_insert_with(|| grenades_of(game, mini)).clone()
    }

    /// Whether a miniature has a Grenade, and somebody to throw it at.
    pub fn has_use_for_grenade(&mut self, mini: MiniId) -> bool {
        self.grenades(mini).iter().any(|cards| self.best_explosion(mini, cards) > KEPT)
    }

    /// What the best Explosion of such a Grenade would bring today, wherever it goes off.
    pub fn best_explosion(&mut self, mini: MiniId, cards: &[CardUse]) -> f64 {
        let charge = self.charge(mini, cards);
        let areas = self.enemy_areas().into_iter();
        areas.map(|area| self.explosion_worth(mini, area, &charge)).fold(0.0, f64::max)
    }

    /// What a Grenade holds. S2 Grenade, G-33
    fn charge(&self, mini: MiniId, cards: &[CardUse]) -> Charge {
        let level = |skill| skills::level_using(&self.scratch, mini, skill, cards);
        let mut fields = vec![(FieldKind::Flame, level(Skill::Flame)), (FieldKind::Gas, level(Skill::ToxicGas))];
        fields.retain(|(_, count)| *count > 0);
        Charge { level: level(Skill::Grenade), fields }
    }

    /// What an Explosion in an Area is worth, with the Flame and Gas that it leaves: enemies less friends. R2 XI.D
    fn explosion_worth(&mut self, mini: MiniId, area: AreaId, charge: &Charge) -> f64 {
        let inside: Vec<MiniId> = self.scratch.state().in_area(area).collect();
        let mut sum = 0.0;
        for other in inside {
            let is_friend = self.scratch.state().mini(other).side == Some(self.side);
            if !query::is_living(&self.scratch, other) || !(is_friend || query::enemies(&self.scratch, mini, other)) {
                continue;
            }
            let felt = charge.fields.iter().filter(|(kind, _)| !skills::is_immune(&self.scratch, other, *kind));
            let count = charge.level + felt.map(|(_, count)| count).sum::<u8>();
            let yellow = Die { color: Color::Yellow, free_reroll: false };
            let throw = Throw { dice: vec![yellow; usize::from(count)], hurts: true, ..Throw::default() };
            let wounds = self.chances.spread(&throw, &self.game.scenario().dice).clone();
            let harm = self.harm(other, &wounds, &[1.0], 0).0;
            sum += if is_friend { -FRIEND * harm } else { harm };
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

fn grenades_of(game: &Game, mini: MiniId) -> Vec<Vec<CardUse>> {
    let lends = |line: &BonusLine| line.skills.iter().any(|held| held.skill == Skill::Grenade);
    let mut found = Vec::new();
    if candidates::has_grenade(game, mini, &[]) {
        found.push(Vec::new());
    }
    for (card, _) in moving::spendable(game, mini, Skill::Grenade) {
        let line = game.scenario().card(card).lines.iter().position(lends);
        found.extend(line.map(|line| vec![CardUse { card, line: line as u8 }]));
    }
    found
}
