//! The Subway of `maps/` against the facts of the printed board: every Move, wall and Line of Sight pair.

use std::collections::{BTreeMap, BTreeSet};

use gotham_content::{Map, map_check};
use gotham_rules::board::{Board, Change, Changes, MoveType, SightKind, Wall};

type Pair = (u8, u8);

const ORANGE: &str = "16-34 18-35 22-37 24-36 27-39 29-38 29-42 30-38 37-38 39-40 41-42";
const WHITE: &str = "1-2 1-7 2-3 3-4 4-5 5-6 7-8 7-12 8-9 9-10 10-11 11-33 12-13 13-15 14-15 15-16 15-23 16-17 16-22 \
    16-23 17-18 17-19 17-21 17-22 19-20 19-21 20-21 20-30 21-22 22-23 23-24 23-26 23-27 24-25 24-26 25-26 26-27 26-32 \
    27-28 28-29 29-30 29-31 32-33";
const WALLS: [(u8, &str); 3] = [
    (1, "13-34 15-34 17-34 17-35 18-34 19-35 20-35 26-39 28-39 28-40 28-41 28-42 30-31 31-42 32-39 40-41"),
    (2, "14-36 15-36 20-38 21-38 27-37 28-37 28-38"),
    (5, "23-36 23-37"),
];
/// From the higher Area to the lower one.
const CLIMBS_AND_DROPS: [(u8, &str); 2] = [(2, "3-13 5-18 8-14 10-25"), (1, "12-14 12-15 33-25 33-26")];
const SEES: &str = "1: 2 3 4 5 6 7 8 9 10 11; 2: 3 4 5 6; 3: 4 5 6 8 10 13 15 22 23 25 26 32 33; 4: 5 6; \
    5: 6 17 18 20 21 22 30 33; 7: 8 9 10 11 12 13 15 16 19 20 21 22 23; \
    8: 9 11 12 13 14 15 16 17 19 20 21 22 24 25 26 27 32; 9: 10 11; 10: 11 17 23 24 25 26 27 28 29 31 32 33; \
    11: 19 20 23 26 27 32 33; 12: 13 14 15 22 33; 13: 14 15 23 32; 14: 15 16 17 19 20 21 22; \
    15: 16 17 19 20 21 22 23; 16: 17 19 20 21 22 23 25 26 33 34; 17: 18 19 20 21 22 23; 18: 20 21 22 23 25 35; \
    19: 20 21 22 23 30; 20: 21 22 23 30; 21: 22 23; 22: 23 24 37; 23: 24 25 26 32 33; 24: 25 26 27 28 29 32 33 36; \
    25: 26 27 28 29 31 32 33; 26: 27 28 29 31 32 33; 27: 28 29 31 39; 28: 29 31; 29: 30 31 38 42; 30: 38; 32: 33; \
    37: 38; 39: 40; 41: 42";
const LIMITS: &str = "1:6 2:6 3:6 4:10 5:10 6:6 7:6 8:6 9:6 10:6 11:6 12:8 13:4 14:8 15:8 16:8 17:10 18:6 19:6 20:10 \
    21:10 22:10 23:8 24:8 25:8 26:8 27:4 28:10 29:4 30:4 31:4 32:4 33:8 34:10 35:6 36:5 37:5 38:5 39:10 40:6 41:6 42:10";

fn map() -> Map {
    let text = include_str!("../maps/subway.ron");
    ron::Options::default().from_str(text).expect("maps/subway.ron is a map")
}

/// Reads `a-b c-d ...`.
fn pairs(text: &str) -> impl Iterator<Item = Pair> {
    text.split_whitespace().map(|word| {
        let (a, b) = word.split_once('-').expect("a pair");
        (a.parse().expect("a number"), b.parse().expect("a number"))
    })
}

/// The board, and the printed number of each of its Areas.
fn board() -> (Board, Vec<u8>) {
    let board = Board::new(&map());
    let number = |id| board.area(id).name_id.as_str().strip_prefix("subway_").and_then(|n| n.parse().ok());
    let numbers = board.areas().map(|id| number(id).expect("a number")).collect();
    (board, numbers)
}

#[test]
fn nothing_is_wrong_with_the_map() {
    assert_eq!(map_check::check(&map()), []);
}

/// R2 p.55
#[test]
fn areas_are_as_printed() {
    let (board, numbers) = board();
    assert_eq!(numbers.iter().copied().collect::<BTreeSet<u8>>(), (1..=42).collect());
    let limits: BTreeMap<u8, u8> = LIMITS
        .split_whitespace()
        .filter_map(|word| word.split_once(':'))
        .map(|(area, limit)| (area.parse().expect("a number"), limit.parse().expect("a number")))
        .collect();
    for id in board.areas() {
        let (area, number) = (board.area(id), numbers[id.index()]);
        let elevation = match number {
            1..=11 => 3,
            12 | 33 => 2,
            _ => 1,
        };
        assert_eq!(area.elevation, elevation, "elevation of {number}");
        assert_eq!(area.limit, limits[&number], "limit of {number}");
        assert_eq!(area.difficult, u8::from([20, 21, 22, 23, 24, 30].contains(&number)), "rails in {number}");
        assert_eq!((area.dangerous, area.obstruction), (0, false), "terrain of {number}");
    }
}

