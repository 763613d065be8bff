//! Prices: what Wounds, cubes and miniatures are worth.

use super::goals;
use super::situation::Situation;
use gotham_content::mission::Side;
use gotham_content::tile::Rank;
use gotham_rules::MiniId;
use gotham_rules::command::Stance;
use gotham_rules::query;
use gotham_rules::state::Body;

// The weights of this file and its neighbors were tuned by a few thousand matches of bot against bot.

/// What a Wound of a Hero is worth to its enemies while it has plenty of cubes; other values are measured by it.
const WOUND: f64 = 7.0;
/// How much more the last cubes are worth.
const LAST_WOUND: f64 = 10.0;
/// What it is worth to knock a Hero out.
pub(super) const HERO_DOWN: f64 = 45.0;
/// What a Hero's cube costs by how many stay in Reserve: the last ones are its Defense, and without any it falls.
const HERO_PRICES: [f64; 6] = [38.4, 19.5, 15.0, 12.0, 10.5, 9.0];
/// What is left of the price of a cube that the next Recovery brings back anyway, and how many cubes must stay in Reserve
/// for that: the last ones are wanted before then.
const BACK_SOON: f64 = 0.6;
const KEPT: u8 = 3;
/// What a cube of the Command Post costs by how many stay in its Reserve.
const VILLAIN_PRICES: [f64; 6] = [9.0, 8.0, 7.0, 6.0, 6.0, 5.0];

/// What Wounds mean to a Hero by how many cubes are left: the last ones hurt the most.
pub(super) fn wounds_worth(cubes: u8, wounds: f64) -> f64 {
    let mut sum = 0.0;
    for lost in 0..cubes {
        let share = (wounds - f64::from(lost)).clamp(0.0, 1.0);
        let left = f64::from(cubes - lost);
        sum += share * (WOUND + LAST_WOUND * (1.0 - left / 9.0).max(0.0));
    }
    sum
}

impl Situation<'_> {
    /// What it costs a miniature's side to spend cubes now: the last ones are expensive, and cheap are those that come back
    /// at once.
    pub(super) fn price(&self, mini: MiniId, cubes: u8) -> f64 {
        let reserve = query::energy::reserve(&self.scratch, mini);
        let back = self.back_soon(mini);
        let price = |spent: u8| {
            let left = reserve.saturating_sub(spent + 1);
            let share = if spent < back && left >= KEPT { BACK_SOON } else { 1.0 };
            share * self.price_of_one(mini, left)
        };
        (0..cubes).map(price).sum()
    }

    /// Cubes of a Hero that the Recovery of an Active Stance would bring back next turn, beside those that wait for it
    /// already: what is not spent now is not recovered then.
    fn back_soon(&self, mini: MiniId) -> u8 {
        let Some(tablet) = self.scratch.state().tablet(mini) else { return 0 };
        let waiting = tablet.fatigue + tablet.spaces.total();
        query::recovery(&self.scratch, mini, Stance::Active).saturating_sub(waiting)
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

    /// What a living miniature is worth to its own side; with several Life Points, all of them together.
    pub(super) fn value(&self, mini: MiniId) -> f64 {
        *self.known(mini).value.get_or_init(|| self.value_now(mini))
    }

    fn value_now(&self, mini: MiniId) -> f64 {
        let body = self.game.state().mini(mini);
        let Body::Tile(tile) = body.body else { return HERO_DOWN };
        let tile = self.game.scenario().tile(tile);
        let base = match tile.rank {
            Rank::Henchman => 8.0,
            Rank::Elite => 10.0,
            Rank::Leader => 18.0,
        };
        let interactions = &self.game.scenario().program.interactions;
        let useful = interactions.iter().any(|interaction| goals::may(self.game, mini, interaction));
        let placed = body.area.is_some_and(|area| self.wanted_by_enemy().has(area) || self.is_goal_area(area));
        base + if useful { 4.0 } else { 0.0 } + if placed { 5.0 } else { 0.0 }
    }
}
