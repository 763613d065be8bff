//! One name, one thing: in the rules, and in the rules and a match together, no two types that others may see have the same
//! name. Nobody who reads `Outcome` has to look up which one.

use std::collections::BTreeMap;

use super::read::{code_of, sources, src};

/// The rooms whose names meet.
const ROOMS: [&str; 2] = ["rules", "play"];

#[test]
fn no_two_types_have_the_same_name() {
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for room in ROOMS {
        for file in sources(&src().join(room)) {
            if file.iter().any(|part| part == "tests" || part == "tests.rs") {
                continue;
            }
            for name in types(&code_of(&file)) {
                known.entry(name).or_default().push(file.display().to_string());
            }
        }
    }
    assert!(known.len() > 200, "hardly a type was read");
    let twice = known.iter().filter(|(_, files)| files.len() > 1);
    let twice: Vec<String> = twice.map(|(name, files)| format!("{name}: {}", files.join(", "))).collect();
    assert!(twice.is_empty(), "types of one name:\n{}", twice.join("\n"));
}

/// The names of the types that a file shows to others, if only to its neighbors.
fn types(code: &str) -> Vec<String> {
    code.lines().filter_map(|line| type_of(line.trim_start())).collect()
}

/// The name of the type that a line defines, if others see it: after `pub`, with or without brackets.
fn type_of(line: &str) -> Option<String> {
    let rest = line.strip_prefix("pub")?;
    let rest = rest.strip_prefix('(').and_then(|inside| inside.split_once(')')).map_or(rest, |(_, rest)| rest);
    let mut words = rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty());
    let is_type = words.next().is_some_and(|word| ["struct", "enum", "trait", "union"].contains(&word));
    if is_type { words.next().map(str::to_string) } else { None }
}

#[test]
fn types_are_read_as_written() {
    let code = "pub struct A;\nstruct B;\n    pub(crate) enum C {\n        pub x: u8,\n    }\n\
                pub(in crate::x) struct D<'a>(&'a u8);\npub trait E {}\npub fn f() {}\n";
    assert_eq!(types(code), ["A", "C", "D", "E"]);
}
