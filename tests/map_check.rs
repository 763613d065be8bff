//! The map check: each kind of mistake is found and named, and no number makes it panic.

use std::time::{Duration, Instant};

use gotham_content::{
    Ambience, Boundary, BoundaryKind, Map, Marker, Sounding, SpecialMove, SpecialMoveKind, Text, Zone, map_check,
};
use gotham_rules::board::{AreaId, Board, Change, Changes};

#[path = "kit/vast.rs"]
mod vast;

fn subway() -> Map {
    ron::from_str(include_str!("../maps/subway.ron")).expect("maps/subway.ron is a map")
}

/// The position of an Area in the file.
fn at(map: &Map, name: &str) -> usize {
    map.areas.iter().position(|area| area.id.as_str() == name).expect("an Area")
}

/// Damages the Subway and expects a problem at a field, with a word of its message.
fn finds(field: &str, word: &str, spoil: impl FnOnce(&mut Map)) {
    finds_in(subway(), field, word, spoil);
}

/// The same on another board.
fn finds_in(mut map: Map, field: &str, word: &str, spoil: impl FnOnce(&mut Map)) {
    assert_eq!(map_check::check(&map), []);
    spoil(&mut map);
    let problems = map_check::check(&map);
    let found = problems.iter().any(|(at, message)| at == field && message.contains(word));
    assert!(found, "no {word:?} at {field} in {problems:#?}");
}

#[test]
fn the_sheet() {
    finds("id", "letters", |map| map.id = "Sub Way".into());
    finds("name", "empty", |map| map.name = " ".into());
    finds("size", "millimeters", |map| map.size = (0, 600));
    finds("size", "millimeters", |map| map.size = (i32::MAX, i32::MIN));
    finds("level_height", "millimeters", |map| map.level_height = -1);
    finds("areas", "at least one", |map| map.areas.clear());
    finds("areas", "too many", |map| {
        let spare = map.areas[0].clone();
        map.areas.resize(map_check::MOST_AREAS + 1, spare);
    });
}

#[test]
fn areas() {
    finds("areas[3].id", "already", |map| map.areas[3].id = map.areas[1].id.clone());
    finds("areas[3].id", "letters", |map| map.areas[3].id = "".into());
    finds("areas[3].name", "empty", |map| map.areas[3].name = Text::default());
    finds("areas[3].limit", "1 to 30", |map| map.areas[3].limit = 0);
    finds("areas[3].limit", "1 to 30", |map| map.areas[3].limit = 31);
}

#[test]
fn outlines() {
    let outline = |corners: &[(i32, i32)]| {
        let corners = corners.to_vec();
        move |map: &mut Map| map.areas[3].outline = corners
    };
    finds("areas[3].outline", "corners", outline(&[]));
    finds("areas[3].outline", "corners", outline(&[(400, 10), (500, 10)]));
    finds("areas[3].outline", "corners", outline(&[(400, 10); 1000]));
    finds("areas[3].outline", "twice", outline(&[(400, 10), (500, 10), (500, 10), (500, 40)]));
    finds("areas[3].outline", "outside", outline(&[(400, 10), (900, 10), (500, 40)]));
    finds("areas[3].outline", "outside", outline(&[(400, 10), (i32::MAX, i32::MAX), (i32::MIN, i32::MIN)]));
    finds("areas[3].outline", "folds", outline(&[(400, 10), (500, 10), (450, 10)]));
    finds("areas[3].outline", "meets", outline(&[(400, 10), (500, 40), (500, 10), (400, 40)]));
    finds("areas[3].outline", "meets", outline(&[(400, 10), (500, 10), (450, 40), (450, 10), (420, 40)]));
}

#[test]
fn overlaps() {
    let fourth = subway().areas[3].outline.clone();
    finds("areas[4].outline", "overlaps subway_4", |map| map.areas[4].outline = fourth);
    finds("areas[3].outline", "overlaps subway_3", |map| map.areas[3].outline[0] = (366, 0));
    let inside = vec![(400, 10), (500, 10), (500, 40), (400, 40)];
    finds("areas[4].outline", "overlaps subway_4", |map| map.areas[4].outline = inside);
    let across = vec![(400, 0), (500, 0), (500, 52), (400, 52)];
    finds("areas[4].outline", "overlaps subway_4", |map| map.areas[4].outline = across);
}

