//! How far away everything is for a miniature, beyond what it can reach now: Move Points as they stand today.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use gotham_rules::board::{AreaId, Exit, MoveType};
use gotham_rules::query::moving::Leaving;
use gotham_rules::skills::moving::Ease;
use gotham_rules::{Game, MiniId};

/// More than any route costs.
pub(super) const FAR: u16 = 999;

/// What calling or sending an elevator is worth in Move Points: about an action.
const RIDE: u16 = 3;

/// How much harm is worth one Move Point of a detour.
const DETOUR: f64 = 2.5;

/// The ways into each Area for one kind of miniature, and what is known of the routes to some of them.
#[derive(Clone, Debug)]
pub(super) struct Travel {
    /// By Area: where the way comes from and what that Move costs.
    ways: Vec<Vec<(AreaId, u16)>>,
    /// By Area, once somebody has asked: the costs from every other.
    known: Vec<Option<Vec<u16>>>,
}

impl Travel {
    /// The ways of a miniature. A Drop also counts for how it may hurt, and so does an Area that is known to.
    pub(super) fn of(game: &Game, mini: MiniId, harms: &BTreeMap<AreaId, f64>) -> Travel {
        let board = game.board();
        let ease = Ease::of(game, mini);
        let mut ways = vec![Vec::new(); board.len()];
        for from in board.areas() {
            let leaving = Leaving::of(game, mini, from, ease);
            for exit in
                board.exits(from).iter().copied().filter(|exit| !ease.is_hobbled || exit.how == MoveType::Adjacent)
            {
                let hurt = match exit.how {
                    MoveType::Drop(level) => level.saturating_sub(ease.parkour),
                    _ => 0,
                };
                let detour = harms.get(&exit.to).map_or(0, |harm| (harm / DETOUR).clamp(0.0, 9.0) as u16);
                ways[exit.to.index()].push((from, u16::from(leaving.cost(exit)) + u16::from(hurt) + detour));
            }
        }
        // An elevator is in no shaft for good: the car counts as beside all of them. G-124
        for elevator in board.elevators() {
            let now = board.shaft_of(elevator);
            for shaft in elevator.shafts.iter().filter(|shaft| now.is_none_or(|now| now != *shaft)) {
                for (from, to) in [(shaft.beside, elevator.car), (elevator.car, shaft.beside)] {
                    let exit = Exit { to, how: MoveType::Adjacent };
                    let cost = u16::from(Leaving::of(game, mini, from, ease).cost(exit)) + RIDE;
                    ways[to.index()].push((from, cost));
                }
            }
        }
        let known = vec![None; ways.len()];
        Travel { ways, known }
    }

    /// Move Points from an Area to another.
    pub(super) fn cost(&mut self, from: AreaId, to: AreaId) -> u16 {
        let ways = &self.ways;
        self.known[to.index()].get_or_insert_with(|| costs_to(ways, to))[from.index()]
    }
}

/// The cheapest cost from every Area to one.
fn costs_to(ways: &[Vec<(AreaId, u16)>], to: AreaId) -> Vec<u16> {
    let mut costs = vec![FAR; ways.len()];
    costs[to.index()] = 0;
    let mut open = BinaryHeap::from([Reverse((0, to))]);
    while let Some(Reverse((far, here))) = open.pop() {
        if far > costs[here.index()] {
            continue;
        }
        for (from, cost) in &ways[here.index()] {
            let all = far + cost;
            if all < costs[from.index()] {
                costs[from.index()] = all;
                open.push(Reverse((all, *from)));
            }
        }
    }
    costs
}
