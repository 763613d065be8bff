//! One look at the table: what a decision needs to know, gathered once, and a what-if copy to move miniatures about on.

use std::collections::BTreeMap;

use super::chances::{Chances, throw_of};
use super::goals::{self, Goal};
use super::travel::Travel;
use crate::content::mission::Side;
use crate::content::skill::Skill;
use crate::content::tile::Rank;
use crate::rules::board::AreaId;
use crate::rules::command::Effort;
use crate::rules::query::{self, odds, pools};
use crate::rules::state::Kind;
use crate::rules::{Game, MiniId};

// The weights of this file and its neighbours were tuned by a few thousand matches of bot against bot.

/// What a Wound of a Hero is worth to its enemies while it has plenty of cubes; other values are measured by it.
const WOUND: f64 = 7.0;
/// How much more the last cubes are worth.
const LAST_WOUND: f64 = 10.0;
/// What it is worth to lay a Hero out.
pub const HERO_DOWN: f64 = 45.0;
/// What Wounds mean to a Hero with so many cubes left: the last ones hurt most.
pub fn wounds_worth(cubes: u8, wounds: f64) -> f64 {
    let mut sum = 0.0;
    for lost in 0..cubes {
        let share = (wounds - f64::from(lost)).clamp(0.0, 1.0);
        let left = f64::from(cubes - lost);
        sum += share * (WOUND + LAST_WOUND * (1.0 - left / 9.0).max(0.0));
    }
    sum
}

/// Dice that a Hero is expected to put into an interaction it has yet to reach.
const EXPECTED_CUBES: u8 = 4;
/// What a goal for later turns is worth beside one now.
const PROMISE: f64 = 0.35;
/// What a Hero's cube costs when so many stay in the Reserve: the last ones are its Defense.
const HERO_PRICES: [f64; 6] = [24.0, 19.5, 15.0, 12.0, 10.5, 9.0];
/// What a cube of the Command Post costs when so many stay in its Reserve.
const VILLAIN_PRICES: [f64; 6] = [9.0, 8.0, 7.0, 6.0, 6.0, 5.0];
/// How much of a goal is left for every Move Point on the way to it.
const DECAY: f64 = 0.88;

/// What one decision sees.
pub struct Look<'a> {
    /// The game as it is.
    pub game: &'a Game,
    /// A copy to try things on.
    pub scratch: Game,
    /// Who decides.
    pub side: Side,
    /// What would help.
    pub goals: Vec<Goal>,
    /// Turns of the side before the game ends, this one included.
    pub turns_left: u8,
    /// Odds that were asked for before.
    pub chances: &'a mut Chances,
    /// Areas where the other side has something to do.
    wanted_by_enemy: Vec<AreaId>,
    /// By kind of miniature; Heroes by their own id.
    travels: BTreeMap<(u8, u8), Travel>,
    /// By kind of miniature and goal: the chance to bring it off.
    prospects: BTreeMap<(u8, u8, usize), f64>,
    /// Who goes for which goal, so that not everybody runs to the same one.
    claims: Vec<Option<MiniId>>,
}

