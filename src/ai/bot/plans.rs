//! Where a miniature goes and what it does there: the best of standing still, moving, acting, and moving to act.

use super::deeds::Weighed;
use super::situation::Situation;
use crate::thought::pause;
use gotham_rules::board::AreaId;
use gotham_rules::query::{self, Reach, RouteMove};
use gotham_rules::{Command, MiniId};

/// What a miniature may still do in its activation or turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum May {
    /// Move, then act; or act, then move.
    Everything,
    /// Only move.
    Move,
    /// Act (or go on acting), then move.
    ActFirst,
}

/// What a miniature should do next.
#[derive(Clone, Debug)]
pub(super) enum Next {
    /// Something here.
    Act(Command),
    /// A route.
    Go(Vec<RouteMove>),
}

/// The best of a miniature's possibilities.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Who.
    pub mini: MiniId,
    /// What comes next.
    pub next: Next,
    /// How much better it is than staying and doing nothing.
    pub gain: f64,
    /// Whether something is done, at once or at the end of the way.
    pub acts: bool,
}

/// What a level of a Drop costs.
const DROP: f64 = 2.5;
/// Small differences are not worth a Move.
const INERTIA: f64 = 0.4;

impl Situation<'_> {
    /// The best plan of a miniature; `None` if nothing beats doing nothing.
    pub(super) async fn plan(&mut self, mini: MiniId, may: May) -> Option<Plan> {
        let here = self.scratch.state().mini(mini).area?;
        let mut finds: Vec<AreaId> = self.finds(mini).iter().map(|find| find.area).collect();
        finds.extend(self.places_to_carry(mini));
        let shoots = self.shoots(mini);
        let idle = self.standing_worth(mini, here);
        let routes = query::reach(&self.scratch, mini);
        let taste = self.taste;
        let mut best: Option<(f64, Plan)> = None;
        let mut offered = 0;
        let mut offer = |next: Next, gain: f64, acts: bool| {
            offered += 1;
            let liked = taste.liked(gain, (u64::from(mini.0) << 32) + offered);
            if liked > best.as_ref().map_or(INERTIA, |(known, _)| *known) {
                best = Some((liked, Plan { mini, next, gain, acts }));
            }
        };
        let mut stands: Vec<f64> = Vec::with_capacity(routes.len());
        for route in &routes {
            stands.push(self.standing_worth(mini, route.area));
            pause().await;
        }
        let harms = self.harms(mini);
        let harm = |route: &Reach| -> f64 { route.steps.iter().filter_map(|step| harms.get(&step.exit.to)).sum() };
        let prices: Vec<f64> = routes.iter().map(|route| self.route_price(mini, route) + harm(route)).collect();
        let best_stand = stands.iter().zip(&prices).map(|(stand, price)| stand - price).fold(idle, f64::max);
        if may != May::Move
            && let Some(Weighed { command, worth }) = self.best_deed(mini)
        {
            offer(Next::Act(command), worth + best_stand - idle, true);
        }
        for (route, (stand, price)) in routes.into_iter().zip(stands.iter().zip(&prices)) {
            let (mut gain, mut acts) = (stand - price - idle, false);
            if may == May::Everything && (finds.contains(&route.area) || self.is_place_to_act(route.area, shoots)) {
                let deed = self.standing(mini, route.area, route.cubes, |situation| situation.best_deed(mini));
                acts = deed.is_some();
                gain += deed.map_or(0.0, |deed| deed.worth);
                pause().await;
            }
            offer(Next::Go(route.steps), gain, acts);
        }
        best.map(|(_, plan)| plan)
    }

    /// Whether anything may be done in an Area: a goal, somebody to hit, or somebody to shoot at.
    fn is_place_to_act(&self, area: AreaId, shoots: bool) -> bool {
        let game = self.game;
        let state = game.state();
        self.is_goal_area(area)
            || state.minis.iter().any(|other| {
                other.side == Some(self.side.enemy())
                    && other
                        .area
                        .is_some_and(|there| there == area || (shoots && query::line_of_sight(game, area, there)))
            })
    }

    /// Whether a miniature goes somewhere to shoot, or to throw something.
    fn shoots(&mut self, mini: MiniId) -> bool {
        match self.game.state().mini(mini).body {
            gotham_rules::state::Body::Tile(tile) => !self.game.scenario().tile(tile).ranged.is_empty(),
            gotham_rules::state::Body::Tablet(_) => self.has_use_for_throws(mini),
        }
    }

    fn route_price(&mut self, mini: MiniId, route: &Reach) -> f64 {
        let falls = route.steps.iter().filter_map(|step| match step.exit.how {
            gotham_rules::board::MoveType::Drop(level) => Some(DROP * f64::from(level) + self.fall_price(mini, level)),
            _ => None,
        });
        let cards = route.steps.iter().filter(|step| step.card.is_some()).count() as f64;
        falls.sum::<f64>() + self.price(mini, route.cubes) + 5.0 * cards
    }
}

/// The command of a route's next Move.
pub(super) fn step_command(mini: MiniId, step: &RouteMove) -> Command {
    Command::Move { mini, area: step.exit.to, how: step.exit.how, cubes: step.cubes, card: step.card, pushing: 0 }
}
