//! Answers in between: Defense, Rerolls, further strikes and the small choices.

use super::Bot;
use super::chances::left_over;
use super::look::Look;
use super::prices::{HERO_DOWN, wounds_worth};
use super::villain::is_of_tile;
use crate::content::dice::{Color, Die};
use crate::content::mission::Side;
use crate::rules::board::AreaId;
use crate::rules::command::{AttackKind, RerollBy, Space};
use crate::rules::event::RollFor;
use crate::rules::query::odds::{self, Aim, Lying, Throw};
use crate::rules::query::{self, energy, pools};
use crate::rules::{Ask, Command, Game, MiniId};

/// What a Wound costs a Hero: the cube comes back late if at all.
const HERO_WOUND: f64 = 6.5;
/// How much more than its price a Hero's cube must bring in a Reroll.
const HERO_REROLL: f64 = 1.15;
/// The same for the Villain's.
const VILLAIN_REROLL: f64 = 2.0;

impl Bot {
    /// The Defense that loses least: Wounds against cubes.
    pub(super) fn defend(&mut self, game: &Game, mini: MiniId, kind: AttackKind, successes: u8) -> Option<Command> {
        let side = game.state().mini(mini).side?;
        let look = Look::new(game, side, &mut self.chances);
        let mut best: Option<(f64, Command)> = None;
        for offer in query::candidates::defenses(game) {
            let Command::Defend { cubes, cards } = &offer else { continue };
            if query::check(game, &offer).is_err() {
                continue;
            }
            let pool = pools::defense(game, mini, kind, *cubes, cards).into_throw();
            let stopped = look.chances.spread(&pool, &game.scenario().dice).clone();
            let spent = cards.iter().filter(|used| game.scenario().card(used.card).one_time).count();
            let loss = look.loss(mini, successes, &stopped) + look.defense_price(mini, *cubes) + 5.0 * spent as f64;
            if best.as_ref().is_none_or(|(known, _)| loss < *known) {
                best = Some((loss, offer));
            }
        }
        best.map(|(_, command)| command)
    }

    /// Bonus and Free Rerolls by the best play; a Paid one when it brings more than its cube is worth.
    pub(super) fn reroll(&mut self, game: &Game, mini: MiniId, ask: &Ask) -> Command {
        let Ask::Reroll { roll, dice, bonus, free, rights, modifier, against } = ask else { return Command::Keep };
        let may = |by: RerollBy| rights.contains(&by);
        let mut lying = Lying {
            dice: dice.clone(),
            modifier: *modifier,
            if_any: 0,
            bonus: if may(RerollBy::Bonus) { *bonus } else { 0 },
            free: if may(RerollBy::Free) { *free } else { [0; 5] },
            paid: 0,
            hurts: roll.hurts(),
        };
        let aim = match (roll, against) {
            (RollFor::Manipulation | RollFor::Thought, Some(difficulty)) => Aim::AtLeast(*difficulty),
            _ => Aim::Most,
        };
        let faces = &game.scenario().dice;
        let shown: i32 = dice.iter().map(|die| i32::from(die.face)).sum();
        let total = shown + i32::from(*modifier);
        if *roll == RollFor::Defense && against.is_some_and(|against| total >= i32::from(against)) {
            return Command::Keep;
        }
        if let Ok(Some((die, by))) = odds::best_reroll(&lying, aim, faces) {
            return Command::Reroll { die, by };
        }
        if !may(RerollBy::Paid) {
            return Command::Keep;
        }
        let now = odds::odds_of_lying(&lying, aim, faces);
        lying.paid = 1;
        let then = odds::odds_of_lying(&lying, aim, faces);
        let next = odds::best_reroll(&lying, aim, faces);
        let (Ok(now), Ok(then), Ok(Some((die, by)))) = (now, then, next) else { return Command::Keep };
        let side = game.state().mini(mini).side.unwrap_or(self.side);
        let look = Look::new(game, side, &mut self.chances);
        let gain = match aim {
            Aim::AtLeast(wanted) => {
                let more = |d: &odds::Distribution| f64::from(d.chance_at_least(wanted).permille());
                (more(&then) - more(&now)) / 1000.0 * look.tried_for(mini)
            }
            Aim::Most => {
                let mean = |d: &odds::Distribution| f64::from(d.mean_permille());
                let better = (mean(&then) - mean(&now)).abs() / 1000.0;
                better * look.worth_of_success(mini, *roll)
            }
        };
        let margin = if side == Side::Heroes { HERO_REROLL } else { VILLAIN_REROLL };
        if gain > margin * look.price(mini, 1) { Command::Reroll { die, by } } else { Command::Keep }
    }

