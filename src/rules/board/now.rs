//! How the board as it is now is made from the printed one: only what the changes touch is worked out again.

use std::sync::Arc;

use super::{Area, AreaId, Board, Changes, Exit, MoveType, SightKind, SightLine, in_order};
use gotham_content::geometry::{Segment, edges};

impl Board {
    /// The board with what a match has changed on it; this one is the printed board. Changes to something it does not
    /// have do nothing.
    pub fn changed(&self, changes: &Changes) -> Board {
        let mut board = self.clone();
        let mut touched = Touched::default();
        board.turn_doors(changes, &mut touched);
        board.turn_links(changes, &mut touched);
        board.change_areas(changes, &mut touched);
        if touched.ways {
            board.join();
            board.measure();
        }
        if touched.sight() {
            board.survey(|a, b| touched.between(self, a, b));
        }
        for &(a, b) in changes.broken_walls().iter().filter(|(a, b)| a.max(b).index() < self.len()) {
            board.break_wall(a, b);
        }
        board
    }

    fn turn_doors(&mut self, changes: &Changes, touched: &mut Touched) {
        for (id, state) in changes.doors().filter(|(id, _)| id.index() < self.doors.len()).collect::<Vec<_>>() {
            let door = &mut Arc::make_mut(&mut self.doors)[id.index()];
            door.state = state;
            let kind = door.kind();
            touched.pairs.push(in_order(door.between.0, door.between.1));
            for piece in Arc::make_mut(&mut self.pieces).iter_mut().filter(|piece| piece.door == Some(id)) {
                piece.kind = kind;
                touched.edges.push(piece.segment);
            }
            touched.ways = true;
        }
    }

    fn turn_links(&mut self, changes: &Changes, touched: &mut Touched) {
        for (id, state) in changes.links() {
            let Some(link) = Arc::make_mut(&mut self.links).get_mut(id.index()) else { continue };
            link.state = state;
            touched.pairs.push(in_order(link.between.0, link.between.1));
            touched.ways = true;
        }
    }

    fn change_areas(&mut self, changes: &Changes, touched: &mut Touched) {
        for (id, now) in changes.areas() {
            let Some(area) = Arc::make_mut(&mut self.areas).get_mut(id.index()) else { continue };
            area.difficult = now.difficult.unwrap_or(area.difficult);
            area.dangerous = now.dangerous.unwrap_or(area.dangerous);
            if let Some(elevation) = now.elevation {
                area.elevation = elevation;
                touched.areas.push(id);
                touched.edges.extend(edges(&area.outline));
            }
            if now.closed {
                self.closed |= 1 << id.0;
                touched.ways = true;
            }
        }
    }

    /// A Broken Wall lets one pass and see between the two Areas beside it, but doesn't make them Adjacent in the
    /// Second edition. G-42, E-6
    fn break_wall(&mut self, a: AreaId, b: AreaId) {
        self.broken_walls.push((a, b));
        if self.edition.broken_walls_join_areas() {
            self.adjacent[a.index()] |= 1 << b.0;
            self.adjacent[b.index()] |= 1 << a.0;
        }
        for (from, to) in [(a, b), (b, a)] {
            let exit = Exit { to, how: MoveType::Adjacent };
            if !self.is_closed(to) && !self.exits(from).contains(&exit) {
                Arc::make_mut(&mut self.exits)[from.index()].push(exit);
                self.shorten(from, to);
            }
        }
        let (from, to) = (self.area(a).centre, self.area(b).centre);
        let line = SightLine { kind: SightKind::BrokenWall, from, to, crossed: vec![a, b] };
        let lines = self.lines(a, b).iter().cloned().chain([line]).collect();
        self.set_lines(a, b, lines);
    }

    /// A new way from an Area to another may shorten the Distances of those behind it from those before it. G-6
    fn shorten(&mut self, from: AreaId, to: AreaId) {
        let count = self.len();
        let behind = self.distances[to.index() * count..][..count].to_vec();
        for distances in self.distances.chunks_mut(count) {
            let Some(before) = distances[from.index()] else { continue };
            for (known, after) in distances.iter_mut().zip(&behind) {
                let way = after.map(|after| before.saturating_add(1).saturating_add(after));
                *known = [*known, way].into_iter().flatten().min();
            }
        }
    }
}

/// What has to be worked out again.
#[derive(Default)]
struct Touched {
    /// Which Areas are beside which.
    ways: bool,
    /// Areas of another Elevation than printed.
    areas: Vec<AreaId>,
    /// Pairs of Areas that may see each other whatever the lines between them meet.
    pairs: Vec<(AreaId, AreaId)>,
    /// Edges that lines meet and that may stop them now, or no longer.
    edges: Vec<Segment>,
}

impl Touched {
    fn sight(&self) -> bool {
        !self.pairs.is_empty() || !self.edges.is_empty()
    }

    /// Whether the sight between two Areas may have changed.
    fn between(&self, board: &Board, a: AreaId, b: AreaId) -> bool {
        let (one, other) = (board.area(a), board.area(b));
        [a, b].iter().any(|area| self.areas.contains(area))
            || self.pairs.contains(&in_order(a, b))
            || lines(one, other).any(|line| self.edges.iter().any(|edge| line.boxes_meet(*edge) && line.touches(*edge)))
    }
}

/// The straight lines between the markers of two Areas.
fn lines<'a>(one: &'a Area, other: &'a Area) -> impl Iterator<Item = Segment> + 'a {
    one.markers.iter().flat_map(|near| other.markers.iter().map(|far| Segment(near.at, far.at)))
}
