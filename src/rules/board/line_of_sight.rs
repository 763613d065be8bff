//! Line of Sight between two Areas, exactly. R2 XI.A, G-7, G-8, G-9.
//!
//! Only the printed board is known here; Broken Walls, which let two Areas see each other (G-42), are added by whoever
//! knows the state. Everything is traced once, when the board is built.

use super::boundary::Piece;
use super::{Area, AreaId};
use crate::content::geometry::{
    Fractional, Place, Point, Segment, compare_fractions, cross, distance_squared, dot, locate_fractional,
};
use crate::content::{BoundaryKind, Marker};

/// By which of the three ways two Areas see each other. R2 XI.A.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SightKind {
    /// Inside one Area.
    SameArea,
    /// Across an orange boundary. R2 XI.A.1.
    OrangeBoundary,
    /// Along a straight line between two markers. R2 XI.A.2.
    StraightLine,
    /// By a letter that two markers share. R2 XI.A.3.
    SharedLetter(char),
}

/// One valid line from an Area to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SightLine {
    /// How it sees.
    pub kind: SightKind,
    /// Where it starts: a marker, or the middle of an Area for the kinds that need none.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// The Areas that it passes through, both ends included, in order (G-8).
    pub crossed: Vec<AreaId>,
}

impl SightLine {
    pub(super) fn reversed(&self) -> Self {
        Self { kind: self.kind, from: self.to, to: self.from, crossed: self.crossed.iter().rev().copied().collect() }
    }
}

/// What stops a straight line. R2 XI.A.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Blocker {
    /// A wall of an Area, towards another or the outside.
    Wall {
        /// The Areas on its sides.
        between: (AreaId, Option<AreaId>),
    },
    /// An Obstruction.
    Obstruction(AreaId),
    /// An Area too high to look across.
    Higher(AreaId),
    /// An Area without a marker (G-9).
    NoMarker(AreaId),
}

/// Whether one Area sees another, and how or why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Every valid line; the miniature that draws it takes the best for itself (G-8).
    Clear(Vec<SightLine>),
    /// What stops the least stopped of the lines between markers, in order.
    Blocked(Vec<Blocker>),
}

/// What a straight line meets on its way.
struct Trace {
    crossed: Vec<AreaId>,
    blockers: Vec<Blocker>,
}

/// What the tracing needs to know of a board.
pub(super) struct Surveyor<'a> {
    pub areas: &'a [Area],
    pub pieces: &'a [Piece],
}

impl Surveyor<'_> {
    /// Whether `a` sees `b`, and how or why not. R2 XI.A.
    pub fn sight(&self, a: AreaId, b: AreaId) -> Sight {
        let (one, other) = (&self.areas[a.index()], &self.areas[b.index()]);
        if a == b {
            let kind = SightKind::SameArea;
            return Sight::Clear(vec![SightLine { kind, from: one.centre, to: one.centre, crossed: vec![a] }]);
        }
        let mut lines = Vec::new();
        if self.pieces.iter().any(|p| p.kind == BoundaryKind::Orange && p.joins(a, b)) {
            let kind = SightKind::OrangeBoundary;
            lines.push(SightLine { kind, from: one.centre, to: other.centre, crossed: vec![a, b] });
        }
        let mut least_blocked: Option<Vec<Blocker>> = None;
        for near in &one.markers {
            for far in &other.markers {
                let Trace { crossed, blockers } = self.trace((a, near.at), (b, far.at));
                let kind = match shared_letter(near, far) {
                    _ if blockers.is_empty() => SightKind::StraightLine,
                    Some(letter) => SightKind::SharedLetter(letter),
                    None => {
                        if least_blocked.as_ref().is_none_or(|least| blockers.len() < least.len()) {
                            least_blocked = Some(blockers);
                        }
                        continue;
                    }
                };
                lines.push(SightLine { kind, from: near.at, to: far.at, crossed });
            }
        }
        if lines.is_empty() {
            Sight::Blocked(least_blocked.unwrap_or_else(|| self.without_marker(a, b)))
        } else {
            Sight::Clear(lines)
        }
    }

    /// G-9
    fn without_marker(&self, a: AreaId, b: AreaId) -> Vec<Blocker> {
        [a, b].into_iter().filter(|id| self.areas[id.index()].markers.is_empty()).map(Blocker::NoMarker).collect()
    }

    /// Follows the line from a marker of one Area to a marker of another. R2 XI.A.2, G-7.
    fn trace(&self, (a, from): (AreaId, Point), (b, to): (AreaId, Point)) -> Trace {
        let line = Segment(from, to);
        let mut met: Vec<Met> = Vec::new();
        let mut stops: Vec<((i64, i64), Blocker)> = Vec::new();
        let near = self.pieces.iter().filter(|piece| piece.segment.boxes_meet(line));
        let near: Vec<&Piece> = near.collect();
        for piece in &near {
            meet(line, piece, &mut met, &mut stops);
        }
        met.sort_by(|x, y| compare_fractions(x.at, y.at));
        stops.extend(crossed_walls(&met));

        let mut crossed = vec![a];
        let mut places: Vec<(i64, i64)> = vec![(0, 1)];
        places.extend(met.iter().map(|m| m.at));
        places.push((1, 1));
        places.dedup_by(|x, y| compare_fractions(*x, *y).is_eq());
        for ends in places.windows(2) {
            // The mediant of two fractions lies strictly between them.
            let between = (ends[0].0 + ends[1].0, ends[0].1 + ends[1].1);
            for area in self.under(line, between, &near) {
                if !crossed.contains(&area) {
                    crossed.push(area);
                    stops.extend(self.obstacle(a, b, area).map(|blocker| (ends[0], blocker)));
                }
            }
        }
        crossed.retain(|&area| area != b);
        crossed.push(b);
        stops.sort_by(|x, y| compare_fractions(x.0, y.0));
        let mut blockers: Vec<Blocker> = Vec::new();
        for (_, blocker) in stops {
            if !blockers.contains(&blocker) {
                blockers.push(blocker);
            }
        }
        Trace { crossed, blockers }
    }

    /// The Areas at a place of a line that no corner lies on: the one around it, or both when it runs along an edge.
    fn under(&self, line: Segment, at: (i64, i64), near: &[&Piece]) -> Vec<AreaId> {
        let point = on_line(line, at);
        let edge = near.iter().find(|piece| {
            let on = |p: Point| cross(line.0, line.1, p) == 0;
            let Segment(p, q) = piece.segment;
            on(p) && on(q) && holds(line, at, piece.segment)
        });
        if let Some(piece) = edge {
            return [Some(piece.sides.0), piece.sides.1].into_iter().flatten().collect();
        }
        let inside = |area: &Area| locate_fractional(&area.outline, point) == Place::Inside;
        (0u8..).map(AreaId).zip(self.areas).filter(|(_, area)| inside(area)).map(|(id, _)| id).take(1).collect()
    }

    /// Why an Area between two others stops a line. R2 XI.A.2 and its special case.
    fn obstacle(&self, a: AreaId, b: AreaId, between: AreaId) -> Option<Blocker> {
        if between == a || between == b {
            return None;
        }
        let height = |id: AreaId| self.areas[id.index()].elevation;
        let highest = height(a).max(height(b));
        let too_high = if height(a) == height(b) { height(between) > highest } else { height(between) >= highest };
        match self.areas[between.index()].obstruction {
            true => Some(Blocker::Obstruction(between)),
            false => too_high.then_some(Blocker::Higher(between)),
        }
    }
}

