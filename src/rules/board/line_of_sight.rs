//! Line of Sight between two Areas, exactly. R2 XI.A, G-7, G-8, G-9.
//!
//! Broken Walls, which let two Areas see each other (G-42), are not its business: the board adds them.

use std::collections::BTreeSet;

use super::boundary::Piece;
use super::grid::Grid;
use super::{Area, AreaId, Link, in_order};
use gotham_content::geometry::{Point, Segment, compare_fractions, cross, distance_squared, dot};
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
    /// Between an elevator's car and what is in sight of its shaft. G-124
    Shaft,
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

/// What keeps an Area from seeing another. R2 XI.A.2.
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
    /// It is dark there, and nothing else is in the way. G-86
    Dark(AreaId),
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
    areas: &'a [Area],
    pieces: &'a [Piece],
    /// Where the pieces lie.
    grid: &'a Grid,
    links: &'a [Link],
    /// Areas with an orange boundary between them, the lower first.
    orange: BTreeSet<(AreaId, AreaId)>,
}

impl<'a> Surveyor<'a> {
    /// Looks at what lies between the Areas now.
    pub(super) fn new(areas: &'a [Area], pieces: &'a [Piece], grid: &'a Grid, links: &'a [Link]) -> Surveyor<'a> {
        let is_orange = |piece: &&Piece| piece.kind == BoundaryKind::Orange;
        let between = |piece: &Piece| Some(in_order(piece.sides.0, piece.sides.1?));
        let orange = pieces.iter().filter(is_orange).filter_map(between).collect();
        Surveyor { areas, pieces, grid, links, orange }
    }

    /// Whether `a` sees `b`, and how or why not. R2 XI.A.
    pub(super) fn sight(&self, a: AreaId, b: AreaId) -> Sight {
        let (one, other) = (&self.areas[a.index()], &self.areas[b.index()]);
        if a == b {
            let kind = SightKind::SameArea;
            return Sight::Clear(vec![SightLine { kind, from: one.centre, to: one.centre, crossed: vec![a] }]);
        }
        let mut lines = Vec::new();
        let link = || self.links.iter().find(|link| link.shows(a, b));
        let kind = match self.orange.contains(&in_order(a, b)) {
            true => Some(SightKind::OrangeBoundary),
            false => link().map(|link| if link.joins(a, b) { SightKind::OrangeBoundary } else { SightKind::Shaft }),
        };
        if let Some(kind) = kind {
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
        let mut meetings = Vec::new();
        for number in self.grid.near(line) {
            meet(line, number, &self.pieces[number], &mut meetings);
        }
        meetings.sort_by(|x, y| compare_fractions(x.at, y.at).then(x.number.cmp(&y.number)));
        meetings.dedup_by_key(|meeting| (meeting.number, meeting.way));

        let mut trace = Trace { crossed: vec![a], blockers: Vec::new() };
        for here in meetings.chunk_by(|x, y| compare_fractions(x.at, y.at).is_eq()) {
            for wall in walls_met(here) {
                trace.stop(wall);
            }
            for area in beyond(line, here).into_iter().flatten() {
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

/// Straight lines on a board, whether or not markers stand at their ends.
pub struct StraightLines<'a>(Surveyor<'a>);

impl<'a> StraightLines<'a> {
    pub(super) fn new(surveyor: Surveyor<'a>) -> StraightLines<'a> {
        StraightLines(surveyor)
    }

    /// Whether markers at these places would see each other along a straight line; each place is inside its Area.
    /// R2 XI.A.2, G-7
    pub fn is_clear(&self, from: (AreaId, Point), to: (AreaId, Point)) -> bool {
        self.0.trace(from, to).blockers.is_empty()
    }
}

/// Where a line meets a piece of boundary.
struct Meeting<'a> {
    /// The place, as a fraction of the line's length.
    at: (i64, i64),
    /// The piece, and its place in the list of all.
    piece: &'a Piece,
    number: usize,
    /// The piece as seen from the place: from the end that the line meets, or else from its start.
    way: Segment,
    onward: Onward,
}

impl Meeting<'_> {
    /// The Areas to the left and to the right of the way.
    fn sides(&self) -> [Option<AreaId>; 2] {
        let [left, right] = self.piece.left_and_right();
        if self.way.0 == self.piece.segment.0 { [left, right] } else { [right, left] }
    }
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
    /// The line runs along it, and meets its end here; the rest lies ahead.
    Along,
    /// The line has run along it up to here.
    Behind,
}

/// Adds where a line meets a piece: nowhere, at one place, or at both ends.
fn meet<'a>(line: Segment, number: usize, piece: &'a Piece, met: &mut Vec<Meeting<'a>>) {
    let way = piece.segment;
    let [start, end] = [way.0, way.1].map(|point| cross(line.0, line.1, point).signum());
    if start * end > 0 {
        return; // all of it lies to one side
    }
    if start * end < 0 {
        let [from, to] = [line.0, line.1].map(|point| cross(way.0, way.1, point));
        if from.signum() * to.signum() < 0 {
            let at = (from.abs(), from.abs() + to.abs());
            met.push(Meeting { at, piece, number, way, onward: Onward::Through });
        }
        return;
    }
    for (way, on_line, rest) in [(way, start, end), (Segment(way.1, way.0), end, start)] {
        if on_line == 0 && line.contains(way.0) {
            let [along, beyond] = [way.0, way.1].map(|point| dot(line.0, line.1, point));
            let onward = match rest {
                0 if beyond > along => Onward::Along,
                0 => Onward::Behind,
                1.. => Onward::Right,
                _ => Onward::Left,
            };
            let at = (along, distance_squared(line.0, line.1));
            met.push(Meeting { at, piece, number, way, onward });
        }
    }
}

/// The Areas that a line is in from a place where it meets pieces up to the next one: one, or the two beside a piece along
/// which it runs.
fn beyond(line: Segment, here: &[Meeting]) -> [Option<AreaId>; 2] {
    if let Some(meeting) = here.iter().find(|meeting| meeting.onward == Onward::Along) {
        return [Some(meeting.piece.sides.0), meeting.piece.sides.1];
    }
    // The line goes on between two pieces: the Area to the right of the first one to the left is all around it there.
    let turn = |meeting: &Meeting| match meeting.onward {
        Onward::Through | Onward::Along | Onward::Left => 0,
        Onward::Behind => 1,
        Onward::Right => 2,
    };
    let compare = |one: &&Meeting, other: &&Meeting| {
        let Segment(end, rest) = one.way;
        turn(one).cmp(&turn(other)).then_with(|| cross(end, rest, other.way.1).cmp(&0))
    };
    let first = here.iter().min_by(compare);
    let ahead = first.and_then(|meeting| {
        let [left, right] = meeting.sides();
        let goes_left = meeting.onward == Onward::Through && cross(meeting.way.0, meeting.way.1, line.1) < 0;
        if goes_left { left } else { right }
    });
    [ahead, None]
}

/// The walls that stop a line at one place. One that touches the end of a wall passes, one that crosses a wall or runs
/// along it does not (G-7); walls to the left and to the right of one point make a wall that it crosses.
fn walls_met<'a>(here: &'a [Meeting<'a>]) -> impl Iterator<Item = Blocker> + 'a {
    let walls = || here.iter().filter(|meeting| meeting.piece.is_wall());
    let on = |onward| walls().any(|meeting| meeting.onward == onward);
    let on_both_sides = on(Onward::Left) && on(Onward::Right);
    let stops = move |meeting: &&Meeting| match meeting.onward {
        Onward::Through | Onward::Along | Onward::Behind => true,
        Onward::Left | Onward::Right => on_both_sides,
    };
    walls().filter(stops).map(|meeting| Blocker::Wall { between: meeting.piece.sides })
}

/// R2 XI.A.3
fn shared_letter(one: &Marker, other: &Marker) -> Option<char> {
    one.letters.chars().find(|&letter| other.letters.contains(letter))
}
