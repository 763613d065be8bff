//! Inside the rules each room stands on a floor.

use std::collections::BTreeMap;

use super::read::{code_of, is_within, modules_of, paths, sources, src};

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
        "departure",
        "refusal",
        "layout",
        "known",
        "noticed",
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

/// What `rules/lib.rs` shows of a room by its own name: `Game` is `game`'s.
fn shown_by_the_rules() -> BTreeMap<String, String> {
    let split = |path: String| path.split_once("::").map(|(room, name)| (name.to_string(), room.to_string()));
    paths(&code_of(&src().join("rules/lib.rs"))).into_iter().filter_map(split).collect()
}

#[test]
fn the_rules_know_only_the_floors_below() {
    let floor = |module: &str| FLOORS.iter().position(|floor| floor.contains(&module));
    let shown = shown_by_the_rules();
    let folder = src().join("rules");
    let mut complaints = Vec::new();
    for file in sources(&folder) {
        let modules = modules_of(&file, &folder);
        let Some(own) = modules.first() else { continue };
        let mine = floor(own).unwrap_or_else(|| panic!("rules/{own} stands on no floor"));
        for path in paths(&code_of(&file)) {
            let climbed = path.split("::").take_while(|part| *part == "super").count();
            let whole: Vec<&str> = match path.strip_prefix("crate::") {
                Some(path) => path.split("::").collect(),
                None if climbed > 0 && climbed <= modules.len() => {
                    let kept = modules[..modules.len() - climbed].iter().map(String::as_str);
                    kept.chain(path.split("::").skip(climbed)).collect()
                }
                None => continue,
            };
            if let [name, ..] = whole.as_slice()
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
        let text = code_of(&file);
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
