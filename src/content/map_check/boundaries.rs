//! What lies between Areas that touch: boundaries and doors.

use std::collections::{BTreeMap, BTreeSet};

use super::super::geometry::{LIMIT, Point, Segment, shared_edges};
use super::super::id::{AreaName, is_well_formed};
use super::super::map::{BoundaryKind, Map};
use super::limits::{MOST_CORNERS, in_range};
use super::report::{Names, Report};

/// A field of the file, and the pieces of edge that it covers.
type Covers = (String, Vec<Segment>);

/// An entry of the file that lies on an edge of two Areas.
struct OnEdge<'m> {
    field: String,
    between: &'m (AreaName, AreaName),
    along: Option<&'m [Point]>,
}

/// Every entry of a map that lies on an edge.
fn on_edges(map: &Map) -> impl Iterator<Item = OnEdge<'_>> {
    let boundaries = map.boundaries.iter().enumerate().map(|(at, boundary)| OnEdge {
        field: format!("boundaries[{at}]"),
        between: &boundary.between,
        along: boundary.along.as_deref(),
    });
    let doors = map.doors.iter().enumerate().map(|(at, door)| OnEdge {
        field: format!("doors[{at}]"),
        between: &door.between,
        along: door.along.as_deref(),
    });
    boundaries.chain(doors)
}

impl Report {
    /// The positions of two Areas that an entry names, when both exist and differ.
    pub(super) fn pair(
        &mut self,
        field: &str,
        between: &(AreaName, AreaName),
        names: &Names,
    ) -> Option<(usize, usize)> {
        let mut find = |name: &AreaName| {
            let found = names.get(name.as_str()).copied();
            if found.is_none() {
                self.add(format!("{field}.between"), format!("there is no Area {name}"));
            }
            found
        };
        let (one, other) = (find(&between.0), find(&between.1));
        if one.is_some() && one == other {
            self.add(format!("{field}.between"), "names one Area twice");
            return None;
        }
        one.zip(other)
    }

    /// Boundaries and doors: of a kind that exists, each on its own edge.
    pub(super) fn boundaries(&mut self, map: &Map, names: &Names, sound: &[bool]) {
        for (at, boundary) in map.boundaries.iter().enumerate() {
            self.kind(format!("boundaries[{at}].kind"), boundary.kind);
        }
        self.doors(map);
        let mut covered: BTreeMap<(usize, usize), Vec<Covers>> = BTreeMap::new();
        for OnEdge { field, between, along } in on_edges(map) {
            let Some((one, other)) = self.pair(&field, between, names) else { continue };
            if !sound[one] || !sound[other] {
                continue;
            }
            let shared = shared_edges(&map.areas[one].outline, &map.areas[other].outline);
            if shared.is_empty() {
                self.add(format!("{field}.between"), "the two Areas share no edge");
                continue;
            }
            let Some(covers) = self.covered(&field, along, shared) else { continue };
            let earlier = covered.entry((one.min(other), one.max(other))).or_default();
            for (before, segments) in earlier.iter() {
                if segments.iter().any(|s| covers.iter().any(|t| s.overlap(*t).is_some())) {
                    self.problems.push((field.clone(), format!("covers the same edge as {before}")));
                }
            }
            earlier.push((field, covers));
        }
    }

    fn kind(&mut self, field: String, kind: BoundaryKind) {
        if kind == BoundaryKind::Wall(0) {
            self.add(field, "a wall's level is at least 1; one that nothing breaks is SolidWall");
        }
    }

    fn doors(&mut self, map: &Map) {
        let mut seen = BTreeSet::new();
        for (at, door) in map.doors.iter().enumerate() {
            let field = format!("doors[{at}]");
            self.named(&field, door.id.as_str(), door.name.english(), &mut seen);
            self.kind(format!("{field}.closed"), door.closed);
            if door.closed.is_open() {
                self.add(format!("{field}.closed"), "nobody passes a closed door: Red, Wall(level) or SolidWall");
            }
            if door.open.is_wall() {
                self.add(format!("{field}.open"), "an open door is White, Orange or Red");
            }
            if door.open == door.closed {
                self.add(format!("{field}.open"), "open and closed are the same");
            }
        }
    }

    /// An entry with its own id and a name for people.
    pub(super) fn named<'m>(&mut self, field: &str, id: &'m str, name: &str, seen: &mut BTreeSet<&'m str>) {
        if !is_well_formed(id) {
            self.add(format!("{field}.id"), "must be lowercase letters, digits and underscores, a letter first");
        } else if !seen.insert(id) {
            self.add(format!("{field}.id"), format!("\"{id}\" appears twice"));
        }
        if name.trim().is_empty() {
            self.add(format!("{field}.name"), "is empty");
        }
    }

    /// The pieces of shared edge that a boundary covers.
    fn covered(&mut self, field: &str, along: Option<&[Point]>, shared: Vec<Segment>) -> Option<Vec<Segment>> {
        let Some(along) = along else { return Some(shared) };
        let field = format!("{field}.along");
        if !(2..=MOST_CORNERS).contains(&along.len()) {
            self.add(field, format!("a line has 2 to {MOST_CORNERS} corners"));
            return None;
        }
        if let Some(point) = along.iter().find(|&&point| !in_range(point, (LIMIT, LIMIT))) {
            self.add(field, format!("{point:?} is outside the board"));
            return None;
        }
        let covers: Vec<Segment> = along.windows(2).map(|pair| Segment(pair[0], pair[1])).collect();
        for (nth, piece) in covers.iter().enumerate() {
            if !lies_on(*piece, &shared) {
                self.add(field, format!("{:?} to {:?} is not on the edge that the two Areas share", piece.0, piece.1));
                return None;
            }
            if covers[..nth].iter().any(|before| before.overlap(*piece).is_some()) {
                self.add(field, "runs twice over one edge");
                return None;
            }
        }
        Some(covers)
    }
}

/// Whether a piece lies wholly on pieces of shared edge.
fn lies_on(piece: Segment, shared: &[Segment]) -> bool {
    let piece = piece.ordered();
    let mut parts: Vec<Segment> = shared.iter().filter_map(|edge| piece.overlap(*edge)).collect();
    parts.sort();
    let mut reached = piece.0;
    for part in parts {
        if part.0 <= reached {
            reached = reached.max(part.1);
        }
    }
    piece.0 < piece.1 && reached == piece.1
}