#[test]
fn markers() {
    let marker = |at, letters: &str| Marker { at, letters: letters.into() };
    for place in [(0, 0), (588, 30), (700, 30), (-1, i32::MAX), (i32::MIN, i32::MIN)] {
        finds("areas[3].markers[0].at", "inside", |map| map.areas[3].markers = vec![marker(place, "")]);
    }
    finds("areas[3].markers", "at most", |map| map.areas[3].markers = vec![marker((480, 30), ""); 99]);
    for letters in ["a", "AA", "A B", "Ä", "7"] {
        finds("areas[3].markers[0].letters", "capital", |map| map.areas[3].markers[0].letters = letters.into());
    }
    finds("areas[3].markers", "no other Area has the letter Z", |map| map.areas[3].markers[0].letters = "Z".into());
}

#[test]
fn boundaries() {
    let last = subway().boundaries.len();
    let field = |rest: &str| format!("boundaries[{last}]{rest}");
    let add = |a: &str, b: &str, kind, along: Option<&[(i32, i32)]>| {
        let boundary = Boundary { between: (a.into(), b.into()), kind, along: along.map(<[_]>::to_vec) };
        move |map: &mut Map| map.boundaries.push(boundary)
    };
    finds(&field(".between"), "no Area", add("subway_1", "subway_99", BoundaryKind::White, None));
    finds(&field(".between"), "twice", add("subway_1", "subway_1", BoundaryKind::White, None));
    finds(&field(".between"), "share no edge", add("subway_1", "subway_42", BoundaryKind::White, None));
    finds(&field(""), "same edge", add("subway_2", "subway_1", BoundaryKind::Red, None));
    finds(&field(".kind"), "level", add("subway_1", "subway_2", BoundaryKind::Wall(0), None));

    let along = |line: &[(i32, i32)]| {
        let line = line.to_vec();
        move |map: &mut Map| map.boundaries[11].along = Some(line)
    };
    assert_eq!(subway().boundaries[11].between, ("subway_1".into(), "subway_2".into()));
    let mut partly = subway();
    along(&[(104, 10), (104, 40)])(&mut partly);
    assert_eq!(map_check::check(&partly), []);
    for line in [&[(104, 10), (104, 60)][..], &[(104, 10), (100, 20)], &[(104, 10), (104, 10)]] {
        finds("boundaries[11].along", "not on the edge", along(line));
    }
    finds("boundaries[11].along", "corners", along(&[(104, 10)]));
    finds("boundaries[11].along", "twice over", along(&[(104, 10), (104, 40), (104, 20)]));
    finds("boundaries[11].along", "outside", along(&[(i32::MIN, i32::MAX), (i32::MAX, i32::MIN)]));
}

#[test]
fn moves() {
    let last = subway().moves.len();
    let field = |rest: &str| format!("moves[{last}]{rest}");
    let add = |a: &str, b: &str, kind, level| {
        let special = SpecialMove { between: (a.into(), b.into()), kind, level };
        move |map: &mut Map| map.moves.push(special)
    };
    for kind in [SpecialMoveKind::Jump, SpecialMoveKind::Climb, SpecialMoveKind::ClimbAndDrop] {
        finds(&field(".level"), "only a Drop", add("subway_1", "subway_9", kind, 0));
    }
    finds(&field(".between"), "no Area", add("subway_1", "", SpecialMoveKind::Jump, 1));
    finds(&field(".between"), "twice", add("subway_1", "subway_1", SpecialMoveKind::Jump, 1));
    finds(&field(".between"), "higher", add("subway_13", "subway_4", SpecialMoveKind::Drop, 1));
    finds(&field(""), "already a Drop", add("subway_3", "subway_13", SpecialMoveKind::Drop, 2));
    finds(&field(""), "already a Climb", add("subway_13", "subway_3", SpecialMoveKind::Climb, 2));
}

#[test]
fn areas_out_of_reach() {
    let cut_off = format!("areas[{}]", at(&subway(), "subway_41"));
    let names_41 = |pair: &(_, _)| pair.0 == "subway_41".into() || pair.1 == "subway_41".into();
    finds(&cut_off, "no Moves connect", |map| map.boundaries.retain(|boundary| !names_41(&boundary.between)));
    let roof = format!("areas[{}]", at(&subway(), "subway_6"));
    finds(&roof, "no Move leads", |map| {
        map.boundaries.retain(|boundary| boundary.between != ("subway_5".into(), "subway_6".into()));
        let between = ("subway_6".into(), "subway_35".into());
        map.moves.push(SpecialMove { between, kind: SpecialMoveKind::Drop, level: 2 });
    });
}

