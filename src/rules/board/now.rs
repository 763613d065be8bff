//! How the board as it is now is made from one as it was, the printed one or the last: only what the changes touch is
//! worked out again.

use std::sync::Arc;

use super::{Area, AreaId, Board, Change, Changes, DoorId, Exit, LinkId, MoveType, SightKind, SightLine, in_order};
use gotham_content::DoorState;
use gotham_content::geometry::{Segment, edges};

impl Board {
    /// The board with what a match has changed on it; this one is the printed board. Changes to something it does not
    /// have do nothing.
    pub fn changed(&self, changes: &Changes) -> Board {
        self.after(&changes.all().collect::<Vec<_>>())
    }

    /// How many lines of sight some changes have traced again. It doesn't matter what was changed before.
    pub(super) fn lines_touched(&self, changes: &[Change]) -> usize {
        let wanted = Touched::by(self, changes).pairs_to_trace(self);
        wanted.iter().map(|(a, b)| lines(self, *a, *b).count()).sum()
    }

    /// The board as it is after some changes more. What it does not have changes nothing.
    pub(super) fn after(&self, changes: &[Change]) -> Board {
        let mut board = self.clone();
        changes.iter().for_each(|change| board.change(*change));
        board.place_cars();
        let touched = Touched::by(self, changes);
        if touched.ways {
            board.join();
            board.measure();
        }
        let broken: Vec<_> = board.broken_walls.iter().copied().enumerate().collect();
        let is_new = |at: usize| at >= self.broken_walls.len();
        for &(at, (a, b)) in &broken {
            if touched.ways || is_new(at) {
                board.open_broken_wall(a, b);
            }
        }
        let wanted = touched.pairs_to_trace(self);
        board.survey(&wanted);
        for (at, (a, b)) in broken {
            if is_new(at) || wanted.binary_search(&(a, b)).is_ok() {
                board.see_through_broken_wall(a, b);
            }
        }
        board
    }

    fn change(&mut self, change: Change) {
        match change {
            Change::WallBroken(a, b) => {
                if a.max(b).index() < self.len() && !self.is_broken(a, b) {
                    self.broken_walls.push(in_order(a, b));
                }
            }
            Change::Door(id, state) => self.turn_door(id, state),
            Change::Link(id, state) => {
                if let Some(link) = Arc::make_mut(&mut self.links).get_mut(id.index()) {
                    link.state = state;
                }
            }
            Change::Elevator(id, beside) => {
                let elevator = self.elevators.get(id.index()).filter(|it| it.shaft_beside(beside).is_some());
                for shaft in elevator.map_or(&[][..], |elevator| &elevator.shafts) {
                    let state = if shaft.beside == beside { DoorState::Open } else { DoorState::Closed };
                    Arc::make_mut(&mut self.links)[shaft.link.index()].state = state;
                }
            }
            Change::Area(id, state) if id.index() < self.len() => {
                self.closed &= !(1 << id.0);
                self.closed |= u128::from(state == DoorState::Closed) << id.0;
            }
            Change::Area(..) => {}
            Change::Dark(id) if id.index() < self.len() => self.dark |= 1 << id.0,
            Change::Light(id) if id.index() < self.len() => self.dark &= !(1 << id.0),
            Change::Dark(_) | Change::Light(_) => {}
            Change::Difficult(id, level) => self.change_area(id, |area| area.difficult = level),
            Change::Dangerous(id, level) => self.change_area(id, |area| area.dangerous = level),
            Change::Elevation(id, level) => self.change_area(id, |area| area.elevation = level),
        }
    }

    fn change_area(&mut self, id: AreaId, change: impl FnOnce(&mut Area)) {
        if let Some(area) = Arc::make_mut(&mut self.areas).get_mut(id.index()) {
            change(area);
        }
    }

    /// Each car stands in its shaft, with the Elevation of the Area beside it. G-124
    pub(super) fn place_cars(&mut self) {
        for elevator in Arc::clone(&self.elevators).iter() {
            let Some(shaft) = self.shaft_of(elevator) else { continue };
            let (level, outline) = (self.area(shaft.beside).elevation, elevator.outline_in(shaft));
            let car = self.area(elevator.car);
            if car.elevation != level || car.outline != outline {
                let centre = elevator.centre_in(shaft);
                self.change_area(elevator.car, |car| {
                    (car.elevation, car.outline, car.centre) = (level, outline, centre);
                });
            }
        }
    }

