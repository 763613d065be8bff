//! A board at the limits of the map format: 128 Areas side by side, with 96 corners and 8 markers each, and no wall
//! between them.

use gotham_content::{Area, Boundary, BoundaryKind, Floor, Map, Marker, Place, map_check};

const COLUMNS: i32 = 16;
const ROWS: i32 = 8;
/// How long the side of an Area is, and how many corners lie on it.
const SIDE: i32 = 240;
const CORNERS: i32 = 24;

type Point = (i32, i32);

/// The board.
pub(super) fn map() -> Map {
    let places = || (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)));
    let areas: Vec<Area> = places().map(|(column, row)| area(column, row)).collect();
    assert_eq!(areas.len(), map_check::MOST_AREAS);
    let beside =
        places().flat_map(|(column, row)| [((column, row), (column + 1, row)), ((column, row), (column, row + 1))]);
    let there = beside.filter(|(_, (column, row))| *column < COLUMNS && *row < ROWS);
    let name = |(column, row): Point| format!("vast_{}", row * COLUMNS + column + 1).as_str().into();
    let boundary =
        |(one, other)| Boundary { between: (name(one), name(other)), kind: BoundaryKind::White, along: None };
    Map {
        id: "vast".into(),
        name: "Vast".into(),
        description: "".into(),
        size: (COLUMNS * SIDE, ROWS * SIDE),
        level_height: 40,
        floor: Floor::Concrete,
        areas,
        boundaries: there.map(boundary).collect(),
        moves: Vec::new(),
        doors: Vec::new(),
        links: Vec::new(),
        elevators: Vec::new(),
        zones: Vec::new(),
        apart: Vec::new(),
        props: Vec::new(),
        ambience: Vec::new(),
        place: Place::City,
        designed: Vec::new(),
    }
}

fn area(column: i32, row: i32) -> Area {
    let (left, top) = (column * SIDE, row * SIDE);
    let across = |y: i32| (0..CORNERS).map(move |at| (left + at * SIDE / CORNERS, y + bend(at, y, ROWS * SIDE)));
    let down = |x: i32| (0..CORNERS).map(move |at| (x + bend(at, x, COLUMNS * SIDE), top + at * SIDE / CORNERS));
    let back = |side: Vec<Point>, corner: Point| [corner].into_iter().chain(side.into_iter().skip(1).rev());
    let (right, bottom) = (left + SIDE, top + SIDE);
    let outline: Vec<Point> = across(top)
        .chain(down(right))
        .chain(back(across(bottom).collect(), (right, bottom)))
        .chain(back(down(left).collect(), (left, bottom)))
        .collect();
    assert_eq!(outline.len(), 4 * CORNERS as usize);
    let marker = |at: i32| Marker { at: (left + 60 + 17 * at, top + 60 + 13 * (at * 3 % 8)), letters: String::new() };
    let number = row * COLUMNS + column + 1;
    Area {
        id: format!("vast_{number}").as_str().into(),
        name: format!("Area {number}").as_str().into(),
        outline,
        elevation: 0,
        limit: 4,
        difficult: 0,
        dangerous: 0,
        obstruction: false,
        markers: (0..map_check::MOST_MARKERS as i32).map(marker).collect(),
        floor: None,
    }
}

/// How far a corner of a side lies beside it; the ends of a side and the rim of the board are straight.
fn bend(at: i32, side: i32, rim: i32) -> i32 {
    if at == 0 || side == 0 || side == rim { 0 } else { at % 3 * 2 - 2 }
}
