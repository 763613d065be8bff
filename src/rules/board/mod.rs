//! The printed board: Areas, what lies between them, the Moves it allows, Distance and Line of Sight. R2 IV.C, VII.A, XI.A.
//!
//! A [`Board`] is built once from a map that has passed `content::map_check` and never changes; what the match adds
//! (Broken Walls, tokens, miniatures) lives in the state. Every question is answered from a table.

mod area;
mod boundary;
mod line_of_sight;
mod moves;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

pub use area::{Area, AreaId};
pub use boundary::{Piece, Wall};
pub use line_of_sight::{Blocker, Sight, SightKind, SightLine};
pub use moves::{Exit, MoveType};

use crate::content::{BoundaryKind, Map};
use line_of_sight::Surveyor;

/// A board, ready for questions.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    areas: Vec<Area>,
    pieces: Vec<Piece>,
    exits: Vec<Vec<Exit>>,
    walls: BTreeMap<(AreaId, AreaId), Wall>,
    adjacent: Vec<u128>,
    seen: Vec<u128>,
    /// Both by first Area, then second.
    lines: Vec<Vec<SightLine>>,
    distances: Vec<Option<u8>>,
}

impl Board {
    /// Reads a map that has passed `content::map_check`.
    pub fn new(map: &Map) -> Self {
        let index: BTreeMap<&str, AreaId> =
            map.areas.iter().zip(0u8..).map(|(area, id)| (area.id.as_str(), AreaId(id))).collect();
        let areas: Vec<Area> = map.areas.iter().map(Area::new).collect();
        let pieces = boundary::pieces(map, &index);
        let exits = moves::exits(map, &index, &pieces);
        let mut board = Self {
            adjacent: exits.iter().map(|exits| adjacent_set(exits)).collect(),
            distances: ids(areas.len()).flat_map(|from| moves::distances(&exits, &[], from)).collect(),
            walls: walls(&pieces),
            seen: Vec::new(),
            lines: Vec::new(),
            areas,
            pieces,
            exits,
        };
        board.survey();
        board
    }

    /// Traces every line of sight.
    fn survey(&mut self) {
        let surveyor = Surveyor { areas: &self.areas, pieces: &self.pieces };
        let count = self.areas.len();
        let mut lines: Vec<Vec<SightLine>> = vec![Vec::new(); count * count];
        let mut seen = vec![0u128; count];
        for a in ids(count) {
            for b in ids(count).skip(a.index()) {
                if let Sight::Clear(found) = surveyor.sight(a, b) {
                    lines[b.index() * count + a.index()] = found.iter().map(SightLine::reversed).collect();
                    lines[a.index() * count + b.index()] = found;
                    seen[a.index()] |= 1 << b.0;
                    seen[b.index()] |= 1 << a.0;
                }
            }
        }
        (self.lines, self.seen) = (lines, seen);
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

    /// What is printed in an Area.
    pub fn area(&self, id: AreaId) -> &Area {
        &self.areas[id.index()]
    }

    /// The Area that files call by a word.
    pub fn find(&self, name: &str) -> Option<AreaId> {
        self.areas().find(|&id| self.area(id).name_id.as_str() == name)
    }

    /// Every piece of boundary, for drawing.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The Moves out of an Area. R2 VII.A.2.
    pub fn exits(&self, from: AreaId) -> &[Exit] {
        &self.exits[from.index()]
    }

    /// Whether a white or orange boundary lies between two Areas. R2 IV.C.
    pub fn is_adjacent(&self, a: AreaId, b: AreaId) -> bool {
        self.adjacent[a.index()] & (1 << b.0) != 0
    }

    /// The wall between two Areas that share an edge: the weakest part of it. None where none shares it, or where all
    /// of the edge is open. R2 IV.C.
    pub fn wall(&self, a: AreaId, b: AreaId) -> Option<Wall> {
        self.walls.get(&(a.min(b), a.max(b))).copied()
    }

    /// Whether two Areas see each other on the printed board. R2 XI.A.
    pub fn line_of_sight(&self, a: AreaId, b: AreaId) -> bool {
        self.seen[a.index()] & (1 << b.0) != 0
    }

    /// Whether two Areas see each other, Broken Walls included: these let the two Areas beside them see each other, and
    /// nobody else (G-42).
    pub fn line_of_sight_with(&self, broken: &[(AreaId, AreaId)], a: AreaId, b: AreaId) -> bool {
        self.line_of_sight(a, b) || broken.iter().any(|&pair| pair == (a, b) || pair == (b, a))
    }

    /// Every Area that an Area sees, itself included, as bits.
    pub fn seen_from(&self, a: AreaId) -> u128 {
        self.seen[a.index()]
    }

    /// Every valid line from an Area to another on the printed board; none when they do not see each other (G-8).
    pub fn lines(&self, a: AreaId, b: AreaId) -> &[SightLine] {
        &self.lines[a.index() * self.areas.len() + b.index()]
    }

    /// How an Area sees another, or why not: traced anew, for explanations. R2 XI.A.
    pub fn sight(&self, a: AreaId, b: AreaId) -> Sight {
        Surveyor { areas: &self.areas, pieces: &self.pieces }.sight(a, b)
    }

    /// Distance in Moves of any type, on the printed board; none when there is no way (G-6).
    pub fn distance(&self, a: AreaId, b: AreaId) -> Option<u8> {
        self.distances[a.index() * self.areas.len() + b.index()]
    }

    /// Distance, Broken Walls included (G-6).
    pub fn distance_with(&self, broken: &[(AreaId, AreaId)], a: AreaId, b: AreaId) -> Option<u8> {
        if broken.is_empty() { self.distance(a, b) } else { self.distances_with(broken, a)[b.index()] }
    }

    /// The Distance from an Area to every other, by index, Broken Walls included (G-6).
    pub fn distances_with(&self, broken: &[(AreaId, AreaId)], from: AreaId) -> Vec<Option<u8>> {
        moves::distances(&self.exits, broken, from)
    }
}

fn ids(count: usize) -> impl Iterator<Item = AreaId> + use<> {
    (0u8..).take(count).map(AreaId)
}

fn adjacent_set(exits: &[Exit]) -> u128 {
    exits.iter().filter(|exit| exit.how == MoveType::Adjacent).fold(0, |set, exit| set | 1 << exit.to.0)
}

/// The weakest wall between each two Areas that have one.
fn walls(pieces: &[Piece]) -> BTreeMap<(AreaId, AreaId), Wall> {
    let mut walls = BTreeMap::new();
    for piece in pieces {
        let (one, Some(other)) = piece.sides else { continue };
        let wall = match piece.kind {
            BoundaryKind::Wall(level) => Wall::Level(level),
            BoundaryKind::SolidWall => Wall::Solid,
            BoundaryKind::White | BoundaryKind::Orange | BoundaryKind::Red => continue,
        };
        let weakest = walls.entry((one.min(other), one.max(other))).or_insert(wall);
        *weakest = wall.min(*weakest);
    }
    walls
}
