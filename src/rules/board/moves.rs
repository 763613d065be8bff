//! The Moves that a board allows, and Distance along them. R2 VII.A.2, G-6.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::AreaId;
use gotham_content::{Map, SpecialMoveKind};

/// How a Move is made. R2 VII.A.2. A Broken Wall is crossed by an Adjacent Move. G-42
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

impl MoveType {
    /// Move Points that it costs on top of a plain Move: a Jump's or Climb's level, 2 through a wall. R2 VII.A.3, G-11
    pub fn extra(self) -> u8 {
        match self {
            MoveType::Jump(level) | MoveType::Climb(level) => level,
            MoveType::Break(_) => 2,
            MoveType::Adjacent | MoveType::Drop(_) => 0,
        }
    }

    /// Whether it is a Jump, a Climb or a Drop; going through a wall is like crossing a boundary. S2 Wall Breaker
    pub(crate) fn is_special(self) -> bool {
        matches!(self, MoveType::Jump(_) | MoveType::Climb(_) | MoveType::Drop(_))
    }

    /// Whether it breaks a wall. G-42
    pub fn breaks_wall(self) -> bool {
        matches!(self, MoveType::Break(_))
    }
}

/// One Move out of an Area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Exit {
    /// Where to.
    pub to: AreaId,
    /// How.
    pub how: MoveType,
}

/// The Jumps, Climbs and Drops of a map, each from the Area where it begins. R2 VII.A.2.
pub(super) fn special(map: &Map, index: &BTreeMap<&str, AreaId>) -> Vec<(AreaId, Exit)> {
    let mut found = Vec::new();
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
            found.extend([(from, Exit { to, how }), (to, Exit { to: from, how })]);
        }
        found.extend(drop.map(|how| (from, Exit { to, how })));
    }
    found
}

/// Every Move out of each Area, sorted: Adjacent ones by the sets of Adjacent Areas, and special ones. R2 VII.A.2.
pub(super) fn exits(adjacent: &[u128], special: &[(AreaId, Exit)]) -> Vec<Vec<Exit>> {
    let beside = |set: u128| (0u8..128).map(AreaId).filter(move |area| set & (1 << area.0) != 0);
    let adjacent_exits = |set: &u128| beside(*set).map(|to| Exit { to, how: MoveType::Adjacent }).collect();
    let mut exits: Vec<Vec<Exit>> = adjacent.iter().map(adjacent_exits).collect();
    for (from, exit) in special {
        exits[from.index()].push(*exit);
    }
    for exits in &mut exits {
        exits.sort();
        exits.dedup();
    }
    exits
}

/// The Distance from each Area to every other, in Moves of any type, in the direction in which they may be made (G-6).
pub(super) fn all_distances(exits: &[Vec<Exit>]) -> Vec<Option<u8>> {
    let mut all = vec![None; exits.len() * exits.len()];
    let mut queue: Vec<usize> = Vec::with_capacity(exits.len());
    for (from, distance) in all.chunks_mut(exits.len()).enumerate() {
        distance[from] = Some(0u8);
        queue.clear();
        queue.push(from);
        let mut next = 0;
        while let Some(&here) = queue.get(next) {
            next += 1;
            let far = distance[here].map(|steps| steps.saturating_add(1));
            for to in exits[here].iter().map(|exit| exit.to.index()) {
                if distance[to].is_none() {
                    distance[to] = far;
                    queue.push(to);
                }
            }
        }
    }
    all
}
