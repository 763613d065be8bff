//! Where markers may stand, and what they see from there.

use gotham_content::geometry::{Point, distance_squared};
use gotham_content::{BoundaryKind, Map};
use gotham_rules::board::{AreaId, Board, StraightLines};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg32;

use super::super::compile::order::spots;
use super::super::lists::Printed;
use super::super::names::pair;
use super::stage::Stage;

/// The step of the grid of places, in millimeters; smaller in small Areas.
const STEP: i32 = 8;
/// Places in an Area, at most.
const MOST: usize = 260;
/// What a line too many costs, a line that is missing, and a marker that stands this many millimeters from where it stood.
const TOO_MANY: i64 = 4000;
const MISSING: i64 = 300;
const AWAY: i64 = 1;

/// What the lists want of two Areas.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// They see each other.
    Sight,
    /// They do not.
    None,
    /// They do anyway, across an orange boundary or along a link.
    Anyway,
}

/// The places of all markers.
pub(super) struct Places<'b> {
    lines: StraightLines<'b>,
    /// Where each marker of each Area stands, where it stood first, and where it might stand.
    now: Vec<Vec<Point>>,
    first: Vec<Vec<Point>>,
    might: Vec<Vec<Point>>,
    wanted: Vec<Vec<Wanted>>,
}

