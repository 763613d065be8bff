//! No file of the rules knows another that knows it back, even by way of others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::{branches, code_only, modules_of, paths, sources, src};

type Module = Vec<String>;

/// A file: its paths, and what its `use` lines import under which name.
struct File {
    paths: Vec<Module>,
    names: BTreeMap<String, Module>,
}

#[test]
fn no_circle_inside_the_rules() {
    let texts: BTreeMap<Module, String> = sources(&src().join("rules"))
        .into_iter()
        .filter(|file| !file.ends_with("tests.rs"))
        .map(|file| (modules_of(&file), code_only(&fs::read_to_string(&file).expect("sources are readable"))))
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
    let circles: Vec<String> =
        circles.map(|module| format!("{} knows {:?}", module.join("::"), known[module])).collect();
    assert!(known.values().flatten().count() > 500, "hardly a path was read");
    assert!(circles.is_empty(), "files in a circle:\n{}", circles.join("\n"));
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

/// Reads a file. What it only re-exports it does not know itself.
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

/// A path from the root of the library; `None` if it leads out of it.
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

/// The file that contains what a path names, no matter who re-exports it; `None` if it only names a module.
fn home(path: &Module, files: &BTreeMap<Module, File>, depth: u8) -> Option<Module> {
    let length = (1..=path.len()).rev().find(|length| files.contains_key(&path[..*length]))?;
    let (module, rest) = path.split_at(length);
    let name = rest.first().filter(|name| !["self", "*"].contains(&name.as_str()))?;
    match files[module].names.get(name) {
        Some(next) if next != path && depth < 8 && next.first().is_some_and(|root| root == "rules") => {
            home(&next.iter().chain(&rest[1..]).cloned().collect(), files, depth + 1)
        }
        Some(next) if next.first().is_some_and(|root| root != "rules") => None,
        _ => Some(module.to_vec()),
    }
}
