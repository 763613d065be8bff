//! The workshop of boards from outside: the page's example from sketch to picture, and what is said about sketches and lists
//! that do not fit together.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn example(name: &str) -> String {
    format!("{}/../../examples/belfry/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn engine(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gotham-engine")).args(arguments).output().expect("the engine runs")
}

/// What it says, and its exit code.
fn said(arguments: &[&str]) -> (String, i32) {
    let output = engine(arguments);
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    (text.into_owned(), output.status.code().expect("it ends by itself"))
}

fn done(arguments: &[&str]) -> String {
    let (text, code) = said(arguments);
    assert_eq!(code, 0, "{arguments:?}: {text}");
    text
}

fn word(path: &Path) -> &str {
    path.to_str().expect("a path")
}

/// The belfry, compiled in a folder.
fn belfry(folder: &Path) -> PathBuf {
    let map = folder.join("belfry.ron");
    let (brief, lists) = (example("brief.ron"), example("lists.ron"));
    let text = done(&["map", "compile", &brief, "--lists", &lists, "--out", word(&map)]);
    assert!(text.contains("4 Areas"), "{text}");
    map
}

/// docs/map-format.md, "The workshop", line by line.
#[test]
fn from_a_sketch_to_a_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let map = belfry(folder.path());
    let lists = example("lists.ron");
    let fitted = done(&["map", "fit", word(&map), "--lists", &lists]);
    assert!(fitted.contains("now 0 missing, 0 too many"), "{fitted}");
    assert!(done(&["validate", word(&map)]).contains("no problems"));
    let on_it = ["--map", "belfry", "--content", word(&map)];
    let sight = done(&[&["los", "--all"], &on_it[..], &["--against", &lists]].concat());
    assert!(sight.contains("3 pairs in sight, 0 missing, 0 too many"), "{sight}");
    let pairs = done(&[&["los", "--all", "--json"], &on_it[..]].concat());
    let pairs: Value = serde_json::from_str(&pairs).expect("JSON");
    let wanted = [["belfry_1", "belfry_2"], ["belfry_1", "belfry_4"], ["belfry_2", "belfry_3"]];
    assert_eq!(pairs, serde_json::json!(wanted));
    assert!(done(&[&["path"], &on_it[..], &["1", "4"]].concat()).contains("climb_2"));
    for (name, look) in [("belfry.png", &["--from", "1"][..]), ("belfry.svg", &[]), ("sheet.svg", &["--sheet"])] {
        let picture = folder.path().join(name);
        done(&[&["map", "picture"], &on_it[..], look, &["--out", word(&picture)]].concat());
        let bytes = fs::read(&picture).expect("a picture");
        let begins: &[u8] = if name.ends_with("png") { b"\x89PNG" } else { b"<svg" };
        assert!(bytes.starts_with(begins) && bytes.len() > 2000, "{name}: {} bytes", bytes.len());
    }
}

/// Neighbors share corners, and nothing of the sketch's gaps is left.
#[test]
fn what_is_compiled_is_clean() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = fs::read_to_string(belfry(folder.path())).expect("a map");
    let map: gotham_content::Map = ron::from_str(&text).expect("a map");
    let outline = |number: usize| {
        let name = format!("belfry_{number}");
        &map.areas.iter().find(|area| area.id.as_str() == name).expect("an Area").outline
    };
    let shared = outline(2).iter().filter(|corner| outline(3).contains(corner)).count();
    assert!(shared >= 2, "{:?} {:?}", outline(2), outline(3));
    assert!(outline(2).contains(&(0, 0)) && outline(1).contains(&(400, 300)), "they reach the rim");
    let straight = outline(3).iter().zip(outline(3).iter().cycle().skip(1)).all(|(a, b)| a.0 == b.0 || a.1 == b.1);
    assert!(straight, "{:?}", outline(3));
    let walls: Vec<_> = map.boundaries.iter().filter(|boundary| boundary.kind.is_wall()).collect();
    assert!(walls.iter().any(|wall| wall.along.is_some()), "a doorway leaves a wall beside it");
}

