//! The Moves that a board allows, and Distance along them. R2 VII.A.2, G-6.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::AreaId;
use super::boundary::Piece;
use crate::content::{BoundaryKind, Map, SpecialMoveKind};

/// How a Move is made. R2 VII.A.2. A Broken Wall is crossed by an Adjacent Move; the state knows which are broken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum MoveType {
    /// Across a white or orange boundary.
    Adjacent,
    /// Along black arrows, of a level.
    Jump(u8),
    /// Along red arrows, of a level.
    Climb(u8),
    /// Along a white arrow, of a level.
    Drop(u8),
    /// Through a wall of a level, which is a Broken Wall from then on. G-42
    Break(u8),
}

/// One Move out of an Area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Exit {
    /// Where to.
    pub to: AreaId,
    /// How.
    pub how: MoveType,
}

/// Every Move out of each Area, sorted. R2 VII.A.2.
pub(super) fn exits(map: &Map, index: &BTreeMap<&str, AreaId>, pieces: &[Piece]) -> Vec<Vec<Exit>> {
    let mut exits = vec![BTreeSet::new(); map.areas.len()];
    let mut add = |from: AreaId, to, how| exits[from.index()].insert(Exit { to, how });
    for piece in pieces {
        if let (one, Some(other)) = piece.sides
            && matches!(piece.kind, BoundaryKind::White | BoundaryKind::Orange)
        {
            add(one, other, MoveType::Adjacent);
            add(other, one, MoveType::Adjacent);
        }
    }
    for special in &map.moves {
        let (from, to) = (index[special.between.0.as_str()], index[special.between.1.as_str()]);
        let (both_ways, drop) = match special.kind {
            SpecialMoveKind::Jump => (Some(MoveType::Jump(special.level)), None),
            SpecialMoveKind::Climb => (Some(MoveType::Climb(special.level)), None),
            SpecialMoveKind::Drop => (None, Some(MoveType::Drop(special.level))),
            SpecialMoveKind::ClimbAndDrop => {
                (Some(MoveType::Climb(special.level)), Some(MoveType::Drop(special.level)))
            }
        };
        if let Some(how) = both_ways {
            add(from, to, how);
            add(to, from, how);
        }
        if let Some(how) = drop {
            add(from, to, how);
        }
    }
    exits.into_iter().map(|set| set.into_iter().collect()).collect()
}

/// The Distance from an Area to every other, in Moves of any type, in the direction in which they may be made (G-6).
/// `broken` are the Broken Walls, crossed both ways.
pub(super) fn distances(exits: &[Vec<Exit>], broken: &[(AreaId, AreaId)], from: AreaId) -> Vec<Option<u8>> {
    let mut distance: Vec<Option<u8>> = vec![None; exits.len()];
    distance[from.index()] = Some(0);
    let mut queue = Vec::with_capacity(exits.len());
    queue.push(from);
    let mut next = 0;
    while let Some(&here) = queue.get(next) {
        next += 1;
        let far = distance[here.index()].map(|steps| steps.saturating_add(1));
        let through_broken = broken.iter().filter_map(|&(a, b)| match here {
            _ if here == a => Some(b),
            _ if here == b => Some(a),
            _ => None,
        });
        for to in exits[here.index()].iter().map(|exit| exit.to).chain(through_broken) {
            if distance[to.index()].is_none() {
                distance[to.index()] = far;
                queue.push(to);
            }
        }
    }
    distance
}