impl<'a> Look<'a> {
    /// Looks at the table.
    pub fn new(game: &'a Game, side: Side, chances: &'a mut Chances) -> Look<'a> {
        let goals = goals::goals(game, side);
        let mut wanted: Vec<AreaId> = goals::goals(game, side.enemy()).iter().filter_map(|goal| goal.area).collect();
        wanted.sort_unstable();
        wanted.dedup();
        let mut look = Look {
            game,
            scratch: game.clone(),
            side,
            claims: vec![None; goals.len()],
            goals,
            turns_left: goals::turns_left(game, side),
            chances,
            wanted_by_enemy: wanted,
            travels: BTreeMap::new(),
            prospects: BTreeMap::new(),
        };
        if side == Side::Heroes {
            look.claim();
        }
        look
    }

    /// Whether nothing is worth saving any more.
    pub fn is_last_turn(&self) -> bool {
        self.turns_left <= 1
    }

    /// Tries something with a miniature standing elsewhere and some cubes fewer, then puts everything back.
    pub fn standing<T>(&mut self, mini: MiniId, area: AreaId, cubes: u8, try_out: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.scratch.state().mini(mini).area;
        self.scratch.state_mut().minis[mini.index()].area = Some(area);
        self.take_cubes(mini, cubes);
        let found = try_out(self);
        self.give_cubes(mini, cubes);
        self.scratch.state_mut().minis[mini.index()].area = before;
        found
    }

    /// Tries something with cubes spent.
    fn take_cubes(&mut self, mini: MiniId, cubes: u8) {
        let reserve = self.purse(mini);
        *reserve = reserve.saturating_sub(cubes);
    }

    fn give_cubes(&mut self, mini: MiniId, cubes: u8) {
        *self.purse(mini) += cubes;
    }

    fn purse(&mut self, mini: MiniId) -> &mut u8 {
        let payer = query::energy::purse(&self.scratch, mini);
        let state = self.scratch.state_mut();
        match payer {
            query::energy::Purse::Tablet(hero) | query::energy::Purse::Commander(hero) => {
                &mut state.heroes[hero.index()].reserve
            }
            query::energy::Purse::Post => &mut state.post.reserve,
        }
    }

    /// Tries something with a miniature gone.
    pub fn without<T>(&mut self, mini: MiniId, try_out: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.scratch.state_mut().minis[mini.index()].area.take();
        let found = try_out(self);
        self.scratch.state_mut().minis[mini.index()].area = before;
        found
    }

    /// What it costs a miniature's side to spend cubes now: the last ones are dear.
    pub fn price(&self, mini: MiniId, cubes: u8) -> f64 {
        let reserve = query::energy::reserve(&self.scratch, mini);
        (0..cubes).map(|spent| self.price_of_one(mini, reserve.saturating_sub(spent + 1))).sum()
    }

    fn price_of_one(&self, mini: MiniId, left: u8) -> f64 {
        let is_heroes = self.scratch.state().mini(mini).side == Some(Side::Heroes);
        match (self.is_last_turn(), is_heroes) {
            (true, true) => 0.1,
            (true, false) => 1.0,
            (false, true) => HERO_PRICES.get(usize::from(left)).copied().unwrap_or(7.5),
            (false, false) => VILLAIN_PRICES.get(usize::from(left)).copied().unwrap_or(4.0),
        }
    }

    /// What a living miniature is worth to its own side; of more Life Points, all together.
    pub fn value(&self, mini: MiniId) -> f64 {
        let body = self.game.state().mini(mini);
        let Kind::Tile(tile) = body.kind else { return HERO_DOWN };
        let tile = self.game.scenario().tile(tile);
        let base = match tile.rank {
            Rank::Henchman => 8.0,
            Rank::Elite => 10.0,
            Rank::Leader => 30.0,
        };
        let interactions = &self.game.scenario().mission.interactions;
        let useful = interactions.iter().any(|interaction| goals::may(self.game, mini, interaction));
        let placed = body.area.is_some_and(|area| self.wanted_by_enemy.contains(&area) || self.is_goal_area(area));
        base + if useful { 4.0 } else { 0.0 } + if placed { 5.0 } else { 0.0 }
    }

    /// Whether one of the goals lies in an Area.
    pub fn is_goal_area(&self, area: AreaId) -> bool {
        self.goals.iter().any(|goal| goal.area == Some(area))
    }

    /// Move Points between two Areas for a miniature.
    pub fn travel(&mut self, mini: MiniId, from: AreaId, to: AreaId) -> u16 {
        let kind = self.kind(mini);
        let game = self.game;
        self.travels.entry(kind).or_insert_with(|| Travel::of(game, mini)).cost(from, to)
    }

    fn kind(&self, mini: MiniId) -> (u8, u8) {
        match self.game.state().mini(mini).kind {
            Kind::Hero => (0, mini.0),
            Kind::Tile(tile) => (1, tile.0),
        }
    }

    /// How good an Area is to stand in when the turn goes on without this miniature.
    pub fn standing_worth(&mut self, mini: MiniId, area: AreaId) -> f64 {
        let hunt = match self.side {
            Side::Heroes if self.game.state().mini(mini).kind == Kind::Hero => 0.3,
            Side::Heroes | Side::Villain => 1.0,
        };
        self.promise(mini, area) + hunt * self.threat(mini, area) + self.guard(mini, area) - self.danger(mini, area)
    }

    /// What a miniature may bring off from an Area in later turns.
    fn promise(&mut self, mini: MiniId, area: AreaId) -> f64 {
        let pace = u16::from(self.pace(mini)).max(1);
        let later = u16::from(self.turns_left.saturating_sub(1));
        let mut best = 0.0;
        for at in 0..self.goals.len() {
            let Goal { area: Some(there), gain, .. } = self.goals[at] else { continue };
            let way = self.travel(mini, area, there);
            if way > pace * later {
                continue;
            }
            let share = match self.claims[at] {
                Some(other) if other != mini => 0.35,
                _ => 1.0,
            };
            let worth = PROMISE * gain * self.prospect(mini, at, there) * share * decay(way);
            best = f64::max(best, worth);
        }
        best
    }

    /// The chance to bring a goal off once a miniature stands there with what it usually has.
    pub fn prospect(&mut self, mini: MiniId, goal: usize, area: AreaId) -> f64 {
        let kind = self.kind(mini);
        let key = (kind.0, kind.1, goal);
        if let Some(known) = self.prospects.get(&key) {
            return *known;
        }
        let interaction = usize::from(self.goals[goal].interaction);
        let chance = self.standing(mini, area, 0, |look| {
            let game = look.game;
            let interaction = &game.scenario().mission.interactions[interaction];
            if goals::may(game, mini, interaction) { look.success(mini, interaction, EXPECTED_CUBES).0 } else { 0.0 }
        });
        self.prospects.insert(key, chance);
        chance
    }

    /// The chance that a miniature brings an interaction off where it stands, with so many cubes at most, and with
    /// which of its Characteristics.
    pub fn success(
        &mut self,
        mini: MiniId,
        interaction: &crate::content::mission::Interaction,
        cubes: u8,
    ) -> (f64, u8) {
        let Some(difficulty) = interaction.difficulty else { return (1.0, 0) };
        let action = goals::action_of(interaction);
        let (choices, cubes) = match self.scratch.state().mini(mini).kind {
            Kind::Tile(tile) => (pools::characteristics(self.scratch.scenario().tile(tile), action).len() as u8, 0),
            Kind::Hero => {
                let hero = self.scratch.state().hero(mini).map(|tablet| tablet.hero);
                let limit = hero.map_or(0, |hero| {
                    query::energy::exertion_limit(self.scratch.scenario(), hero, pools::space(action))
                });
                (1, cubes.min(limit))
            }
        };
        let rerolls = self.paid_rerolls(mini);
        let mut best = (0.0, 0);
        for choice in 0..choices {
            let effort = Effort { cubes, choice, ..Effort::default() };
            let pool = pools::complex(&self.scratch, mini, action, &effort, &interaction.helped_by, None);
            let throw = odds::Throw { paid: rerolls, ..throw_of(pool) };
            let chance = self.chances.reaching(&throw, difficulty, &self.scratch.scenario().dice);
            if chance > best.0 {
                best = (chance, choice);
            }
        }
        best
    }

    /// Paid Rerolls that the Villain is ready to pay for; Heroes keep theirs as a reserve.
    fn paid_rerolls(&self, mini: MiniId) -> u8 {
        match query::energy::purse(&self.scratch, mini) {
            query::energy::Purse::Post if self.scratch.state().post.reserve >= 4 => {
                query::energy::most(&self.scratch, mini, crate::rules::command::Space::Reroll).min(2)
            }
            _ => 0,
        }
    }

    /// Move Points that a miniature has in a usual turn.
    pub fn pace(&self, mini: MiniId) -> u8 {
        let first = query::first_movement_bonus(self.game, mini);
        match self.game.state().mini(mini).kind {
            Kind::Hero => first + 2,
            Kind::Tile(_) => first.max(1),
        }
    }

    /// What a miniature may do to enemies from an Area.
    fn threat(&mut self, mini: MiniId, area: AreaId) -> f64 {
        let game = self.game;
        let state = game.state();
        let (melee, ranged) = match state.mini(mini).kind {
            Kind::Tile(tile) => {
                let tile = game.scenario().tile(tile);
                (!tile.melee.is_empty(), !tile.ranged.is_empty())
            }
            Kind::Hero => (true, query::skills(game, mini).iter().any(|held| held.skill == Skill::Marksman)),
        };
        let mut best = 0.0;
        for enemy in state.all_minis().filter(|enemy| query::enemies(game, mini, *enemy)) {
            let Some(there) = state.mini(enemy).area.filter(|_| query::is_living(game, enemy)) else { continue };
            let sees = ranged && query::line_of_sight(game, area, there);
            let way = match (sees, melee || ranged) {
                (true, _) => 0,
                (false, true) => self.travel(mini, area, there),
                (false, false) => continue,
            };
            let weight = if state.mini(enemy).kind == Kind::Hero { 6.0 } else { 2.0 };
            best = f64::max(best, weight * decay(way));
        }
        best
    }

    /// What a miniature hinders by standing in an Area where the enemy has something to do.
    fn guard(&self, mini: MiniId, area: AreaId) -> f64 {
        if !self.wanted_by_enemy.contains(&area) {
            return 0.0;
        }
        let state = self.game.state();
        let beside = state.in_area(area).filter(|other| {
            *other != mini && state.mini(*other).side == Some(self.side) && query::is_living(self.game, *other)
        });
        match (self.side, beside.count()) {
            (Side::Heroes, _) => 1.0,
            (Side::Villain, 0) => 5.0,
            (Side::Villain, 1) => 4.0,
            (Side::Villain, 2) => 2.5,
            (Side::Villain, _) => 0.5,
        }
    }

    /// What may hurt a Hero in an Area.
    fn danger(&self, mini: MiniId, area: AreaId) -> f64 {
        let state = self.game.state();
        if state.mini(mini).kind != Kind::Hero || self.is_last_turn() {
            return 0.0;
        }
        let mut sum = 0.0;
        for enemy in state.minis.iter().filter(|other| other.side == Some(self.side.enemy())) {
            let (Some(there), Kind::Tile(tile)) = (enemy.area, enemy.kind) else { continue };
            let tile = self.game.scenario().tile(tile);
            if there == area {
                sum += 1.2;
            } else if !tile.ranged.is_empty() && query::line_of_sight(self.game, there, area) {
                sum += 0.5;
            }
        }
        let weak = query::energy::reserve(&self.scratch, mini) <= 2;
        f64::min(sum * if weak { 1.5 } else { 1.0 }, 9.0)
    }

    /// Each Hero claims the goal that suits it best, the best suited Hero first.
    fn claim(&mut self) {
        let state = self.game.state();
        let heroes: Vec<MiniId> = (0..state.heroes.len() as u8).map(MiniId).collect();
        let mut offers: Vec<(f64, usize, MiniId)> = Vec::new();
        for hero in heroes.into_iter().filter(|hero| query::is_living(self.game, *hero)) {
            let Some(from) = state.mini(hero).area else { continue };
            for goal in 0..self.goals.len() {
                let Some(there) = self.goals[goal].area else { continue };
                let way = self.travel(hero, from, there);
                let worth = self.goals[goal].gain * self.prospect(hero, goal, there) * decay(way);
                offers.push((worth, goal, hero));
            }
        }
        offers.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
        for (_, goal, hero) in offers {
            if self.claims[goal].is_none() && !self.claims.contains(&Some(hero)) {
                self.claims[goal] = Some(hero);
            }
        }
    }
}

/// What distance leaves of a prospect.
fn decay(way: u16) -> f64 {
    (0..way.min(60)).fold(1.0, |left, _| left * DECAY)
}
