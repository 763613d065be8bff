//! Every board of `maps/` against its lists in `maps/lists`: Elevations, limits, terrain, boundaries, walls, special Moves,
//! and every pair of Areas in sight. One test for all of them; a board without lists fails it.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use gotham_content::{Ambience, Map, map_check};
use gotham_rules::board::{AreaId, Board, Change, Changes, ElevatorId, SightKind};
use gotham_workshop::{Lists, ListsError, Printed, ReadOffError, differences, lists_of};

fn folder(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(name)
}

/// The lists of a board.
fn lists(name: &str) -> Option<Lists> {
    let text = fs::read_to_string(folder("maps/lists").join(format!("{name}.ron"))).ok()?;
    Some(Lists::read(&text).unwrap_or_else(|error| panic!("maps/lists/{name}.ron: {error}")))
}

fn printed(name: &str) -> Printed {
    let lists = lists(name).unwrap_or_else(|| panic!("maps/lists/{name}.ron is missing"));
    lists.printed(&self::lists).unwrap_or_else(|error| panic!("maps/lists/{name}.ron: {error}"))
}

/// Every board that the game has.
fn maps() -> Vec<Map> {
    let catalogue = gotham_embedded::catalogue();
    assert!(catalogue.maps.len() >= 11, "{} boards", catalogue.maps.len());
    catalogue.maps.clone()
}

fn map(name: &str) -> Map {
    maps().into_iter().find(|map| map.id.as_str() == name).expect("a board")
}