/// The board of everything that changes.
fn depot() -> Map {
    ron::from_str(include_str!("kit/depot.ron")).expect("kit/depot.ron is a map")
}

/// Damages the depot and expects a problem at a field, with a word of its message.
fn depot_finds(field: &str, word: &str, spoil: impl FnOnce(&mut Map)) {
    finds_in(depot(), field, word, spoil);
}

#[test]
fn doors() {
    depot_finds("doors[0].id", "letters", |map| map.doors[0].id = "The door".into());
    depot_finds("doors[1].id", "twice", |map| map.doors.push(map.doors[0].clone()));
    depot_finds("doors[1]", "same edge as doors[0]", |map| map.doors.push(map.doors[0].clone()));
    depot_finds("doors[0]", "same edge as boundaries[0]", |map| {
        map.doors[0].between = ("depot_3".into(), "depot_2".into());
    });
    depot_finds("doors[0].name", "empty", |map| map.doors[0].name = Text::default());
    depot_finds("doors[0].between", "no Area", |map| map.doors[0].between.0 = "depot_9".into());
    depot_finds("doors[0].between", "share no edge", |map| map.doors[0].between.0 = "depot_5".into());
    depot_finds("doors[0].along", "not on the edge", |map| map.doors[0].along = Some(vec![(100, 0), (100, 150)]));
    depot_finds("doors[0].closed", "nobody passes", |map| map.doors[0].closed = BoundaryKind::White);
    depot_finds("doors[0].closed", "at least 1", |map| map.doors[0].closed = BoundaryKind::Wall(0));
    depot_finds("doors[0].open", "White, Orange or Red", |map| map.doors[0].open = BoundaryKind::SolidWall);
    depot_finds("doors[0].open", "the same", |map| {
        (map.doors[0].open, map.doors[0].closed) = (BoundaryKind::Red, BoundaryKind::Red);
    });
    depot_finds("doors", "too many", |map| map.doors = vec![map.doors[0].clone(); map_check::MOST_NAMED + 1]);
}

#[test]
fn links() {
    depot_finds("links[0].id", "letters", |map| map.links[0].id = "".into());
    depot_finds("links[1].id", "twice", |map| map.links.push(map.links[0].clone()));
    depot_finds("links[0].name", "empty", |map| map.links[0].name = " ".into());
    depot_finds("links[0].between", "no Area", |map| map.links[0].between.1 = "depot_9".into());
    depot_finds("links[0].between", "twice", |map| map.links[0].between.1 = "depot_3".into());
    depot_finds("links[0].between", "a door", |map| map.links[0].between = ("depot_1".into(), "depot_2".into()));
    depot_finds("links[0].kind", "White or Orange", |map| map.links[0].kind = BoundaryKind::Red);
    depot_finds("links", "too many", |map| map.links = vec![map.links[0].clone(); map_check::MOST_NAMED + 1]);
}

#[test]
fn zones() {
    depot_finds("zones[0].id", "letters", |map| map.zones[0].id = "In side".into());
    depot_finds("zones[1].id", "twice", |map| map.zones.push(map.zones[0].clone()));
    depot_finds("zones[0].name", "empty", |map| map.zones[0].name = Text::default());
    depot_finds("zones[0].areas", "at least one", |map| map.zones[0].areas.clear());
    depot_finds("zones[0].areas[1]", "no Area", |map| map.zones[0].areas[1] = "depot_9".into());
    depot_finds("zones[0].areas[1]", "twice", |map| map.zones[0].areas[1] = "depot_1".into());
    depot_finds("zones", "too many", |map| map.zones = vec![map.zones[0].clone(); map_check::MOST_NAMED + 1]);
}

/// Parts that no Move connects must be intended.
#[test]
fn parts_of_a_board() {
    let place = |name: &str| format!("areas[{}]", at(&depot(), name));
    depot_finds(&place("depot_7"), "name depot_7 in apart", |map| map.apart.clear());
    depot_finds(&place("depot_5"), "depot_5, depot_6 with the first Area", |map| map.links.clear());
    depot_finds("apart[1]", "no Area", |map| map.apart.push("depot_9".into()));
    depot_finds("apart[1]", "do connect", |map| map.apart.push("depot_5".into()));
    depot_finds("apart[1]", "do connect", |map| map.apart.push("depot_7".into()));
    let mut map = depot();
    map.links.clear();
    map.apart.push("depot_6".into());
    assert_eq!(map_check::check(&map), [], "a part of two Areas, on purpose");
}

