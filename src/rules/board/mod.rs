//! The board: Areas, what lies between them, the Moves it allows, Distance and Line of Sight. R2 IV.C, VII.A, XI.A.
//!
//! The printed [`Board`] is built once from a map that has passed `content::map_check`. The state keeps what the match
//! has changed on it ([`Changes`]), and [`Board::changed`] makes the board as it is now from both: a `Board` again, so
//! that nobody who asks it needs to know what is printed and what is new. Every question is answered from a table; what
//! a change leaves alone is shared with the printed board. Tokens and miniatures are the state's business.

mod area;
mod boundary;
mod changes;
mod door;
mod edition;
mod elevator;
mod grid;
mod known;
mod line_of_sight;
mod moves;
mod now;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use area::{Area, AreaId};
pub use boundary::{Piece, Wall};
pub use changes::{AreaChanges, Change, Changes};
pub use door::{Door, Link};
pub use elevator::{Elevator, ElevatorId, Shaft};
pub(crate) use known::KnownBoards;
pub use line_of_sight::{Blocker, SightKind, SightLine, StraightLines};
pub use moves::{Exit, MoveType};

use crate::edition::Edition;
use area::in_order;
pub use gotham_content::index::{DoorId, LinkId};
use gotham_content::script::AreaSet;
use gotham_content::{DoorState, Map};
use grid::Grid;
use line_of_sight::{Sight, Surveyor};

/// A board, ready to answer questions.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Whose rules it is read by.
    edition: Edition,
    areas: Arc<Vec<Area>>,
    /// Areas by their words.
    by_word: Arc<BTreeMap<String, AreaId>>,
    pieces: Arc<Vec<Piece>>,
    /// Where the pieces lie.
    grid: Arc<Grid>,
    doors: Arc<Vec<Door>>,
    links: Arc<Vec<Link>>,
    elevators: Arc<Vec<Elevator>>,
    /// Jumps, Climbs and Drops, each from the Area where it begins.
    special: Arc<Vec<(AreaId, Exit)>>,
    exits: Arc<Vec<Vec<Exit>>>,
    walls: Arc<BTreeMap<(AreaId, AreaId), Wall>>,
    /// Areas as bits: those that nobody may enter, those Adjacent to each, those that each sees.
    closed: u128,
    /// Areas that are dark.
    dark: u128,
    adjacent: Vec<u128>,
    seen: Vec<u128>,
    /// Both by first Area, then second.
    lines: Vec<Arc<[SightLine]>>,
    distances: Vec<Option<u8>>,
    broken_walls: Vec<(AreaId, AreaId)>,
}

impl Board {
    /// Reads a map that has passed `content::map_check`, by the rules of the Second edition.
    pub fn new(map: &Map) -> Self {
        let index: BTreeMap<&str, AreaId> =
            map.areas.iter().zip(0u8..).map(|(area, id)| (area.id.as_str(), AreaId(id))).collect();
        let count = map.areas.len();
        let doors = door::doors(map, &index);
        let pieces = boundary::pieces(map, &doors, &index);
        let areas: Vec<Area> = map.areas.iter().map(Area::new).collect();
        let mut board = Self {
            edition: Edition::Second,
            elevators: Arc::new(elevator::elevators(map, &index, &areas)),
            areas: Arc::new(areas),
            by_word: Arc::new(index.iter().map(|(word, id)| ((*word).to_string(), *id)).collect()),
            grid: Arc::new(Grid::of(pieces.iter().map(|piece| piece.segment))),
            pieces: Arc::new(pieces),
            doors: Arc::new(doors),
            links: Arc::new(door::links(map, &index)),
            special: Arc::new(moves::special(map, &index)),
            exits: Arc::default(),
            walls: Arc::default(),
            closed: 0,
            dark: 0,
            adjacent: Vec::new(),
            seen: vec![0; count],
            lines: (0..count * count).map(|_| Arc::default()).collect(),
            distances: Vec::new(),
            broken_walls: Vec::new(),
        };
        board.place_cars();
        board.join();
        board.measure();
        let all: Vec<_> = board.pairs().collect();
        board.survey(&all);
        board
    }

    /// Works out who is beside whom, and the Moves between them. R2 IV.C, VII.A.2, G-85
    fn join(&mut self) {
        let pieces = self.pieces.iter().filter(|piece| piece.kind.is_open());
        let beside = pieces.filter_map(|piece| Some((piece.sides.0, piece.sides.1?)));
        let linked = self.links.iter().filter(|link| link.state == DoorState::Open).map(|link| link.between);
        let mut adjacent = vec![0u128; self.len()];
        for (a, b) in beside.chain(linked) {
            adjacent[a.index()] |= 1 << b.0;
            adjacent[b.index()] |= 1 << a.0;
        }
        let mut exits = moves::exits(&adjacent, &self.special);
        exits.iter_mut().for_each(|exits| exits.retain(|exit| !self.is_closed(exit.to)));
        self.settle_moves(&mut exits);
        self.exits = Arc::new(exits);
        self.walls = Arc::new(boundary::walls(&self.pieces));
        self.adjacent = adjacent;
    }