impl<'b> Places<'b> {
    pub(super) fn new(map: &Map, board: &'b Board, printed: &Printed) -> Places<'b> {
        let count = map.areas.len();
        let wanted_of = |a: usize, b: usize| match printed.sight.contains(&pair(&map.areas[a].id, &map.areas[b].id)) {
            true if a != b => Wanted::Sight,
            _ => Wanted::None,
        };
        let mut wanted: Vec<Vec<Wanted>> = (0..count).map(|a| (0..count).map(|b| wanted_of(a, b)).collect()).collect();
        let orange = board.pieces().iter().filter(|piece| piece.kind == BoundaryKind::Orange);
        let mut anyway: Vec<(AreaId, AreaId)> =
            orange.filter_map(|piece| Some((piece.sides.0, piece.sides.1?))).collect();
        let linked = board.links().iter().filter(|link| link.state == gotham_content::DoorState::Open);
        anyway.extend(linked.map(|link| link.between));
        for (a, b) in anyway {
            wanted[a.index()][b.index()] = Wanted::Anyway;
            wanted[b.index()][a.index()] = Wanted::Anyway;
        }
        let now: Vec<Vec<Point>> = map.areas.iter().map(|area| area.markers.iter().map(|m| m.at).collect()).collect();
        let might = map.areas.iter().map(|area| {
            let mut found = (1..)
                .map(|nth| spots(&area.outline, STEP * nth, 4))
                .find(|found| found.len() <= MOST)
                .unwrap_or_default();
            if found.len() < 12 {
                found = spots(&area.outline, 3, 2);
            }
            found
        });
        Places { lines: board.straight_lines(), first: now.clone(), might: might.collect(), now, wanted }
    }

    /// Sets the markers of a map.
    pub(super) fn put_into(&self, map: &mut Map) {
        for (area, places) in map.areas.iter_mut().zip(&self.now) {
            for (marker, place) in area.markers.iter_mut().zip(places) {
                marker.at = *place;
            }
        }
    }

    fn sees(&self, a: usize, at: Point, b: usize) -> bool {
        let id = |area: usize| AreaId(area as u8);
        self.now[b].iter().any(|far| self.lines.is_clear((id(a), at), (id(b), *far)))
    }

    /// What the lines of an Area cost if its markers stand here: lines too many, missing, and the cost of both.
    fn lines_of(&self, a: usize, markers: &[Point]) -> (usize, usize, i64) {
        let (mut too_many, mut missing) = (0, 0);
        for b in 0..self.now.len() {
            if b == a || self.wanted[a][b] == Wanted::Anyway {
                continue;
            }
            let sees = markers.iter().any(|at| self.sees(a, *at, b));
            match self.wanted[a][b] {
                Wanted::Sight if !sees => missing += 1,
                Wanted::None if sees => too_many += 1,
                _ => {}
            }
        }
        (too_many, missing, too_many as i64 * TOO_MANY + missing as i64 * MISSING)
    }

    fn away(&self, a: usize, markers: &[Point]) -> i64 {
        let far = |(now, first): (&Point, &Point)| distance_squared(*now, *first).isqrt() * AWAY;
        markers.iter().zip(&self.first[a]).map(far).sum()
    }

    fn cost_of(&self, a: usize, markers: &[Point]) -> i64 {
        self.lines_of(a, markers).2 * 2 + self.away(a, markers)
    }

    /// Lines too many and missing on the whole board, and what all of it costs.
    fn whole(&self) -> (usize, usize, i64) {
        let (mut too_many, mut missing, mut cost) = (0, 0, 0);
        for a in 0..self.now.len() {
            let lines = self.lines_of(a, &self.now[a]);
            (too_many, missing) = (too_many + lines.0, missing + lines.1);
            cost += lines.2 + self.away(a, &self.now[a]);
        }
        (too_many / 2, missing / 2, cost)
    }

    /// Puts the markers of an Area where they cost the least, one after another; says whether any was moved.
    fn settle(&mut self, a: usize) -> bool {
        let mut is_moved = false;
        for nth in 0..self.now[a].len() {
            let mut best = self.cost_of(a, &self.now[a]);
            let mut markers = self.now[a].clone();
            for place in self.might[a].iter().chain([&self.first[a][nth]]) {
                markers[nth] = *place;
                let cost = self.cost_of(a, &markers);
                if cost < best {
                    best = cost;
                    self.now[a][nth] = *place;
                    is_moved = true;
                }
            }
        }
        is_moved
    }

    /// Settles Areas, and then those that they see or should, until none moves.
    fn settle_all(&mut self, mut open: Vec<usize>, most: usize) {
        for _ in 0..most {
            let Some(a) = open.pop() else { return };
            if self.settle(a) {
                let costly: Vec<usize> =
                    (0..self.now.len()).filter(|&b| b != a && !open.contains(&b) && self.is_wrong(a, b)).collect();
                open.splice(0..0, costly);
            }
        }
    }

    fn is_wrong(&self, a: usize, b: usize) -> bool {
        let sees = || self.now[a].iter().any(|at| self.sees(a, *at, b));
        match self.wanted[a][b] {
            Wanted::Anyway => false,
            Wanted::Sight => !sees(),
            Wanted::None => sees(),
        }
    }

    /// Settles everything, then again and again shakes a few Areas where something is wrong and keeps what is better.
    pub(super) fn search(&mut self, steps: u64, seed: u64, tell: &dyn Fn(Stage)) {
        let mut chance = Pcg32::seed_from_u64(seed);
        let count = self.now.len();
        for _ in 0..3 {
            self.settle_all((0..count).collect(), count);
        }
        let mut best = self.whole();
        for done in 0..steps {
            tell(Stage { done, all: steps, missing: best.1, too_many: best.0 });
            if best.0 == 0 && best.1 == 0 {
                break;
            }
            let before = self.now.clone();
            let wrong: Vec<(usize, usize)> = (0..count)
                .flat_map(|a| (a + 1..count).map(move |b| (a, b)))
                .filter(|&(a, b)| self.is_wrong(a, b))
                .collect();
            let worst: Vec<(usize, usize)> =
                wrong.iter().copied().filter(|&(a, b)| self.wanted[a][b] == Wanted::None).collect();
            let from = if worst.is_empty() || chance.random_bool(0.2) { &wrong } else { &worst };
            let Some(&(a, b)) = from.choose(&mut chance) else { break };
            let mut shaken = vec![a, b];
            if chance.random_bool(0.5) {
                shaken.push(chance.random_range(0..count));
            }
            for &area in &shaken {
                let nth =
                    if self.now[area].is_empty() { continue } else { chance.random_range(0..self.now[area].len()) };
                if let Some(place) = self.might[area].choose(&mut chance) {
                    self.now[area][nth] = *place;
                }
            }
            let others: Vec<usize> = (0..count)
                .filter(|&c| self.wanted[a][c] == Wanted::Sight || self.wanted[b][c] == Wanted::Sight)
                .collect();
            let mut open: Vec<usize> = (0..3).filter_map(|_| others.choose(&mut chance)).copied().collect();
            open.extend(shaken);
            self.settle_all(open, 12);
            let now = self.whole();
            if now.2 <= best.2 {
                best = now;
            } else {
                self.now = before;
            }
        }
        tell(Stage { done: steps, all: steps, missing: best.1, too_many: best.0 });
    }
}
