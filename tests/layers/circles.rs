//! No file of a room knows another that knows it back, be it by way of others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::read::{branches, code_of, modules_of, paths, sources, src};

type Module = Vec<String>;

/// A file: its paths, and what its `use` lines bring by which name.
struct File {
    paths: Vec<Module>,
    names: BTreeMap<String, Module>,
}

/// The crates: folders below `src`, and for the program itself that of all sources.
const CRATES: [&str; 11] =
    ["platform", "content", "embedded", "rules", "sentences", "words", "play", "ai", "panels", "engine", "table"];

#[test]
fn no_circle_inside_a_room() {
    let mut complaints = Vec::new();
    let mut read = 0;
    for room in CRATES {
        let is_the_program = room == "table";
        let folder = if is_the_program { src() } else { src().join(room) };
        let (circles, known) = circles_in(&folder, &src().join(room));
        read += known;
        complaints.extend(circles.into_iter().map(|circle| format!("{room}: {circle}")));
    }
    assert!(read > 1500, "hardly a path was read");
    assert!(complaints.is_empty(), "files in a circle:\n{}", complaints.join("\n"));
}

/// The files in a circle among those below a folder of a crate, and how many acquaintances there are.
fn circles_in(of_the_crate: &Path, folder: &Path) -> (Vec<String>, usize) {
    let texts: BTreeMap<Module, String> = sources(folder)
        .into_iter()
        .filter(|file| !file.iter().any(|part| part == "tests" || part == "tests.rs"))
        .map(|file| (modules_of(&file, of_the_crate), code_of(&file)))
        .collect();
    let modules: BTreeSet<Module> = texts.keys().cloned().collect();
    let files: BTreeMap<Module, File> =
        texts.iter().map(|(module, text)| (module.clone(), read(module, text, &modules))).collect();
    let mut known: BTreeMap<&Module, BTreeSet<Module>> = BTreeMap::new();
    for (module, file) in &files {
        let others = file.paths.iter().filter_map(|path| home(path, &files, 0)).filter(|other| other != module);
        known.insert(module, others.collect());
    }
    let circles = known.keys().filter(|module| is_reached(module, &known[*module], &known));
    let circles = circles.map(|module| {
        let back = known[module].iter().filter(|other| *other != *module && is_reached(module, &known[*other], &known));
        format!("{} knows {}", module.join("::"), back.map(|other| other.join("::")).collect::<Vec<_>>().join(", "))
    });
    (circles.collect(), known.values().flatten().count())
}

/// Whether a file is among those that others know, or that those know, and so on.
fn is_reached(module: &Module, begin: &BTreeSet<Module>, known: &BTreeMap<&Module, BTreeSet<Module>>) -> bool {
    let (mut seen, mut open) = (BTreeSet::new(), begin.iter().collect::<Vec<_>>());
    while let Some(next) = open.pop() {
        if next == module {
            return true;
        }
        if seen.insert(next) {
            open.extend(&known[next]);
        }
    }
    false
}

/// Reads a file. What it only shows to others it does not know itself.
fn read(module: &Module, text: &str, modules: &BTreeSet<Module>) -> File {
    let mut names = BTreeMap::new();
    let mut shown = Vec::new();
    for statement in text.split(';') {
        let Some(at) = statement.find("use ").filter(|at| is_use(&statement[..*at])) else { continue };
        let mut found = Vec::new();
        let tree = statement[at + 4..].split_whitespace().collect::<Vec<_>>().join(" ");
        branches("", &tree, &mut found);
        for path in found {
            let name = path.split("::").last().unwrap_or_default().to_string();
            let count = text.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| *word == name).count();
            if statement[..at].trim_end().ends_with("pub") && count < 2 {
                shown.push(path.clone());
            }
            names.insert(name, whole(module, &path, modules, &BTreeMap::new()).unwrap_or_default());
        }
    }
    names.retain(|_, path| !path.is_empty());
    let paths = paths(text).into_iter().filter(|path| !shown.contains(path));
    let paths = paths.filter_map(|path| whole(module, &path, modules, &names)).collect();
    File { paths, names }
}

/// Whether `use` begins a statement here.
fn is_use(before: &str) -> bool {
    let before = before.trim_end();
    before.is_empty() || before.ends_with(['}', ']', ')']) || before.ends_with("pub") || before.ends_with('{')
}

/// A path from the root of the crate; `None`: it leads out of it.
fn whole(module: &Module, path: &str, modules: &BTreeSet<Module>, names: &BTreeMap<String, Module>) -> Option<Module> {
    let parts: Vec<String> = path.split("::").map(str::to_string).collect();
    let climbed = parts.iter().take_while(|part| *part == "super").count();
    let child = module.iter().chain(&parts[..1]).cloned().collect::<Module>();
    match parts[0].as_str() {
        "crate" => Some(parts[1..].to_vec()),
        "self" => Some(module.iter().chain(&parts[1..]).cloned().collect()),
        "super" => {
            Some(module[..module.len().saturating_sub(climbed)].iter().chain(&parts[climbed..]).cloned().collect())
        }
        _ if modules.contains(&child) => Some(module.iter().chain(&parts).cloned().collect()),
        name => names.get(name).map(|known| known.iter().chain(&parts[1..]).cloned().collect()),
    }
}

/// The file in which something stands that a path names, whoever shows it; `None`: a module is named and nothing in it.
fn home(path: &Module, files: &BTreeMap<Module, File>, depth: u8) -> Option<Module> {
    let length = (0..=path.len()).rev().find(|length| files.contains_key(&path[..*length]))?;
    let (module, rest) = path.split_at(length);
    let name = rest.first().filter(|name| !["self", "*"].contains(&name.as_str()))?;
    match files[module].names.get(name) {
        Some(next) if next != path && depth < 8 => {
            home(&next.iter().chain(&rest[1..]).cloned().collect(), files, depth + 1)
        }
        _ => Some(module.to_vec()),
    }
}
