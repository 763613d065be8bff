//! The rooms of `docs/architecture.md` hold: none knows one that it must not, and none has unfinished or unsafe code.
//!
//! The paths in the sources are read, `use` lines with their braces and paths inside code, but not comments and
//! strings. The table [`ROOMS`] says which room may know which, and inside the rules the list [`FLOORS`]; no two files
//! of the rules know each other.

#[path = "layers/circles.rs"]
mod circles;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What a room may know.
struct Room {
    /// Folder or file below `src`.
    name: &'static str,
    /// Other rooms, or single modules of them.
    rooms: &'static [&'static str],
    /// Crates besides `std` and those that only tests use.
    crates: &'static [&'static str],
}

/// What a browser has in place of a desktop.
const PAGE: &[&str] = &["js_sys", "wasm_bindgen", "wasm_bindgen_futures", "web_sys", "web_time"];

const ROOMS: &[Room] = &[
    Room { name: "platform", rooms: &[], crates: PAGE },
    // build.rs compiles this room, too, so it has the fewest crates.
    Room { name: "content", rooms: &["platform::disk"], crates: &["serde", "ron", "thiserror", "xxhash_rust"] },
    Room { name: "embedded.rs", rooms: &["content"], crates: &[] },
    Room {
        name: "rules",
        rooms: &["content"],
        crates: &["serde", "thiserror", "rand", "rand_pcg", "postcard", "xxhash_rust"],
    },
    Room { name: "words", rooms: &["rules", "content"], crates: &["fluent_bundle", "unic_langid", "ron"] },
    Room {
        name: "play",
        rooms: &["words", "rules", "content", "embedded", "platform"],
        crates: &[
            "serde",
            "serde_json",
            "ron",
            "thiserror",
            "tracing",
            "xxhash_rust",
            "postcard",
            "data_encoding",
            "miniz_oxide",
        ],
    },
    Room {
        name: "ai",
        rooms: &[
            "rules",
            "content",
            "play::player",
            "play::Player",
            "play::advice",
            "platform::Patience",
            "platform::Endless",
            "platform::Steps",
        ],
        crates: &["rand", "rand_pcg", "serde", "thiserror"],
    },
    Room {
        name: "panels",
        rooms: &["words", "play", "rules", "content", "embedded", "ai::SeatKind"],
        crates: &["egui", "serde", "serde_json"],
    },
    // The engine is one more user of the rules: it has no window.
    Room {
        name: "bin",
        rooms: &["ai", "words", "play", "rules", "content", "embedded", "platform"],
        crates: &["clap", "indicatif", "mimalloc", "serde", "serde_json"],
    },
];

/// Rooms that may know everybody: the table, the program that opens it, and the plan itself.
const FREE: [&str; 3] = ["table", "main.rs", "lib.rs"];

#[test]
fn every_room_knows_only_what_it_may() {
    let dependencies = dependencies();
    let mut complaints = Vec::new();
    for room in ROOMS {
        let files = sources(&src().join(room.name));
        assert!(!files.is_empty(), "src/{} is gone; is the table of rooms up to date?", room.name);
        for file in files {
            let text = code_only(&fs::read_to_string(&file).expect("sources are readable"));
            let modules = modules_of(&file);
            for path in paths(&text) {
                if let Some(complaint) = complaint(room, &modules, &path, &dependencies, &text) {
                    complaints.push(format!("{}: {complaint}", file.display()));
                }
            }
        }
    }
    assert!(complaints.is_empty(), "rooms that know too much:\n{}", complaints.join("\n"));
}

#[test]
fn the_table_of_rooms_is_whole() {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(src()).expect("src").flatten() {
        found.insert(entry.file_name().to_string_lossy().into_owned());
    }
    let planned: BTreeSet<String> = ROOMS.iter().map(|room| room.name).chain(FREE).map(str::to_string).collect();
    assert_eq!(found, planned, "a room below src that isn't planned, or a planned one that isn't there");
}

