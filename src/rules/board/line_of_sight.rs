//! Line of Sight between two Areas, exactly. R2 XI.A, G-7, G-8, G-9.
//!
//! Broken Walls, which let two Areas see each other (G-42), are not its business: the board adds them.

use super::boundary::Piece;
use super::{Area, AreaId, Link};
use gotham_content::geometry::{
    Fractional, Place, Point, Segment, compare_fractions, cross, distance_squared, dot, locate_fractional,
};
use gotham_content::{BoundaryKind, Marker};

/// By which of the ways two Areas see each other. R2 XI.A.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SightKind {
    /// Inside one Area.
    SameArea,
    /// Across an orange boundary, or along a link of that kind. R2 XI.A.1, G-84
    OrangeBoundary,
    /// Along a straight line between two markers. R2 XI.A.2.
    StraightLine,
    /// By a letter that two markers share. R2 XI.A.3.
    SharedLetter(char),
    /// Through a Broken Wall. G-42
    BrokenWall,
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
    /// The Areas that it passes through in order, including both ends (G-8).
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
    /// A wall of an Area, toward another or the outside.
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
pub(super) enum Sight {
    /// Every valid line; the miniature that draws it takes the best for itself (G-8).
    Clear(Vec<SightLine>),
    /// What stops the line between markers that is stopped the least, in order.
    Blocked(Vec<Blocker>),
}

/// What a straight line meets on its way, each thing once, in order.
struct Trace {
    crossed: Vec<AreaId>,
    blockers: Vec<Blocker>,
}

impl Trace {
    fn stop(&mut self, blocker: Blocker) {
        if !self.blockers.contains(&blocker) {
            self.blockers.push(blocker);
        }
    }
}

/// What the tracing needs to know of a board.
pub(super) struct Surveyor<'a> {
    pub areas: &'a [Area],
    pub pieces: &'a [Piece],
    pub links: &'a [Link],
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
        let is_orange = |piece: &Piece| piece.kind == BoundaryKind::Orange && piece.joins(a, b);
        if self.pieces.iter().any(is_orange) || self.links.iter().any(|link| link.shows(a, b)) {
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
        // Most pieces are far away, and that is the quickest to check.
        let near = self.pieces.iter().filter(|piece| piece.segment.boxes_meet(line));
        let mut meetings: Vec<Meeting> = near.flat_map(|piece| meetings(line, piece)).flatten().collect();
        meetings.sort_by(|x, y| compare_fractions(x.at, y.at));

        let mut trace = Trace { crossed: vec![a], blockers: Vec::new() };
        let mut places = meetings.chunk_by(|x, y| compare_fractions(x.at, y.at).is_eq()).peekable();
        while let Some(here) = places.next() {
            for wall in walls_met(here) {
                trace.stop(wall);
            }
            let (at, next) = (here[0].at, places.peek().map_or((1, 1), |there| there[0].at));
            // The mediant of two fractions lies strictly between them.
            for area in self.beyond(line, here, (at.0 + next.0, at.1 + next.1)) {
                if !trace.crossed.contains(&area) {
                    trace.crossed.push(area);
                    self.obstacle(a, b, area).into_iter().for_each(|blocker| trace.stop(blocker));
                }
            }
        }
        trace.crossed.retain(|&area| area != b);
        trace.crossed.push(b);
        trace
    }

    /// The Areas that a line is in at a place between two meetings, given what it met just before: one, or the two
    /// beside an edge along which it runs.
    fn beyond(&self, line: Segment, here: &[Meeting], at: (i64, i64)) -> Vec<AreaId> {
        let runs_along = |meeting: &&Meeting| meeting.onward == Onward::Along && holds(line, at, meeting.piece.segment);
        if let Some(meeting) = here.iter().find(runs_along) {
            return sides(meeting.piece).collect();
        }
        let point = on_line(line, at);
        let inside = |id: &AreaId| locate_fractional(&self.areas[id.index()].outline, point) == Place::Inside;
        here.iter().flat_map(|meeting| sides(meeting.piece)).find(inside).into_iter().collect()
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

/// Where a line meets a piece of boundary.
struct Meeting<'a> {
    /// The place, as a fraction of the line's length.
    at: (i64, i64),
    piece: &'a Piece,
    onward: Onward,
}

/// How a piece of boundary lies from the place where a line meets it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Onward {
    /// The line goes through its middle.
    Through,
    /// The line meets its end; the rest lies to the left.
    Left,
    /// The line meets its end; the rest lies to the right.
    Right,
    /// The line runs along it, and meets its end here.
    Along,
}

/// Where a line meets a piece: nowhere, at one place, or at both ends.
fn meetings(line: Segment, piece: &Piece) -> [Option<Meeting<'_>>; 2] {
    let Segment(p, q) = piece.segment;
    if line.crosses(piece.segment) {
        let (near, far) = (cross(p, q, line.0).abs(), cross(p, q, line.1).abs());
        return [Some(Meeting { at: (near, near + far), piece, onward: Onward::Through }), None];
    }
    [(p, q), (q, p)].map(|(end, rest)| {
        let onward = match cross(line.0, line.1, rest) {
            0 => Onward::Along,
            1.. => Onward::Right,
            _ => Onward::Left,
        };
        let at = (dot(line.0, line.1, end), distance_squared(line.0, line.1));
        line.contains(end).then_some(Meeting { at, piece, onward })
    })
}

/// The walls that stop a line at one place. One that touches the end of a wall passes, one that crosses a wall or runs
/// along it does not (G-7); walls to the left and to the right of one point make a wall that it crosses.
fn walls_met<'a>(here: &'a [Meeting<'a>]) -> impl Iterator<Item = Blocker> + 'a {
    let walls = || here.iter().filter(|meeting| meeting.piece.is_wall());
    let on = |onward| walls().any(|meeting| meeting.onward == onward);
    let on_both_sides = on(Onward::Left) && on(Onward::Right);
    let stops = move |meeting: &&Meeting| match meeting.onward {
        Onward::Through | Onward::Along => true,
        Onward::Left | Onward::Right => on_both_sides,
    };
    walls().filter(stops).map(|meeting| Blocker::Wall { between: meeting.piece.sides })
}

/// The Areas on the sides of a piece.
fn sides(piece: &Piece) -> impl Iterator<Item = AreaId> + use<> {
    [Some(piece.sides.0), piece.sides.1].into_iter().flatten()
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