/// A changed line of the example, and what is said about it.
fn refused(file: &str, from: &str, to: &str, code: i32, words: &[&str]) {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = ["brief.ron", "lists.ron"].map(|name| {
        let text = fs::read_to_string(example(name)).expect("the example");
        let path = folder.path().join(name);
        let changed = if name == file { text.replacen(from, to, 1) } else { text.clone() };
        assert!(name != file || changed != text, "{from:?} is not in {name}");
        fs::write(&path, changed).expect("a file");
        path
    });
    let out = folder.path().join("map.ron");
    let (text, with) = said(&["map", "compile", word(&paths[0]), "--lists", word(&paths[1]), "--out", word(&out)]);
    assert_eq!(with, code, "{text}");
    for word in words {
        assert!(text.contains(word), "no {word:?} in {text}");
    }
}

#[test]
fn sketches_and_lists_that_do_not_fit() {
    refused("brief.ron", "number: 4", "number: 5", 1, &["brief.ron", "belfry_5 is in no list", "belfry_4"]);
    refused("brief.ron", "number: 4", "number: 3", 1, &["belfry_3 is sketched twice"]);
    refused("brief.ron", "areas: [2, 3]", "areas: [2, 9]", 1, &["zone chapel", "belfry_9"]);
    refused(
        "brief.ron",
        "(204, 100), (394, 104), (396, 170), (202, 168)",
        "(204, 100), (205, 101), (204, 101)",
        1,
        &["nothing is left of belfry_4"],
    );
    refused(
        "brief.ron",
        "(204, 100), (394, 104), (396, 170), (202, 168)",
        "(60, 60), (120, 60), (120, 120), (60, 120)",
        1,
        &["belfry_2 lies all around", "belfry_4"],
    );
    refused("brief.ron", "size: (400, 300)", "size: (40000, 300)", 1, &["10000 millimeters"]);
    refused("brief.ron", "outline: [(0", "outlines: [(0", 2, &["brief.ron", "10:", "outlines"]);
    refused(
        "lists.ron",
        "white: \"1-2\"",
        "white: \"1-2 1-3\"",
        1,
        &["belfry_1 and belfry_3", "Adjacent", "share no edge"],
    );
    refused("lists.ron", "limits: \"1:30", "limits: \"1:thirty", 2, &["lists.ron", "limits: \"1:thirty\""]);
    refused("lists.ron", "orange", "orangs", 2, &["lists.ron", "orangs"]);
}

/// A search that cannot succeed says what is left, and ends with 1.
#[test]
fn what_cannot_be_fitted_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let map = belfry(folder.path());
    let lists = folder.path().join("lists.ron");
    let text = fs::read_to_string(example("lists.ron")).expect("the example");
    fs::write(&lists, text.replacen("1: 2 4; 2: 3", "1: 2 4", 1)).expect("a file");
    let (text, code) = said(&["map", "fit", word(&map), "--lists", word(&lists), "--steps", "3"]);
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("0 missing, 1 too many") && text.contains("too many: belfry_2 belfry_3"), "{text}");
}

/// A file of the example with some of its words exchanged, in a folder.
fn changed(folder: &Path, file: &str, changes: &[(&str, &str)]) -> PathBuf {
    let mut text = fs::read_to_string(example(file)).expect("the example");
    for (from, to) in changes {
        assert!(text.contains(from), "{from:?} is not in {file}");
        text = text.replacen(from, to, 1);
    }
    let path = folder.join(file);
    fs::write(&path, text).expect("a file");
    path
}

fn map_of(path: &Path) -> gotham_content::Map {
    ron::from_str(&fs::read_to_string(path).expect("a map")).expect("a map")
}