/// The floors of the rules, from the ground up: words and values, what is on the table, facts of the position, what
/// Skills say, what the mission says, questions, Skills that are offered, what is asked and may be answered, what the
/// automated Villain would do, what changes the table, what would come of it. A room knows those below it, and none above.
const FLOORS: [&[&str]; 16] = [
    &[
        "id",
        "players",
        "ruling",
        "edition",
        "board",
        "effort",
        "command",
        "refusal",
        "layout",
        "ai_task",
        "scenario",
        "ai_cards",
        "scenario_skills",
        "skill_target",
        "event",
        "prompt",
        "difficulty",
        "options",
    ],
    &["frames"],
    &["state"],
    &["game"],
    &["draw", "supposed"],
    &["figures"],
    &["skills"],
    &["mission"],
    &["query"],
    &["offered"],
    &["answers"],
    &["solo"],
    &["flow"],
    &["foreseen"],
    &["interface"],
    &["score"],
];

/// What `rules/mod.rs` re-exports from a room under its own name: `Game` is `game`'s.
fn shown_by_the_rules() -> BTreeMap<String, String> {
    let text = code_only(&fs::read_to_string(src().join("rules/mod.rs")).expect("sources are readable"));
    let split = |path: String| path.split_once("::").map(|(room, name)| (name.to_string(), room.to_string()));
    paths(&text).into_iter().filter_map(split).collect()
}

#[test]
fn the_rules_know_only_the_floors_below() {
    let floor = |module: &str| FLOORS.iter().position(|floor| floor.contains(&module));
    let shown = shown_by_the_rules();
    let mut complaints = Vec::new();
    for file in sources(&src().join("rules")) {
        let modules = modules_of(&file);
        let Some(own) = modules.get(1) else { continue };
        let mine = floor(own).unwrap_or_else(|| panic!("rules/{own} stands on no floor"));
        let text = code_only(&fs::read_to_string(&file).expect("sources are readable"));
        for path in paths(&text) {
            let climbed = path.split("::").take_while(|part| *part == "super").count();
            let whole: Vec<&str> = match path.strip_prefix("crate::") {
                Some(path) => path.split("::").collect(),
                None if climbed > 0 && climbed < modules.len() => {
                    let kept = modules[..modules.len() - climbed].iter().map(String::as_str);
                    kept.chain(path.split("::").skip(climbed)).collect()
                }
                None => continue,
            };
            if let ["rules", name, ..] = whole.as_slice()
                && let module = shown.get(*name).map_or(*name, String::as_str)
                && floor(module).is_some_and(|other| other > mine)
            {
                complaints.push(format!("{}: {path}", file.display()));
            }
        }
    }
    assert!(complaints.is_empty(), "rules that know a floor above them:\n{}", complaints.join("\n"));
}

