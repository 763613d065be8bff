//! The Villain's turn: which tiles, which miniatures, which Event, who arrives as a Reinforcement. The miniatures of
//! Hero Allies decide the same way.

use super::goals::POINT;
use super::mind::Mind;
use super::plans::{May, Next, Plan};
use super::situation::Situation;
use super::taste::Wish;
use gotham_content::mission::Side;
use gotham_rules::answers;
use gotham_rules::board::AreaId;
use gotham_rules::frames::{Frame, Scope};
use gotham_rules::mission;
use gotham_rules::prompt::ActivationStep;
use gotham_rules::query;
use gotham_rules::state::RiverSlot;
use gotham_rules::{Command, Game, ListId, MiniId, TileId, WhatIf};

/// What a cube costs that is spent on a tile: it comes back sooner than others.
const TILE_CUBE: f64 = 1.6;
/// How much of that if the next Recovery brings it back at once: what is not spent now is not recovered then.
const BACK_SOON: f64 = 0.5;
/// How much of what a miniature gains counts if it only moves: a tile is paid for that somebody does something.
const ONLY_MOVES: f64 = 0.6;
/// What it costs that a Hero strikes at a Reinforcement before it has acted.
const EXPOSED: f64 = 10.0;
/// What a tile must bring beyond its cubes: an activation that is left is lost.
const WORTH_A_TILE: f64 = 0.1;
/// A tile that comes back to life.
const REVIVAL: f64 = 5.0;

impl Mind {
    /// The tile that brings the most for its cubes, or the end of the turn.
    pub(super) async fn activate_tile(&mut self, game: &Game, left: u8) -> Option<Command> {
        let mut situation = self.look(game, Side::Villain);
        if !situation.taste.has_wish()
            && let Some(cleared) = situation.clear_river().await
        {
            return Some(cleared);
        }
        let position = situation.best_tiles(left).await?;
        Some(Command::ActivateTile { position })
    }

    /// The miniature of the tile with the best plan, or no more of them.
    pub(super) async fn activate_mini(&mut self, game: &Game, side: Side) -> Option<Command> {
        let mut situation = self.look(game, side);
        let offers = answers::candidates::candidates(game).into_iter().filter_map(|offer| match offer {
            Command::ActivateMini { mini } => Some(mini),
            _ => None,
        });
        let mut plans: Vec<Plan> = Vec::new();
        for mini in offers {
            plans.extend(situation.plan(mini, May::Everything).await);
        }
        let taste = situation.taste;
        let liked = |plan: &Plan| taste.liked(plan.gain, u64::from(plan.mini.0));
        let best = plans.into_iter().max_by(|a, b| liked(a).total_cmp(&liked(b)))?;
        Some(Command::ActivateMini { mini: best.mini })
    }

    /// What an activated miniature does next.
    pub(super) async fn mini_action(
        &mut self,
        game: &Game,
        side: Side,
        mini: MiniId,
        step: ActivationStep,
    ) -> Option<Command> {
        let may = match step {
            ActivationStep::FirstMovement => May::Everything,
            ActivationStep::Action => May::ActFirst,
            ActivationStep::SecondMovement => May::Move,
        };
        let mut situation = self.look(game, side);
        match situation.plan(mini, may).await.map(|plan: Plan| plan.next) {
            Some(Next::Act(command)) if answers::check(game, &command).is_ok() => Some(command),
            Some(Next::Go(steps)) => self.set_out(mini, steps),
            Some(Next::Act(_)) | None => Some(Command::Finish),
        }
    }

    /// The Event that brings the most.
    pub(super) async fn choose_event(&mut self, game: &Game) -> Option<Command> {
        let mut situation = self.look(game, Side::Villain);
        Some(Command::ChooseEvent { event: situation.best_event().await.1 })
    }

    /// The Reinforcement that brings the most per point.
    pub(super) fn reinforce(&mut self, game: &Game) -> Option<Command> {
        let mut situation = self.look(game, Side::Villain);
        let mut best: Option<(f64, Command)> = None;
        for offer in answers::candidates::reinforcements(game) {
            let Command::Reinforce { tile, area } = offer else { continue };
            if answers::check(game, &offer).is_err() {
                continue;
            }
            let Some(mini) = query::in_pool(game, tile).next() else { continue };
            let cost = f64::from(game.scenario().tile(tile).reinforcement.unwrap_or(1).max(1));
            let stands = situation.standing(mini, area, 0, |situation| situation.standing_worth(mini, area));
            let revival = if situation.is_neutralized(tile) { REVIVAL } else { 0.0 };
            let exposed = EXPOSED * situation.strikers(area);
            let brings = (situation.value(mini) + stands + revival - exposed) / cost;
            let taste = situation.taste;
            let worth = taste.liked(brings, u64::from(mini.0)) + taste.wished(Wish::Mini(mini));
            if best.as_ref().is_none_or(|(known, _)| worth > *known) {
                best = Some((worth, offer));
            }
        }
        best.map(|(_, command)| command)
    }
}