/// Corners at the rim stay as they are drawn, whether they are on the sheet's rim, off it, or all around an Area on its own.
#[test]
fn corners_of_the_rim_stay_as_they_are_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let cut = [
        ("(396, 178), (400, 300), (4, 296)", "(396, 178), (400, 262), (360, 300), (4, 296)"),
        ("(394, 104), (396, 170)", "(340, 104), (371, 139), (350, 170)"),
    ];
    let brief = changed(folder.path(), "brief.ron", &cut);
    let map = folder.path().join("map.ron");
    done(&["map", "compile", word(&brief), "--lists", &example("lists.ron"), "--out", word(&map)]);
    let outline = |map: &gotham_content::Map, number: usize| {
        let area = map.areas.iter().find(|area| area.id.number() == Some(number as u32));
        area.expect("an Area").outline.clone()
    };
    let drawn = map_of(&map);
    let (square, tower) = (outline(&drawn, 1), outline(&drawn, 4));
    assert!(square.contains(&(400, 262)) && square.contains(&(360, 300)), "{square:?}");
    assert!(tower.contains(&(371, 139)), "{tower:?}");

    let rocks = "(id: \"rocks\", name: \"Rocks\", description: \"\", size: (300, 200), level_height: 40, floor: Stone, reach: 8, \
                 areas: [(number: 1, name: \"One\", outline: [(30, 40), (90, 20), (120, 90), (60, 150)]), \
                 (number: 2, name: \"Two\", outline: [(180, 60), (230, 30), (270, 110), (200, 170)])])";
    let lists =
        "(board: \"rocks\", elevations: [(0, \"1-2\")], limits: \"1:6 2:6\", jumps: [(1, \"1-2\")], sight: \"1: 2\")";
    let (brief, lists_file) = (folder.path().join("rocks.ron"), folder.path().join("rocks_lists.ron"));
    fs::write(&brief, rocks).expect("a file");
    fs::write(&lists_file, lists).expect("a file");
    done(&["map", "compile", word(&brief), "--lists", word(&lists_file), "--out", word(&map)]);
    let drawn = map_of(&map);
    for (number, corners) in
        [(1, [(30, 40), (90, 20), (120, 90), (60, 150)]), (2, [(180, 60), (230, 30), (270, 110), (200, 170)])]
    {
        let outline = outline(&drawn, number);
        assert!(outline.len() == 4 && corners.iter().all(|corner| outline.contains(corner)), "{outline:?}");
    }
}

/// A map says which lists it has, and of lists without sight one hears what to do.
#[test]
fn lists_are_read_off_a_map() {
    let folder = tempfile::tempdir().expect("a folder");
    let map = belfry(folder.path());
    done(&["map", "fit", word(&map), "--lists", &example("lists.ron")]);
    let text = done(&["map", "lists", word(&map)]);
    let lists = folder.path().join("read_off.ron");
    fs::write(&lists, &text).expect("a file");
    let brief = example("brief.ron");
    let again = folder.path().join("again.ron");
    let told = done(&["map", "compile", &brief, "--lists", word(&lists), "--out", word(&again)]);
    assert!(!told.contains("note") && told.contains("4 Areas"), "{told}");
    let on_it = ["los", "--all", "--map", "belfry", "--content", word(&map), "--against"];
    assert!(done(&[&on_it[..], &[word(&lists)]].concat()).contains("0 missing, 0 too many"), "{text}");

    let blind = changed(folder.path(), "lists.ron", &[("    sight: \"1: 2 4; 2: 3\",\n", "")]);
    let told = done(&["map", "compile", &brief, "--lists", word(&blind), "--out", word(&again)]);
    assert!(told.contains("note: sight: ") && told.contains("map lists"), "{told}");
}

/// A map with problems is written and drawn as far as it goes; each of them is listed and marked, and the exit code is 1.
#[test]
fn a_faulty_map_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let lists = changed(folder.path(), "lists.ron", &[("    climbs_and_drops: [(2, \"4-1\")],\n", "")]);
    let map = folder.path().join("belfry.ron");
    let compile = ["map", "compile", &example("brief.ron"), "--lists", word(&lists), "--out", word(&map)];
    let (text, code) = said(&compile);
    assert!(code == 1 && text.contains("problem: areas[") && text.contains("belfry_4"), "{text}");
    let picture = folder.path().join("belfry.svg");
    let draw = ["map", "picture", "--map", "belfry", "--content", word(&map), "--out", word(&picture)];
    let output = engine(&draw);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(1) && told.contains("problem: ") && told.contains("belfry.ron:"), "{told}");
    let svg = fs::read_to_string(&picture).expect("a picture");
    assert!(svg.matches("<polygon").count() >= 4 && svg.contains("no Moves connect belfry_4"), "{svg}");

    fs::write(&map, fs::read_to_string(&map).expect("a map").replacen("outline: [(", "outline: [(5, 5), (5, 5), (", 1))
        .expect("a file");
    assert_eq!(said(&draw).1, 1);
    let svg = fs::read_to_string(&picture).expect("a picture");
    assert!(svg.contains("twice in a row"), "{svg}");
    for command in [&["map", "lists", word(&map)][..], &["map", "fit", word(&map), "--lists", word(&lists)]] {
        let (text, code) = said(command);
        assert!(code == 1 && text.contains("problem: ") && text.contains("twice in a row"), "{text}");
    }
    fs::write(&map, "(id: \"belfry\", areas: [").expect("a file");
    assert_eq!(said(&draw).1, 2);
}

