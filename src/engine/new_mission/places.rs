//! Where everything of a new mission stands on its board: as many Move Points from the Heroes on each, so that the same
//! numbers are about as fair.

use std::cmp::Reverse;

use gotham_content::Map;
use gotham_rules::board::{AreaId, Board};

use super::super::board::move_points;

/// Room that an Area of the mission must have: for a Hero and those who wait there.
const ROOM: u8 = 4;
/// How many Move Points the jammers are from the Heroes, if the board is that large.
const JAMMERS: [u32; 5] = [4, 5, 6, 8, 10];
/// How many Move Points those Areas are from the Heroes where Reinforcements arrive.
const REINFORCEMENTS: [u32; 2] = [6, 9];

/// Where everything stands.
pub(super) struct Places {
    /// Where the Heroes start, a slot each.
    pub heroes: [AreaId; 2],
    /// The jammers, the nearest first.
    pub jammers: [AreaId; JAMMERS.len()],
    /// Where Reinforcements arrive.
    pub reinforcements: [AreaId; 2],
    /// Where a piece of Equipment lies.
    pub equipment: AreaId,
}

impl Places {
    /// Looks for places on a board; `None` if it is too small.
    pub(super) fn on(map: &Map, board: &Board) -> Option<Places> {
        let mut ground = Ground::new(board, part_of(map, board));
        let (start, _) = ground.farthest_pair()?;
        ground.take(start);
        let beside = ground.at(start, 1, &[])?;
        let mut jammers = [start; JAMMERS.len()];
        for (at, distance) in JAMMERS.into_iter().enumerate() {
            jammers[at] = ground.at(start, distance, &jammers[..at])?;
        }
        // Whoever arrives may arrive at a jammer.
        ground.free.extend(jammers);
        let mut reinforcements = [start; REINFORCEMENTS.len()];
        for (at, distance) in REINFORCEMENTS.into_iter().enumerate() {
            reinforcements[at] = ground.at(start, distance, &reinforcements[..at])?;
        }
        ground.free.extend(reinforcements);
        let equipment = ground.at(start, 2, &[])?;
        Some(Places { heroes: [start, beside], jammers, reinforcements, equipment })
    }
}

/// The Areas with enough room of the largest part of a board, all of which can be reached from one another.
fn part_of(map: &Map, board: &Board) -> Vec<AreaId> {
    let joined = |a: AreaId, b: AreaId| board.distance(a, b).is_some() && board.distance(b, a).is_some();
    let roomy = |area: &AreaId| {
        let printed = &map.areas[area.index()];
        printed.limit >= ROOM && printed.dangerous == 0 && !board.is_closed(*area)
    };
    let roomy: Vec<AreaId> = board.areas().filter(roomy).collect();
    let part = |area: &AreaId| roomy.iter().copied().filter(|other| joined(*area, *other)).collect::<Vec<_>>();
    // Of several parts of the same size, the first one in reading order.
    roomy.iter().map(part).rev().max_by_key(Vec::len).unwrap_or_default()
}

/// A part of a board, and which of its Areas nothing has been put into.
struct Ground {
    free: Vec<AreaId>,
    /// Move Points by first Area, then second.
    points: Vec<Vec<u32>>,
}

impl Ground {
    fn new(board: &Board, free: Vec<AreaId>) -> Ground {
        let points = |a: AreaId, b: AreaId| {
            if free.contains(&a) && free.contains(&b) { move_points(board, a, b).unwrap_or(u32::MAX) } else { u32::MAX }
        };
        let points = board.areas().map(|a| board.areas().map(|b| points(a, b)).collect()).collect();
        Ground { free, points }
    }

    fn points(&self, a: AreaId, b: AreaId) -> u32 {
        self.points[a.index()][b.index()]
    }

    /// The two Areas that are farthest from each other, the first such pair in reading order.
    fn farthest_pair(&self) -> Option<(AreaId, AreaId)> {
        let pairs = self.free.iter().rev().flat_map(|a| self.free.iter().rev().map(move |b| (*a, *b)));
        pairs.max_by_key(|(a, b)| self.points(*a, *b))
    }

    /// Takes the free Area that is nearest to being this many Move Points away, and of those the one that is farthest from
    /// some others.
    fn at(&mut self, from: AreaId, wanted: u32, others: &[AreaId]) -> Option<AreaId> {
        let apart = |area: AreaId| others.iter().map(|other| self.points(*other, area)).min().unwrap_or(0);
        let fit = |area: &&AreaId| (Reverse(self.points(from, **area).abs_diff(wanted)), apart(**area));
        let found = *self.free.iter().rev().max_by_key(fit)?;
        self.take(found);
        Some(found)
    }

    fn take(&mut self, area: AreaId) {
        self.free.retain(|free| *free != area);
    }
}
