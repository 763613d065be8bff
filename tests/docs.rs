//! The pages of `docs/` are true; `tests/mission_page` reads the mission page.

use std::fs;
use std::path::Path;

use gotham_content::{SourceFile, map_check};
use gotham_rules::board::Board;
use gotham_workshop::{Brief, Lists};

#[test]
fn every_dependency_has_its_reason() {
    let (manifest, page) = (include_str!("../Cargo.toml"), include_str!("../docs/dependencies.md"));
    let mut is_inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_inside = line.ends_with("dependencies]");
        } else if is_inside && let Some((name, what)) = line.split_once(" = ") {
            let is_a_room = what.contains("path = ") || name.ends_with(".workspace");
            assert!(is_a_room || page.contains(name), "docs/dependencies.md does not say why there is {name}");
        }
    }
}

/// How often each mission was won stands in its file as in `docs/balance.md`.
#[test]
fn missions_say_how_often_they_were_won() {
    let (bot, cards) = include_str!("../docs/balance.md").split_once("## Against the cards").expect("two tables");
    let won = |table: &str, mission: &str| -> Option<u8> {
        let row = table.lines().find_map(|line| line.strip_prefix(&format!("| {mission} | ")))?;
        let percent: f64 = row.split_once('%')?.0.parse().ok()?;
        Some(percent.round() as u8)
    };
    for mission in &gotham_embedded::catalogue().missions {
        let id = mission.id.as_str();
        let measured = mission.measured.unwrap_or_else(|| panic!("{id} was not measured"));
        let page = (won(bot, id), won(cards, id));
        assert_eq!((Some(measured.against_bot), Some(measured.against_cards)), page, "{id}");
    }
}

/// The board of `docs/map-format.md` is made as the page says, and is what its lists say.
#[test]
fn the_board_of_the_map_page_is_one() {
    let page = include_str!("../docs/map-format.md").replace("\r\n", "\n");
    let block = |start: &str| {
        let blocks = page.split("```ron\n").skip(1).filter_map(|rest| Some(rest.split_once("```")?.0));
        let mut found = blocks.filter(|block| block.contains(start));
        let (one, more) = (found.next(), found.next());
        assert!(more.is_none(), "{start} is in two examples");
        one.unwrap_or_else(|| panic!("no example has {start}")).to_string()
    };
    let brief: Brief = SourceFile::new("brief.ron", block("number: 1")).parse().expect("a brief");
    let lists = Lists::read(&block("board: \"jetty\"")).expect("lists");
    let printed = lists.printed(&|_| None).expect("lists");
    let compiled = gotham_workshop::compile(&brief, &lists.board, &printed).expect("a map");
    assert_eq!((&compiled.problems, &compiled.notes), (&Vec::new(), &Vec::new()));
    let fitted = gotham_workshop::fit(&compiled.map, &printed, 400, 1, &|_| {});
    assert_eq!(map_check::check(&fitted.map), []);
    assert_eq!(gotham_workshop::differences(&Board::new(&fitted.map), &printed).sentences, Vec::<String>::new());
    assert!(fitted.map.doors[0].along.is_some(), "the door is in its doorway");
}

/// Versions and features stand in one place: the workspace's.
#[test]
fn rooms_take_their_dependencies_from_the_workspace() {
    for room in fs::read_dir(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))).expect("src").flatten() {
        let Ok(manifest) = fs::read_to_string(room.path().join("Cargo.toml")) else { continue };
        for section in manifest.split("\n[").filter(|section| section.contains("dependencies]")) {
            let lines = section.lines().skip(1).filter(|line| line.contains(" = "));
            let own: Vec<&str> = lines.filter(|line| !line.ends_with(".workspace = true")).collect();
            assert!(own.is_empty(), "{}: {own:?}", room.path().display());
        }
    }
}

/// A line of the table in `docs/adding-a-skill.md`, and what names that Skill.
const NAMES: [(&str, &[&str]); 9] = [
    ("Shackle, with its tokens' events", &["Skill::Shackle", "Happening::Shackled", "Happening::Unshackled"]),
    ("Circular Strike, Burst", &["Skill::CircularStrike", "Skill::Burst"]),
    ("Grenade", &["Skill::Grenade"]),
    ("Sacrifice", &["Skill::Sacrifice"]),
    ("Counterattack, Retaliation", &["Skill::Counterattack", "Skill::Retaliation"]),
    ("Combo", &["Skill::Combo"]),
    ("Command", &["Skill::HenchmanCommand", "Skill::EliteCommand"]),
    ("Attraction", &["Skill::Attraction"]),
    (
        "Wall Breaker, with its Moves and tokens",
        &["Skill::WallBreaker", "MoveType::Break(", "Change::WallBroken", "Happening::WallBroken"],
    ),
];