#[test]
fn moves_are_as_printed() {
    let (board, numbers) = board();
    let mut printed: BTreeSet<(u8, u8, MoveType)> = BTreeSet::new();
    for (a, b) in pairs(WHITE).chain(pairs(ORANGE)) {
        printed.extend([(a, b, MoveType::Adjacent), (b, a, MoveType::Adjacent)]);
    }
    for (level, list) in CLIMBS_AND_DROPS {
        for (high, low) in pairs(list) {
            let climb = MoveType::Climb(level);
            printed.extend([(high, low, climb), (low, high, climb), (high, low, MoveType::Drop(level))]);
        }
    }
    let exits = board.areas().flat_map(|from| board.exits(from).iter().map(move |exit| (from, exit)));
    let drawn = exits.map(|(from, exit)| (numbers[from.index()], numbers[exit.to.index()], exit.how)).collect();
    assert_eq!(printed, drawn);
}

#[test]
fn walls_are_as_printed() {
    let (board, numbers) = board();
    let printed: BTreeMap<Pair, Wall> = WALLS
        .into_iter()
        .flat_map(|(level, list)| pairs(list).map(move |(a, b)| ((a.min(b), a.max(b)), Wall::Level(level))))
        .collect();
    let mut drawn = BTreeMap::new();
    for a in board.areas() {
        for b in board.areas() {
            let pair = (numbers[a.index()], numbers[b.index()]);
            drawn.extend(board.wall(a, b).filter(|_| pair.0 < pair.1).map(|wall| (pair, wall)));
        }
    }
    assert_eq!(printed, drawn);
}

#[test]
fn lines_of_sight_are_as_printed() {
    let (board, numbers) = board();
    let mut printed: BTreeSet<Pair> = BTreeSet::new();
    for (from, seen) in SEES.split(';').filter_map(|row| row.split_once(':')) {
        let from: u8 = from.trim().parse().expect("a number");
        printed.extend(seen.split_whitespace().map(|to| (from, to.parse().expect("a number"))));
    }
    let mut drawn = BTreeSet::new();
    for a in board.areas() {
        assert!(board.line_of_sight(a, a));
        for b in board.areas() {
            let pair = (numbers[a.index()], numbers[b.index()]);
            let sees = board.line_of_sight(a, b);
            assert_eq!(sees, board.line_of_sight(b, a));
            assert_eq!(sees, board.blockers(a, b).is_empty());
            assert_eq!(sees, !board.lines(a, b).is_empty());
            if sees && pair.0 < pair.1 {
                drawn.insert(pair);
            }
        }
    }
    let missing: Vec<_> = printed.difference(&drawn).collect();
    let extra: Vec<_> = drawn.difference(&printed).collect();
    assert!(missing.is_empty() && extra.is_empty(), "missing {missing:?}, extra {extra:?}");
}

#[test]
fn orange_boundaries_are_in_sight_by_themselves() {
    let (board, numbers) = board();
    let id = |number| board.areas().find(|id| numbers[id.index()] == number).expect("an Area");
    let by_orange = |a, b| board.lines(a, b).iter().any(|line| line.kind == SightKind::OrangeBoundary);
    for (a, b) in pairs(ORANGE) {
        assert!(by_orange(id(a), id(b)), "{a}-{b}");
    }
    assert!(pairs(WHITE).all(|(a, b)| !by_orange(id(a), id(b))));
}

/// Every line starts and ends with its own Areas and passes from each Area only to one that touches it.
#[test]
fn lines_name_the_areas_they_cross() {
    let (board, _) = board();
    for a in board.areas() {
        for b in board.areas() {
            for line in board.lines(a, b) {
                assert_eq!((line.crossed.first(), line.crossed.last()), (Some(&a), Some(&b)));
                if line.kind == SightKind::StraightLine {
                    for step in line.crossed.windows(2) {
                        let touch = board.pieces().iter().any(|piece| piece.joins(step[0], step[1]));
                        assert!(touch, "{:?} in {line:?}", step);
                    }
                }
            }
        }
    }
}

/// G-6
#[test]
fn distances_follow_moves_and_broken_walls() {
    let (board, numbers) = board();
    let id = |number| board.areas().find(|id| numbers[id.index()] == number).expect("an Area");
    assert_eq!(board.distance(id(9), id(9)), Some(0));
    assert_eq!(board.distance(id(7), id(13)), Some(2));
    assert_eq!(board.distance(id(8), id(15)), Some(2));
    assert_eq!(board.distance(id(40), id(41)), Some(6));
    assert!(!board.line_of_sight(id(40), id(41)));
    let mut changes = Changes::default();
    changes.make(Change::WallBroken(id(41), id(40)), &board);
    let board = board.changed(&changes);
    assert_eq!(board.distance(id(40), id(41)), Some(1));
    assert!(board.line_of_sight(id(40), id(41)));
}
