//! The rooms keep to their places. Which crate knows which, the compiler sees to: each names the others in its manifest. Here
//! are the finer lines: what a room may know inside another, the floors of the rules, no two files that know each other,
//! and what no room may hold.

mod circles;
mod floors;
mod names;
mod read;

use self::read::{code_of, is_within, modules_of, paths, sources, src};

/// Rooms that may know only a part of another: the room, the other crate, and what of it.
const PARTS: [(&str, &str, &[&str]); 2] = [
    ("ai", "gotham_play", &["player", "Player", "Level", "advice", "review", "puzzle"]),
    ("ai", "gotham_platform", &["Patience", "Endless", "Steps"]),
];

#[test]
fn a_room_knows_only_its_part_of_another() {
    let mut complaints = Vec::new();
    for (room, other, parts) in PARTS {
        let files = sources(&src().join(room));
        assert!(!files.is_empty(), "src/{room} is gone; is the table of parts up to date?");
        for file in files {
            let known = paths(&code_of(&file));
            let inside = known.iter().filter_map(|path| path.strip_prefix(other)?.strip_prefix("::"));
            let beyond = inside.filter(|path| !parts.iter().any(|part| is_within(path, part)));
            complaints.extend(beyond.map(|path| format!("{}: may not know {other}::{path}", file.display())));
        }
    }
    assert!(complaints.is_empty(), "rooms that know too much:\n{}", complaints.join("\n"));
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

/// Storage, clock and thinking time are asked of the platform; only what no browser runs, the engine and the build,
/// reads the machine itself.
#[test]
fn only_the_platform_knows_the_machine() {
    let mut complaints = Vec::new();
    for file in sources(&src()) {
        let room = modules_of(&file, &src()).into_iter().next();
        if matches!(room.as_deref(), Some("platform" | "engine" | "sentences")) {
            continue;
        }
        let known = paths(&code_of(&file));
        let reached = known.iter().filter(|path| MACHINE.iter().any(|outer| is_within(path, outer)));
        complaints.extend(reached.map(|path| format!("{}: {path}", file.display())));
    }
    assert!(complaints.is_empty(), "files that know the machine:\n{}", complaints.join("\n"));
}

/// `unsafe` is forbidden by the manifests; this is what clippy would only warn of.
#[test]
fn nothing_unfinished() {
    let mut complaints = Vec::new();
    for file in sources(&src()) {
        let code = code_of(&file);
        for word in ["todo!", "unimplemented!", "dbg!"] {
            if code.contains(word) {
                complaints.push(format!("{}: {word}", file.display()));
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_room_has_the_lints_of_the_house() {
    for room in std::fs::read_dir(src()).expect("src").flatten() {
        let Ok(manifest) = std::fs::read_to_string(room.path().join("Cargo.toml")) else { continue };
        assert!(manifest.contains("[lints]\nworkspace = true"), "{}: without the lints", room.path().display());
    }
}