impl Situation<'_> {
    /// What the miniatures of a tile would bring, and what the mission makes of its activation.
    pub(super) async fn tile_worth(&mut self, tile: TileId) -> f64 {
        if let Some(known) = self.tile_worths.get(&tile) {
            return *known;
        }
        let worth = self.expected(&WhatIf::TileActivated(tile)) + self.minis_worth(tile).await;
        self.tile_worths.insert(tile, worth);
        worth
    }

    /// What the miniatures of a tile would bring.
    async fn minis_worth(&mut self, tile: TileId) -> f64 {
        let minis: Vec<MiniId> = self.game.state().of_tile(tile).collect();
        let mut worth = 0.0;
        for mini in minis {
            let plan = self.plan(mini, May::Everything).await;
            worth += plan.map_or(0.0, |plan| if plan.acts { plan.gain } else { ONLY_MOVES * plan.gain });
        }
        worth
    }

    /// The River position with which the best one or two activations begin: of two, the one farther left, because the
    /// other then becomes cheaper.
    async fn best_tiles(&mut self, left: u8) -> Option<u8> {
        let game = self.game;
        let reserve = game.state().post.reserve;
        let mut offers: Vec<(u8, u8, f64)> = Vec::new();
        for (position, slot) in game.state().river.iter().enumerate() {
            let Some(cost) = query::tile_cost(game, position) else { continue };
            let brings = match slot {
                RiverSlot::Tile { neutralized: true, .. } => continue,
                RiverSlot::Tile { tile, .. } => self.tile_worth(*tile).await,
                RiverSlot::Event => self.best_event().await.0,
            };
            offers.push((position as u8, cost, brings));
        }
        let mut best = (WORTH_A_TILE, None);
        for (at, (position, cost, brings)) in offers.iter().enumerate().filter(|(_, offer)| offer.1 <= reserve) {
            let alone = self.taste.liked(brings - self.post_price(*cost), u64::from(*position))
                + self.taste.wished(Wish::Tile(*position));
            if alone > best.0 {
                best = (alone, Some(*position));
            }
            for (next, later, more) in offers[at + 1..].iter().filter(|_| left >= 2) {
                let both = cost + later - 1;
                let which = u64::from(*position) << 8 | (u64::from(*next) + 1);
                let gain = self.taste.liked(brings + more - self.post_price(both), which << 8);
                if both <= reserve && gain > best.0 {
                    best = (gain, Some(*position));
                }
            }
        }
        best.1
    }

    /// What the Command Post's cubes are worth when spent on a tile: they come back to the Fatigue Zone at once.
    fn post_price(&self, cubes: u8) -> f64 {
        let reserve = self.game.state().post.reserve;
        if self.is_last_turn() {
            return 0.5 * f64::from(cubes);
        }
        let later = f64::from(reserve) - f64::from(cubes);
        let scarce = if later < 2.0 { 1.6 } else { 1.0 };
        let post = &self.game.state().post;
        let back = post.recovery.saturating_sub(post.fatigue).min(cubes);
        TILE_CUBE * (f64::from(cubes - back) + BACK_SOON * f64::from(back)) * scarce
    }

    /// The best Event and what it brings.
    async fn best_event(&mut self) -> (f64, u8) {
        let game = self.game;
        let mut best = (0.0, 0);
        for at in mission::open_events(game) {
            let parts = &game.scenario().program.events[usize::from(at)].parts;
            let mut worth = 0.0;
            for part in mission::open_parts(game, at) {
                worth += self.list_worth(parts[usize::from(part)].effects).await;
            }
            let worth = self.taste.liked(worth, u64::from(at)) + self.taste.wished(Wish::Event(at));
            if worth > best.0 {
                best = (worth, at);
            }
        }
        best
    }

    /// What a list of effects brings the Villain: what would happen, and what he would be asked.
    async fn list_worth(&mut self, list: ListId) -> f64 {
        let game = self.game;
        let foreseen = game.foresee(&WhatIf::Effects(list, Scope::default()));
        let mut sum = self.outcome(&foreseen);
        for frame in &foreseen.left_out {
            if let Frame::TileActivation(activation) = frame {
                sum += self.minis_worth(activation.tile).await;
            }
        }
        sum
    }

    /// What the pool gives for a number of points.
    pub(super) fn reinforcement_worth(&self, points: u8) -> f64 {
        let game = self.game;
        let mut costs: Vec<u8> = Vec::new();
        for tile in game.scenario().tile_ids() {
            if let Some(cost) = game.scenario().tile(tile).reinforcement {
                costs.extend(query::in_pool(game, tile).map(|_| cost));
            }
        }
        let room = costs.iter().map(|cost| u16::from(*cost)).sum::<u16>().min(u16::from(points));
        let fresh = f64::from(self.turns_left.saturating_sub(1).min(3)) / 3.0;
        POINT * f64::from(room) * fresh
    }

    /// Heroes that will strike in an Area as soon as it is their turn: those inside, half of those a Move away, a quarter
    /// of those two away.
    fn strikers(&self, area: AreaId) -> f64 {
        let heroes = query::heroes(self.game).filter(|hero| query::is_living(self.game, *hero));
        let places = heroes.filter_map(|hero| self.game.state().mini(hero).area);
        let strikes = |there: AreaId| match query::distance(self.game, there, area) {
            Some(0) => 1.0,
            Some(1) => 0.5,
            Some(2) => 0.25,
            _ => 0.0,
        };
        places.map(strikes).sum()
    }

    fn is_neutralized(&self, tile: TileId) -> bool {
        let is =
            |slot: &RiverSlot| matches!(slot, RiverSlot::Tile { tile: other, neutralized: true } if *other == tile);
        self.game.state().river.iter().any(is)
    }
}