    fn turn_door(&mut self, id: DoorId, state: DoorState) {
        let Some(door) = Arc::make_mut(&mut self.doors).get_mut(id.index()) else { return };
        door.state = state;
        let kind = door.kind();
        let pieces = Arc::make_mut(&mut self.pieces).iter_mut().filter(|piece| piece.door == Some(id));
        pieces.for_each(|piece| piece.kind = kind);
    }

    /// A Broken Wall lets the two Areas beside it pass, but does not make them Adjacent in the Second edition. G-42, E-6
    fn open_broken_wall(&mut self, a: AreaId, b: AreaId) {
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
    }

    /// A Broken Wall lets the two Areas beside it see each other. G-42
    fn see_through_broken_wall(&mut self, a: AreaId, b: AreaId) {
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
    /// Areas of another Elevation than before.
    areas: Vec<AreaId>,
    /// Pairs of Areas that may see each other whatever the lines between them meet.
    pairs: Vec<(AreaId, AreaId)>,
    /// What lines meet that it may stop now, or no longer.
    edges: Vec<Edges>,
}

impl Touched {
    /// What some changes of a board touch: that depends on where things lie, and not on how they are.
    fn by(board: &Board, changes: &[Change]) -> Touched {
        let mut touched = Touched::default();
        for change in changes {
            match *change {
                Change::Door(id, _) => {
                    let Some(door) = board.doors.get(id.index()) else { continue };
                    let pieces = board.pieces.iter().filter(|piece| piece.door == Some(id));
                    touched.edges.extend(Edges::of(pieces.map(|piece| piece.segment)));
                    touched.pairs.push(in_order(door.between.0, door.between.1));
                    touched.ways = true;
                }
                Change::Link(id, _) => touched.link(board, id),
                Change::Elevator(id, _) => {
                    let elevator = board.elevators.get(id.index());
                    elevator.into_iter().flat_map(|it| &it.shafts).for_each(|shaft| touched.link(board, shaft.link));
                }
                Change::Elevation(id, _) if id.index() < board.len() => {
                    touched.edges.extend(Edges::of(edges(&board.area(id).outline)));
                    touched.areas.push(id);
                    // The First edition asks which of two Areas is the higher one. E-18
                    touched.ways = true;
                }
                Change::Area(id, _) => touched.ways |= id.index() < board.len(),
                Change::WallBroken(..)
                | Change::Elevation(..)
                | Change::Difficult(..)
                | Change::Dangerous(..)
                | Change::Dark(_)
                | Change::Light(_) => {}
            }
        }
        touched
    }

    fn link(&mut self, board: &Board, id: LinkId) {
        if let Some(link) = board.links.get(id.index()) {
            self.pairs.extend(link.sights().map(|(a, b)| in_order(a, b)));
            self.ways = true;
        }
    }

    /// The pairs of Areas between which sight may have changed, in order.
    fn pairs_to_trace(&self, board: &Board) -> Vec<(AreaId, AreaId)> {
        if self.pairs.is_empty() && self.edges.is_empty() {
            return Vec::new();
        }
        board.pairs().filter(|(a, b)| self.between(board, *a, *b)).collect()
    }

    /// Whether the sight between two Areas may have changed.
    fn between(&self, board: &Board, a: AreaId, b: AreaId) -> bool {
        [a, b].iter().any(|area| self.areas.contains(area))
            || self.pairs.contains(&in_order(a, b))
            || lines(board, a, b).any(|line| self.edges.iter().any(|edges| edges.meet(line)))
    }
}

/// Edges that lie together.
struct Edges {
    all: Vec<Segment>,
    /// From one corner to the other of a box around them.
    around: Segment,
}

impl Edges {
    fn of(edges: impl Iterator<Item = Segment>) -> Option<Edges> {
        let all: Vec<Segment> = edges.collect();
        let corners = || all.iter().flat_map(|edge| [edge.0, edge.1]);
        let (left, right) = (corners().map(|point| point.0).min()?, corners().map(|point| point.0).max()?);
        let (top, bottom) = (corners().map(|point| point.1).min()?, corners().map(|point| point.1).max()?);
        Some(Edges { around: Segment((left, top), (right, bottom)), all })
    }

    /// Whether a line meets one of them.
    fn meet(&self, line: Segment) -> bool {
        line.enters_box(self.around) && self.all.iter().any(|edge| line.boxes_meet(*edge) && line.touches(*edge))
    }
}

/// The straight lines between the markers of two Areas.
fn lines(board: &Board, a: AreaId, b: AreaId) -> impl Iterator<Item = Segment> + '_ {
    let (one, other) = (board.area(a), board.area(b));
    one.markers.iter().flat_map(|near| other.markers.iter().map(|far| Segment(near.at, far.at)))
}