/// The same commands give the same match on every machine.
#[test]
fn the_rules_depend_on_nothing_outside() {
    let outside = ["fs", "io", "env", "net", "time", "thread", "process"];
    let mut complaints = Vec::new();
    for file in sources(&src().join("rules")) {
        let text = code_only(&fs::read_to_string(&file).expect("sources are readable"));
        let paths = paths(&text);
        let reached = paths.iter().filter_map(|path| path.strip_prefix("std::"));
        let reached = reached.filter(|path| outside.iter().any(|outer| is_within(path, outer)));
        complaints.extend(reached.map(|path| format!("{}: std::{path}", file.display())));
        let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
        let floats = words.filter(|word| ["f32", "f64"].contains(word));
        complaints.extend(floats.map(|word| format!("{}: {word}", file.display())));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// What a browser lacks, or has in a different form.
const MACHINE: [&str; 13] = [
    "std::fs",
    "std::time",
    "std::thread",
    "std::net",
    "std::process",
    "web_time",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "bevy::tasks",
    "bevy::platform::time",
    "bevy::platform::thread",
];

/// Storage, clock and thinking time come from the platform; only the engine, which no browser runs, does without.
#[test]
fn only_the_platform_knows_the_machine() {
    let mut complaints = Vec::new();
    for file in sources(&src()) {
        if matches!(modules_of(&file)[0].as_str(), "platform" | "bin") {
            continue;
        }
        let text = code_only(&fs::read_to_string(&file).expect("sources are readable"));
        let reached = paths(&text).into_iter().filter(|path| MACHINE.iter().any(|outer| is_within(path, outer)));
        complaints.extend(reached.map(|path| format!("{}: {path}", file.display())));
    }
    assert!(complaints.is_empty(), "files that know the machine:\n{}", complaints.join("\n"));
}

#[test]
fn no_unsafe_and_nothing_unfinished() {
    let mut complaints = Vec::new();
    for file in sources(&src()) {
        let text = code_only(&fs::read_to_string(&file).expect("sources are readable"));
        for word in ["unsafe", "todo!", "unimplemented!", "dbg!"] {
            let known_attribute = text.matches("unsafe_code").count();
            let found = text.matches(word).count() - if word == "unsafe" { known_attribute } else { 0 };
            if found > 0 {
                complaints.push(format!("{}: {word}", file.display()));
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// What is wrong with a path that a file of a room names.
fn complaint(room: &Room, modules: &[String], path: &str, dependencies: &[String], text: &str) -> Option<String> {
    let mut parts = path.split("::");
    let root = parts.next().unwrap_or_default();
    match root {
        "crate" | "gotham_chronicles" => {
            let rest: Vec<&str> = parts.collect();
            let rest = rest.join("::");
            // The engine's own modules are at the root of its binary.
            let own = modules.first().is_some_and(|own| is_within(&rest, own)) || room.name == "bin" && root == "crate";
            let known = own || room.rooms.iter().any(|known| is_within(&rest, known));
            (!known).then(|| format!("may not know crate::{rest}"))
        }
        "super" => {
            let climbed = path.split("::").take_while(|part| *part == "super").count();
            let inline = usize::from(text.contains("mod tests {"));
            (climbed >= modules.len() + inline).then(|| format!("climbs out of its room: {path}"))
        }
        _ => {
            let is_crate = dependencies.iter().any(|dependency| dependency == root);
            (is_crate && !room.crates.contains(&root)).then(|| format!("may not use the crate {root}"))
        }
    }
}

fn is_within(path: &str, outer: &str) -> bool {
    path.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every `.rs` file below a folder, or the file itself.
fn sources(place: &Path) -> Vec<PathBuf> {
    if place.is_file() {
        return vec![place.to_path_buf()];
    }
    let Ok(entries) = fs::read_dir(place) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.flatten().flat_map(|entry| sources(&entry.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "rs"));
    files.sort();
    files
}

/// The module path of a file: `src/rules/board/moves.rs` is `rules`, `board`, `moves`.
fn modules_of(file: &Path) -> Vec<String> {
    let below = file.strip_prefix(src()).expect("a file below src").with_extension("");
    let mut modules: Vec<String> = below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if modules.last().is_some_and(|last| last == "mod") {
        modules.pop();
    }
    modules
}

/// The crates that Cargo.toml names outside of tests, as code names them.
fn dependencies() -> Vec<String> {
    let manifest = include_str!("../Cargo.toml");
    let mut names = Vec::new();
    let mut is_inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_inside = line.starts_with('[')
                && line.ends_with("dependencies]")
                && !line.contains("build-")
                && !line.contains("dev-");
        } else if is_inside && let Some((name, _)) = line.split_once('=') {
            names.push(name.trim().replace('-', "_"));
        }
    }
    names
}

/// A source without its comments and string literals.
fn code_only(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let skipped = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            'r' if rest.starts_with("r#\"") => rest[3..].find("\"#").map_or(rest.len(), |end| end + 5),
            '"' => length_of_text(rest),
            '\'' if rest.starts_with("'\"'") => 3,
            '\'' if rest.starts_with("'\\\"'") => 4,
            _ => {
                code.push(first);
                rest = &rest[first.len_utf8()..];
                continue;
            }
        };
        code.push(' ');
        rest = &rest[skipped..];
    }
    code
}

/// How long a string literal is, including its quotes.
fn length_of_text(source: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in source.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    source.len()
}

/// Every path with a `::` in code, and every tree in a `use` line, branch by branch.
fn paths(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = code;
    let mut before = ' ';
    while let Some(first) = rest.chars().next() {
        let is_start = (first.is_alphabetic() || first == '_') && !(before.is_alphanumeric() || before == '_');
        if !is_start {
            before = first;
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let word = word_at(rest);
        let after = &rest[word.len()..];
        if word == "use" {
            let end = after.find(';').unwrap_or(after.len());
            let tree: String = after[..end].split_whitespace().collect::<Vec<_>>().join(" ");
            branches("", tree.trim(), &mut found);
            rest = &after[end..];
        } else if before != ':' && before != '.' && after.starts_with("::") {
            let path = path_at(rest);
            found.push(path.to_string());
            rest = &rest[path.len()..];
        } else {
            rest = after;
        }
        before = 'x';
    }
    found
}

fn word_at(code: &str) -> &str {
    let end = code.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(code.len());
    &code[..end]
}

/// The words joined by `::` at the start.
fn path_at(code: &str) -> &str {
    let mut end = word_at(code).len();
    while code[end..].starts_with("::") {
        let next = word_at(&code[end + 2..]);
        if next.is_empty() {
            break;
        }
        end += 2 + next.len();
    }
    &code[..end]
}

/// The paths of a tree of a `use` line: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn branches(stem: &str, tree: &str, found: &mut Vec<String>) {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        let leaf = tree.split(" as ").next().unwrap_or_default().trim();
        if !leaf.is_empty() {
            found.push(format!("{stem}{leaf}"));
        }
        return;
    };
    let stem = format!("{stem}{}", &tree[..open]);
    let inside = tree[open + 1..].trim_end().strip_suffix('}').unwrap_or(&tree[open + 1..]);
    let (mut depth, mut start) = (0, 0);
    for (at, c) in inside.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                branches(&stem, &inside[start..at], found);
                start = at + 1;
            }
            _ => {}
        }
    }
    branches(&stem, &inside[start..], found);
}