/// `validate` takes the folder that `--content` takes, leaves out what a board was made of, and says what such a file is.
#[test]
fn a_folder_with_a_board_is_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let map = belfry(folder.path());
    let (brief, lists) = (changed(folder.path(), "brief.ron", &[]), changed(folder.path(), "lists.ron", &[]));
    let here = word(folder.path());
    assert!(done(&["validate", here]).contains("1 file: no problems"));
    done(&["los", "--map", "belfry", "--content", here, "1", "2"]);
    for (file, what) in [(&brief, "the brief of a board"), (&lists, "the lists of a board")] {
        let (text, code) = said(&["validate", word(file)]);
        assert!(
            code == 1 && text.contains("problem: ") && text.contains(what) && text.contains("map compile"),
            "{text}"
        );
    }
    fs::copy(&map, folder.path().join("twin.ron")).expect("a copy");
    let (text, code) = said(&["validate", here]);
    assert!(code == 1 && text.contains("twin.ron") && text.contains("\"belfry\" is the id of"), "{text}");
    let text = fs::read_to_string(&map).expect("a map").replacen("kind: Wall(1)", "kind: Wall", 1);
    fs::write(folder.path().join("twin.ron"), text).expect("a file");
    let (text, code) = said(&["validate", word(&folder.path().join("twin.ron"))]);
    assert!(code == 1 && text.contains("Wall(1)") && text.contains("SolidWall"), "{text}");
}

/// A door in a doorway leaves the wall beside it, and is named where it stops a line or a way.
#[test]
fn a_shut_door_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let door = "doors: [(id: \"hatch\", name: \"Hatch\", between: (\"belfry_2\", \"belfry_3\"), closed: SolidWall, \
                starts: Closed)],\n    doorways: [";
    let brief = changed(folder.path(), "brief.ron", &[("doorways: [", door)]);
    let shut = [("    orange: \"2-3\",\n", ""), ("1: 2 4; 2: 3", "1: 2 4")];
    let lists = changed(folder.path(), "lists.ron", &shut);
    let map = folder.path().join("belfry.ron");
    let told = done(&["map", "compile", word(&brief), "--lists", word(&lists), "--out", word(&map)]);
    assert!(!told.contains("note"), "{told}");
    let drawn = map_of(&map);
    assert!(
        drawn.doors[0].along.is_some()
            && drawn.boundaries.iter().any(|b| b.kind == gotham_content::BoundaryKind::Wall(1))
    );
    let on_it = ["--map", "belfry", "--content", word(&map)];
    let los = done(&[&["los"], &on_it[..], &["2", "3"]].concat());
    assert!(los.contains("by the wall or by the shut door hatch"), "{los}");
    let (path, code) = said(&[&["path"], &on_it[..], &["1", "3"]].concat());
    assert!(code == 1 && path.contains("through the shut door hatch it would be 2 Move Points"), "{path}");
    let whole = map_of(&map);
    let text = fs::read_to_string(&map).expect("a map");
    assert!(whole.doors.len() == 1 && text.contains("along: Some(["), "{text}");
    let other = changed(folder.path(), "lists.ron", &[("1-3\"), (2, \"4\")", "1-3\"), (2, \"4\")")]);
    let told = done(&["map", "compile", word(&brief), "--lists", word(&other), "--out", word(&map)]);
    assert!(told.contains("note: the lists have an orange boundary between belfry_2 and belfry_3"), "{told}");
}

#[test]
fn two_boards_on_one_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let map = belfry(folder.path());
    let both = folder.path().join("both.ron");
    let subway = format!("{}/../../maps/subway.ron", env!("CARGO_MANIFEST_DIR"));
    assert!(done(&["map", "join", word(&map), &subway, "--out", word(&both)]).contains("46 Areas"));
    let (text, code) = said(&["map", "join", word(&map), word(&map), "--out", word(&both)]);
    assert!(code == 1 && text.contains("both boards have"), "{text}");
}

#[test]
fn the_table_has_a_row_for_each_board() {
    let lists = format!("{}/../../maps/lists", env!("CARGO_MANIFEST_DIR"));
    let table = done(&["map", "table", "--lists", &lists, "--games", "1"]);
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert_eq!(rows.len(), gotham_embedded::catalogue().maps.len(), "{table}");
    assert!(rows.iter().all(|row| row.contains("| 0 | 0 |")), "{table}");
}