/// However many Areas a part has, it is one problem.
#[test]
fn a_part_is_one_problem() {
    let mut map = subway();
    let is_cut = |area: &gotham_content::AreaName| ["39", "40"].iter().any(|n| area.as_str().ends_with(n));
    map.boundaries
        .iter_mut()
        .filter(|boundary| is_cut(&boundary.between.0) != is_cut(&boundary.between.1))
        .for_each(|boundary| boundary.kind = BoundaryKind::SolidWall);
    let problems = map_check::check(&map);
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert!(problems[0].1.contains("no Moves connect subway_39, subway_40 with the first Area"), "{problems:?}");
}

#[test]
fn slips_of_the_pen() {
    finds("boundaries", "subway_1 and subway_2 share an edge, at (104, 0), that no boundary names", |map| {
        map.boundaries.retain(|boundary| boundary.between != ("subway_1".into(), "subway_2".into()));
    });
    finds("areas[0].outline", "subway_1 is a sliver", |map| {
        map.areas[0].outline = vec![(0, 0), (104, 0), (104, 8), (0, 8)];
    });
    // subway_6 is beside subway_5 along 52 millimeters; here only the last three of them are left.
    finds("areas[5].outline", "share only 3 millimeters of edge", |map| {
        map.areas[5].outline = vec![(730, 0), (800, 0), (800, 52), (724, 52), (724, 49), (730, 49)];
    });
    finds("areas[1]", "subway_1 comes before subway_2", |map| map.areas.swap(0, 1));
    finds("areas[41]", "subway_7 comes before", |map| {
        let moved = map.areas.remove(at(map, "subway_7"));
        map.areas.push(moved);
    });
}

#[test]
fn ambience() {
    let from = |level| move |map: &mut Map| map.ambience[1].from = level;
    finds("ambience[1].from", "higher than the one before", from(i8::MIN));
    finds("ambience[1].from", "no Area is higher than 3", from(4));
    finds("ambience", "too many", |map| map.ambience = vec![map.ambience[0].clone(); map_check::MOST_NAMED + 1]);
    let heard = |level| subway().ambience_at(AreaId(0), level);
    assert_eq!([0, 2, 3].map(heard), [Ambience::Subway, Ambience::Subway, Ambience::Street].map(Some));
    // In a zone something else is heard, and nothing is said that nobody could hear.
    let sounding = |from: i8, zones: &[&str]| Sounding {
        kind: Ambience::Park,
        from,
        zones: zones.iter().map(|zone| (*zone).into()).collect(),
    };
    let mut map = subway();
    let zone = Zone { id: "rear".into(), name: Text::from("Rear"), areas: vec![map.areas[3].id.clone()] };
    map.zones.push(zone.clone());
    map.ambience.push(sounding(1, &["rear"]));
    assert_eq!(map_check::check(&map), []);
    let in_zone = |level| map.ambience_at(AreaId(3), level);
    assert_eq!([0, 1, 3].map(in_zone), [Ambience::Subway, Ambience::Park, Ambience::Park].map(Some));
    assert_eq!(map.ambience_at(AreaId(4), 3), Some(Ambience::Street));
    let heard = |soundings: Vec<Sounding>| {
        let zone = zone.clone();
        move |map: &mut Map| {
            map.zones.push(zone);
            map.ambience.extend(soundings);
        }
    };
    finds("ambience[2].zones[1]", "there is no zone moon", heard(vec![sounding(0, &["rear", "moon"])]));
    finds("ambience[3]", "before what is heard in zones", heard(vec![sounding(0, &["rear"]), sounding(3, &[])]));
    finds(
        "ambience[3].from",
        "higher than the one before",
        heard(vec![sounding(0, &["rear"]), sounding(0, &["rear"])]),
    );
    finds("ambience[2].from", "no Area is higher than 3", heard(vec![sounding(4, &["rear"])]));
    finds("ambience[0].zones", "heard everywhere", |map| map.ambience = vec![sounding(0, &["rear"])]);
}

