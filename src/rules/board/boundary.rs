//! What lies between Areas: the outlines cut into pieces, each of one kind and with its Area on either side. R2 IV.C.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::AreaId;
use crate::content::geometry::{Point, Segment, dot, edges};
use crate::content::{Boundary, BoundaryKind, Map};

/// A wall between two Areas. R2 IV.C.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Wall {
    /// Wall Breaker of this level or more breaks it (G-42).
    Level(u8),
    /// Nothing breaks it.
    Solid,
}

/// A straight piece of boundary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Where it runs.
    pub segment: Segment,
    /// The Area on one side, and the one on the other; none at the rim of the board.
    pub sides: (AreaId, Option<AreaId>),
    /// What it is.
    pub kind: BoundaryKind,
}

impl Piece {
    /// Whether it stops every line of sight. R2 XI.A.2.
    pub fn is_wall(&self) -> bool {
        matches!(self.kind, BoundaryKind::Wall(_) | BoundaryKind::SolidWall)
    }

    /// Whether it lies between these two Areas, either way round.
    pub fn joins(&self, a: AreaId, b: AreaId) -> bool {
        self.sides == (a, Some(b)) || self.sides == (b, Some(a))
    }
}

/// Cuts the outlines of a map at every corner and says what each piece is. Where nothing is listed there is a wall
/// that nothing breaks.
pub(super) fn pieces(map: &Map, index: &BTreeMap<&str, AreaId>) -> Vec<Piece> {
    let mut cuts: BTreeSet<Point> = map.areas.iter().flat_map(|area| area.outline.iter().copied()).collect();
    cuts.extend(map.boundaries.iter().flat_map(|b| b.along.iter().flatten().copied()));

    let mut sides: BTreeMap<Segment, Vec<AreaId>> = BTreeMap::new();
    for area in &map.areas {
        for edge in edges(&area.outline) {
            for piece in cut(edge, &cuts) {
                sides.entry(piece.ordered()).or_default().push(index[area.id.as_str()]);
            }
        }
    }
    let mut listed: BTreeMap<(AreaId, AreaId), Vec<&Boundary>> = BTreeMap::new();
    for boundary in &map.boundaries {
        let (a, b) = (index[boundary.between.0.as_str()], index[boundary.between.1.as_str()]);
        listed.entry((a.min(b), a.max(b))).or_default().push(boundary);
    }
    sides
        .into_iter()
        .map(|(segment, areas)| {
            let (one, other) = (areas[0], areas.get(1).copied());
            let candidates = other.and_then(|other| listed.get(&(one.min(other), one.max(other))));
            let kind = candidates.into_iter().flatten().find(|b| covers(b, segment)).map(|b| b.kind);
            Piece { segment, sides: (one, other), kind: kind.unwrap_or(BoundaryKind::SolidWall) }
        })
        .collect()
}

/// An edge cut at the points that lie on it.
fn cut(edge: Segment, cuts: &BTreeSet<Point>) -> Vec<Segment> {
    let (first, last) = (edge.0.0.min(edge.1.0), edge.0.0.max(edge.1.0));
    let mut on: Vec<Point> =
        cuts.range((first, i32::MIN)..=(last, i32::MAX)).copied().filter(|&p| edge.contains(p)).collect();
    on.sort_by_key(|&p| dot(edge.0, edge.1, p));
    on.windows(2).map(|pair| Segment(pair[0], pair[1])).collect()
}

fn covers(boundary: &Boundary, piece: Segment) -> bool {
    let Some(along) = &boundary.along else { return true };
    along.windows(2).any(|pair| Segment(pair[0], pair[1]).overlap(piece).is_some())
}
