//! Sources are read here: the paths in them, `use` lines with their braces and paths inside of code, comments and texts left
//! out.

use std::fs;
use std::path::{Path, PathBuf};

pub(super) fn is_within(path: &str, outer: &str) -> bool {
    path.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// The folder of the sources.
pub(super) fn src() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("src")
}

/// Every `.rs` file below a folder, build scripts left out, in name order.
pub(super) fn sources(place: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(place) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("build.rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The module path of a file in its crate, whose folder is named: `src/rules/board/moves.rs` is `board`, `moves`; the
/// crate's root is nothing.
pub(super) fn modules_of(file: &Path, folder: &Path) -> Vec<String> {
    let below = file.strip_prefix(folder).expect("a file below its crate").with_extension("");
    let mut modules: Vec<String> = below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if modules.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        modules.pop();
    }
    modules
}

/// The code of a file.
pub(super) fn code_of(file: &Path) -> String {
    code_only(&fs::read_to_string(file).expect("sources are readable"))
}

/// A source without its comments and string literals.
pub(super) fn code_only(source: &str) -> String {
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
pub(super) fn length_of_text(source: &str) -> usize {
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
pub(super) fn paths(code: &str) -> Vec<String> {
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

pub(super) fn word_at(code: &str) -> &str {
    let end = code.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(code.len());
    &code[..end]
}

/// The words joined by `::` at the start.
pub(super) fn path_at(code: &str) -> &str {
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
pub(super) fn branches(stem: &str, tree: &str, found: &mut Vec<String>) {
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