/// A place where a line meets a piece of boundary, as a fraction of its length.
struct Met {
    at: (i64, i64),
    /// On which side of the line the piece goes on from here: -1, 0 (along, or through) or 1.
    side: i64,
    /// The piece, when it is a wall that the line touches with its end.
    wall: Option<Blocker>,
}

/// Notes where a line meets a piece of boundary, and that it is stopped where it crosses or runs along a wall.
fn meet(line: Segment, piece: &Piece, met: &mut Vec<Met>, stops: &mut Vec<((i64, i64), Blocker)>) {
    let Segment(from, to) = line;
    let Segment(p, q) = piece.segment;
    let wall = piece.is_wall().then_some(Blocker::Wall { between: piece.sides });
    if line.crosses(piece.segment) {
        let (near, far) = (cross(p, q, from), cross(p, q, to));
        let at = (near.abs(), near.abs() + far.abs());
        stops.extend(wall.map(|blocker| (at, blocker)));
        met.push(Met { at, side: 0, wall: None });
        return;
    }
    let along = line.overlap(piece.segment).is_some();
    for (end, other_end) in [(p, q), (q, p)] {
        if line.contains(end) {
            let at = (dot(from, to, end), distance_squared(from, to));
            met.push(Met { at, side: cross(from, to, other_end).signum(), wall });
            if along {
                stops.extend(wall.map(|blocker| (at, blocker)));
            }
        }
    }
}

/// A line that touches the end of a wall passes (G-7); one that has walls on both sides at one point crosses them.
fn crossed_walls(met: &[Met]) -> Vec<((i64, i64), Blocker)> {
    let mut crossed = Vec::new();
    for together in met.chunk_by(|x, y| compare_fractions(x.at, y.at).is_eq()) {
        let on = |side: i64| together.iter().filter(move |m| m.side == side && m.wall.is_some());
        if on(-1).next().is_some() && on(1).next().is_some() {
            crossed.extend(on(-1).chain(on(1)).filter_map(|m| m.wall.map(|wall| (m.at, wall))));
        }
    }
    crossed
}

/// The point at a fraction of a line.
fn on_line(line: Segment, (part, whole): (i64, i64)) -> Fractional {
    let step = |from: i32, to: i32| i64::from(from) * whole + (i64::from(to) - i64::from(from)) * part;
    Fractional { x: step(line.0.0, line.1.0), y: step(line.0.1, line.1.1), over: whole }
}

/// Whether a place of a line lies on a piece that runs along it.
fn holds(line: Segment, at: (i64, i64), piece: Segment) -> bool {
    let length = distance_squared(line.0, line.1);
    let (p, q) = (dot(line.0, line.1, piece.0), dot(line.0, line.1, piece.1));
    compare_fractions((p.min(q), length), at).is_le() && compare_fractions(at, (p.max(q), length)).is_le()
}

/// R2 XI.A.3
fn shared_letter(one: &Marker, other: &Marker) -> Option<char> {
    one.letters.chars().find(|&letter| other.letters.contains(letter))
}
