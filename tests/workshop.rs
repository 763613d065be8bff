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