    /// Works out every Distance. G-6
    fn measure(&mut self) {
        self.distances = moves::all_distances(&self.exits);
    }

    /// Every pair of Areas, each also with itself, the lower first.
    fn pairs(&self) -> impl Iterator<Item = (AreaId, AreaId)> + use<> {
        let count = self.len();
        ids(count).flat_map(move |a| ids(count).skip(a.index()).map(move |b| (a, b)))
    }

    /// Traces the lines of sight between pairs of Areas. R2 XI.A
    fn survey(&mut self, pairs: &[(AreaId, AreaId)]) {
        let surveyor = self.surveyor();
        let seen = |(a, b): &(AreaId, AreaId)| match surveyor.sight(*a, *b) {
            Sight::Clear(lines) => self.as_seen(*a, *b, lines),
            Sight::Blocked(_) => Vec::new(),
        };
        let traced: Vec<Vec<SightLine>> = pairs.iter().map(seen).collect();
        for ((a, b), lines) in pairs.iter().zip(traced) {
            self.set_lines(*a, *b, lines);
        }
    }

    /// Straight lines between any places, for tools that look for places of markers.
    pub fn straight_lines(&self) -> StraightLines<'_> {
        StraightLines::new(self.surveyor())
    }

    fn surveyor(&self) -> Surveyor<'_> {
        Surveyor::new(&self.areas, &self.pieces, &self.grid, &self.links)
    }

    /// Remembers the lines by which two Areas see each other.
    fn set_lines(&mut self, a: AreaId, b: AreaId, lines: Vec<SightLine>) {
        let count = self.len();
        for (from, to) in [(a, b), (b, a)] {
            self.seen[from.index()] &= !(1 << to.0);
            self.seen[from.index()] |= u128::from(!lines.is_empty()) << to.0;
        }
        self.lines[b.index() * count + a.index()] = lines.iter().map(SightLine::reversed).collect();
        self.lines[a.index() * count + b.index()] = lines.into();
    }

    /// How many Areas there are.
    #[expect(clippy::len_without_is_empty, reason = "a board is never empty")]
    pub fn len(&self) -> usize {
        self.areas.len()
    }

    /// Every Area, in reading order (G-52).
    pub fn areas(&self) -> impl Iterator<Item = AreaId> + use<> {
        ids(self.areas.len())
    }

    /// What an Area is like.
    pub fn area(&self, id: AreaId) -> &Area {
        &self.areas[id.index()]
    }

    /// The Area that files call by this word.
    pub fn find(&self, name: &str) -> Option<AreaId> {
        self.by_word.get(name).copied()
    }

    /// Every piece of boundary, for drawing.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Every door, as it is now, by its id. G-83
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// Every link, as it is now, by its id; after those of the map, the shafts of its elevators. G-84, G-124
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// Every link of the map, as it is now, without the shafts. G-84
    pub fn plain_links(&self) -> &[Link] {
        let shafts: usize = self.elevators.iter().map(|elevator| elevator.shafts.len()).sum();
        &self.links[..self.links.len() - shafts]
    }

    /// Every elevator, by its id. G-124
    pub fn elevators(&self) -> &[Elevator] {
        &self.elevators
    }

    /// The shaft in which a car stands now. G-124
    pub fn shaft_of<'b>(&self, elevator: &'b Elevator) -> Option<&'b Shaft> {
        elevator.shafts.iter().find(|shaft| self.links[shaft.link.index()].state == DoorState::Open)
    }

    /// The elevator whose car an Area is. G-124
    pub fn elevator_of(&self, car: AreaId) -> Option<&Elevator> {
        self.elevators.iter().find(|elevator| elevator.car == car)
    }

    /// The elevator that files call by this word.
    pub fn find_elevator(&self, name: &str) -> Option<ElevatorId> {
        let found = self.elevators.iter().position(|elevator| elevator.name_id.as_str() == name);
        found.map(|at| ElevatorId(at as u8))
    }

    /// The door that files call by this word.
    pub fn find_door(&self, name: &str) -> Option<DoorId> {
        (0u8..).map(DoorId).zip(self.doors.iter()).find(|(_, door)| door.name_id.as_str() == name).map(|(id, _)| id)
    }

    /// The link that files call by this word; a shaft by its elevator and the Area beside it, `elevator:manor_16`.
    pub fn find_link(&self, name: &str) -> Option<LinkId> {
        (0u8..).map(LinkId).zip(self.links.iter()).find(|(_, link)| link.name_id.as_str() == name).map(|(id, _)| id)
    }

    /// Whether a door is open. G-83
    pub fn is_open(&self, door: DoorId) -> bool {
        self.doors[door.index()].state == DoorState::Open
    }

    /// Whether nobody may enter an Area. G-85
    pub fn is_closed(&self, area: AreaId) -> bool {
        self.closed & (1 << area.0) != 0
    }

    /// The Moves out of an Area, over Broken Walls too. R2 VII.A.2, G-42
    pub fn exits(&self, from: AreaId) -> &[Exit] {
        &self.exits[from.index()]
    }

    /// Whether a white or orange boundary lies between two Areas, or an open link joins them; in the First edition, a
    /// Broken Wall counts, too. R2 IV.C, G-84, E-6
    pub fn is_adjacent(&self, a: AreaId, b: AreaId) -> bool {
        self.adjacent[a.index()] & (1 << b.0) != 0
    }

    /// The wall between two Areas that share an edge: the weakest part of it. `None` where they share none, or where
    /// all of the edge is open. R2 IV.C.
    pub fn wall(&self, a: AreaId, b: AreaId) -> Option<Wall> {
        self.walls.get(&in_order(a, b)).copied()
    }

    /// The walls around an Area, each with the Area behind it, in reading order. R2 IV.C.
    pub fn walls_of(&self, from: AreaId) -> impl Iterator<Item = (AreaId, Wall)> {
        let behind = move |(a, b): (AreaId, AreaId)| match from {
            _ if a == from => Some(b),
            _ if b == from => Some(a),
            _ => None,
        };
        self.walls.iter().filter_map(move |(between, wall)| Some((behind(*between)?, *wall)))
    }

    /// Whether a Broken Wall token lies between two Areas. G-42
    pub fn is_broken(&self, a: AreaId, b: AreaId) -> bool {
        self.broken_walls.contains(&in_order(a, b))
    }

    /// Whether an Area sees another: they see each other unless the other one is dark. R2 XI.A.
    pub fn line_of_sight(&self, a: AreaId, b: AreaId) -> bool {
        self.seen_from(a).0 & (1 << b.0) != 0
    }

    /// The Areas that an Area sees: of dark ones only itself and those Adjacent to it. R2 XI.A
    pub fn seen_from(&self, area: AreaId) -> AreaSet {
        let near = self.adjacent[area.index()] | 1 << area.0;
        AreaSet(self.seen[area.index()] & (!self.dark | near))
    }

    /// Whether it is dark in an Area: one sees into it only from itself and from Adjacent ones.
    pub fn is_dark(&self, area: AreaId) -> bool {
        self.dark & (1 << area.0) != 0
    }

    /// The Areas Adjacent to an Area. R2 IV.C, G-84
    pub fn beside(&self, area: AreaId) -> AreaSet {
        AreaSet(self.adjacent[area.index()])
    }

    /// Whether nothing but darkness keeps an Area from seeing another. R2 XI.A, G-86
    pub fn is_hidden_by_darkness(&self, a: AreaId, b: AreaId) -> bool {
        self.is_dark(b) && !self.line_of_sight(a, b) && self.seen[a.index()] & (1 << b.0) != 0
    }

    /// Every valid line from an Area to another; none when they do not see each other (G-8).
    pub fn lines(&self, a: AreaId, b: AreaId) -> &[SightLine] {
        if self.is_dark(b) && !self.line_of_sight(a, b) {
            return &[];
        }
        &self.lines[a.index() * self.areas.len() + b.index()]
    }

    /// What keeps an Area from seeing another, traced again for explanations. R2 XI.A, G-86
    pub fn blockers(&self, a: AreaId, b: AreaId) -> Vec<Blocker> {
        if self.is_hidden_by_darkness(a, b) {
            return vec![Blocker::Dark(b)];
        }
        match self.surveyor().sight(a, b) {
            Sight::Blocked(blockers) if !self.line_of_sight(a, b) => blockers,
            Sight::Clear(lines) if !self.line_of_sight(a, b) => self.heights(a, b, &lines),
            Sight::Blocked(_) | Sight::Clear(_) => Vec::new(),
        }
    }

    /// Distance in Moves of any type; `None` when there is no way (G-6).
    pub fn distance(&self, a: AreaId, b: AreaId) -> Option<u8> {
        self.distances[a.index() * self.areas.len() + b.index()]
    }

    /// The Areas at most that many Moves from one. G-6
    pub fn around(&self, moves: u8, from: AreaId) -> AreaSet {
        let count = self.areas.len();
        let far = &self.distances[from.index() * count..][..count];
        let is_near = |far: &Option<u8>| far.is_some_and(|far| far <= moves);
        AreaSet(far.iter().rev().fold(0, |near, far| near << 1 | u128::from(is_near(far))))
    }
}

fn ids(count: usize) -> impl Iterator<Item = AreaId> + use<> {
    (0u8..).take(count).map(AreaId)
}