#[test]
fn paths_are_read_as_written() {
    let code = code_only(
        "use crate::{ai, play::{player::Player as P, Seat}};\n// use bevy::prelude::*;\nlet x = \"egui::Ui\";\n\
         serde_json::to_string(&a.b::<u8>()); pub(super) fn f(c: char) -> bool { c == '\"' } super::super::g();",
    );
    let expected =
        ["crate::ai", "crate::play::player::Player", "crate::play::Seat", "serde_json::to_string", "super::super::g"];
    assert_eq!(paths(&code), expected);
}

#[test]
fn a_room_that_knows_too_much_is_named() {
    let ai = ROOMS.iter().find(|room| room.name == "ai").expect("the room of the bots");
    let dependencies = dependencies();
    let modules = ["ai".to_string(), "random".to_string()];
    let says = |path: &str| complaint(ai, &modules, path, &dependencies, "");
    assert_eq!(says("crate::play::player::Player"), None);
    assert_eq!(says("super::SeatKind"), None);
    assert_eq!(says("crate::play::Match").as_deref(), Some("may not know crate::play::Match"));
    assert_eq!(says("bevy::prelude::App").as_deref(), Some("may not use the crate bevy"));
    assert_eq!(says("super::super::table").as_deref(), Some("climbs out of its room: super::super::table"));
}
