//! How a miniature of the automated Villain gets about: the fewest Move Points, no Drop, no Dangerous Terrain. SOLO IX

use std::collections::BTreeMap;

use crate::board::{AreaId, Exit, MoveType};
use crate::command::Space;
use crate::figures::restrains;
use crate::game::Game;
use crate::id::MiniId;
use crate::query::moving::{Leaving, cubes_needed, dangerous_terrain, points, ways};
use crate::query::{energy, room_for};
use crate::skills::moving::Ease;
use gotham_content::mission::Restraint;

/// Everywhere that a miniature could get to, with what the way costs it now; how many cubes it may spend is a separate
/// question. SOLO IX, G-50
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ways {
    start: AreaId,
    known: BTreeMap<AreaId, Way>,
}

/// The cheapest way into an Area.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Way {
    /// Move Points, and walls that are broken: a wall is left alone if that means no detour. SOLO IX
    cost: (u8, u8),
    /// Where the last Move comes from, and which it is.
    last: Option<(AreaId, Exit)>,
    /// Whether it may stop there, or go on from there.
    has_room: bool,
}

/// Who is on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Walker {
    /// The automated Villain's miniatures keep out of danger. SOLO IX
    Automaton,
    /// Others go as they like: only their distance matters.
    Anybody,
}

impl Ways {
    /// For a miniature from where it stands.
    pub(crate) fn of(game: &Game, mini: MiniId) -> Option<Ways> {
        game.state().mini(mini).area.map(|start| Ways::from(game, mini, start, Walker::Automaton))
    }

    /// For a miniature as if it stood in an Area.
    pub(crate) fn from(game: &Game, mini: MiniId, start: AreaId, walker: Walker) -> Ways {
        let ease = Ease::of(game, mini);
        let first = Way { cost: (0, 0), last: None, has_room: true };
        let mut found = Ways { start, known: BTreeMap::from([(start, first)]) };
        if restrains(game, mini, Restraint::NoMoves) {
            return found;
        }
        let mut open = vec![start];
        while let Some(at) = open.iter().enumerate().min_by_key(|(_, area)| found.known[*area].cost).map(|(at, _)| at) {
            let from = open.swap_remove(at);
            let (spent, broken) = found.known[&from].cost;
            let leaving = Leaving::of(game, mini, from, ease);
            for (exit, card) in ways(game, mini, from) {
                let is_hard = ease.is_hobbled && exit.how.is_special();
                if card.is_some() || is_hard || is_shunned(game, mini, exit, walker) {
                    continue;
                }
                let cost = (spent.saturating_add(leaving.cost(exit)), broken + u8::from(exit.how.breaks_wall()));
                if found.known.get(&exit.to).is_some_and(|known| known.cost <= cost) {
                    continue;
                }
                let has_room = walker == Walker::Anybody || room_for(game, mini, exit.to);
                found.known.insert(exit.to, Way { cost, last: Some((from, exit)), has_room });
                if has_room && !open.contains(&exit.to) {
                    open.push(exit.to);
                }
            }
        }
        found
    }

    /// Move Points into an Area, whether or not there is room: how close it is. SOLO III, G-50
    pub(crate) fn cost(&self, area: AreaId) -> Option<u8> {
        self.known.get(&area).map(|way| way.cost.0)
    }

    /// Move Points into an Area in which it may stop.
    pub(crate) fn cost_to_stop(&self, area: AreaId) -> Option<u8> {
        self.known.get(&area).filter(|way| way.has_room).map(|way| way.cost.0)
    }

    /// The Moves into an Area.
    pub(crate) fn way(&self, area: AreaId) -> Vec<Exit> {
        let mut moves = Vec::new();
        let mut at = area;
        while at != self.start
            && let Some((from, exit)) = self.known.get(&at).and_then(|way| way.last)
        {
            moves.push(exit);
            at = from;
        }
        moves.reverse();
        moves
    }

    /// Areas in which it may stop and that a purse pays for, including its own, with their cost.
    pub(crate) fn within(&self, game: &Game, mini: MiniId, purse: Budget) -> Vec<(AreaId, u8)> {
        let areas = self.known.iter().filter(|(_, way)| way.has_room).map(|(area, way)| (*area, way.cost.0));
        areas.filter(|(_, cost)| purse.pays(game, mini, *cost)).collect()
    }
}

/// A Move that the automated Villain's miniatures do not make: a Drop that might hurt, or into Dangerous Terrain. SOLO IX,
/// SOLO XV
fn is_shunned(game: &Game, mini: MiniId, exit: Exit, walker: Walker) -> bool {
    if game.board().is_closed(exit.to) {
        return true;
    }
    let is_drop = matches!(exit.how, MoveType::Drop(_)) && !game.options().falls_unhurt();
    walker == Walker::Automaton && (is_drop || dangerous_terrain(game, mini, exit.to) > 0)
}

/// How many cubes a miniature may put into its Movement. SOLO IX, XI
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Budget {
    /// None: it goes toward a Hero.
    Empty,
    /// One: it does a Task.
    OneCube,
    /// As many as the Command Post allows: it does a Leader's Task.
    Open,
    /// This many Move Points and no cubes. SOLO XI
    Points(u8),
}

impl Budget {
    /// Whether it pays for a way of a Movement that begins now.
    pub(crate) fn pays(self, game: &Game, mini: MiniId, cost: u8) -> bool {
        let most = energy::most(game, mini, Space::Movement);
        // A miniature that is down gets up first. G-36
        let own = || if game.state().mini(mini).down { 0 } else { points(game, mini) };
        let (points, cubes) = match self {
            Budget::Empty => (own(), 0),
            Budget::OneCube => (own(), most.min(1)),
            Budget::Open => (own(), most),
            Budget::Points(points) => (points, 0),
        };
        cost <= points || cubes_needed(game, mini, cost, points) <= cubes
    }
}
