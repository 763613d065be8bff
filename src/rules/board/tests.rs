//! Corner cases of the geometry on small boards.

use super::*;
use gotham_content::{Boundary, BoundaryKind, Floor, Marker, Place, SpecialMove, SpecialMoveKind, map_check};

const WHITE: BoundaryKind = BoundaryKind::White;
const SOLID: BoundaryKind = BoundaryKind::SolidWall;

fn area(number: usize, outline: &[(i32, i32)], marker: (i32, i32)) -> gotham_content::Area {
    gotham_content::Area {
        id: format!("t_{number}").as_str().into(),
        name: format!("Test {number}").as_str().into(),
        outline: outline.to_vec(),
        elevation: 0,
        limit: 4,
        difficult: 0,
        dangerous: 0,
        obstruction: false,
        markers: vec![Marker { at: marker, letters: String::new() }],
        floor: None,
    }
}

fn map(areas: Vec<gotham_content::Area>, boundaries: &[(usize, usize, BoundaryKind)]) -> Map {
    Map {
        id: "t".into(),
        name: "Test".into(),
        description: "".into(),
        size: (800, 600),
        level_height: 40,
        floor: Floor::Concrete,
        areas,
        boundaries: boundaries.iter().map(|&(a, b, kind)| boundary(a, b, kind, None)).collect(),
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

fn boundary(a: usize, b: usize, kind: BoundaryKind, along: Option<Vec<(i32, i32)>>) -> Boundary {
    Boundary { between: (format!("t_{a}").as_str().into(), format!("t_{b}").as_str().into()), kind, along }
}

/// Four rooms around the corner (100, 100):
/// ```text
/// 0 1
/// 2 3
/// ```
/// with all boundaries white, except those given, and Jumps that keep every room in reach.
fn four_rooms(other: &[(usize, usize, BoundaryKind)]) -> Map {
    let room = |number, x, y| area(number, &[(x, y), (x + 100, y), (x + 100, y + 100), (x, y + 100)], (x + 50, y + 50));
    let kind = |a, b| other.iter().find(|o| (o.0, o.1) == (a, b)).map_or(WHITE, |o| o.2);
    let boundaries = [(0, 1), (0, 2), (1, 3), (2, 3)].map(|(a, b)| (a, b, kind(a, b)));
    let mut map = map(vec![room(0, 0, 0), room(1, 100, 0), room(2, 0, 100), room(3, 100, 100)], &boundaries);
    map.moves = [("t_0", "t_1"), ("t_1", "t_3"), ("t_3", "t_2")]
        .map(|(a, b)| SpecialMove { between: (a.into(), b.into()), kind: SpecialMoveKind::Jump, level: 1 })
        .into();
    map
}

/// A room above, two side by side, one below; the line from the first marker to the last runs along x = 100:
/// ```text
///  0
/// 1 2
///  3
/// ```
fn stacked(middle: Boundary) -> Map {
    let areas = vec![
        area(0, &[(0, 0), (200, 0), (200, 100), (100, 100), (0, 100)], (100, 50)),
        area(1, &[(0, 100), (100, 100), (100, 200), (0, 200)], (50, 150)),
        area(2, &[(100, 100), (200, 100), (200, 200), (100, 200)], (150, 150)),
        area(3, &[(0, 200), (100, 200), (200, 200), (200, 300), (0, 300)], (100, 250)),
    ];
    let mut map = map(areas, &[(0, 1, WHITE), (0, 2, WHITE), (1, 3, WHITE), (2, 3, WHITE)]);
    map.boundaries.push(middle);
    map
}

/// Builds a board from a sound map.
fn board(map: &Map) -> Board {
    assert_eq!(map_check::check(map), []);
    Board::new(map)
}

fn sees(map: &Map, a: u8, b: u8) -> bool {
    let board = board(map);
    assert_eq!(board.line_of_sight(AreaId(a), AreaId(b)), board.line_of_sight(AreaId(b), AreaId(a)));
    board.line_of_sight(AreaId(a), AreaId(b))
}

fn crossed(map: &Map, a: u8, b: u8) -> Vec<u8> {
    board(map).lines(AreaId(a), AreaId(b))[0].crossed.iter().map(|id| id.0).collect()
}

fn blockers(map: &Map, a: u8, b: u8) -> Vec<Blocker> {
    let board = board(map);
    assert!(!board.line_of_sight(AreaId(a), AreaId(b)));
    board.blockers(AreaId(a), AreaId(b))
}

/// G-7
#[test]
fn touching_the_end_of_a_wall_does_not_block() {
    assert_eq!(crossed(&four_rooms(&[]), 0, 3), [0, 3]);
    assert!(sees(&four_rooms(&[(0, 1, SOLID)]), 0, 3));
    assert!(sees(&four_rooms(&[(0, 2, SOLID)]), 0, 3));
}

/// G-7: a line passes the corner of a closed room, but not a wall that goes on through the point.
#[test]
fn a_corner_is_passed_and_a_wall_through_the_point_is_not() {
    assert!(sees(&four_rooms(&[(0, 1, SOLID), (1, 3, SOLID)]), 0, 3));
    assert!(!sees(&four_rooms(&[(0, 1, SOLID), (2, 3, SOLID)]), 0, 3));
    assert!(!sees(&four_rooms(&[(0, 2, SOLID), (1, 3, SOLID)]), 0, 3));
    assert!(!sees(&four_rooms(&[(0, 1, SOLID), (0, 2, SOLID)]), 0, 3));
}

/// G-7: a millimeter to the side of the corner decides.
#[test]
fn lines_beside_a_corner_are_told_apart_exactly() {
    let shifted = |wall| {
        let mut map = four_rooms(&[wall]);
        map.areas[3].markers[0].at = (150, 151);
        map
    };
    assert_eq!(crossed(&shifted((0, 1, SOLID)), 0, 3), [0, 2, 3]);
    assert_eq!(crossed(&shifted((1, 3, SOLID)), 0, 3), [0, 2, 3]);
    assert!(!sees(&shifted((0, 2, SOLID)), 0, 3));
    assert_eq!(blockers(&shifted((2, 3, SOLID)), 0, 3), [Blocker::Wall { between: (AreaId(2), Some(AreaId(3))) }]);
}

/// G-7
#[test]
fn touching_the_corner_of_a_higher_area_or_obstruction_does_not_block() {
    let mut map = four_rooms(&[]);
    map.areas[1].elevation = 3;
    map.areas[2].obstruction = true;
    assert!(sees(&map, 0, 3));
}

/// G-7
#[test]
fn running_along_a_wall_blocks() {
    let wall = Blocker::Wall { between: (AreaId(1), Some(AreaId(2))) };
    assert_eq!(blockers(&stacked(boundary(1, 2, SOLID, None)), 0, 3), [wall]);
    assert_eq!(blockers(&stacked(boundary(1, 2, BoundaryKind::Wall(1), None)), 0, 3), [wall]);
    let partly = boundary(1, 2, WHITE, Some(vec![(100, 100), (100, 190)]));
    assert_eq!(blockers(&stacked(partly), 0, 3), [wall]);
}

/// A line that runs along an open boundary passes through both Areas.
#[test]
fn running_along_an_open_boundary_crosses_both_areas() {
    for kind in [WHITE, BoundaryKind::Red, BoundaryKind::Orange] {
        let open = stacked(boundary(1, 2, kind, None));
        assert_eq!(crossed(&open, 0, 3), [0, 1, 2, 3]);
        assert_eq!(crossed(&open, 3, 0), [3, 2, 1, 0]);
    }
    let mut open = stacked(boundary(1, 2, WHITE, None));
    open.areas[2].obstruction = true;
    assert_eq!(blockers(&open, 0, 3), [Blocker::Obstruction(AreaId(2))]);
    assert!(sees(&open, 0, 2) && sees(&open, 2, 3), "an Obstruction sees and is seen");
}

/// R2 XI.A.2 and its special case.
#[test]
fn higher_areas_between_block() {
    let tower = |heights: [i8; 4]| {
        let mut map = stacked(boundary(1, 2, WHITE, None));
        for (area, height) in map.areas.iter_mut().zip(heights) {
            area.elevation = height;
        }
        map.areas[0].markers[0].at = (50, 50);
        map.areas[3].markers[0].at = (50, 250);
        map
    };
    assert!(sees(&tower([1, 1, 9, 1]), 0, 3));
    assert!(sees(&tower([1, 0, 9, 1]), 0, 3));
    assert_eq!(blockers(&tower([1, 2, 0, 1]), 0, 3), [Blocker::Higher(AreaId(1))]);
    assert_eq!(blockers(&tower([2, 2, 0, 1]), 0, 3), [Blocker::Higher(AreaId(1))]);
    assert!(sees(&tower([2, 1, 0, 1]), 0, 3));
    assert!(sees(&tower([-2, -1, 0, 0]), 0, 3));
}

/// R2 p.52c, R2 p.53a, R2 XI.A.2: an Obstruction hides what lies behind it, and so does whatever is as high as the higher
/// of two Areas: either is reason enough. It sees and is seen itself, even from another one.
#[test]
fn obstructions_hide_what_lies_behind_them() {
    let truck = |elevation, obstruction| {
        let mut map = stacked(boundary(1, 2, WHITE, None));
        (map.areas[0].markers[0].at, map.areas[3].markers[0].at) = ((50, 50), (50, 250));
        (map.areas[0].elevation, map.areas[0].obstruction) = (1, true);
        (map.areas[1].elevation, map.areas[1].obstruction) = (elevation, obstruction);
        map
    };
    for elevation in [0, 1] {
        let map = truck(elevation, true);
        assert_eq!(blockers(&map, 0, 3), [Blocker::Obstruction(AreaId(1))], "however low");
        assert!(sees(&map, 0, 1) && sees(&map, 1, 3), "it blocks no line of its own");
    }
    assert_eq!(blockers(&truck(1, false), 0, 3), [Blocker::Higher(AreaId(1))]);
    assert!(sees(&truck(0, false), 0, 3));
}

/// R2 p.53b, R2 XI.A.3: markers with a common letter see each other past an Obstruction.
#[test]
fn letters_past_an_obstruction() {
    let mut map = stacked(boundary(1, 2, WHITE, None));
    (map.areas[0].markers[0].at, map.areas[3].markers[0].at) = ((50, 50), (50, 250));
    map.areas[1].obstruction = true;
    assert!(!sees(&map, 0, 3));
    for area in [0, 3] {
        map.areas[area].markers[0].letters = "F".into();
    }
    assert!(sees(&map, 0, 3));
}

/// G-9 and R2 XI.A.3
#[test]
fn markers_and_letters() {
    let mut map = four_rooms(&[(0, 1, SOLID), (2, 3, SOLID), (0, 2, BoundaryKind::Orange)]);
    assert!(!sees(&map, 0, 3));
    map.areas[0].markers[0].letters = "QA".into();
    map.areas[3].markers[0].letters = "A".into();
    map.areas[1].markers[0].letters = "Q".into();
    let lettered = board(&map);
    let line = &lettered.lines(AreaId(0), AreaId(3))[0];
    assert_eq!((line.kind, line.from, line.to), (SightKind::SharedLetter('A'), (50, 50), (150, 150)));
    assert_eq!(line.crossed, [AreaId(0), AreaId(3)]);
    assert!(!lettered.line_of_sight(AreaId(2), AreaId(3)));

    map.areas[0].markers.clear();
    map.areas[1].markers[0].letters.clear();
    map.areas[3].markers[0].letters.clear();
    assert_eq!(blockers(&map, 0, 1), [Blocker::NoMarker(AreaId(0))]);
    assert!(sees(&map, 0, 2), "across the orange boundary");
    assert!(sees(&map, 0, 0));
}

/// The outside of the board is behind walls that nothing breaks.
#[test]
fn the_outside_blocks() {
    let areas = vec![
        area(0, &[(0, 0), (100, 0), (100, 100), (0, 100)], (50, 20)),
        area(1, &[(200, 0), (300, 0), (300, 100), (200, 100)], (250, 20)),
        area(2, &[(0, 100), (100, 100), (200, 100), (300, 100), (300, 200), (0, 200)], (150, 190)),
    ];
    let map = map(areas, &[(0, 2, WHITE), (1, 2, WHITE)]);
    let outside = |id| Blocker::Wall { between: (AreaId(id), None) };
    assert_eq!(blockers(&map, 0, 1), [outside(0), outside(1)]);
    assert!(sees(&map, 0, 2) && sees(&map, 1, 2));
    assert_eq!(board(&map).wall(AreaId(0), AreaId(1)), None);
}

/// G-8: every valid line is listed.
#[test]
fn several_markers_give_several_lines() {
    let mut map = stacked(boundary(1, 2, SOLID, None));
    map.areas[0].markers =
        vec![Marker { at: (50, 50), letters: String::new() }, Marker { at: (150, 50), letters: String::new() }];
    map.areas[3].markers =
        vec![Marker { at: (50, 250), letters: String::new() }, Marker { at: (150, 250), letters: String::new() }];
    let board = board(&map);
    let ways: Vec<&[AreaId]> = board.lines(AreaId(0), AreaId(3)).iter().map(|line| line.crossed.as_slice()).collect();
    assert_eq!(ways, [[AreaId(0), AreaId(1), AreaId(3)], [AreaId(0), AreaId(2), AreaId(3)]]);
}

/// R2 IV.C, VII.A.2, G-6
#[test]
fn moves_and_distances() {
    let mut map = four_rooms(&[(0, 1, BoundaryKind::Wall(2)), (0, 2, BoundaryKind::Red)]);
    map.areas[0].elevation = 2;
    let between = ("t_0".into(), "t_2".into());
    map.moves = vec![SpecialMove { between, kind: SpecialMoveKind::Drop, level: 2 }];
    let problems = map_check::check(&map);
    assert_eq!(problems.len(), 1, "{problems:?}");
    let board = Board::new(&map);
    let ids: Vec<AreaId> = board.areas().collect();
    assert_eq!(board.exits(ids[0]), [Exit { to: ids[2], how: MoveType::Drop(2) }]);
    assert_eq!(board.exits(ids[3]).len(), 2);
    assert_eq!((board.distance(ids[0], ids[1]), board.distance(ids[1], ids[0])), (Some(3), None));
    assert_eq!(board.wall(ids[1], ids[0]), Some(Wall::Level(2)));
    assert_eq!((board.wall(ids[0], ids[2]), board.wall(ids[0], ids[3])), (None, None));
    assert!(board.is_adjacent(ids[1], ids[3]) && !board.is_adjacent(ids[0], ids[2]));
    let mut changes = Changes::default();
    changes.make(Change::WallBroken(ids[1], ids[0]), &board);
    let broken = board.changed(&changes);
    assert_eq!(broken.distance(ids[1], ids[0]), Some(1));
    assert_eq!(broken.distance(ids[3], ids[0]), Some(2));
    assert!(!board.line_of_sight(ids[0], ids[1]) && broken.line_of_sight(ids[1], ids[0]));
    assert_eq!(board.changed(&Changes::default()), board);
}

/// Distances over Broken Walls are the ones that a new measurement finds. G-6, G-42
#[test]
fn broken_walls_shorten_distances() {
    let walls = [(0, 1), (1, 3), (2, 3)].map(|(a, b)| (a, b, BoundaryKind::Wall(1)));
    let board = Board::new(&Map { moves: Vec::new(), ..four_rooms(&walls) });
    let mut changes = Changes::default();
    for (a, b) in [(0, 1), (3, 1), (2, 3)] {
        changes.make(Change::WallBroken(AreaId(a), AreaId(b)), &board);
        let broken = board.changed(&changes);
        assert_ne!(broken.distances, board.distances);
        assert_eq!(broken.distances, moves::all_distances(&broken.exits));
    }
}

#[test]
fn the_roomiest_spot_lies_inside() {
    let hooked = [(0, 0), (300, 0), (300, 40), (40, 40), (40, 300), (0, 300)];
    let hooked = Area::new(&area(0, &hooked, (20, 20)));
    assert!(hooked.centre.0 < 300 && (hooked.centre.0 < 40 || hooked.centre.1 < 40), "{:?}", hooked.centre);
    let square = Area::new(&area(0, &[(0, 0), (96, 0), (96, 96), (0, 96)], (20, 20)));
    assert_eq!(square.centre, (48, 48));
}

/// Boards that were made before come from memory, the same as if they were made again, however many there are; and a
/// list of changes has always traced as many lines. G-83, G-86, G-123
#[test]
fn boards_are_remembered_by_their_changes() {
    let map = four_rooms(&[(0, 1, BoundaryKind::Wall(1)), (2, 3, BoundaryKind::Wall(1))]);
    let printed = Arc::new(Board::new(&map));
    let known = KnownBoards::of(Arc::clone(&printed));
    let (mut board, mut changes) = (known.changed(Edition::Second, &Changes::default()), Changes::default());
    assert!(Arc::ptr_eq(&board, &printed));
    for step in 0..600i32 {
        let change = Change::Elevation(AreaId((step % 4) as u8), (step * 7 % 11 % 5) as i8);
        changes.make(change, &printed);
        let (after, lines) = known.after(&board, &[change], &changes);
        assert!(*after == printed.changed(&changes), "step {step}");
        assert_eq!(lines, printed.lines_touched(&[change]));
        assert!(Arc::ptr_eq(&known.changed(Edition::Second, &changes), &after), "it is remembered");
        board = after;
    }
    let first = known.changed(Edition::First, &changes);
    assert_eq!(*first, Board::read_by(&printed, Edition::First).changed(&changes));
}