/// Data, words, icons and tests, which the table leaves out.
const LEFT_OUT: [&str; 12] = [
    // every event has its place in these
    "src/rules/mission/caused.rs",
    "src/play/statistics/counter.rs",
    "src/table/project/beats/mod.rs",
    "src/content/",
    "src/rules/event.rs",
    "src/play/log/",
    "src/play/placement/",
    "src/panels/answers/",
    "src/panels/icon/",
    "src/play/samples.rs",
    "/tests/",
    "tests.rs",
];

#[test]
fn so_many_files_name_a_skill() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let texts = sources(root, Path::new("src"));
    for (line, names) in NAMES {
        let naming = texts.iter().filter(|(_, text)| names.iter().any(|name| text.contains(name)));
        let naming: Vec<&String> = naming.map(|(path, _)| path).collect();
        let row = include_str!("../docs/adding-a-skill.md").lines().find(|row| row.starts_with(&format!("| {line} |")));
        let told = row.and_then(|row| row.split('|').nth_back(1)).map(str::trim);
        assert_eq!(told, Some(naming.len().to_string().as_str()), "docs/adding-a-skill.md: {line}: {naming:?}");
    }
}

/// The sources below a folder, except for those left out.
fn sources(root: &Path, folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(folder)).expect("a folder") {
        let path = folder.join(entry.expect("an entry").file_name());
        if root.join(&path).is_dir() {
            found.extend(sources(root, &path));
        } else {
            let name = path.to_string_lossy().replace('\\', "/");
            let is_left_out = LEFT_OUT.iter().any(|part| name.contains(part));
            if !is_left_out {
                found.push((name, fs::read_to_string(root.join(&path)).expect("a source")));
            }
        }
    }
    found
}

/// Every text that we pass on: sources, content, pages, scripts; not what is built or fetched.
fn texts(root: &Path, folder: &Path) -> Vec<(String, String)> {
    const NOT_OURS: [&str; 6] = ["target", "node_modules", "dist", "corpus", "artifacts", "mutants.out"];
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(folder)).expect("a folder") {
        let name = entry.expect("an entry").file_name();
        let path = folder.join(&name);
        if root.join(&path).is_dir() {
            let name = name.to_string_lossy();
            if name == ".ci" || !(name.starts_with('.') || NOT_OURS.contains(&&*name)) {
                found.extend(texts(root, &path));
            }
        } else if let Ok(text) = fs::read_to_string(root.join(&path)) {
            found.push((path.to_string_lossy().into_owned(), text));
        }
    }
    found
}

#[test]
fn no_merge_was_left_half_done() {
    for (path, text) in texts(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")), Path::new("")) {
        let mark = text.lines().position(|line| line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> "));
        assert_eq!(mark.map(|line| line + 1), None, "{path} has the mark of a merge in this line");
    }
}

/// Bash reads a script as it goes: a mistake at its end is only found once everything before it has run.
#[cfg(unix)]
#[test]
fn bash_can_read_every_script() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let scripts = texts(root, Path::new("")).into_iter().filter(|(_, text)| text.starts_with("#!/usr/bin/env bash"));
    let mut read = 0;
    for (path, _) in scripts {
        let said = std::process::Command::new("bash").arg("-n").arg(root.join(&path)).output().expect("bash");
        assert!(said.status.success(), "{path}: {}", String::from_utf8_lossy(&said.stderr));
        read += 1;
    }
    assert!(read >= 4, "{read} scripts were found");
}

/// Folders of the repository: what begins with one of them, between backticks, is a path.
const FOLDERS: [&str; 11] =
    ["src/", "tests/", "docs/", "assets/", "maps/", "missions/", "web/", "desktop/", "fuzz/", "benches/", "examples/"];

/// Files that a program makes: they are not in the repository.
const MADE: [&str; 2] = ["web/dist", "missions/my_mission.ron"];

#[test]
fn every_path_of_the_pages_leads_somewhere() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut pages: Vec<(String, String)> =
        texts(root, Path::new("")).into_iter().filter(|(path, _)| path.ends_with(".md")).collect();
    pages.sort();
    assert!(pages.len() > 20, "{} pages", pages.len());
    let mut lost = Vec::new();
    for (page, text) in &pages {
        for path in text.split('`').skip(1).step_by(2) {
            let is_path =
                FOLDERS.iter().any(|folder| path.starts_with(folder)) && !path.contains(['*', ' ', '{', '\n']);
            let is_made = MADE.iter().any(|made| path.starts_with(made)) || path.chars().any(char::is_uppercase);
            if is_path && !is_made && !root.join(path).exists() {
                lost.push(format!("{page}: {path}"));
            }
        }
    }
    assert!(lost.is_empty(), "paths that lead nowhere:\n{}", lost.join("\n"));
}
