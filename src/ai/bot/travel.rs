//! How far away everything is for a miniature, beyond what it can reach now: Move Points as they stand today.

use std::collections::BTreeMap;
use std::mem;

use gotham_content::script::AreaSet;
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
    /// What the most expensive of these Moves costs.
    widest: u16,
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
        let widest = ways.iter().flatten().map(|(_, cost)| *cost).max().unwrap_or(0);
        let known = vec![None; ways.len()];
        Travel { ways, widest, known }
    }

    /// Move Points from an Area to another.
    pub(super) fn cost(&mut self, from: AreaId, to: AreaId) -> u16 {
        let (ways, widest) = (&self.ways, self.widest);
        self.known[to.index()].get_or_insert_with(|| costs_to(ways, widest, to))[from.index()]
    }
}

/// The cheapest cost from every Area to one.
fn costs_to(ways: &[Vec<(AreaId, u16)>], widest: u16, to: AreaId) -> Vec<u16> {
    let mut costs = vec![FAR; ways.len()];
    costs[to.index()] = 0;
    // Areas to go on from, by cost; no Move leads further than around the ring.
    let around = usize::from(widest) + 1;
    let mut ring = vec![AreaSet::default(); around];
    let (mut far, mut empty) = (0u16, 0);
    ring[0] = AreaSet::of(to);
    while empty < around {
        let at = usize::from(far) % around;
        let open = mem::take(&mut ring[at]);
        if open == AreaSet::default() {
            (far, empty) = (far + 1, empty + 1);
            continue;
        }
        empty = 0;
        for here in open.iter() {
            if costs[here.index()] != far {
                continue;
            }
            for (from, cost) in &ways[here.index()] {
                let all = far + cost;
                if all < costs[from.index()] {
                    costs[from.index()] = all;
                    let place = &mut ring[usize::from(all) % around];
                    *place = place.or(AreaSet::of(*from));
                }
            }
        }
    }
    costs
}