#[test]
fn props() {
    finds("props[0].at", "outside", |map| map.props[0].at = (i32::MIN, 10));
    finds("props[0]", "size", |map| map.props[0].size = (0, i32::MAX));
    finds("props[0].turn", "degrees", |map| map.props[0].turn = i32::MIN);
}

#[test]
fn every_problem_is_told() {
    let mut map = subway();
    map.areas[0].limit = 0;
    map.areas[1].outline.clear();
    map.moves[0].level = 0;
    let problems = map_check::check(&map);
    let fields: Vec<&str> = problems.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(fields, ["areas[0].limit", "areas[1].outline", "moves[0].level"]);
}

/// Numbers drawn from a fixed sequence, the worst among them, in the places of a real map.
#[test]
fn hostile_numbers_never_panic() {
    let mut seed = 7u64;
    let mut draw = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    const WORST: [i32; 9] = [i32::MIN, i32::MIN + 1, -1, 0, 1, 10_000, 10_001, i32::MAX - 1, i32::MAX];
    for _ in 0..300 {
        let mut map = subway();
        for _ in 0..=draw(4) {
            let number = match draw(3) {
                0 => WORST[draw(9) as usize],
                _ => draw(900) as i32 - 50,
            };
            let area = draw(42) as usize;
            let corner = draw(map.areas[area].outline.len() as u64) as usize;
            match draw(8) {
                0 => map.areas[area].outline[corner].0 = number,
                1 => map.areas[area].outline[corner].1 = number,
                2 => map.areas[area].markers[0].at = (number, number),
                3 => map.boundaries[area].along = Some(vec![(number, 0), (0, number), (number, number)]),
                4 => map.size.0 = number,
                5 => map.areas[area].elevation = number as i8,
                6 => map.areas[area].markers[0].letters = char::from(number as u8).to_string(),
                _ => map.props[area].at = (number, number),
            }
        }
        if map_check::check(&map).is_empty() {
            Board::new(&map);
        }
        map_check::sound_part(&map).iter().for_each(|sound| drop(Board::new(sound)));
    }
}

/// What is sound stays, whatever is wrong beside it.
#[test]
fn the_sound_part_of_a_map_is_left() {
    let whole = subway();
    assert_eq!(map_check::sound_part(&whole).as_ref(), Some(&whole));
    let mut map = whole.clone();
    let (spoiled, twin) = (map.areas[3].id.clone(), map.areas[5].id.clone());
    map.areas[3].outline.truncate(2);
    map.areas[6].id = twin.clone();
    map.areas[8].markers[0].at = (0, 0);
    map.moves[0].level = 0;
    let left = map_check::sound_part(&map).expect("most of it");
    assert_eq!(left.areas.len(), whole.areas.len() - 2);
    assert!(left.areas.iter().all(|area| area.id != spoiled));
    assert_eq!(left.areas.iter().filter(|area| area.id == twin).count(), 1);
    assert!(left.boundaries.iter().all(|boundary| boundary.between.0 != spoiled && boundary.between.1 != spoiled));
    assert!(left.moves.len() < whole.moves.len() && !left.moves.is_empty());
    assert_eq!(Board::new(&left).len(), left.areas.len());
    map.areas.iter_mut().for_each(|area| area.outline.clear());
    assert_eq!(map_check::sound_part(&map), None);
}

/// One id for two Areas is one problem, and not one of every boundary and way besides.
#[test]
fn one_id_for_two_areas() {
    let mut map = subway();
    map.areas.push(map.areas[0].clone());
    map.areas[42].outline = vec![(0, 0), (1, 0), (1, 1)];
    let id = map.areas[0].id.clone();
    let told = map_check::check(&map);
    assert!(told.contains(&("areas[42].id".into(), format!("{id} is already the id of areas[0]"))), "{told:?}");
    assert!(!told.iter().any(|(_, message)| message.contains("no Move") || message.contains("reads")), "{told:?}");
}

/// The largest map that is not refused at once: every outline with every corner, all overlapping one another.
#[test]
fn a_huge_map_is_checked_quickly() {
    let mut map = subway();
    let spare = map.areas[0].clone();
    map.areas.resize(map_check::MOST_AREAS, spare);
    for (nth, area) in (0i32..).zip(&mut map.areas) {
        let zigzag = (0..48).map(|x| (x * 16 + nth % 16, if x % 2 == 0 { 10 } else { 500 - nth }));
        area.outline = zigzag.chain([(780, 590), (2, 590)]).collect();
    }
    assert!(map_check::check(&map).len() > map_check::MOST_AREAS);
}