    /// The next target of Remaining Successes.
    pub(super) fn strike(&mut self, game: &Game, mini: MiniId, kind: AttackKind, successes: u8) -> Option<Command> {
        let side = game.state().mini(mini).side?;
        let mut look = Look::new(game, side, &mut self.chances);
        let mut hits = vec![0.0; usize::from(successes) + 1];
        hits[usize::from(successes)] = 1.0;
        best_of(game, |offer| match offer {
            Command::Strike { target } => Some(look.hits_worth(*target, kind, &hits, 0).0),
            _ => None,
        })
    }

    /// The best target and dice of a Combo.
    pub(super) fn combo(&mut self, game: &Game, mini: MiniId) -> Option<Command> {
        let side = game.state().mini(mini).side?;
        let mut look = Look::new(game, side, &mut self.chances);
        best_of(game, |offer| match offer {
            Command::Combo { target, dice } => {
                let dice = dice.iter().map(|color: &Color| Die { color: *color, free_reroll: false }).collect();
                let throw = Throw { dice, ..Throw::default() };
                let hits = look.chances.spread(&throw, &game.scenario().dice).clone();
                Some(look.hits_worth(*target, AttackKind::Melee, &hits, 0).0)
            }
            _ => None,
        })
    }
}

impl Look<'_> {
    /// What a miniature stands to lose by an attack against a Defense.
    fn loss(&self, mini: MiniId, successes: u8, stopped: &[f64]) -> f64 {
        let mut hits = vec![0.0; usize::from(successes) + 1];
        hits[usize::from(successes)] = 1.0;
        let life = query::life(self.game, mini);
        let (wounds, done) = left_over(&hits, stopped, life);
        if is_of_tile(self.game, mini) {
            let value = self.value(mini);
            value * (0.6 * done + 0.4 * wounds / f64::from(life.max(1)))
        } else {
            wounds_worth(life, wounds) + done * HERO_DOWN
        }
    }

    /// A Hero's Defense cubes were kept for this; the Villain's could do other things.
    fn defense_price(&self, mini: MiniId, cubes: u8) -> f64 {
        if is_of_tile(self.game, mini) { 1.4 * self.price(mini, cubes) } else { 0.8 * self.price(mini, cubes) }
    }

    /// What is at stake in an interaction under way: the best that the miniature could be trying.
    fn tried_for(&self, mini: MiniId) -> f64 {
        let area = self.game.state().mini(mini).area;
        let here = self.goals.iter().filter(|goal| goal.area.is_none() || goal.area == area);
        here.map(|goal| goal.gain).fold(8.0, f64::max)
    }

    /// What one more success is worth in a roll.
    fn worth_of_success(&self, mini: MiniId, roll: RollFor) -> f64 {
        match (roll, is_of_tile(self.game, mini)) {
            (RollFor::Defense, true) => 0.7 * self.value(mini) / f64::from(self.game.state().mini(mini).life.max(1)),
            (RollFor::Melee | RollFor::Ranged, true) => 6.0,
            (RollFor::Melee | RollFor::Ranged, false) => 5.0,
            (_, true) => 4.0,
            (_, false) => HERO_WOUND,
        }
    }
}

/// The legal answer that is worth most, if any is worth anything.
fn best_of(game: &Game, mut worth: impl FnMut(&Command) -> Option<f64>) -> Option<Command> {
    let mut best: Option<(f64, Command)> = None;
    for offer in query::candidates::candidates(game) {
        let Some(value) = worth(&offer).filter(|_| query::check(game, &offer).is_ok()) else { continue };
        if value > best.as_ref().map_or(0.0, |(known, _)| *known) {
            best = Some((value, offer));
        }
    }
    best.map(|(_, command)| command)
}

/// The strong step in for the weak.
pub fn sacrifice(game: &Game, guardian: MiniId, target: MiniId) -> Command {
    if query::life(game, guardian) >= 6
        && query::life(game, target) <= 3
        && energy::most(game, target, Space::Defense) <= 1
    {
        Command::Sacrifice { mini: guardian }
    } else {
        Command::Decline
    }
}

/// All tokens where enemies stand, none where friends do.
pub fn put_tokens(game: &Game, side: Side, area: AreaId, most: u8) -> Command {
    let count = if balance(game, side, area) >= 0 { most } else { 0 };
    Command::PutTokens { count }
}

/// Where it hits more enemies than friends.
pub fn land_in(game: &Game, side: Side, areas: &[AreaId]) -> Option<Command> {
    let best = areas.iter().max_by_key(|area| balance(game, side, **area))?;
    Some(Command::LandIn { area: *best })
}

/// Enemies less friends in an Area.
fn balance(game: &Game, side: Side, area: AreaId) -> i32 {
    let count =
        |of: Side| game.state().in_area(area).filter(|mini| game.state().mini(*mini).side == Some(of)).count() as i32;
    count(side.enemy()) - count(side)
}