/// R2 p.55, IV.C, VII.A.2, XI.A
#[test]
fn every_board_is_what_its_lists_say() {
    let mut wrong = Vec::new();
    for map in maps() {
        assert_eq!(map_check::check(&map), [], "{}", map.id);
        let found = differences(&Board::new(&map), &printed(map.id.as_str()));
        wrong.extend(found.sentences.into_iter().map(|sentence| format!("{}: {sentence}", map.id)));
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

/// Two boards on one sheet are heard as the lower one of them; every other board as no other.
#[test]
fn every_board_sounds_like_itself() {
    let mut heard = BTreeMap::new();
    for map in maps() {
        let place = map.lowest_ambience().unwrap_or_else(|| panic!("{} is silent", map.id));
        if map.id.as_str() != "manor_and_cave" {
            let other = heard.insert(place, map.id.clone());
            assert_eq!(other, None, "{} sounds like it: {place:?}", map.id);
        }
    }
    let heard = |area: &str| {
        let map = map(area.rsplit_once('_').map_or(area, |(map, _)| map));
        sound_of(&map, area)
    };
    assert_eq!(["alley_13", "alley_1"].map(heard), [Ambience::Alley, Ambience::Roof].map(Some));
    assert_eq!(["sewers_16", "sewers_17"].map(heard), [Ambience::Sewer, Ambience::Street].map(Some));
    assert_eq!(
        ["bank_16", "bank_20", "bank_34"].map(heard),
        [Ambience::Bank, Ambience::Street, Ambience::Street].map(Some)
    );
    assert_eq!(
        ["manor_21", "manor_31", "manor_5"].map(heard),
        [Ambience::House, Ambience::House, Ambience::Park].map(Some)
    );
    let both = map("manor_and_cave");
    for (area, wanted) in [
        ("manor_21", Ambience::House),
        ("manor_5", Ambience::Park),
        ("cave_6", Ambience::Cave),
        ("cave_21", Ambience::Cave),
    ] {
        assert_eq!(sound_of(&both, area), Some(wanted), "{area}");
    }
}

/// What is heard in an Area.
fn sound_of(map: &Map, area: &str) -> Option<Ambience> {
    let board = Board::new(map);
    let id = board.find(area).unwrap_or_else(|| panic!("{area}"));
    map.ambience_at(id, board.area(id).elevation)
}

/// The lists of the Subway, one of them changed: what it says must be missed on the map.
fn noticed(field: &str, word: &str, change: impl FnOnce(&mut Lists)) {
    let mut lists = lists("subway").expect("lists");
    change(&mut lists);
    let printed = lists.printed(&|_| None).unwrap_or_else(|error| panic!("{field}: {error}"));
    let found = differences(&Board::new(&map("subway")), &printed).sentences;
    assert!(found.iter().any(|sentence| sentence.contains(word)), "{field}: no {word:?} in {found:?}");
}

#[test]
fn any_other_list_is_noticed() {
    noticed("limits", "subway_1:", |lists| lists.limits = lists.limits.replacen("1:6", "1:7", 1));
    noticed("elevations", "subway_42:", |lists| {
        lists.elevations =
            lists.elevations.iter().map(|(level, list)| (*level, list.replace("34-42", "34-41"))).collect();
        lists.elevations.push((2, "42".into()));
    });
    noticed("difficult", "subway_25", |lists| lists.difficult.push((1, "25".into())));
    noticed("dangerous", "subway_25", |lists| lists.dangerous.push((2, "25".into())));
    noticed("obstructions", "subway_25", |lists| lists.obstructions = "25".into());
    noticed("orange", "an orange boundary between subway_16 and subway_34", |lists| {
        lists.orange = lists.orange.replacen("16-34 ", "", 1);
    });
    noticed("white", "subway_1 Adjacent to subway_3", |lists| lists.white.push_str(" 1-3"));
    noticed("walls", "a wall of level 5 between subway_40 and subway_41", |lists| {
        lists.walls = lists.walls.iter().map(|(level, list)| (*level, list.replace(" 40-41", ""))).collect();
        lists.walls.push((5, "40-41".into()));
    });
    noticed("solid", "a wall between subway_1 and subway_2", |lists| lists.solid = "1-2".into());
    noticed("jumps", "a Jump of level 3 from subway_8 to subway_10", |lists| lists.jumps.push((3, "8-10".into())));
    noticed("climbs", "a Climb of level 1 from subway_8 to subway_10", |lists| lists.climbs.push((1, "10-8".into())));
    noticed("drops", "a Drop of level 4 from subway_3 to subway_13", |lists| lists.drops.push((4, "3-13".into())));
    noticed("climbs_and_drops", "a Drop of level 2 from subway_3 to subway_13", |lists| lists.climbs_and_drops.clear());
    noticed("linked", "subway_1 Adjacent to subway_42", |lists| lists.linked = "1-42".into());
    noticed("sight", "subway_41 in sight of subway_42", |lists| lists.sight = lists.sight.replacen("41: 42", "", 1));
    noticed("left_out", "subway_41 in sight of subway_42", |lists| lists.left_out = "41-42".into());
}

#[test]
fn lists_say_what_is_wrong_with_them() {
    let refused = |wanted: &str, change: fn(&mut Lists)| {
        let mut lists = lists("subway").expect("lists");
        change(&mut lists);
        let error = lists.printed(&|_| None).expect_err(wanted).to_string();
        assert!(error.contains(wanted), "no {wanted:?} in {error:?}");
    };
    refused("limits: \"1:x\"", |lists| lists.limits = lists.limits.replacen("1:6", "1:x", 1));
    refused("limits: subway_43 has no Elevation", |lists| lists.limits.push_str(" 43:6"));
    refused("limits: subway_43 has none", |lists| lists.elevations.push((1, "43".into())));
    refused("elevations: subway_42 is in it twice", |lists| lists.elevations.push((1, "42".into())));
    refused("limits: subway_42 is in it twice", |lists| lists.limits.push_str(" 42:7"));
    refused("white: \"1+2\"", |lists| lists.white = "1+2".into());
    refused("white: \"1-1\"", |lists| lists.white = "1-1".into());
    refused("white: subway_16 and subway_34 are already", |lists| lists.white.push_str(" 34-16"));
    refused("solid: subway_13 and subway_34 are already", |lists| lists.solid = "13-34".into());
    refused("drops: subway_3 and subway_13 are already", |lists| lists.drops.push((2, "3-13".into())));
    refused("sight: \"1 2\"", |lists| lists.sight = "1 2".into());
    refused("sight: subway_99", |lists| lists.sight = "1: 99".into());
    refused("elevations: \"9-3\"", |lists| lists.elevations.push((1, "9-3".into())));
    refused("sheets: nowhere", |lists| lists.sheets.push("nowhere".into()));
    assert!(matches!(Lists::read("(board: 3)"), Err(ListsError::Unreadable(message)) if message.contains("1:")));
}

/// The lists that are read off a board are its lists, also after they were written into a file.
#[test]
fn lists_are_read_off_a_board() {
    for map in maps() {
        let name = map.id.as_str();
        if name == "manor_and_cave" {
            let error = lists_of(&map).expect_err("two boards");
            assert!(matches!(error, ReadOffError::TwoBoards(..)) && error.to_string().contains("sheets"), "{error}");
            continue;
        }
        let read = lists_of(&map).unwrap_or_else(|error| panic!("{name}: {error}"));
        let text = read.write();
        assert!(text.lines().all(|line| line.chars().count() <= 120), "{text}");
        let read = Lists::read(&text).unwrap_or_else(|error| panic!("{name}: {error}: {text}"));
        let off = read.printed(&|_| None).unwrap_or_else(|error| panic!("{name}: {error}: {text}"));
        assert_eq!(differences(&Board::new(&map), &off).sentences, Vec::<String>::new(), "{name}");
        let printed = printed(name);
        let same = [
            (off.areas == printed.areas, "areas"),
            (off.open == printed.open, "open"),
            (off.moves == printed.moves, "moves"),
            (off.linked == printed.linked, "linked"),
            (off.sight == printed.sight, "sight"),
        ];
        let differ: Vec<&str> = same.into_iter().filter(|(is_same, _)| !is_same).map(|(_, what)| what).collect();
        assert!(differ.is_empty(), "{name}: {differ:?}");
    }
    let mut subway = map("subway");
    subway.areas[3].id = "hall".into();
    assert!(matches!(lists_of(&subway), Err(ReadOffError::NoNumber(area)) if area.as_str() == "hall"));
}

/// Sight goes both ways, an Area sees itself, and each pair that does not see has a reason.
#[test]
fn sight_is_mutual_and_explained() {
    for map in maps() {
        let board = Board::new(&map);
        for a in board.areas() {
            assert!(board.line_of_sight(a, a));
            for b in board.areas() {
                let sees = board.line_of_sight(a, b);
                assert_eq!(sees, board.line_of_sight(b, a));
                assert_eq!(sees, board.blockers(a, b).is_empty());
                assert_eq!(sees, !board.lines(a, b).is_empty());
            }
        }
    }
}

/// R2 XI.A.1
#[test]
fn orange_boundaries_are_in_sight_by_themselves() {
    for map in maps() {
        let (board, printed) = (Board::new(&map), printed(map.id.as_str()));
        for ((a, b), kind) in &printed.open {
            let id = |name: &str| board.find(name).expect("an Area");
            let lines = board.lines(id(a.as_str()), id(b.as_str()));
            let by_orange = lines.iter().any(|line| line.kind == SightKind::OrangeBoundary);
            assert_eq!(by_orange, *kind == gotham_content::BoundaryKind::Orange, "{a} {b}");
        }
    }
}

/// Every line starts and ends with its own Areas and passes only into Areas that touch one it has been in, be it at a
/// corner. G-7
#[test]
fn lines_name_the_areas_they_cross() {
    for map in maps() {
        let board = Board::new(&map);
        for a in board.areas() {
            // The way back is the same list, read backward.
            for b in board.areas().skip(a.index()) {
                for line in board.lines(a, b) {
                    assert_eq!((line.crossed.first(), line.crossed.last()), (Some(&a), Some(&b)));
                    if line.kind == SightKind::StraightLine {
                        for (nth, area) in line.crossed.iter().enumerate().skip(1) {
                            // A line that comes back to an Area names it once.
                            let touch = |before: &AreaId| {
                                let corners = |area: &AreaId| &board.area(*area).outline;
                                board.pieces().iter().any(|piece| piece.joins(*before, *area))
                                    || corners(before).iter().any(|corner| corners(area).contains(corner))
                            };
                            assert!(line.crossed[..nth].iter().any(touch), "{area:?} in {line:?} on {}", map.id);
                        }
                    }
                }
            }
        }
    }
}

/// G-6
#[test]
fn distances_follow_moves_and_broken_walls() {
    let board = Board::new(&map("subway"));
    let id = |number: u8| board.find(&format!("subway_{number}")).expect("an Area");
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

/// The car of the cave sees from each of its shafts what is printed for that one, 36 to 39. G-124
#[test]
fn the_car_of_the_cave_sees_what_each_shaft_does() {
    let printed = [("8", "6 7 8 9"), ("22", "21 22"), ("31", "30 31 32 33 34 35"), ("26", "24 25 26")];
    for name in ["cave", "manor_and_cave"] {
        let board = Board::new(&map(name));
        let area = |number: &str| board.find(&format!("cave_{number}")).expect("an Area");
        for (beside, sees) in printed {
            let mut changes = Changes::default();
            changes.make(Change::Elevator(ElevatorId(0), area(beside)), &board);
            let now = board.changed(&changes);
            let wanted: Vec<AreaId> =
                board.areas().filter(|it| sees.split(' ').any(|seen| area(seen) == *it)).collect();
            let car = area("36");
            let seen: Vec<AreaId> = now.seen_from(car).iter().filter(|it| *it != car).collect();
            assert_eq!(seen, wanted, "{name}: the shaft beside {beside}");
        }
    }
}