/// A board at every limit is checked, built and changed while somebody waits: in a program that is made for speed all of it
/// takes less than two seconds.
#[test]
fn the_largest_board_is_soon_ready() {
    let begun = Instant::now();
    let map = vast::map();
    assert_eq!(map_check::check(&map), []);
    let board = Board::new(&map);
    let (first, middle, last) = (AreaId(0), AreaId(60), AreaId(127));
    assert!(board.lines(first, last).len() == 64 && board.line_of_sight(first, AreaId(120)));
    let mut changes = Changes::default();
    changes.make(Change::Elevation(middle, 2), &board);
    let changed = board.changed(&changes);
    assert!(!changed.line_of_sight(AreaId(59), AreaId(61)) && changed.line_of_sight(first, AreaId(1)));
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(60), "it took {took:?}");
}

/// Damages the board with an elevator and expects a problem at a field, with a word of its message.
fn finds_in_lift(field: &str, word: &str, spoil: impl FnOnce(&mut Map)) {
    finds_in(ron::from_str(include_str!("kit/lift.ron")).expect("a map"), field, word, spoil);
}

/// G-124
#[test]
fn elevators() {
    let (car, shaft) = ("elevators[0].car", "elevators[0].shafts[1]");
    finds_in_lift("elevators[0].id", "letters", |map| map.elevators[0].id = "Up".into());
    finds_in_lift("elevators[1].id", "twice", |map| map.elevators.push(map.elevators[0].clone()));
    finds_in_lift("elevators[1].car", "another elevator", |map| map.elevators.push(map.elevators[0].clone()));
    finds_in_lift("elevators[0].name", "empty", |map| map.elevators[0].name = Text::default());
    finds_in_lift(car, "no Area", |map| map.elevators[0].car = "lift_9".into());
    finds_in_lift(car, "markers", |map| map.areas[2].markers.push(Marker { at: (220, 50), letters: String::new() }));
    finds_in_lift(car, "Obstruction", |map| map.areas[2].obstruction = true);
    finds_in_lift(car, "of its own", |map| {
        let between = ("lift_2".into(), "lift_3".into());
        map.boundaries.push(Boundary { between, kind: BoundaryKind::White, along: None });
    });
    finds_in_lift(car, "another Elevation", |map| map.areas[2].elevation = 1);
    finds_in_lift("elevators[0].shafts", "at least two", |map| map.elevators[0].shafts.truncate(1));
    finds_in_lift("elevators[0].starts", "no shaft", |map| map.elevators[0].starts = "lift_1".into());
    finds_in_lift("elevators", "at most 100", |map| {
        let spare = map.elevators[0].shafts[1].clone();
        map.elevators[0].shafts.resize(map_check::MOST_NAMED + 1, spare);
    });
    let at = format!("{shaft}.at");
    finds_in_lift(&at, "overlap lift_4", |map| map.elevators[0].shafts[1].at = (350, 50));
    finds_in_lift(&at, "outside", |map| map.elevators[0].shafts[1].at = (790, 50));
    finds_in_lift(&at, "outside", |map| map.elevators[0].shafts[1].at = (i32::MAX, i32::MIN));
    finds_in_lift("elevators[0].shafts[0].at", "not inside", |map| map.elevators[0].shafts[0].at = (250, 50));
    let beside = format!("{shaft}.beside");
    finds_in_lift(&beside, "no Area", |map| map.elevators[0].shafts[1].beside = "lift_9".into());
    finds_in_lift(&beside, "the car itself", |map| map.elevators[0].shafts[1].beside = "lift_3".into());
    finds_in_lift(&beside, "already", |map| map.elevators[0].shafts[1].beside = "lift_2".into());
    let sees = format!("{shaft}.sees[1]");
    finds_in_lift(&sees, "twice", |map| map.elevators[0].shafts[1].sees[1] = "lift_4".into());
    finds_in_lift(&sees, "no Area", |map| map.elevators[0].shafts[1].sees[1] = "lift_9".into());
    finds_in_lift("areas[5]", "no Moves connect", |map| drop(map.elevators[0].shafts.pop()));
}
