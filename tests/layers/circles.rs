//! No file of a room knows another that knows it back, be it by way of others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::read::{branches, code_of, modules_of, paths, sources, src};

type Module = Vec<String>;

/// A file: its paths, and what its `use` lines import under which name.
struct File {
    paths: Vec<Module>,
    names: BTreeMap<String, Module>,
}

/// The crates: folders below `src`, and for the program itself that of all sources.
const CRATES: [&str; 12] = [
    "platform",
    "content",
    "embedded",
    "rules",
    "sentences",
    "words",
    "play",
    "ai",
    "panels",
    "workshop",
    "engine",
    "table",
];

/// Selectors of the mission language, in the crate of the content. They are recursive by nature: miniatures that stand
/// where tokens lie, tokens that such miniatures carry, as many as there are cards in those Areas. Each is a type that
/// holds the others, so its file knows theirs.
const SELECTORS: (&str, [&str; 5]) =
    ("content", ["script::areas", "script::cards", "script::minis", "script::number", "script::tokens"]);

#[test]
fn no_circle_inside_a_room() {
    let mut complaints = Vec::new();
    let mut read = 0;
    let mut selectors = BTreeSet::new();
    for room in CRATES {
        let is_the_program = room == "table";
        let folder = if is_the_program { src() } else { src().join(room) };
        let (circles, known) = circles_in(&folder, &src().join(room));
        read += known;
        let is_selector = |file: &String| room == SELECTORS.0 && SELECTORS.1.contains(&file.as_str());
        for (file, back) in circles {
            if is_selector(&file) && back.iter().all(is_selector) {
                selectors.insert(file);
            } else {
                complaints.push(format!("{room}: {file} knows {}", back.join(", ")));
            }
        }
    }
    assert!(read > 1500, "hardly a path was read");
    assert!(complaints.is_empty(), "files in a circle:\n{}", complaints.join("\n"));
    assert!(selectors.iter().eq(SELECTORS.1.iter()), "only these selectors are recursive: {selectors:?}");
}

/// The files in a circle among those below a folder of a crate, each with those that it knows and that know it back, and
/// how many acquaintances there are in all.
fn circles_in(of_the_crate: &Path, folder: &Path) -> (Vec<(String, Vec<String>)>, usize) {
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
        let back = known[module].iter().filter(|other| is_reached(module, &known[*other], &known));
        (name_of(module), back.map(name_of).collect())
    });
    (circles.collect(), known.values().flatten().count())
}

/// What a file is called; the crate's root by that word.
fn name_of(module: &Module) -> String {
    if module.is_empty() { "crate".into() } else { module.join("::") }
}

/// Whether a file is among those that the given ones know, or that those know, and so on.
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

/// Reads a file. What it only shows to others, and does not use, it does not know itself.
fn read(module: &Module, text: &str, modules: &BTreeSet<Module>) -> File {
    let mut names = BTreeMap::new();
    let mut shown = Vec::new();
    let used = words_in_use(text);
    for statement in text.split(';') {
        let Some((before, tree)) = use_in(statement) else { continue };
        let mut found = Vec::new();
        branches("", &tree.split_whitespace().collect::<Vec<_>>().join(" "), &mut found);
        for path in found {
            let name = path.split("::").last().unwrap_or_default().to_string();
            if (before.ends_with("pub") || before.ends_with(')')) && !used.contains(name.as_str()) {
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

/// Every word of a source but those of its `use` and `mod` lines.
fn words_in_use(text: &str) -> BTreeSet<&str> {
    let code = text.split(';').map(|statement| match (use_in(statement), statement.trim_end().rsplit_once(' ')) {
        (Some((before, _)), _) => before,
        (None, Some((before, _))) if before.ends_with("mod") => before,
        (None, _) => statement,
    });
    code.flat_map(|code| code.split(|c: char| !(c.is_alphanumeric() || c == '_'))).collect()
}

/// What stands before the word `use`, if a statement has one, and the tree behind it.
fn use_in(statement: &str) -> Option<(&str, &str)> {
    let (before, tree) = statement.split_once("use ")?;
    let before = before.trim_end();
    let is_use = before.is_empty() || before.ends_with(['}', ']', ')', '{']) || before.ends_with("pub");
    is_use.then_some((before, tree))
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
