//! A board beside its lists.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::{AreaName, BoundaryKind, SpecialMoveKind};
use gotham_rules::board::{AreaId, Board, MoveType, Wall};

use super::lists::{Printed, PrintedArea};
use super::names::{Pair, pair};

/// Who sees whom on a board, beside what the lists say.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sights {
    /// Pairs of the lists that do not see each other.
    pub missing: BTreeSet<Pair>,
    /// Pairs that see each other and should not.
    pub too_many: BTreeSet<Pair>,
}

/// Every difference between a board and its lists, in words.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Differences {
    /// One sentence each.
    pub sentences: Vec<String>,
    /// Those of sight.
    pub sights: Sights,
}

impl Differences {
    /// Whether the board is what the lists say.
    pub fn is_empty(&self) -> bool {
        self.sentences.is_empty()
    }

    fn sets<T: Ord>(&mut self, lists: &BTreeSet<T>, board: &BTreeSet<T>, what: impl Fn(&T) -> String) {
        self.sentences
            .extend(lists.difference(board).map(|item| format!("the lists have {}, the map does not", what(item))));
        self.sentences
            .extend(board.difference(lists).map(|item| format!("the map has {}, the lists do not", what(item))));
    }
}

/// Compares Elevations, limits, terrain, Obstructions, boundaries, walls, special Moves and every pair of Areas in sight.
pub fn differences(board: &Board, printed: &Printed) -> Differences {
    let mut found = Differences::default();
    areas(board, printed, &mut found);
    adjacent(board, printed, &mut found);
    walls(board, printed, &mut found);
    moves(board, printed, &mut found);
    found.sights = self::sights(board, printed);
    let seen = |(a, b): &Pair| format!("{a} in sight of {b}");
    for item in &found.sights.missing {
        found.sentences.push(format!("the lists have {}, the map does not", seen(item)));
    }
    for item in &found.sights.too_many {
        found.sentences.push(format!("the map has {}, the lists do not", seen(item)));
    }
    found
}

/// Compares who sees whom.
pub fn sights(board: &Board, printed: &Printed) -> Sights {
    let drawn = in_sight(board);
    Sights {
        missing: printed.sight.difference(&drawn).cloned().collect(),
        too_many: drawn.difference(&printed.sight).cloned().collect(),
    }
}

/// Every pair of Areas that see each other.
pub fn in_sight(board: &Board) -> BTreeSet<Pair> {
    pairs_of(board).filter(|(a, b)| board.line_of_sight(*a, *b)).map(|(a, b)| names(board, a, b)).collect()
}

fn pairs_of(board: &Board) -> impl Iterator<Item = (AreaId, AreaId)> {
    board.areas().flat_map(move |a| board.areas().skip(a.index() + 1).map(move |b| (a, b)))
}

fn names(board: &Board, a: AreaId, b: AreaId) -> Pair {
    pair(&board.area(a).name_id, &board.area(b).name_id)
}

fn areas(board: &Board, printed: &Printed, found: &mut Differences) {
    let drawn: BTreeMap<&AreaName, PrintedArea> = board
        .areas()
        .map(|id| board.area(id))
        .map(|area| {
            let (elevation, limit, obstruction) = (area.elevation, area.limit, area.obstruction);
            let (difficult, dangerous) = (area.difficult, area.dangerous);
            (&area.name_id, PrintedArea { elevation, limit, difficult, dangerous, obstruction })
        })
        .collect();
    for (name, area) in &printed.areas {
        match drawn.get(name) {
            None => found.sentences.push(format!("the lists have {name}, the map does not")),
            Some(other) if other != area => {
                found.sentences.push(format!("{name}: the lists have {area:?}, the map has {other:?}"));
            }
            Some(_) => {}
        }
    }
    let unknown = drawn.keys().filter(|name| !printed.areas.contains_key(**name));
    found.sentences.extend(unknown.map(|name| format!("the map has {name}, the lists do not")));
}

/// White and orange boundaries, and links that are open.
fn adjacent(board: &Board, printed: &Printed, found: &mut Differences) {
    let kinds = |wanted: BoundaryKind| -> BTreeSet<Pair> {
        let pieces = board.pieces().iter().filter(|piece| piece.kind == wanted);
        pieces.filter_map(|piece| Some(names(board, piece.sides.0, piece.sides.1?))).collect()
    };
    for (kind, what) in [(BoundaryKind::Orange, "an orange boundary"), (BoundaryKind::White, "a white boundary")] {
        let lists = printed.open.iter().filter(|(_, known)| **known == kind).map(|(between, _)| between.clone());
        found.sets(&lists.collect(), &kinds(kind), |(a, b)| format!("{what} between {a} and {b}"));
    }
    let lists: BTreeSet<Pair> = printed.open.keys().chain(&printed.linked).cloned().collect();
    let drawn = pairs_of(board).filter(|(a, b)| board.is_adjacent(*a, *b)).map(|(a, b)| names(board, a, b)).collect();
    found.sets(&lists, &drawn, |(a, b)| format!("{a} Adjacent to {b}"));
}

/// Walls that something breaks, each with its lowest level, and walls that nothing breaks where the lists name them.
fn walls(board: &Board, printed: &Printed, found: &mut Differences) {
    let mut drawn: BTreeSet<(Pair, u8)> = BTreeSet::new();
    for (a, b) in pairs_of(board) {
        let between = names(board, a, b);
        match board.wall(a, b) {
            Some(Wall::Level(level)) => {
                drawn.insert((between, level));
            }
            Some(Wall::Solid) => {}
            None if printed.solid.contains(&between) => {
                found
                    .sentences
                    .push(format!("the lists have a wall between {} and {}, the map does not", between.0, between.1));
            }
            None => {}
        }
    }
    let on_edges = printed.walls.iter().filter(|(between, _)| !printed.corners.contains(between));
    let lists = on_edges.filter_map(|(between, levels)| Some((between.clone(), *levels.first()?)));
    found.sets(&lists.collect(), &drawn, |((a, b), level)| format!("a wall of level {level} between {a} and {b}"));
}

fn moves(board: &Board, printed: &Printed, found: &mut Differences) {
    let mut drawn: BTreeSet<_> = BTreeSet::new();
    for from in board.areas() {
        for exit in board.exits(from) {
            let (kind, level) = match exit.how {
                MoveType::Jump(level) => (SpecialMoveKind::Jump, level),
                MoveType::Climb(level) => (SpecialMoveKind::Climb, level),
                MoveType::Drop(level) => (SpecialMoveKind::Drop, level),
                _ => continue,
            };
            let (from, to) = (board.area(from).name_id.clone(), board.area(exit.to).name_id.clone());
            drawn.insert(if kind == SpecialMoveKind::Drop {
                (from, to, kind, level)
            } else {
                let (low, high) = pair(&from, &to);
                (low, high, kind, level)
            });
        }
    }
    found.sets(&printed.moves, &drawn, |(from, to, kind, level)| {
        format!("a {kind:?} of level {level} from {from} to {to}")
    });
}
