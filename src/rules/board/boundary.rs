//! What lies between Areas: the outlines cut into pieces, each of one kind and with its Area on either side. R2 IV.C.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::grid::Grid;
use super::{AreaId, Door, in_order};
use gotham_content::geometry::{Point, Segment, dot, edges, turns_right};
use gotham_content::index::DoorId;
use gotham_content::{AreaName, BoundaryKind, Map};

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
    /// The Area on one side and the one on the other; `None` at the rim of the board.
    pub sides: (AreaId, Option<AreaId>),
    /// Whether the first of them lies to the right of the way from the start to the end.
    pub(super) first_is_right: bool,
    /// What it is now.
    pub kind: BoundaryKind,
    /// The door that it is, or is a part of.
    pub door: Option<DoorId>,
}

impl Piece {
    /// Whether it stops every line of sight. R2 XI.A.2.
    pub fn is_wall(&self) -> bool {
        self.kind.is_wall()
    }

    /// The Areas to the left and to the right of the way from its start to its end.
    pub(super) fn left_and_right(&self) -> [Option<AreaId>; 2] {
        let (first, second) = (Some(self.sides.0), self.sides.1);
        if self.first_is_right { [second, first] } else { [first, second] }
    }

    /// Whether it lies between these two Areas, in either order.
    pub fn joins(&self, a: AreaId, b: AreaId) -> bool {
        self.sides == (a, Some(b)) || self.sides == (b, Some(a))
    }
}

/// Cuts the outlines of a map at every corner and says what each piece is. Where nothing is listed there is a wall
/// that nothing breaks.
pub(super) fn pieces(map: &Map, doors: &[Door], index: &BTreeMap<&str, AreaId>) -> Vec<Piece> {
    let mut cuts: BTreeSet<Point> = map.areas.iter().flat_map(|area| area.outline.iter().copied()).collect();
    cuts.extend(map.boundaries.iter().flat_map(|b| b.along.iter().flatten().copied()));
    cuts.extend(map.doors.iter().flat_map(|door| door.along.iter().flatten().copied()));

    let cuts: Vec<Point> = cuts.into_iter().collect();
    let grid = Grid::of(cuts.iter().map(|&point| Segment(point, point)));
    // Each piece with the Areas beside it, and whether they lie to its right.
    let mut sides: BTreeMap<Segment, Vec<(AreaId, bool)>> = BTreeMap::new();
    for area in &map.areas {
        let is_right = turns_right(&area.outline);
        for edge in edges(&area.outline) {
            for piece in cut(edge, &cuts, &grid) {
                let along = piece.ordered();
                sides.entry(along).or_default().push((index[area.id.as_str()], is_right == (along == piece)));
            }
        }
    }
    let mut listed: BTreeMap<(AreaId, AreaId), Vec<Listed>> = BTreeMap::new();
    for (between, entry) in entries(map, doors) {
        let (a, b) = (index[between.0.as_str()], index[between.1.as_str()]);
        listed.entry(in_order(a, b)).or_default().push(entry);
    }
    sides
        .into_iter()
        .map(|(segment, areas)| {
            let ((one, first_is_right), other) = (areas[0], areas.get(1).map(|(area, _)| *area));
            let candidates = other.and_then(|other| listed.get(&in_order(one, other)));
            let found = candidates.into_iter().flatten().find(|entry| entry.covers(segment));
            let kind = found.map_or(BoundaryKind::SolidWall, |entry| entry.kind);
            let door = found.and_then(|entry| entry.door);
            Piece { segment, sides: (one, other), first_is_right, kind, door }
        })
        .collect()
}

/// An edge cut at the points that lie on it.
fn cut(edge: Segment, cuts: &[Point], grid: &Grid) -> Vec<Segment> {
    let near = grid.near(edge).map(|at| cuts[at]);
    let mut on: Vec<Point> = near.filter(|&point| edge.contains(point)).collect();
    on.sort_by_key(|&p| dot(edge.0, edge.1, p));
    on.dedup();
    on.windows(2).map(|pair| Segment(pair[0], pair[1])).collect()
}

/// A boundary or door of the map file.
struct Listed<'m> {
    kind: BoundaryKind,
    along: Option<&'m [Point]>,
    door: Option<DoorId>,
}

impl Listed<'_> {
    fn covers(&self, piece: Segment) -> bool {
        let Some(along) = self.along else { return true };
        along.windows(2).any(|pair| Segment(pair[0], pair[1]).overlap(piece).is_some())
    }
}

/// Every boundary and door of a map, with the Areas on its sides.
fn entries<'m>(map: &'m Map, doors: &'m [Door]) -> impl Iterator<Item = (&'m (AreaName, AreaName), Listed<'m>)> {
    let boundaries = map.boundaries.iter().map(|boundary| {
        (&boundary.between, Listed { kind: boundary.kind, along: boundary.along.as_deref(), door: None })
    });
    let doors = map.doors.iter().zip(doors).zip(0u8..).map(|((door, printed), id)| {
        (&door.between, Listed { kind: printed.kind(), along: door.along.as_deref(), door: Some(DoorId(id)) })
    });
    boundaries.chain(doors)
}

/// The weakest wall between each two Areas that have one.
pub(super) fn walls(pieces: &[Piece]) -> BTreeMap<(AreaId, AreaId), Wall> {
    let mut walls = BTreeMap::new();
    for piece in pieces {
        let (one, Some(other)) = piece.sides else { continue };
        let wall = match piece.kind {
            BoundaryKind::Wall(level) => Wall::Level(level),
            BoundaryKind::SolidWall => Wall::Solid,
            BoundaryKind::White | BoundaryKind::Orange | BoundaryKind::Red => continue,
        };
        let weakest = walls.entry(in_order(one, other)).or_insert(wall);
        *weakest = wall.min(*weakest);
    }
    walls
}
